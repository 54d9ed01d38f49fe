//! `/game mark`: in the count, mark chains as dead, or dead ones as alive again; without points, show the count with its menu.

use std::sync::LazyLock;

use crate::game::{Action, Game, Life, Phase};
use crate::games::find::{self, Purpose};
use crate::games::options::{suggest_games, table_option};
use crate::games::{act, elsewhere};
use crate::i18n::say;
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::parse::point;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::rules::{Point, PointSet};

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Mark)),
};

fn spec() -> OptionSpec {
    let (title, about) = (say::command::mark(), say::command::mark_about());
    OptionSpec::subcommand(
        "mark",
        title,
        about,
        vec![
            OptionSpec::optional(
                "at",
                say::command::points(),
                say::command::points_about(),
                OptionKind::Text { longest: 200 },
            ),
            table_option(),
        ],
    )
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let Some(typed) = options.text("at")? else {
        // The menu is below the count.
        let game = find::find(ctx, options, Purpose::Mark).await?;
        return Ok(Outcome::Show(Box::new(game)));
    };
    let game = elsewhere::find_to_act(ctx, options, Purpose::Mark).await?;
    let points = point::several(&typed, game.terms().size)?;
    let game = act::act_all(ctx, game, None, |game| toggle(game, &points)).await?;
    Ok(Outcome::news(game))
}

/// The actions that turn each chain with a stone on one of `points`: living ones dead, dead ones alive.
pub(crate) fn toggle(game: &Game, points: &[Point]) -> Result<Vec<Action>, Failure> {
    let dead = match game.phase() {
        Phase::Counting { marking, .. } => marking.dead,
        _ => PointSet::EMPTY,
    };
    Ok(each_chain(game, points, |point| {
        if dead.contains(point) {
            Life::Alive
        } else {
            Life::Dead
        }
    }))
}

/// The actions that turn each chain with a stone on one of `points`: into seki, or out of it again.
pub(crate) fn toggle_seki(game: &Game, points: &[Point]) -> Result<Vec<Action>, Failure> {
    let seki = match game.phase() {
        Phase::Counting { marking, .. } => marking.seki,
        _ => PointSet::EMPTY,
    };
    Ok(each_chain(game, points, |point| {
        if seki.contains(point) {
            Life::Alive
        } else {
            Life::Seki
        }
    }))
}

/// Marks each chain with a stone on one of `points` once.
fn each_chain(game: &Game, points: &[Point], life: impl Fn(Point) -> Life) -> Vec<Action> {
    let mut actions = Vec::new();
    let mut turned = PointSet::EMPTY;
    for &point in points {
        if turned.contains(point) {
            continue;
        }
        if let Some(chain) = game.position().board().chain(point) {
            turned.extend(chain.stones.iter());
        }
        let life = life(point);
        actions.push(Action::Mark { point, life });
    }
    actions
}
