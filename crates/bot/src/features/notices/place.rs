//! The place for private notices.

use crate::game::PlayerId;
use crate::i18n::{Text, say};
use crate::kit::prefs::Pref;
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::prefs::group::Group;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};

/// The place for private notices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notices {
    /// In the channel of the game.
    #[default]
    Channel,
    /// By direct message, if they accept them.
    Direct,
}

impl Choosable for Notices {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Channel, "channel"), (Self::Direct, "direct")];
}

stored_by_word! { Notices }

/// A player's choice for private notices.
pub static NOTICES: Pref<PlayerId, Notices> = Pref::new("notify");

/// The place for notices, in `/me`.
pub(crate) static SETTING: Setting<PlayerId, Notices> = Setting {
    pref: &NOTICES,
    group: Group::Notices,
    title: say::people::field_notices,
    describe: |chosen, _| name(*chosen),
    asked: Some(Asked {
        option: || {
            let kind = OptionKind::choice_of(name);
            OptionSpec::optional(
                "where",
                say::command::venue(),
                say::command::notices_about(),
                kind,
            )
        },
        given: |options| options.chosen("where"),
        write: None,
    }),
};

fn name(notices: Notices) -> Text {
    say::people::notices_named(notices.word().to_owned())
}
