//! A player's choice of reminders, as a setting.

use crate::game::PlayerId;
use crate::games::time::reminder::{REMINDERS, Reminder};
use crate::i18n::{Text, say};
use crate::kit::prefs::group::Group;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};

/// The time of reminders, in `/me`.
pub(crate) static SETTING: Setting<PlayerId, Reminder> = Setting {
    pref: &REMINDERS,
    group: Group::Notices,
    title: say::people::field_reminders,
    describe: |chosen, _| name(*chosen),
    asked: Some(Asked {
        option: || {
            let kind = OptionKind::choice_of(name);
            OptionSpec::optional(
                "reminders",
                say::command::reminders(),
                say::command::reminders_about(),
                kind,
            )
        },
        given: |options| options.chosen("reminders"),
        write: None,
    }),
};

fn name(reminder: Reminder) -> Text {
    // Selectors of texts begin with a letter.
    let word = match reminder {
        Reminder::Half => "half",
        Reminder::DayBefore => "day-before",
        Reminder::HoursBefore => "hours-before",
        Reminder::Never => "off",
    };
    say::people::reminder_named(word.to_owned())
}
