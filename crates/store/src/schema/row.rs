//! Which shape each value of a table has.

use super::event::Segment;
use super::outline::Outlined;
use super::puzzle::{self, Attempt, Posted, Practice, Proposal};
use super::scalar::{self, Id};
use super::{contest, daily, outbox_message, plan};
use crate::db::{Invalid, Row, as_they_are};
use crate::{BoardMessage, Daily, Queued, Vote};
use tengen_club::contest::Contest;
use tengen_game::clock::Timestamp;
use tengen_game::{Plan, PlayerId, Revision};
use tengen_rules::Move;

as_they_are! {
    Vec<Id>
    Segment
    Outlined
    Attempt
    Posted {
        fn check(&self) -> Result<(), Invalid> {
            puzzle::level(self.level)?;
            self.puzzle.clone().into_domain()?;
            Ok(())
        }
    }
    Practice {
        fn check(&self) -> Result<(), Invalid> {
            self.clone().into_domain()?;
            Ok(())
        }
    }
    Proposal {
        fn check(&self) -> Result<(), Invalid> {
            puzzle::level(self.level)?;
            self.study()?;
            Ok(())
        }

        fn player(&self) -> Option<PlayerId> {
            Some(PlayerId::new(self.by.0))
        }
    }
}

/// The point, none for a pass, and when in milliseconds since 1970.
impl Row for Vote {
    type Shape = (Option<scalar::Point>, i64);

    fn shape(&self) -> Self::Shape {
        let point = match self.mv {
            Move::Play(point) => Some(scalar::Point(point)),
            Move::Pass => None,
        };
        (point, self.at.as_millis())
    }

    fn of_shape((point, at): Self::Shape) -> Result<Self, Invalid> {
        Ok(Self {
            mv: point.map_or(Move::Pass, |point| Move::Play(point.0)),
            at: Timestamp::from_millis(at),
        })
    }
}

impl Row for BoardMessage {
    type Shape = scalar::Board;

    fn shape(&self) -> scalar::Board {
        scalar::Board {
            channel: self.channel.into(),
            message: self.message.into(),
            revision: self.revision.get(),
        }
    }

    fn of_shape(shape: scalar::Board) -> Result<Self, Invalid> {
        Ok(Self {
            channel: shape.channel.into(),
            message: shape.message.into(),
            revision: Revision::new(shape.revision),
        })
    }
}

impl Row for Plan {
    type Shape = plan::Plan;

    fn shape(&self) -> plan::Plan {
        plan::Plan::of(self)
    }

    fn of_shape(shape: plan::Plan) -> Result<Self, Invalid> {
        Ok(shape.into_domain()?)
    }
}

impl Row for Daily {
    type Shape = daily::Daily;

    fn shape(&self) -> daily::Daily {
        daily::Daily::of(self)
    }

    fn of_shape(shape: daily::Daily) -> Result<Self, Invalid> {
        Ok(shape.into_domain()?)
    }
}

impl Row for Contest {
    type Shape = contest::Contest;

    fn shape(&self) -> contest::Contest {
        contest::Contest::of(self)
    }

    fn of_shape(shape: contest::Contest) -> Result<Self, Invalid> {
        Ok(shape.into_domain()?)
    }
}

impl Row for Queued {
    type Shape = outbox_message::Queued;

    fn shape(&self) -> outbox_message::Queued {
        self.into()
    }

    fn of_shape(shape: outbox_message::Queued) -> Result<Self, Invalid> {
        Ok(shape.into())
    }

    fn player(&self) -> Option<PlayerId> {
        self.envelope.addressee
    }
}
