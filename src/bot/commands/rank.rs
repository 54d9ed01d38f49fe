//! `/rank`: tell how strong one is, so that challenges can suggest handicap and komi.

use super::no_suggestions;
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::i18n::{Typed, say};
use crate::rules::Rank;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: no_suggestions,
};

fn spec() -> CommandSpec {
    CommandSpec::new("rank", say::command::rank(), say::command::rank_about()).with(OptionSpec {
        name: "rank",
        title: say::command::rank_value(),
        about: say::command::rank_value_about(),
        kind: OptionKind::Text { longest: 8 },
        need: Need::Required,
    })
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let typed = options.required("rank")?;
    let rank: Rank = typed
        .parse()
        .map_err(|_| say::refusal::bad_rank(Typed::new(&typed)))?;
    ask.bot.note_rank(ask.caller(), rank).await?;
    Ok(ask.whisper(&say::table::rank_noted(rank)))
}
