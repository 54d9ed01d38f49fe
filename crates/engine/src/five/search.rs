//! Alpha-beta search with a transposition table, deepened step by step; each line ends with a search for a win by fours, if the
//! level has one.

use super::board::{FiveBoard, Site};
use super::threat;
use tengen_rules::Color;

/// Value of a win, which is reduced by 1 for each move that it takes; larger than any other value.
pub(super) const WIN: i32 = 10_000_000;
/// Minimum value of a win.
pub(super) const SURE: i32 = WIN - 1_000;
/// Value of the captured pairs if five of them win, by their number.
const PAIRS: [i32; 6] = [0, 150, 400, 900, 2_000, 10_000];
/// Value of a captured pair if it only opens the enemy's lines.
const PAIR: i32 = 60;
/// Number of entries of the transposition table.
const ENTRIES: usize = 1 << 17;

/// Limits of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Maximum depth, in moves.
    pub(super) depth: u32,
    /// Maximum number of moves to try in a position.
    pub(super) width: usize,
    /// Maximum number of positions in one reading of a win by fours; 0 for no reading.
    pub(super) fours: u32,
    /// Maximum number of positions in all.
    pub(super) positions: u32,
}

/// The transposition table's entry of a position.
#[derive(Clone, Copy)]
struct Entry {
    hash: u64,
    depth: u32,
    value: i32,
    bound: Bound,
    best: Option<Site>,
}

impl Entry {
    /// The value, if the entry is deep enough and its value decides within these bounds.
    fn settles(self, depth: u32, alpha: i32, beta: i32) -> Option<i32> {
        let decides = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.value >= beta,
            Bound::AtMost => self.value <= alpha,
        };
        (decides && self.depth >= depth).then_some(self.value)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl Bound {
    /// The bound that a search with this window proves by its `value`.
    const fn of(value: i32, alpha: i32, beta: i32) -> Self {
        if value <= alpha {
            Self::AtMost
        } else if value >= beta {
            Self::AtLeast
        } else {
            Self::Exact
        }
    }
}

/// The result of a search.
#[derive(Clone, Debug)]
pub(super) struct SearchResult {
    /// The best move and those expected to follow.
    pub(super) line: Vec<Site>,
    /// Value of the position to the side to move.
    pub(super) value: i32,
    /// Number of positions that were searched.
    pub(super) positions: u32,
}

/// A search of one position.
pub(super) struct Search<'a> {
    board: FiveBoard,
    limits: Limits,
    stop: &'a dyn Fn() -> bool,
    table: Vec<Option<Entry>>,
    positions: u32,
    stopped: bool,
}

impl<'a> Search<'a> {
    /// A search from `board` within `limits`, until `stop` returns true.
    pub(super) fn new(board: FiveBoard, limits: Limits, stop: &'a dyn Fn() -> bool) -> Self {
        Self {
            board,
            limits,
            stop,
            table: vec![None; ENTRIES],
            positions: 0,
            stopped: false,
        }
    }

    /// The best of `moves` for `color`, who is to move, by iterative deepening up to a limit.
    pub(super) fn best_of(&mut self, color: Color, moves: &[Site]) -> SearchResult {
        let mut moves = moves.to_vec();
        let mut found = SearchResult {
            line: moves.first().copied().into_iter().collect(),
            value: 0,
            positions: 0,
        };
        for depth in 1..=self.limits.depth {
            let Some((best, value)) = self.best_at(color, &moves, depth) else {
                break;
            };
            found.line = vec![best];
            found.value = value;
            // The best move is searched first in the next round.
            moves.retain(|&site| site != best);
            moves.insert(0, best);
            if value.abs() >= SURE || moves.len() == 1 {
                break;
            }
        }
        self.follow(color, &mut found.line);
        found.positions = self.positions;
        found
    }

    fn best_at(&mut self, color: Color, moves: &[Site], depth: u32) -> Option<(Site, i32)> {
        let (mut best, mut alpha) = (None, -WIN);
        for &site in moves {
            self.board.play(color, site);
            let value = -self.value(!color, depth - 1, -WIN, -alpha, 1);
            self.board.take_back(color);
            if self.stopped {
                // The first move of a round is the best of the round before.
                return None;
            }
            if value > alpha || best.is_none() {
                (best, alpha) = (Some((site, value)), alpha.max(value));
            }
        }
        best
    }

    /// Counts a position; returns whether a limit is reached, or the caller has stopped the search.
    fn must_stop(&mut self) -> bool {
        self.positions += 1;
        if self.positions >= self.limits.positions
            || (self.positions.is_multiple_of(256) && (self.stop)())
        {
            self.stopped = true;
        }
        self.stopped
    }

    /// Value of the position to `color`, who is to move, `ply` moves from the root.
    fn value(&mut self, color: Color, depth: u32, mut alpha: i32, beta: i32, ply: i32) -> i32 {
        if self.must_stop() || self.board.is_full() {
            return 0;
        }
        if !self.board.wins(color).is_empty() {
            return WIN - ply;
        }
        let threats = self.board.wins(!color);
        if depth == 0 && threats.is_empty() {
            return self.quiet_value(color, ply);
        }
        let hash = self.board.hash(color);
        let known = self.table[hash as usize % ENTRIES].filter(|entry| entry.hash == hash);
        if let Some(value) = known.and_then(|entry| entry.settles(depth, alpha, beta)) {
            return value;
        }
        let moves = self.moves(color, &threats, known.and_then(|entry| entry.best));
        if moves.is_empty() {
            // Every point is forbidden, and Black passes; or every defence against the enemy's five is forbidden.
            return if threats.is_empty() {
                self.quiet_value(color, ply)
            } else {
                -(WIN - ply - 1)
            };
        }
        if threats.len() > 1 && moves.iter().all(|site| threats.contains(site)) {
            return -(WIN - ply - 1);
        }
        // A forced answer costs no depth.
        let depth_left = if threats.is_empty() { depth - 1 } else { depth };
        let (mut best, mut most, first_alpha) = (None, -WIN, alpha);
        for site in moves {
            self.board.play(color, site);
            let value = -self.value(!color, depth_left, -beta, -alpha, ply + 1);
            self.board.take_back(color);
            if self.stopped {
                return 0;
            }
            if value > most {
                (best, most) = (Some(site), value);
                alpha = alpha.max(value);
                if alpha >= beta {
                    break;
                }
            }
        }
        let bound = Bound::of(most, first_alpha, beta);
        self.table[hash as usize % ENTRIES] = Some(Entry {
            hash,
            depth,
            value: most,
            bound,
            best,
        });
        most
    }

    /// Static value of a position without fives at the end of a line.
    fn quiet_value(&mut self, color: Color, ply: i32) -> i32 {
        let mut left = self.limits.fours;
        if left > 0 && threat::win_by_fours(&mut self.board, color, &mut left).is_some() {
            return WIN - ply - 4;
        }
        let side = |of: Color| {
            let taken = self.board.prisoners(of) / 2;
            let pairs = if self.board.counts_pairs() {
                PAIRS[taken.min(5) as usize]
            } else {
                PAIR * taken
            };
            self.board.total(of) + pairs
        };
        // The right to move has a value.
        let (own, other) = (side(color), side(!color));
        own + own / 8 - other
    }

    /// The moves to search, the best first.
    fn moves(&self, color: Color, threats: &[Site], first: Option<Site>) -> Vec<Site> {
        let mut moves = match threats {
            [] => self.board.best_moves(color, self.limits.width),
            _ => {
                let mut moves = threats.to_vec();
                moves.extend(self.board.captures(color));
                moves.retain(|&site| !self.board.forbids(color, site));
                moves
            }
        };
        if let Some(first) = first
            && let Some(place) = moves.iter().position(|&site| site == first)
        {
            moves[..=place].rotate_right(1);
        }
        moves
    }

    /// Extends a line with the best moves of the table.
    fn follow(&mut self, mut color: Color, line: &mut Vec<Site>) {
        let mut played = 0;
        while played < line.len() && line.len() < 12 {
            self.board.play(color, line[played]);
            played += 1;
            color = !color;
            let hash = self.board.hash(color);
            let known = self.table[hash as usize % ENTRIES].filter(|entry| entry.hash == hash);
            let next = known.and_then(|entry| entry.best);
            line.extend(next.filter(|&site| self.board.is_empty(site)));
        }
        for _ in 0..played {
            color = !color;
            self.board.take_back(color);
        }
    }
}

impl FiveBoard {
    /// The `width` allowed moves with the most value to `color` or to the enemy, the best first.
    pub(super) fn best_moves(&self, color: Color, width: usize) -> Vec<Site> {
        let mut moves: Vec<_> = self
            .empty()
            .map(|site| (self.appeal(color, site), site))
            .collect();
        moves.sort_by_key(|&(appeal, site)| (std::cmp::Reverse(appeal), site));
        let moves = moves.into_iter().map(|(_, site)| site);
        let allowed = moves.filter(|&site| !self.forbids(color, site));
        allowed.take(width.max(1)).collect()
    }

    /// Worth of a move before any search: the lines that it makes and prevents, and the stones that it takes.
    pub(super) fn appeal(&self, color: Color, site: Site) -> i32 {
        let lines = self.worth(color, site) + self.worth(!color, site) * 3 / 4;
        if !self.takes_pairs() {
            return lines;
        }
        let taken = i32::from(self.count_pairs_taken(color, site));
        let lost = i32::from(self.count_pairs_taken(!color, site));
        lines + 300 * taken + 200 * lost
    }
}
