//! The preview of a player's own moves, as a setting.

use crate::game::PlayerId;
use crate::i18n::{Text, say};
use crate::kit::prefs::choice::Choosable as _;
use crate::kit::prefs::group::Group;
use crate::kit::prefs::preview::{PREVIEW, Preview};
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};

/// The preview of moves, in `/me`.
pub(crate) static SETTING: Setting<PlayerId, Preview> = Setting {
    pref: &PREVIEW,
    group: Group::Boards,
    title: say::people::field_preview,
    describe: |chosen, _| name(*chosen),
    asked: Some(Asked {
        option: || {
            let kind = OptionKind::choice_of(name);
            OptionSpec::optional(
                "preview",
                say::command::preview(),
                say::command::preview_about(),
                kind,
            )
        },
        given: |options| options.chosen("preview"),
        write: None,
    }),
};

fn name(preview: Preview) -> Text {
    say::people::preview_named(preview.word().to_owned())
}
