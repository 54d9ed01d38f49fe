//! The board message while the players move in turn.

use crate::bot::games::facts::Facts;
use crate::bot::games::view::board::{captured_so_far, drawn, who_is_addressed};
use crate::bot::games::view::buttons::button;
use crate::bot::games::view::{clock, heading, last, proposal, shown};
use crate::bot::kit::draft::Draft;
use crate::bot::kit::style::Style;
use crate::bot::kit::verb::Verb;
use crate::bot::port::message::{Button, Look, Message, Row};
use crate::game::{EventKind, Game};
use crate::i18n::{Locale, Name, Text, say};
use crate::rules::Move;

/// The board while the players move in turn.
pub(crate) fn board(game: &Game, facts: &Facts, style: Style) -> Draft {
    let mut lines = vec![heading(game, style)];
    lines.extend(last::told(game).map(|text| style.say(&text)));
    lines.extend(last::ruling(game).iter().map(|text| style.say(text)));
    lines.extend(last::moved_in_between(game).map(|text| style.say(&text)));
    lines.extend(captured_so_far(game).map(|text| style.say(&text)));
    if let Some(since) = game.position().repeats() {
        lines.push(style.say(&say::table::repeats(since.0)));
    }
    lines.extend(standing(game).map(|text| style.say(&text)));
    lines.extend(proposal::sentence(game).map(|text| style.say(&text)));
    let left = game.position().to_place();
    // Before the first of them the sentence on the beginning says how many there are.
    if left > 0 && left < game.terms().handicap.stones() {
        lines.push(style.say(&say::table::placing(left)));
    }
    if let (Some(color), Some(player)) = (game.to_move(), game.on_turn()) {
        let turn = say::table::turn(Name::mention(player), color);
        lines.push(style.say(&turn));
    }
    let clocks = clock::lines(game, facts.calendar.as_ref(), facts.now);
    lines.extend(clocks.iter().map(|text| style.say(text)));
    let mut rows = vec![Row::Buttons(buttons(game, style.locale))];
    rows.extend(clock::row(game, style.locale));
    rows.extend(proposal::row(game, style.locale));
    let message = Message {
        content: lines.join("\n"),
        rows,
        mention: who_is_addressed(game),
        ..Message::default()
    };
    drawn(message, game, facts.hints, style)
}

/// That the clocks stand, unless that is the news anyway.
fn standing(game: &Game) -> Option<Text> {
    let is_news = matches!(last::kind(game), Some(EventKind::Consented { .. }));
    (game.is_paused() && !is_news).then(say::pace::paused)
}

/// Play and Pass never stand side by side: a slip of the finger must not pass.
/// Where the rules refuse a pass, none is offered.
fn buttons(game: &Game, locale: Locale) -> Vec<Button> {
    use say::table::{button_more, button_pass, button_play, button_text};
    let may_pass = game
        .terms()
        .rules
        .check(game.position(), Move::Pass)
        .is_ok();
    let pass = (button_pass(), Verb::Pass, Look::Secondary);
    [
        (button_play(), Verb::Play, Look::Primary),
        (button_text(), Verb::Text, Look::Secondary),
        (button_more(), Verb::More, Look::Secondary),
    ]
    .into_iter()
    .chain(may_pass.then_some(pass))
    .map(|(label, verb, look)| button(&label, verb, shown(game), look, locale))
    .collect()
}
