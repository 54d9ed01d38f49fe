//! Go and Atari-Go: Monte Carlo tree search with RAVE, and when to pass or resign.

pub(super) mod analysis;
mod board;
mod capture;
mod count;
pub(super) mod dead;
mod ending;
pub(super) mod estimate;
mod goal;
mod instinct;
mod ladder;
pub(super) mod likely;
mod net;
mod outlook;
mod pattern;
mod playout;
pub(super) mod policy;
mod prior;
mod search;
mod site;
pub(super) mod sparring;
mod strength;
mod superko;
mod tree;

use board::GoBoard;
use count::Count;
use goal::Goal;
use pattern::Shapes;
use playout::Last;
use prior::Candidate;
use search::{Findings, Task};
use site::{Grid, NOWHERE, Site};
use strength::Strength;
use superko::Superko;

use super::{Decision, Query, Thought};
use tengen_rules::{
    AtariGoRules, Chance, Color, GoRules, Handicap, Move, Ply, Point, PointSet, Position, Rules,
};

/// Maximum distance of a move by looks from the best move of a fight, by [`Grid::distance`]: four lines in a row.
const MAX_FROM_BEST: u16 = 8;
/// Minimum size of a chain that a pass does not leave in atari, in stones.
const LEFT_BEHIND: u16 = 2;
/// Number of playouts that measure the worth of a pass at the end.
const AFTER_PASS: u32 = 400;

/// The move in Go for the side to move.
pub(super) fn think(query: &Query<'_>, rules: GoRules) -> Thought {
    let position = query.position;
    if position.to_place() > 0 {
        return Thought::at_once(Decision::Play(handicap_point(query)));
    }
    let scene = Scene::of(query, Strength::of_go(query.level));
    let moves = scene.candidates(query);
    if let Some(rescue) = scene.rescue(&moves) {
        return rescue;
    }
    let task = scene.task(Goal::Points(Count::new(rules, query.komi)), &moves);
    let findings = search_in_parallel(&task, query, scene.strength);
    let after_pass =
        |task: &Task<'_>| search::search(task, AFTER_PASS, query.budget.stop, query.seed);
    let thought = ending::decide(&task, &findings, after_pass);
    let thought = match thought.decision {
        Decision::Play(_) => scene.choose_by_looks(&task, &findings).unwrap_or(thought),
        Decision::Pass if scene.instinct.is_some() => scene
            .choose_open_by_looks(&task, &findings)
            .unwrap_or(thought),
        Decision::Pass => {
            let search = |task: &Task<'_>| search_in_parallel(task, query, scene.strength);
            ending::play_for_points(&task, &findings, thought, search)
        }
        Decision::Resign => thought,
    };
    match thought.decision {
        Decision::Pass => scene
            .rescue_before_pass(&task, &findings)
            .unwrap_or(thought),
        Decision::Play(_) | Decision::Resign => thought,
    }
}

/// The best move in Go for the side to move, by a full search.
pub(super) fn judge(query: &Query<'_>, rules: GoRules) -> Thought {
    if query.position.to_place() > 0 {
        return Thought::at_once(Decision::Play(handicap_point(query)));
    }
    let scene = Scene::of(query, Strength::of_go(query.level));
    let moves = scene.candidates(query);
    let task = scene.task(Goal::Points(Count::new(rules, query.komi)), &moves);
    ending::best(&task, &search_in_parallel(&task, query, scene.strength))
}

/// The move in Atari-Go for the side to move.
pub(super) fn think_atari_go(query: &Query<'_>, rules: AtariGoRules) -> Thought {
    let scene = Scene::of(query, Strength::of_atari_go(query.level));
    let Some(mut moves) = scene.stone_moves(query) else {
        return Thought::at_once(Decision::Pass);
    };
    let (one_wins, reads) = (rules.captures_to_win.get() == 1, scene.instinct.is_none());
    let at_once = if !one_wins {
        scene.rescue(&moves)
    } else if reads {
        scene.find_forced_capture(query)
    } else {
        scene.find_capture_or_rescue(&moves)
    };
    if let Some(at_once) = at_once {
        return at_once;
    }
    if one_wins && reads {
        scene.leave_out_losing(&mut moves);
    }
    let task = scene.task(stones_to_win(rules), &moves);
    let findings = search_in_parallel(&task, query, scene.strength);
    let thought = ending::best(&task, &findings);
    scene.choose_by_looks(&task, &findings).unwrap_or(thought)
}

/// The best move in Atari-Go for the side to move, by a full search.
pub(super) fn judge_atari_go(query: &Query<'_>, rules: AtariGoRules) -> Thought {
    let scene = Scene::of(query, Strength::of_atari_go(query.level));
    let moves = match scene.atari_go_moves(query, rules) {
        Ok(moves) => moves,
        Err(at_once) => return at_once,
    };
    let task = scene.task(stones_to_win(rules), &moves);
    ending::best(&task, &search_in_parallel(&task, query, scene.strength))
}

fn stones_to_win(rules: AtariGoRules) -> Goal {
    Goal::Stones(u16::from(rules.captures_to_win.get()))
}

/// A position as the search sees it, and the strength of play.
struct Scene {
    board: GoBoard,
    color: Color,
    last: Last,
    passes: u8,
    strength: Strength,
    /// The random numbers for this move, if it is one that the level chooses by looks.
    instinct: Option<Chance>,
    superko: Option<Superko>,
}

impl Scene {
    fn of(query: &Query<'_>, strength: Strength) -> Self {
        let position = query.position;
        let board = GoBoard::of(position);
        // Other random numbers than those of the search.
        let mut chance = Chance::new(query.seed ^ 0x6C6F_6F6B);
        let reads = chance.below(100) >= strength.instinct;
        Self {
            last: last_moves(position, board.grid()),
            board,
            color: position.to_move(),
            passes: position.passes(),
            strength,
            instinct: (!reads).then_some(chance),
            superko: match query.rules {
                Rules::Go(rules) => Superko::of(position, rules.ko),
                _ => None,
            },
        }
    }

    fn task<'a>(&'a self, goal: Goal, moves: &'a [Candidate]) -> Task<'a> {
        Task {
            board: &self.board,
            color: self.color,
            last: self.last,
            passes: self.passes,
            goal,
            moves,
            knowledge: self.strength.knowledge,
            shapes: Shapes::varied(),
            superko: self.superko.as_ref(),
        }
    }

    /// The task of judging points rather than moves.
    fn judging_task<'a>(&'a self, goal: Goal, moves: &'a [Candidate]) -> Task<'a> {
        Task {
            shapes: Shapes::good(),
            ..self.task(goal, moves)
        }
    }

    /// A pass, and the moves that fill no eye and that `rules` allows.
    fn candidates(&self, query: &Query<'_>) -> Vec<Candidate> {
        let grid = self.board.grid();
        let legal = query.rules.legal_points(query.position);
        let is_legal = |site: Site| grid.point(site).is_some_and(|point| legal.contains(point));
        let mut moves =
            prior::candidates(&self.board, self.color, self.last, self.strength.knowledge);
        moves.retain(|&(site, _)| site == NOWHERE || is_legal(site));
        moves
    }

    /// The moves in Atari-Go to choose from: where one capture wins, none that allows the enemy one.
    ///
    /// # Errors
    ///
    /// The only move: a forced capture, or a pass where no stone can be played.
    fn atari_go_moves(
        &self,
        query: &Query<'_>,
        rules: AtariGoRules,
    ) -> Result<Vec<Candidate>, Thought> {
        let pass = || Thought::at_once(Decision::Pass);
        let mut moves = self.stone_moves(query).ok_or_else(pass)?;
        if rules.captures_to_win.get() == 1 {
            if let Some(capture) = self.find_forced_capture(query) {
                return Err(capture);
            }
            self.leave_out_losing(&mut moves);
        }
        Ok(moves)
    }

    /// The moves to choose from without a pass: all legal ones if none is good; none if none is legal.
    fn stone_moves(&self, query: &Query<'_>) -> Option<Vec<Candidate>> {
        let legal = query.rules.legal_points(query.position);
        let mut moves = self.candidates(query);
        moves.retain(|&(site, _)| site != NOWHERE);
        if moves.is_empty() {
            let grid = self.board.grid();
            let any = legal.iter();
            moves = any
                .map(|point| (grid.site(point), prior::Prior::EVEN))
                .collect();
        }
        (!legal.is_empty()).then_some(moves)
    }

    /// A capture that is forced by ataris alone, if there is one.
    fn find_forced_capture(&self, query: &Query<'_>) -> Option<Thought> {
        let legal = query.rules.legal_points(query.position);
        let mut left = self.strength.capture_positions;
        let site = capture::find_forced(&self.board, self.color, &mut left)?;
        let point = self.board.grid().point(site)?;
        legal.contains(point).then(|| Thought {
            win_rate: 1.0,
            line: vec![Move::Play(point)],
            ..Thought::at_once(Decision::Play(point))
        })
    }

    /// The move that saves a chain large enough for the level to guard it.
    fn rescue(&self, moves: &[Candidate]) -> Option<Thought> {
        let min_guarded = self.strength.min_guarded;
        let saving = instinct::rescue(&self.board, self.color, min_guarded, self.strength)?;
        self.play_if_legal(saving, moves)
    }

    /// The move that wins by a capture, or prevents one, unless the level overlooks it.
    fn find_capture_or_rescue(&self, moves: &[Candidate]) -> Option<Thought> {
        let mut chance = self.instinct.clone()?;
        if self.strength.overlooks_ataris(&mut chance) {
            return None;
        }
        let site = instinct::capture_or_rescue(&self.board, self.color, self.strength)?;
        self.play_if_legal(site, moves)
    }

    /// The move at `site`, if it is one of `moves`.
    fn play_if_legal(&self, site: Site, moves: &[Candidate]) -> Option<Thought> {
        let mut legal = moves.iter().filter(|&&(legal, _)| legal == site);
        let point = self.board.grid().point(legal.next()?.0)?;
        Some(Thought::at_once(Decision::Play(point)))
    }

    /// A move by looks, if this is one of the moves that the level chooses by looks.
    fn choose_by_looks(&self, task: &Task<'_>, findings: &Findings) -> Option<Thought> {
        let mut chance = self.instinct.clone()?;
        let mut open = task.moves.to_vec();
        open.retain(|&(site, _)| !ending::is_settled(task, findings, site));
        if ending::is_early(task) {
            open.retain(|&(site, _)| site == NOWHERE || !self.board.is_bare_edge(site));
        }
        let answers_pass = task.passes > 0 && !ending::is_early(task);
        if answers_pass {
            open.retain(|&(site, _)| !ending::probably_falls_to_mover(task, findings, site));
        }
        if !self.strength.overlooks_ataris(&mut chance)
            && let Some(site) =
                instinct::capture_or_save_most(&self.board, self.color, self.strength)
            && let Some(urgent) = self.play_if_legal(site, &open)
        {
            return Some(urgent);
        }
        self.retain_near_best(findings, &mut open);
        let drawn = self.draw_by_looks(&open, findings, &mut chance);
        drawn.or_else(|| answers_pass.then(|| Thought::at_once(Decision::Pass)))
    }

    /// If the best move is within [`MAX_FROM_BEST`] of one of the last two moves, removes all that are farther from the
    /// best move: people err near the fight.
    fn retain_near_best(&self, findings: &Findings, moves: &mut Vec<Candidate>) {
        let grid = self.board.grid();
        let best = ending::most_visited(findings).site;
        let is_near = |site: Site, other: Site| {
            site != NOWHERE && other != NOWHERE && grid.distance(site, other) <= MAX_FROM_BEST
        };
        if is_near(best, self.last.one) || is_near(best, self.last.two) {
            moves.retain(|&(site, _)| is_near(site, best));
        }
    }

    /// The move that saves an own chain in atari that is taken for alive: a pass would lose it.
    fn rescue_before_pass(&self, task: &Task<'_>, findings: &Findings) -> Option<Thought> {
        let is_lost_by_pass = |&head: &Site| {
            let liberty = self.board.liberties(head).first();
            self.board.length(head) >= LEFT_BEHIND
                && self.board.is_legal(!self.color, liberty)
                && ending::probably_falls_to_mover(task, findings, head)
        };
        instinct::in_atari(&self.board, self.color)
            .filter(is_lost_by_pass)
            .find_map(|head| {
                let saving = instinct::rescue_chain(&self.board, self.color, head, self.strength)?;
                self.play_if_legal(saving, task.moves)
            })
    }

    /// A move by looks on a point whose owner is open: the loser does not pass as long as there are such points.
    /// In a seki there is none: every move there puts own stones in atari.
    fn choose_open_by_looks(&self, task: &Task<'_>, findings: &Findings) -> Option<Thought> {
        let mut chance = self.instinct.clone()?;
        let mut open = task.moves.to_vec();
        let is_early = ending::is_early(task);
        open.retain(|&(site, _)| {
            let is_open = site != NOWHERE && (is_early || ending::is_open(task, findings, site));
            is_open && self.board.liberties_after(self.color, site, 2) >= 2
        });
        self.draw_by_looks(&open, findings, &mut chance)
    }

    /// One of `moves`, drawn with their looks as weights.
    fn draw_by_looks(
        &self,
        moves: &[Candidate],
        findings: &Findings,
        chance: &mut Chance,
    ) -> Option<Thought> {
        let site = instinct::choose(moves, self.strength, chance)?;
        let point = self.board.grid().point(site)?;
        Some(Thought {
            win_rate: ending::win_rate(findings),
            ..Thought::at_once(Decision::Play(point))
        })
    }

    /// Removes the moves in Atari-Go after which the other side captures by force, unless all are such moves.
    fn leave_out_losing(&self, moves: &mut Vec<Candidate>) {
        let is_safe = |&(site, _): &Candidate| {
            let mut after = self.board.clone();
            after.play(self.color, site);
            let mut left = self.strength.capture_positions;
            capture::find_forced(&after, !self.color, &mut left).is_none()
        };
        let safe: Vec<_> = moves.iter().copied().filter(is_safe).collect();
        if !safe.is_empty() {
            *moves = safe;
        }
    }
}

/// Searches on all threads of the budget, each with another tree and seed.
fn search_in_parallel(task: &Task<'_>, query: &Query<'_>, strength: Strength) -> Findings {
    let budget = query.budget;
    let threads = u32::from(budget.threads.get());
    let playouts = budget.playouts.min(strength.playouts);
    let share = playouts.div_ceil(threads);
    let seed = |thread: u32| query.seed.wrapping_mul(31).wrapping_add(u64::from(thread));
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads)
            .map(|thread| {
                scope.spawn(move || search::search(task, share, budget.stop, seed(thread)))
            })
            .collect();
        let mut findings = search::search(task, share, budget.stop, seed(0));
        for other in others {
            findings.add(&other.join().expect("a search does not panic"));
        }
        findings
    })
}

/// The sites of the last two moves.
fn last_moves(position: &Position, grid: Grid) -> Last {
    let one = match position.last().map(|turn| turn.mv) {
        Some(Move::Play(point)) => grid.site(point),
        Some(Move::Pass) | None => NOWHERE,
    };
    let two = own_last_move(position).map_or(NOWHERE, |point| grid.site(point));
    Last { one, two }
}

/// The previous move of the side to move, by the boards of the game: none after a pass, or if a board was repeated.
fn own_last_move(position: &Position) -> Option<Point> {
    let (color, ply) = (position.to_move(), position.ply().0);
    let stones = |back: u32| position.stones_after(Ply(ply.checked_sub(back)?));
    let (after, before) = (stones(1)?, stones(2)?);
    after[color].difference(before[color]).iter().next()
}

/// The point of a free handicap stone: on the marked points first, then far from other stones.
fn handicap_point(query: &Query<'_>) -> Point {
    let position = query.position;
    let legal = query.rules.legal_points(position);
    let stones = position.board().stones(Color::Black);
    let all = stones.len() as u8 + position.to_place();
    let marked = Handicap::new(all).and_then(|handicap| handicap.points(position.size()));
    let mut marked = marked.into_iter().flatten();
    let free = marked.find(|&point| legal.contains(point));
    free.or_else(|| {
        legal
            .iter()
            .max_by_key(|&point| distance_to_nearest(stones, point))
    })
    .expect("no board is filled by handicap stones")
}

/// Number of lines between `point` and the nearest of `stones`.
fn distance_to_nearest(stones: PointSet, point: Point) -> Option<u8> {
    let distances = stones.iter().map(|stone| {
        let columns = stone.column().abs_diff(point.column());
        columns.max(stone.row().abs_diff(point.row()))
    });
    distances.min()
}
