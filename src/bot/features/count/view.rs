//! The count message: the marking so far, the score, and who has agreed.

use crate::bot::games::facts::Facts;
use crate::bot::games::view::board::who_is_addressed;
use crate::bot::games::view::buttons::button;
use crate::bot::games::view::score::table;
use crate::bot::games::view::{board as view_board, heading, last, proposal, shown, words};
use crate::bot::kit::draft::Draft;
use crate::bot::kit::style::Style;
use crate::bot::kit::verb::Verb;
use crate::bot::port::message::{Look, Message, Row};
use crate::game::{EventKind, Game};
use crate::i18n::{Locale, Text, Until, When, say};
use crate::rules::{Color, Score, Scoring};

/// The count, as the marking stands and as far as it is `agreed`.
pub(crate) fn count(game: &Game, facts: &Facts, agreed: Option<Color>, style: Style) -> Draft {
    let (Some(score), Some(seats)) = (game.score(), game.seats()) else {
        return Draft::default();
    };
    let mut lines = vec![heading(game, style)];
    lines.extend(news(game).iter().map(|text| style.say(text)));
    lines.extend(last::ruling(game).iter().map(|text| style.say(text)));
    if last::is_suggested(game) && !score.dead.is_empty() {
        lines.push(style.say(&say::count::suggested(score.dead)));
    }
    if !score.seki.is_empty() {
        lines.push(style.say(&say::count::seki(score.seki)));
    }
    lines.push(table(&score, style.locale));
    lines.push(style.say(&standing(&score)));
    lines.extend(proposal::sentence(game).map(|text| style.say(&text)));
    match agreed {
        Some(color) => {
            let is_consent = |kind: &EventKind| matches!(kind, EventKind::Agreed { .. });
            let player = last::doer(game, is_consent).unwrap_or(words::seat(seats[color]));
            lines.push(style.say(&say::count::agreed(player)));
            lines.push(style.say(&say::count::turn(words::seat(seats[!color]))));
            lines.extend(patience(game, facts, style));
        }
        None => lines.push(style.say(&match score.scoring {
            Scoring::Territory { .. } => say::count::how_with_trial(),
            Scoring::Area | Scoring::Stones => say::count::how(),
        })),
    }
    let mut rows = buttons(game, &score, style.locale);
    rows.extend(claim_row(game, style.locale));
    rows.extend(proposal::row(game, style.locale));
    let message = Message {
        content: lines.join("\n"),
        rows,
        mention: who_is_addressed(game),
        ..Message::default()
    };
    view_board::drawn(message, game, facts.hints, style)
}

/// What can be done with the count.
fn buttons(game: &Game, score: &Score, locale: Locale) -> Vec<Row> {
    let press = |label: &Text, verb, look| button(label, verb, shown(game), look, locale);
    let mut rows = vec![Row::Buttons(vec![
        press(&say::count::button_mark(), Verb::Mark, Look::Primary),
        press(&say::table::button_text(), Verb::Text, Look::Secondary),
        press(&say::count::button_agree(), Verb::Agree, Look::Success),
        press(&say::count::button_resume(), Verb::Resume, Look::Secondary),
    ])];
    let mut others = Vec::new();
    if let Scoring::Territory { .. } = score.scoring {
        others.extend([
            press(&say::count::button_seki(), Verb::Seki, Look::Secondary),
            press(&say::count::button_try(), Verb::Try, Look::Secondary),
        ]);
    }
    let more = say::table::button_more();
    others.push(press(&more, Verb::More, Look::Secondary));
    rows.push(Row::Buttons(others));
    rows
}

/// Until when the count waits for an answer, or that it has come too late.
pub(crate) fn patience(game: &Game, facts: &Facts, style: Style) -> Option<String> {
    let unanswered = game.unanswered()?;
    if game.clocks()?.is_overdue() {
        return Some(style.say(&say::count::unanswered(unanswered.color)));
    }
    let late = facts.deadline?;
    Some(style.say(&say::count::until(When(late), Until(late))))
}

/// The button of the side that has waited long enough.
pub(crate) fn claim_row(game: &Game, locale: Locale) -> Option<Row> {
    game.clocks().filter(|clocks| clocks.is_overdue())?;
    let label = say::count::button_claim();
    let claim = button(&label, Verb::Claim, shown(game), Look::Primary, locale);
    Some(Row::Buttons(vec![claim]))
}

/// What has happened since the count was last seen: the stop itself, what was marked, or how it came back here.
fn news(game: &Game) -> Vec<Text> {
    match last::kind(game) {
        Some(EventKind::Moved { .. }) => vec![say::count::begins()],
        Some(EventKind::Marked { .. }) => {
            let mut marks = last::marks(game);
            marks.push(say::count::withdrawn());
            marks
        }
        _ => last::sentence(game).into_iter().collect(),
    }
}

/// Who is ahead.
pub(crate) fn standing(score: &Score) -> Text {
    match score.winner() {
        Some(color) => say::count::leads(color, score.margin()),
        None => say::count::level(),
    }
}
