//! The rules one by one: a title, a few sentences and a position each.
//!
//! The positions are SGF files in `assets/rules`, with the marks that SGF has for diagrams.
//! What a page claims of its position is checked by the rules in `tests/bot/lesson.rs`.

use crate::i18n::{Text, say};
use crate::record::{Replay, Transcript};
use crate::render::Diagram;
use crate::rules::Position;

/// A page about one rule.
pub(super) struct Lesson {
    /// Its name in buttons and commands: stable.
    pub(super) key: &'static str,
    pub(super) title: fn() -> Text,
    pub(super) text: fn() -> Text,
    record: &'static str,
}

/// Declares the lessons; each has its texts and its record under its own name.
macro_rules! lessons {
    ($($name:ident: $title:ident)*) => {
        &[$(Lesson {
            key: stringify!($name),
            title: say::help::$title,
            text: say::help::$name,
            record: include_str!(concat!("../../assets/rules/", stringify!($name), ".sgf")),
        }),*]
    };
}

impl Lesson {
    /// Every lesson, in the order in which one learns.
    pub(super) const ALL: &[Self] = lessons! {
        liberties: liberties_title
        capture: capture_title
        suicide: suicide_title
        ko: ko_title
        superko: superko_title
        life: life_title
        seki: seki_title
        passing: passing_title
        scoring: scoring_title
        handicap: handicap_title
        pairs: pairs_title
    };

    /// The lesson called `key`, if there is one.
    pub(super) fn named(key: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|lesson| lesson.key == key)
    }

    /// Its position.
    pub(super) fn position(&self) -> Position {
        self.replay().position
    }

    fn replay(&self) -> Replay {
        const TESTED: &str = "the records are built in, and each has a test";
        let transcript = Transcript::read(self.record.as_bytes()).expect(TESTED);
        transcript
            .replay(&transcript.rules.rules, None)
            .expect(TESTED)
    }

    /// Its position with the marks.
    pub(super) fn diagram(&self) -> Diagram {
        let replay = self.replay();
        Diagram::of(&replay.position)
            .properties(|name| replay.markup.points(name))
            .letters(replay.markup.labels())
    }
}
