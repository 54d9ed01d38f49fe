//! The agreed count, which both have to confirm, and the copy on which a dispute is played out.

use crate::bot::features::count::view::{buttons, claim_row, doer, message, totals, waiting};
use crate::bot::games::facts::Facts;
use crate::bot::games::view::board::captured_so_far;
use crate::bot::games::view::{last, words};
use crate::bot::kit::draft::Draft;
use crate::bot::kit::style::{Files, Style};
use crate::bot::kit::verb::Verb;
use crate::bot::port::message::Look;
use crate::game::{EventKind, Game};
use crate::i18n::say;
use crate::rules::{Color, Score, Trial};

/// The agreed count, as far as it is `confirmed`.
pub(crate) fn confirmation(
    game: &Game,
    facts: &Facts,
    score: &Score,
    confirmed: Option<Color>,
    style: Style,
) -> Draft {
    let told = last::sentence(game).into_iter().chain(last::ruling(game));
    let mut lines: Vec<_> = told.map(|text| style.say(&text)).collect();
    lines.extend(totals(score, style));
    let is_word = |kind: &EventKind| matches!(kind, EventKind::Confirmed { .. });
    let answer = match confirmed.zip(confirmed.and_then(|color| doer(game, color, is_word))) {
        Some((color, player)) => waiting(game, facts, color, |other| {
            [
                say::count::confirmed(player),
                say::count::turn_to_confirm(other),
            ]
        }),
        None => vec![say::count::confirm_how()],
    };
    let all = [
        (say::count::button_confirm(), Verb::Confirm, Look::Success),
        (say::count::button_steps(), Verb::Steps, Look::Secondary),
        (say::table::button_more(), Verb::More, Look::Secondary),
        (say::count::button_object(), Verb::Object, Look::Danger),
    ];
    let mut rows = vec![buttons(game, style.locale, all)];
    rows.extend(claim_row(game, style.locale));
    message(game, facts, (lines, answer), rows, style)
}

/// The copy on which a dispute is played out.
pub(crate) fn trial(game: &Game, facts: &Facts, trial: &Trial, style: Style) -> Draft {
    let (Some(seats), Some(color)) = (game.seats(), game.to_move()) else {
        return Draft::default();
    };
    let barred = trial.barred();
    // The picture shows it.
    let captured = match style.files {
        Files::Allowed => None,
        Files::Forbidden => captured_so_far(game),
    };
    let told = [say::count::trial_how()]
        .into_iter()
        .chain(last::sentence(game))
        .chain(last::ruling(game))
        .chain(captured)
        .chain(words::several(barred).map(say::count::trial_barred));
    let lines = told.map(|text| style.say(&text)).collect();
    let turn = say::count::trial_turn(color, words::seat(seats[color]));
    let ko = (!barred.is_empty()).then(say::count::button_pass_for_ko);
    let all = [
        (say::table::button_play(), Verb::Play, Look::Primary),
        (say::table::button_pass(), Verb::Pass, Look::Secondary),
    ]
    .into_iter()
    .chain(ko.map(|pass| (pass, Verb::PassForKo, Look::Secondary)))
    .chain([
        (
            say::count::button_end_trial(),
            Verb::EndTrial,
            Look::Secondary,
        ),
        (say::table::button_more(), Verb::More, Look::Secondary),
    ]);
    let row = buttons(game, style.locale, all);
    message(game, facts, (lines, vec![turn]), vec![row], style)
}
