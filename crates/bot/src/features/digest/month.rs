//! Whether a club has a game of the month, posted with the first digest of each month, in `/serveradmin`.

use crate::clock::Timestamp;
use crate::game::{ClubId, Zone};
use crate::i18n::{Text, say};
use crate::kit::prefs::Pref;
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::prefs::group::Group;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};

/// The last day of a month that can be its first Monday.
const FIRST_WEEK: u8 = 7;

/// Whether a club has a game of the month.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum GameOfMonth {
    /// It has none.
    #[default]
    Off,
    /// The first digest of a month comes with a poll.
    On,
}

impl Choosable for GameOfMonth {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::On, "on"), (Self::Off, "off")];
}

stored_by_word! { GameOfMonth }

/// A club's choice.
pub(crate) static GAME_OF_MONTH: Pref<ClubId, GameOfMonth> = Pref::new("game-of-the-month");

/// That preference as a setting.
pub(crate) static SETTING: Setting<ClubId, GameOfMonth> = Setting {
    pref: &GAME_OF_MONTH,
    group: Group::Club,
    title: say::digest::month_field,
    describe: |chosen, _| name(*chosen),
    asked: Some(Asked {
        option: || {
            OptionSpec::optional(
                "game-of-the-month",
                say::digest::month_option(),
                say::digest::month_option_about(),
                OptionKind::choice_of(name),
            )
        },
        given: |options| options.chosen("game-of-the-month"),
        write: None,
    }),
};

fn name(chosen: GameOfMonth) -> Text {
    say::digest::month_named(chosen.word().to_owned())
}

/// The month before, from its first moment until the first one after it, if the digest that is due `at` is the first
/// one of its month.
pub(crate) fn previous_month(zone: Zone, at: Timestamp) -> Option<(Timestamp, Timestamp)> {
    let (_, day) = zone.day(at);
    (day <= FIRST_WEEK).then(|| zone.last_month(at))
}
