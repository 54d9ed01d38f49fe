//! The languages of tengen, and their tags in Discord.

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
struct Language {
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
        self.properties().tag
    }

    /// Discord's tags for the language.
    pub const fn discord_tags(self) -> &'static [&'static str] {
        self.properties().discord_tags
    }

    /// The language's name for itself.
    pub const fn own_name(self) -> &'static str {
        self.properties().name
    }

    const fn properties(self) -> Language {
        const fn language(
            tag: &'static str,
            name: &'static str,
            discord_tags: &'static [&'static str],
        ) -> Language {
            Language {
                tag,
                discord_tags,
                name,
            }
        }
        match self {
            Self::English => language("en", "English", &["en-GB", "en-US"]),
            Self::German => language("de", "Deutsch", &["de"]),
            Self::French => language("fr", "Français", &["fr"]),
            Self::Italian => language("it", "Italiano", &["it"]),
            Self::Spanish => language("es", "Español", &["es-ES", "es-419"]),
            Self::Portuguese => language("pt", "Português", &["pt-BR"]),
            Self::Dutch => language("nl", "Nederlands", &["nl"]),
            Self::Danish => language("da", "Dansk", &["da"]),
            Self::Swedish => language("sv", "Svenska", &["sv-SE"]),
            Self::Polish => language("pl", "Polski", &["pl"]),
            Self::Russian => language("ru", "Русский", &["ru"]),
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
