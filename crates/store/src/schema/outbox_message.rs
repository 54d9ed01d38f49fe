//! The envelope of an outbox message. Frozen once released: a change of anything here is a new version, but for new
//! members at the end of an enum.

use serde::{Deserialize, Serialize};

use crate::ProcessId;
use crate::db::Id;
use crate::db::property::shape::Value;

/// A row of the outbox.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Queued {
    kind: String,
    partition: Partition,
    addressee: Option<Id>,
    handling: Handling,
    body: Vec<Value>,
    /// The process whose answer to an interaction may show the same.
    answered_by: Option<Id>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Partition {
    Channel(Id),
    Upkeep(Id),
    Player(Id),
    Club(Id),
}

/// The handling of an outbox message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handling {
    /// The older messages that it replaces.
    pub overtakes: Overtakes,
    /// Whether it shows a position: one that shows a newer position replaces it.
    pub is_of_position: bool,
    /// Whether its subject is its channel rather than its cause.
    pub is_of_channel: bool,
    /// Whether its delivery is written to the disk before the next message goes out.
    pub is_durable: bool,
    /// Whether edits of the message that it changes are spaced out.
    pub rests: bool,
}

impl Handling {
    /// Every message is sent once, or again after a crash.
    pub(crate) const PLAIN: Self = Self {
        overtakes: Overtakes::Nothing,
        is_of_position: false,
        is_of_channel: false,
        is_durable: false,
        rests: false,
    };
}

/// The older outbox messages about the same subject that a newer one replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Overtakes {
    /// None.
    Nothing,
    /// Replaces equal messages.
    Same,
    /// Replaces messages of the same kind in the same partition.
    Kind,
    /// Replaces messages about earlier positions of the game.
    Position,
}

impl From<&crate::Queued> for Queued {
    fn from(queued: &crate::Queued) -> Self {
        let envelope = &queued.envelope;
        Self {
            kind: envelope.kind.clone().into_owned(),
            partition: match envelope.partition {
                crate::Partition::Channel(channel) => Partition::Channel(channel.into()),
                crate::Partition::Upkeep(channel) => Partition::Upkeep(channel.into()),
                crate::Partition::Player(player) => Partition::Player(player.into()),
                crate::Partition::Club(club) => Partition::Club(club.into()),
            },
            addressee: envelope.addressee.map(Id::from),
            handling: envelope.handling,
            body: envelope.body.iter().map(Value::from).collect(),
            answered_by: queued.answered_by.map(|ProcessId(process)| Id(process)),
        }
    }
}

impl From<Queued> for crate::Queued {
    fn from(shape: Queued) -> Self {
        let envelope = crate::Envelope {
            kind: shape.kind.into(),
            partition: match shape.partition {
                Partition::Channel(channel) => crate::Partition::Channel(channel.into()),
                Partition::Upkeep(channel) => crate::Partition::Upkeep(channel.into()),
                Partition::Player(player) => crate::Partition::Player(player.into()),
                Partition::Club(club) => crate::Partition::Club(club.into()),
            },
            addressee: shape.addressee.map(Id::into),
            handling: shape.handling,
            body: shape.body.into_iter().map(Value::into).collect(),
        };
        Self {
            envelope,
            answered_by: shape.answered_by.map(|Id(process)| ProcessId(process)),
        }
    }
}
