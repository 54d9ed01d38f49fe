//! The card of a game of rengo that has not started: the members of each side.

use crate::game::{Closing, Game, Rota, Sides};
use crate::games::facts::OfferFacts;
use crate::games::repeated::Repeated;
use crate::games::view::buttons::button;
use crate::games::view::shown_state;
use crate::games::view::terms::line;
use crate::i18n::{Locale, Name, Text, say};
use crate::kit::verb::Verb;
use crate::port::message::{Look, Message, Row};
use crate::rules::Color;

/// Both sides in the order of their moves, with buttons to join them.
pub(crate) fn card(game: &Game, sides: &Sides, facts: &OfferFacts, locale: Locale) -> Message {
    let challenger = Name::mention(game.offer().challenger);
    let mut lines = vec![
        open(facts, challenger.clone()).to(locale),
        line(game, locale),
        side(sides, Color::Black).to(locale),
        side(sides, Color::White).to(locale),
        say::rengo::starts(challenger, Sides::FEWEST).to(locale),
    ];
    let listed = facts.listed_in.map(say::seats::also_listed);
    lines.extend(listed.map(|text| text.to(locale)));
    let press = |label: &Text, verb, look| button(label, verb, shown_state(game), look, locale);
    let join = [
        press(
            &say::rengo::button_join_black(),
            Verb::JoinBlack,
            Look::Primary,
        ),
        press(
            &say::rengo::button_join_white(),
            Verb::JoinWhite,
            Look::Primary,
        ),
        press(
            &say::rengo::button_leave(),
            Verb::LeaveSide,
            Look::Secondary,
        ),
    ];
    let start = sides
        .seats()
        .is_ok()
        .then(|| press(&say::rengo::button_start(), Verb::Start, Look::Success));
    let lead = [
        press(
            &say::challenge::button_terms(),
            Verb::Terms,
            Look::Secondary,
        ),
        press(
            &say::rengo::button_call_off(),
            Verb::Disband,
            Look::Secondary,
        ),
    ];
    Message {
        content: lines.join("\n"),
        rows: vec![
            Row::Buttons(join.into()),
            Row::Buttons(start.into_iter().chain(lead).collect()),
        ],
        mention: facts
            .repeated
            .as_ref()
            .map_or_else(Vec::new, Repeated::players_to_ping),
        ..Message::default()
    }
}

/// The text of an open challenge of `challenger`.
fn open(facts: &OfferFacts, challenger: Name) -> Text {
    match &facts.repeated {
        Some(repeated) => repeated.text(),
        None => say::rengo::open(challenger),
    }
}

/// The members who have joined the side `color`.
fn side(sides: &Sides, color: Color) -> Text {
    match sides.of(color) {
        [] => say::rengo::side_empty(color),
        players => say::rengo::side(color, players.len(), Rota::MOST, Name::mentions(players)),
    }
}

/// The text of a game of rengo that was cancelled.
pub(crate) fn closing_text(game: &Game, closing: Closing) -> Text {
    let challenger = Name::mention(game.offer().challenger);
    match closing {
        Closing::Lapsed => say::rengo::lapsed(challenger),
        Closing::Declined | Closing::Replaced | Closing::Withdrawn => {
            say::rengo::called_off(challenger)
        }
    }
}
