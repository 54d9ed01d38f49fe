//! What keeps the rows. Nothing outside this folder names an engine's library.
//!
//! An engine answers reads, each of one moment, and makes changes, each whole or not at all.
//! Both are functions of what they read, and may be run twice: where an engine has to fetch what they turn out to need,
//! or where somebody else has changed what they have read.

mod sled;

pub(super) use self::sled::{Asker, Sled as Engine, Until};
