//! A plan on the page: the board after a line of it, and the whole plan as a tree.

use crate::features::plan::plans::plan_of;
use crate::features::plan::refusal::PlanRefusal;
use crate::features::plan::view::{arrow, diagram};
use crate::game::plan::{DEEPEST, PlanError, positions};
use crate::game::{Game, Plan, PlanStep, PlayerId, Standing};
use crate::games::view::alt;
use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::parse::line;
use crate::render::Diagram;
use crate::rules::{Move, PointSet, Position};

/// A line of moves, the other side's first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(Vec<Move>);

impl Line {
    /// Reads what [`Line::write`] wrote; none for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let line = line::expand(text).map(Self)?;
        (line.write() == text).then_some(line)
    }

    /// The moves without spaces between them, as in `D4E5`.
    pub fn write(&self) -> String {
        line::compact(&self.0)
    }

    /// The moves as a member types them.
    pub fn as_typed(&self) -> String {
        let each = self.0.iter().map(|mv| line::compact(&[*mv]));
        each.collect::<Vec<_>>().join(" ")
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether it ends with the answer of the player whose line it is.
    pub fn is_answered(&self) -> bool {
        !self.0.is_empty() && self.0.len().is_multiple_of(2)
    }

    /// The line with one more move.
    #[must_use]
    pub fn then(&self, mv: Move) -> Self {
        Self([&self.0[..], &[mv]].concat())
    }

    /// The line without its last move.
    #[must_use]
    pub fn back(&self) -> Self {
        let moves = self.0.len().saturating_sub(1);
        Self(self.0[..moves].to_vec())
    }

    /// Why it cannot be played in `game`, if it cannot.
    pub fn refusal(&self, game: &Game, player: PlayerId) -> Option<Text> {
        let played = Plan::new(game, player).and_then(|_| {
            if self.0.len() > 2 * DEEPEST {
                return Err(PlanError::TooDeep);
            }
            positions(game, &self.0)
        });
        let error = played.err()?;
        Some(PlanRefusal::Plan(error, game.terms().size).text())
    }
}

/// The board after a line.
pub struct Ahead {
    pub position: Position,
    /// The points where the next move may be made.
    pub legal: PointSet,
    pub may_pass: bool,
    /// The board with the moves of the line numbered.
    pub diagram: Diagram,
    /// The line and the next move's side in words.
    pub question: String,
    /// Everything on the board in words.
    pub alt: String,
    /// The stored plan as a tree.
    pub steps: Vec<TreeStep>,
}

/// A step of the stored plan: a move of the other side and the answer to it.
pub struct TreeStep {
    /// Number of answers before it.
    pub depth: usize,
    /// The line to its end.
    pub line: Line,
    /// Its two moves in words.
    pub label: String,
}

impl Ahead {
    /// Whether `line` is part of the stored plan.
    pub fn keeps(&self, line: &Line) -> bool {
        self.steps.iter().any(|step| step.line == *line)
    }
}

/// The board after `line`, which the caller plays ahead in `game`; none if it cannot be played.
pub async fn board(ctx: &Ctx<'_>, game: &Game, line: &Line) -> Option<Ahead> {
    if line.refusal(game, ctx.caller()).is_some() {
        return None;
    }
    let after = positions(game, &line.0).ok()?.pop();
    let position = after.unwrap_or_else(|| game.position().clone());
    let rules = &game.terms().rules;
    let may_pass = rules.play(&mut position.clone(), Move::Pass).is_ok();
    let stored = plan_of(ctx.services, game.id(), ctx.caller()).await;
    let steps = match stored.map(|plan| plan.standing(game, ctx.caller())) {
        Some(Standing::Waits(plan)) => steps(&plan, ctx.reader()),
        // The next change of the plan reports that it has lapsed.
        Some(Standing::Due(_) | Standing::Void(_)) | None => Vec::new(),
    };
    let question = question(line, ctx.reader());
    let diagram = diagram(game, &line.0, &position);
    Some(Ahead {
        legal: rules.legal_points(&position),
        may_pass,
        alt: alt::part(std::slice::from_ref(&question), &diagram, ctx.reader()),
        question: question.to(ctx.reader()),
        diagram,
        steps,
        position,
    })
}

fn question(line: &Line, locale: Locale) -> Text {
    let beginning = line::line_text(&line.0, locale);
    if line.0.len().is_multiple_of(2) {
        say::plan::pick_theirs(format!("{beginning} …").trim_start().to_owned())
    } else {
        say::plan::pick_answer(format!("{beginning} → …"))
    }
}

fn steps(plan: &Plan, locale: Locale) -> Vec<TreeStep> {
    let steps = plan.steps().iter().enumerate();
    let step = |(index, step): (usize, &PlanStep)| TreeStep {
        depth: step.depth,
        line: Line(plan.line(index)),
        label: arrow([step.theirs, step.answer], locale),
    };
    steps.map(step).collect()
}
