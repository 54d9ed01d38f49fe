//! Simultaneous games. Frozen: a change of anything here is a new version, but for new members at the ends of enums.

use serde::{Deserialize, Serialize};

use crate::schema::event::{Pace, Terms};
use crate::schema::mirror::{mirror, shaped};
use crate::schema::scalar::{Id, Meaningless};
use tengen_club::simul::{self, BOARDS, Setup, Simul};
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ClubId, GameId, MessageId, TimeLimit};

/// The simultaneous games of a channel. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    club: Id,
    master: Id,
    terms: Terms,
    pace: Pace,
    odds: Odds,
    most: u8,
    /// The beginning of the time in which boards can be taken, and its length.
    since: i64,
    open: i64,
    closed: bool,
    message: Option<Id>,
    /// In the order in which they were taken.
    boards: Vec<SimulBoardShape>,
    changed: i64,
}

mirror! {
    enum Odds = simul::Odds { ByRank, Even }

    enum End = simul::End { Won, Lost, Draw, Void }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SimulBoardShape {
    player: Id,
    game: u64,
    end: Option<End>,
}

impl Shape {
    pub(crate) fn of(simul: &Simul) -> Self {
        Self {
            club: simul.club.into(),
            master: simul.master.into(),
            terms: (&simul.setup.terms).into(),
            pace: simul.setup.terms.pace.into(),
            odds: simul.setup.odds.into(),
            most: simul.setup.most,
            since: simul.setup.open.since.as_millis(),
            open: simul.setup.open.span.as_millis(),
            closed: simul.is_closed,
            message: simul.message.map(Id::from),
            boards: simul.boards.iter().map(SimulBoardShape::of).collect(),
            changed: simul.changed.as_millis(),
        }
    }

    pub(crate) fn into_domain(self) -> Result<Simul, Meaningless> {
        if !BOARDS.contains(&self.most) || self.boards.len() > usize::from(self.most) {
            return Err(Meaningless::Activity);
        }
        Ok(Simul {
            club: ClubId::from(self.club),
            master: self.master.into(),
            setup: Setup {
                terms: self.terms.with(self.pace.into())?,
                odds: self.odds.into(),
                most: self.most,
                open: TimeLimit {
                    since: Timestamp::from_millis(self.since),
                    span: Span::millis(self.open),
                },
            },
            is_closed: self.closed,
            message: self.message.map(MessageId::from),
            boards: self
                .boards
                .into_iter()
                .map(SimulBoardShape::into_domain)
                .collect(),
            changed: Timestamp::from_millis(self.changed),
        })
    }
}

impl SimulBoardShape {
    fn of(board: &simul::SimulBoard) -> Self {
        Self {
            player: board.player.into(),
            game: board.game.get(),
            end: board.end.map(End::from),
        }
    }

    fn into_domain(self) -> simul::SimulBoard {
        simul::SimulBoard {
            player: self.player.into(),
            game: GameId::new(self.game),
            end: self.end.map(simul::End::from),
        }
    }
}

shaped! { Simul }
