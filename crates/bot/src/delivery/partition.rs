//! The process and line that deliver a partition of the outbox.

use crate::kit::leases::Range;
use crate::kit::pending::Line;
use crate::store::Partition;

/// The range to which `partition` belongs.
pub(crate) fn range(partition: Partition) -> Range {
    match partition {
        Partition::Channel(channel) | Partition::Upkeep(channel) => Range::of(channel.get()),
        Partition::Player(player) => Range::of(player.get()),
        Partition::Club(club) => Range::of(club.get()),
    }
}

/// The line on which `partition` is worked on.
pub(crate) fn line(partition: Partition) -> Line {
    match partition {
        Partition::Channel(_) => Line::News,
        Partition::Upkeep(_) | Partition::Club(_) => Line::Upkeep,
        Partition::Player(_) => Line::Players,
    }
}
