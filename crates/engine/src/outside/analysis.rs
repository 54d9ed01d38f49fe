//! Positions judged by other programs: by `kata-analyze`, or by `lz-analyze`, which has win rates alone.
//!
//! Both are extensions of the Go Text Protocol. Their lines have an entry `info move D4 … pv D4 Q16 …` for each move that
//! was searched; values are those of the side to move.

use super::gtp::{name, play, set_up, word};
use super::{EngineCommand, Wants};
use crate::review::{Measure, PositionToRead, Reading, to_stored_value};
use tengen_rules::{Color, Komi, Move, Point, Position, Rules};

/// Maximum plausible lead, in points: twice the points of the largest board and its komi are less.
const MAX_LEAD: f64 = 1_500.0;
/// The `winrate` of a certain win in `lz-analyze`.
const CERTAIN_WIN: u32 = 10_000;

/// A command for analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Analyser {
    /// KataGo's `kata-analyze`, with leads in points.
    Kata,
    /// Leela Zero's `lz-analyze`, with win rates.
    Leela,
}

/// A position of a game to be judged.
#[derive(Clone, Copy)]
pub struct AnalysedGame<'a> {
    pub rules: &'a Rules,
    pub komi: Komi,
    /// The position before the first move.
    pub first: &'a Position,
    pub wanted: &'a PositionToRead,
    /// The thinking time, in hundredths of a second.
    pub centiseconds: u32,
}

impl Analyser {
    /// All commands, the better one first.
    pub const ALL: [Self; 2] = [Self::Kata, Self::Leela];

    const fn command(self) -> &'static str {
        match self {
            Self::Kata => "kata-analyze",
            Self::Leela => "lz-analyze",
        }
    }

    /// The unit of its values.
    pub const fn measure(self) -> Measure {
        match self {
            Self::Kata => Measure::HalfPoints,
            Self::Leela => Measure::Permille,
        }
    }

    /// The command that asks whether a program supports it; the answer is `true` or `false`.
    pub fn known_command(self) -> EngineCommand {
        word(format!("known_command {}", self.command()))
    }

    /// The commands that make a program judge a position; the last of them is answered with its analysis.
    pub fn commands(self, game: &AnalysedGame<'_>) -> Vec<EngineCommand> {
        let mut commands = set_up(game.first.size(), game.komi);
        let stones = game.first.board().arrangement();
        for color in Color::ALL {
            let points = stones[color].iter();
            commands.extend(points.map(|point| play(color, Move::Play(point))));
        }
        let moves = game.wanted.moves.iter();
        commands.extend(moves.map(|&(color, mv)| play(color, mv)));
        let command = self.command();
        let color = name(game.wanted.position.to_move());
        // One move is enough, and keeps the line short; Leela Zero does not have this option.
        let most = match self {
            Self::Kata => " maxmoves 1",
            Self::Leela => "",
        };
        commands.push(EngineCommand {
            text: format!("{command} {color} {}{most}", game.centiseconds),
            wants: Wants::Analysis,
        });
        commands
    }

    /// The reading in a line of analysis; none if there is no plausible one. An illegal best move is left out: the program
    /// may play by other rules.
    pub fn read(self, line: &str, game: &AnalysedGame<'_>) -> Option<Reading> {
        let position = &game.wanted.position;
        let entry = best_entry(line)?;
        let best = match entry.get("move")? {
            pass if pass.eq_ignore_ascii_case("pass") => Move::Pass,
            text => {
                let point: Point = text.parse().ok()?;
                Some(Move::Play(point)).filter(|_| position.size().contains(point))?
            }
        };
        let own = match self {
            Self::Kata => {
                let lead = entry.get("scoreLead").or_else(|| entry.get("scoreMean"))?;
                let lead: f64 = lead.parse().ok()?;
                // NaN fails this comparison.
                Some(lead * 2.0).filter(|_| lead.abs() <= MAX_LEAD)?
            }
            Self::Leela => {
                let winrate: u32 = entry.get("winrate")?.parse().ok()?;
                Some(f64::from(winrate) / 10.0).filter(|_| winrate <= CERTAIN_WIN)?
            }
        };
        let value = match (position.to_move(), self.measure()) {
            (Color::Black, _) => own,
            (Color::White, Measure::HalfPoints) => -own,
            (Color::White, Measure::Permille) => 1_000.0 - own,
        };
        let is_legal = game.rules.play(&mut position.clone(), best).is_ok();
        Some(Reading {
            value: to_stored_value(value),
            best: is_legal.then_some(best),
        })
    }
}

/// An entry of a line of analysis, about one move: names and values in turn.
struct MoveEntry<'a>(Vec<&'a str>);

impl<'a> MoveEntry<'a> {
    fn get(&self, name: &str) -> Option<&'a str> {
        let pairs = self.0.chunks_exact(2);
        let mut found = pairs.filter(|pair| pair[0] == name);
        found.next().map(|pair| pair[1])
    }
}

/// The entry of the best move: the one of order 0, or the first one without orders.
fn best_entry(line: &str) -> Option<MoveEntry<'_>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let entries = words.split(|word| *word == "info").skip(1);
    let mut entries = entries.map(|entry| {
        let fields = entry.split(|word| matches!(*word, "pv" | "rootInfo" | "ownership"));
        MoveEntry(fields.into_iter().next().unwrap_or_default().to_vec())
    });
    let first = entries.next()?;
    let is_best = |entry: &MoveEntry<'_>| entry.get("order") == Some("0");
    if is_best(&first) {
        return Some(first);
    }
    Some(entries.find(is_best).unwrap_or(first))
}
