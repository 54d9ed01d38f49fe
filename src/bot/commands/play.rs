//! `/play`: a stone on a point.

use super::{suggest_games, table_option};
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::point;
use crate::bot::reply::{Response, Suggestion};
use crate::game::Action;
use crate::i18n::say;
use crate::rules::Move;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, options, focused| Box::pin(complete(ask, options, focused)),
};

fn spec() -> CommandSpec {
    CommandSpec::new("play", say::command::play(), say::command::play_about())
        .with(OptionSpec {
            name: "at",
            title: say::command::point(),
            about: say::command::point_about(),
            kind: OptionKind::Suggested { longest: 8 },
            need: Need::Required,
        })
        .with(table_option())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let point = point::one(&options.required("at")?)?;
    let game = ask.find(options, Want::Move).await?;
    let action = Action::Move(Move::Play(point));
    let game = ask.act(game.id(), None, action).await?;
    Ok(ask.unveil(&game).await)
}

async fn complete(
    ask: &Ask<'_>,
    options: Options<'_>,
    focused: &str,
) -> Result<Vec<Suggestion>, Failure> {
    if focused == "game" {
        return suggest_games(ask, Want::Move).await;
    }
    let game = match ask.find(options, Want::Move).await {
        Err(Failure::Ambiguous(mut games)) => games.remove(0),
        found => found?,
    };
    let typed = options.text("at")?.unwrap_or_default();
    let typed = typed.trim().to_uppercase();
    Ok(point::playable(&game)
        .iter()
        .map(|point| point.to_string())
        .filter(|name| name.starts_with(&typed))
        .take(25)
        .map(|name| Suggestion {
            value: name.clone(),
            name,
        })
        .collect())
}
