//! Words that depend on a number, in languages with more than two plural forms.

use std::path::PathBuf;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use tengen::i18n::Locale;

fn terms(locale: Locale) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![locale.language().parse().unwrap()]);
    bundle.set_use_isolating(false);
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("assets/locales")
        .join(locale.language())
        .join("terms.ftl");
    let text = std::fs::read_to_string(path).unwrap();
    bundle
        .add_resource(FluentResource::try_new(text).unwrap())
        .unwrap();
    bundle
}

fn stones(locale: Locale) -> [String; 5] {
    let bundle = terms(locale);
    let message = bundle.get_message("terms-handicap-stones").unwrap();
    [0, 1, 2, 5, 21].map(|stones| {
        let mut args = FluentArgs::new();
        args.set("stones", stones);
        let mut errors = Vec::new();
        let text = bundle.format_pattern(message.value().unwrap(), Some(&args), &mut errors);
        assert!(errors.is_empty(), "{errors:?}");
        text.into_owned()
    })
}

#[test]
fn polish_and_russian_count_stones_as_they_do() {
    for (locale, nouns) in [
        (
            Locale::Polish,
            ["kamieni", "kamień", "kamienie", "kamieni", "kamieni"],
        ),
        (
            Locale::Russian,
            ["камней", "камень", "камня", "камней", "камень"],
        ),
    ] {
        let numbers = [0, 1, 2, 5, 21];
        for ((text, noun), number) in stones(locale).iter().zip(nouns).zip(numbers) {
            let counted = format!("{number} {noun}");
            assert!(text.contains(&counted), "{text:?} without {counted:?}");
        }
    }
}

/// A text that distinguishes one and few has all plural categories of its language.
#[test]
fn a_text_that_uses_plural_forms_uses_all_of_them() {
    for (locale, forms) in [
        (Locale::Polish, ["[one]", "[few]", "[many]"]),
        (Locale::Russian, ["[one]", "[few]", "[many]"]),
    ] {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("assets/locales")
            .join(locale.language());
        let mut seen = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let [one, few, many] = forms.map(|form| text.matches(form).count());
            assert!(
                one == few && few == many,
                "{}: {one} {few} {many}",
                path.display()
            );
            seen += one;
        }
        assert!(seen > 0, "{locale:?} has no plural forms");
    }
}
