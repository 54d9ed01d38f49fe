//! A command that waits for its game, as a button carries it.

use crate::bot::kit::carried::Carried;
use crate::bot::kit::custom_id::{CustomId, state};
use crate::bot::port::answer::Shown;

/// A command that is to be carried out in a game as it was shown, which is played in another channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThereButton(pub Carried, pub Shown);

impl CustomId for ThereButton {
    const WORD: &'static str = "there";

    fn rest(&self) -> Option<String> {
        let Self(carried, Shown { game, revision }) = self;
        Some(format!("{game}:{revision}:{}", carried.write()?))
    }

    fn read(rest: &str) -> Option<Self> {
        let (colon, _) = rest.match_indices(':').nth(1)?;
        let (shown, carried) = rest.split_at(colon);
        let carried = Carried::parse(carried.strip_prefix(':')?)?;
        Some(Self(carried, state(shown)?))
    }
}
