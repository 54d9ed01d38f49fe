//! What the clocks ask for: that rests are written down, and that the bot looks at a game when something is due.
//!
//! A turn lasts until its clock has run for what the side has left, rests not counted; the calendar of the one
//! to move says what rests. The record is to say it too: before anything happens to a running clock,
//! what has newly rested is written down, in the same transaction.
//!
//! An alarm may come too early, since more may rest than was known when it was set: then it is set anew.

use super::Bot;
use super::failure::Failure;
use crate::clock::Timestamp;
use crate::game::{Action, Actor, Event, Game, GameId, Phase, PlayerId, decide};

impl Bot {
    /// What is to be written down before anything else happens to `game` at `now`:
    /// that something has newly rested of the running turn, if it has.
    pub(super) async fn rested(&self, game: &Game, now: Timestamp) -> Vec<Event> {
        let Some(calendar) = self.calendar_of_turn(game).await else {
            return Vec::new();
        };
        let rested = game.clocks().and_then(|clocks| {
            let rested = calendar.rested(clocks.since()?, now);
            Some(rested.minus(clocks.rested()))
        });
        let decided = rested.map(|news| decide(game, Actor::Clock, Action::Rest(news), now));
        // That nothing has is the usual case, and refused.
        decided.and_then(Result::ok).unwrap_or_default()
    }

    /// What is due in `game` at `now`, if anything is.
    pub(super) async fn due(&self, game: &Game, now: Timestamp) -> Option<Action> {
        let due = self.deadline(game).await?;
        (due <= now).then(|| match game.phase() {
            Phase::Offered { .. } => Action::Lapse,
            _ => Action::RunOut,
        })
    }

    /// When `game` ends by itself, by the calendars of its players; none while it only waits for people.
    pub(super) async fn deadline(&self, game: &Game) -> Option<Timestamp> {
        if let Phase::Offered { expires, .. } = game.phase() {
            return Some(expires);
        }
        let calendar = self.calendar_of_turn(game).await?;
        game.clocks()?.out_by(game.to_move()?, &calendar)
    }

    /// When to look at `game` next, as far as is known now.
    pub(super) async fn alarm(&self, game: &Game) -> Option<Timestamp> {
        let deadline = self.deadline(game).await?;
        let reminder = self.reminder(game).await;
        Some(reminder.map_or(deadline, |due| due.at.min(deadline)))
    }

    /// Sets the alarms of all games in which `player` is to move: such as when what rests for them has changed.
    pub async fn set_alarms(&self, player: PlayerId) {
        let games = match self.store.games_of(player).await {
            Ok(games) => games,
            Err(error) => {
                tracing::error!(%player, %error, "a list of games could not be read");
                return;
            }
        };
        for id in games {
            if let Err(failure) = self.set_alarm(id, player).await {
                tracing::warn!(game = %id, ?failure, "an alarm could not be set");
            }
        }
    }

    async fn set_alarm(&self, id: GameId, player: PlayerId) -> Result<(), Failure> {
        let _seat = self.tables.lock(id).await;
        let game = self.game(id).await?;
        if game.on_turn() == Some(player) && game.clocks().is_some() {
            let alarm = self.alarm(&game).await;
            self.store.set_alarm(&game, alarm).await?;
        }
        Ok(())
    }
}

/// Applies `events` that were decided for `game` to it.
pub(super) fn follow(game: &mut Game, events: &[Event]) -> Result<(), Failure> {
    for event in events {
        game.apply(event.clone())
            .map_err(|error| Failure::Fault(format!("a decided event does not apply: {error}")))?;
    }
    Ok(())
}
