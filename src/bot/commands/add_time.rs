//! `/addtime`: give the other side more time.

use super::{suggest_games, table_option};
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::clock::Span;
use crate::game::{Action, MOST_TIME_GIVEN};
use crate::i18n::say;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(suggest_games(ask, Want::Arrange)),
};

fn spec() -> CommandSpec {
    use say::command as c;
    CommandSpec::new("addtime", c::add_time(), c::add_time_about())
        .with(days_option(Need::Required))
        .with(table_option())
}

/// The option that says how many days are given.
pub(super) fn days_option(need: Need) -> OptionSpec {
    OptionSpec {
        name: "days",
        title: say::command::days(),
        about: say::command::days_about(),
        kind: OptionKind::Integer {
            least: 1,
            most: MOST_TIME_GIVEN.as_millis() / Span::days(1).as_millis(),
        },
        need,
    }
}

/// The time in the option `days`.
pub(super) fn given(options: Options<'_>) -> Result<Span, Failure> {
    let days = options
        .number("days")?
        .ok_or_else(say::refusal::missing_option)?;
    Ok(Span::days(days))
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let span = given(options)?;
    let game = ask.find_to_act(options, Want::Arrange).await?;
    let game = ask.act(game.id(), None, Action::GiveTime(span)).await?;
    Ok(ask.unveil(&game).await)
}
