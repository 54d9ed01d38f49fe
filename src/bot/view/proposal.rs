//! What one side proposes, and the buttons to answer it.

use super::button::button;
use super::{shown, words};
use crate::bot::button::Verb;
use crate::bot::reply::{Look, Row};
use crate::game::{Game, Phase, Proposal};
use crate::i18n::{Locale, Name, Text, say};

/// What lies on the table, in a sentence.
pub(super) fn sentence(game: &Game) -> Option<Text> {
    let (color, proposal) = game.proposed()?;
    let side = words::seat(game.seats()?[color]);
    Some(match proposal {
        Proposal::NoResult => say::table::proposes_no_result(side),
        Proposal::BothLose => say::table::proposes_both_lose(side),
        Proposal::Substitute { out, into } => {
            say::table::proposes_substitute(side, Name::mention(out), Name::mention(into))
        }
    })
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
    let repeats = game.phase() == Phase::Playing && game.position().repeats().is_some();
    repeats.then(|| {
        Row::Buttons(vec![press(
            &say::table::button_no_result(),
            Verb::NoResult,
            Look::Secondary,
        )])
    })
}
