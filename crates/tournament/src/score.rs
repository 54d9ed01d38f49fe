//! Scores: wins, and McMahon scores, which are wins and a start by rank.

use super::event::{Index, Tournament};
use super::parameters::{MainScore, Unplayed};
use super::points::Points;
use super::slot::Slot;

/// The scores of all players after some rounds.
pub(super) struct Scores {
    /// Wins and McMahon scores, for each player.
    pub(super) own: Vec<Score>,
    /// The scores as opponents count them.
    pub(super) seen: Vec<Score>,
}

/// Both scores of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Score {
    pub(super) wins: Points,
    pub(super) mms: Points,
}

impl Score {
    pub(super) const fn of(self, kind: MainScore) -> Points {
        match kind {
            MainScore::Wins => self.wins,
            MainScore::Mms => self.mms,
        }
    }
}

impl Scores {
    /// The scores after `round`.
    pub(super) fn after(event: &Tournament, round: u8) -> Self {
        let players = || 0..event.players().len();
        let own = players()
            .map(|player| score_after(event, player, round))
            .collect();
        let seen = if event.parameters().unplayed_half {
            players()
                .map(|player| with_halves(event, player, round))
                .collect()
        } else {
            Vec::clone(&own)
        };
        Self { own, seen }
    }
}

/// The start score of `player`.
pub(super) fn start(event: &Tournament, player: Index) -> Points {
    let parameters = event.parameters();
    let player = &event.players()[player];
    let rank = player.rank.min(parameters.bar).max(parameters.floor);
    let above = rank.number() - parameters.zero.number();
    Points::whole(above + i64::from(player.correction))
}

/// The scores of `player` after `round`.
fn score_after(event: &Tournament, player: Index, round: u8) -> Score {
    let parameters = event.parameters();
    let mut won = Points::ZERO;
    let mut unplayed = Unplayed {
        mms: Points::ZERO,
        wins: Points::ZERO,
    };
    for round in 1..=round {
        let worth = match event.slot(player, round) {
            Slot::Played(game) => {
                won = won + game.won;
                continue;
            }
            Slot::Bye => parameters.bye,
            Slot::Absent => parameters.absent,
            Slot::Unpaired => continue,
        };
        unplayed.mms = unplayed.mms + worth.mms;
        unplayed.wins = unplayed.wins + worth.wins;
    }
    if parameters.round_down {
        unplayed.mms = Points::whole(unplayed.mms.floor());
        unplayed.wins = Points::whole(unplayed.wins.floor());
    }
    Score {
        wins: won + unplayed.wins,
        mms: start(event, player) + won + unplayed.mms,
    }
}

/// The scores of `player` after `round`, with half a point for each round without a game over the board.
fn with_halves(event: &Tournament, player: Index, round: u8) -> Score {
    let worth = |round| match event.slot(player, round) {
        Slot::Played(game) if game.is_known && !game.is_forfeit => game.won,
        _ => Points::HALF,
    };
    let wins = (1..=round).map(worth).sum();
    Score {
        wins,
        mms: start(event, player) + wins,
    }
}
