//! A puzzle a day: in the channels that have chosen so, at an hour of the club's day.
//!
//! The puzzle is chosen and stored in one transaction with the outbox message that posts it and the next due time, so
//! each comes exactly once, even after a crash. Puzzles missed while the bot was down become one late puzzle. Nobody
//! asked for it, so it has no poster to forget.
//!
//! If the channel is gone or not writable, its daily puzzle ends, and the club's moderators are informed once.

use std::sync::Arc;

use crate::clock::{Span, Timestamp};
use crate::club::trouble::Lost;
use crate::features::puzzle::post::OPEN;
use crate::features::puzzle::shared::token;
use crate::features::puzzle::step::PuzzlePress;
use crate::features::puzzle::{card, choose};
use crate::game::{ChannelId, ClubId, MessageId, Place};
use crate::games::time::calendar::club_zone;
use crate::i18n::say;
use crate::kit::failure::Failure;
use crate::kit::hooks::GoingOn;
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::kit::workers::each::for_each;
use crate::kit::{channel_style, once};
use crate::port::message::Message;
use crate::port::outbound::{Outbound, OutboundError, Trace};
use crate::puzzle::{Level, Puzzle};
use crate::rules::Chance;
use crate::store::{Daily, Posted, PuzzleId, StoreError};

/// Backoff after a puzzle that could not be made.
const BACKOFF: Span = Span::minutes(30);

/// Posts a puzzle in every channel in which one is due at `now`.
pub(crate) async fn post_dailies(services: &Arc<Services>, now: Timestamp) {
    let due = match services.store.dailies_due(now).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "could not read which daily puzzles are due");
            return;
        }
    };
    if due.is_empty() {
        return;
    }
    let all = Arc::clone(services);
    let each = due.into_iter().map(move |channel| {
        let services = Arc::clone(&all);
        async move {
            if let Err(failure) = post_daily(&services, channel, now).await {
                tracing::error!(%channel, ?failure, "could not make a daily puzzle");
                back_off(&services, channel, now).await;
            }
        }
    });
    for_each(each).await;
    services.delivery.notify();
}

async fn post_daily(
    services: &Services,
    channel: ChannelId,
    now: Timestamp,
) -> Result<(), Failure> {
    let daily = services.store.daily(channel).await?;
    let Some(daily) = daily.filter(|daily| daily.next <= now) else {
        return Ok(());
    };
    let place = Place {
        club: Some(daily.club),
        channel,
    };
    let Some((puzzle, level)) = choose_daily(services, daily, place, now).await? else {
        tracing::warn!(%channel, "found no daily puzzle to post");
        back_off(services, channel, now).await;
        return Ok(());
    };
    let posted = Posted {
        level: puzzle.level().unwrap_or(level),
        puzzle,
        by: None,
        place,
        at: now,
        closes: now.after(OPEN),
        closed: None,
        message: None,
        poster_knows: false,
    };
    let next = club_zone(services, daily.club).await?.next(now, daily.hour);
    if services
        .store
        .post_daily(daily, &posted, next)
        .await?
        .is_some()
    {
        let so_far = DAILIES_POSTED.get(services, channel).await?;
        DAILIES_POSTED
            .set(services, channel, &so_far.saturating_add(1))
            .await?;
    }
    Ok(())
}

/// Postpones the puzzle that could not be made in `channel` at `now`: each attempt keeps a processor busy.
async fn back_off(services: &Services, channel: ChannelId, now: Timestamp) {
    let postponed = services
        .store
        .postpone_daily(channel, now, now.after(BACKOFF))
        .await;
    if let Err(error) = postponed {
        tracing::error!(%channel, %error, "could not postpone a daily puzzle that failed");
    }
}

/// Number of daily puzzles that a channel has had. It only decides the level of the first ones, so a miscount does no
/// harm.
static DAILIES_POSTED: Pref<ChannelId, u16> = Pref::new("dailies");

/// The level of a daily puzzle of any level after `so_far` earlier ones: the first five are easy.
fn any_level(so_far: u16, chance: &mut Chance) -> Level {
    let [first, second, third, ..] = Level::ALL;
    match so_far {
        0 | 1 => first,
        2 | 3 => second,
        4 => third,
        _ => Level::ALL[chance.below(Level::ALL.len())],
    }
}

/// A puzzle for `daily` with its level: the nearest level that has a puzzle on the topic.
async fn choose_daily(
    services: &Services,
    daily: Daily,
    place: Place,
    now: Timestamp,
) -> Result<Option<(Puzzle, Level)>, Failure> {
    // The seed depends on the time, so that the next look may succeed.
    let seed = place.channel.get() ^ now.as_millis().unsigned_abs();
    let wanted = match daily.level {
        Some(level) => level,
        None => {
            let so_far = DAILIES_POSTED.get(services, place.channel).await?;
            any_level(so_far, &mut Chance::new(seed))
        }
    };
    choose::choose_near(services, daily.topic, wanted, place, seed).await
}

/// Posts the puzzle in `channel`, unless it was posted already, or ended before it could be posted.
pub(crate) async fn send_new_puzzle(
    services: &Services,
    id: PuzzleId,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let posted = card::puzzle_of_message(services, id).await?;
    if posted.message.is_some() || posted.is_closed(services.now()) {
        return Ok(());
    }
    let close = token(PuzzlePress::Close, id);
    let shows = |trace: &Trace| trace.tokens.contains(&close);
    let standing = match once::find_trace(posted.place.channel, posted.at, shows, out).await? {
        Some(standing) => Ok(standing),
        None => post_new_puzzle(services, id, &posted, out).await,
    };
    match standing {
        Ok(message) => {
            let noted = services.store.set_puzzle_message(id, message).await;
            noted.map_err(|error| OutboundError::Unreachable(error.to_string()))
        }
        Err(trouble) if trouble.is_about_place() => {
            tracing::warn!(%channel, %trouble, "could not post a daily puzzle: the bot lost access to the channel");
            let ended = end_daily(services, posted.place).await;
            ended.map_err(OutboundError::from)
        }
        Err(error) => Err(error),
    }
}

async fn post_new_puzzle(
    services: &Services,
    id: PuzzleId,
    posted: &Posted,
    out: &dyn Outbound,
) -> Result<MessageId, OutboundError> {
    let channel = posted.place.channel;
    let nonce = format!("u{id}");
    let style = channel_style::style_in(services, channel).await;
    let card = card::card_of_message(services, id, posted, style).await?;
    match out.post(channel, &card, &nonce).await {
        // Most likely the bot may write there but not attach files.
        Err(OutboundError::Forbidden) if !card.files.is_empty() => {
            let files = Files::Forbidden;
            let style = Style { files, ..style };
            let text: Message = card::card_of_message(services, id, posted, style).await?;
            out.post(channel, &text, &nonce).await
        }
        done => done,
    }
}

/// A club's daily puzzle that cannot be posted any more.
pub(super) static LOST: Lost = Lost {
    channel: Pref::new("lost-daily"),
    text: say::daily::lost,
};

/// Switches the daily puzzle of `place` off, and reports that to the club's moderators.
async fn end_daily(services: &Services, place: Place) -> Result<(), Failure> {
    let Some(club) = place.club else {
        return Ok(());
    };
    // The report first: noting it twice does no harm, and if the process ends here, the outbox message is delivered
    // again.
    let noted = [LOST.assignment(club, place.channel)];
    services.store.assign(&noted).await?;
    services.store.set_daily(place.channel, None).await?;
    Ok(())
}

/// The channels of `club` with a daily puzzle.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub(crate) async fn list_current(
    services: &Services,
    club: ClubId,
) -> Result<Vec<GoingOn>, StoreError> {
    let dailies = services.store.dailies_of(club).await?;
    let channels = dailies.into_iter().map(|(channel, _)| channel);
    Ok(vec![GoingOn::Other(say::puzzle::here, channels.collect())])
}
