//! `/help`: what the bot is, its commands, the games and their rules, a page each.

use crate::bot::ask::{Ask, whisper};
use crate::bot::button::Token;
use crate::bot::catalogue::{
    COMMANDS, Choice, Command, CommandSpec, Doing, Need, OptionKind, OptionSpec,
};
use crate::bot::failure::Failure;
use crate::bot::options::Options;
use crate::bot::reply::{Card, Entry, Menu, Message, Response, Row, Suggestion};
use crate::bot::view::rules_name;
use crate::game::Game;
use crate::i18n::{Text, Typed, say};
use crate::rules::{RuleSet, Rules, Variant};

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(async move { run(ask, options) }),
    complete,
};

/// Something to read about.
#[derive(Clone, Copy, Debug)]
enum Topic {
    Start,
    Commands,
    Count,
    Game(Variant),
    Rules(&'static RuleSet),
}

fn spec() -> CommandSpec {
    CommandSpec::new("help", say::command::help(), say::command::help_about()).with(OptionSpec {
        name: "topic",
        title: say::command::topic(),
        about: say::command::topic_about(),
        kind: OptionKind::Choice(
            [Topic::Start, Topic::Commands, Topic::Count]
                .into_iter()
                .chain(Variant::ALL.map(Topic::Game))
                .map(|topic| Choice {
                    title: topic.title(),
                    value: topic.fixed_key(),
                })
                .collect(),
        ),
        need: Need::Optional,
    })
}

fn complete<'a>(
    _: &'a Ask<'a>,
    _: Options<'a>,
    _: &'a str,
) -> Doing<'a, Result<Vec<Suggestion>, Failure>> {
    Box::pin(async { Ok(Vec::new()) })
}

fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let key = options.text("topic")?.unwrap_or_else(|| "start".to_owned());
    page(ask, &key).map(whisper)
}

/// The page called `key`.
pub(in crate::bot) fn page(ask: &Ask<'_>, key: &str) -> Result<Message, Failure> {
    let topic = Topic::all()
        .find(|topic| topic.key() == key)
        .ok_or_else(|| say::refusal::bad_choice(Typed::new(key)))?;
    Ok(message(ask, topic))
}

/// The page about the rules of `game`.
pub(in crate::bot) fn of_game(ask: &Ask<'_>, game: &Game) -> Message {
    let rules = &game.terms().rules;
    let mut page = message(ask, Topic::Game(rules.variant()));
    if let Some(card) = &mut page.card {
        let title = say::help::rules_title(rules_name(rules)).to(ask.reader());
        card.fields.push((title, in_detail(rules).to(ask.reader())));
    }
    page
}

fn message(ask: &Ask<'_>, topic: Topic) -> Message {
    let entries = Topic::all()
        .take(25)
        .map(|topic| Entry {
            label: topic.title().to(ask.reader()).chars().take(100).collect(),
            value: topic.key(),
            description: None,
        })
        .collect();
    let menu = Menu {
        custom_id: Token::Help.write().expect("the word is short"),
        placeholder: say::help::menu().to(ask.reader()),
        entries,
    };
    let mut body = topic.text().to(ask.reader());
    if let Topic::Commands = topic {
        for spec in COMMANDS.iter().map(|command| (command.spec)()) {
            let Some(about) = spec.about else { continue };
            let line = say::help::command_line(spec.title, about);
            body += &format!("\n{}", line.to(ask.reader()));
        }
    }
    Message {
        card: Some(Card {
            title: topic.title().to(ask.reader()),
            body,
            fields: Vec::new(),
        }),
        rows: vec![Row::Menu(menu)],
        ..Message::default()
    }
}

impl Topic {
    fn all() -> impl Iterator<Item = Self> {
        [Self::Start, Self::Commands, Self::Count]
            .into_iter()
            .chain(Variant::ALL.map(Self::Game))
            .chain(RuleSet::ALL.iter().map(Self::Rules))
    }

    fn key(self) -> String {
        match self {
            // The rule sets have names of their own, some of them the same as the games'.
            Self::Rules(rule_set) => format!("rules-{}", rule_set.name),
            other => other.fixed_key().to_owned(),
        }
    }

    fn fixed_key(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Commands => "commands",
            Self::Count => "count",
            Self::Game(variant) => variant.name(),
            Self::Rules(rule_set) => rule_set.name,
        }
    }

    fn title(self) -> Text {
        use say::help;
        match self {
            Self::Start => help::start_title(),
            Self::Commands => help::commands_title(),
            Self::Count => help::count_title(),
            Self::Game(variant) => say::terms::game(variant),
            Self::Rules(rule_set) => help::rules_title(rules_name(&rule_set.rules)),
        }
    }

    fn text(self) -> Text {
        use say::help;
        match self {
            Self::Start => help::start(),
            Self::Commands => help::commands(),
            Self::Count => help::count(),
            Self::Game(Variant::Go) => help::go(),
            Self::Game(Variant::AtariGo) => help::atari_go(),
            Self::Game(Variant::Gomoku) => help::gomoku(),
            Self::Game(Variant::GoBang) => help::go_bang(),
            Self::Rules(rule_set) => in_detail(&rule_set.rules),
        }
    }
}

/// What a rule set adds to the rules of its game.
fn in_detail(rules: &Rules) -> Text {
    match (RuleSet::having(rules), rules) {
        (Some(rule_set), _) => say::help::rules(rule_set),
        (None, Rules::AtariGo(atari_go)) => {
            say::help::rules_captures(atari_go.captures_to_win.get())
        }
        (None, _) => rules_name(rules),
    }
}
