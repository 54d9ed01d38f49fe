//! Whether a club rates games against the program.

use crate::game::{ClubId, Stakes};
use crate::games::rated::PROGRAM_GAMES;
use crate::i18n::{Text, say};
use crate::kit::prefs::choice::Choosable as _;
use crate::kit::prefs::group::Group;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};

/// Whether games against the program are rated, in `/serveradmin`.
pub(crate) static SETTING: Setting<ClubId, Stakes> = Setting {
    pref: &PROGRAM_GAMES,
    group: Group::Games,
    title: say::rating::field_program,
    describe: |chosen, _| name(*chosen),
    asked: Some(Asked {
        option: || {
            OptionSpec::optional(
                "program",
                say::rating::program(),
                say::rating::program_about(),
                OptionKind::choice_of(name),
            )
        },
        given: |options| options.chosen("program"),
        write: None,
    }),
};

pub(crate) fn name(stakes: Stakes) -> Text {
    say::rating::choice(stakes.word().to_owned())
}
