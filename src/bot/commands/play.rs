//! `/play`: a stone on a point, shown first to those who like that, and where the game is played elsewhere.

use super::{suggest_games, table_option};
use crate::bot::alarm::follow;
use crate::bot::ask::{Ask, whisper};
use crate::bot::catalogue::{Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::point;
use crate::bot::reply::{Message, Response, Suggestion};
use crate::bot::settings::{OrUsual as _, Preview};
use crate::game::{Action, Actor, Game, GameId, Revision, decide};
use crate::i18n::say;
use crate::rules::{Move, Point};

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
    let game = match ask.find_to_act(options, Want::Move).await {
        Err(Failure::Elsewhere(game)) => {
            let mut preview = look_first(ask, &game, None, point).await?;
            let meant = ask.meant_elsewhere(&game).await.to(ask.reader());
            preview.content = format!("{meant}\n{}", preview.content);
            return Ok(whisper(preview));
        }
        found => found?,
    };
    play(ask, &game, None, point).await
}

/// Plays a stone on `point`, or shows first what that would look like, as the caller likes it.
pub(in crate::bot) async fn play(
    ask: &Ask<'_>,
    game: &Game,
    seen: Option<Revision>,
    point: Point,
) -> Result<Response, Failure> {
    // Who may want to look first does.
    let preview = ask.bot.chosen(ask.caller()).await.or_usual(Preview::Always);
    if preview.is_wanted(game) {
        return look_first(ask, game, seen, point).await.map(whisper);
    }
    put(ask, game.id(), seen, point).await
}

/// Plays a stone on `point`.
pub(in crate::bot) async fn put(
    ask: &Ask<'_>,
    game: GameId,
    seen: Option<Revision>,
    point: Point,
) -> Result<Response, Failure> {
    let action = Action::Move(Move::Play(point));
    let game = ask.act(game, seen, action).await?;
    Ok(ask.unveil(&game).await)
}

/// Shows the caller alone what a stone on `point` would look like: nothing is played.
async fn look_first(
    ask: &Ask<'_>,
    game: &Game,
    seen: Option<Revision>,
    point: Point,
) -> Result<Message, Failure> {
    ask.check_seen(game, seen)?;
    let actor = Actor::Player(ask.caller());
    let action = Action::Move(Move::Play(point));
    let mut after = game.clone();
    follow(&mut after, &ask.bot.rested(game, ask.now).await?)?;
    let events = decide(&after, actor, action, ask.now)
        .map_err(|refusal| Failure::refused(game, &refusal))?;
    follow(&mut after, &events)?;
    let style = ask.own_style();
    Ok(ask.bot.preview(game, &after, point, style).await)
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
