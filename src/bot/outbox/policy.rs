//! How many messages of a game a channel gets: its own setting.

use crate::bot::Bot;
use crate::game::ChannelId;
use crate::store::Trail;

/// What becomes of a game's messages in a channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::bot) enum Policy {
    /// Each move makes a new message, and the older ones stay.
    #[default]
    EachMove,
    /// The board stays in one message, which changes. That pings nobody.
    OneMessage,
    /// Each move makes a new message, and the last two stay.
    LastTwo,
}

impl Policy {
    /// Every policy with its word.
    pub(in crate::bot) const ALL: [(Self, &str); 3] = [
        (Self::EachMove, "each-move"),
        (Self::OneMessage, "one-message"),
        (Self::LastTwo, "last-two"),
    ];

    /// What is left behind when a new message comes.
    pub(super) fn trail(self) -> Trail {
        match self {
            Self::EachMove | Self::OneMessage => Trail::Kept,
            Self::LastTwo => Trail::LastKept,
        }
    }
}

impl Bot {
    /// The policy of `channel`.
    pub(in crate::bot) async fn policy(&self, channel: ChannelId) -> Policy {
        let word = self.setting(&format!("policy/{channel}")).await;
        let known = Policy::ALL
            .iter()
            .find(|(_, known)| word.as_deref() == Some(known));
        known.map(|(policy, _)| *policy).unwrap_or_default()
    }
}
