//! Questions about the winner, by stones or by territory.

use super::{Reason, Unsound};
use crate::{Answer, Choice, Level, Scene};
use tengen_rules::{Color, Komi, Marking, PointSet, Position, Rules, Score, Scoring};

pub(super) fn winner(
    rules: &Rules,
    position: &Position,
    marking: &Marking,
    komi: Komi,
) -> (Answer, Reason) {
    let score = rules
        .count(position, marking, komi)
        .expect("the puzzle's game has points");
    let winner = Choice::of(score.winner());
    (Answer::Choice(winner), Reason::Count(score))
}

/// Difficulty: large boards and small margins.
pub(super) fn stones_level(scene: &Scene, position: &Position) -> Result<Level, Unsound> {
    let rules = &scene.rules().rules;
    let score = rules
        .count(position, &Marking::default(), Komi::ZERO)
        .ok_or(Unsound::Rules)?;
    Ok(Level::from_difficulty(
        effort(scene, &score, 0),
        [30, 50, 66, 78],
    ))
}

/// Difficulty: large boards, small margins, prisoners, dead stones, dame, and a komi.
pub(super) fn territory_level(
    scene: &Scene,
    position: &Position,
    dead: PointSet,
    komi: Komi,
) -> Result<Level, Unsound> {
    let marking = Marking {
        dead,
        seki: PointSet::EMPTY,
    };
    let rules = &scene.rules().rules;
    let score = rules
        .count(position, &marking, komi)
        .ok_or(Unsound::Rules)?;
    if score.dead != dead {
        return Err(Unsound::Nothing);
    }
    let territory = score.territory;
    if territory.black.is_empty() || territory.white.is_empty() {
        return Err(Unsound::NoAnswer);
    }
    let taken = usize::from(score.prisoners.black + score.prisoners.white) - dead.len();
    let extra = 2 * taken.min(6)
        + 3 * dead.len().min(6)
        + 2 * score.dame.len().min(5)
        + usize::from(komi != Komi::ZERO) * 6;
    Ok(Level::from_difficulty(
        effort(scene, &score, extra),
        [32, 44, 58, 70],
    ))
}

/// The amount of counting, and the precision it takes.
fn effort(scene: &Scene, score: &Score, extra: usize) -> usize {
    let margin = score.margin().halves().unsigned_abs() as usize / 2;
    let items = match score.scoring {
        Scoring::Territory { .. } => Color::ALL
            .map(|color| score.territory[color].len())
            .iter()
            .sum::<usize>(),
        Scoring::Area | Scoring::Stones => Color::ALL
            .map(|color| usize::from(score.stones[color]))
            .iter()
            .sum::<usize>(),
    };
    let close = 20_usize.saturating_sub(3 * margin);
    items + close + extra + scene.size().points() / 8
}
