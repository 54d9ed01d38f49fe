//! Blocked members: as a setting, and a menu to choose them.

use std::sync::LazyLock;

use crate::features::settings::me::settings;
use crate::game::PlayerId;
use crate::i18n::{Name, Text, say};
use crate::kit::command::Subcommand;
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::setting::Setting;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::people::block;
use crate::people::block::BLOCKED;

/// The blocked members, in `/me`.
pub(crate) static SETTING: Setting<PlayerId, Vec<PlayerId>> = Setting {
    pref: &BLOCKED,
    group: Group::Person,
    title: say::limit::field_blocked,
    describe: |blocked, _| {
        if blocked.is_empty() {
            say::limit::blocked_nobody()
        } else {
            say::limit::blocked_are(Name::mentions(blocked))
        }
    },
    asked: None,
};

/// Blocks somebody.
pub(crate) static BLOCK: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let about = say::limit::block_about;
        OptionSpec::subcommand("block", say::limit::block(), about(), vec![member(about())])
    }),
    run: |ctx, options| {
        Box::pin(async move {
            let player = options.human("member")?;
            let player = player.ok_or(Refusal::MissingOption)?;
            settings(ctx, block::change_blocks(ctx, Some(player), None).await?).await
        })
    },
};

/// Unblocks a member for the caller.
pub(crate) static UNBLOCK: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let about = say::limit::unblock_about;
        OptionSpec::subcommand(
            "unblock",
            say::limit::unblock(),
            about(),
            vec![member(about())],
        )
    }),
    run: |ctx, options| {
        Box::pin(async move {
            let person = options.person("member")?;
            let player = person.ok_or(Refusal::MissingOption)?.player;
            settings(ctx, block::change_blocks(ctx, None, Some(player)).await?).await
        })
    },
};

fn member(about: Text) -> OptionSpec {
    OptionSpec::optional(
        "member",
        say::limit::mute_player(),
        about,
        OptionKind::Person,
    )
    .required()
}
