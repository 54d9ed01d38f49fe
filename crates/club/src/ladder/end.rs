//! The effect of a finished game on places.

use super::{Ladder, Running};
use tengen_game::clock::Timestamp;

/// How a game of the ladder ended, as far as places are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End<Who> {
    /// A win on the board or by resignation.
    Won(Who),
    /// The time of this player ran out.
    RanOut(Who),
    /// No winner: called off, drawn or annulled.
    Nobody,
}

/// The change of places by a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved<Who> {
    /// None.
    Nobody,
    /// This player rose to this place, from 1, and those in between moved down by one.
    Up(Who, usize),
    /// The first has left the ladder, and the other one may have risen.
    Out(Who, Option<(Who, usize)>),
}

impl<Who: Copy + Eq, Game: Copy + Eq> Ladder<Who, Game> {
    /// Applies the end of `game`; also returns the games that a leaving player has to resign, as [`Ladder::leave`]
    /// does. Games that are unknown or already counted change nothing.
    ///
    /// A challenger who wins rises to the place directly above the loser. A player who runs out of time leaves the
    /// ladder.
    pub fn end_game(&mut self, game: Game, end: End<Who>) -> (Moved<Who>, Vec<Game>) {
        let Some(index) = self.running.iter().position(|one| one.game == game) else {
            return (Moved::Nobody, Vec::new());
        };
        let Running {
            challenger,
            challenged,
            ..
        } = self.running.remove(index);
        if end != End::Nobody {
            let both = [challenger, challenged];
            let played = self.rungs.iter_mut();
            for rung in played.filter(|rung| both.contains(&rung.who)) {
                rung.has_played = true;
            }
        }
        match end {
            End::Nobody => (Moved::Nobody, Vec::new()),
            End::Won(winner) if winner == challenger => {
                let up = self.move_above(challenger, challenged);
                let moved = up.map_or(Moved::Nobody, |place| Moved::Up(challenger, place));
                (moved, Vec::new())
            }
            End::Won(_) => (Moved::Nobody, Vec::new()),
            // A substitute ran out of time: they are not the one on the ladder.
            End::RanOut(late) if ![challenger, challenged].contains(&late) => {
                (Moved::Nobody, Vec::new())
            }
            End::RanOut(late) => {
                let up = if late == challenged {
                    self.move_above(challenger, challenged)
                } else {
                    None
                };
                let resigned = self.leave(late);
                // Players above may have left.
                let up = up.and_then(|_| self.place(challenger));
                (
                    Moved::Out(late, up.map(|place| (challenger, place))),
                    resigned,
                )
            }
        }
    }

    /// `who` takes the place of `other` without a game, where none is possible; counts as a challenge. Returns the new
    /// place.
    pub fn overtake(&mut self, who: Who, other: Who, now: Timestamp) -> Option<usize> {
        self.note_challenge(who, other, now);
        self.move_above(who, other)
    }

    /// Moves `winner` directly above `loser` if they are below; returns the new place.
    fn move_above(&mut self, winner: Who, loser: Who) -> Option<usize> {
        let (from, to) = (self.place(winner)? - 1, self.place(loser)? - 1);
        if from <= to {
            return None;
        }
        let rung = self.rungs.remove(from);
        self.rungs.insert(to, rung);
        Some(to + 1)
    }
}
