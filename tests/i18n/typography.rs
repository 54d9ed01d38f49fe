//! Punctuation that a language sets in its own way.

use tengen::i18n::Locale;

use super::source::sources;

/// Whether a word after a colon begins with a capital. Abbreviations and names may.
fn has_capital_after_colon(text: &str) -> bool {
    text.split(": ").skip(1).any(|rest| {
        let mut letters = rest.chars();
        let capital = letters.next().is_some_and(char::is_uppercase);
        capital && letters.next().is_some_and(char::is_lowercase) && !rest.starts_with("McMahon")
    })
}

#[test]
fn dutch_danish_and_swedish_go_on_with_a_small_letter_after_a_colon() {
    for locale in [Locale::Dutch, Locale::Danish, Locale::Swedish] {
        let texts = sources(locale);
        let wrong: Vec<_> = texts
            .iter()
            .filter(|(_, text)| has_capital_after_colon(text))
            .collect();
        assert!(wrong.is_empty(), "{locale:?}: {wrong:#?}");
    }
}

#[test]
fn a_capital_after_a_colon_is_found_and_a_name_is_none() {
    assert!(has_capital_after_colon("Fejl: Prøv igen."));
    for right in ["Fejl: prøv igen.", "Ikke angivet: UTC", "A1: { $point }"] {
        assert!(!has_capital_after_colon(right), "{right:?}");
    }
}

#[test]
fn a_percent_sign_stays_on_the_line_of_its_number() {
    for locale in Locale::ALL {
        let texts = sources(locale);
        let wrong: Vec<_> = texts
            .iter()
            .filter(|(_, text)| text.contains("} %"))
            .collect();
        assert!(wrong.is_empty(), "{locale:?}: {wrong:#?}");
    }
}

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

/// Whether `text` shows what a member typed without a quotation mark before it.
/// Without one, `2026-13-40 is no date` reads as a claim of the bot’s.
fn is_bare(text: &str) -> bool {
    ["{ $typed }", "{ $text }"].iter().any(|argument| {
        text.match_indices(argument).any(|(at, _)| {
            let before = text[..at].trim_end().chars().next_back();
            !before.is_some_and(|mark| "“”„«»".contains(mark))
        })
    })
}

#[test]
fn what_a_member_typed_is_quoted() {
    let mut bare = Vec::new();
    for locale in Locale::ALL {
        let found = sources(locale).into_iter();
        let found = found.filter(|(_, text)| is_bare(text));
        bare.extend(found.map(|(id, text)| format!("{locale:?} {id}: {text}")));
    }
    assert!(bare.is_empty(), "{}", bare.join("\n"));
}

#[test]
fn a_typed_word_is_found_bare_and_not_when_quoted() {
    assert!(is_bare(" { $typed } is no date."));
    assert!(is_bare(" No date: { $text }"));
    for quoted in [
        "“{ $typed }”",
        "«\u{202f}{ $typed }\u{202f}»",
        "„{ $text }“",
    ] {
        assert!(!is_bare(quoted), "{quoted:?}");
    }
}
