//! A command that waits for its game, as a button carries it.

use crate::games::carried::Carried;
use crate::kit::custom_id::custom_ids;
use crate::port::answer::Shown;

/// A command to carry out in a game of another channel, in the state in which the game was shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThereButton(pub Shown, pub Carried);

custom_ids! { ThereButton(shown, carried) = "there"; }
