//! Rated games: whether a game may be rated, its stakes, and its effect.

use crate::clock::Timestamp;
use crate::game::{
    ClubId, ColorChoice, Draft, Event, EventKind, Finish, Game, GameResult, Invitation, Listed,
    Manner, Phase, Place, PlayerId, Progress, Seat, Stakes,
};
use crate::i18n::{Name, Text, say};
use crate::kit::prefs::Pref;
use crate::kit::prefs::choice::Choosable;
use crate::kit::refusal::own_refusals;
use crate::kit::services::Services;
use crate::people::profile::RANK;
use crate::rating::{self, Changed, Odds, Pool, Rating, Strength, Table};
use crate::rules::{ByColor, Color, Rank};
use crate::store::{Assignment, Declared, Properties, STRENGTHS, StoreError};

impl Choosable for Stakes {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Unrated, "unrated"), (Self::Rated, "rated")];
}

/// Whether a club rates games against the program.
pub(crate) static PROGRAM_GAMES: Pref<ClubId, Stakes> = Pref::new("rated-program");

/// The reason why a game of these terms, offered at `place`, cannot be rated, if any.
///
/// # Errors
///
/// A [`StoreError`] if the club's settings cannot be read.
pub(crate) async fn hindrance(
    services: &Services,
    place: Place,
    invitation: Invitation,
    terms: &Draft,
) -> Result<Option<RatedRefusal>, StoreError> {
    let Some(club) = place.club else {
        return Ok(Some(RatedRefusal::Nowhere));
    };
    if let Invitation::Pairs { .. } | Invitation::Sides = invitation {
        return Ok(Some(RatedRefusal::Pairs));
    }
    if Pool::of(&terms.rules, terms.size).is_empty() {
        return Ok(Some(RatedRefusal::Board));
    }
    let is_other = |player: PlayerId| player.outside_name().is_some();
    if invitation.players().any(is_other) {
        // The host may put another program behind the same name tomorrow.
        return Ok(Some(RatedRefusal::Engine));
    }
    let manner = invitation.players().find_map(PlayerId::manner);
    if manner.is_some_and(|manner| manner != Manner::Usual) {
        // A game with hints, or against a style that gives way or sees only tactics, says nothing about strength.
        return Ok(Some(RatedRefusal::Style));
    }
    if manner.is_some() && PROGRAM_GAMES.get(services, club).await? == Stakes::Unrated {
        return Ok(Some(RatedRefusal::Program));
    }
    Ok(None)
}

/// Rated if possible: the default of challenges.
///
/// # Errors
///
/// A [`StoreError`] if the club's settings cannot be read.
pub(crate) async fn usual(
    services: &Services,
    place: Place,
    invitation: Invitation,
    terms: &Draft,
) -> Result<Stakes, StoreError> {
    let hindrance = hindrance(services, place, invitation, terms).await?;
    Ok(match hindrance {
        None => Stakes::Rated,
        Some(_) => Stakes::Unrated,
    })
}

/// Notes for a rated game that begins: the strengths that its players have stated.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub(crate) fn strengths(
    read: &Properties<'_>,
    before: Option<&Game>,
    after: &Game,
) -> Result<Option<Assignment>, StoreError> {
    let (Some(Phase::Offered { .. }), Some(seats)) = (before.map(Game::phase), after.seats())
    else {
        return Ok(None);
    };
    if !after.is_rated() {
        return Ok(None);
    }
    let mut declared = Declared::default();
    for (color, seat) in seats.iter() {
        if let Seat::Player(player) = *seat
            && player.is_person()
        {
            declared.0[color] = RANK.of(read, player)?;
        }
    }
    // Otherwise nobody has declared a rank.
    let is_declared = Color::ALL.iter().any(|&color| declared.0[color].is_some());
    Ok(is_declared.then(|| STRENGTHS.assign(after.id(), &declared)))
}

/// The rating of `player` in a club and a pool, or their initial one.
///
/// # Errors
///
/// A [`StoreError`] if it cannot be read.
pub(crate) async fn rating(
    services: &Services,
    club: ClubId,
    pool: Pool,
    player: PlayerId,
) -> Result<Rating, StoreError> {
    if let Some(standing) = services.store.rating(club, pool, player).await? {
        return Ok(standing.rating);
    }
    if let Some(level) = player.level() {
        return Ok(rating::program(level, pool));
    }
    let said = if pool.is_of_go() {
        RANK.get(services, player).await?
    } else {
        None
    };
    let known = said.map(|rank| Strength::Known(rank.into()));
    Ok(Rating::initial(known.unwrap_or(Strength::Unknown)))
}

/// The ranks of two players for a game of `terms` in `club`: by their ratings on that board, or else on all boards, if
/// both are established; else as stated by the players; none if one has stated none.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn ranks(
    services: &Services,
    club: Option<ClubId>,
    terms: &Draft,
    players: [PlayerId; 2],
) -> Result<Option<[Rank; 2]>, StoreError> {
    if let Some(club) = club {
        let pools = Pool::of(&terms.rules, terms.size).iter().rev();
        for &pool in pools.filter(|pool| pool.is_of_go()) {
            let mut known = Vec::new();
            for player in players {
                let standing = services.store.rating(club, pool, player).await?;
                let sure = standing.filter(|standing| !standing.rating.is_provisional());
                known.extend(sure.map(|standing| standing.rating.rank().whole()));
            }
            if let [first, second] = known[..] {
                return Ok(Some([first, second]));
            }
        }
    }
    let [first, second] = players;
    let first = RANK.get(services, first).await?;
    let second = RANK.get(services, second).await?;
    Ok(first.zip(second).map(|(first, second)| [first, second]))
}

/// The rank of `player` on the whole board in `club`: by their rating if it is established, else as they stated it, if
/// they did.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn rank(
    services: &Services,
    club: ClubId,
    player: PlayerId,
) -> Result<Option<Rank>, StoreError> {
    let standing = services.store.rating(club, Pool::Go, player).await?;
    let sure = standing.filter(|standing| !standing.rating.is_provisional());
    match sure {
        Some(standing) => Ok(Some(standing.rating.rank().whole())),
        None => RANK.get(services, player).await,
    }
}

/// The rating changes at stake in a rated challenge at `now` for each of the two, the challenger first: `reader` is the
/// other player if anybody may accept. None if it is not rated, or there is no other player.
///
/// # Errors
///
/// A [`StoreError`] if a rating cannot be read.
pub(crate) async fn stakes(
    services: &Services,
    game: &Game,
    reader: PlayerId,
    now: Timestamp,
) -> Result<Vec<Text>, StoreError> {
    let offer = game.offer();
    let (challenger, terms) = (offer.challenger, game.terms());
    let other = match offer.invitation {
        Invitation::One(invited) => Some(invited),
        Invitation::Anyone | Invitation::Ranked(_) => {
            Some(reader).filter(|reader| *reader != challenger)
        }
        Invitation::Pairs { .. } | Invitation::Sides => None,
    };
    let pool = Pool::of(&terms.rules, terms.size).first();
    let (Some(other), Some(club), Some(&pool), true) =
        (other, offer.place.club, pool, game.is_rated())
    else {
        return Ok(Vec::new());
    };
    let own = rating(services, club, pool, challenger).await?;
    let theirs = rating(services, club, pool, other).await?;
    let store = &services.store;
    let beaten = |winner, loser| store.count_recent_wins(club, pool, winner, loser, now);
    let (has_won, has_lost) = (
        beaten(challenger, other).await?,
        beaten(other, challenger).await?,
    );
    let odds = Odds::of(&terms.rules, terms.size, terms.komi, terms.handicap);
    let ranks = odds.map_or(0.0, Odds::ranks);
    // While the colours are unknown, the mean of both.
    let colors = possible_colors(terms.colors, own.value(), theirs.value());
    let after = |winner: PlayerId, earlier: usize| {
        let sum = colors.iter().fold((0.0, 0.0), |sum, &color| {
            let seated = |player: PlayerId| if player == challenger { color } else { !color };
            let game = rating::Game {
                players: ByColor::from_fn(|seat| if seat == color { challenger } else { other }),
                ranks,
                winner: Some(seated(winner)),
            };
            let first = ByColor::from_fn(|seat| if seat == color { own } else { theirs });
            let changed = Table::default().add(&game, first, earlier);
            let value = |player| changed[seated(player)].after.value();
            (sum.0 + value(challenger), sum.1 + value(other))
        });
        let count = colors.len() as f64;
        (sum.0 / count, sum.1 / count)
    };
    let (won, lost) = (after(challenger, has_won), after(other, has_lost));
    let text = |player, now, won: f64, lost: f64| {
        let [won, lost] = [won, lost].map(|value| format!("{value:.0}"));
        say::rating::stake(Name::mention(player), rating_text(now), won, lost)
    };
    Ok(vec![
        text(challenger, own, won.0, lost.0),
        text(other, theirs, lost.1, won.1),
    ])
}

/// Possible colours of a challenger with the rating `own` against a player with `theirs`.
fn possible_colors(choice: ColorChoice, own: f64, theirs: f64) -> &'static [Color] {
    match choice {
        ColorChoice::Challenger(Color::Black) => &[Color::Black],
        ColorChoice::Challenger(Color::White) => &[Color::White],
        ColorChoice::StrongerTakesWhite if own > theirs => &[Color::White],
        ColorChoice::StrongerTakesWhite if own < theirs => &[Color::Black],
        ColorChoice::Random | ColorChoice::StrongerTakesWhite => &Color::ALL,
    }
}

/// Changes of the players' ratings by a finished game.
pub(crate) type Changes = ByColor<Option<Changed>>;

/// Changes of ratings by the rated `game`, if it is over and counts.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub(crate) async fn changes(
    services: &Services,
    game: &impl Listed,
) -> Result<Changes, StoreError> {
    let mut changes = Changes::default();
    let (Progress::Finished(Finish { at: ended, .. }), Some(seats), Some(club)) =
        (game.progress(), game.seats(), game.offer().place.club)
    else {
        return Ok(changes);
    };
    let pools = Pool::of(&game.terms().rules, game.terms().size);
    // An annulled game has no effect.
    let is_rated = game.terms().stakes == Stakes::Rated;
    let Some(&pool) = pools.first().filter(|_| is_rated) else {
        return Ok(changes);
    };
    for (color, seat) in seats.iter() {
        if let Seat::Player(player) = *seat {
            let store = &services.store;
            let step = store.rating_change(club, pool, player, ended, game.id());
            changes[color] = step.await?.map(|step| step.rating);
        }
    }
    Ok(changes)
}

/// The line below a result with the rating changes; none if there are none.
pub(crate) fn line(changes: Changes, names: ByColor<Name>) -> Option<Text> {
    let (black, white) = (changes.black?, changes.white?);
    Some(say::rating::changed(
        names.black,
        rating_text(black.before),
        rating_text(black.after),
        names.white,
        rating_text(white.before),
        rating_text(white.after),
    ))
}

/// Whether the result of `game` counts, or will count: not if the game was called off or has ended without a result.
pub(crate) fn counts(game: &Game) -> bool {
    game.is_rated() && may_count(game.progress())
}

/// Whether a rated game with this `progress` can count.
pub(crate) fn may_count(progress: Progress) -> bool {
    match progress {
        Progress::Finished(Finish { result, .. }) => match result {
            GameResult::Won(_) | GameResult::Jigo | GameResult::Draw => true,
            GameResult::NoResult
            | GameResult::BothLose
            | GameResult::CalledOff
            | GameResult::NotBegun => false,
        },
        _ => true,
    }
}

/// Why the win of a rated `game` does not count, if the result does not show it: the game was too short, or the loser
/// had lost another game on time before.
pub(crate) fn why_unrated(game: &Game) -> Option<Text> {
    let is_won = matches!(game.phase(), Phase::Finished(outcome) if outcome.winner.is_some());
    let is_series = |event: &Event| event.kind == EventKind::Unrated;
    if !is_won {
        None
    } else if game.events().iter().any(is_series) {
        Some(say::rating::uncounted_series())
    } else if game.is_rated() && !game.is_long_enough() {
        Some(say::rating::too_short(game.least_moves()))
    } else {
        None
    }
}

/// A rating as text, with a question mark while it is a guess.
pub(crate) fn rating_text(rating: Rating) -> String {
    let mark = if rating.is_provisional() { "?" } else { "" };
    format!("{:.0}{mark}", rating.value())
}

/// Why a game cannot be rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RatedRefusal {
    /// Outside of servers nothing is rated.
    Nowhere,
    /// Pairs are not rated.
    Pairs,
    /// The game is not rated on such a board.
    Board,
    /// The club does not rate games against the program.
    Program,
    /// Games against other programs are not rated.
    Engine,
    /// Teaching games and close games are not rated.
    Style,
}

impl RatedRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(self) -> Text {
        use say::rating as no;
        match self {
            Self::Nowhere => no::only_servers(),
            Self::Pairs => no::no_pairs(),
            Self::Board => no::only_boards(),
            Self::Program => no::not_me(),
            Self::Engine => no::no_engines(),
            Self::Style => no::no_styles(),
        }
    }
}

own_refusals! { RatedRefusal }
