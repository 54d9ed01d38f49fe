//! `/substitute`: in Pair Go, propose that somebody else takes a seat of one's own side.

use super::{suggest_games, table_option};
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::game::{Action, Proposal};
use crate::i18n::say;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(suggest_games(ask, Want::Substitute)),
};

fn spec() -> CommandSpec {
    use say::command as c;
    let person = |name, title, about, need| OptionSpec {
        name,
        title,
        about,
        kind: OptionKind::Person,
        need,
    };
    CommandSpec::new("substitute", c::substitute(), c::substitute_about())
        .with(person(
            "player",
            c::substitute_player(),
            c::substitute_player_about(),
            Need::Required,
        ))
        .with(person(
            "leaving",
            c::substitute_leaving(),
            c::substitute_leaving_about(),
            Need::Optional,
        ))
        .with(table_option())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let into = options
        .human("player")?
        .ok_or_else(say::refusal::missing_option)?;
    let out = options
        .person("leaving")?
        .map_or(ask.caller(), |person| person.player);
    let game = ask.find_to_act(options, Want::Substitute).await?;
    ask.check_takes(into).await?;
    let proposal = Proposal::Substitute { out, into };
    let game = ask.act(game.id(), None, Action::Propose(proposal)).await?;
    Ok(ask.unveil(&game).await)
}
