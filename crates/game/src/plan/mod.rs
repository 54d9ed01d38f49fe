//! Conditional moves: "if they play there, I answer here".
//!
//! A plan is made while the other side is to move, and holds for the position at that time. Its remainder follows from
//! the record: nothing has to be written when it is carried out, and any deviation makes it void.

mod line;
mod standing;

pub use line::{PlanError, positions};
pub use standing::{Standing, Void};

use super::{Game, Phase, PlayerId, Revision, has_partners};
use line::check;
use tengen_rules::Move;

/// Most answers of one plan.
pub const MOST_STEPS: usize = 100;
/// Most answers in a row.
pub const DEEPEST: usize = 15;

/// A move of the other side with the answer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlanStep {
    /// Number of answers before it.
    pub depth: usize,
    pub theirs: Move,
    pub answer: Move,
}

/// A tree of conditional moves, as a list in depth-first order: each step is followed by its children, one deeper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    from: Revision,
    steps: Vec<PlanStep>,
}

impl Plan {
    /// An empty plan of `player` for the current position of `game`.
    ///
    /// # Errors
    ///
    /// A [`PlanError`] if the player cannot plan now.
    pub fn new(game: &Game, player: PlayerId) -> Result<Self, PlanError> {
        let color = game.color_of(player).ok_or(PlanError::NotAPlayer)?;
        if game.phase() != Phase::Playing {
            return Err(PlanError::NotPlaying);
        }
        if game.seats().is_some_and(has_partners) {
            return Err(PlanError::Pairs);
        }
        if game.opening().is_some() {
            return Err(PlanError::Opening);
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

    /// The plan with these steps, made at revision `from`; none if they are no tree within the limits.
    pub fn from_steps(from: Revision, steps: Vec<PlanStep>) -> Option<Self> {
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

    /// The revision at which the plan was made.
    pub fn from(&self) -> Revision {
        self.from
    }

    /// The steps in depth-first order.
    pub fn steps(&self) -> &[PlanStep] {
        &self.steps
    }

    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The moves from the current position to the end of step `index`.
    pub fn line(&self, index: usize) -> Vec<Move> {
        let mut line: Vec<PlanStep> = Vec::new();
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

    /// Adds a line to a plan that still applies: the other side's move, the answer, and so on.
    /// Answers that it replaces are removed with everything planned after them; returns the numbers of their moves.
    ///
    /// # Errors
    ///
    /// A [`PlanError`] if the line is not possible; the plan is unchanged then.
    pub fn add(&mut self, game: &Game, line: &[Move]) -> Result<Vec<usize>, PlanError> {
        check(game, line)?;
        let mut steps = self.steps.clone();
        let mut replaced = Vec::new();
        let mut within = 0..steps.len();
        for (depth, pair) in line.chunks_exact(2).enumerate() {
            let step = PlanStep {
                depth,
                theirs: pair[0],
                answer: pair[1],
            };
            let at = match find(&steps, within.clone(), depth, step.theirs) {
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

    /// Removes the step at the end of `line` with everything planned after it; `line` may omit the last answer.
    ///
    /// # Errors
    ///
    /// [`PlanError::NotPlanned`] if it is not part of the plan.
    pub fn remove(&mut self, line: &[Move]) -> Result<(), PlanError> {
        let mut within = 0..self.steps.len();
        let mut last = None;
        for (depth, pair) in line.chunks(2).enumerate() {
            let not_planned = |ahead| PlanError::NotPlanned {
                number: 2 * depth + ahead,
            };
            let at = find(&self.steps, within, depth, pair[0]).ok_or(not_planned(1))?;
            if pair.get(1).is_some_and(|&mv| mv != self.steps[at].answer) {
                return Err(not_planned(2));
            }
            within = at + 1..end(&self.steps, at);
            last = Some(at..within.end);
        }
        self.steps.drain(last.ok_or(PlanError::Empty)?);
        Ok(())
    }

    /// The answer to `theirs` with the plan after it, if that move is foreseen.
    pub fn next(&self, theirs: Move) -> Option<(Move, Self)> {
        let at = find(&self.steps, 0..self.steps.len(), 0, theirs)?;
        let after = &self.steps[at + 1..end(&self.steps, at)];
        let steps = after.iter().map(|step| PlanStep {
            depth: step.depth - 1,
            ..*step
        });
        let rest = Self {
            from: self.from,
            steps: steps.collect(),
        };
        Some((self.steps[at].answer, rest))
    }
}

/// The index in `within` of the step at `depth` that answers `theirs`.
fn find(
    steps: &[PlanStep],
    within: std::ops::Range<usize>,
    depth: usize,
    theirs: Move,
) -> Option<usize> {
    let is_it = |step: &PlanStep| step.depth == depth && step.theirs == theirs;
    let first = within.start;
    steps[within].iter().position(is_it).map(|at| first + at)
}

/// The end of the subtree of step `at`.
fn end(steps: &[PlanStep], at: usize) -> usize {
    let deeper = |step: &&PlanStep| step.depth > steps[at].depth;
    at + 1 + steps[at + 1..].iter().take_while(deeper).count()
}
