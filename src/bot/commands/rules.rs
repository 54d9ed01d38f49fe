//! `/rules`: the rule book, a course with pictures and exercises.

use super::help::{page, topic_option};
use super::me::language_named;
use crate::bot::ask::{Ask, whisper};
use crate::bot::catalogue::{Choice, Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::options::Options;
use crate::bot::reply::{Response, Suggestion};
use crate::bot::topic::Topic;
use crate::i18n::{Locale, Typed, say};

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, options, _| Box::pin(async move { suggested(ask, options, Topic::book()) }),
};

fn spec() -> CommandSpec {
    let languages = Locale::ALL.map(|locale| Choice {
        title: language_named(locale),
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

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let locale = match options.text("language")? {
        None => ask.reader(),
        Some(tag) => {
            Locale::tagged(&tag).ok_or_else(|| say::refusal::bad_choice(Typed::new(&tag)))?
        }
    };
    let key = options.text("topic")?.unwrap_or_else(|| "path".to_owned());
    page(ask, &key, locale).await.map(whisper)
}

/// Suggests those of `topics` in whose titles what was typed so far occurs.
pub(super) fn suggested(
    ask: &Ask<'_>,
    options: Options<'_>,
    topics: impl IntoIterator<Item = Topic>,
) -> Result<Vec<Suggestion>, Failure> {
    let typed = options.text("topic")?.unwrap_or_default().to_lowercase();
    let titled = topics
        .into_iter()
        .map(|topic| (topic, topic.title().to(ask.reader())));
    Ok(titled
        .filter(|(_, title)| title.to_lowercase().contains(typed.trim()))
        .take(25)
        .map(|(topic, title)| Suggestion {
            name: title.chars().take(100).collect(),
            value: topic.key(),
        })
        .collect())
}
