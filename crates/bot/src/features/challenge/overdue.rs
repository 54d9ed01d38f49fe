//! The consequence in a club's games when a side's time is out.

use crate::game::{ClubId, Overdue};
use crate::i18n::{Text, say};
use crate::kit::prefs::Pref;
use crate::kit::prefs::choice::Choosable;
use crate::kit::prefs::group::Group;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};

impl Choosable for Overdue {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Loses, "lose"), (Self::WaitingSideChooses, "choose")];
}

/// A club's choice.
pub static OVERDUE: Pref<ClubId, Overdue> = Pref::new("overdue");

/// The consequence when time is out, in `/serveradmin`.
pub(crate) static SETTING: Setting<ClubId, Overdue> = Setting {
    pref: &OVERDUE,
    group: Group::Games,
    title: say::people::field_overdue,
    describe: |chosen, _| name(*chosen),
    asked: Some(Asked {
        option: || {
            let kind = OptionKind::choice_of(name);
            OptionSpec::optional(
                "overdue",
                say::command::overdue(),
                say::command::overdue_about(),
                kind,
            )
        },
        given: |options| options.chosen("overdue"),
        write: None,
    }),
};

fn name(overdue: Overdue) -> Text {
    say::people::overdue_named(overdue.word().to_owned())
}
