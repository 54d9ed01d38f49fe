//! `/play`: a stone on a point, shown first to those who like that, and where the game is played elsewhere.

use crate::bot::features::play::preference::{PREVIEW, Preview};
use crate::bot::features::play::preview;
use crate::bot::games::find::Want;
use crate::bot::games::suggestions::{suggest_games, table_option};
use crate::bot::games::time::alarm;
use crate::bot::games::time::alarm::follow;
use crate::bot::games::view::board;
use crate::bot::games::{act, elsewhere, find};
use crate::bot::kit::command::Command;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::{Handled, Outcome, ephemeral};
use crate::bot::kit::parse::point;
use crate::bot::kit::prefs::OrUsual as _;
use crate::bot::kit::refusal::PlayRefusal;
use crate::bot::kit::spec::{CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::port::message::{Message, Suggestion};
use crate::game::{Action, Actor, Game, GameId, Revision, decide};
use crate::i18n::say;
use crate::rules::{Move, Point};

/// So long may the points be: nine handicap stones with spaces between them.
const LONGEST: u16 = 40;

pub(crate) const COMMAND: Command = Command {
    spec,
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, options, focused| Box::pin(complete(ctx, options, focused)),
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

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let typed = options.required("at")?;
    let game = match elsewhere::find_to_act(ctx, options, Want::Move).await {
        Err(Failure::Elsewhere(game)) => {
            let &[point] = &point::of_stones(&typed, game.terms().size)?[..] else {
                return Err(Failure::Elsewhere(game));
            };
            let mut preview = look_first(ctx, &game, None, point).await?;
            let meant = elsewhere::meant_elsewhere(ctx, &game)
                .await
                .to(ctx.reader());
            preview.content = format!("{meant}\n{}", preview.content);
            return Ok(ephemeral(preview));
        }
        found => found?,
    };
    let points = point::of_stones(&typed, game.terms().size)?;
    play(ctx, &game, None, &points).await
}

/// Plays a stone on the one of `points`, or shows first what that would look like, as the caller likes it;
/// or places several handicap stones.
pub(crate) async fn play(
    ctx: &Ctx<'_>,
    game: &Game,
    seen: Option<Revision>,
    points: &[Point],
) -> Handled {
    let &[point] = points else {
        return place(ctx, game.id(), seen, points).await;
    };
    // Who may want to look first does.
    let preview = PREVIEW
        .get(ctx.services, ctx.caller())
        .await
        .or_usual(Preview::Always);
    if preview.is_wanted(game) {
        return look_first(ctx, game, seen, point).await.map(ephemeral);
    }
    put(ctx, game.id(), seen, point).await
}

/// Places several handicap stones, all of them or none.
///
/// They are not shown first: none of them answers anything, and the last one can be taken back.
async fn place(ctx: &Ctx<'_>, game: GameId, seen: Option<Revision>, points: &[Point]) -> Handled {
    let plan = |game: &Game| match game.position().to_place() {
        0 => Err(PlayRefusal::OneStone.into()),
        left if points.len() > left.into() => Err(PlayRefusal::TooManyStones(left).into()),
        _ => {
            let play = |point: &Point| Action::Move(Move::Play(*point));
            Ok(points.iter().map(play).collect())
        }
    };
    let placed = act::act_all(ctx, game, seen, plan).await;
    let game = placed.map_err(|failure| match failure {
        // Its board would show stones that are not there.
        Failure::Illegal(one) => {
            PlayRefusal::NonePlaced(one.mv, one.reason, one.game.terms().size).into()
        }
        other => other,
    })?;
    Ok(Outcome::news(game))
}

/// Plays a stone on `point`.
pub(crate) async fn put(
    ctx: &Ctx<'_>,
    game: GameId,
    seen: Option<Revision>,
    point: Point,
) -> Handled {
    let action = Action::Move(Move::Play(point));
    let game = act::act(ctx, game, seen, action).await?;
    Ok(Outcome::news(game))
}

/// Shows the caller alone what a stone on `point` would look like: nothing is played.
async fn look_first(
    ctx: &Ctx<'_>,
    game: &Game,
    seen: Option<Revision>,
    point: Point,
) -> Result<Message, Failure> {
    act::check_seen(ctx, game, seen)?;
    let actor = Actor::Player(ctx.caller());
    let action = Action::Move(Move::Play(point));
    let mut after = game.clone();
    follow(
        &mut after,
        &alarm::rested(ctx.services, game, ctx.now).await?,
    )?;
    let event = decide(&after, actor, action, ctx.now)
        .map_err(|refusal| Failure::refused(game, refusal))?;
    follow(&mut after, &[event])?;
    let style = ctx.own_style();
    let message = preview::preview(game, point, style);
    Ok(board::with_picture(ctx.services, message, &after, style).await)
}

async fn complete(
    ctx: &Ctx<'_>,
    options: Options<'_>,
    focused: &str,
) -> Result<Vec<Suggestion>, Failure> {
    if focused == "game" {
        return suggest_games(ctx, Want::Move).await;
    }
    let game = match find::find(ctx, options, Want::Move).await {
        Err(Failure::Ambiguous(games)) => find::game(ctx.services, games[0].id).await?,
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
