//! Topics of the help and of the rule book.

use crate::features::rulebook::lesson;
use crate::features::rulebook::lesson::Lesson;
use crate::games::view::words::rules_name;
use crate::i18n::{Locale, Text, say};
use crate::rules::{RuleSet, Rules};

/// A topic to read.
#[derive(Clone, Copy)]
pub(crate) enum Topic {
    Start,
    Playing,
    Commands,
    Organisers,
    Count,
    Clubs,
    Contents,
    Lesson(&'static Lesson),
    Rules(&'static RuleSet),
}

/// A part of a topic that is shown at once: lessons are shown in parts, and the contents shelf by shelf.
#[derive(Clone, Copy)]
pub(crate) struct TopicPart {
    pub(crate) topic: Topic,
    /// Counted from 0.
    pub(crate) part: usize,
}

impl From<Topic> for TopicPart {
    fn from(topic: Topic) -> Self {
        Self { topic, part: 0 }
    }
}

impl TopicPart {
    /// The part with this key in buttons: the key of its topic, from the second part on with its number.
    pub(crate) fn from_key(key: &str) -> Option<Self> {
        let (topic, part) = match key.split_once("--") {
            Some((topic, part)) => (topic, part.parse().ok()?),
            None => (key, 0),
        };
        let topic = Topic::from_key(topic)?;
        Some(Self { topic, part })
    }

    /// The last part of `topic`.
    pub(crate) fn last_of(topic: Topic, locale: Locale) -> Self {
        let part = match topic {
            Topic::Lesson(lesson) => lesson.parts(locale).len() - 1,
            _ => 0,
        };
        Self { topic, part }
    }

    pub(crate) fn key(self) -> String {
        let key = self.topic.key();
        match self.part {
            0 => key,
            part => format!("{key}--{part}"),
        }
    }
}

/// Groups of topics: all of them do not fit into one menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// How to play here, and the games: the help.
    Start,
    /// The rule book from the first stone to Strasbourg.
    Path,
    /// The whole game of Go.
    Go,
    /// Other games, and how to play here.
    More,
    RuleSets,
}

impl Shelf {
    /// Every shelf.
    pub const ALL: [Self; 5] = [
        Self::Start,
        Self::Path,
        Self::Go,
        Self::More,
        Self::RuleSets,
    ];

    /// The shelves of the rule book, in the order of its menus.
    pub(crate) const BOOK: [Self; 4] = [Self::Path, Self::Go, Self::More, Self::RuleSets];

    /// The shelf's word in buttons.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Path => "path",
            Self::Go => "go",
            Self::More => "more",
            Self::RuleSets => "rule-sets",
        }
    }

    /// The shelf of that word.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|shelf| shelf.word() == word)
    }

    pub(crate) fn title(self) -> Text {
        match self {
            Self::Start => say::help::shelf_start(),
            Self::Path => say::rules::shelf_path(),
            Self::Go => say::rules::shelf_go(),
            Self::More => say::rules::shelf_more(),
            Self::RuleSets => say::help::shelf_rule_sets(),
        }
    }

    pub(crate) fn topics(self) -> Vec<Topic> {
        let lessons = |lessons: &'static [Lesson]| lessons.iter().map(Topic::Lesson).collect();
        match self {
            Self::Start => {
                let games = crate::rules::Variant::ALL.map(|game| Lesson::from_key(game.name()));
                [
                    Topic::Start,
                    Topic::Playing,
                    Topic::Commands,
                    Topic::Organisers,
                    Topic::Count,
                    Topic::Clubs,
                ]
                .into_iter()
                .chain(games.into_iter().flatten().map(Topic::Lesson))
                .collect()
            }
            Self::Path => lessons(lesson::PATH),
            Self::Go => lessons(lesson::GO),
            Self::More => lessons(lesson::MORE),
            Self::RuleSets => RuleSet::ALL.iter().map(Topic::Rules).collect(),
        }
    }
}

impl Topic {
    /// Every page of the rule book, in order.
    pub(crate) fn book() -> impl Iterator<Item = Self> {
        Shelf::BOOK.into_iter().flat_map(Shelf::topics)
    }

    /// Every topic.
    fn all() -> impl Iterator<Item = Self> {
        let shelves = Shelf::ALL.into_iter().flat_map(Shelf::topics);
        shelves.chain([Self::Contents])
    }

    /// The topic called `key`.
    pub(crate) fn from_key(key: &str) -> Option<Self> {
        Self::all().find(|topic| topic.key() == key)
    }

    /// The topic that a person means by `text`: its name in buttons, or its title in one of `languages`.
    pub(crate) fn find(text: &str, languages: &[Locale]) -> Option<Self> {
        let text = text.trim().to_lowercase();
        let is_called = |topic: &Self| {
            let mut titles = languages.iter().map(|&language| topic.title().to(language));
            titles.any(|title| title.to_lowercase() == text)
        };
        Self::from_key(&text).or_else(|| Self::all().find(is_called))
    }

    /// Its pages before and after in the rule book, if it is one of them.
    pub(crate) fn neighbours(self) -> [Option<Self>; 2] {
        let pages: Vec<_> = Self::book().collect();
        let own = self.key();
        let Some(place) = pages.iter().position(|page| page.key() == own) else {
            return [None, None];
        };
        let before = place.checked_sub(1).and_then(|place| pages.get(place));
        [before.copied(), pages.get(place + 1).copied()]
    }

    /// The name in buttons and commands: stable.
    pub(crate) fn key(self) -> String {
        match self {
            Self::Start => "start".to_owned(),
            Self::Playing => "playing".to_owned(),
            Self::Commands => "commands".to_owned(),
            Self::Organisers => "organisers".to_owned(),
            Self::Count => "count".to_owned(),
            Self::Clubs => "clubs".to_owned(),
            Self::Contents => "contents".to_owned(),
            Self::Lesson(lesson) => lesson.key.to_owned(),
            // The rule sets have names of their own, some of them the same as the games'.
            Self::Rules(rule_set) => format!("rules-{}", rule_set.name),
        }
    }

    pub(crate) fn title(self) -> Text {
        use say::help;
        match self {
            Self::Start => help::welcome_title(),
            Self::Playing => help::start_title(),
            Self::Commands => help::commands_title(),
            Self::Organisers => help::organisers_title(),
            Self::Count => help::count_title(),
            Self::Clubs => help::clubs_title(),
            Self::Contents => say::rules::contents_title(),
            Self::Lesson(lesson) => (lesson.title)(),
            Self::Rules(rule_set) => help::rules_title(rules_name(&rule_set.rules)),
        }
    }

    /// Its text, in parts.
    pub(crate) fn texts(self) -> Vec<Text> {
        use say::help;
        match self {
            Self::Start => vec![help::welcome()],
            Self::Playing => vec![help::start()],
            Self::Commands => vec![help::commands()],
            Self::Organisers => vec![help::organisers()],
            Self::Count => vec![help::count()],
            Self::Clubs => vec![help::clubs()],
            Self::Contents => vec![say::rules::contents()],
            // It is read in parts.
            Self::Lesson(_) => Vec::new(),
            Self::Rules(rule_set) => vec![in_detail(&rule_set.rules)],
        }
    }
}

/// A rule set's additions to the rules of its game.
pub(crate) fn in_detail(rules: &Rules) -> Text {
    match (RuleSet::from_rules(rules), rules) {
        (Some(rule_set), _) => say::help::rules(rule_set),
        (None, Rules::AtariGo(atari_go)) => {
            say::help::rules_captures(atari_go.captures_to_win.get())
        }
        (None, _) => rules_name(rules),
    }
}
