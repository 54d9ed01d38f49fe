//! `/game`: one game with its terms, how it stands, what moderators ruled in it, and its record.

use super::suggest_games;
use crate::bot::ask::{Ask, whisper};
use crate::bot::catalogue::{Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::game::Outline;
use crate::i18n::say;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(suggest_games(ask, Want::Look)),
};

fn spec() -> CommandSpec {
    use say::command as c;
    CommandSpec::new("game", c::game(), c::game_about()).with(OptionSpec {
        name: "number",
        title: c::game_number(),
        about: c::game_number_about(),
        kind: OptionKind::Suggested { longest: 20 },
        need: Need::Required,
    })
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let game = ask.named(&options.required("number")?).await?;
    let deadline = ask.bot.time_is_out(&Outline::of(&game)).await;
    let style = ask.own_style();
    Ok(whisper(ask.bot.dossier(&game, deadline, style).await))
}
