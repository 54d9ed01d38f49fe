//! The result: the last board of a game, its score, and its record.

use crate::game::{Game, program_in};
use crate::games::facts::Facts;
use crate::games::rated;
use crate::games::view::board::addressees;
use crate::games::view::buttons::button;
use crate::games::view::result::verdict;
use crate::games::view::score::table;
use crate::games::view::{board as view_board, heading, last, shown_state, words};
use crate::i18n::{Text, say};
use crate::kit::draft::Draft;
use crate::kit::style::Style;
use crate::kit::verb::Verb;
use crate::port::message::{Look, Message, Row};
use crate::rules::{Ending, Outcome, Scoring};

/// Discord's limit for the buttons of a row.
const MOST_IN_ROW: usize = 5;

/// The message that ends `game`: the result, the score, the record, and the button for another game.
pub(crate) fn result(game: &Game, outcome: &Outcome, facts: &Facts, style: Style) -> Draft {
    let Some(seats) = game.seats() else {
        return Draft::default();
    };
    let names = seats.as_ref().map(|seat| words::seat(*seat));
    let verdict = style.say(&verdict(game, outcome, names.clone()));
    let mut lines = vec![format!("**{verdict}**"), heading(game, style)];
    if last::is_move(game) {
        lines.extend(last::headline(game, style));
    }
    lines.extend(last::ruling(game).iter().map(|text| style.say(text)));
    let rated = rated::line(facts.rated, names).or_else(|| rated::why_unrated(game));
    lines.extend(rated.map(|text| style.say(&text)));
    if let Ending::Score(score) = &outcome.ending {
        lines.push(table(score, style.locale));
    }
    let press =
        |label: &Text, verb, look| button(label, verb, shown_state(game), look, style.locale);
    let mut buttons = vec![
        press(&say::table::button_rematch(), Verb::Rematch, Look::Primary),
        press(&say::table::button_film(), Verb::Film, Look::Secondary),
    ];
    if !game.moves().is_empty() {
        buttons.push(press(&say::review::button(), Verb::Review, Look::Secondary));
    }
    if let Some(level) = next_level(game, outcome) {
        let label = say::opponent::level_named(level);
        buttons.insert(1, press(&label, Verb::RematchHigher, Look::Success));
    }
    if let Ending::Score(score) = &outcome.ending
        && let Scoring::Territory { .. } | Scoring::Area = score.scoring
    {
        buttons.push(press(
            &say::count::button_steps(),
            Verb::Steps,
            Look::Secondary,
        ));
    }
    buttons.push(press(
        &say::table::button_more(),
        Verb::More,
        Look::Secondary,
    ));
    for remark in &facts.remarks {
        lines.push(remark.line.clone());
        buttons.push(remark.button.clone());
    }
    let rows = buttons
        .chunks(MOST_IN_ROW)
        .map(|row| Row::Buttons(row.to_vec()));
    let message = Message {
        content: lines.join("\n"),
        rows: rows.collect(),
        mention: addressees(game),
        ..Message::default()
    };
    view_board::draw(message, game, facts.hints, style)
}

/// The next level of the program, if it has lost `game` to a member.
fn next_level(game: &Game, outcome: &Outcome) -> Option<u8> {
    let program = program_in(game)?;
    let has_lost = game.color_of(program).map(|color| !color) == outcome.winner;
    let won_by_members = has_lost && outcome.winner.is_some();
    program.next_level().filter(|_| won_by_members)?.level()
}
