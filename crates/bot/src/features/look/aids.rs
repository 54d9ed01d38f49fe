//! Settings of marks on boards beyond the position.

use crate::game::PlayerId;
use crate::games::hints::{HINTS, Help, LAST_MOVES, LastMoves};
use crate::i18n::{Text, say};
use crate::kit::feature::Change;
use crate::kit::prefs::choice::Choosable as _;
use crate::kit::prefs::group::Group;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};

/// Whether boards show stones in atari, in `/me`.
pub(crate) static HINTS_SETTING: Setting<PlayerId, Help> = Setting {
    pref: &HINTS,
    group: Group::Boards,
    title: say::people::field_hints,
    describe: |help, _| help_name(*help),
    asked: Some(Asked {
        option: || {
            OptionSpec::optional(
                "hints",
                say::command::hints(),
                say::command::hints_about(),
                OptionKind::choice_of(help_name),
            )
        },
        given: |options| options.chosen("hints"),
        write: Some(|_, player, help| {
            let text = match help {
                Help::Atari => say::table::hints_on(),
                Help::None => say::table::hints_off(),
            };
            let rows = vec![HINTS.assign(player, &help)];
            let texts = vec![text];
            Box::pin(async { Ok(Change { rows, texts }) })
        }),
    }),
};

/// How boards mark the last moves, in `/me`.
pub(crate) static LAST_MOVES_SETTING: Setting<PlayerId, LastMoves> = Setting {
    pref: &LAST_MOVES,
    group: Group::Boards,
    title: say::people::field_last_moves,
    describe: |shown, _| last_moves_name(*shown),
    asked: Some(Asked {
        option: || {
            OptionSpec::optional(
                "last-moves",
                say::command::last_moves(),
                say::command::last_moves_about(),
                OptionKind::choice_of(last_moves_name),
            )
        },
        given: |options| options.chosen("last-moves"),
        write: None,
    }),
};

fn help_name(help: Help) -> Text {
    match help {
        Help::Atari => say::command::hints_on(),
        Help::None => say::command::hints_off(),
    }
}

fn last_moves_name(shown: LastMoves) -> Text {
    say::people::last_moves_named(shown.word().to_owned())
}
