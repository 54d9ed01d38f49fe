//! Punctuation that a language sets in its own way.

use tengen::i18n::Locale;

use super::source::sources;

/// Whether an ordinary or a wide no-break space stands where French sets the narrow one (U+202F):
/// before `:`, `;`, `?`, `!` and `»`, and after `«`.
fn is_set_wrongly(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    signs.windows(3).any(|three| {
        let [before, space, after] = three else {
            return false;
        };
        [' ', '\u{a0}'].contains(space)
            && (*before == '«'
                || (!before.is_whitespace() && [':', ';', '?', '!', '»'].contains(after)))
    })
}

#[test]
fn french_sets_a_narrow_space_before_double_punctuation() {
    let french = sources(Locale::French);
    let wrong: Vec<_> = french
        .iter()
        .filter(|(_, text)| is_set_wrongly(text))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_wide_space_is_found_and_a_narrow_one_is_not() {
    for wrong in ["Qui ?", "« Jouer »", "Coup : D4", "Fin\u{a0}!"] {
        assert!(is_set_wrongly(wrong), "{wrong:?}");
    }
    for right in [
        "Qui\u{202f}?",
        "«\u{202f}Jouer\u{202f}»",
        "https://tengen",
        "Oui, D4.",
    ] {
        assert!(!is_set_wrongly(right), "{right:?}");
    }
}
