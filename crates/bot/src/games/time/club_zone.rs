//! The club's time zone, for hours.

use crate::game::{ClubId, Zone};
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::store::StoreError;

/// The zone that a club has chosen.
pub(crate) static CLUB_ZONE: Pref<ClubId, Option<Zone>> = Pref::new("club-zone");

/// The time zone of `club`, for hours.
///
/// # Errors
///
/// A [`StoreError`], also if it cannot be read.
pub(crate) async fn club_zone(services: &Services, club: ClubId) -> Result<Zone, StoreError> {
    Ok(CLUB_ZONE.get(services, club).await?.unwrap_or_default())
}
