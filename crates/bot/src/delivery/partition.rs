//! The process and the class in which a partition of the outbox is delivered.

use crate::kit::leases::Range;
use crate::kit::pending::DeliveryClass;
use crate::store::Partition;

/// The range to which `partition` belongs.
pub(crate) fn range(partition: Partition) -> Range {
    match partition {
        Partition::Channel(channel) | Partition::Upkeep(channel) => Range::of(channel.get()),
        Partition::Player(player) => Range::of(player.get()),
        Partition::Club(club) => Range::of(club.get()),
    }
}

/// The class in which `partition` is delivered.
pub(crate) fn class(partition: Partition) -> DeliveryClass {
    match partition {
        Partition::Channel(_) => DeliveryClass::News,
        Partition::Upkeep(_) | Partition::Club(_) => DeliveryClass::Upkeep,
        Partition::Player(_) => DeliveryClass::Players,
    }
}
