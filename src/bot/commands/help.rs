//! `/help`: what the bot is, its commands and how to play here; and the way to the rule book.

use super::rules::suggested;
use crate::bot::ask::{Ask, whisper};
use crate::bot::book;
use crate::bot::catalogue::{Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::lesson::Lesson;
use crate::bot::options::Options;
use crate::bot::reply::{Message, Response};
use crate::bot::topic::{Shelf, Topic, in_detail};
use crate::bot::view::rules_name;
use crate::game::Game;
use crate::i18n::{Locale, Typed, say};

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, options, _| {
        Box::pin(async move { suggested(ask, options, Shelf::Start.topics()) })
    },
};

fn spec() -> CommandSpec {
    CommandSpec::new("help", say::command::help(), say::command::help_about()).with(topic_option())
}

/// The option that names a page.
pub(super) fn topic_option() -> OptionSpec {
    OptionSpec {
        name: "topic",
        title: say::command::topic(),
        about: say::command::topic_about(),
        kind: OptionKind::Suggested { longest: 100 },
        need: Need::Optional,
    }
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let key = options.text("topic")?.unwrap_or_else(|| "start".to_owned());
    page(ask, &key, ask.reader()).await.map(whisper)
}

/// The page that is meant by `key`, a topic's name or its title, in the language `locale`.
pub(in crate::bot) async fn page(
    ask: &Ask<'_>,
    key: &str,
    locale: Locale,
) -> Result<Message, Failure> {
    let topic = Topic::meant(key, &[ask.reader(), locale])
        .ok_or_else(|| say::refusal::bad_choice(Typed::new(key)))?;
    Ok(book::page(ask, topic, locale).await)
}

/// The page that a button leads to.
pub(in crate::bot) async fn open(ask: &Ask<'_>, key: &str) -> Result<Response, Failure> {
    let topic = Topic::named(key).ok_or_else(say::refusal::unknown_button)?;
    Ok(whisper(book::page(ask, topic, ask.reader()).await))
}

/// The page about the rules of `game`.
pub(in crate::bot) async fn of_game(ask: &Ask<'_>, game: &Game) -> Message {
    let rules = &game.terms().rules;
    let lesson = Lesson::named(rules.variant().name()).expect("every game has its page: tested");
    let mut page = book::page(ask, Topic::Lesson(lesson), ask.reader()).await;
    if let Some(card) = &mut page.card {
        let title = say::help::rules_title(rules_name(rules)).to(ask.reader());
        // A field would be too short for the longest.
        card.body += &format!("\n\n**{title}**\n{}", in_detail(rules).to(ask.reader()));
    }
    page
}
