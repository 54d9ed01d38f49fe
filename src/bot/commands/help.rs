//! `/help`: what the bot is, its commands, the games and their rules, a page each.

use crate::bot::ask::{Ask, whisper};
use crate::bot::button::Token;
use crate::bot::catalogue::{COMMANDS, Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::options::Options;
use crate::bot::reply::{Card, Entry, Menu, Message, Response, Row, Suggestion};
use crate::bot::topic::{Shelf, Topic, in_detail};
use crate::bot::view::rules_name;
use crate::game::Game;
use crate::i18n::{Typed, say};

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, options, _| Box::pin(async move { complete(ask, options) }),
};

fn spec() -> CommandSpec {
    CommandSpec::new("help", say::command::help(), say::command::help_about()).with(OptionSpec {
        name: "topic",
        title: say::command::topic(),
        about: say::command::topic_about(),
        kind: OptionKind::Suggested { longest: 100 },
        need: Need::Optional,
    })
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let key = options.text("topic")?.unwrap_or_else(|| "start".to_owned());
    page(ask, &key).await.map(whisper)
}

/// Suggests the pages in whose titles what was typed so far occurs.
fn complete(ask: &Ask<'_>, options: Options<'_>) -> Result<Vec<Suggestion>, Failure> {
    let typed = options.text("topic")?.unwrap_or_default().to_lowercase();
    let titled = Topic::all().map(|topic| (topic, title(ask, topic)));
    Ok(titled
        .filter(|(_, title)| title.to_lowercase().contains(typed.trim()))
        .take(25)
        .map(|(topic, name)| Suggestion {
            name,
            value: topic.key(),
        })
        .collect())
}

/// The page that is meant by `key`: a topic's name, or its title.
pub(in crate::bot) async fn page(ask: &Ask<'_>, key: &str) -> Result<Message, Failure> {
    let topic =
        Topic::meant(key, ask.reader()).ok_or_else(|| say::refusal::bad_choice(Typed::new(key)))?;
    Ok(message(ask, topic).await)
}

/// The page that a button leads to.
pub(in crate::bot) async fn open(ask: &Ask<'_>, key: &str) -> Result<Response, Failure> {
    let topic = Topic::named(key).ok_or_else(say::refusal::unknown_button)?;
    Ok(whisper(message(ask, topic).await))
}

/// The page about the rules of `game`.
pub(in crate::bot) async fn of_game(ask: &Ask<'_>, game: &Game) -> Message {
    let rules = &game.terms().rules;
    let mut page = message(ask, Topic::Game(rules.variant())).await;
    if let Some(card) = &mut page.card {
        let title = say::help::rules_title(rules_name(rules)).to(ask.reader());
        card.fields.push((title, in_detail(rules).to(ask.reader())));
    }
    page
}

fn title(ask: &Ask<'_>, topic: Topic) -> String {
    topic.title().to(ask.reader()).chars().take(100).collect()
}

async fn message(ask: &Ask<'_>, topic: Topic) -> Message {
    let mut body = topic.text().to(ask.reader());
    if let Topic::Commands = topic {
        for spec in COMMANDS.iter().map(|command| (command.spec)()) {
            let Some(about) = spec.about else { continue };
            let line = say::help::command_line(spec.title, about);
            body += &format!("\n{}", line.to(ask.reader()));
        }
    }
    let page = Message {
        card: Some(Card {
            title: topic.title().to(ask.reader()),
            body,
            fields: Vec::new(),
        }),
        rows: Shelf::ALL.map(|shelf| menu(ask, shelf)).into(),
        ..Message::default()
    };
    match topic {
        Topic::Rule(lesson) => ask.bot.illustrated(page, lesson, ask.own_style()).await,
        _ => page,
    }
}

fn menu(ask: &Ask<'_>, shelf: Shelf) -> Row {
    let entries = shelf.topics().into_iter().map(|topic| Entry {
        label: title(ask, topic),
        value: topic.key(),
        description: None,
    });
    Row::Menu(Menu {
        custom_id: Token::Help(shelf).write().expect("the words are short"),
        placeholder: shelf.title().to(ask.reader()),
        entries: entries.collect(),
    })
}
