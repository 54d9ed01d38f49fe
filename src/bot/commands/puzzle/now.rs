//! `/puzzle now`: post a puzzle.

use super::level;
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Choice, OptionKind, OptionSpec, Subcommand};
use crate::bot::failure::Failure;
use crate::bot::options::Options;
use crate::bot::puzzle;
use crate::bot::reply::Response;
use crate::i18n::{Typed, say};
use crate::puzzle::Topic;

pub(super) const SUBCOMMAND: Subcommand = Subcommand {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
};

fn spec() -> OptionSpec {
    use say::puzzle as p;
    let topics = Topic::offered().map(|topic| Choice {
        title: p::topic_named(topic.name().to_owned()),
        value: topic.name(),
    });
    let options = vec![
        OptionSpec::optional(
            "topic",
            p::topic(),
            p::topic_about(),
            OptionKind::Choice(topics.collect()),
        ),
        OptionSpec::optional(
            "level",
            p::level(),
            p::level_about(),
            OptionKind::Integer { least: 1, most: 5 },
        ),
    ];
    OptionSpec::subcommand("now", p::now(), p::now_about(), options)
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let bad = |word: &str| say::refusal::bad_choice(Typed::new(word));
    let topic = match options.text("topic")? {
        None => None,
        Some(name) => {
            let topic = Topic::offered().find(|topic| topic.name() == name);
            Some(topic.ok_or_else(|| bad(&name))?)
        }
    };
    let level = level(options)?;
    puzzle::post(ask, puzzle::Wish { topic, level }).await
}
