//! Preferences of members, channels and clubs, and notes about them and about games, each a typed row: [`Pref`] reads
//! and writes it, [`crate::kit::setting::Setting`] says how a command shows and changes it.
//!
//! Features register their settings, of which `/me` and `/serveradmin` are made; the export and "forget me" cover every
//! row of a member. An unreadable value is an error, never taken for the default: each caller decides what follows from
//! it. All changes of one command are written in one transaction, and reported when they are on the disk.

pub mod choice;
pub(crate) mod group;
pub(crate) mod language;
pub mod pref;
pub mod preview;

use crate::i18n::Locale;
pub(crate) use crate::kit::prefs::pref::Pref;
use crate::render::Theme;
use crate::store::{StoreError, stored_as};

/// For values that only decide how something looks, or whether it is shown first.
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

/// A value of another crate's type, which does not know the store: [`Stored`](crate::store::Stored) can be
/// implemented only here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Foreign<T>(pub(crate) T);

stored_as! {
    Foreign<Locale>, as String: |locale| locale.0.language().to_owned(), |tag| Locale::from_tag(&tag).map(Self);
    Foreign<Theme>, as String: |theme| theme.0.name().to_owned(), |name| Theme::from_name(&name).map(Self);
}
