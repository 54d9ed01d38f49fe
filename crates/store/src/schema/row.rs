//! The shape of each table's values.

use super::event::Segment;
use super::outbox_message;
use super::outline::Outlined;
use super::scalar::{self, Id};
use crate::db::{Invalid, Row, as_they_are};
use crate::{BoardMessage, Queued};
use tengen_game::{PlayerId, Revision};

as_they_are! {
    Vec<Id>
    Segment
    Outlined
}

impl Row for BoardMessage {
    type Shape = scalar::BoardMessageShape;

    fn shape(&self) -> scalar::BoardMessageShape {
        scalar::BoardMessageShape {
            channel: self.channel.into(),
            message: self.message.into(),
            revision: self.revision.get(),
        }
    }

    fn of_shape(shape: scalar::BoardMessageShape) -> Result<Self, Invalid> {
        Ok(Self {
            channel: shape.channel.into(),
            message: shape.message.into(),
            revision: Revision::new(shape.revision),
        })
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
