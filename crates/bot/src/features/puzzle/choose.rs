//! Chooses the puzzle to post: a generated one, or one that comes with the program.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::game::Place;
use crate::kit::failure::Failure;
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::puzzle::{self, Level, Problem, Puzzle, RulePuzzle, Shape, Symmetry, Topic};
use crate::rules::Chance;
use crate::store::{Store, StoreError};

/// Maximum number of attempts to make a puzzle about a topic.
const ATTEMPTS: usize = 4;

/// The problems that come with the program, loaded on first use.
static SHIPPED: LazyLock<Vec<Problem>> = LazyLock::new(puzzle::bundled_problems);

/// A puzzle about `topic`, or about any, at the level nearest to `wanted`, with that level; none if none could be made
/// now. The same `seed` chooses the same puzzle until another is posted there.
///
/// A problem is repeated in the club of `place`, or in its channel without a club, only when all others that fit have
/// been seen as often.
pub(crate) async fn choose_near(
    services: &Services,
    topic: Option<Topic>,
    wanted: Level,
    place: Place,
    seed: u64,
) -> Result<Option<(Puzzle, Level)>, Failure> {
    let mut levels = Level::ALL;
    levels.sort_by_key(|level| level.number().abs_diff(wanted.number()));
    for level in levels {
        let (store, mut chance) = (services.store.clone(), Chance::new(seed));
        let choose = async move { choose_from(topic, level, &mut chance, &store, place).await };
        let chosen = services.cpu.read(choose).await;
        if let Some(puzzle) = chosen.ok_or(Refusal::Trouble)?? {
            return Ok(Some((puzzle, level)));
        }
    }
    Ok(None)
}

async fn choose_from(
    topic: Option<Topic>,
    level: Level,
    chance: &mut Chance,
    store: &Store,
    place: Place,
) -> Result<Option<Puzzle>, StoreError> {
    let offered: Vec<_> = Topic::on_offer().collect();
    for _ in 0..ATTEMPTS {
        let any = offered[chance.below(offered.len())];
        let made = match topic.unwrap_or(any) {
            Topic::Rule(topic) => RulePuzzle::generate(topic, level, chance).map(Puzzle::Rule),
            topic => {
                let found = problem(topic, level, chance, store, place).await?;
                found.map(Puzzle::Problem)
            }
        };
        if made.is_some() {
            return Ok(made);
        }
    }
    Ok(None)
}

/// A problem of this topic and level that was seen least often, possibly reflected or rotated.
async fn problem(
    topic: Topic,
    level: Level,
    chance: &mut Chance,
    store: &Store,
    place: Place,
) -> Result<Option<Problem>, StoreError> {
    let fits =
        |problem: &&Problem| problem.goal().task.topic() == topic && problem.level() == level;
    let fitting: Vec<_> = SHIPPED.iter().filter(fits).collect();
    // Reading the seen puzzles means reading all that were ever posted: only if something fits.
    if fitting.is_empty() {
        return Ok(None);
    }
    let mut times: HashMap<Shape, usize> = HashMap::new();
    for problem in store.posted_problems(place).await? {
        *times.entry(Shape::of(&problem)).or_default() += 1;
    }
    let counted = |problem| {
        let times = times.get(&Shape::of(problem)).copied().unwrap_or(0);
        (times, problem)
    };
    let fitting: Vec<_> = fitting.into_iter().map(counted).collect();
    let least = fitting.iter().map(|(times, _)| *times).min();
    let rare: Vec<_> = fitting
        .iter()
        .filter(|(times, _)| Some(*times) == least)
        .collect();
    let (_, problem) = rare[chance.below(rare.len())];
    let seen = problem.transform(Symmetry::ALL[chance.below(Symmetry::ALL.len())]);
    Ok(Some(match chance.below(2) {
        0 => seen,
        _ => seen.with_colors_exchanged(),
    }))
}
