//! Boards in words, for those who do not see the picture.

use super::last;
use crate::game::{EventKind, Game, Phase};
use crate::i18n::{Locale, Text, say};
use crate::render::{Diagram, Mark};
use crate::rules::{Color, Point, PointSet};

/// Discord's limit for what a picture shows.
const LONGEST: usize = 1024;

/// What the picture of `game` shows, in at most 1024 characters:
/// all stones if they fit, else as many as do, and a word that there are more.
pub(super) fn board(game: &Game, locale: Locale) -> String {
    let stones = Color::ALL.map(|color| stones(game, color));
    let most = stones.iter().map(Vec::len).max().unwrap_or_default();
    longest(most, |most| describe(game, &stones, most, locale))
}

/// What a picture of a part of a board shows, or of a board without a game, in at most 1024 characters:
/// its stones, as many as fit, and its marks.
pub(super) fn part(diagram: &Diagram, locale: Locale) -> String {
    let stones = Color::ALL.map(|color| diagram.reading_order(color));
    let most = stones.iter().map(Vec::len).max().unwrap_or_default();
    longest(most, |most| describe_part(diagram, &stones, most, locale))
}

/// The same as [`part`], after a sentence.
pub(super) fn with_sentence(sentence: &str, diagram: &Diagram, locale: Locale) -> String {
    let stones = Color::ALL.map(|color| diagram.reading_order(color));
    let most = stones.iter().map(Vec::len).max().unwrap_or_default();
    longest(most, |most| {
        let part = describe_part(diagram, &stones, most, locale);
        format!("{sentence} {part}")
    })
}

/// The longest text that fits: texts grow with the number of stones in them, `most` at most.
fn longest(most: usize, describe: impl Fn(usize) -> String) -> String {
    let fits = |text: &String| text.chars().count() <= LONGEST;
    let whole = describe(most);
    if fits(&whole) {
        return whole;
    }
    let (mut enough, mut too_many) = (0, most);
    while enough + 1 < too_many {
        let middle = usize::midpoint(enough, too_many);
        if fits(&describe(middle)) {
            enough = middle;
        } else {
            too_many = middle;
        }
    }
    describe(enough)
}

/// What is shown of a board, what is marked, and at most `most` stones of each colour.
fn describe_part(
    diagram: &Diagram,
    stones: &[Vec<Point>; 2],
    most: usize,
    locale: Locale,
) -> String {
    let crop = diagram.cropped();
    let corner = |column: &u8, row: &u8| Point::new(*column, *row);
    let mut texts = Vec::new();
    if let (Some(from), Some(to)) = (
        corner(crop.columns().start(), crop.rows().start()),
        corner(crop.columns().end(), crop.rows().end()),
    ) {
        texts.push(say::help::alt_part(diagram.size(), from, to));
    }
    for (mark, text) in [
        (Mark::Cross, say::help::alt_cross as fn(PointSet) -> Text),
        (Mark::Circle, say::help::alt_circle),
        (Mark::Triangle, say::help::alt_triangle),
        (Mark::Square, say::help::alt_square),
    ] {
        let marked = diagram.marked(mark);
        if !marked.is_empty() {
            texts.push(text(marked));
        }
    }
    for color in Color::ALL {
        let territory = diagram.marked_territory(color);
        if !territory.is_empty() {
            texts.push(say::help::alt_territory(color, territory));
        }
    }
    for (color, stones) in Color::ALL.into_iter().zip(stones) {
        if !stones.is_empty() && most > 0 {
            let told = stones[..most.min(stones.len())].to_vec();
            texts.push(say::table::alt_stones(color, told));
        }
    }
    if stones.iter().any(|stones| stones.len() > most) {
        texts.push(say::help::alt_more_stones());
    }
    let texts: Vec<_> = texts.iter().map(|text| text.to(locale)).collect();
    texts.join(" ")
}

/// Everything on the board of `game` in words.
pub(super) fn complete(game: &Game, locale: Locale) -> String {
    let stones = Color::ALL.map(|color| stones(game, color));
    describe(game, &stones, usize::MAX, locale)
}

fn stones(game: &Game, color: Color) -> Vec<Point> {
    Diagram::of(game.in_play()).reading_order(color)
}

/// The state of the game and at most `most` stones of each colour.
fn describe(game: &Game, stones: &[Vec<Point>; 2], most: usize, locale: Locale) -> String {
    let terms = game.terms();
    let prisoners = game.in_play().prisoners();
    let mut texts = vec![say::table::alt_board(
        terms.rules.variant(),
        terms.size,
        game.id(),
    )];
    texts.push(match game.phase() {
        Phase::Counting { .. } | Phase::Confirming { .. } => say::table::alt_counting(),
        Phase::Trial { trial, .. } => say::count::alt_trial(trial.position().to_move()),
        Phase::Finished(_) | Phase::Closed(_) => say::table::alt_over(),
        Phase::Offered { .. } | Phase::Playing => say::table::alt_turn(game.position().to_move()),
    });
    // A change of seats is told by mentions, which are no words here.
    let is_told = !matches!(last::kind(game), Some(EventKind::Consented { .. }));
    let news = last::sentence(game).filter(|_| is_told);
    texts.extend(news.map(|text| match last::is_move(game) {
        true => say::table::alt_last(text),
        false => text,
    }));
    texts.push(say::table::alt_prisoners(prisoners.black, prisoners.white));
    if let Some(score) = game.score() {
        if !score.seki.is_empty() {
            texts.push(say::count::seki(score.seki));
        }
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
