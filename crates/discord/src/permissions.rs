//! Permissions in a channel, computed from roles and overwrites as Discord documents it (Topics, Permissions,
//! "Permission Hierarchy").

use serde::Deserialize;

use crate::bot::port::request::Permissions;
use crate::game::{ClubId, PlayerId};
use crate::payload::{Bits, Id};

#[derive(Debug, Deserialize)]
pub(super) struct Role {
    pub(super) id: Id,
    pub(super) permissions: Bits,
}

/// An exception of a channel for a role or a member. Its `type` is not read: ids are unique across Discord (Reference,
/// "Snowflakes"), and the documentation's own computation finds overwrites by id.
#[derive(Debug, Deserialize)]
pub(super) struct Overwrite {
    pub(super) id: Id,
    pub(super) allow: Bits,
    pub(super) deny: Bits,
}

/// Permissions of `member`, who has `own_roles` of the `roles` of `club`, in a channel with `overwrites`.
pub(super) fn in_channel(
    club: ClubId,
    roles: &[Role],
    member: PlayerId,
    own_roles: &[Id],
    overwrites: &[Overwrite],
) -> Permissions {
    // The role @everyone has the id of the server.
    let everyone = Id(club.get());
    let member = Id(member.get());
    let held = roles
        .iter()
        .filter(|role| role.id == everyone || own_roles.contains(&role.id));
    let mut bits = held.fold(0, |bits, role| bits | role.permissions.0);
    if Permissions(bits).allow(Permissions::ADMINISTRATOR) {
        return Permissions(u64::MAX);
    }
    let tiers: [&dyn Fn(Id) -> bool; 3] = [
        &|id| id == everyone,
        &|id| id != everyone && own_roles.contains(&id),
        &|id| id == member,
    ];
    for is_of_tier in tiers {
        let tier = overwrites.iter().filter(|one| is_of_tier(one.id));
        let (allow, deny) = tier.fold((0, 0), |(allow, deny), one| {
            (allow | one.allow.0, deny | one.deny.0)
        });
        bits = bits & !deny | allow;
    }
    Permissions(bits)
}
