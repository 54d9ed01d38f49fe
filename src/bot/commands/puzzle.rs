//! `/puzzle`: post a puzzle that everybody in the channel may answer in private.

use super::no_suggestions;
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Choice, Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::options::Options;
use crate::bot::puzzle;
use crate::bot::reply::Response;
use crate::i18n::{Typed, say};
use crate::puzzle::{Level, RuleTopic};

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: no_suggestions,
};

fn spec() -> CommandSpec {
    use say::puzzle as p;
    let topics = RuleTopic::ALL.map(|topic| Choice {
        title: p::topic_named(topic.name().to_owned()),
        value: topic.name(),
    });
    CommandSpec::new("puzzle", p::command(), p::command_about())
        .with(OptionSpec {
            name: "topic",
            title: p::topic(),
            about: p::topic_about(),
            kind: OptionKind::Choice(topics.into()),
            need: Need::Optional,
        })
        .with(OptionSpec {
            name: "level",
            title: p::level(),
            about: p::level_about(),
            kind: OptionKind::Integer { least: 1, most: 5 },
            need: Need::Optional,
        })
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let bad = |word: &str| say::refusal::bad_choice(Typed::new(word));
    let topic = match options.text("topic")? {
        None => None,
        Some(name) => {
            let mut known = RuleTopic::ALL.into_iter();
            Some(
                known
                    .find(|topic| topic.name() == name)
                    .ok_or_else(|| bad(&name))?,
            )
        }
    };
    let level = match options.number("level")? {
        None => None,
        Some(number) => {
            let level = u8::try_from(number).ok().and_then(Level::new);
            Some(level.ok_or_else(|| bad(&number.to_string()))?)
        }
    };
    puzzle::post(ask, topic, level).await
}
