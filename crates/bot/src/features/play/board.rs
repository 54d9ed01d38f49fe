//! The board message while the players move in turn.

use crate::game::{EventKind, Game, Phase, PlayerId, is_taught};
use crate::games::facts::Facts;
use crate::games::view::board::{addressees, captured_so_far, draw};
use crate::games::view::buttons::button;
use crate::games::view::opening as view_opening;
use crate::games::view::{clock, heading, last, proposal, shown_state};
use crate::i18n::{Locale, Name, Text, say};
use crate::kit::draft::Draft;
use crate::kit::style::{Files, Style};
use crate::kit::verb::Verb;
use crate::port::message::{Button, Look, Message, Row};
use crate::rules::Move;

/// Discord's limit for the buttons of a row.
const MOST_IN_ROW: usize = 5;

/// The board while the players move in turn: the last move, whose turn it is, and the time left.
///
/// A channel holds a dozen games for months, so names and numbers that the picture or the menu More shows are left out
/// of the text.
pub(crate) fn board(game: &Game, facts: &Facts, style: Style) -> Draft {
    let mut lines = vec![opening(game, style)];
    lines.extend(last::since_the_move(game).map(|text| style.say(&text)));
    lines.extend(last::ruling(game).iter().map(|text| style.say(text)));
    lines.extend(last::moved_in_between(game).map(|text| style.say(&text)));
    if style.files == Files::Forbidden {
        lines.extend(captured_so_far(game).map(|text| style.say(&text)));
    }
    if let Some(since) = game.position().repeats() {
        lines.push(style.say(&say::table::repeats(since.0)));
    }
    lines.extend(clocks_stopped(game).map(|text| style.say(&text)));
    lines.extend(proposal::sentence(game).map(|text| style.say(&text)));
    lines.extend(proposal::addressees(game).map(|text| style.say(&text)));
    let left = game.position().to_place();
    // Before the first of them the sentence on the beginning says how many there are.
    if left > 0 && left < game.terms().handicap.stones() {
        lines.push(style.say(&say::table::placing(left)));
    }
    lines.extend(view_opening::task(game).map(|text| style.say(&text)));
    lines.extend(game.on_turn().map(|player| style.say(&turn_line(player))));
    lines.extend(clock::line(game, facts.calendar.as_ref(), facts.now, style));
    let mut rows = vec![Row::Buttons(buttons(game, facts, style.locale))];
    rows.extend(view_opening::menu(game, style.locale));
    rows.extend(clock::row(game, style.locale));
    rows.extend(proposal::row(game, style.locale));
    let message = Message {
        content: lines.join("\n"),
        rows,
        mention: addressees(game),
        ..Message::default()
    };
    draw(message, game, facts.hints, style)
}

/// The line about the turn; a program is not addressed.
fn turn_line(player: PlayerId) -> Text {
    let name = Name::mention(player);
    if player.is_program() {
        say::table::thinking(name)
    } else {
        say::table::turn(name)
    }
}

/// A question or an agreement since the last board, while the stones have stayed the same: a line, and who has to
/// answer. None if the board itself is the news.
pub(crate) fn notice(game: &Game, facts: &Facts, style: Style) -> Option<Message> {
    if game.phase() != Phase::Playing || !last::is_arrangement(game) {
        return None;
    }
    let news = proposal::sentence(game).or_else(|| last::since_the_move(game))?;
    let asked = proposal::addressees(game);
    let turn = game.on_turn().map(turn_line);
    let pinged = asked.clone().or(turn)?;
    let number = style.say(&say::table::number(game.id()));
    let mut lines = vec![style.say(&news)];
    lines.extend(clocks_stopped(game).map(|text| style.say(&text)));
    lines.push(format!("{} · {number}", style.say(&pinged)));
    if asked.is_none() {
        lines.extend(view_opening::task(game).map(|text| style.say(&text)));
        lines.extend(clock::line(game, facts.calendar.as_ref(), facts.now, style));
    }
    let answers = proposal::buttons(game, style.locale);
    let own = buttons(game, facts, style.locale);
    let rows = match answers.len() + own.len() {
        0..=MOST_IN_ROW => vec![[answers, own].concat()],
        _ => vec![answers, own],
    };
    let rows = rows.into_iter().filter(|row| !row.is_empty());
    let rows = rows.map(Row::Buttons);
    Some(Message {
        content: lines.join("\n"),
        rows: rows.chain(view_opening::menu(game, style.locale)).collect(),
        mention: addressees(game),
        ..Message::default()
    })
}

/// The last move and the number of the game; before the first move, the players and the game.
fn opening(game: &Game, style: Style) -> String {
    match last::headline(game, style) {
        Some(headline) => format!("{headline} · {}", style.say(&say::table::number(game.id()))),
        None => heading(game, style),
    }
}

/// The line that the clocks are stopped, unless the news says so already.
fn clocks_stopped(game: &Game) -> Option<Text> {
    let is_news = matches!(last::kind(game), Some(EventKind::Consented { .. }));
    let is_news = is_news && game.open_proposal().is_none();
    (game.is_paused() && !is_news).then(say::pace::paused)
}

/// Actions of the player to move. An illegal pass is not offered; any other pass is asked about once more.
fn buttons(game: &Game, facts: &Facts, locale: Locale) -> Vec<Button> {
    use say::table::{button_more, button_pass, button_play};
    let more = (button_more(), Verb::More, Look::Secondary);
    let shown = |(label, verb, look): (Text, Verb, Look)| {
        button(&label, verb, shown_state(game), look, locale)
    };
    if let Some(mut buttons) = view_opening::buttons(game, locale) {
        buttons.push(shown(more));
        return buttons;
    }
    let may_pass = game
        .terms()
        .rules
        .check(game.position(), Move::Pass)
        .is_ok();
    let pass = (button_pass(), Verb::Pass, Look::Secondary);
    let hint = (say::opponent::button_hint(), Verb::Hint, Look::Secondary);
    let board = (say::page::button_board(), Verb::Board, Look::Secondary);
    [(button_play(), Verb::Play, Look::Primary)]
        .into_iter()
        .chain(may_pass.then_some(pass))
        .chain(is_taught(game).then_some(hint))
        .chain(facts.has_page.then_some(board))
        .chain([more])
        .map(shown)
        .collect()
}
