//! The next event of a game if nobody acts, with its time.

use crate::clock::Timestamp;
use crate::game::{
    Action, Calendar, Game, Listed, Outline, Phase, Running, Unanswered, retention_end,
};
use crate::games::time::reminder::Due;
use crate::games::time::{calendar, offer, reminder, thread};
use crate::kit::services::Services;
use crate::store::{Properties, StoreError};

/// The next event of a game if nobody acts, as currently known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Agenda {
    /// When it ends by itself, or a side runs out of time.
    pub(crate) deadline: Option<Timestamp>,
    /// The reminders of it, with their times.
    pub(crate) reminders: Vec<Due>,
    /// When its thread must be kept from being archived.
    keep_alive: Option<Timestamp>,
}

impl Agenda {
    /// The next time to look at the game.
    pub(crate) fn next(&self) -> Option<Timestamp> {
        let reminders = self.reminders.iter().map(|due| due.at);
        let others = [self.deadline, self.keep_alive].into_iter().flatten();
        reminders.chain(others).min()
    }
}

/// The event that is due in `game` at `now`, if any.
pub(crate) async fn due(
    services: &Services,
    game: &Game,
    now: Timestamp,
) -> Result<Option<Action>, StoreError> {
    let deadline = |read: &Properties<'_>| deadline(services, read, game);
    let due = services
        .store
        .look(deadline)
        .await?
        .filter(|due| *due <= now);
    Ok(due.map(|_| match game.phase() {
        Phase::Offered { .. } => Action::Lapse,
        _ => Action::RunOut,
    }))
}

/// When `game` ends by itself, by the calendars of its players; none if it only waits for people.
pub(crate) fn deadline(
    services: &Services,
    read: &Properties<'_>,
    game: &Game,
) -> Result<Option<Timestamp>, StoreError> {
    if let Phase::Offered { .. } = game.phase() {
        return offer::lapses_at(services, read, game).map(Some);
    }
    out_at(services, read, &Outline::of(game))
}

/// When the running clock of `game` is out, by the calendars of its players; none if no clock runs.
pub(crate) fn out_at(
    services: &Services,
    read: &Properties<'_>,
    game: &Outline,
) -> Result<Option<Timestamp>, StoreError> {
    match game.running {
        None => Ok(None),
        Some(Running::CountAnswer(unanswered)) => late_by(services, read, game, unanswered),
        Some(Running::Turn(turn)) => {
            let (since, player) = (turn.since, turn.player);
            let calendar = calendar::calendar_since(services, read, since, player, game)?;
            Ok(turn.out_by(&calendar))
        }
    }
}

/// When a side that owes an answer to the count is late: by the calendars of all its players.
fn late_by(
    services: &Services,
    read: &Properties<'_>,
    game: &impl Listed,
    unanswered: Unanswered,
) -> Result<Option<Timestamp>, StoreError> {
    let Some(seats) = game.seats() else {
        return Ok(None);
    };
    let (since, mut late) = (unanswered.since, Some(Timestamp::MIN));
    for player in seats[unanswered.color].players() {
        let calendar = calendar::calendar_since(services, read, since, player, game)?;
        let reached = calendar.reach(since, unanswered.allowed);
        late = late.zip(reached).map(|(late, reached)| late.max(reached));
    }
    Ok(late)
}

/// The next events in `game` if nobody acts.
pub(crate) fn agenda(
    services: &Services,
    read: &Properties<'_>,
    game: &Game,
) -> Result<Agenda, StoreError> {
    if let Phase::Offered { .. } = game.phase() {
        return Ok(Agenda {
            deadline: Some(offer::lapses_at(services, read, game)?),
            ..Agenda::default()
        });
    }
    if let Some(until) = retention_end(game) {
        return Ok(Agenda {
            deadline: Some(until),
            ..Agenda::default()
        });
    }
    let (deadline, reminders) =
        if let Some(calendar) = calendar::calendar_of_turn(services, read, game)? {
            let reminder = reminder::reminder(read, game, &calendar)?;
            (out_by(game, &calendar), reminder.into_iter().collect())
        } else if let Some(unanswered) = game.pending_answer()
            && waits(game)
            && let Some(late) = late_by(services, read, game, unanswered)?
        {
            let reminders = reminder::count_reminders(services, read, game, unanswered)?;
            (Some(late), reminders)
        } else {
            (None, Vec::new())
        };
    Ok(Agenda {
        deadline,
        reminders,
        keep_alive: thread::keep_alive(read, game, deadline, services.now())?,
    })
}

/// Whether a clock runs in `game`, and no side is known to be out of time.
fn waits(game: &Game) -> bool {
    game.clocks().is_some_and(|clocks| !clocks.is_overdue())
}

/// When the side to move is out of time, by their calendar.
fn out_by(game: &Game, calendar: &Calendar) -> Option<Timestamp> {
    game.clocks()?.out_by(game.to_move()?, calendar)
}
