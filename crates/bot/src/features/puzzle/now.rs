//! `/puzzle now`: solve puzzles alone, one after the other.

use std::sync::LazyLock;

use crate::features::puzzle::command::level;
use crate::features::puzzle::practice;
use crate::i18n::{UserInput, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Choice, OptionKind, OptionSpec};
use crate::puzzle::Topic;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    use say::puzzle as p;
    let topics = Topic::on_offer().map(|topic| Choice {
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

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let bad = |word: &str| Refusal::BadChoice(UserInput::new(word));
    let topic = match options.text("topic")? {
        None => None,
        Some(name) => {
            let topic = Topic::on_offer().find(|topic| topic.name() == name);
            Some(topic.ok_or_else(|| bad(&name))?)
        }
    };
    let level = level(options)?;
    practice::begin(ctx, topic, level).await
}
