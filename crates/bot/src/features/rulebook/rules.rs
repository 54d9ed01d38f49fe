//! `/rules`: the rule book, a course with pictures and exercises.

use std::sync::LazyLock;

use crate::features::rulebook::help::{course, page, topic_option};
use crate::features::rulebook::topic::Topic;
use crate::i18n::{Locale, UserInput, say};
use crate::kit::command::Command;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::prefs::language::language_name;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Choice, CommandSpec, Need, OptionKind, OptionSpec};
use crate::port::message::Suggestion;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, options, _| Box::pin(async move { suggest(ctx, options, Topic::book()) }),
};

fn spec() -> CommandSpec {
    let languages = Locale::ALL.map(|locale| Choice {
        title: language_name(locale),
        value: locale.language(),
    });
    CommandSpec::new("rules", say::rules::command(), say::rules::command_about())
        .with(topic_option())
        .with(OptionSpec {
            name: "language",
            title: say::command::language(),
            about: say::rules::language_about(),
            kind: OptionKind::Choice(languages.into()),
            need: Need::Optional,
        })
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let locale = match options.text("language")? {
        None => ctx.reader(),
        Some(tag) => {
            Locale::from_tag(&tag).ok_or_else(|| Refusal::BadChoice(UserInput::new(&tag)))?
        }
    };
    match options.text("topic")? {
        Some(key) => page(ctx, &key, locale).await.map(ephemeral),
        None => course(ctx, locale).await.map(ephemeral),
    }
}

/// Suggests the `topics` whose titles contain the typed text.
pub(crate) fn suggest(
    ctx: &Ctx<'_>,
    options: Options<'_>,
    topics: impl IntoIterator<Item = Topic>,
) -> Result<Vec<Suggestion>, Failure> {
    let typed = options.text("topic")?.unwrap_or_default().to_lowercase();
    let titled = topics
        .into_iter()
        .map(|topic| (topic, topic.title().to(ctx.reader())));
    Ok(titled
        .filter(|(_, title)| title.to_lowercase().contains(typed.trim()))
        .take(25)
        .map(|(topic, title)| Suggestion {
            name: title.chars().take(100).collect(),
            value: topic.key(),
        })
        .collect())
}
