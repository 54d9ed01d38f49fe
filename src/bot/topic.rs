//! What there is to read in the help.

use super::lesson::Lesson;
use super::view::rules_name;
use crate::i18n::{Locale, Text, say};
use crate::rules::{RuleSet, Rules, Variant};

/// Something to read about.
#[derive(Clone, Copy)]
pub(super) enum Topic {
    Start,
    Commands,
    Count,
    Game(Variant),
    Rule(&'static Lesson),
    Rules(&'static RuleSet),
}

/// Where topics stand together: a menu has no room for all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// How to play here, and the games.
    Start,
    /// The rules one by one.
    Rules,
    /// The rule sets.
    RuleSets,
}

impl Shelf {
    /// Every shelf, in the order of the menus.
    pub const ALL: [Self; 3] = [Self::Start, Self::Rules, Self::RuleSets];

    /// The shelf's word in buttons.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Rules => "rules",
            Self::RuleSets => "rule-sets",
        }
    }

    /// The shelf of that word.
    pub(super) fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|shelf| shelf.word() == word)
    }

    /// What it is called.
    pub(super) fn title(self) -> Text {
        match self {
            Self::Start => say::help::shelf_start(),
            Self::Rules => say::help::shelf_rules(),
            Self::RuleSets => say::help::shelf_rule_sets(),
        }
    }

    /// What stands there.
    pub(super) fn topics(self) -> Vec<Topic> {
        match self {
            Self::Start => [Topic::Start, Topic::Commands, Topic::Count]
                .into_iter()
                .chain(Variant::ALL.map(Topic::Game))
                .collect(),
            Self::Rules => Lesson::ALL.iter().map(Topic::Rule).collect(),
            Self::RuleSets => RuleSet::ALL.iter().map(Topic::Rules).collect(),
        }
    }
}

impl Topic {
    /// Every topic, shelf by shelf.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        Shelf::ALL.into_iter().flat_map(Shelf::topics)
    }

    /// The topic called `key`.
    pub(super) fn named(key: &str) -> Option<Self> {
        Self::all().find(|topic| topic.key() == key)
    }

    /// The topic that a person means by `text`: its name in buttons, or its title.
    pub(super) fn meant(text: &str, locale: Locale) -> Option<Self> {
        let text = text.trim().to_lowercase();
        Self::named(&text)
            .or_else(|| Self::all().find(|topic| topic.title().to(locale).to_lowercase() == text))
    }

    /// The name in buttons and commands: stable.
    pub(super) fn key(self) -> String {
        match self {
            Self::Start => "start".to_owned(),
            Self::Commands => "commands".to_owned(),
            Self::Count => "count".to_owned(),
            Self::Game(variant) => variant.name().to_owned(),
            Self::Rule(lesson) => lesson.key.to_owned(),
            // The rule sets have names of their own, some of them the same as the games'.
            Self::Rules(rule_set) => format!("rules-{}", rule_set.name),
        }
    }

    pub(super) fn title(self) -> Text {
        use say::help;
        match self {
            Self::Start => help::start_title(),
            Self::Commands => help::commands_title(),
            Self::Count => help::count_title(),
            Self::Game(variant) => say::terms::game(variant),
            Self::Rule(lesson) => (lesson.title)(),
            Self::Rules(rule_set) => help::rules_title(rules_name(&rule_set.rules)),
        }
    }

    pub(super) fn text(self) -> Text {
        use say::help;
        match self {
            Self::Start => help::start(),
            Self::Commands => help::commands(),
            Self::Count => help::count(),
            Self::Game(Variant::Go) => help::go(),
            Self::Game(Variant::AtariGo) => help::atari_go(),
            Self::Game(Variant::Gomoku) => help::gomoku(),
            Self::Game(Variant::GoBang) => help::go_bang(),
            Self::Rule(lesson) => (lesson.text)(),
            Self::Rules(rule_set) => in_detail(&rule_set.rules),
        }
    }
}

/// What a rule set adds to the rules of its game.
pub(super) fn in_detail(rules: &Rules) -> Text {
    match (RuleSet::having(rules), rules) {
        (Some(rule_set), _) => say::help::rules(rule_set),
        (None, Rules::AtariGo(atari_go)) => {
            say::help::rules_captures(atari_go.captures_to_win.get())
        }
        (None, _) => rules_name(rules),
    }
}
