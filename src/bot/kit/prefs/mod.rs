//! What people, channels and clubs have chosen, a typed row each: [`Pref`] says how it is stored,
//! [`crate::bot::kit::setting::Setting`] how a command shows and changes it.
//!
//! A feature registers its preferences; `/me`, `/clubadmin`, the export and "forget me" are made of what is registered.
//! What cannot be read is an error, never taken for what nobody has chosen: each caller decides what follows from it.
//! What a member sets is written in one transaction, and reported when it is on the disk.

pub mod choice;
pub(crate) mod group;
pub(crate) mod language;
pub mod pref;

pub(crate) use crate::bot::kit::prefs::pref::Pref;
use crate::bot::kit::services::Services;
use crate::store::StoreError;

/// For what only decides how something looks, or whether it is seen first.
pub(crate) trait OrUsual<T> {
    /// What was chosen, or `usual` where that could not be read, which is in the log already:
    /// better shown in another look than not at all.
    fn or_usual(self, usual: T) -> T;
}

impl<T> OrUsual<T> for Result<T, StoreError> {
    fn or_usual(self, usual: T) -> T {
        match self {
            Ok(chosen) => chosen,
            Err(_) => usual,
        }
    }
}

/// The row `name`, as `parse` reads it; none if there is no such row.
///
/// # Errors
///
/// A [`StoreError`], also if `parse` makes nothing of what is there.
pub(crate) async fn setting<T>(
    services: &Services,
    name: &str,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<Option<T>, StoreError> {
    let read = match services.store.setting(name).await {
        Ok(Some(text)) => {
            let unreadable = StoreError::Unreadable { what: "a setting" };
            parse(&text).map(Some).ok_or(unreadable)
        }
        Ok(None) => Ok(None),
        Err(error) => Err(error),
    };
    read.inspect_err(|error| {
        // Behind the kind may be the number of a person.
        let (kind, _) = name.split_once('/').unwrap_or((name, ""));
        tracing::error!(%error, kind, "a setting could not be read");
    })
}
