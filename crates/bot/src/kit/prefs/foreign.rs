//! Values of other crates as properties.

use crate::i18n::Locale;
use crate::render::Theme;
use crate::store::stored_as;

/// A value of another crate's type, which does not know the store: [`Stored`](crate::store::Stored) can be
/// implemented only here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Foreign<T>(pub(crate) T);

stored_as! {
    Foreign<Locale>, as String: |locale| locale.0.language().to_owned(), |tag| Locale::from_tag(&tag).map(Self);
    Foreign<Theme>, as String: |theme| theme.0.name().to_owned(), |name| Theme::from_name(&name).map(Self);
}
