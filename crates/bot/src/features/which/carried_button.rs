//! A command that waits for its game, as a button carries it.

use crate::games::carried::Carried;
use crate::kit::custom_id::custom_ids;
use crate::port::answer::Shown;

/// A command that is to be carried out in a game as it was shown, which is played in another channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThereButton(pub Shown, pub Carried);

custom_ids! { ThereButton(shown, carried) = "there"; }
