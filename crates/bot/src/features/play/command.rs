//! `/play`: plays a stone on a point, after a preview for members who prefer one or if the game is played elsewhere.
//! Without a point, shows the picker.

use std::sync::LazyLock;

use crate::features::play::picker;
use crate::game::{Action, Game, GameId, Revision};
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::view::shown_state;
use crate::games::{act, elsewhere, find};
use crate::i18n::say;
use crate::kit::command::Command;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome, ephemeral};
use crate::kit::parse::point;
use crate::kit::refusal::{PlayRefusal, Refusal};
use crate::kit::spec::{CommandSpec, Need, OptionKind, OptionSpec};
use crate::kit::verb::{GameButton, Verb};
use crate::port::message::{Message, Suggestion};
use crate::rules::{Move, Point};

/// The longest list of points, in characters: nine handicap stones with spaces between them.
const LONGEST_POINTS: u16 = 40;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, options, focused| Box::pin(complete(ctx, options, focused)),
};

fn spec() -> CommandSpec {
    CommandSpec::new("play", say::command::play(), say::command::play_about())
        .with(OptionSpec {
            name: "at",
            title: say::command::point(),
            about: say::command::point_about(),
            kind: OptionKind::Suggested {
                longest: LONGEST_POINTS,
            },
            need: Need::Optional,
        })
        .with(table_option())
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let typed = options.text("at")?;
    let typed = typed.as_deref();
    match elsewhere::find_to_act(ctx, options, Purpose::Move).await {
        Err(Failure::Elsewhere(game)) => {
            let played = look_there(ctx, &game, typed).await;
            played.map_err(|failure| offer_to_type_again(&game, failure))
        }
        Err(failure) => Err(failure),
        Ok(game) => {
            let played = play_here(ctx, &game, typed).await;
            played.map_err(|failure| offer_to_type_again(&game, failure))
        }
    }
}

/// Plays the point in `typed`; without one, shows the picker.
async fn play_here(ctx: &Ctx<'_>, game: &Game, typed: Option<&str>) -> Handled {
    let Some(typed) = typed else {
        return picker::picker(ctx, game, None).await.map(ephemeral);
    };
    let points = point::of_stones(typed, game.terms().size)?;
    play(ctx, game, None, &points, ephemeral).await
}

/// Shows the picker of a game that is played in another channel, or the preview of the `typed` stone.
async fn look_there(ctx: &Ctx<'_>, game: &Game, typed: Option<&str>) -> Handled {
    let points = typed.map(|typed| point::of_stones(typed, game.terms().size));
    let point = match points.transpose()?.as_deref() {
        None => None,
        Some(&[point]) => Some(point),
        Some(_) => return Err(Failure::Elsewhere(Box::new(game.clone()))),
    };
    let mut message = match point {
        Some(point) => picker::preview(ctx, game, point).await?,
        None => picker::picker(ctx, game, None).await?,
    };
    let meant = elsewhere::meant_elsewhere(ctx, game).await.to(ctx.reader());
    message.content = format!("{meant}\n{}", message.content);
    Ok(ephemeral(message))
}

/// `failure`, with a button to type again if the input was wrong.
pub(crate) fn offer_to_type_again(game: &Game, failure: Failure) -> Failure {
    match failure {
        Failure::Illegal(_) | Failure::Refused(Refusal::Play(_)) => {
            let form = GameButton(Verb::Type, shown_state(game)).write();
            Failure::TypeAgain(Box::new(failure), form)
        }
        other => other,
    }
}

/// Plays a stone on the only one of `points`, or answers by `put` with a preview if the caller prefers one; or places
/// several handicap stones.
pub(crate) async fn play(
    ctx: &Ctx<'_>,
    game: &Game,
    seen: Option<Revision>,
    points: &[Point],
    put: fn(Message) -> Outcome,
) -> Handled {
    let &[point] = points else {
        return place(ctx, game.id(), seen, points).await;
    };
    if let Some(message) = picker::question_before(ctx, game, point).await? {
        act::check_seen(ctx, game, seen)?;
        return Ok(put(message));
    }
    let action = Action::Move(Move::Play(point));
    let game = act::act(ctx, game.clone(), seen, action).await?;
    Ok(Outcome::news(game))
}

/// Places several handicap stones, all of them or none.
///
/// They have no preview: none of them answers a move, and the last one can be taken back.
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
        // The board of this failure would show stones that are not placed.
        Failure::Illegal(one) => {
            PlayRefusal::NonePlaced(one.mv, one.reason, one.game.terms().size).into()
        }
        other => other,
    })?;
    Ok(Outcome::news(game))
}

async fn complete(
    ctx: &Ctx<'_>,
    options: Options<'_>,
    focused: &str,
) -> Result<Vec<Suggestion>, Failure> {
    if focused == "game" {
        return suggest_games(ctx, Purpose::Move).await;
    }
    let game = find::probable(ctx, options, Purpose::Move).await?;
    let typed = options.text("at")?.unwrap_or_default().to_uppercase();
    // Of several stones, the last one is being typed.
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
