//! Retention of a game's messages in a channel.

use crate::game::ChannelId;
use crate::i18n::{Text, say};
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::{AnySetting, Change};
use crate::kit::options::Options;
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::prefs::group::Group;
use crate::kit::prefs::{OrUsual as _, Pref};
use crate::kit::reach::Noted;
use crate::kit::services::Services;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::store::{MessageRetention, Properties};

/// Retention of a game's messages in a channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// Each move makes a new message, and the older ones stay.
    #[default]
    EachMove,
    /// The board stays in one message, which is edited. A short message pings the player to move, until they have
    /// moved.
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

stored_by_word! { Policy }

impl Policy {
    /// The messages that stay when a new one comes.
    pub(crate) fn retention(self) -> MessageRetention {
        match self {
            Self::EachMove | Self::OneMessage => MessageRetention::Kept,
            Self::LastTwo => MessageRetention::LastKept,
        }
    }
}

/// A channel's choice.
pub static POLICY: Pref<ChannelId, Option<Policy>> = Pref::new("policy");

/// The policy for `channel`: the chosen one, else the last two boards stay where games share the channel, because the
/// bot can open no threads.
pub(crate) async fn policy_in(services: &Services, channel: ChannelId) -> Policy {
    let policy = services.store.look(|read| Ok(policy(read, channel)));
    policy.await.or_usual(Policy::default())
}

/// The preference within a larger read.
pub(crate) fn policy(read: &Properties<'_>, channel: ChannelId) -> Policy {
    let chosen = POLICY.of(read, channel).or_usual(None);
    chosen.unwrap_or_else(|| {
        if Noted::of(read, channel).lacks_threads {
            Policy::LastTwo
        } else {
            Policy::default()
        }
    })
}

/// The retention of messages, in `/serveradmin`.
pub(crate) static SETTING: PolicySetting = PolicySetting;

/// A setting whose default depends on the channel.
pub(crate) struct PolicySetting;

impl AnySetting for PolicySetting {
    fn name(&self) -> &'static str {
        CHOSEN.name()
    }

    fn group(&self) -> Group {
        CHOSEN.group()
    }

    fn options(&self) -> Vec<OptionSpec> {
        CHOSEN.options()
    }

    fn read_change<'a>(
        &'static self,
        ctx: &'a Ctx<'a>,
        options: Options<'a>,
    ) -> BoxFuture<'a, Result<Option<Change>, Failure>> {
        CHOSEN.read_change(ctx, options)
    }

    fn field<'a>(&'static self, ctx: &'a Ctx<'a>) -> BoxFuture<'a, Result<(Text, Text), Failure>> {
        Box::pin(async move {
            // An unreadable value is an error here, not a guess.
            POLICY.get(ctx.services, ctx.channel()).await?;
            let counts = policy_in(ctx.services, ctx.channel()).await;
            Ok((say::people::field_messages(), policy_name(counts)))
        })
    }
}

static CHOSEN: Setting<ChannelId, Option<Policy>> = Setting {
    pref: &POLICY,
    group: Group::Channel,
    title: say::people::field_messages,
    describe: |chosen, _| policy_name(chosen.unwrap_or_default()),
    asked: Some(Asked {
        option: || {
            let kind = OptionKind::choice_of(policy_name);
            OptionSpec::optional(
                "messages",
                say::command::messages(),
                say::command::messages_about(),
                kind,
            )
        },
        given: |options| Ok(options.chosen("messages")?.map(Some)),
        write: None,
    }),
};

fn policy_name(policy: Policy) -> Text {
    say::people::policy_named(policy.word().to_owned())
}
