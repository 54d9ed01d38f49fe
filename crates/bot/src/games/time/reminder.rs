//! Reminders: anyone who is waited for, to move or to answer the count, hears once that their time is running out,
//! as early as they like.

use crate::clock::{Span, Timestamp};
use crate::game::{Calendar, Game, GameId, PlayerId, Unanswered};
use crate::games::outbox::REMINDER;
use crate::games::time::calendar;
use crate::games::time::remind::{REMINDERS, Reminder};
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::store::{Assignment, Envelope, Properties, StoreError};

/// The players who have been reminded of a game, and since when it waited for them then.
static REMINDED: Pref<GameId, Option<(Timestamp, Vec<PlayerId>)>> = Pref::new("reminded");

/// A reminder that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Due {
    pub(crate) at: Timestamp,
    player: PlayerId,
    /// Since when they are waited for: names the turn, or the count.
    since: Timestamp,
}

impl Due {
    /// The outbox message that reminds.
    pub(crate) fn queued(self, game: &Game) -> Envelope {
        REMINDER.to(self.player, game.revision())
    }
}

/// When the one to move in `game` is to be reminded by their `calendar`, if they want that and have not been in this turn.
pub(crate) fn reminder(
    read: &Properties<'_>,
    game: &Game,
    calendar: &Calendar,
) -> Result<Option<Due>, StoreError> {
    let since = game.clocks().and_then(|clocks| {
        let color = game.to_move()?;
        Some((game.on_turn()?, clocks.since()?, clocks.allowed(color)))
    });
    let Some((player, since, allowed)) = since else {
        return Ok(None);
    };
    reminder_of(read, game, player, since, allowed, calendar)
}

/// When those who owe a word on the count of `game` are to be reminded: each who wants that and has not been,
/// while it is not late.
pub(crate) fn count_reminders(
    services: &Services,
    read: &Properties<'_>,
    game: &Game,
    unanswered: Unanswered,
) -> Result<Vec<Due>, StoreError> {
    let Unanswered {
        color,
        since,
        allowed,
    } = unanswered;
    let mut due = Vec::new();
    for player in game.seats().iter().flat_map(|seats| seats[color].players()) {
        let calendar = calendar::calendar_since(services, read, since, player, game)?;
        due.extend(reminder_of(read, game, player, since, allowed, &calendar)?);
    }
    Ok(due)
}

/// When `player`, for whom `game` has waited `since` then and who is `allowed` so much, is to be reminded.
///
/// The time lies where their clock runs, and not before half of their time is over,
/// so that one who plays a day a move has something of a reminder a day before the end.
fn reminder_of(
    read: &Properties<'_>,
    game: &Game,
    player: PlayerId,
    since: Timestamp,
    allowed: Span,
    calendar: &Calendar,
) -> Result<Option<Due>, StoreError> {
    if !player.is_person() {
        return Ok(None);
    }
    let half = Span::millis(allowed.as_millis() / 2);
    let (wanted, reminded) = (
        REMINDERS.of(read, player),
        already_sent(read, game.id(), since),
    );
    let before = match wanted? {
        Reminder::Half => half,
        Reminder::DayBefore => Span::days(1).min(half),
        Reminder::HoursBefore => Span::hours(6).min(half),
        Reminder::Never => return Ok(None),
    };
    if reminded?.contains(&player) {
        return Ok(None);
    }
    let at = calendar.reach(since, allowed.minus(before));
    Ok(at.map(|at| Due { at, player, since }))
}

/// The players who have been reminded of `game` while it waited `since` then.
fn already_sent(
    read: &Properties<'_>,
    game: GameId,
    since: Timestamp,
) -> Result<Vec<PlayerId>, StoreError> {
    let stored = REMINDED.of(read, game)?;
    let of_now = stored.filter(|(noted, _)| *noted == since);
    Ok(of_now.map(|(_, players)| players).unwrap_or_default())
}

/// What is to be noted of `game` when nobody knows any more that `player` was reminded of it, if they were.
pub(crate) async fn reminded_without(
    services: &Services,
    game: GameId,
    player: PlayerId,
) -> Result<Option<Assignment>, StoreError> {
    let stored = REMINDED.get(services, game).await?;
    let theirs = stored.filter(|(_, players)| players.contains(&player));
    Ok(theirs.map(|(since, mut players)| {
        players.retain(|reminded| *reminded != player);
        let others = Some((since, players)).filter(|(_, players)| !players.is_empty());
        REMINDED.assign(game, &others)
    }))
}

/// What is to be noted with the outbox messages for those who are reminded now:
/// should the alarm move, it says that their reminders need not come again.
pub(crate) fn note_of_reminders(
    read: &Properties<'_>,
    game: GameId,
    due: &[Due],
) -> Result<Option<Assignment>, StoreError> {
    let Some(Due { since, .. }) = due.first() else {
        return Ok(None);
    };
    let mut players = already_sent(read, game, *since)?;
    players.extend(due.iter().map(|due| due.player));
    Ok(Some(REMINDED.assign(game, &Some((*since, players)))))
}

/// Deletes the reminders of `game` once the move that it waited for was made.
pub(crate) fn clear(game: GameId) -> Assignment {
    REMINDED.assign(game, &None)
}
