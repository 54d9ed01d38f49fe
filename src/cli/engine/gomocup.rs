//! `tengen gomocup`: the engine as a brain for Gomocup's managers, such as Piskvork.
//!
//! The protocol has lines on standard input and output, and points as `column,row` counted from 0.
//! Source: plastovicka.github.io/protocl2en.htm.

use std::io::{self, BufRead, Write};

use super::thinking::{Game, Play, Thinking};
use crate::engine::{Decision, Level};
use crate::rules::{
    ByColor, Color, FiveRules, Handicap, Komi, Overline, Point, PointSet, Rules, Size,
};

/// Estimated number of moves left to play, for the time of a whole game.
const MOVES_LEFT: f64 = 25.0;
/// Share of the time for a move that is used, of 1; the rest is a reserve.
const SHARE: f64 = 0.9;

/// Play as a brain of Gomocup’s protocol, as used by Piskvork and other managers of five in a row
///
/// It plays Gomoku with five or more, with exactly five, and Renju, on boards of 5 to 19 lines.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// Strength, from 1 to 9, or `sparring`: tactics alone
    #[arg(long, default_value_t = Play::Level(Level::HIGHEST))]
    level: Play,
    #[command(flatten)]
    thinking: Thinking,
}

/// Answers commands from standard input until `END` or its end.
///
/// # Errors
///
/// If standard input cannot be read, or standard output cannot be written.
pub(in crate::cli) fn run(args: Args) -> io::Result<()> {
    let mut brain = Brain::new(args);
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        let answer = match brain.handle_line(line.trim()) {
            Ok(Reply::Answer(text)) => text,
            Ok(Reply::Nothing) => continue,
            Ok(Reply::End) => break,
            Err(refusal) => refusal.to_string(),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// The response to a line of the manager.
enum Reply {
    Answer(String),
    Nothing,
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum Refusal {
    #[error("UNKNOWN command")]
    Command,
    #[error("ERROR unsupported size: 5 to 19 lines")]
    Size,
    #[error("ERROR no board: START comes first")]
    NoBoard,
    #[error("ERROR this is no point of the board that can be played on")]
    Point,
    #[error("ERROR unsupported rule: 0, 1 and 4 are known")]
    Rule,
    #[error("ERROR the position is not possible by the rules")]
    Position,
    #[error("ERROR no point is left to play on")]
    Full,
}

/// A game as the manager's commands define it.
struct Brain {
    level: Play,
    thinking: Thinking,
    size: Option<Size>,
    /// The manager's number for the rules.
    rule: u8,
    own: PointSet,
    other: PointSet,
    /// Whether a board is being sent.
    is_listing: bool,
    /// Seconds per move, and left for the game.
    turn: Option<f64>,
    left: Option<f64>,
}

impl Brain {
    fn new(args: Args) -> Self {
        Self {
            level: args.level,
            thinking: args.thinking,
            size: None,
            rule: 0,
            own: PointSet::EMPTY,
            other: PointSet::EMPTY,
            is_listing: false,
            turn: None,
            left: None,
        }
    }

    /// Handles a line.
    fn handle_line(&mut self, line: &str) -> Result<Reply, Refusal> {
        if line.is_empty() {
            return Ok(Reply::Nothing);
        }
        if self.is_listing {
            return self.list(line);
        }
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match command.to_ascii_uppercase().as_str() {
            "START" => self.start(rest, rest),
            "RECTSTART" => {
                let (columns, rows) = rest.split_once(',').ok_or(Refusal::Size)?;
                self.start(columns, rows)
            }
            "RESTART" => {
                self.size.ok_or(Refusal::NoBoard)?;
                self.clear();
                Ok(Reply::Answer("OK".to_owned()))
            }
            "BEGIN" => self.play(),
            "TURN" => {
                let point = self.free_point(rest)?;
                self.other.insert(point);
                self.play()
            }
            "TAKEBACK" => {
                let point = self.point(rest)?;
                if !self.own.remove(point) && !self.other.remove(point) {
                    return Err(Refusal::Point);
                }
                Ok(Reply::Answer("OK".to_owned()))
            }
            "BOARD" => {
                self.size.ok_or(Refusal::NoBoard)?;
                self.clear();
                self.is_listing = true;
                Ok(Reply::Nothing)
            }
            "INFO" => {
                self.set(rest);
                Ok(Reply::Nothing)
            }
            "ABOUT" => Ok(Reply::Answer(format!(
                "name=\"tengen\", version=\"{}\", author=\"tengen\", country=\"\"",
                env!("CARGO_PKG_VERSION")
            ))),
            "END" => Ok(Reply::End),
            _ => Err(Refusal::Command),
        }
    }

    fn start(&mut self, columns: &str, rows: &str) -> Result<Reply, Refusal> {
        let side = |text: &str| text.trim().parse().map_err(|_| Refusal::Size);
        let size = Size::new(side(columns)?, side(rows)?).ok_or(Refusal::Size)?;
        Rules::Gomoku(FiveRules::Renju)
            .opening(size, Handicap::NONE)
            .map_err(|_| Refusal::Size)?;
        self.size = Some(size);
        self.clear();
        Ok(Reply::Answer("OK".to_owned()))
    }

    fn clear(&mut self) {
        self.own = PointSet::EMPTY;
        self.other = PointSet::EMPTY;
    }

    /// Handles a line of a board: a point and the owner of its stone, or the end, which requests a move.
    fn list(&mut self, line: &str) -> Result<Reply, Refusal> {
        if line.eq_ignore_ascii_case("DONE") {
            self.is_listing = false;
            return self.play();
        }
        let (point, owner) = line.rsplit_once(',').ok_or(Refusal::Point)?;
        let point = self.free_point(point)?;
        match owner.trim() {
            "1" => self.own.insert(point),
            "2" => self.other.insert(point),
            _ => return Err(Refusal::Point),
        };
        Ok(Reply::Nothing)
    }

    /// Stores a setting; unknown ones are ignored.
    fn set(&mut self, setting: &str) {
        let Some((key, value)) = setting.split_once(char::is_whitespace) else {
            return;
        };
        let value = value.trim();
        let seconds = value.parse::<f64>().ok().map(|ms| ms.max(0.0) / 1000.0);
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.turn = seconds,
            // Zero means no limit.
            "timeout_match" => self.left = seconds.filter(|&seconds| seconds > 0.0),
            "time_left" => self.left = seconds,
            "rule" => self.rule = value.parse().unwrap_or(u8::MAX),
            _ => {}
        }
    }

    fn point(&self, text: &str) -> Result<Point, Refusal> {
        let size = self.size.ok_or(Refusal::NoBoard)?;
        let (column, row) = text.split_once(',').ok_or(Refusal::Point)?;
        let line = |text: &str| text.trim().parse().map_err(|_| Refusal::Point);
        let (column, row) = (line(column)?, line(row)?);
        let is_on = column < size.columns() && row < size.rows();
        Point::new(column, row)
            .filter(|_| is_on)
            .ok_or(Refusal::Point)
    }

    fn free_point(&self, text: &str) -> Result<Point, Refusal> {
        let point = self.point(text)?;
        if self.own.contains(point) || self.other.contains(point) {
            return Err(Refusal::Point);
        }
        Ok(point)
    }

    /// Decides on a move, plays it and answers it.
    fn play(&mut self) -> Result<Reply, Refusal> {
        let size = self.size.ok_or(Refusal::NoBoard)?;
        let rules = Rules::Gomoku(match self.rule {
            0 => FiveRules::Gomoku(Overline::Wins),
            1 => FiveRules::Gomoku(Overline::Exact),
            4 => FiveRules::Renju,
            _ => return Err(Refusal::Rule),
        });
        // Black begins, so the side to move is White if it has fewer stones.
        let color = if self.own.len() < self.other.len() {
            Color::White
        } else {
            Color::Black
        };
        let stones = ByColor::from_fn(|of| if of == color { self.own } else { self.other });
        let position = rules.position(size, stones, color);
        let position = position.map_err(|_| Refusal::Position)?;
        let game = Game {
            rules,
            komi: Komi::ZERO,
        };
        let by_match = self.left.map(|left| left / MOVES_LEFT);
        let limit = [self.turn, by_match].into_iter().flatten();
        let limit = limit.reduce(f64::min).map(|seconds| seconds * SHARE);
        let thinking = self.thinking.within(limit);
        let thought = thinking.think(&game, &position, self.level, None);
        match thought.map(|thought| thought.decision) {
            Some(Decision::Play(point)) => {
                self.own.insert(point);
                let answer = format!("{},{}", point.column(), point.row());
                Ok(Reply::Answer(answer))
            }
            Some(Decision::Pass | Decision::Resign) | None => Err(Refusal::Full),
        }
    }
}
