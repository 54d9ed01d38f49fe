//! What one side proposes, and the buttons to answer it.

use super::button::button;
use super::{last, shown, words};
use crate::bot::button::Verb;
use crate::bot::reply::{Look, Row};
use crate::game::{EventKind, Game, Phase, Proposal};
use crate::i18n::{Locale, Name, Text, say};
use crate::rules::Color;

/// What lies on the table, in a sentence.
pub(super) fn sentence(game: &Game) -> Option<Text> {
    let (color, proposal) = game.proposed()?;
    let side = words::seat(game.seats()?[color]);
    let is_proposal = |kind: &EventKind| matches!(kind, EventKind::Proposed { .. });
    let player = last::doer(game, is_proposal).unwrap_or(side);
    Some(match proposal {
        Proposal::NoResult => say::table::proposes_no_result(player),
        Proposal::BothLose => say::table::proposes_both_lose(player),
        Proposal::Substitute { out, into } => {
            say::table::proposes_substitute(player, Name::mention(out), Name::mention(into))
        }
        // The players see the number on the board: it is the side's last move.
        Proposal::Undo { .. } => say::pace::proposes_undo(player, undone(game, color)),
        Proposal::Pause => say::pace::proposes_pause(player),
        Proposal::CallOff => say::pace::proposes_call_off(player),
        Proposal::Draw => say::pace::proposes_draw(player),
    })
}

/// The number of the last move of `color`.
fn undone(game: &Game, color: Color) -> usize {
    let last = game.moves().iter().rposition(|(side, _)| *side == color);
    last.map_or(0, |index| index + 1)
}

/// The buttons that answer a proposal, or the one that proposes no result where the board has come back.
pub(super) fn row(game: &Game, locale: Locale) -> Option<Row> {
    let press = |label: &Text, verb, look| button(label, verb, shown(game), look, locale);
    if game.proposed().is_some() {
        return Some(Row::Buttons(vec![
            press(&say::table::button_consent(), Verb::Consent, Look::Success),
            press(&say::table::button_reject(), Verb::Reject, Look::Secondary),
        ]));
    }
    let may_propose = game.phase() == Phase::Playing && game.position().repeats().is_some();
    may_propose.then(|| {
        Row::Buttons(vec![press(
            &say::table::button_no_result(),
            Verb::NoResult,
            Look::Secondary,
        )])
    })
}
