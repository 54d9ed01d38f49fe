//! After a failed write nothing is written any more.

use tokio::sync::watch;

use crate::db::error::StoreError;

/// Why nothing can be written any more, once that has happened: the engine goes on with nothing after that,
/// and after a failed sync the system may have dropped what was not written, so that trying again proves nothing.
#[derive(Debug, Default)]
pub(super) struct Failure(pub(super) watch::Sender<Option<String>>);

impl Failure {
    /// Whether writes still make sense.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        match &*self.0.borrow() {
            None => Ok(()),
            Some(reason) => Err(StoreError::Poisoned(reason.clone())),
        }
    }

    /// Writing has failed for this `reason`. The first one stands.
    pub(super) fn note(&self, reason: String) -> Result<(), StoreError> {
        self.0.send_if_modified(|known| {
            let is_news = known.is_none();
            if is_news {
                tracing::error!(%reason, "the database could not be written to the disk");
                *known = Some(reason);
            }
            is_news
        });
        self.check()
    }
}
