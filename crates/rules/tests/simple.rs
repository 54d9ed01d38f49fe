//! A second, simple implementation of the games, which remembers only the boards.
//!
//! It shares no method with the first one: liberties are found by flood fill, ko is the board of one move before
//! (booklet 001), superko a search through all boards, a line any five points in a row.

use tengen_rules::{
    ByColor, Color, IllegalMove, KoRule, Overline, Pairs, Ply, Point, PointSet, Suicide,
};

use super::grid::{Grid, around, letter, place};

/// The game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Game {
    Go(KoRule, Suicide),
    /// With the number of stones to take.
    AtariGo(usize),
    Five(Overline, Pairs),
}

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    GoesOn,
    Stopped,
    /// With the stones of the winning lines.
    Lines(Color, PointSet),
    /// With the stones taken last.
    Captures(Color, PointSet),
    NoMovesLeft,
}

/// The effect of a stone.
#[derive(Clone, Debug)]
pub(super) struct After {
    pub(super) grid: Grid,
    pub(super) taken: PointSet,
    pub(super) lost: PointSet,
}

/// A game as it was played.
#[derive(Clone)]
pub(super) struct Simple {
    game: Game,
    /// Every board so far with the side to move then, the current one last. A turn adds one.
    past: Vec<(Grid, Color)>,
    passes: usize,
    pub(super) taken: ByColor<usize>,
    last: Option<(Point, PointSet)>,
}

impl Simple {
    pub(super) fn new(game: Game, grid: Grid, to_move: Color) -> Self {
        Self {
            game,
            past: vec![(grid, to_move)],
            passes: 0,
            taken: ByColor::default(),
            last: None,
        }
    }

    pub(super) fn grid(&self) -> &Grid {
        &self.past.last().unwrap().0
    }

    pub(super) fn to_move(&self) -> Color {
        self.past.last().unwrap().1
    }

    pub(super) fn ply(&self) -> usize {
        self.past.len() - 1
    }

    /// The effect of a stone there, or why it is illegal, in a game in progress.
    pub(super) fn judge(&self, at: Point) -> Result<After, IllegalMove> {
        match self.grid().get(place(at)) {
            b' ' => return Err(IllegalMove::OffBoard),
            b'.' => {}
            _ => return Err(IllegalMove::Occupied),
        }
        let mut after = After {
            grid: self.grid().clone(),
            taken: PointSet::EMPTY,
            lost: PointSet::EMPTY,
        };
        after.grid.put(self.to_move(), at);
        match self.game {
            Game::Go(_, suicide) => self.capture(at, suicide, &mut after)?,
            Game::AtariGo(_) => self.capture(at, Suicide::Forbidden, &mut after)?,
            Game::Five(_, Pairs::Stay) => {}
            Game::Five(_, Pairs::AreTaken | Pairs::FiveWin) => self.take_pairs(at, &mut after),
        }
        if let Game::Go(ko, _) = self.game {
            self.repeats(ko, &after.grid)?;
        }
        Ok(after)
    }

    fn capture(&self, at: Point, suicide: Suicide, after: &mut After) -> Result<(), IllegalMove> {
        let enemy = letter(!self.to_move());
        for next in around(place(at)) {
            if after.grid.get(next) == enemy
                && let Some(chain) = after.grid.without_liberty(next)
            {
                after.taken = after.taken.union(after.grid.clear(&chain));
            }
        }
        match (after.grid.without_liberty(place(at)), suicide) {
            (None, _) => Ok(()),
            (Some(_), Suicide::Forbidden) => Err(IllegalMove::Suicide),
            (Some(chain), Suicide::Allowed) => {
                after.lost = after.grid.clear(&chain);
                Ok(())
            }
        }
    }

    fn take_pairs(&self, at: Point, after: &mut After) {
        let (x, y) = place(at);
        let (own, enemy) = (letter(self.to_move()), letter(!self.to_move()));
        for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
            let row = [1, 2, 3].map(|d| (x + d * dx, y + d * dy));
            // Compares with the board before any stone was taken.
            if row.map(|at| self.grid().get(at)) == [enemy, enemy, own] {
                after.taken = after.taken.union(after.grid.clear(&row[..2]));
            }
        }
    }

    fn repeats(&self, ko: KoRule, grid: &Grid) -> Result<(), IllegalMove> {
        let next = !self.to_move();
        let since = |to_move: Option<Color>| {
            let seen = self.past.iter().position(|(past, then)| {
                past == grid && to_move.is_none_or(|to_move| to_move == *then)
            });
            seen.map_or(Ok(()), |ply| {
                let since = Ply(ply as u32);
                Err(IllegalMove::Superko { since })
            })
        };
        match ko {
            KoRule::PositionalSuperko => since(None),
            KoRule::SituationalSuperko => since(Some(next)),
            // Without a capture no board is repeated; suicides take nothing.
            KoRule::Simple => match self.last {
                Some((_, taken)) if !taken.is_empty() && self.past[self.ply() - 1].0 == *grid => {
                    Err(IllegalMove::Ko)
                }
                _ => Ok(()),
            },
        }
    }

    /// Whether a pass is legal in a game in progress with `legal` legal points.
    pub(super) fn judge_pass(&self, legal: usize) -> Result<(), IllegalMove> {
        match self.game {
            Game::Go(..) => Ok(()),
            Game::AtariGo(_) if legal == 0 => Ok(()),
            Game::AtariGo(_) | Game::Five(..) => Err(IllegalMove::PassForbidden),
        }
    }

    pub(super) fn play(&mut self, at: Point, after: After) {
        let color = self.to_move();
        self.taken[color] += after.taken.len();
        self.taken[!color] += after.lost.len();
        self.past.push((after.grid, !color));
        self.passes = 0;
        self.last = Some((at, after.taken));
    }

    pub(super) fn pass(&mut self) {
        self.past.push((self.grid().clone(), !self.to_move()));
        self.passes += 1;
        self.last = None;
    }

    /// Resumes a stopped game.
    pub(super) fn resume(&mut self, first: Color) {
        self.past.last_mut().unwrap().1 = first;
        self.passes = 0;
        self.last = None;
    }

    pub(super) fn standing(&self) -> Standing {
        let mover = !self.to_move();
        let taken_last = self.last.map(|(_, taken)| taken).unwrap_or_default();
        match self.game {
            Game::Go(..) if self.passes >= 2 => Standing::Stopped,
            Game::Go(..) => Standing::GoesOn,
            Game::AtariGo(enough) if self.taken[mover] >= enough => {
                Standing::Captures(mover, taken_last)
            }
            Game::AtariGo(_) if self.passes >= 2 => Standing::NoMovesLeft,
            Game::AtariGo(_) => Standing::GoesOn,
            Game::Five(overline, pairs) => {
                let lines = self
                    .last
                    .map(|(at, _)| self.grid().fives(at, overline))
                    .unwrap_or_default();
                if !lines.is_empty() {
                    Standing::Lines(mover, lines)
                } else if pairs == Pairs::FiveWin && self.taken[mover] >= 10 {
                    Standing::Captures(mover, taken_last)
                } else if self.grid().is_full() {
                    Standing::NoMovesLeft
                } else {
                    Standing::GoesOn
                }
            }
        }
    }
}
