//! The languages that tengen speaks, and which of them a Discord language tag means.

use tengen_game::clock::Timestamp;
use tengen_rules::HalfPoints;

/// A language with a complete set of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English with British spelling: the fallback.
    English,
    German,
    French,
    Italian,
    /// Spanish, of Spain and of Latin America.
    Spanish,
    /// Portuguese as it is written in Brazil.
    Portuguese,
    Dutch,
    Danish,
    Swedish,
    Polish,
    Russian,
}

/// Properties of a language.
struct Facts {
    tag: &'static str,
    discord_tags: &'static [&'static str],
    name: &'static str,
}

impl Locale {
    /// Every language, the fallback first.
    pub const ALL: [Self; 11] = [
        Self::English,
        Self::German,
        Self::French,
        Self::Italian,
        Self::Spanish,
        Self::Portuguese,
        Self::Dutch,
        Self::Danish,
        Self::Swedish,
        Self::Polish,
        Self::Russian,
    ];

    /// The language of a tag such as `de`, `en-US` or `pt-BR`: compared without case and by the part before the first
    /// hyphen; English if there is no such language.
    pub fn of(tag: &str) -> Self {
        let language = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|locale| locale.language().eq_ignore_ascii_case(language))
            .unwrap_or(Self::English)
    }

    /// The language whose own tag is `tag`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|locale| locale.language() == tag)
    }

    /// The language's own tag, which is also the name of its folder in `assets/locales`.
    pub const fn language(self) -> &'static str {
        self.facts().tag
    }

    /// The tags under which Discord knows the language.
    pub const fn discord_tags(self) -> &'static [&'static str] {
        self.facts().discord_tags
    }

    /// The language's name for itself.
    pub const fn own_name(self) -> &'static str {
        self.facts().name
    }

    const fn facts(self) -> Facts {
        const fn facts(
            tag: &'static str,
            name: &'static str,
            discord_tags: &'static [&'static str],
        ) -> Facts {
            Facts {
                tag,
                discord_tags,
                name,
            }
        }
        match self {
            Self::English => facts("en", "English", &["en-GB", "en-US"]),
            Self::German => facts("de", "Deutsch", &["de"]),
            Self::French => facts("fr", "Français", &["fr"]),
            Self::Italian => facts("it", "Italiano", &["it"]),
            Self::Spanish => facts("es", "Español", &["es-ES", "es-419"]),
            Self::Portuguese => facts("pt", "Português", &["pt-BR"]),
            Self::Dutch => facts("nl", "Nederlands", &["nl"]),
            Self::Danish => facts("da", "Dansk", &["da"]),
            Self::Swedish => facts("sv", "Svenska", &["sv-SE"]),
            Self::Polish => facts("pl", "Polski", &["pl"]),
            Self::Russian => facts("ru", "Русский", &["ru"]),
        }
    }

    pub(super) const fn decimal_mark(self) -> char {
        match self {
            Self::English => '.',
            _ => ',',
        }
    }

    /// `points` in the language's notation: `6.5`, `-3`.
    pub fn half_points(self, points: HalfPoints) -> String {
        let mark = self.decimal_mark().to_string();
        points.to_string().replace('.', &mark)
    }

    /// The UTC day of `at` in the language's notation: `1 Oct 2026`, `01.10.2026`.
    pub fn day(self, at: Timestamp) -> String {
        let form = match self {
            // A month in letters: 01/02 means January or February, depending on the country.
            Self::English => "%-d %b %Y",
            Self::Swedish => "%Y-%m-%d",
            Self::German | Self::Danish | Self::Polish | Self::Russian => "%d.%m.%Y",
            Self::French | Self::Italian | Self::Spanish | Self::Portuguese => "%d/%m/%Y",
            Self::Dutch => "%d-%m-%Y",
        };
        let at = jiff::Timestamp::from_millisecond(at.as_millis());
        // The calendar ends in the year 9999.
        at.map_or_else(|_| "?".to_owned(), |at| at.strftime(form).to_string())
    }
}
