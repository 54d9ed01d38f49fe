//! The agreed count, which both have to confirm, and the copy on which a dispute is played out.

use crate::bot::features::count::view;
use crate::bot::features::count::view::{claim_row, standing};
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
use crate::i18n::{Text, say};
use crate::rules::{Color, Score, Trial};

/// The agreed count, as far as it is `confirmed`.
pub(crate) fn confirmation(
    game: &Game,
    facts: &Facts,
    score: &Score,
    confirmed: Option<Color>,
    style: Style,
) -> Draft {
    let Some(seats) = game.seats() else {
        return Draft::default();
    };
    let mut lines = vec![heading(game, style)];
    lines.extend(last::sentence(game).map(|text| style.say(&text)));
    lines.extend(last::ruling(game).iter().map(|text| style.say(text)));
    lines.push(style.say(&say::count::confirm_how()));
    lines.push(table(score, style.locale));
    lines.push(style.say(&standing(score)));
    lines.extend(proposal::sentence(game).map(|text| style.say(&text)));
    if let Some(color) = confirmed {
        let is_word = |kind: &EventKind| matches!(kind, EventKind::Confirmed { .. });
        let player = last::doer(game, is_word).unwrap_or(words::seat(seats[color]));
        lines.push(style.say(&say::count::confirmed(player)));
        lines.push(style.say(&say::count::turn_to_confirm(words::seat(seats[!color]))));
        lines.extend(view::patience(game, facts, style));
    }
    let press = |label: &Text, verb, look| button(label, verb, shown(game), look, style.locale);
    let mut rows = vec![Row::Buttons(vec![
        press(&say::count::button_confirm(), Verb::Confirm, Look::Success),
        press(&say::table::button_text(), Verb::Text, Look::Secondary),
        press(&say::count::button_steps(), Verb::Steps, Look::Secondary),
        press(&say::table::button_more(), Verb::More, Look::Secondary),
        press(&say::count::button_object(), Verb::Object, Look::Danger),
    ])];
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

/// The copy on which a dispute is played out.
pub(crate) fn trial(game: &Game, facts: &Facts, trial: &Trial, style: Style) -> Draft {
    let (Some(seats), Some(color)) = (game.seats(), game.to_move()) else {
        return Draft::default();
    };
    let mut lines = vec![heading(game, style)];
    lines.push(style.say(&say::count::trial_how()));
    lines.extend(last::sentence(game).map(|text| style.say(&text)));
    lines.extend(last::ruling(game).iter().map(|text| style.say(text)));
    lines.extend(view_board::captured_so_far(game).map(|text| style.say(&text)));
    let barred = trial.barred();
    let told = words::several(barred).map(say::count::trial_barred);
    lines.extend(told.map(|text| style.say(&text)));
    lines.extend(proposal::sentence(game).map(|text| style.say(&text)));
    let turn = say::count::trial_turn(color, words::seat(seats[color]));
    lines.push(style.say(&turn));
    let press = |label: &Text, verb, look| button(label, verb, shown(game), look, style.locale);
    let mut buttons = vec![
        press(&say::table::button_play(), Verb::Play, Look::Primary),
        press(&say::table::button_text(), Verb::Text, Look::Secondary),
        press(
            &say::count::button_end_trial(),
            Verb::EndTrial,
            Look::Secondary,
        ),
        press(&say::table::button_pass(), Verb::Pass, Look::Secondary),
    ];
    if !barred.is_empty() {
        let pass = say::count::button_pass_for_ko();
        buttons.push(press(&pass, Verb::PassForKo, Look::Secondary));
    }
    let mut rows = vec![Row::Buttons(buttons)];
    rows.extend(proposal::row(game, style.locale));
    let message = Message {
        content: lines.join("\n"),
        rows,
        mention: who_is_addressed(game),
        ..Message::default()
    };
    view_board::drawn(message, game, facts.hints, style)
}
