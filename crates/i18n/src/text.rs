//! Texts: messages with their arguments, before a language is chosen.

use fluent_bundle::{FluentArgs, FluentValue};

use super::bundle::Bundle;
use super::{Locale, Value};

/// A message without a language. Only the functions of `i18n::say` make one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    id: &'static str,
    arguments: Vec<(&'static str, Value)>,
}

impl Text {
    pub(super) const fn new(id: &'static str, arguments: Vec<(&'static str, Value)>) -> Self {
        Self { id, arguments }
    }

    /// The message's id, without its arguments.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// The text in `locale`; in English if that language lacks it.
    pub fn to(&self, locale: Locale) -> String {
        let mut args = FluentArgs::with_capacity(self.arguments.len());
        for (name, value) in &self.arguments {
            args.set(name.replace('_', "-"), value.to(locale));
        }
        let id = self.id.replace('_', "-");
        [locale, Locale::English]
            .into_iter()
            .find_map(|locale| Bundle::of(locale).render(&id, &args))
            .unwrap_or_else(|| {
                // The tests render every message in every language, so this is never shown.
                tracing::error!(id, "a text is missing");
                "…".to_owned()
            })
    }

    /// Whether `word` is one of this text's alternatives in any language, ignoring case: people may type in their own
    /// language.
    pub fn has_word(&self, word: &str) -> bool {
        let word = word.to_lowercase();
        let mut all = Locale::ALL.into_iter();
        all.any(|locale| self.to(locale).split_whitespace().any(|own| own == word))
    }
}

impl Value {
    /// The value as an argument of a text in `locale`.
    pub(super) fn to(&self, locale: Locale) -> FluentValue<'static> {
        match self {
            Self::Word(word) => FluentValue::from(word.clone()),
            Self::Number(number) => FluentValue::from(*number),
            // Halves are exact in binary; the bundle writes them as the language does.
            Self::HalfPoints(points) => FluentValue::from(f64::from(points.halves()) / 2.0),
            Self::Day(at) => FluentValue::from(locale.day(*at)),
            Self::Text(text) => FluentValue::from(text.to(locale)),
        }
    }
}
