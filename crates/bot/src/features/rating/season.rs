//! `/serveradmin season`: a season's name and beginning.

use crate::clock::Timestamp;
use crate::club::season::{BEGIN, NAME, at};
use crate::game::ClubId;
use crate::i18n::{Day, Quote, Text, UserInput, say};
use crate::kit::failure::Failure;
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{OptionKind, OptionSpec};

/// The longest name, in characters.
const LONGEST: u16 = 40;

/// The setting of the season's name, in `/serveradmin`.
pub(super) static NAME_SETTING: Setting<ClubId, Option<String>> = Setting {
    pref: &NAME,
    group: Group::Season,
    title: say::rating::field_season,
    describe: |name, _| match name {
        Some(name) => say::rating::season_named(Quote::new(name)),
        None => say::rating::season_by_quarter(),
    },
    asked: Some(Asked {
        option: || {
            OptionSpec::optional(
                "name",
                say::rating::season_name(),
                say::rating::season_name_about(),
                OptionKind::Text { longest: LONGEST },
            )
        },
        given: |options| {
            let typed = options.text("name")?;
            let typed = typed.map(|typed| typed.trim().to_owned());
            let is_name =
                |name: &String| !name.is_empty() && !say::terms::typed_off().has_word(name);
            Ok(typed.map(|name| Some(name).filter(is_name)))
        },
        write: None,
    }),
};

/// The setting of the season's beginning, in `/serveradmin`.
pub(super) static BEGIN_SETTING: Setting<ClubId, Option<Timestamp>> = Setting {
    pref: &BEGIN,
    group: Group::Season,
    title: say::rating::field_season_begin,
    describe: |begin, _| season_text(*begin),
    asked: Some(Asked {
        option: || {
            OptionSpec::optional(
                "begin",
                say::rating::season_begin(),
                say::rating::season_begin_about(),
                OptionKind::Text { longest: 10 },
            )
        },
        given: |options| {
            options
                .text("begin")?
                .map(|typed| read_day(&typed))
                .transpose()
        },
        write: None,
    }),
};

fn season_text(begin: Option<Timestamp>) -> Text {
    match begin {
        Some(begin) => say::rating::season_day(Day(begin)),
        None => say::rating::season_by_quarter(),
    }
}

fn read_day(typed: &str) -> Result<Option<Timestamp>, Failure> {
    if say::terms::typed_off().has_word(typed.trim()) {
        return Ok(None);
    }
    let day = typed.trim().parse().ok().and_then(at);
    let bad = || Refusal::Text(say::rating::bad_day(UserInput::new(typed)));
    Ok(Some(day.ok_or_else(bad)?))
}
