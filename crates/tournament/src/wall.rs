//! The wall list: everybody's rounds in the order of the standings, opponents by their lines.

use super::event::{Index, Side, Tournament};
use super::points::Points;
use super::slot::Slot;
use super::standings::Standings;

/// A player's part in a round, with the opponent's line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    /// A game.
    Game {
        /// The opponent's line, from 1.
        opponent: usize,
        /// Won, lost, or even.
        result: Outcome,
        side: Side,
        handicap: i64,
        is_forfeit: bool,
    },
    /// No game; the value in wins.
    Unplayed(Points),
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Won,
    Lost,
    Even,
    Unknown,
}

impl Outcome {
    /// The sign in files.
    pub(super) const fn sign(self) -> char {
        match self {
            Self::Won => '+',
            Self::Lost => '-',
            Self::Even => '=',
            Self::Unknown => '?',
        }
    }
}

/// The letter of a colour.
pub(super) const fn letter(side: Side) -> char {
    match side {
        Side::White => 'w',
        Side::Black => 'b',
    }
}

/// For each line, the rounds up to that of `standings`.
pub(super) fn list(event: &Tournament, standings: &Standings) -> Vec<Vec<Cell>> {
    let mut lines = vec![0; event.players().len()];
    for (line, player) in standings.order().iter().enumerate() {
        lines[*player] = line + 1;
    }
    let cells = |player: &Index| {
        let rounds = 1..=standings.round();
        rounds
            .map(|round| cell(event, &lines, *player, round))
            .collect()
    };
    standings.order().iter().map(cells).collect()
}

fn cell(event: &Tournament, lines: &[usize], player: Index, round: u8) -> Cell {
    let parameters = event.parameters();
    match event.slot(player, round) {
        Slot::Played(game) => Cell::Game {
            opponent: lines[game.opponent],
            result: match game.won {
                _ if !game.is_known => Outcome::Unknown,
                Points::ONE => Outcome::Won,
                Points::ZERO => Outcome::Lost,
                _ => Outcome::Even,
            },
            side: game.side,
            handicap: game.handicap,
            is_forfeit: game.is_forfeit,
        },
        Slot::Bye => Cell::Unplayed(parameters.bye.wins),
        Slot::Absent => Cell::Unplayed(parameters.absent.wins),
        Slot::Unpaired => Cell::Unplayed(Points::ZERO),
    }
}
