//! `/help`: an introduction to the bot, its commands and playing here; and a button to the rule book.

use std::sync::LazyLock;

use crate::features::rulebook::lesson::Lesson;
use crate::features::rulebook::page as pages;
use crate::features::rulebook::page_button::{PageButton, ShelfMenu};
use crate::features::rulebook::progress::Progress;
use crate::features::rulebook::rules::suggest;
use crate::features::rulebook::topic::{Shelf, Topic, in_detail};
use crate::game::Game;
use crate::games::view::words::rules_name;
use crate::i18n::{Locale, UserInput, say};
use crate::kit::command::Command;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::spec::{CommandSpec, Need, OptionKind, OptionSpec};
use crate::port::message::Message;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, options, _| {
        Box::pin(async move { suggest(ctx, options, Shelf::Start.topics()) })
    },
};

fn spec() -> CommandSpec {
    CommandSpec::new("help", say::command::help(), say::command::help_about()).with(topic_option())
}

/// The option that names a page.
pub(crate) fn topic_option() -> OptionSpec {
    OptionSpec {
        name: "topic",
        title: say::command::topic(),
        about: say::command::topic_about(),
        kind: OptionKind::Suggested { longest: 100 },
        need: Need::Optional,
    }
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let key = options.text("topic")?.unwrap_or_else(|| "start".to_owned());
    page(ctx, &key, ctx.reader()).await.map(ephemeral)
}

/// The page called `key`, a topic's name or its title, in the language `locale`.
pub(crate) async fn page(ctx: &Ctx<'_>, key: &str, locale: Locale) -> Result<Message, Failure> {
    let topic = Topic::find(key, &[ctx.reader(), locale])
        .ok_or_else(|| Refusal::BadChoice(UserInput::new(key)))?;
    pages::page(ctx, topic, locale).await
}

/// The page that a button leads to.
pub(crate) async fn open(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let PageButton(key) = PageButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let topic = Topic::from_key(&key).ok_or(Refusal::UnknownButton)?;
    let page = if topic.key() == first_topic().key() {
        course(ctx, ctx.reader()).await
    } else {
        pages::page(ctx, topic, ctx.reader()).await
    };
    page.map(ephemeral)
}

/// The first page of the rule book.
pub(crate) fn first_topic() -> Topic {
    Topic::book().next().expect("the book has pages")
}

/// The page to continue with: the first one, or after a start the first unsolved exercise, below the progress.
pub(crate) async fn course(ctx: &Ctx<'_>, locale: Locale) -> Result<Message, Failure> {
    let progress = Progress::of(ctx.services, ctx.caller()).await;
    let topic = progress.next().map_or_else(first_topic, Topic::Lesson);
    let page = pages::page(ctx, topic, locale).await?;
    Ok(Message {
        content: progress
            .text()
            .map_or_else(String::new, |text| text.to(locale)),
        ..page
    })
}

/// The page that was chosen from a shelf's menu, in its place.
pub(crate) async fn choose(ctx: &Ctx<'_>, custom_id: &str, key: &str) -> Handled {
    let menu = ShelfMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let ShelfMenu(locale, _) = menu;
    page(ctx, key, locale).await.map(instead)
}

/// The page about the rules of `game`.
pub(crate) async fn of_game(ctx: &Ctx<'_>, game: &Game) -> Handled {
    let rules = &game.terms().rules;
    let lesson = Lesson::from_key(rules.variant().name()).expect("every game has its page: tested");
    let mut page = pages::page(ctx, Topic::Lesson(lesson), ctx.reader()).await?;
    if let Some(card) = &mut page.card {
        let title = say::help::rules_title(rules_name(rules)).to(ctx.reader());
        // The longest text does not fit into a field.
        card.body += &format!("\n\n**{title}**\n{}", in_detail(rules).to(ctx.reader()));
    }
    Ok(ephemeral(page))
}
