//! Monte Carlo tree search with RAVE (Gelly and Silver, 2007), with several trees in parallel.

use super::board::GoBoard;
use super::count::owner;
use super::goal::Goal;
use super::pattern::Shapes;
use super::playout::{Last, PlayoutPolicy, Trace};
use super::prior::{self, Candidate, Knowledge};
use super::site::{NOWHERE, Site};
use super::superko::Superko;
use super::tree::{Index, Node, ROOT, Tree};
use tengen_rules::{Chance, Color};

/// Expansion threshold: visits at which a leaf gets children.
const EXPAND_AT: f32 = 4.0;
/// Maximum number of nodes in a tree: about 200 megabytes.
const MOST_NODES: usize = 5_000_000;
/// Minimum number of playouts after which a move may be obvious.
const OBVIOUS_AFTER: u32 = 2_000;
/// Share of the playouts that go through an obvious move, in percent.
const OBVIOUS: f32 = 90.0;
/// Number of playouts between two checks whether to stop.
const CHECKS_AFTER: u32 = 32;

/// A position to search.
pub(super) struct Task<'a> {
    /// The stones.
    pub(super) board: &'a GoBoard,
    /// The side to move.
    pub(super) color: Color,
    /// The last two moves.
    pub(super) last: Last,
    /// Number of passes in a row at the end.
    pub(super) passes: u8,
    pub(super) goal: Goal,
    /// The moves to choose from.
    pub(super) moves: &'a [Candidate],
    /// Skills in the tree.
    pub(super) knowledge: Knowledge,
    /// The shapes that playouts draw from.
    pub(super) shapes: Shapes,
    /// The earlier boards, which must not be repeated.
    pub(super) superko: Option<&'a Superko>,
}

/// The result of a search for one of the moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchedMove {
    /// The move; [`NOWHERE`] is a pass.
    pub(super) site: Site,
    /// Number of playouts through it.
    pub(super) visits: f32,
    /// Number of those that were won.
    pub(super) wins: f32,
}

/// The result of a search.
pub(super) struct Findings {
    /// One result for each move of the task, in its order.
    pub(super) moves: Vec<SearchedMove>,
    /// The principal variation: the line with the most visits.
    pub(super) line: Vec<Site>,
    /// Ownership by site: playouts in which it fell to Black, minus those in which it fell to White.
    pub(super) owned: Vec<i32>,
    /// Number of playouts.
    pub(super) playouts: u32,
    /// Number of playouts won by the side that is not to move.
    pub(super) lost: f32,
}

impl Findings {
    /// Adds what another search of the same task has found.
    pub(super) fn add(&mut self, other: &Self) {
        for (found, more) in self.moves.iter_mut().zip(&other.moves) {
            found.visits += more.visits;
            found.wins += more.wins;
        }
        for (owned, more) in self.owned.iter_mut().zip(&other.owned) {
            *owned += more;
        }
        self.playouts += other.playouts;
        self.lost += other.lost;
    }
}

/// A search tree and its tools.
struct Search<'a> {
    task: &'a Task<'a>,
    tree: Tree,
    board: GoBoard,
    trace: Trace,
    policy: PlayoutPolicy,
    chance: Chance,
    path: Vec<Index>,
    /// Keys of the boards on the path, where superko forbids them.
    boards: Vec<u64>,
    owned: Vec<i32>,
}

/// The last move of a descent repeated an earlier board, which superko forbids.
struct RepeatedBoard;

/// The end of a descent through the tree.
struct Leaf {
    color: Color,
    last: Last,
    /// The loser, if the game is over.
    loser: Option<Color>,
    /// Number of passes in a row at the end.
    passes: u8,
}

/// Searches with up to `playouts` playouts, or until `stop` says so.
pub(super) fn search(
    task: &Task<'_>,
    playouts: u32,
    stop: &(dyn Fn() -> bool + Sync),
    seed: u64,
) -> Findings {
    let mut search = Search::new(task, seed);
    let mut done = 0;
    while done < playouts {
        // Without any playout there is no best move.
        let is_time_to_check = done > 0 && done % CHECKS_AFTER == 0;
        if is_time_to_check
            && (stop() || search.is_settled(playouts - done) || search.is_obvious(done))
        {
            break;
        }
        search.simulate();
        done += 1;
    }
    search.findings(done)
}

impl<'a> Search<'a> {
    fn new(task: &'a Task<'a>, seed: u64) -> Self {
        let sites = task.board.grid().sites();
        let mut tree = Tree::new();
        tree.expand(ROOT, task.moves);
        Self {
            task,
            tree,
            board: task.board.clone(),
            trace: Trace::new(sites),
            policy: PlayoutPolicy::new(task.shapes),
            chance: Chance::new(seed),
            path: Vec::new(),
            boards: Vec::new(),
            owned: vec![0; sites],
        }
    }
}

impl Search<'_> {
    /// Whether no other move could overtake the most visited one in the `left` playouts.
    fn is_settled(&self, left: u32) -> bool {
        let (mut first, mut second) = (0.0_f32, 0.0_f32);
        for child in self.tree.children(ROOT) {
            if child.visits > first {
                (first, second) = (child.visits, first);
            } else {
                second = second.max(child.visits);
            }
        }
        first - second > left as f32
    }

    /// Whether nearly all of the `done` playouts go through one move: more of them would hardly find another.
    fn is_obvious(&self, done: u32) -> bool {
        let is_most = |child: &Node| child.visits * 100.0 >= OBVIOUS * done as f32;
        done >= OBVIOUS_AFTER && self.tree.children(ROOT).iter().any(is_most)
    }

    fn simulate(&mut self) {
        self.trace.clear();
        let goal = self.task.goal;
        let leaf = self.descend();
        let placed = i32::from(self.board.placed[0]) - i32::from(self.board.placed[1]);
        let passed = match leaf.loser {
            Some(loser) => Some(loser),
            // Both sides passed: the fate of the chain is decided. A playout would destroy a seki.
            None if leaf.passes >= 2 && matches!(goal, Goal::Life { .. }) => None,
            None => self.policy.play_out(
                &mut self.board,
                goal,
                leaf.color,
                leaf.last,
                &mut self.trace,
                &mut self.chance,
            ),
        };
        let value = match goal {
            Goal::Points(count) => {
                let margin = count.margin(&self.board, placed);
                count.value(margin, self.board.grid().size().points())
            }
            // A side that can only fill its own eyes is about to lose a stone.
            Goal::Stones(_) => match goal.winner(&self.board).or(passed.map(|loser| !loser)) {
                Some(Color::Black) => 1.0,
                Some(Color::White) => 0.0,
                None => 0.5,
            },
            Goal::Life { stones, color } => Goal::life(stones, color, &self.board),
        };
        self.count_owners();
        self.backpropagate(value);
    }

    /// Descends the tree to a leaf and records the path. A leaf is expanded once it has [`EXPAND_AT`] visits; a move that
    /// superko forbids is never selected again.
    fn descend(&mut self) -> Leaf {
        loop {
            match self.try_descent() {
                Ok(leaf) => return leaf,
                Err(RepeatedBoard) => {
                    let repeats = self.path.last().expect("the path ends with the move");
                    self.tree.forbid(*repeats);
                }
            }
        }
    }

    fn try_descent(&mut self) -> Result<Leaf, RepeatedBoard> {
        self.board.copy(self.task.board);
        self.path.clear();
        self.boards.clear();
        self.add_board(self.task.color);
        self.path.push(ROOT);
        let (mut color, mut last, mut passes) = (self.task.color, self.task.last, self.task.passes);
        let mut at = ROOT;
        let mut loser = None;
        while passes < 2 && loser.is_none() {
            if self.tree.is_leaf(at) {
                if self.tree.at(at).visits < EXPAND_AT || self.tree.len() > MOST_NODES {
                    break;
                }
                let moves = self.candidates(color, last);
                if moves.is_empty() {
                    loser = Some(color);
                    break;
                }
                self.tree.expand(at, &moves);
            }
            at = self.tree.select(at);
            self.path.push(at);
            let site = self.tree.at(at).site;
            if site == NOWHERE {
                passes += 1;
                self.board.ko = NOWHERE;
                self.add_board(!color);
            } else {
                passes = 0;
                self.board.play(color, site);
                self.check_superko(!color)?;
                self.add_board(!color);
                loser = self.task.goal.winner(&self.board).map(|winner| !winner);
            }
            last = last.push(site);
            color = !color;
        }
        Ok(Leaf {
            color,
            last,
            loser,
            passes,
        })
    }

    /// Adds the board with this side to move to those that superko forbids.
    #[inline]
    fn add_board(&mut self, to_move: Color) {
        if let Some(superko) = self.task.superko {
            self.boards.push(superko.key_of(&self.board, to_move));
        }
    }

    /// Fails if superko forbids the board with this side to move.
    #[inline]
    fn check_superko(&self, to_move: Color) -> Result<(), RepeatedBoard> {
        let Some(superko) = self.task.superko else {
            return Ok(());
        };
        let key = superko.key_of(&self.board, to_move);
        if superko.has(key) || self.boards.contains(&key) {
            Err(RepeatedBoard)
        } else {
            Ok(())
        }
    }

    /// The moves in a node of the tree, with a pass where that is allowed.
    fn candidates(&self, color: Color, last: Last) -> Vec<Candidate> {
        let mut moves = prior::candidates(&self.board, color, last, self.task.knowledge);
        if let Goal::Stones(_) = self.task.goal {
            moves.retain(|&(site, _)| site != NOWHERE);
        }
        moves
    }

    /// Counts the playout for all nodes on the path; `value` is Black's.
    fn backpropagate(&mut self, value: f32) {
        let of = |color: Color| match color {
            Color::Black => value,
            Color::White => 1.0 - value,
        };
        let depth = self.path.len();
        for place in (0..depth).rev() {
            let index = self.path[place];
            // The root is at place 0; its children are the moves of the side to move.
            let mover = match place % 2 {
                0 => self.task.color,
                _ => !self.task.color,
            };
            if let Some(&next) = self.path.get(place + 1) {
                let site = self.tree.at(next).site;
                if site != NOWHERE {
                    self.trace.put_before(mover, site);
                }
            }
            let trace = &self.trace;
            self.tree.count(index, of(!mover));
            self.tree
                .count_rave(index, of(mover), |site| trace.is_first(mover, site));
        }
    }

    fn count_owners(&mut self) {
        for site in self.board.grid().all() {
            self.owned[usize::from(site)] += match owner(&self.board, site) {
                Some(Color::Black) => 1,
                Some(Color::White) => -1,
                None => 0,
            };
        }
    }

    fn findings(self, playouts: u32) -> Findings {
        let children = self.tree.children(ROOT).iter();
        let moves = children.map(|child| SearchedMove {
            site: child.site,
            visits: child.visits,
            wins: child.wins,
        });
        let mut line = Vec::new();
        let mut at = self.tree.best(ROOT);
        while let Some(index) = at.filter(|&index| self.tree.at(index).visits >= 8.0) {
            line.push(self.tree.at(index).site);
            at = self.tree.best(index);
        }
        Findings {
            moves: moves.collect(),
            line,
            owned: self.owned,
            playouts,
            lost: self.tree.at(ROOT).wins,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Scene;
    use super::super::count::Count;
    use super::super::strength::Strength;
    use super::*;
    use crate::{Budget, Level, Query, Style};
    use tengen_rules::{ByColor, Komi, Move, Point, PointSet, Position, RuleSet, Rules, Size};

    /// Plays the moves of a line on `position` up to the first illegal one; returns whether all are legal.
    fn is_legal(rules: &Rules, position: &Position, line: &[Site]) -> bool {
        let mut position = position.clone();
        let grid = GoBoard::of(&position).grid();
        line.iter().all(|&site| {
            let mv = grid.point(site).map_or(Move::Pass, Move::Play);
            position.passes() >= 2 || rules.play(&mut position, mv).is_ok()
        })
    }

    /// The lines of all nodes that were visited.
    fn lines(tree: &Tree, at: Index, line: &mut Vec<Site>, found: &mut Vec<Vec<Site>>) {
        for index in tree.range(at) {
            let child = tree.at(index as Index);
            if child.visits > 0.0 {
                line.push(child.site);
                found.push(line.clone());
                lines(tree, index as Index, line, found);
                line.pop();
            }
        }
    }

    /// Black has sent a second stone, A1, to B1. White takes both on C1, and Black would take that stone on B1.
    fn two_stones_sent(rules: &Rules) -> Position {
        let points = |names: &str| -> PointSet {
            let names = names.split(' ');
            names.map(|name| name.parse::<Point>().unwrap()).collect()
        };
        let stones = ByColor {
            black: points("B1 D1 C2 D2 E2 D3 D4 E4 D5"),
            white: points("A2 B2 A3 C3 A4 B4 C4 B5"),
        };
        let size = Size::square(5).unwrap();
        let mut position = rules.position(size, stones, Color::Black).unwrap();
        let sent = Move::Play("A1".parse().unwrap());
        rules.play(&mut position, sent).unwrap();
        position
    }

    #[test]
    fn no_line_of_the_tree_brings_a_board_back() {
        for (name, forbids) in [("chinese", true), ("japanese", false)] {
            let rules = RuleSet::from_name(name).unwrap().rules;
            let position = two_stones_sent(&rules);
            let Rules::Go(go) = rules else { unreachable!() };
            let query = Query {
                rules: &rules,
                position: &position,
                komi: Komi::ZERO,
                level: Level::HIGHEST,
                style: Style::Usual,
                budget: Budget {
                    playouts: 0,
                    threads: std::num::NonZeroU8::MIN,
                    stop: &|| false,
                },
                seed: 1,
            };
            let scene = Scene::of(&query, Strength::of_go(Level::HIGHEST));
            let moves = scene.candidates(&query);
            let task = scene.task(Goal::Points(Count::new(go, Komi::ZERO)), &moves);
            let mut search = Search::new(&task, 1);
            for _ in 0..3000 {
                search.simulate();
            }
            let mut found = Vec::new();
            lines(&search.tree, ROOT, &mut Vec::new(), &mut found);
            assert!(found.iter().any(|line| line.len() > 6));
            let children = (0..search.tree.len() as Index).flat_map(|at| search.tree.children(at));
            let mut forbidden = children.filter(|child| child.is_forbidden());
            assert_eq!(forbidden.next().is_some(), forbids, "{name}");
            for line in found {
                assert!(is_legal(&rules, &position, &line), "{name} {line:?}");
            }
        }
    }
}
