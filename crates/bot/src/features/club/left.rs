//! Data of a server alone is deleted thirty days after the bot was removed from it.

use std::sync::Arc;

use crate::clock::Timestamp;
use crate::kit::homes;
use crate::kit::services::Services;

/// Deletes what is due at `now`.
pub(crate) async fn delete_all(services: &Arc<Services>, now: Timestamp) {
    if let Err(error) = homes::delete_left(services, now).await {
        tracing::error!(%error, "could not read which servers the bot has left");
    }
}
