//! Reminders: a player whose move or answer is awaited gets one reminder before their time runs out, as early as they
//! have set.

use crate::clock::{Span, Timestamp};
use crate::game::{Calendar, Game, GameId, PlayerId, Unanswered};
use crate::games::outbox::REMINDER;
use crate::games::time::calendar;
use crate::kit::prefs::Pref;
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::services::Services;
use crate::store::{Assignment, Envelope, Properties, StoreError};

/// The players who have been reminded of a game, and since when it waited for them then.
static REMINDED: Pref<GameId, Option<(Timestamp, Vec<PlayerId>)>> = Pref::new("reminded");

/// A reminder that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Due {
    pub(crate) at: Timestamp,
    player: PlayerId,
    /// The beginning of the waiting: identifies the turn, or the count.
    since: Timestamp,
}

impl Due {
    /// The outbox message that reminds.
    pub(crate) fn to_envelope(self, game: &Game) -> Envelope {
        REMINDER.to(self.player, game.revision())
    }
}

/// The time to remind the side to move in `game`, by their `calendar`, if they want that and have not been reminded in
/// this turn.
pub(crate) fn reminder(
    read: &Properties<'_>,
    game: &Game,
    calendar: &Calendar,
) -> Result<Option<Due>, StoreError> {
    let since = game.clocks().and_then(|clocks| {
        let color = game.to_move()?;
        Some((game.on_turn()?, clocks.since()?, clocks.time_allowed(color)))
    });
    let Some((player, since, allowed)) = since else {
        return Ok(None);
    };
    reminder_of(read, game, player, since, allowed, calendar)
}

/// The times to remind those who owe an answer to the count of `game`: members who want reminders and have had none,
/// while there is time.
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

/// The time to remind `player`, for whom `game` has waited since `since`, with `allowed` time in total.
///
/// The clock runs at that time, and half of the player's time is over: at a day per move, a reminder a day before the
/// end comes after half a day.
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

/// The note of reminders of `game` without `player`, if they were reminded (data deletion).
pub(crate) async fn forget_reminder_of(
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

/// The note written with the outbox messages of a reminder: if the alarm moves, these players are not reminded again.
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

/// When a player is reminded of a game that waits for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reminder {
    /// After half of the time.
    Half,
    /// A day before the time is out.
    #[default]
    DayBefore,
    /// Six hours before the time is out.
    HoursBefore,
    Never,
}

impl Choosable for Reminder {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Half, "half"),
        (Self::DayBefore, "24h"),
        (Self::HoursBefore, "6h"),
        (Self::Never, "off"),
    ];
}

stored_by_word! { Reminder }

/// A player's choice of reminders.
pub static REMINDERS: Pref<PlayerId, Reminder> = Pref::new("remind");
