//! Suggestions of time zones for partial input.

use super::Zone;

/// Areas of the world in zone names. The database has other names too, such as `US/Eastern` or `Etc/GMT+5` (which is
/// five hours *behind*): they can be typed, but are not suggested.
const AREAS: [&str; 10] = [
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
];

/// Suggestions before anything is typed: where most Go players live, from west to east.
const COMMON: [&str; 25] = [
    "UTC",
    "America/Los_Angeles",
    "America/Denver",
    "America/Mexico_City",
    "America/Chicago",
    "America/Toronto",
    "America/New_York",
    "America/Argentina/Buenos_Aires",
    "America/Sao_Paulo",
    "Europe/London",
    "Europe/Madrid",
    "Europe/Paris",
    "Europe/Zurich",
    "Europe/Berlin",
    "Europe/Rome",
    "Europe/Warsaw",
    "Europe/Bucharest",
    "Europe/Kyiv",
    "Europe/Istanbul",
    "Europe/Moscow",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Seoul",
    "Asia/Tokyo",
    "Australia/Sydney",
];

/// Letters of the input that are looked at: more than any name has.
const LONGEST_TYPED: usize = 64;

/// Similarity from which a name counts as misspelt; 1 is equal.
const RESEMBLES: f64 = 0.87;

/// The quality of a match of a name with the input, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Whole,
    CityBegins,
    WordBegins,
    NameBegins,
    Within,
    Resembles,
}

impl Zone {
    /// At most `limit` zones that fit the input `typed`, the likeliest first: by city, then by area, then misspelt;
    /// well-known ones for an empty input.
    ///
    /// Case, accents, blanks and underscores make no difference.
    pub fn suggestions(typed: &str, limit: usize) -> Vec<Self> {
        let typed = plain(typed);
        if typed.is_empty() {
            let common = COMMON.into_iter().filter_map(Self::parse);
            return common.take(limit).collect();
        }
        let mut found = Self::matching(&typed);
        // Misspellings are considered only without an exact match.
        if found.iter().any(|(fit, _)| *fit < Fit::Resembles) {
            found.retain(|(fit, _)| *fit < Fit::Resembles);
        }
        // Among equals, well-known zones come first; the rest stays in alphabetical order.
        found.sort_by_key(|(fit, zone)| (*fit, !COMMON.contains(&zone.name())));
        found
            .into_iter()
            .map(|(_, zone)| zone)
            .take(limit)
            .collect()
    }

    /// The zone that `typed` certainly means: the one of that name, the only one of that city, or the only one whose
    /// name contains it. A misspelling is not certain.
    pub fn guess(typed: &str) -> Option<Self> {
        let found = Self::matching(&plain(typed));
        let only = |best: Fit| {
            let mut fitting = found.iter().filter(|(fit, _)| *fit <= best);
            let (_, zone) = fitting.next()?;
            fitting.next().is_none().then_some(*zone)
        };
        Self::parse(typed.trim())
            .or_else(|| only(Fit::Whole))
            .or_else(|| only(Fit::Within))
    }

    /// The zones of places that match the input, each with the quality of the match.
    fn matching(typed: &str) -> Vec<(Fit, Self)> {
        Self::all()
            .filter(|zone| zone.is_of_a_place())
            .filter_map(|zone| Some((zone.match_input(typed)?, zone)))
            .collect()
    }

    /// Whether the name is that of a place, not an abbreviation or a relic.
    fn is_of_a_place(self) -> bool {
        let area = self.name().split_once('/').map(|(area, _)| area);
        self == Self::UTC || area.is_some_and(|area| AREAS.contains(&area))
    }

    fn match_input(self, typed: &str) -> Option<Fit> {
        let name = plain(self.name());
        let city = name.rsplit('/').next().unwrap_or(&name);
        let mut words = name.split(['/', ' ', '-']);
        if typed == city || typed == name {
            Some(Fit::Whole)
        } else if city.starts_with(typed) {
            Some(Fit::CityBegins)
        } else if words.any(|word| word.starts_with(typed)) {
            Some(Fit::WordBegins)
        } else if name.starts_with(typed) {
            Some(Fit::NameBegins)
        } else if name.contains(typed) {
            Some(Fit::Within)
        } else if strsim::jaro_winkler(city, typed) >= RESEMBLES {
            Some(Fit::Resembles)
        } else {
            None
        }
    }
}

/// Lower case without accents, blanks for underscores.
fn plain(text: &str) -> String {
    let letters = text.trim().chars().take(LONGEST_TYPED);
    letters
        .flat_map(char::to_lowercase)
        .map(strip_accent)
        .collect()
}

/// The letter without its accent, for accents in names of cities; names in the database have none.
fn strip_accent(letter: char) -> char {
    match letter {
        '_' => ' ',
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'ç' | 'č' | 'ć' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'ě' => 'e',
        'ì' | 'í' | 'î' | 'ï' | 'ı' => 'i',
        'ñ' | 'ň' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' => 'o',
        'š' | 'ș' | 'ş' => 's',
        'ù' | 'ú' | 'û' | 'ü' | 'ū' => 'u',
        'ý' => 'y',
        'ž' | 'ż' => 'z',
        other => other,
    }
}
