//! Preferences of members, channels and clubs, and notes about them and about games, each a typed row: [`Pref`] reads
//! and writes it, [`crate::kit::setting::Setting`] says how a command shows and changes it.
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
    /// The chosen value, or `usual` if it could not be read (that is in the log already): a wrong style is better than
    /// no answer.
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
