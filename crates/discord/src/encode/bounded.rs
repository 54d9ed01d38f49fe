//! The last bound on a text before it is sent.

use std::borrow::Cow;

use crate::bot::port::within::cut;

/// `text`, cut to Discord's limit of `most` characters: a last defence, so that no name can make an answer invalid. The
/// bot's own texts are shorter.
pub(super) fn bound(text: &str, most: usize) -> Cow<'_, str> {
    let bounded = cut(text, most);
    if let Cow::Owned(_) = bounded {
        tracing::warn!(most, "a text is longer than Discord allows");
    }
    bounded
}
