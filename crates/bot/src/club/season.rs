//! The season of a club: the dates that its managers have set, else the quarter of the calendar.

use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::clock::Timestamp;
use crate::game::ClubId;
use crate::i18n::{Day, Quote, Text, say};
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::store::StoreError;

/// The beginning of the season that a club's managers have set; none for the quarter.
pub(crate) static BEGIN: Pref<ClubId, Option<Timestamp>> = Pref::new("season-begin");

pub(crate) static NAME: Pref<ClubId, Option<String>> = Pref::new("season-name");

/// A season: it lasts until another begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Season {
    /// Its name as its managers typed it; else its first day, or such as `2026/4` for a quarter.
    pub(crate) name: Text,
    /// When it began.
    pub(crate) begin: Timestamp,
}

/// The season of `club` at `now`.
///
/// # Errors
///
/// A [`StoreError`] if the managers' choice cannot be read.
pub(crate) async fn season(
    services: &Services,
    club: ClubId,
    now: Timestamp,
) -> Result<Season, StoreError> {
    let begin = BEGIN.get(services, club).await?;
    let name = NAME.get(services, club).await?;
    let quarter = quarter(now);
    let begun = begin.filter(|begin| *begin <= now);
    Ok(Season {
        begin: begun.unwrap_or(quarter.begin),
        name: match (name, begun) {
            (Some(name), _) => say::rating::season_named(Quote::new(&name)),
            (None, Some(begin)) => say::rating::season_day(Day(begin)),
            (None, None) => quarter.name,
        },
    })
}

/// The quarter of the calendar of Greenwich in which `now` lies; one that never began beyond the years of the calendar.
pub(crate) fn quarter(now: Timestamp) -> Season {
    let civil = |at: Timestamp| {
        let at = jiff::Timestamp::from_millisecond(at.as_millis()).ok()?;
        Some(at.to_zoned(TimeZone::UTC).date())
    };
    let begun = civil(now).and_then(|date| {
        let number = (date.month() - 1) / 3;
        let first = Date::new(date.year(), number * 3 + 1, 1).ok()?;
        Some((at(first)?, format!("{}/{}", date.year(), number + 1)))
    });
    let (begin, name) = begun.unwrap_or_default();
    Season {
        name: say::rating::season_named(Quote::new(&name)),
        begin,
    }
}

/// The beginning of the day `date` in UTC.
pub(crate) fn at(date: Date) -> Option<Timestamp> {
    let begin = date.to_zoned(TimeZone::UTC).ok()?;
    Some(Timestamp::from_millis(begin.timestamp().as_millisecond()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Locale;

    #[test]
    fn a_quarter_begins_with_its_first_day() {
        // 2026-11-25, 19:00 in Greenwich.
        let now = Timestamp::from_millis(1_795_633_200_000);
        let Season { name, begin } = quarter(now);
        assert_eq!(name.to(Locale::German), "2026/4");
        assert_eq!(Locale::German.day(begin), "01.10.2026");
        assert_eq!(quarter(begin).begin, begin);
        let before = Timestamp::from_millis(begin.as_millis() - 1);
        assert_eq!(quarter(before).name.to(Locale::German), "2026/3");
    }
}
