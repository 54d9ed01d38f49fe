//! A proposal of one side, and the buttons to answer it.

use crate::game::{EventKind, Game, Phase, Proposal};
use crate::games::view::buttons::button;
use crate::games::view::{last, shown_state, words};
use crate::i18n::{Locale, Name, Text, say};
use crate::kit::verb::Verb;
use crate::port::message::{Button, Look, Row};
use crate::rules::{Color, Move};

/// The open proposal, in a sentence.
pub(crate) fn sentence(game: &Game) -> Option<Text> {
    let (color, proposal) = game.open_proposal()?;
    let side = words::seat(game.seats()?[color]);
    let is_proposal = |kind: &EventKind| matches!(kind, EventKind::Proposed { .. });
    let player = last::author(game, is_proposal).unwrap_or(side);
    Some(match proposal {
        Proposal::NoResult => say::table::proposes_no_result(player),
        Proposal::BothLose => say::table::proposes_both_lose(player),
        Proposal::Substitute { out, into } => {
            let (out, into) = (Name::mention(out), Name::mention(into));
            match game.first_consent() {
                None => say::table::proposes_substitute(player, out, into),
                Some(first) => {
                    let accepted = Name::mention(first);
                    say::table::proposes_substitute_still(player, out, into, accepted)
                }
            }
        }
        Proposal::Undo { .. } => undo(game, color, player),
        Proposal::Pause => say::pace::proposes_pause(player),
        Proposal::CallOff => say::pace::proposes_call_off(player),
        Proposal::Draw => say::pace::proposes_draw(player),
        Proposal::GoOnIn { place } if place.club == game.place().club => {
            say::table::proposes_place(player, place.channel)
        }
        Proposal::GoOnIn { place } => say::table::proposes_place_elsewhere(player, place.channel),
    })
}

/// The players who still have to answer it, as mentions, which ping them.
pub(crate) fn addressees(game: &Game) -> Option<Text> {
    let asked = game.players_to_consent();
    (!asked.is_empty()).then(|| say::table::answer(Name::mentions(&asked)))
}

/// The proposal, if it is the latest news of the game.
pub(crate) fn new_request(game: &Game) -> Option<Text> {
    match last::kind(game) {
        Some(EventKind::Proposed { .. }) => sentence(game),
        _ => None,
    }
}

/// The proposal, also if one of the two players whose consent a substitution needs has just given it.
pub(crate) fn open_request(game: &Game) -> Option<Text> {
    match last::kind(game) {
        Some(EventKind::Proposed { .. } | EventKind::Consented { .. }) => sentence(game),
        _ => None,
    }
}

/// The line that `player` asks to undo the last move of `color`, with its number and point.
fn undo(game: &Game, color: Color, player: Name) -> Text {
    let last = game.moves().iter().rposition(|(side, _)| *side == color);
    let number = last.map_or(0, |index| index + 1);
    match last.map(|index| game.moves()[index].1) {
        Some(Move::Play(point)) => say::pace::proposes_undo(player, number, point),
        Some(Move::Pass) | None => say::pace::proposes_undo_pass(player, number),
    }
}

/// The buttons that answer a proposal; else the one that restarts paused clocks, or the one that proposes no result
/// where the board was repeated.
pub(crate) fn row(game: &Game, locale: Locale) -> Option<Row> {
    let buttons = buttons(game, locale);
    (!buttons.is_empty()).then_some(Row::Buttons(buttons))
}

/// The buttons, as part of a row.
pub(crate) fn buttons(game: &Game, locale: Locale) -> Vec<Button> {
    let press = |label: &Text, verb, look| button(label, verb, shown_state(game), look, locale);
    if game.open_proposal().is_some() {
        return vec![
            press(&say::table::button_consent(), Verb::Consent, Look::Success),
            press(&say::table::button_reject(), Verb::Reject, Look::Secondary),
        ];
    }
    if game.is_paused() {
        return vec![press(
            &say::people::button_go_on(),
            Verb::GoOn,
            Look::Primary,
        )];
    }
    let may_propose = game.phase() == Phase::Playing && game.position().repeats().is_some();
    let no_result = may_propose.then(|| {
        press(
            &say::table::button_no_result(),
            Verb::NoResult,
            Look::Secondary,
        )
    });
    no_result.into_iter().collect()
}
