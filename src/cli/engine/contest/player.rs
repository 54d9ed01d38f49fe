//! Who plays a match: a level of the engine, chance, or another program.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use super::super::program::{Program, ProgramError};
use super::super::thinking::{Game, Thinking};
use super::MatchError;
use crate::engine::{Decision, Level};
use crate::rules::{Chance, Color, Move, Point, Position, Size, Variant};

/// Who plays, as asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A level of the engine.
    Level(Level),
    /// Any legal move with the same chance, in Go none that fills an own eye.
    Random,
    /// The program of a command line.
    Program(String),
}

impl FromStr for Kind {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(match (text.parse(), text) {
            (Ok(level), _) => Self::Level(level),
            (Err(_), "random") => Self::Random,
            (Err(_), command) => Self::Program(command.to_owned()),
        })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level {level}"),
            Self::Random => f.write_str("random"),
            Self::Program(command) => f.write_str(command),
        }
    }
}

/// A player at the board.
pub(super) enum Player {
    /// A level of the engine.
    Level(Level),
    /// Chance.
    Random,
    /// Another program.
    Program(Program),
}

impl Player {
    /// The player asked for, for such a game.
    ///
    /// # Errors
    ///
    /// If it is a program that does not start, or the game is not one that it plays.
    pub(super) fn start(kind: &Kind, game: &Game) -> Result<Self, MatchError> {
        match (kind, game.rules.variant()) {
            (Kind::Level(level), _) => Ok(Self::Level(*level)),
            (Kind::Random, _) => Ok(Self::Random),
            (Kind::Program(command), Variant::Go) => Ok(Self::Program(Program::start(command)?)),
            (Kind::Program(_), variant) => Err(MatchError::Variant(variant.name())),
        }
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

    /// What to do in `position`.
    pub(super) fn decide(
        &mut self,
        game: &Game,
        position: &Position,
        thinking: &Thinking,
    ) -> Result<Decision, ProgramError> {
        Ok(match self {
            Self::Level(level) => {
                let thought = thinking.think(game, position, *level, None);
                thought.expect("the game is in progress").decision
            }
            Self::Random => random(game, position, thinking.seed).into(),
            Self::Program(program) => {
                let color = name(position.to_move());
                let answer = program.ask(&format!("genmove {color}"))?;
                match answer.to_ascii_lowercase().as_str() {
                    "resign" => Decision::Resign,
                    "pass" => Decision::Pass,
                    point => match point.parse() {
                        Ok(point) => Decision::Play(point),
                        Err(_) => return Err(program.refused("genmove", answer)),
                    },
                }
            }
        })
    }

    /// Sees the other side's move.
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

    /// The score as an outside program counts it.
    pub(super) fn score(&mut self) -> Result<Option<String>, ProgramError> {
        match self {
            Self::Program(program) => program.ask("final_score").map(Some),
            Self::Level(_) | Self::Random => Ok(None),
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
