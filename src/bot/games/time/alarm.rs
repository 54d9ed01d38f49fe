//! What the clocks ask for: that rests are written down, and that the bot looks at a game when something is due.
//!
//! A turn lasts until its clock has run for what the side has left, rests not counted; the calendar of the one
//! to move says what rests. The record is to say it too: before anything happens to a running clock,
//! what has newly rested is written down, in the same transaction.
//!
//! An alarm may come too early, since more may rest than was known when it was set: then it is set anew.
//! Where a zone, a vacation or an outage cannot be read, nobody knows what rests: no clock is judged then,
//! and the bot looks again soon.

use crate::bot::games::find;
use crate::bot::games::time::calendar::is_on_clock;
use crate::bot::games::time::reminder::Due;
use crate::bot::games::time::{calendar, reminder, thread};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::services::Services;
use crate::clock::{Span, Timestamp};
use crate::game::{
    Action, Actor, Calendar, Event, Game, GameId, Listed, Outline, Phase, PlayerId, Running,
    Unanswered, decide, kept_until,
};
use crate::store::{Change, Payload, StoreError};

/// When to look again at a game whose calendars cannot be read.
const AGAIN: Span = Span::minutes(1);
/// So long after a vacation has moved deadlines the boards tell the new ones: whoever takes a vacation and ends it
/// over and over has each of their boards changed once.
const LAZY: Span = Span::minutes(1);

/// What happens in a game if nobody does anything, as far as is known now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Agenda {
    /// When it ends by itself, or a side is late.
    deadline: Option<Timestamp>,
    /// Who is to be reminded of it, and when.
    reminders: Vec<Due>,
    /// When its thread is to be kept from being folded away.
    keep_alive: Option<Timestamp>,
}

impl Agenda {
    /// When to look at the game next.
    pub(crate) fn next(&self) -> Option<Timestamp> {
        let reminders = self.reminders.iter().map(|due| due.at);
        let others = [self.deadline, self.keep_alive].into_iter().flatten();
        reminders.chain(others).min()
    }
}

/// What is to be written down before anything else happens to `game` at `now`:
/// that something has newly rested of the running turn, if it has.
///
/// # Errors
///
/// A [`StoreError`] if that is not known: then nothing else is to happen either.
pub(crate) async fn rested(
    services: &Services,
    game: &Game,
    now: Timestamp,
) -> Result<Vec<Event>, StoreError> {
    let Some(calendar) = calendar::calendar_of_turn(services, game).await? else {
        return Ok(Vec::new());
    };
    let rested = game.clocks().and_then(|clocks| {
        let rested = calendar.rested(clocks.since()?, now);
        Some(rested.minus(clocks.rested()))
    });
    let decided = rested.map(|news| decide(game, Actor::Clock, Action::Rest(news), now));
    // That nothing has is the usual case, and refused.
    Ok(decided.and_then(Result::ok).into_iter().collect())
}

/// What is due in `game` at `now`, if anything is.
pub(crate) async fn due(
    services: &Services,
    game: &Game,
    now: Timestamp,
) -> Result<Option<Action>, StoreError> {
    let due = deadline(services, game).await?.filter(|due| *due <= now);
    Ok(due.map(|_| match game.phase() {
        Phase::Offered { .. } => Action::Lapse,
        _ => Action::RunOut,
    }))
}

/// When `game` ends by itself, by the calendars of its players; none while it only waits for people.
pub(crate) async fn deadline(
    services: &Services,
    game: &Game,
) -> Result<Option<Timestamp>, StoreError> {
    if let Phase::Offered { expires, .. } = game.phase() {
        return Ok(Some(expires));
    }
    out_at(services, &Outline::of(game)).await
}

/// When the time that runs in `game` is out, by the calendars of its players; none while none runs.
pub(crate) async fn out_at(
    services: &Services,
    game: &Outline,
) -> Result<Option<Timestamp>, StoreError> {
    match game.running {
        None => Ok(None),
        Some(Running::Word(unanswered)) => late_by(services, game, unanswered).await,
        Some(Running::Turn(turn)) => {
            let calendar =
                calendar::calendar_since(services, turn.since, turn.player, game).await?;
            Ok(turn.out_by(&calendar))
        }
    }
}

/// When a side is late that owes the other a word on the count: when it is by the calendars of all its players.
async fn late_by(
    services: &Services,
    game: &impl Listed,
    unanswered: Unanswered,
) -> Result<Option<Timestamp>, StoreError> {
    let Some(seats) = game.seats() else {
        return Ok(None);
    };
    let (since, mut late) = (unanswered.since, Some(Timestamp::MIN));
    for player in seats[unanswered.color].players() {
        let calendar = calendar::calendar_since(services, since, player, game).await?;
        let reached = calendar.reach(since, unanswered.allowed);
        late = late.zip(reached).map(|(late, reached)| late.max(reached));
    }
    Ok(late)
}

/// What happens in `game` if nobody does anything.
pub(crate) async fn agenda(services: &Services, game: &Game) -> Result<Agenda, StoreError> {
    if let Phase::Offered { expires, .. } = game.phase() {
        return Ok(Agenda {
            deadline: Some(expires),
            ..Agenda::default()
        });
    }
    if let Some(until) = kept_until(game) {
        return Ok(Agenda {
            deadline: Some(until),
            ..Agenda::default()
        });
    }
    let (deadline, reminders) =
        if let Some(calendar) = calendar::calendar_of_turn(services, game).await? {
            let reminder = reminder::reminder(services, game, &calendar).await?;
            (out_by(game, &calendar), reminder.into_iter().collect())
        } else if let Some(unanswered) = game.unanswered()
            && waits(game)
            && let Some(late) = late_by(services, game, unanswered).await?
        {
            let reminders = reminder::count_reminders(services, game, unanswered).await?;
            (Some(late), reminders)
        } else {
            (None, Vec::new())
        };
    Ok(Agenda {
        deadline,
        reminders,
        keep_alive: thread::keep_alive(services, game, deadline, services.now()).await?,
    })
}

/// When to look at `game` next: soon, if it cannot be read now what that depends on.
pub(crate) async fn next_look(services: &Services, game: &Game) -> Option<Timestamp> {
    match agenda(services, game).await {
        Ok(agenda) => agenda.next(),
        Err(error) => {
            tracing::error!(game = %game.id(), %error, "when a game is due is not known");
            Some(services.now().after(AGAIN))
        }
    }
}

/// What comes before the end of `game`, as it is due at `now`: somebody is reminded, or its thread kept open.
/// Otherwise the alarm came too early, since more has rested than was known: the board tells the new deadline.
pub(crate) async fn meanwhile(
    services: &Services,
    game: &Game,
    now: Timestamp,
) -> Result<Change, Failure> {
    let rang = services.store.alarm(game).await?;
    let mut agenda = agenda(services, game).await?;
    let is_due = |due: &mut Due| due.at <= now;
    let reminded: Vec<Due> = agenda.reminders.extract_if(.., is_due).collect();
    let mut queue: Vec<Payload> = reminded.iter().map(|due| due.queued(game)).collect();
    if let Some(rang) = rang
        && let Some(keep_alive) =
            thread::keep_alive(services, game, agenda.deadline, just_before(rang)).await?
        && keep_alive <= now
    {
        let channel = game.place().channel;
        queue.push(Payload::KeepOpen { channel });
    }
    if queue.is_empty() {
        queue.push(refresh(game));
    }
    let noted = reminder::note_of_reminders(services, game.id(), &reminded).await?;
    Ok(Change {
        queue,
        properties: noted.into_iter().collect(),
        alarm: agenda.next(),
        ..Change::default()
    })
}

/// Makes `change`, which has no events, to `game`.
pub(crate) async fn keep_alarm(
    services: &Services,
    game: &Game,
    change: Change,
) -> Result<(), Failure> {
    services.store.append(game, game.clone(), change).await?;
    services.delivery.ring();
    Ok(())
}

/// Sets the alarms of all games in which `player` is to move: such as when they want to be reminded at another time.
///
/// # Errors
///
/// A [`StoreError`] if one cannot be set.
pub async fn set_alarms(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    in_each_turn(services, player, |_| Vec::new()).await
}

/// What rests for `player` has changed: the alarms of all games in which they are to move are set anew,
/// and the boards tell the new deadlines by and by.
///
/// # Errors
///
/// A [`StoreError`] if one cannot be set.
pub async fn move_deadlines(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    let until = services.now().after(LAZY);
    let tell = |game: &Game| {
        services.delivery.defer(game.id(), until);
        vec![refresh(game)]
    };
    in_each_turn(services, player, tell).await
}

async fn in_each_turn(
    services: &Services,
    player: PlayerId,
    tell: impl Fn(&Game) -> Vec<Payload>,
) -> Result<(), StoreError> {
    for id in services.store.games_of(player).await? {
        match in_turn(services, id, player, &tell).await {
            Ok(()) => {}
            Err(Failure::Fault(reason)) => return Err(StoreError::Failed(reason)),
            Err(Failure::Uncertain(reason)) => return Err(StoreError::Uncertain(reason)),
            // One game stands in no other's way.
            Err(failure) => {
                tracing::warn!(game = %id, ?failure, "an alarm could not be set");
            }
        }
    }
    Ok(())
}

async fn in_turn(
    services: &Services,
    id: GameId,
    player: PlayerId,
    tell: impl Fn(&Game) -> Vec<Payload>,
) -> Result<(), Failure> {
    let _seat = services.tables.lock(id).await;
    let game = find::game(services, id).await?;
    if is_on_clock(&game, player) {
        let change = Change {
            queue: tell(&game),
            alarm: next_look(services, &game).await,
            ..Change::default()
        };
        keep_alarm(services, &game, change).await?;
    }
    Ok(())
}

/// Whether time is kept in `game`, and nobody is known to be late.
fn waits(game: &Game) -> bool {
    game.clocks().is_some_and(|clocks| !clocks.is_overdue())
}

/// So that what comes first after it may come at `time`.
fn just_before(time: Timestamp) -> Timestamp {
    time.after(Span::millis(-1))
}

/// When the time of the one to move is out by their calendar.
fn out_by(game: &Game, calendar: &Calendar) -> Option<Timestamp> {
    game.clocks()?.out_by(game.to_move()?, calendar)
}

/// The outbox message that the board of `game` is to tell the deadline as it is now.
fn refresh(game: &Game) -> Payload {
    Payload::Refresh {
        channel: game.place().channel,
        revision: game.revision(),
    }
}

/// Applies `events` that were decided for `game` to it.
pub(crate) fn follow(game: &mut Game, events: &[Event]) -> Result<(), Failure> {
    for event in events {
        game.apply(event.clone())
            .map_err(|error| Failure::Fault(format!("a decided event does not apply: {error}")))?;
    }
    Ok(())
}
