//! The Fluent bundles, one a language, read once.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::Locale;
use super::say::texts;

/// The texts of one language.
pub(super) struct Bundle(FluentBundle<FluentResource>);

static BUNDLES: [OnceLock<Bundle>; Locale::ALL.len()] =
    [const { OnceLock::new() }; Locale::ALL.len()];

impl Bundle {
    /// The bundle of `locale`.
    pub(super) fn of(locale: Locale) -> &'static Self {
        BUNDLES[locale as usize].get_or_init(|| Self::read(locale))
    }

    /// The message `id` with `args` filled in; none if this language lacks it or an argument is missing.
    pub(super) fn render(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.0.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(args), &mut errors);
        if !errors.is_empty() {
            tracing::error!(id, ?errors, "could not fill in a text");
            return None;
        }
        Some(text.into_owned())
    }

    fn read(locale: Locale) -> Self {
        let language = locale
            .language()
            .parse()
            .expect("the languages' tags are well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Fluent's isolation marks around arguments show up as boxes in some clients.
        bundle.set_use_isolating(false);
        if locale.decimal_mark() == ',' {
            bundle.set_formatter(Some(|value, _| with_comma(value)));
        }
        for file in texts(locale) {
            let resource = FluentResource::try_new(file.to_owned())
                .expect("the embedded texts are well formed: tested");
            bundle
                .add_resource(resource)
                .expect("no message is there twice: tested");
        }
        Self(bundle)
    }
}

/// Formats numbers with a decimal comma.
fn with_comma(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}
