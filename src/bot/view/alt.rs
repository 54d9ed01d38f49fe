//! Boards in words, for those who do not see the picture.

use super::last;
use crate::game::{Game, Phase};
use crate::i18n::{Locale, say};
use crate::render::Diagram;
use crate::rules::{Color, Point};

/// Discord's limit for what a picture shows.
const LONGEST: usize = 1024;

/// What the picture of `game` shows, in at most 1024 characters:
/// all stones if they fit, else as many as do, and a word that there are more.
pub(super) fn board(game: &Game, locale: Locale) -> String {
    let stones = Color::ALL.map(|color| stones(game, color));
    let most = stones.iter().map(Vec::len).max().unwrap_or_default();
    let whole = describe(game, &stones, most, locale);
    if whole.chars().count() <= LONGEST {
        return whole;
    }
    // The longest text that fits: texts grow with the number of stones in them.
    let (mut fits, mut too_long) = (0, most);
    while fits + 1 < too_long {
        let middle = usize::midpoint(fits, too_long);
        if describe(game, &stones, middle, locale).chars().count() <= LONGEST {
            fits = middle;
        } else {
            too_long = middle;
        }
    }
    describe(game, &stones, fits, locale)
}

/// Everything on the board of `game` in words.
pub(super) fn complete(game: &Game, locale: Locale) -> String {
    let stones = Color::ALL.map(|color| stones(game, color));
    describe(game, &stones, usize::MAX, locale)
}

fn stones(game: &Game, color: Color) -> Vec<Point> {
    Diagram::of(game.position()).reading_order(color)
}

/// The state of the game and at most `most` stones of each colour.
fn describe(game: &Game, stones: &[Vec<Point>; 2], most: usize, locale: Locale) -> String {
    let terms = game.terms();
    let prisoners = game.position().prisoners();
    let mut texts = vec![say::table::alt_board(
        terms.rules.variant(),
        terms.size,
        game.id(),
    )];
    texts.push(match game.phase() {
        Phase::Counting { .. } => say::table::alt_counting(),
        Phase::Finished(_) | Phase::Closed(_) => say::table::alt_over(),
        Phase::Offered { .. } | Phase::Playing => say::table::alt_turn(game.position().to_move()),
    });
    texts.extend(last::sentence(game).map(|text| match last::is_move(game) {
        true => say::table::alt_last(text),
        false => text,
    }));
    texts.push(say::table::alt_prisoners(prisoners.black, prisoners.white));
    if let Some(score) = game.score() {
        texts.push(match score.dead.is_empty() {
            true => say::count::alt_no_dead(),
            false => say::count::alt_dead(score.dead),
        });
        texts.push(say::count::alt_score(
            score.total.black,
            score.total.white,
            terms.komi,
        ));
    }
    for (color, stones) in Color::ALL.into_iter().zip(stones) {
        if !stones.is_empty() && most > 0 {
            let told = stones[..most.min(stones.len())].to_vec();
            texts.push(say::table::alt_stones(color, told));
        }
    }
    if stones.iter().any(|stones| stones.len() > most) {
        texts.push(say::table::alt_partial());
    }
    let texts: Vec<_> = texts.iter().map(|text| text.to(locale)).collect();
    texts.join(" ")
}
