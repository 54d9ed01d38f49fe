//! When the next round is due, where rounds are published automatically.

use super::{Contest, NextRound, Results};
use tengen_game::clock::Span;

impl Contest {
    /// Plans the next round again: after a round was published, or its setting was changed. The first one is due when
    /// entry closes.
    pub fn plan_next(&mut self, results: &Results) {
        let last = self.rounds.last().map(|round| round.at);
        self.next_due = match (self.setup.next_round, last) {
            (NextRound::ByHand, _) | (NextRound::WithResults, Some(_)) => None,
            (NextRound::WithResults | NextRound::WithinDays(_), None) => self.setup.entries_until,
            (NextRound::WithinDays(days), Some(last)) => {
                let until = last.after(Span::days(days.into()));
                self.is_another_planned().then_some(until)
            }
        };
        let number = self.rounds.len() as u8;
        if number > 0 && results.is_complete(number) {
            self.publish_next_at_once();
        }
    }

    /// All results of the last round are known: the next one, if it is published automatically, is due at once.
    pub fn publish_next_at_once(&mut self) {
        let is_automatic = self.setup.next_round != NextRound::ByHand;
        if is_automatic && self.is_another_planned() {
            // Whatever has passed is due.
            self.next_due = self.rounds.last().map(|round| round.at);
        }
    }

    fn is_another_planned(&self) -> bool {
        self.rounds.len() < usize::from(self.planned_rounds())
    }
}
