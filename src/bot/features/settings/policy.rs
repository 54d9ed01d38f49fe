//! What becomes of the messages of games in a channel.

use crate::bot::kit::prefs::Pref;
use crate::bot::kit::prefs::choice::Choosable;
use crate::bot::kit::prefs::group::Group;
use crate::bot::kit::setting::{Asked, Setting};
use crate::bot::kit::spec::{OptionKind, OptionSpec};
use crate::game::ChannelId;
use crate::i18n::{Text, say};
use crate::store::MessageRetention;

/// What becomes of a game's messages in a channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// Each move makes a new message, and the older ones stay.
    #[default]
    EachMove,
    /// The board stays in one message, which changes. A short one calls whoever is to move, until they have.
    OneMessage,
    /// Each move makes a new message, and the last two stay.
    LastTwo,
}

impl Choosable for Policy {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::EachMove, "each-move"),
        (Self::OneMessage, "one-message"),
        (Self::LastTwo, "last-two"),
    ];
}

impl Policy {
    /// What is left behind when a new message comes.
    pub(crate) fn trail(self) -> MessageRetention {
        match self {
            Self::EachMove | Self::OneMessage => MessageRetention::Kept,
            Self::LastTwo => MessageRetention::LastKept,
        }
    }
}

/// What becomes of messages in a channel.
pub static POLICY: Pref<ChannelId, Policy> = Pref::new("policy");

/// What becomes of messages, in `/clubadmin`.
pub(crate) static SETTING: Setting<ChannelId, Policy> = Setting {
    pref: &POLICY,
    group: Group::Channel,
    title: say::people::field_messages,
    told: |chosen, _| named(*chosen),
    asked: Some(Asked {
        option: || {
            let kind = OptionKind::choice_of(named);
            OptionSpec::optional(
                "messages",
                say::command::messages(),
                say::command::messages_about(),
                kind,
            )
        },
        given: |options| options.chosen("messages"),
        write: None,
    }),
};

fn named(policy: Policy) -> Text {
    say::people::policy_named(policy.word().to_owned())
}
