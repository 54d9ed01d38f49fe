//! Teaching games: who teaches in a club, and which beginner asks to be taught.
//!
//! A request lets those who teach in the club see which exercises of the course the member has solved. The stored
//! request is that consent: it ends with the request.

pub mod custom_id;
pub(crate) mod refusal;
pub mod stage;

use crate::clock::{Span, Timestamp};
use crate::club::teach::custom_id::TeachButton;
use crate::club::teach::refusal::TeachRefusal;
use crate::club::teach::stage::CourseStage;
use crate::game::{Calendar, ClubId, GameId, PlayerId, TimeLimit};
use crate::games::time::{calendar, vacation};
use crate::games::{find, rated};
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::Outcome;
use crate::kit::prefs::Pref;
use crate::kit::reach::Reached;
use crate::kit::refusal::{LimitRefusal, Refusal};
use crate::kit::services::Services;
use crate::people::block::BLOCKED;
use crate::people::mute;
use crate::port::message::{Button, Look, Row};
use crate::rules::Rank;
use crate::store::{StoreError, stored_as};

/// Weakest rank of teachers. From here on weekly games are played on the whole board, so a teacher has met all topics
/// of the course in games of their own, and a player who has just learnt the rules is ten ranks weaker or more.
pub(crate) const WEAKEST: Rank = Rank::kyu(15).expect("15 is from 1 to 30");
/// Time in which a request can be accepted, in days.
pub(crate) const OPEN_DAYS: u16 = 7;
/// Lifetime of an accepted request, in days from its creation: enough for a game on a small board.
pub(crate) const TAUGHT_DAYS: u16 = 60;

/// Maximum number of teachers that a request pings: one is enough, and the others see it in the channel.
const CALLED: usize = 3;
/// Minimum time between two pings of the same teacher, by any member.
const PING_INTERVAL: Span = Span::days(1);

/// The teachers of a club, with the time of their last ping by a request: 1970 for none.
pub(crate) static TEACHES: Pref<(ClubId, PlayerId), Option<Timestamp>> = Pref::new("teaching");
/// A member's requests for a teacher in a club.
pub(crate) static ASKED: Pref<(ClubId, PlayerId), Option<Asked>> = Pref::new("teaching-asked");
/// Teaching games, with the time they were asked for.
pub(crate) static TAUGHT: Pref<GameId, Option<Timestamp>> = Pref::new("teaching-game");
/// The name of the timer for the end of a request.
pub(crate) const TIMER: &str = "teaching-asked";
/// The keys of the pages whose exercises a member has solved, in the order in which they did.
pub(crate) static SOLVED: Pref<PlayerId, Vec<String>> = Pref::new("course");

/// A request for a teaching game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    /// The stage that they have finished.
    pub(crate) stage: CourseStage,
    /// The time of the request, which identifies it.
    pub(crate) at: Timestamp,
    pub(crate) teacher: Option<PlayerId>,
}

stored_as! {
    Asked, as (CourseStage, (Timestamp, Option<PlayerId>)):
        |asked| (asked.stage, (asked.at, asked.teacher)),
        |(stage, (at, teacher))| Some(Self { stage, at, teacher });
}

impl Asked {
    /// Its deadline, if the bot is not down in the meantime.
    pub(crate) fn until(&self) -> Timestamp {
        self.time().until()
    }

    /// Its deadline, extended by the time `rests` in which nobody could answer. The teacher's access ends on the day
    /// that the beginner was promised.
    pub(crate) fn until_by(&self, rests: &Calendar) -> Timestamp {
        match self.teacher {
            None => self.time().until_by(rests),
            Some(_) => self.until(),
        }
    }

    fn time(&self) -> TimeLimit {
        let days = match self.teacher {
            None => OPEN_DAYS,
            Some(_) => TAUGHT_DAYS,
        };
        TimeLimit {
            since: self.at,
            span: Span::days(days.into()),
        }
    }
}

/// The request of `beginner` in `club` at `now`, if they have one.
pub(crate) async fn request(
    services: &Services,
    club: ClubId,
    beginner: PlayerId,
    now: Timestamp,
) -> Result<Option<Asked>, StoreError> {
    let asked = ASKED.get(services, (club, beginner)).await?;
    let rests = calendar::of_all(services).await?;
    Ok(asked.filter(|asked| now < asked.until_by(&rests)))
}

/// The request that `beginner` made at `at` in the club of the caller.
pub(crate) async fn find_request(
    ctx: &Ctx<'_>,
    beginner: PlayerId,
    at: Timestamp,
) -> Result<Asked, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let asked = request(ctx.services, club, beginner, ctx.now).await?;
    let same = asked.filter(|asked| asked.at == at);
    Ok(same.ok_or(TeachRefusal::Over)?)
}

/// Refuses callers who do not teach in the club, or whom `beginner` has blocked.
pub(crate) async fn check_teaches(ctx: &Ctx<'_>, beginner: PlayerId) -> Result<(), Failure> {
    let (services, caller) = (ctx.services, ctx.caller());
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    if TEACHES.get(services, (club, caller)).await?.is_none() {
        return Err(TeachRefusal::NotTeaching.into());
    }
    if let Some(mute) = mute::mute_in(services, club, caller, ctx.now).await? {
        return Err(mute.refusal().into());
    }
    check_rank(ctx, club).await?;
    if BLOCKED.get(services, beginner).await?.contains(&caller) {
        // A block stays secret.
        Err(LimitRefusal::TakesNoMore(beginner).into())
    } else {
        Ok(())
    }
}

/// The text for a member who does not teach, with a button to begin; none if `checked` allows teaching.
///
/// # Errors
///
/// The failure, if it is any other.
pub(crate) fn invitation(
    ctx: &Ctx<'_>,
    checked: Result<(), Failure>,
) -> Result<Option<Outcome>, Failure> {
    match checked {
        Err(Failure::Refused(refusal)) if refusal == TeachRefusal::NotTeaching.into() => {
            let label = say::teach::button_join();
            let join = custom_id::button(&label, TeachButton::Join, Look::Primary, ctx.reader());
            let sentence = TeachRefusal::NotTeaching.text();
            Ok(Some(ctx.ask(&sentence, vec![Row::Buttons(vec![join])])))
        }
        checked => checked.map(|()| None),
    }
}

/// The teaching game in `club` in which `beginner` is taught, while it runs.
pub(crate) async fn running(
    services: &Services,
    club: ClubId,
    beginner: PlayerId,
) -> Result<Option<GameId>, Failure> {
    let (games, _) = find::running_games(services, beginner).await?;
    for game in games {
        let is_here = game.place().club == Some(club) && game.phase().is_running();
        let is_beginner = game.offer().challenger == beginner;
        if is_here && is_beginner && TAUGHT.get(services, game.id()).await?.is_some() {
            return Ok(Some(game.id()));
        }
    }
    Ok(None)
}

/// Refuses callers who are too weak to teach in `club`, or whose rank is unknown.
pub(crate) async fn check_rank(ctx: &Ctx<'_>, club: ClubId) -> Result<(), Failure> {
    match rated::rank(ctx.services, club, ctx.caller()).await? {
        Some(rank) if rank >= WEAKEST => Ok(()),
        Some(_) => Err(TeachRefusal::TooWeak(WEAKEST).into()),
        None => Err(TeachRefusal::NoRank.into()),
    }
}

/// Teachers in `club` whom `beginner` can ask at `now`, each with the time of their last ping: strong enough, neither
/// away nor muted, and without a block between the two.
pub(crate) async fn teachers(
    services: &Services,
    club: ClubId,
    beginner: PlayerId,
    now: Timestamp,
) -> Result<Vec<(PlayerId, Timestamp)>, Failure> {
    let teach = services.store.each_property_in(TEACHES.property(), club);
    let teach = teach.await?.into_iter();
    let readable = |(player, called): (PlayerId, Result<Option<Timestamp>, StoreError>)| {
        let called = called.inspect_err(|error| {
            tracing::error!(%club, %error, "could not read whether a member teaches");
        });
        Some((player, called.ok()??))
    };
    let teach: Vec<_> = teach
        .filter_map(readable)
        .filter(|(player, _)| *player != beginner)
        .collect();
    let all: Vec<_> = teach.iter().map(|(player, _)| *player).collect();
    let away = vacation::away_of(services, club, &all, now).await?;
    let blocked = BLOCKED.get(services, beginner).await?;
    let mut teachers = Vec::new();
    for (player, called) in teach {
        let is_excluded = away.contains(&player) || blocked.contains(&player);
        let is_strong = rated::rank(services, club, player).await? >= Some(WEAKEST);
        let is_muted = mute::mute_in(services, club, player, now).await?.is_some();
        let blocks = BLOCKED.get(services, player).await?.contains(&beginner);
        if is_strong && !is_excluded && !is_muted && !blocks {
            teachers.push((player, called));
        }
    }
    Ok(teachers)
}

/// The few of `teachers` to ping now, least recently pinged first; none was pinged within a day.
pub(crate) fn teachers_to_ping(
    mut teachers: Vec<(PlayerId, Timestamp)>,
    now: Timestamp,
) -> Vec<(PlayerId, Timestamp)> {
    teachers.retain(|(_, last)| now.since(*last) >= PING_INTERVAL);
    teachers.sort_by_key(|(_, last)| *last);
    teachers.truncate(CALLED);
    teachers
}

/// Whether the bot can post a request here unasked and begin the game: in a channel where it can open threads.
pub(crate) fn is_place(ctx: &Ctx<'_>) -> bool {
    let is_channel = ctx.request.setting.channel.is_channel();
    is_channel && matches!(ctx.reach(), Reached::Home | Reached::Unread)
}

/// A line and a button below a solved exercise.
pub(crate) struct Suggestion {
    pub(crate) line: Text,
    pub(crate) button: Button,
}

/// The button that leads to a teaching game for the caller, who has just finished `stage`, if a teacher can be asked
/// here.
pub(crate) async fn suggestion(
    ctx: &Ctx<'_>,
    stage: CourseStage,
    locale: Locale,
) -> Option<Suggestion> {
    let is_offered = is_offered(ctx).await.unwrap_or_else(|failure| {
        // If this is unreadable, the exercise counts as solved anyway.
        tracing::error!(?failure, "could not read whether anyone teaches");
        false
    });
    is_offered.then(|| Suggestion {
        line: say::teach::suggestion(stage.title()),
        button: custom_id::button(
            &say::teach::button_ask(),
            TeachButton::Ask(stage),
            Look::Success,
            locale,
        ),
    })
}

async fn is_offered(ctx: &Ctx<'_>) -> Result<bool, Failure> {
    let (services, caller, now) = (ctx.services, ctx.caller(), ctx.now);
    let Some(club) = ctx.club_id().filter(|_| is_place(ctx)) else {
        return Ok(false);
    };
    // A member strong enough to teach here only looks at the course.
    let is_beginner = rated::rank(services, club, caller).await? < Some(WEAKEST);
    let has_asked = request(services, club, caller, now).await?;
    let has_asked = has_asked.is_some_and(|asked| asked.teacher.is_none());
    let is_muted = mute::mute_in(services, club, caller, now).await?.is_some();
    if !is_beginner || has_asked || is_muted || running(services, club, caller).await?.is_some() {
        return Ok(false);
    }
    Ok(!teachers(services, club, caller, now).await?.is_empty())
}

/// Ends every request that `player` has accepted, and their access to exercises (data deletion).
///
/// # Errors
///
/// A [`StoreError`]; everything is as it was then.
pub(crate) async fn forget(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    let without =
        move |_, asked: Option<Asked>| asked.filter(|asked| asked.teacher != Some(player));
    services
        .store
        .edit_property(ASKED.property(), without)
        .await
}
