//! Simultaneous games. Frozen: a change of anything here is a new version, but for new members at the ends of enums.

use serde::{Deserialize, Serialize};

use super::event::{Pace, Terms};
use super::mirror::mirror;
use super::scalar::{Id, Meaningless};
use crate::clock::Timestamp;
use crate::game::{ClubId, GameId, MessageId};
use crate::simul::{self, BOARDS, Setup, Simul};

/// The simultaneous games of a channel. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct Shape {
    club: Id,
    master: Id,
    terms: Terms,
    pace: Pace,
    odds: Odds,
    most: u8,
    closes: i64,
    closed: bool,
    message: Option<Id>,
    /// In the order in which they were taken.
    boards: Vec<Board>,
    changed: i64,
}

mirror! {
    enum Odds = simul::Odds { ByRank, Even }

    enum End = simul::End { Won, Lost, Draw, Void }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    player: Id,
    game: u64,
    end: Option<End>,
}

impl Shape {
    pub(in crate::store) fn of(simul: &Simul) -> Self {
        Self {
            club: simul.club.into(),
            master: simul.master.into(),
            terms: (&simul.setup.terms).into(),
            pace: simul.setup.terms.pace.into(),
            odds: simul.setup.odds.into(),
            most: simul.setup.most,
            closes: simul.setup.closes.as_millis(),
            closed: simul.is_closed,
            message: simul.message.map(Id::from),
            boards: simul.boards.iter().map(Board::of).collect(),
            changed: simul.changed.as_millis(),
        }
    }

    pub(in crate::store) fn into_domain(self) -> Result<Simul, Meaningless> {
        if !BOARDS.contains(&self.most) || self.boards.len() > usize::from(self.most) {
            return Err(Meaningless::Simul);
        }
        Ok(Simul {
            club: ClubId::from(self.club),
            master: self.master.into(),
            setup: Setup {
                terms: self.terms.with(self.pace.into())?,
                odds: self.odds.into(),
                most: self.most,
                closes: Timestamp::from_millis(self.closes),
            },
            is_closed: self.closed,
            message: self.message.map(MessageId::from),
            boards: self.boards.into_iter().map(Board::into_domain).collect(),
            changed: Timestamp::from_millis(self.changed),
        })
    }
}

impl Board {
    fn of(board: &simul::Board) -> Self {
        Self {
            player: board.player.into(),
            game: board.game.get(),
            end: board.end.map(End::from),
        }
    }

    fn into_domain(self) -> simul::Board {
        simul::Board {
            player: self.player.into(),
            game: GameId::new(self.game),
            end: self.end.map(simul::End::from),
        }
    }
}
