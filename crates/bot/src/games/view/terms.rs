//! The terms of a game.

use crate::game::{ColorChoice, Game, Invitation, Offer, Phase, Stakes, Terms};
use crate::games::rated;
use crate::games::view::{clock, words};
use crate::i18n::{Locale, Name, Text, Until, say};
use crate::port::message::Card;
use crate::rules::Rules;

/// The terms of `game` that a player wants to know at once, in a line; how the colours are chosen until they are.
pub(crate) fn line(game: &Game, locale: Locale) -> String {
    let is_open = game.seats().is_none() && game.terms().colors != ColorChoice::Random;
    join(
        game.terms(),
        is_open.then(|| words::colors_of(game)),
        locale,
    )
}

/// The `terms` that a player wants to know at once, in a line.
pub(crate) fn terms_line(terms: &Terms, locale: Locale) -> String {
    join(terms, colors(terms), locale)
}

/// The choice of colours, if not by lot.
fn colors(terms: &Terms) -> Option<Text> {
    (terms.colors != ColorChoice::Random).then(|| words::colors(terms))
}

fn join(terms: &Terms, colors: Option<Text>, locale: Locale) -> String {
    let mut parts = vec![
        say::challenge::title((&terms.rules).into(), terms.size),
        words::rules_name(&terms.rules),
    ];
    if let Rules::Go(_) = terms.rules {
        if terms.handicap.stones() > 0 {
            parts.push(say::challenge::line_handicap(terms.handicap.stones()));
        }
        parts.push(say::challenge::line_komi(terms.komi));
    }
    parts.extend(terms.opening.map(say::opening::name));
    parts.extend(colors);
    let rated = (terms.stakes == Stakes::Rated).then(|| say::rating::rated().to(locale));
    let parts = parts.iter().map(|part| part.to(locale));
    let parts = parts.chain([clock::short(&terms.pace, locale)]);
    let parts: Vec<_> = parts.chain(rated).collect();
    parts.join(" · ")
}

/// The terms of `game`, and of a challenge also its state.
pub(crate) fn terms(game: &Game, locale: Locale) -> Card {
    let Offer {
        terms, invitation, ..
    } = game.offer();
    let colors = match invitation {
        Invitation::Sides => say::rengo::colors(),
        _ => words::colors_of(game),
    };
    let mut fields = vec![(
        say::challenge::field_rules(),
        words::rules_name(&terms.rules),
    )];
    // Once seats are taken, the board shows the colours.
    if game.seats().is_none() {
        fields.push((say::challenge::field_colors(), colors));
    }
    if let Rules::Go(_) = terms.rules {
        fields.push((say::challenge::field_handicap(), words::handicap(terms)));
        fields.push((say::challenge::field_komi(), words::komi(terms)));
    }
    let opening = terms.opening.map(say::opening::rule);
    fields.extend(opening.map(|rule| (say::opening::field(), rule)));
    fields.extend(clock::terms(&terms.pace));
    fields.push((say::challenge::field_venue(), words::venue(terms)));
    let rated = match (terms.stakes, rated::why_unrated(game)) {
        (_, Some(uncounted)) => uncounted,
        (Stakes::Rated, None) if rated::counts(game) => say::rating::counts(),
        (Stakes::Rated | Stakes::Unrated, None) => say::rating::counts_not(),
    };
    fields.push((say::rating::field(), rated));
    if let Phase::Offered { expires, joined } = game.phase() {
        if !joined.is_empty() {
            let joined = Name::mentions(joined);
            fields.push((
                say::challenge::field_joined(),
                say::challenge::joined(joined),
            ));
        }
        fields.push((
            say::challenge::field_expires(),
            say::challenge::expires(Until(expires)),
        ));
    }
    let title = say::challenge::title((&terms.rules).into(), terms.size);
    Card::of(&title, fields, locale)
}
