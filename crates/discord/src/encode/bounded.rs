//! The last bound of a text before it goes out.

use std::borrow::Cow;

use crate::bot::port::within::cut;

/// `text`, of which Discord takes at most `most` characters here. Nothing we write comes so far: this is the last door,
/// so that no name can make an answer that is never given.
pub(super) fn bound(text: &str, most: usize) -> Cow<'_, str> {
    let bounded = cut(text, most);
    if let Cow::Owned(_) = bounded {
        tracing::warn!(most, "a text was longer than Discord takes");
    }
    bounded
}
