//! Seeding: pairs within one score group.

use super::Scale;
use crate::event::Index;
use crate::lot;
use crate::parameters::SeedingSystem;

/// The term for the seeding of a pair within one group.
pub(super) fn term(scale: &Scale, a: Index, b: Index) -> i64 {
    let Some(seeding) = scale.event.parameters().seeding_of(scale.round) else {
        return 0;
    };
    let max = scale.maxima().seeding;
    let (one, other) = (scale.groups.seat(a), scale.groups.seat(b));
    let size = one.size;
    match seeding.system {
        SeedingSystem::Slip => {
            let off = 2 * (one.place - other.place).abs() - size;
            max - max * off / size * off / size
        }
        SeedingSystem::Fold => {
            let off = one.place + other.place - (size - 1);
            max - max * off / (size - 1) * off / (size - 1)
        }
        SeedingSystem::Random => {
            let is_upper = |place: i64| 2 * place < size;
            if is_upper(one.place) == is_upper(other.place) {
                return 0;
            }
            let most = max / 5;
            max - lot::draw(scale.seed(), lot::Draw::Seeding, scale.round, a, b, most)
        }
    }
}
