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

/// So long may the points be: nine handicap stones with spaces between them.
const LONGEST: u16 = 40;

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
            kind: OptionKind::Suggested { longest: LONGEST },
            need: Need::Required,
        })
        .with(table_option())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let typed = options.required("at")?;
    let game = match ask.find_to_act(options, Want::Move).await {
        Err(Failure::Elsewhere(game)) => {
            let &[point] = &point::of_stones(&typed, game.terms().size)?[..] else {
                return Err(Failure::Elsewhere(game));
            };
            let mut preview = look_first(ask, &game, None, point).await?;
            let meant = ask.meant_elsewhere(&game).await.to(ask.reader());
            preview.content = format!("{meant}\n{}", preview.content);
            return Ok(whisper(preview));
        }
        found => found?,
    };
    let points = point::of_stones(&typed, game.terms().size)?;
    play(ask, &game, None, &points).await
}

/// Plays a stone on the one of `points`, or shows first what that would look like, as the caller likes it;
/// or places several handicap stones.
pub(in crate::bot) async fn play(
    ask: &Ask<'_>,
    game: &Game,
    seen: Option<Revision>,
    points: &[Point],
) -> Result<Response, Failure> {
    let &[point] = points else {
        return place(ask, game.id(), seen, points).await;
    };
    // Who may want to look first does.
    let preview = ask.bot.chosen(ask.caller()).await.or_usual(Preview::Always);
    if preview.is_wanted(game) {
        return look_first(ask, game, seen, point).await.map(whisper);
    }
    put(ask, game.id(), seen, point).await
}

/// Places several handicap stones, all of them or none.
///
/// They are not shown first: none of them answers anything, and the last one can be taken back.
async fn place(
    ask: &Ask<'_>,
    game: GameId,
    seen: Option<Revision>,
    points: &[Point],
) -> Result<Response, Failure> {
    let plan = |game: &Game| match game.position().to_place() {
        0 => Err(say::refusal::one_stone().into()),
        left if points.len() > left.into() => Err(say::refusal::too_many_stones(left).into()),
        _ => {
            let play = |point: &Point| Action::Move(Move::Play(*point));
            Ok(points.iter().map(play).collect())
        }
    };
    let placed = ask.act_all(game, seen, plan).await;
    let game = placed.map_err(|failure| match failure {
        // Its board would show stones that are not there.
        Failure::Illegal(_) => say::refusal::none_placed(failure.sentence()).into(),
        other => other,
    })?;
    Ok(ask.unveil(&game).await)
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
    let event = decide(&after, actor, action, ask.now)
        .map_err(|refusal| Failure::refused(game, &refusal))?;
    follow(&mut after, &[event])?;
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
        Err(Failure::Ambiguous(games)) => ask.bot.game(games[0].id).await?,
        found => found?,
    };
    let typed = options.text("at")?.unwrap_or_default().to_uppercase();
    // Where several stones are placed, the last one is being typed.
    let last = typed
        .trim_end()
        .rfind(char::is_whitespace)
        .map_or(0, |space| space + 1);
    let (before, typed) = typed.trim_end().split_at(last);
    Ok(point::playable(&game)
        .iter()
        .map(|point| point.to_string())
        .filter(|name| name.starts_with(typed))
        .map(|name| format!("{}{name}", before.trim_start()))
        .take(25)
        .map(|name| Suggestion {
            value: name.clone(),
            name,
        })
        .collect())
}
