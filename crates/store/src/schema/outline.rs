//! The outline of a game, stored beside its record so that lists need not replay it.
//!
//! It follows from the record, so nothing here is frozen: see [`super::DERIVED`].

use serde::{Deserialize, Serialize};

use super::event::{Color, Event, Place, Proposal, Seat};
use super::scalar::{Id, Meaningless};
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{
    self, Actor, EventKind, Finish, GameId, GameResult, Offer, PlayerId, Progress, Revision,
    Running, Turn, Unanswered,
};
use tengen_rules::ByColor;

/// A game as lists show it.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Outlined {
    revision: u32,
    /// The challenge, as the event that it is.
    offered: Event,
    place: Place,
    stage: OutlineStage,
    /// Black's and White's.
    seats: Option<(Seat, Seat)>,
    /// Players who have joined a side of a game that has not begun.
    joined: Vec<Id>,
    proposed: Option<(Color, Proposal)>,
    asked: Vec<Id>,
    awaited: Vec<Id>,
    last_to_move: Option<Color>,
    time: Option<Time>,
}

#[derive(Clone, Serialize, Deserialize)]
enum OutlineStage {
    Offered,
    Playing,
    Counting,
    Trial,
    /// Its end, in milliseconds since 1970.
    Finished(i64, Ended),
    Closed,
}

#[derive(Clone, Serialize, Deserialize)]
enum Ended {
    Won(Color),
    Jigo,
    Draw,
    NoResult,
    BothLose,
    CalledOff,
    NotBegun,
}

/// Times and spans in milliseconds.
#[derive(Clone, Serialize, Deserialize)]
enum Time {
    Turn {
        player: Id,
        since: i64,
        allowed: i64,
        rested: i64,
    },
    Word {
        color: Color,
        since: i64,
        allowed: i64,
    },
}

impl Outlined {
    pub(crate) fn of(outline: &tengen_game::Outline) -> Self {
        let Offer {
            at,
            challenger,
            invitation,
            terms,
            place,
        } = outline.offer;
        let offered = Event::of(&tengen_game::Event {
            at,
            by: Actor::Player(challenger),
            kind: EventKind::Offered {
                terms,
                invitation,
                place,
            },
        });
        Self {
            revision: outline.revision.get(),
            offered,
            place: outline.place.into(),
            stage: outline.progress.into(),
            seats: outline
                .seats
                .map(|seats| (seats.black.into(), seats.white.into())),
            joined: ids(&outline.joined),
            proposed: outline
                .proposed
                .map(|(color, proposal)| (color.into(), proposal.into())),
            asked: ids(&outline.asked),
            awaited: ids(&outline.awaited),
            last_to_move: outline.last_to_move.map(Color::from),
            time: outline.running.map(Time::from),
        }
    }

    pub(crate) fn into_domain(self, id: GameId) -> Result<tengen_game::Outline, Meaningless> {
        let offered = self.offered.into_domain()?;
        let seats = match self.seats {
            Some((black, white)) => Some(ByColor {
                black: black.try_into()?,
                white: white.try_into()?,
            }),
            None => None,
        };
        Ok(tengen_game::Outline {
            id,
            revision: Revision::new(self.revision),
            offer: Offer::of(&offered).ok_or(Meaningless::Offer)?,
            place: self.place.into(),
            progress: self.stage.into(),
            seats,
            joined: players(self.joined),
            proposed: self
                .proposed
                .map(|(color, proposal)| (color.into(), proposal.into())),
            asked: players(self.asked),
            awaited: players(self.awaited),
            last_to_move: self.last_to_move.map(Into::into),
            running: self.time.map(Into::into),
        })
    }
}

fn ids(players: &[PlayerId]) -> Vec<Id> {
    players.iter().copied().map(Id::from).collect()
}

fn players(ids: Vec<Id>) -> Vec<PlayerId> {
    ids.into_iter().map(PlayerId::from).collect()
}

impl From<Progress> for OutlineStage {
    fn from(progress: Progress) -> Self {
        match progress {
            Progress::Offered => Self::Offered,
            Progress::Playing => Self::Playing,
            Progress::Counting => Self::Counting,
            Progress::Trial => Self::Trial,
            Progress::Closed => Self::Closed,
            Progress::Finished(Finish { at, result }) => {
                let ended = match result {
                    GameResult::Won(color) => Ended::Won(color.into()),
                    GameResult::Jigo => Ended::Jigo,
                    GameResult::Draw => Ended::Draw,
                    GameResult::NoResult => Ended::NoResult,
                    GameResult::BothLose => Ended::BothLose,
                    GameResult::CalledOff => Ended::CalledOff,
                    GameResult::NotBegun => Ended::NotBegun,
                };
                Self::Finished(at.as_millis(), ended)
            }
        }
    }
}

impl From<OutlineStage> for Progress {
    fn from(stage: OutlineStage) -> Self {
        match stage {
            OutlineStage::Offered => Self::Offered,
            OutlineStage::Playing => Self::Playing,
            OutlineStage::Counting => Self::Counting,
            OutlineStage::Trial => Self::Trial,
            OutlineStage::Closed => Self::Closed,
            OutlineStage::Finished(at, ended) => Self::Finished(Finish {
                at: Timestamp::from_millis(at),
                result: match ended {
                    Ended::Won(color) => GameResult::Won(color.into()),
                    Ended::Jigo => GameResult::Jigo,
                    Ended::Draw => GameResult::Draw,
                    Ended::NoResult => GameResult::NoResult,
                    Ended::BothLose => GameResult::BothLose,
                    Ended::CalledOff => GameResult::CalledOff,
                    Ended::NotBegun => GameResult::NotBegun,
                },
            }),
        }
    }
}

impl From<Running> for Time {
    fn from(running: Running) -> Self {
        match running {
            Running::Turn(Turn {
                player,
                since,
                allowed,
                rested,
            }) => Self::Turn {
                player: Id(player.get()),
                since: since.as_millis(),
                allowed: allowed.as_millis(),
                rested: rested.as_millis(),
            },
            Running::CountAnswer(Unanswered {
                color,
                since,
                allowed,
            }) => Self::Word {
                color: color.into(),
                since: since.as_millis(),
                allowed: allowed.as_millis(),
            },
        }
    }
}

impl From<Time> for Running {
    fn from(time: Time) -> Self {
        let (at, span) = (Timestamp::from_millis, Span::millis);
        match time {
            Time::Turn {
                player: Id(player),
                since,
                allowed,
                rested,
            } => Self::Turn(Turn {
                player: PlayerId::new(player),
                since: at(since),
                allowed: span(allowed),
                rested: span(rested),
            }),
            Time::Word {
                color,
                since,
                allowed,
            } => Self::CountAnswer(Unanswered {
                color: color.into(),
                since: at(since),
                allowed: span(allowed),
            }),
        }
    }
}
