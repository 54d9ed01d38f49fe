//! What the end of a game does to places.

use super::{Ladder, Running};
use tengen_game::clock::Timestamp;

/// How a game of the ladder ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End<Who> {
    /// This one has won: on the board, or because the other one has resigned.
    Won(Who),
    /// The time of this one ran out.
    RanOut(Who),
    /// Nobody has won: it was called off, drawn or annulled.
    Nobody,
}

/// What has become of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved<Who> {
    /// Nothing.
    Nobody,
    /// This one stands in this place now, from 1 on, and those between moved down by one.
    Up(Who, usize),
    /// This one has left the ladder, and perhaps this one has moved up.
    Out(Who, Option<(Who, usize)>),
}

impl<Who: Copy + Eq, Game: Copy + Eq> Ladder<Who, Game> {
    /// Takes in how `game` ended; nothing if it is none of the ladder's, or its end was taken in before.
    ///
    /// A challenger who wins moves up to the place directly above the loser. A player who runs out of time leaves
    /// the ladder; the games that this player then has to resign come second, as from [`Ladder::leave`].
    pub fn ended(&mut self, game: Game, end: End<Who>) -> (Moved<Who>, Vec<Game>) {
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
                let up = self.rise(challenger, challenged);
                let moved = up.map_or(Moved::Nobody, |place| Moved::Up(challenger, place));
                (moved, Vec::new())
            }
            End::Won(_) => (Moved::Nobody, Vec::new()),
            // Somebody else has taken a seat meanwhile, who does not stand for it here.
            End::RanOut(late) if ![challenger, challenged].contains(&late) => {
                (Moved::Nobody, Vec::new())
            }
            End::RanOut(late) => {
                let up = match late == challenged {
                    true => self.rise(challenger, challenged),
                    false => None,
                };
                let resigned = self.leave(late);
                // Those above may be fewer by now.
                let up = up.and_then(|_| self.place(challenger));
                (
                    Moved::Out(late, up.map(|place| (challenger, place))),
                    resigned,
                )
            }
        }
    }

    /// `who` takes the place of `other`, whom they may challenge at `now`, without a game: there can be none. Gives it.
    /// It counts as a challenge.
    pub fn overtake(&mut self, who: Who, other: Who, now: Timestamp) -> Option<usize> {
        self.noted(who, other, now);
        self.rise(who, other)
    }

    /// Puts `winner` directly above `loser`, if they stand below; gives the new place.
    fn rise(&mut self, winner: Who, loser: Who) -> Option<usize> {
        let (from, to) = (self.place(winner)? - 1, self.place(loser)? - 1);
        if from <= to {
            return None;
        }
        let rung = self.rungs.remove(from);
        self.rungs.insert(to, rung);
        Some(to + 1)
    }
}
