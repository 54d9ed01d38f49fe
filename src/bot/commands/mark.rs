//! `/mark`: in the count, mark chains as dead, or dead ones as alive again.

use super::{suggest_games, table_option};
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::point;
use crate::bot::reply::Response;
use crate::game::{Action, Game, Life, Phase};
use crate::i18n::say;
use crate::rules::{Point, PointSet};

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(suggest_games(ask, Want::Mark)),
};

fn spec() -> CommandSpec {
    CommandSpec::new("mark", say::command::mark(), say::command::mark_about())
        .with(OptionSpec {
            name: "at",
            title: say::command::points(),
            about: say::command::points_about(),
            kind: OptionKind::Text { longest: 200 },
            need: Need::Required,
        })
        .with(table_option())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let typed = options.required("at")?;
    let game = ask.find_to_act(options, Want::Mark).await?;
    let points = point::several(&typed, game.terms().size)?;
    let game = ask
        .act_all(game.id(), None, |game| turned(game, &points))
        .await?;
    Ok(ask.unveil(&game).await)
}

/// The actions that turn each chain with a stone on one of `points`: living ones dead, dead ones alive.
pub(in crate::bot) fn turned(game: &Game, points: &[Point]) -> Result<Vec<Action>, Failure> {
    let dead = match game.phase() {
        Phase::Counting { marking, .. } => marking.dead,
        _ => PointSet::EMPTY,
    };
    Ok(each_chain(game, points, |point| {
        match dead.contains(point) {
            true => Life::Alive,
            false => Life::Dead,
        }
    }))
}

/// The actions that turn each chain with a stone on one of `points`: into seki, or out of it again.
pub(in crate::bot) fn turned_seki(game: &Game, points: &[Point]) -> Result<Vec<Action>, Failure> {
    let seki = match game.phase() {
        Phase::Counting { marking, .. } => marking.seki,
        _ => PointSet::EMPTY,
    };
    Ok(each_chain(game, points, |point| {
        match seki.contains(point) {
            true => Life::Alive,
            false => Life::Seki,
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
