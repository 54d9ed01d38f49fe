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
