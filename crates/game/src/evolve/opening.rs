//! Effects of an opening: whose turn it is, and who has which colour.

use crate::clock::Timestamp;
use crate::decide::opening::seat_after;
use crate::{Clocks, Game, Opening, OpeningChoice, State};

impl Game {
    /// A choice: seats and clocks change sides with the players.
    pub(super) fn apply_choice(&mut self, choice: OpeningChoice, at: Timestamp) -> Option<()> {
        let opening = self.opening()?;
        let next = opening.after_choice(choice, self.moves.len());
        let proposed = self.proposed_mut()?;
        *proposed = proposed.filter(|(_, proposal)| !proposal.is_void_with_a_move());
        if seat_after(opening.by, choice) != opening.by {
            *proposed = proposed.map(|(color, proposal)| (!color, proposal));
            let seats = self.seats_mut()?;
            std::mem::swap(&mut seats.black, &mut seats.white);
            self.change_clocks(Clocks::change_sides);
            self.opening_mut()?.as_mut()?.by = !opening.by;
        }
        self.go_on_opening(next, at)
    }

    /// The opening continues with `next`, or is over. The turn continues while the same player acts; paused clocks run
    /// again, as after a move.
    pub(super) fn go_on_opening(&mut self, next: Option<Opening>, at: Timestamp) -> Option<()> {
        let color_before = self.to_move()?;
        *self.opening_mut()? = next;
        if next.is_none() {
            let moves = self.moves.len();
            if let State::Seated { opened, .. } = &mut self.state {
                *opened = moves;
            }
        }
        let is_same_turn = self.to_move()? == color_before;
        let is_paused = self.is_paused();
        if let Some(clocks) = self.clocks_mut() {
            if !is_same_turn {
                clocks.end_turn(color_before, at)?;
            } else if is_paused {
                clocks.resume(at);
            }
        }
        Some(())
    }

    fn opening_mut(&mut self) -> Option<&mut Option<Opening>> {
        match &mut self.state {
            State::Seated { opening, .. } => Some(opening),
            State::Offered { .. } | State::Closed(_) => None,
        }
    }
}
