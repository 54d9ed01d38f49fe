//! Conditional moves: "if they play there, I answer here".
//!
//! A plan is made while the other side is to move, and holds for the position that stands then.
//! What is left of it follows from the record: nothing has to be written when it is carried out,
//! and whatever does not follow it makes it void.

use super::{EventKind, Game, Phase, PlayerId, Proposal, Revision, Ruling, Seat};
use crate::rules::{ByColor, IllegalMove, Move, Position};

/// The most answers in one plan.
pub const MOST_STEPS: usize = 100;
/// The most answers one after the other.
pub const DEEPEST: usize = 15;

/// A move of the other side's, and the answer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// How many answers come before it.
    pub depth: usize,
    /// What the other side plays.
    pub theirs: Move,
    /// What is answered.
    pub answer: Move,
}

/// What a player does if the other side plays as foreseen: a tree, as a list in which each step is followed by
/// those that come after it, one deeper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    from: Revision,
    steps: Vec<Step>,
}

/// What has become of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The other side is to move; this is what is left of the plan, from the present position on.
    Waits(Plan),
    /// The other side has moved as foreseen, and this is the answer to be made.
    Due(Move),
    /// It holds no more.
    Void(Void),
}

/// Why a plan holds no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Void {
    /// The other side has played something else.
    Deviated(Move),
    /// A move was taken back, a count broken off, or the answer was not made.
    Upset,
    /// The players do not move in turn any more, or the player has left the table.
    Over,
}

/// Why a line does not become part of a plan, or no plan is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum PlanError {
    /// The players do not move in turn: the game has not begun, is being counted, or is over.
    #[error("the players do not move in turn")]
    NotPlaying,
    /// The game is played by others.
    #[error("not a player of this game")]
    NotAPlayer,
    /// Partners move in turn, and nobody plans for their partner.
    #[error("pairs do not plan ahead")]
    Pairs,
    /// Black is still placing the handicap stones.
    #[error("the handicap stones are still being placed")]
    Placing,
    /// Who is to move does not plan: they move.
    #[error("the player is to move")]
    OwnTurn,
    /// There is no move at all.
    #[error("the line is empty")]
    Empty,
    /// The line ends with a move of the other side's.
    #[error("the last move has no answer")]
    NoAnswer,
    /// The line is too long.
    #[error("more than {DEEPEST} answers one after the other")]
    TooDeep,
    /// There are too many answers.
    #[error("more than {MOST_STEPS} answers")]
    TooMany,
    /// The rules forbid a move of the line.
    #[error("move {number} of the line, {mv:?}, is illegal: {reason}")]
    Illegal {
        /// The move's number in the line, counted from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// Why.
        reason: IllegalMove,
    },
    /// The plan has no such line.
    #[error("move {number} of the line is not in the plan")]
    NotPlanned {
        /// The number of the first move that differs, counted from 1.
        number: usize,
    },
}

impl Plan {
    /// An empty plan of `player`'s for `game` as it stands.
    ///
    /// # Errors
    ///
    /// When the player cannot plan now.
    pub fn new(game: &Game, player: PlayerId) -> Result<Self, PlanError> {
        let color = game.color_of(player).ok_or(PlanError::NotAPlayer)?;
        if game.phase() != Phase::Playing {
            return Err(PlanError::NotPlaying);
        }
        let mut seats = game.seats().into_iter().flat_map(ByColor::iter);
        if seats.any(|(_, seat)| matches!(seat, Seat::Pair(_))) {
            return Err(PlanError::Pairs);
        }
        if game.position().to_place() > 0 {
            return Err(PlanError::Placing);
        }
        if game.position().to_move() == color {
            return Err(PlanError::OwnTurn);
        }
        Ok(Self {
            from: game.revision(),
            steps: Vec::new(),
        })
    }

    /// The plan with these steps, made when the record had `from` events; none if they are no tree within the limits.
    pub fn from_steps(from: Revision, steps: Vec<Step>) -> Option<Self> {
        let mut path: Vec<Vec<Move>> = Vec::new();
        for step in &steps {
            if step.depth > path.len() || step.depth >= DEEPEST {
                return None;
            }
            path.truncate(step.depth + 1);
            match path.get_mut(step.depth) {
                Some(siblings) if siblings.contains(&step.theirs) => return None,
                Some(siblings) => siblings.push(step.theirs),
                None => path.push(vec![step.theirs]),
            }
        }
        (steps.len() <= MOST_STEPS).then_some(Self { from, steps })
    }

    /// How many events the record had when the plan was made.
    pub fn from(&self) -> Revision {
        self.from
    }

    /// The steps, each followed by those that come after it.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether nothing is planned.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The moves from the present position to the end of step `index`.
    pub fn line(&self, index: usize) -> Vec<Move> {
        let mut line: Vec<Step> = Vec::new();
        for step in self.steps.iter().take(index + 1) {
            line.truncate(step.depth);
            line.push(*step);
        }
        line.iter()
            .flat_map(|step| [step.theirs, step.answer])
            .collect()
    }

    /// The index of the last step of the first line.
    pub fn first_leaf(&self) -> Option<usize> {
        let deeper = self.steps.windows(2);
        let run = deeper.take_while(|pair| pair[1].depth == pair[0].depth + 1);
        (!self.is_empty()).then(|| run.count())
    }

    /// Adds a line to the plan that holds for `game` as it stands: the other side's move, the answer, and so on.
    /// The answers that it replaces go, with all that was planned after them; the numbers of their moves come back.
    ///
    /// # Errors
    ///
    /// Names what is wrong with the line; nothing is added then.
    pub fn add(&mut self, game: &Game, line: &[Move]) -> Result<Vec<usize>, PlanError> {
        check(game, line)?;
        let mut steps = self.steps.clone();
        let mut replaced = Vec::new();
        let mut within = 0..steps.len();
        for (depth, pair) in line.chunks_exact(2).enumerate() {
            let step = Step {
                depth,
                theirs: pair[0],
                answer: pair[1],
            };
            let at = match find(&steps, within.clone(), step) {
                Some(known) if steps[known].answer == step.answer => known,
                Some(known) => {
                    replaced.push(2 * depth + 2);
                    steps.drain(known + 1..end(&steps, known));
                    steps[known] = step;
                    known
                }
                None => {
                    steps.insert(within.end, step);
                    within.end
                }
            };
            within = at + 1..end(&steps, at);
        }
        if steps.len() > MOST_STEPS {
            return Err(PlanError::TooMany);
        }
        self.steps = steps;
        Ok(replaced)
    }

    /// Removes the step in which `line` ends, with all that was planned after it; the last answer may be left out.
    ///
    /// # Errors
    ///
    /// When nothing of the kind is planned.
    pub fn remove(&mut self, line: &[Move]) -> Result<(), PlanError> {
        let mut within = 0..self.steps.len();
        let mut last = None;
        for (depth, pair) in line.chunks(2).enumerate() {
            let not_planned = |ahead| PlanError::NotPlanned {
                number: 2 * depth + ahead,
            };
            let step = Step {
                depth,
                theirs: pair[0],
                answer: pair[0],
            };
            let at = find(&self.steps, within, step).ok_or(not_planned(1))?;
            if pair.get(1).is_some_and(|&mv| mv != self.steps[at].answer) {
                return Err(not_planned(2));
            }
            within = at + 1..end(&self.steps, at);
            last = Some(at..within.end);
        }
        self.steps.drain(last.ok_or(PlanError::Empty)?);
        Ok(())
    }

    /// The answer to `theirs` and what is planned after it, if that is foreseen.
    pub fn next(&self, theirs: Move) -> Option<(Move, Self)> {
        let sought = Step {
            depth: 0,
            theirs,
            answer: theirs,
        };
        let at = find(&self.steps, 0..self.steps.len(), sought)?;
        let after = &self.steps[at + 1..end(&self.steps, at)];
        let steps = after.iter().map(|step| Step {
            depth: step.depth - 1,
            ..*step
        });
        let rest = Self {
            from: self.from,
            steps: steps.collect(),
        };
        Some((self.steps[at].answer, rest))
    }

    /// What has become of the plan of `player`'s, by the record of `game`.
    pub fn standing(&self, game: &Game, player: PlayerId) -> Standing {
        let Some(color) = game.color_of(player) else {
            return Standing::Void(Void::Over);
        };
        if game.phase() != Phase::Playing {
            return Standing::Void(Void::Over);
        }
        let mut rest = self.clone();
        let mut due = None;
        for (index, event) in game
            .events()
            .iter()
            .enumerate()
            .skip(self.from.get() as usize)
        {
            match event.kind {
                EventKind::Moved { color: moved, mv } if moved == color => match due.take() {
                    Some(answer) if answer == mv => {}
                    _ => return Standing::Void(Void::Upset),
                },
                EventKind::Moved { mv, .. } => match rest.next(mv) {
                    Some((answer, after)) if due.is_none() => (due, rest) = (Some(answer), after),
                    _ => return Standing::Void(Void::Deviated(mv)),
                },
                EventKind::TakenBack { .. } | EventKind::Resumed { .. } => {
                    return Standing::Void(Void::Upset);
                }
                EventKind::Consented { .. } if is_undo(game, index) => {
                    return Standing::Void(Void::Upset);
                }
                EventKind::Ruled {
                    ruling: Ruling::Reseat { out, .. },
                    ..
                } if out == player => return Standing::Void(Void::Over),
                // Clocks, places, seats, and what is only proposed change nothing on the board.
                _ => {}
            }
        }
        match due {
            Some(answer) => Standing::Due(answer),
            None => Standing::Waits(Self {
                from: game.revision(),
                ..rest
            }),
        }
    }
}

/// The position of `game` after `line`, move by move.
///
/// # Errors
///
/// Names the first move that the rules forbid, or why no line can be played.
pub fn positions(game: &Game, line: &[Move]) -> Result<Vec<Position>, PlanError> {
    let rules = game.terms().rules;
    let mut position = game.position().clone();
    let mut positions = Vec::new();
    for (&mv, number) in line.iter().zip(1..) {
        let illegal = |reason| PlanError::Illegal { number, mv, reason };
        rules.play(&mut position, mv).map_err(illegal)?;
        positions.push(position.clone());
    }
    Ok(positions)
}

/// Whether `line` may become part of a plan.
fn check(game: &Game, line: &[Move]) -> Result<(), PlanError> {
    if line.is_empty() {
        return Err(PlanError::Empty);
    }
    if line.len() > 2 * DEEPEST {
        return Err(PlanError::TooDeep);
    }
    // What is illegal is told before what is missing: a slip of the pen is both.
    positions(game, line)?;
    match line.len() % 2 {
        0 => Ok(()),
        _ => Err(PlanError::NoAnswer),
    }
}

/// Where in `within` the step stands that answers the same move at the same depth.
fn find(steps: &[Step], within: std::ops::Range<usize>, sought: Step) -> Option<usize> {
    let is_it = |step: &Step| step.depth == sought.depth && step.theirs == sought.theirs;
    let first = within.start;
    steps[within].iter().position(is_it).map(|at| first + at)
}

/// Where that ends which comes after the step `at`.
fn end(steps: &[Step], at: usize) -> usize {
    let deeper = |step: &&Step| step.depth > steps[at].depth;
    at + 1 + steps[at + 1..].iter().take_while(deeper).count()
}

/// Whether the consent that is event `index` was to undoing a move.
fn is_undo(game: &Game, index: usize) -> bool {
    let before = game.events()[..index].iter().rev();
    let mut proposals = before.filter_map(|event| match event.kind {
        EventKind::Proposed { proposal, .. } => Some(proposal),
        _ => None,
    });
    matches!(proposals.next(), Some(Proposal::Undo { .. }))
}
