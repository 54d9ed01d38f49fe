//! Sentences of a review about positions and moves.

use crate::engine::review::{Judge, Measure, Mistake, Review};
use crate::game::{Game, PlayerId};
use crate::games::hints::in_atari;
use crate::games::reason::plain_reason;
use crate::i18n::{Name, Quote, Text, say};
use crate::kit::style::Style;
use crate::record::Transcript;
use crate::rules::{Color, HalfPoints, Move, Position, Rules, Size};

/// Lines on boards that the own engine reads well enough.
const READS_WELL: u8 = 13;

/// A game with its review.
#[derive(Clone, Copy)]
pub(crate) struct Reviewed<'a> {
    pub(crate) rules: Rules,
    pub(crate) size: Size,
    pub(crate) moves: &'a [(Color, Move)],
    pub(crate) review: &'a Review,
}

impl<'a> Reviewed<'a> {
    pub(crate) fn of(game: &'a Game, review: &'a Review) -> Self {
        Self {
            rules: game.terms().rules,
            size: game.terms().size,
            moves: game.moves(),
            review,
        }
    }
}

/// The author of the judgement in a review, and its reliability.
pub(crate) fn judgement(reviewed: Reviewed<'_>) -> Vec<Text> {
    let size = reviewed.size;
    let own = if size.columns().max(size.rows()) > READS_WELL {
        say::review::rough()
    } else {
        say::review::doubt()
    };
    match &reviewed.review.judge {
        Judge::Own => vec![own],
        Judge::External(engine) => vec![say::review::judged(engine_name(engine))],
        Judge::InsteadOf(engine) => vec![say::review::instead(engine_name(engine)), own],
    }
}

/// The name of an external engine: that of a player.
fn engine_name(name: &str) -> Name {
    PlayerId::outside(name).map_or_else(|| Name::escape(name), Name::mention)
}

/// Whole points, or percent, of a value in half points or permille.
fn rounded(measure: Measure, value: u16) -> u16 {
    match measure {
        Measure::HalfPoints => value.div_ceil(2),
        Measure::Permille => (value + 5) / 10,
    }
}

/// The leader and the lead in points, or the side that is ahead and its chance to win.
pub(crate) fn standing(measure: Measure, value: i16) -> Text {
    match measure {
        Measure::HalfPoints => {
            let color = leader(value);
            match rounded(measure, value.unsigned_abs()) {
                0 => say::count::level(),
                points => say::count::leads(color, HalfPoints::whole(points.into())),
            }
        }
        Measure::Permille => {
            let color = leader(value - 500);
            say::review::chances(color, percent_of(value, color))
        }
    }
}

fn leader(value: i16) -> Color {
    if value < 0 {
        Color::White
    } else {
        Color::Black
    }
}

/// The chance of `color` in percent.
fn percent_of(value: i16, color: Color) -> u16 {
    let permille = value.clamp(0, 1_000).unsigned_abs();
    let own = match color {
        Color::Black => permille,
        Color::White => 1_000 - permille,
    };
    rounded(Measure::Permille, own)
}

/// The move of this number in words, as below the boards of a game.
pub(crate) fn move_text(number: usize, color: Color, mv: Move) -> Text {
    match mv {
        Move::Play(point) => say::table::moved(number, color, point),
        Move::Pass => say::table::moved_pass(number, color),
    }
}

/// A better move than that of `mistake`, and its gain.
pub(crate) fn better(reviewed: Reviewed<'_>, mistake: &Mistake) -> Option<Text> {
    let (color, _) = *reviewed.moves.get(usize::from(mistake.number) - 1)?;
    let review = reviewed.review;
    let points = rounded(review.measure, mistake.cost());
    Some(match (review.measure, mistake.better) {
        (Measure::HalfPoints, Move::Play(point)) => say::review::better(point, points),
        (Measure::HalfPoints, Move::Pass) => say::review::better_pass(points),
        (Measure::Permille, better) => {
            let [before, after] = [mistake.possible, mistake.played];
            let [before, after] = [before, after].map(|value| percent_of(value, color));
            match better {
                Move::Play(point) => say::review::likelier(point, before, after),
                Move::Pass => return None,
            }
        }
    })
}

/// Why: what the better move does, and what can be captured after the one that was made, in words for beginners.
pub(crate) fn why(rules: &Rules, mistake: &Mistake, around: [&Position; 2]) -> Vec<Text> {
    let [before, after] = around;
    let mut texts = Vec::new();
    if let Move::Play(point) = mistake.better {
        texts.extend(plain_reason(rules, before, point));
    }
    if matches!(rules, Rules::Go(_) | Rules::AtariGo(_)) {
        let (stones, liberties) = in_atari(after, before.to_move());
        if !stones.is_empty() {
            texts.push(say::review::can_be_captured(stones, liberties));
        }
    }
    texts
}

/// The mistakes in a line each: the move, and what was better.
pub(crate) fn mistake_lines(reviewed: Reviewed<'_>, style: Style) -> Vec<String> {
    let mistakes = &reviewed.review.mistakes;
    if mistakes.is_empty() {
        return vec![style.say(&say::review::none())];
    }
    let lines = mistakes.iter().filter_map(|mistake| {
        let number = usize::from(mistake.number);
        let (color, mv) = *reviewed.moves.get(number - 1)?;
        let moved = move_text(number, color, mv);
        let better = better(reviewed, mistake)?;
        Some(format!("{} · {}", style.say(&moved), style.say(&better)))
    });
    lines.collect()
}

/// The game's data in the file, and remarks about the file: its number of games, and where the first game stops.
pub(super) fn about(transcript: &Transcript, games: usize, illegal: Option<usize>) -> Vec<Text> {
    use say::table as t;
    let named = |color: Color| transcript.players[color].as_deref().map(Quote::new);
    let players = match (named(Color::Black), named(Color::White)) {
        (None, None) => None,
        (black, white) => {
            let unknown = || Quote::new("?");
            let (black, white) = (black.unwrap_or_else(unknown), white.unwrap_or_else(unknown));
            Some(t::record_players(black, white))
        }
    };
    let result = transcript.result.as_deref().map(Quote::new);
    let games = (games > 1).then(|| t::record_games(games));
    let parts = [
        players,
        result.map(t::record_result),
        games,
        illegal.map(t::record_stops),
    ];
    parts.into_iter().flatten().collect()
}
