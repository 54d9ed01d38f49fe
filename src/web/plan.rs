//! Planning ahead: a member plays moves of both sides on the board, and keeps lines of them as their plan.
//!
//! The current line is in the form or in the address, with the revision of its first position.

use std::sync::Arc;

use axum::extract::Query;
use axum::http::Uri;

use super::Web;
use super::board::{PageBoard, Touch};
use super::controls::{hidden, press_button};
use super::page::{self, Page};
use super::press::{Answered, Fields, carry_out, form_invocation, value};
use super::text::escape;
use super::visitor::{Refusal, Visitor, choice_invocation, press_invocation};
use crate::bot::features::plan::ahead::{Ahead, Line, TreeStep};
use crate::bot::kit::form::FIELD;
use crate::bot::kit::verb::{GameButton, Verb};
use crate::bot::port::answer::{Answer, Shown};
use crate::bot::port::message::Message;
use crate::bot::respond;
use crate::game::{Game, Revision};
use crate::i18n::{Text, say};
use crate::rules::{Move, Point};

/// A line that a member plays ahead.
pub(super) struct Planning {
    pub(super) line: Line,
    /// The revision of the game at its first position.
    pub(super) seen: Revision,
}

impl Planning {
    /// The line in the fields of a form.
    pub(super) fn in_form(fields: &Fields) -> Option<Self> {
        let line = Line::parse(value(fields, "line")?)?;
        let seen = value(fields, "seen")?.parse().ok().map(Revision::new)?;
        Some(Self { line, seen })
    }

    /// The line in an address, as in `/game/14?line=D4E5&seen=42`.
    pub(super) fn in_address(uri: &Uri) -> Option<Self> {
        let Query(fields) = Query::<Fields>::try_from_uri(uri).ok()?;
        Self::in_form(&fields)
    }

    fn with(&self, line: Line) -> Option<Self> {
        let seen = self.seen;
        Some(Self { line, seen })
    }
}

/// A press while a plan is being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Press {
    Play(Move),
    /// Takes the last move of the line back.
    Back,
    Save,
    /// Removes the line from the plan.
    Remove,
    /// Removes the plan.
    Clear,
    /// Shows the game again.
    End,
}

impl Press {
    const WORDS: [(Self, &'static str); 6] = [
        (Self::Play(Move::Pass), "pass"),
        (Self::Back, "back"),
        (Self::Save, "save"),
        (Self::Remove, "remove"),
        (Self::Clear, "clear"),
        (Self::End, "end"),
    ];

    fn in_form(fields: &Fields) -> Option<Self> {
        if let Some(point) = value(fields, "point") {
            return point.parse::<Point>().ok().map(Move::Play).map(Self::Play);
        }
        let word = value(fields, "plan")?;
        let known = Self::WORDS.into_iter().find(|(_, known)| *known == word);
        known.map(|(press, _)| press)
    }

    fn word(self) -> &'static str {
        let known = Self::WORDS.into_iter().find(|(press, _)| *press == self);
        known.map_or("", |(_, word)| word)
    }
}

/// Carries out a press while `planning`. Returns the answer, and the line after it.
pub(super) async fn press(
    web: &Arc<Web>,
    visitor: &Visitor,
    planning: Planning,
    fields: &Fields,
) -> Result<(Answered, Option<Planning>), Refusal> {
    let Some(press) = Press::in_form(fields) else {
        return Ok((Answered::Nothing, Some(planning)));
    };
    let line = &planning.line;
    let custom_id = |verb| {
        let shown = Shown {
            game: visitor.game,
            revision: planning.seen,
        };
        GameButton(verb, shown).write()
    };
    let (invocation, after) = match press {
        Press::Play(mv) => return extend(web, visitor, planning, mv).await,
        Press::Back => return Ok((Answered::Nothing, planning.with(line.back()))),
        Press::End => return Ok((Answered::Nothing, None)),
        Press::Save => {
            let typed = vec![(FIELD.to_owned(), line.as_typed())];
            (
                form_invocation(custom_id(Verb::PlanAdd), typed),
                line.clone(),
            )
        }
        Press::Remove => {
            let chosen = vec![line.write()];
            let invocation = choice_invocation(custom_id(Verb::PlanDrop), chosen);
            // A step is two moves.
            (invocation, line.back().back())
        }
        Press::Clear => (
            press_invocation(custom_id(Verb::PlanClear)),
            Line::default(),
        ),
    };
    let answered = carry_out(web, visitor, invocation).await;
    Ok((without_buttons(answered), planning.with(after)))
}

/// The line with one more move, if the rules allow it.
async fn extend(
    web: &Web,
    visitor: &Visitor,
    planning: Planning,
    mv: Move,
) -> Result<(Answered, Option<Planning>), Refusal> {
    let request = visitor.empty_request();
    let services = web.services();
    let ctx = respond::context(services, &request, services.now()).await;
    let game = page::visible_game(&ctx, visitor.game).await?;
    let refuse =
        |text: &Text| Answered::Answer(Answer::Ephemeral(Message::text(text.to(ctx.reader()))));
    if !game.is_unmoved_since(planning.seen) {
        return Ok((refuse(&say::refusal::moved_on(game.id())), None));
    }
    let longer = planning.line.then(mv);
    Ok(match longer.refusal(&game, ctx.caller()) {
        None => (Answered::Nothing, planning.with(longer)),
        Some(text) => (refuse(&text), Some(planning)),
    })
}

/// The text of an answer without its buttons: the page has its own controls for plans.
fn without_buttons(answered: Answered) -> Answered {
    match answered {
        Answered::Answer(
            Answer::Post(message) | Answer::Ephemeral(message) | Answer::Replace(message),
        ) => Answered::Answer(Answer::Ephemeral(Message::text(message.content))),
        other => other,
    }
}

impl Page<'_> {
    /// The button that starts planning.
    pub(super) fn plan_button(&self, game: &Game) -> String {
        let label = say::plan::more().to(self.ctx.reader());
        let seen = hidden("seen", &game.revision().to_string());
        let button = press_button("line", "", "secondary", &label);
        self.in_form(&format!("{seen}{button}"))
    }

    /// The board after the line, and the plan as a tree.
    pub(super) async fn plan(&self, game: &Game, ahead: &Ahead, planning: &Planning) -> String {
        let locale = self.ctx.reader();
        let seen = hidden("seen", &planning.seen.to_string());
        let line = hidden("line", &planning.line.write());
        let title = say::plan::heading(game.id()).to(locale);
        let board = PageBoard {
            diagram: &ahead.diagram,
            stones: ahead.position.board(),
            last: None,
            touch: if ahead.legal.is_empty() {
                Touch::Nothing
            } else {
                Touch::Once
            },
            points: ahead.legal,
            about: ahead.alt.clone(),
            title: title.clone(),
            hidden: &format!("{}{seen}{line}", self.hidden),
        };
        // An empty plan explains itself.
        let start = if ahead.steps.is_empty() && planning.line.is_empty() {
            format!("<p>{}</p>", self.text(&say::plan::start().to(locale)).await)
        } else {
            String::new()
        };
        let controls = self.in_form(&format!("{seen}{line}{}", self.controls(ahead, planning)));
        format!(
            "<section id=\"game\" data-revision=\"{}\">{}<div class=\"state\" id=\"state\">\
             <div class=\"told\"><h2>{}</h2>{start}<p>{}</p></div>{controls}{}</div></section>",
            game.revision(),
            board.html(self.ctx.own_style()),
            escape(&title),
            escape(&ahead.question),
            self.tree(ahead, planning),
        )
    }

    fn controls(&self, ahead: &Ahead, planning: &Planning) -> String {
        let line = &planning.line;
        let is_kept = ahead.keeps(line);
        let label = |text: Text| text.to(self.ctx.reader());
        let offered = [
            (
                line.is_answered() && !is_kept,
                Press::Save,
                "primary",
                say::plan::button_save(),
            ),
            (
                !line.is_empty(),
                Press::Back,
                "secondary",
                say::page::plan_back(),
            ),
            (
                ahead.may_pass,
                Press::Play(Move::Pass),
                "secondary",
                say::table::button_pass(),
            ),
            (is_kept, Press::Remove, "danger", say::page::plan_remove()),
            (
                line.is_empty() && !ahead.steps.is_empty(),
                Press::Clear,
                "danger",
                say::plan::button_clear(),
            ),
            (true, Press::End, "secondary", say::page::plan_end()),
        ];
        let offered = offered.into_iter().filter(|(is_offered, ..)| *is_offered);
        offered
            .map(|(_, press, look, text)| press_button("plan", press.word(), look, &label(text)))
            .collect()
    }

    /// The saved plan: each step leads to the position after it.
    fn tree(&self, ahead: &Ahead, planning: &Planning) -> String {
        if ahead.steps.is_empty() {
            return String::new();
        }
        let mut list = String::new();
        let mut open = 0;
        for step in &ahead.steps {
            if open > step.depth {
                list.push_str(&"</li></ul>".repeat(open - step.depth - 1));
                list.push_str("</li>");
            } else {
                list.push_str("<ul>");
            }
            open = step.depth + 1;
            list.push_str("<li>");
            list.push_str(&step_button(step, planning));
        }
        list.push_str(&"</li></ul>".repeat(open));
        let legend = escape(&say::plan::legend().to(self.ctx.reader()));
        let seen = hidden("seen", &planning.seen.to_string());
        let start = say::plan::button_add().to(self.ctx.reader());
        let start = if planning.line.is_empty() {
            String::new()
        } else {
            press_button("line", "", "secondary", &start)
        };
        format!(
            "<form method=\"post\" class=\"tree\">{}{seen}<p class=\"faint\">{legend}</p>{list}{start}</form>",
            self.hidden
        )
    }
}

fn step_button(step: &TreeStep, planning: &Planning) -> String {
    let (line, label) = (step.line.write(), escape(&step.label));
    let current = if step.line == planning.line {
        " aria-current=\"true\""
    } else {
        ""
    };
    format!("<button name=\"line\" value=\"{line}\"{current}>{label}</button>")
}
