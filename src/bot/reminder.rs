//! Reminders: whoever is to move hears once a turn that their time is running out, as early as they like.

use super::Bot;
use super::settings::Reminder;
use crate::clock::{Span, Timestamp};
use crate::game::{Calendar, Game, GameId, PlayerId};
use crate::store::{Matter, Notice};

/// That somebody is to be reminded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Due {
    pub(super) at: Timestamp,
    player: PlayerId,
    /// Names the turn: since when its clock runs.
    turn: Timestamp,
}

impl Due {
    /// The letter that reminds.
    pub(super) fn letter(self, game: &Game) -> Matter {
        Matter::Notice {
            revision: game.revision(),
            player: self.player,
            notice: Notice::Reminder,
        }
    }
}

impl Bot {
    /// When the one to move in `game` is to be reminded by their `calendar`, if they want that and have not been in this turn.
    ///
    /// That is in a moment in which their clock runs, and not before half of their time is over,
    /// so that one who plays a day a move has something of a reminder a day before the end.
    pub(super) async fn reminder(&self, game: &Game, calendar: &Calendar) -> Option<Due> {
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
        let at = calendar.reach(turn, allowed.minus(before))?;
        Some(Due { at, player, turn })
    }

    /// The one who was to be reminded has been, in this turn.
    pub(super) async fn note_reminded(&self, game: GameId, due: Due) {
        self.set_setting(&reminded_key(game), &word(due.turn)).await;
    }

    /// A turn in `game` is over, and with it what was noted of it.
    pub(super) async fn forget_reminded(&self, game: GameId) {
        self.drop_setting(&reminded_key(game)).await;
    }
}

fn word(turn: Timestamp) -> String {
    turn.as_millis().to_string()
}

fn reminded_key(game: GameId) -> String {
    format!("reminded/{game}")
}
