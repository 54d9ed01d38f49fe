//! Reminders: whoever is waited for, to move or to answer the count, hears once that their time is running out,
//! as early as they like.
//!
//! Who has been reminded is kept under `reminded/<game>`, as in `1800000000000 7 9`:
//! since when they are waited for, in milliseconds since 1970, and who.

use super::Bot;
use super::settings::Reminder;
use crate::clock::{Span, Timestamp};
use crate::game::{Calendar, Game, GameId, PlayerId, Unanswered};
use crate::store::{Matter, Notice};

/// That somebody is to be reminded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Due {
    pub(super) at: Timestamp,
    player: PlayerId,
    /// Since when they are waited for: names the turn, or the count.
    since: Timestamp,
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
    pub(super) async fn reminder(&self, game: &Game, calendar: &Calendar) -> Option<Due> {
        let (player, color) = (game.on_turn()?, game.to_move()?);
        let clocks = game.clocks()?;
        let (since, allowed) = (clocks.since()?, clocks.allowed(color));
        self.reminder_of(game, player, since, allowed, calendar)
            .await
    }

    /// When those who owe a word on the count of `game` are to be reminded: each who wants that and has not been,
    /// while it is not late.
    pub(super) async fn count_reminders(&self, game: &Game, unanswered: Unanswered) -> Vec<Due> {
        let Unanswered {
            color,
            since,
            allowed,
        } = unanswered;
        let mut due = Vec::new();
        for player in game.seats().iter().flat_map(|seats| seats[color].players()) {
            let calendar = self.calendar_since(since, player, game).await;
            let reminder = self.reminder_of(game, player, since, allowed, &calendar);
            due.extend(reminder.await);
        }
        due
    }

    /// When `player`, for whom `game` has waited `since` then and who is `allowed` so much, is to be reminded.
    ///
    /// That is in a moment in which their clock runs, and not before half of their time is over,
    /// so that one who plays a day a move has something of a reminder a day before the end.
    async fn reminder_of(
        &self,
        game: &Game,
        player: PlayerId,
        since: Timestamp,
        allowed: Span,
        calendar: &Calendar,
    ) -> Option<Due> {
        let half = Span::millis(allowed.as_millis() / 2);
        let before = match self.chosen(player).await {
            Reminder::Half => half,
            Reminder::DayBefore => Span::days(1).min(half),
            Reminder::HoursBefore => Span::hours(6).min(half),
            Reminder::Never => return None,
        };
        if self.reminded(game.id(), since).await.contains(&player) {
            return None;
        }
        let at = calendar.reach(since, allowed.minus(before))?;
        Some(Due { at, player, since })
    }

    /// Who has been reminded of `game`, as it has waited `since` then.
    async fn reminded(&self, game: GameId, since: Timestamp) -> Vec<PlayerId> {
        let kept = self.setting(&reminded_key(game)).await.unwrap_or_default();
        match kept.split_once(' ') {
            Some((noted, players)) if noted.parse() == Ok(since.as_millis()) => {
                let numbers = players.split(' ').filter_map(|number| number.parse().ok());
                numbers.map(PlayerId::new).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What is to be noted with the letters for those who are reminded now, as a name and a value:
    /// should the alarm move, it says that their reminders need not come again.
    pub(super) async fn note_of_reminders(
        &self,
        game: GameId,
        reminded: &[Due],
    ) -> Option<(String, String)> {
        let since = reminded.first()?.since;
        let mut kept = since.as_millis().to_string();
        let now = reminded.iter().map(|due| due.player);
        for player in self.reminded(game, since).await.into_iter().chain(now) {
            kept += &format!(" {player}");
        }
        Some((reminded_key(game), kept))
    }

    /// What `game` has waited for has come, and with it goes what was noted of the waiting.
    pub(super) async fn forget_reminded(&self, game: GameId) {
        self.drop_setting(&reminded_key(game)).await;
    }
}

fn reminded_key(game: GameId) -> String {
    format!("reminded/{game}")
}
