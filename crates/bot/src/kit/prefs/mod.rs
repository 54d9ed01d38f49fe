//! What members, channels and clubs have chosen, and what is noted of them and of games, a typed row each:
//! [`Pref`] reads and writes it, [`crate::kit::setting::Setting`] says how a command shows and changes it.
//!
//! Features register their settings, of which `/me` and `/clubadmin` are made; the export and "forget me" take
//! every row of a member, whatever it is.
//! What cannot be read is an error, never taken for what nobody has chosen: each caller decides what follows from it.
//! What a member sets is written in one transaction, and reported when it is on the disk.

pub mod choice;
pub(crate) mod foreign;
pub(crate) mod group;
pub(crate) mod language;
pub mod pref;
pub mod preview;

pub(crate) use crate::kit::prefs::foreign::Foreign;
pub(crate) use crate::kit::prefs::pref::Pref;
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
