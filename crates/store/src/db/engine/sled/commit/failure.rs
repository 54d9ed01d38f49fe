//! After a failed write nothing is written any more.

use tokio::sync::watch;

use crate::db::error::StoreError;

/// The first write error, after which nothing is written any more: the engine refuses further work after it, and after
/// a failed sync the system may have dropped unwritten pages, so that a second try proves nothing.
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

    /// Notes that writing has failed for this `reason`. The first one is kept.
    pub(super) fn note(&self, reason: String) -> Result<(), StoreError> {
        self.0.send_if_modified(|known| {
            let is_news = known.is_none();
            if is_news {
                tracing::error!(%reason, "could not write the database to the disk");
                *known = Some(reason);
            }
            is_news
        });
        self.check()
    }
}
