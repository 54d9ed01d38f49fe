//! The languages that tengen speaks, and which of them a Discord language tag means.

use crate::rules::HalfPoints;

/// A language with a complete set of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English with British spelling: also what everybody gets whose language is not here.
    English,
    /// German.
    German,
}

impl Locale {
    /// Every language, the fallback first.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The language for a tag such as `de`, `en-US` or `pt-BR`: compared without case and by the
    /// part before the first hyphen, English for whatever is not spoken here.
    pub fn of(tag: &str) -> Self {
        let language = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|locale| locale.language().eq_ignore_ascii_case(language))
            .unwrap_or(Self::English)
    }

    /// The language's own tag, which is also the name of its folder in `assets/locales`.
    pub const fn language(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The tags under which Discord knows the language.
    pub const fn discord_tags(self) -> &'static [&'static str] {
        match self {
            Self::English => &["en-GB", "en-US"],
            Self::German => &["de"],
        }
    }

    /// What stands between whole and half points.
    pub(super) const fn decimal_mark(self) -> char {
        match self {
            Self::English => '.',
            Self::German => ',',
        }
    }

    /// `points` as people write them: `6.5`, `-3`.
    pub fn half_points(self, points: HalfPoints) -> String {
        let mark = self.decimal_mark().to_string();
        points.to_string().replace('.', &mark)
    }

    /// The Fluent files, embedded in the program.
    pub(super) const fn files(self) -> &'static [&'static str] {
        macro_rules! files {
            ($language:literal) => {
                &[
                    include_str!(concat!(
                        "../../assets/locales/",
                        $language,
                        "/challenge.ftl"
                    )),
                    include_str!(concat!("../../assets/locales/", $language, "/command.ftl")),
                    include_str!(concat!("../../assets/locales/", $language, "/count.ftl")),
                    include_str!(concat!("../../assets/locales/", $language, "/help.ftl")),
                    include_str!(concat!("../../assets/locales/", $language, "/pace.ftl")),
                    include_str!(concat!("../../assets/locales/", $language, "/people.ftl")),
                    include_str!(concat!("../../assets/locales/", $language, "/plan.ftl")),
                    include_str!(concat!("../../assets/locales/", $language, "/refusal.ftl")),
                    include_str!(concat!("../../assets/locales/", $language, "/table.ftl")),
                    include_str!(concat!("../../assets/locales/", $language, "/terms.ftl")),
                ]
            };
        }
        match self {
            Self::English => files!("en"),
            Self::German => files!("de"),
        }
    }
}
