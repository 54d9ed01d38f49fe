//! Users' texts, by the function that says them: `say::refusal::no_game()`, never the sentence.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Message, Row};
use tengen::bot::port::within::Within;
use tengen::clock::Timestamp;
use tengen::i18n::{Locale, Name, Text, Until};

use super::cast::Member;
use super::table::sentence;

/// Words as a member reads them: a text in English, or in the language in which it was rendered.
pub(crate) trait Words {
    fn words(self) -> String;
}

impl Words for Text {
    fn words(self) -> String {
        english(self)
    }
}

impl<const LIMIT: usize> Words for &Within<LIMIT> {
    fn words(self) -> String {
        self.to_string()
    }
}

impl Words for &Message {
    fn words(self) -> String {
        self.content.clone()
    }
}

impl Words for &str {
    fn words(self) -> String {
        self.to_owned()
    }
}

impl Words for &String {
    fn words(self) -> String {
        self.clone()
    }
}

impl Words for String {
    fn words(self) -> String {
        self
    }
}

/// Asserts that `answer` is private text, with exactly these words.
#[track_caller]
pub(crate) fn assert_told(answer: Answer, words: impl Words) {
    assert_eq!(sentence(answer), words.words());
}

/// Asserts that `whole` contains `part`.
#[track_caller]
pub(crate) fn assert_says(whole: impl Words, part: impl Words) {
    let (whole, part) = (whole.words(), part.words());
    assert!(whole.contains(&part), "no {part:?} in {whole:?}");
}

/// Asserts that `whole` does not contain `part`.
#[track_caller]
pub(crate) fn assert_lacks(whole: impl Words, part: impl Words) {
    let (whole, part) = (whole.words(), part.words());
    assert!(!whole.contains(&part), "{part:?} in {whole:?}");
}

/// Asserts that `whole` begins with `start`.
#[track_caller]
pub(crate) fn assert_begins(whole: impl Words, start: impl Words) {
    let (whole, start) = (whole.words(), start.words());
    assert!(whole.starts_with(&start), "no {start:?} before {whole:?}");
}

/// Asserts that `whole` ends with `end`.
#[track_caller]
pub(crate) fn assert_ends(whole: impl Words, end: impl Words) {
    let (whole, end) = (whole.words(), end.words());
    assert!(whole.ends_with(&end), "no {end:?} at the end of {whole:?}");
}

/// `text` in English, the language of all of the cast but ao.
pub(crate) fn english(text: Text) -> String {
    text.to(Locale::English)
}

/// Each of `texts` in English, such as the labels of a row of buttons.
pub(crate) fn each_english<const N: usize>(texts: [Text; N]) -> [String; N] {
    texts.map(english)
}

/// `text` in German, ao's language.
pub(crate) fn german(text: Text) -> String {
    text.to(Locale::German)
}

impl Member {
    /// Their name in texts where Discord shows a mention.
    pub(crate) fn mention(self) -> Name {
        Name::mention(self.player())
    }

    /// Their name in texts where Discord renders no markup.
    pub(crate) fn bare(self) -> Name {
        Name::bare(self.name)
    }
}

/// The moment at `seconds` since 1970, as texts count down to it.
pub(crate) fn until(seconds: i64) -> Until {
    Until(Timestamp::from_millis(seconds * 1000))
}

/// The entries of a list, a line each, and the text below them.
pub(crate) fn listed(message: &Message) -> String {
    let list = message.sections.as_ref();
    let list = list.unwrap_or_else(|| panic!("a list: {message:?}"));
    let entries = list.entries.iter().map(|entry| entry.text.to_string());
    let below = Some(list.below.to_string()).filter(|below| !below.is_empty());
    entries.chain(below).collect::<Vec<_>>().join("\n")
}

/// The labels of the buttons of `message`.
pub(crate) fn labels(message: &Message) -> Vec<String> {
    let list = message
        .sections
        .iter()
        .flat_map(|sections| &sections.entries);
    let mut labels: Vec<_> = list.map(|entry| entry.button.label.clone()).collect();
    for row in &message.rows {
        if let Row::Buttons(buttons) = row {
            labels.extend(buttons.iter().map(|button| button.label.clone()));
        }
    }
    labels
}

/// The beginning of `text` up to the argument "¦", for tests that look at what the bot fills in there.
pub(crate) fn beginning(text: Text) -> String {
    let whole = english(text);
    let (beginning, _) = whole.split_once('¦').expect("the argument is in the text");
    assert!(!beginning.trim().is_empty(), "{whole:?} begins with it");
    beginning.to_owned()
}

/// The beginning of `text` in English, up to the first thing that Discord renders: a mention, a channel or a time.
pub(crate) fn lead(text: Text) -> String {
    let whole = english(text);
    let (lead, _) = whole.split_once('<').expect("Discord renders a part of it");
    assert!(!lead.trim().is_empty(), "{whole:?} begins with words");
    lead.to_owned()
}
