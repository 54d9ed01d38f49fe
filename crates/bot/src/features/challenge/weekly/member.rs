//! Members who get a weekly game in a club, and their last opponent there.

use crate::clock::Timestamp;
use crate::game::{ClubId, PlayerId};
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::store::{StoreError, stored_as};

/// Members of the weekly games, with their last game.
pub(crate) static MEMBER: Pref<(ClubId, PlayerId), Option<Membership>> = Pref::new("weekly");

/// A member's latest pairing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Membership {
    /// The week of that pairing; 1970 if there was none.
    pub(crate) week: Timestamp,
    pub(crate) opponent: Option<PlayerId>,
}

stored_as! {
    Membership, as (Timestamp, Option<PlayerId>): |member| (member.week, member.opponent),
        |(week, opponent)| Some(Self { week, opponent });
}

impl Membership {
    /// The membership after the pairing of `week`: with `opponent`, or left out.
    pub(crate) fn pair(week: Timestamp, opponent: Option<PlayerId>) -> Self {
        Self { week, opponent }
    }

    /// Whether they were left out the last time.
    pub(crate) fn was_left_out(&self) -> bool {
        self.week > Timestamp::default() && self.opponent.is_none()
    }
}

/// Erases `player` from everybody's last pairing, for data deletion.
///
/// # Errors
///
/// A [`StoreError`]; everything is as it was then.
pub(crate) async fn forget(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    let without = move |_, member: Option<Membership>| {
        member.map(|member| Membership {
            opponent: member.opponent.filter(|opponent| *opponent != player),
            ..member
        })
    };
    services
        .store
        .edit_property(MEMBER.property(), without)
        .await
}
