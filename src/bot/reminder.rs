//! Reminders: whoever is to move hears once a turn that their time is running out, as early as they like.

use super::Bot;
use super::failure::Failure;
use super::settings::Reminder;
use crate::clock::{Span, Timestamp};
use crate::game::{Game, GameId, PlayerId};
use crate::store::{Change, Matter, Notice};

/// That somebody is to be reminded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Due {
    pub(super) at: Timestamp,
    player: PlayerId,
    /// Names the turn: since when its clock runs.
    turn: Timestamp,
}

impl Bot {
    /// When the one to move in `game` is to be reminded, if they want that and have not been in this turn.
    ///
    /// That is in a moment in which their clock runs, and not before half of their time is over,
    /// so that one who plays a day a move has something of a reminder a day before the end.
    pub(super) async fn reminder(&self, game: &Game) -> Option<Due> {
        let (player, color) = (game.on_turn()?, game.to_move()?);
        let clocks = game.clocks()?;
        let turn = clocks.since()?;
        let allowed = clocks.allowed(color);
        let half = Span::millis(allowed.as_millis() / 2);
        let before = match self.chosen(player).await {
            Reminder::Half => half,
            Reminder::DayBefore => Span::days(1).min(half),
            Reminder::HoursBefore => Span::hours(6).min(half),
            Reminder::Never => return None,
        };
        if self.setting(&reminded_key(game.id())).await == Some(word(turn)) {
            return None;
        }
        let calendar = self.calendar_of_turn(game).await?;
        let at = calendar.reach(turn, allowed.minus(before))?;
        Some(Due { at, player, turn })
    }

    /// Has the one reminded who is `due` to be, with nothing more to do in `game` before its deadline.
    pub(super) async fn remind(&self, game: &Game, due: Due) -> Result<(), Failure> {
        let letter = Matter::Notice {
            revision: game.revision(),
            player: due.player,
            notice: Notice::Reminder,
        };
        let change = Change {
            events: Vec::new(),
            letters: vec![letter],
            alarm: self.deadline(game).await,
            cause: None,
        };
        self.store.append(game, change).await?;
        // The alarm is at the deadline now. Should that move, this says that the reminder need not come again.
        self.set_setting(&reminded_key(game.id()), &word(due.turn))
            .await;
        self.office.ring();
        Ok(())
    }
}

fn word(turn: Timestamp) -> String {
    turn.as_millis().to_string()
}

fn reminded_key(game: GameId) -> String {
    format!("reminded/{game}")
}
