//! `tengen play`: a game against the engine in the terminal.

use std::io::{self, BufRead, Write};

use super::thinking::{Game, Play, Thinking, rule_set};
use crate::engine::{Decision, Level, dead_stones};
use crate::rules::{
    Color, Handicap, Komi, Marking, Move, Point, Position, RuleSet, Size, Snapshot, Status,
};

/// Play a game against the engine in the terminal
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Args {
    /// Strength of the engine, from 1 to 9, or `sparring`: tactics alone
    #[arg(long, default_value_t = Play::Level(Level::LOWEST))]
    level: Play,
    /// The game and its rules: a variant (go, atari-go, gomoku, go-bang) or a rule set (japanese, pente, …)
    #[arg(long, visible_alias = "rules", value_name = "NAME", default_value = "go", value_parser = rule_set)]
    variant: &'static RuleSet,
    /// Lines of the board [default: that of the game]
    #[arg(long, value_name = "LINES")]
    size: Option<u8>,
    /// Handicap stones for Black
    #[arg(long, value_name = "STONES", default_value_t = 0)]
    handicap: u8,
    /// The komi [default: that of the rules]
    #[arg(long, allow_negative_numbers = true)]
    komi: Option<Komi>,
    /// Play White
    #[arg(long)]
    white: bool,
    #[command(flatten)]
    thinking: Thinking,
}

/// Why a game cannot be played.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum PlayError {
    /// Not a board size or handicap of the game.
    #[error("the game is not played on such a board or with such a handicap")]
    Terms,
    /// The terminal cannot be read or written.
    #[error(transparent)]
    Terminal(#[from] io::Error),
}

/// The person's input.
enum Input {
    Move(Move),
    Undo,
    Hint,
    Resign,
}

const HELP: &str = "a point such as D4, or pass, undo, hint, resign";

impl Input {
    fn read(text: &str) -> Option<Self> {
        Some(match text.trim().to_lowercase().as_str() {
            "pass" => Self::Move(Move::Pass),
            "undo" => Self::Undo,
            "hint" => Self::Hint,
            "resign" | "quit" => Self::Resign,
            point => Self::Move(Move::Play(point.parse().ok()?)),
        })
    }
}

/// Plays one game.
///
/// # Errors
///
/// A [`PlayError`] if it cannot be played.
pub(in crate::cli) fn run(args: &Args) -> Result<(), PlayError> {
    let rules = args.variant.rules;
    let size = args.size.unwrap_or(rules.usual_sizes()[0]);
    let size = Size::square(size).ok_or(PlayError::Terms)?;
    let handicap = Handicap::new(args.handicap).ok_or(PlayError::Terms)?;
    let mut table = Table {
        game: Game {
            rules,
            komi: args.komi.unwrap_or(rules.default_komi(handicap)),
        },
        position: rules
            .opening(size, handicap)
            .map_err(|_| PlayError::Terms)?,
        past: Vec::new(),
        person: if args.white {
            Color::White
        } else {
            Color::Black
        },
        level: args.level,
        thinking: &args.thinking,
    };
    table.play(&mut io::stdin().lock(), &mut io::stdout().lock())?;
    Ok(())
}

/// A game in the terminal.
struct Table<'a> {
    game: Game,
    position: Position,
    /// The positions before each of the person's moves.
    past: Vec<Snapshot>,
    person: Color,
    level: Play,
    thinking: &'a Thinking,
}

impl Table<'_> {
    fn play(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, "You are {:?}. Say {HELP}.", self.person)?;
        while self.game.rules.status(&self.position) == Status::InProgress {
            let goes_on = if self.position.to_move() == self.person {
                self.ask(input, output)?
            } else {
                self.answer(output)?
            };
            if !goes_on {
                return Ok(());
            }
        }
        write!(output, "{}", board_text(&self.position))?;
        writeln!(output, "{}", self.result())
    }

    /// Asks for the person's move; returns whether the game continues.
    fn ask(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<bool> {
        write!(output, "{}> ", board_text(&self.position))?;
        output.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(false);
        }
        match Input::read(&line) {
            Some(Input::Move(mv)) => {
                let before = self.position.snapshot();
                match self.game.rules.play(&mut self.position, mv) {
                    Ok(_) => self.past.push(before),
                    Err(refusal) => writeln!(output, "That is illegal: {refusal}.")?,
                }
            }
            Some(Input::Undo) => match self.past.pop() {
                Some(before) => self.position.rewind(before),
                None => writeln!(output, "There is nothing to undo.")?,
            },
            Some(Input::Hint) => {
                let best = Play::Level(Level::HIGHEST);
                let thought = self.thinking.think(&self.game, &self.position, best, None);
                let hint = thought.map(|thought| describe(thought.decision));
                writeln!(output, "{}", hint.unwrap_or_default())?;
            }
            Some(Input::Resign) => {
                writeln!(output, "{:?} wins by resignation.", !self.person)?;
                return Ok(false);
            }
            None => writeln!(output, "Say {HELP}.")?,
        }
        Ok(true)
    }

    /// Plays the engine's move; returns whether the game continues.
    fn answer(&mut self, output: &mut impl Write) -> io::Result<bool> {
        let thought = self
            .thinking
            .think(&self.game, &self.position, self.level, None);
        let decision = thought.expect("the game is in progress").decision;
        writeln!(output, "{:?}: {}", !self.person, describe(decision))?;
        let mv = match decision {
            Decision::Play(point) => Move::Play(point),
            Decision::Pass => Move::Pass,
            Decision::Resign => return Ok(false),
        };
        let played = self.game.rules.play(&mut self.position, mv);
        played.expect("the engine plays legal moves");
        Ok(true)
    }

    /// The result, with the dead stones that the program proposes.
    fn result(&self) -> String {
        let rules = &self.game.rules;
        if let Status::Over(outcome) = rules.status(&self.position) {
            return match outcome.winner {
                Some(winner) => format!("{winner:?} wins."),
                None => "A draw.".to_owned(),
            };
        }
        let dead = dead_stones(rules, &self.position);
        let marking = Marking {
            dead,
            seki: rules.find_seki(&self.position, dead),
        };
        let score = rules.count(&self.position, &marking, self.game.komi);
        match score.and_then(|score| Some((score.winner()?, score.margin()))) {
            Some((winner, margin)) => format!("{winner:?} wins by {margin}."),
            None => "A draw.".to_owned(),
        }
    }
}

fn describe(decision: Decision) -> String {
    match decision {
        Decision::Play(point) => point.to_string(),
        Decision::Pass => "pass".to_owned(),
        Decision::Resign => "resigns.".to_owned(),
    }
}

/// The board with its coordinates; the last move is in brackets.
fn board_text(position: &Position) -> String {
    let size = position.size();
    let last = position.last().map(|turn| turn.mv);
    let is_last = |point: Option<Point>| point.is_some_and(|point| last == Some(Move::Play(point)));
    let mut text = String::new();
    for row in (0..size.rows()).rev() {
        text += &format!("{:>2}", row + 1);
        let mut before = None;
        for column in 0..size.columns() {
            let point = Point::new(column, row).expect("columns and rows are at most 19");
            text.push(if is_last(before) {
                ')'
            } else if is_last(Some(point)) {
                '('
            } else {
                ' '
            });
            text.push(match position.board().get(point) {
                Some(Color::Black) => 'X',
                Some(Color::White) => 'O',
                None => '.',
            });
            before = Some(point);
        }
        text += if is_last(before) { ")\n" } else { "\n" };
    }
    let lowest = size.all().take(usize::from(size.columns()));
    let letters = lowest.map(|point| format!(" {}", point.letter()));
    text + "  " + &letters.collect::<String>() + "\n"
}
