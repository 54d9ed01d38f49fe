//! The consequence in a club's games when a side's time is out.

use crate::bot::kit::prefs::Pref;
use crate::bot::kit::prefs::choice::Choosable;
use crate::bot::kit::prefs::group::Group;
use crate::bot::kit::setting::{Asked, Setting};
use crate::bot::kit::spec::{OptionKind, OptionSpec};
use crate::game::{ClubId, Overdue};
use crate::i18n::{Text, say};

impl Choosable for Overdue {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Loses, "lose"), (Self::WaitingSideChooses, "choose")];
}

/// A club's choice.
pub static OVERDUE: Pref<ClubId, Overdue> = Pref::new("overdue");

/// The consequence when time is out, in `/clubadmin`.
pub(crate) static SETTING: Setting<ClubId, Overdue> = Setting {
    pref: &OVERDUE,
    group: Group::Games,
    title: say::people::field_overdue,
    told: |chosen, _| name(*chosen),
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
