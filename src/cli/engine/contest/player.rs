//! Players of a match: the engine, random moves, or another program.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use super::super::program::{Program, ProgramError};
use super::super::thinking::{Game, Play, Thinking};
use super::MatchError;
use crate::engine::Decision;
use crate::engine::outside::{EngineGame, Protocol};
use crate::rules::{Chance, Color, Handicap, Move, Point, Position, Size, Variant};

/// A player on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Engine(Play),
    /// Uniformly random legal moves, except filling own eyes in Go.
    Random,
    /// An external program with the Go Text Protocol, by its command line.
    Program(String),
    /// An external program with Gomocup's protocol, by its command line.
    Gomocup(String),
}

/// The prefix for programs with Gomocup's protocol.
const GOMOCUP: &str = "gomocup:";

/// Memory limit sent to such a program, in MiB: that of the tournament.
const GOMOCUP_MEMORY: u16 = 350;

impl FromStr for Kind {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(match (text.parse(), text) {
            (Ok(play), _) => Self::Engine(play),
            (Err(_), "random") => Self::Random,
            (Err(_), command) => match command.strip_prefix(GOMOCUP) {
                Some(command) => Self::Gomocup(command.trim().to_owned()),
                None => Self::Program(command.to_owned()),
            },
        })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engine(Play::Level(level)) => write!(f, "level {level}"),
            Self::Engine(Play::Sparring) => write!(f, "{}", Play::Sparring),
            Self::Random => f.write_str("random"),
            Self::Program(command) => f.write_str(command),
            Self::Gomocup(command) => write!(f, "{GOMOCUP}{command}"),
        }
    }
}

pub(super) enum Player {
    Engine(Play),
    Random,
    /// An external program with the Go Text Protocol.
    Program(Program),
    /// An external program with Gomocup's protocol.
    Gomocup(Program),
}

impl Player {
    /// Starts a player for a game.
    ///
    /// # Errors
    ///
    /// If it is a program that does not start or does not play the game.
    pub(super) fn start(
        kind: &Kind,
        game: &Game,
        size: Size,
        thinking: &Thinking,
    ) -> Result<Self, MatchError> {
        let timeout = thinking.program_timeout();
        Ok(match kind {
            Kind::Engine(play) => Self::Engine(*play),
            Kind::Random => Self::Random,
            Kind::Program(command) => {
                Protocol::Gtp.check_expressible(&game.rules, size)?;
                Self::Program(Program::start(command, timeout)?)
            }
            Kind::Gomocup(command) => {
                Protocol::Gomocup.check_expressible(&game.rules, size)?;
                Self::Gomocup(Program::start(command, timeout)?)
            }
        })
    }

    /// Sets the board up.
    pub(super) fn begin(&mut self, game: &Game, size: Size) -> Result<(), ProgramError> {
        if let Self::Program(program) = self {
            program.ask(&format!("boardsize {size}"))?;
            program.ask("clear_board")?;
            program.ask(&format!("komi {}", game.komi))?;
        }
        Ok(())
    }

    /// The next move in `position`, which was reached by `moves`.
    pub(super) fn decide(
        &mut self,
        game: &Game,
        position: &Position,
        moves: &[(Color, Move)],
        thinking: &Thinking,
    ) -> Result<Decision, ProgramError> {
        Ok(match self {
            Self::Engine(play) => {
                let thought = thinking.think(game, position, *play, None);
                thought.expect("the game is in progress").decision
            }
            Self::Random => random(game, position, thinking.seed).into(),
            Self::Gomocup(program) => {
                let engine_game = EngineGame {
                    rules: &game.rules,
                    size: position.size(),
                    handicap: Handicap::NONE,
                    komi: game.komi,
                    moves,
                    position,
                    seconds: thinking.seconds_a_move(),
                    memory: GOMOCUP_MEMORY,
                };
                program.converse(Protocol::Gomocup, &Protocol::Gomocup.commands(&engine_game))?
            }
            Self::Program(program) => {
                let color = name(position.to_move());
                let answer = program.ask(&format!("genmove {color}"))?;
                match answer.to_ascii_lowercase().as_str() {
                    "resign" => Decision::Resign,
                    "pass" => Decision::Pass,
                    point => match point.parse() {
                        Ok(point) => Decision::Play(point),
                        Err(_) => return Err(program.bad_answer("genmove", answer)),
                    },
                }
            }
        })
    }

    /// Receives the other side's move.
    pub(super) fn watch(&mut self, color: Color, mv: Move) -> Result<(), ProgramError> {
        if let Self::Program(program) = self {
            let vertex = match mv {
                Move::Play(point) => point.to_string(),
                Move::Pass => "pass".to_owned(),
            };
            program.ask(&format!("play {} {vertex}", name(color)))?;
        }
        Ok(())
    }

    /// The score as an external program counts it.
    pub(super) fn score(&mut self) -> Result<Option<String>, ProgramError> {
        match self {
            Self::Program(program) => program.ask("final_score").map(Some),
            Self::Engine(_) | Self::Random | Self::Gomocup(_) => Ok(None),
        }
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn random(game: &Game, position: &Position, seed: u64) -> Move {
    let (board, color, size) = (position.board(), position.to_move(), position.size());
    let is_go = game.rules.variant() == Variant::Go;
    let fills_eye = |point: Point| {
        let mut neighbours = point.neighbours(size);
        neighbours.all(|next| board.get(next) == Some(color))
    };
    let legal = game.rules.legal_points(position);
    let points: Vec<_> = legal
        .iter()
        .filter(|&point| !(is_go && fills_eye(point)))
        .collect();
    let mut chance = Chance::new(seed ^ u64::from(position.ply().0) << 40);
    match points[..] {
        [] => Move::Pass,
        _ => Move::Play(points[chance.below(points.len())]),
    }
}
