//! A game of a match.

use std::fmt;

use super::super::program::ProgramError;
use super::super::thinking::{Game, Thinking};
use super::player::Player;
use crate::engine::{Decision, dead_stones};
use crate::rules::{Color, Handicap, Marking, Move, Position, Size, Status};

/// Turn limit of a game, per point of the board.
const MOST_TURNS_A_POINT: u32 = 4;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The winner, and how, in words.
    Won(Color, String),
    Drawn,
    /// An illegal move by this colour, which loses.
    Illegal(Color, Move),
    /// The turn limit was reached.
    Endless,
}

impl Verdict {
    pub(super) fn winner(&self) -> Option<Color> {
        match self {
            Self::Won(winner, _) => Some(*winner),
            Self::Illegal(loser, _) => Some(!*loser),
            Self::Drawn | Self::Endless => None,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won(winner, how) => write!(f, "{winner:?} wins {how}"),
            Self::Drawn => f.write_str("a draw"),
            Self::Illegal(color, mv) => write!(f, "{color:?} loses, for {mv:?} is illegal"),
            Self::Endless => f.write_str("no end"),
        }
    }
}

/// A game to play.
pub(super) struct Bout<'a> {
    game: Game,
    size: Size,
    thinking: &'a Thinking,
}

impl<'a> Bout<'a> {
    /// A game on a board of `size`.
    pub(super) const fn new(game: Game, size: Size, thinking: &'a Thinking) -> Self {
        Self {
            game,
            size,
            thinking,
        }
    }

    /// Plays the game; `players` are Black and White.
    pub(super) fn play(&self, mut players: [&mut Player; 2]) -> Result<Verdict, ProgramError> {
        let rules = &self.game.rules;
        let opening = rules.opening(self.size, Handicap::NONE);
        let mut position = opening.expect("the size was checked");
        for player in &mut players {
            player.begin(&self.game, self.size)?;
        }
        let mut moves = Vec::new();
        while rules.status(&position) == Status::InProgress {
            if position.ply().0 > MOST_TURNS_A_POINT * self.size.points() as u32 {
                return Ok(Verdict::Endless);
            }
            let color = position.to_move();
            let mover = &mut players[color as usize];
            let mv = match mover.decide(&self.game, &position, &moves, self.thinking)? {
                Decision::Play(point) => Move::Play(point),
                Decision::Pass => Move::Pass,
                Decision::Resign => {
                    return Ok(Verdict::Won(!color, "by resignation".to_owned()));
                }
            };
            if rules.play(&mut position, mv).is_err() {
                return Ok(Verdict::Illegal(color, mv));
            }
            moves.push((color, mv));
            players[!color as usize].watch(color, mv)?;
        }
        self.judge(&position, players)
    }

    fn judge(
        &self,
        position: &Position,
        players: [&mut Player; 2],
    ) -> Result<Verdict, ProgramError> {
        let rules = &self.game.rules;
        if let Status::Over(outcome) = rules.status(position) {
            return Ok(match outcome.winner {
                Some(winner) => Verdict::Won(winner, format!("on move {}", position.ply().0)),
                None => Verdict::Drawn,
            });
        }
        // An external program's count is preferred, as an independent opinion.
        for player in players {
            if let Some(score) = player.score()? {
                return Ok(read_score(&score));
            }
        }
        let dead = dead_stones(rules, position);
        let marking = Marking {
            dead,
            seki: rules.find_seki(position, dead),
        };
        let score = rules.count(position, &marking, self.game.komi);
        Ok(
            match score.and_then(|score| Some((score.winner()?, score.margin()))) {
                Some((winner, margin)) => Verdict::Won(winner, format!("by {margin}")),
                None => Verdict::Drawn,
            },
        )
    }
}

/// Parses a score of the protocol, such as `B+3.5`.
fn read_score(text: &str) -> Verdict {
    let won = |winner, margin: &str| Verdict::Won(winner, format!("by {margin}"));
    match (text.strip_prefix("B+"), text.strip_prefix("W+")) {
        (Some(margin), _) => won(Color::Black, margin),
        (_, Some(margin)) => won(Color::White, margin),
        (None, None) => Verdict::Drawn,
    }
}
