//! Playouts: games played to their end by a fast policy, which usually answers the last move.

use super::board::{Cell, GoBoard};
use super::goal::Goal;
use super::pattern::Shapes;
use super::site::{NOWHERE, Site};
use tengen_rules::{Chance, Color};

/// Share of turns in which a player looks for chains in atari around the last move, in percent.
const LOOKS_FOR_ATARI: usize = 92;
/// Share of turns in which a player looks for shapes around the last move, in percent.
const LOOKS_FOR_SHAPES: usize = 95;
/// Share of drawn self-ataris that are rejected, in percent.
const AVOIDS_SELF_ATARI: usize = 90;
/// Maximum length of a playout, in turns for each point of the board: cycles of kos would not end.
const MOST_TURNS_A_POINT: usize = 3;

/// The colour that played first on each site of a playout, for RAVE.
pub(super) struct Trace(Vec<u8>);

impl Trace {
    /// The empty trace of a game on a board with this number of sites.
    pub(super) fn new(sites: usize) -> Self {
        Self(vec![0; sites])
    }

    /// Removes all moves.
    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Adds a move before all that were added.
    #[inline]
    pub(super) fn put_before(&mut self, color: Color, site: Site) {
        self.0[usize::from(site)] = 1 + color as u8;
    }

    /// Adds a move after all that were added.
    #[inline]
    fn put_after(&mut self, color: Color, site: Site) {
        let first = &mut self.0[usize::from(site)];
        if *first == 0 {
            *first = 1 + color as u8;
        }
    }

    /// Whether `color` was the first to play on `site`.
    #[inline]
    pub(super) fn is_first(&self, color: Color, site: Site) -> bool {
        self.0[usize::from(site)] == 1 + color as u8
    }
}

/// The last two moves; [`NOWHERE`] for a pass.
#[derive(Clone, Copy, Debug)]
pub(super) struct Last {
    /// The last one, of the enemy.
    pub(super) one: Site,
    /// The one before, of the side to move.
    pub(super) two: Site,
}

impl Last {
    /// The last two moves after a move on `site`.
    #[inline]
    pub(super) const fn push(self, site: Site) -> Self {
        Self {
            one: site,
            two: self.one,
        }
    }
}

/// Up to 16 sites to draw from, each with its weight.
#[derive(Clone, Copy)]
struct ShortList {
    sites: [(Site, u16); 16],
    len: usize,
    total: usize,
}

impl ShortList {
    const NONE: Self = Self {
        sites: [(NOWHERE, 0); 16],
        len: 0,
        total: 0,
    };

    #[inline]
    fn push(&mut self, site: Site, weight: u16) {
        if self.len < self.sites.len() {
            self.sites[self.len] = (site, weight);
            self.len += 1;
            self.total += usize::from(weight);
        }
    }

    #[inline]
    fn contains(&self, site: Site) -> bool {
        self.sites[..self.len]
            .iter()
            .any(|&(listed, _)| listed == site)
    }

    #[inline]
    fn draw(&self, chance: &mut Chance) -> Option<Site> {
        let mut left = (self.total > 0).then(|| chance.below(self.total))?;
        for &(site, weight) in &self.sites[..self.len] {
            match left.checked_sub(usize::from(weight)) {
                Some(rest) => left = rest,
                None => return Some(site),
            }
        }
        None
    }
}

/// How the moves of a playout are drawn.
#[derive(Clone, Copy)]
pub(super) struct PlayoutPolicy {
    shapes: Shapes,
}

impl PlayoutPolicy {
    /// The policy that draws from `shapes`.
    pub(super) const fn new(shapes: Shapes) -> Self {
        Self { shapes }
    }

    /// Plays `board` out, `color` to begin after the moves `last`, until the goal is reached or both pass.
    ///
    /// Returns the side that passed first, if neither reached the goal.
    pub(super) fn play_out(
        self,
        board: &mut GoBoard,
        goal: Goal,
        mut color: Color,
        mut last: Last,
        trace: &mut Trace,
        chance: &mut Chance,
    ) -> Option<Color> {
        let most = MOST_TURNS_A_POINT * board.grid().size().points();
        let mut passed = None;
        for _ in 0..most {
            match self.choose(board, color, last, chance) {
                Some(site) => {
                    let taken = board.play(color, site);
                    trace.put_after(color, site);
                    if taken > 0 && goal.winner(board).is_some() {
                        return None;
                    }
                    last = last.push(site);
                    passed = None;
                }
                None => {
                    board.ko = NOWHERE;
                    last = last.push(NOWHERE);
                    if passed.is_some() {
                        break;
                    }
                    passed = Some(color);
                }
            }
            color = !color;
        }
        passed
    }

    #[inline]
    fn choose(
        self,
        board: &mut GoBoard,
        color: Color,
        last: Last,
        chance: &mut Chance,
    ) -> Option<Site> {
        if last.one != NOWHERE {
            if chance.below(100) < LOOKS_FOR_ATARI
                && let Some(site) = answer_to_atari(board, color, last, chance)
            {
                return Some(site);
            }
            if chance.below(100) < LOOKS_FOR_SHAPES
                && let Some(site) = self.shape_near(board, color, last, chance)
            {
                return Some(site);
            }
        }
        random_site(board, color, chance)
    }

    /// A move next to the last two, drawn by its shape.
    #[inline]
    fn shape_near(
        self,
        board: &GoBoard,
        color: Color,
        last: Last,
        chance: &mut Chance,
    ) -> Option<Site> {
        let mut moves = ShortList::NONE;
        for centre in [last.one, last.two] {
            if centre == NOWHERE {
                continue;
            }
            for site in board.grid().around(centre) {
                if !board.is_empty(site) || moves.contains(site) {
                    continue;
                }
                let weight = self.shapes.weight(board, color, site);
                if weight > 0
                    && board.is_legal(color, site)
                    && board.liberties_after(color, site, 2) >= 2
                {
                    moves.push(site, weight);
                }
            }
        }
        moves.draw(chance)
    }
}

/// A move that takes a chain that the last move left in atari, or that the own move before put in atari, or saves an own
/// chain that the last move put in atari.
#[inline]
fn answer_to_atari(board: &GoBoard, color: Color, last: Last, chance: &mut Chance) -> Option<Site> {
    let (own, enemy) = (Cell::stone(color), Cell::stone(!color));
    let mut moves = ShortList::NONE;
    let mut take = |chain: Site| {
        if board.at(chain) == enemy && board.liberty_count(chain) == 1 {
            let liberty = board.liberties(chain).first();
            if board.is_legal(color, liberty) {
                moves.push(liberty, 1);
            }
        }
    };
    take(last.one);
    if last.two != NOWHERE {
        board.grid().neighbours(last.two).into_iter().for_each(take);
    }
    for next in board.grid().neighbours(last.one) {
        if board.at(next) != own || board.liberty_count(next) != 1 {
            continue;
        }
        let liberty = board.liberties(next).first();
        if board.is_legal(color, liberty) && board.liberties_after(color, liberty, 2) >= 2 {
            moves.push(liberty, 1);
        }
        if let Some(taking) = find_attacker_capture(board, color, next) {
            moves.push(taking, 1);
        }
    }
    moves.draw(chance)
}

/// A move that takes a chain in atari next to the chain of `color` on `chain`.
pub(super) fn find_attacker_capture(board: &GoBoard, color: Color, chain: Site) -> Option<Site> {
    let enemy = Cell::stone(!color);
    for stone in board.chain_stones(chain) {
        for next in board.grid().neighbours(stone) {
            if board.at(next) == enemy && board.liberty_count(next) == 1 {
                let liberty = board.liberties(next).first();
                if board.is_legal(color, liberty) {
                    return Some(liberty);
                }
            }
        }
    }
    None
}

/// Any legal point that fills no own eye, and rarely one that puts the own chain in atari.
#[inline]
fn random_site(board: &mut GoBoard, color: Color, chance: &mut Chance) -> Option<Site> {
    let mut left = board.empty().len();
    while left > 0 {
        let drawn = chance.below(left);
        let site = board.empty()[drawn];
        if board.is_legal(color, site)
            && !board.is_eye(color, site)
            && (board.liberties_after(color, site, 2) >= 2
                || chance.below(100) >= AVOIDS_SELF_ATARI)
        {
            return Some(site);
        }
        left -= 1;
        board.swap_empty(drawn, left);
    }
    None
}
