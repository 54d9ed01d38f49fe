//! Dead stones when play has stopped.

use super::go;
use tengen_rules::{End, PointSet, Position, Rules};

/// The status of a chain on the board as it is, and the evidence for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// No sequence of moves takes it even if its owner always passes.
    ProvenAlive,
    /// It has no space for two eyes among such stones.
    ProvenDead,
    /// It survives in playouts, or in a search even if the enemy begins.
    LikelyAlive,
    /// It falls in playouts, or in a search even if its owner begins.
    LikelyDead,
    /// Its fate depends on the side that begins.
    Unsettled {
        /// Whether it falls in most playouts.
        falls: bool,
    },
}

impl Fate {
    /// Whether the chain is proposed as dead.
    pub const fn is_dead(self) -> bool {
        matches!(
            self,
            Self::ProvenDead | Self::LikelyDead | Self::Unsettled { falls: true }
        )
    }
}

/// A chain and its status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JudgedChain {
    /// Its stones.
    pub stones: PointSet,
    /// Its status.
    pub fate: Fate,
}

/// Judges each chain of `position`, whichever side is to move. Deterministic: the same position is always judged the
/// same.
///
/// Empty where no stone can be dead: in games without a count, and by rules that count all stones on the board.
pub fn judge_chains(rules: &Rules, position: &Position) -> Vec<JudgedChain> {
    match rules.end() {
        Some(End::Agreement | End::Confirmation) => go::dead::judge(position),
        Some(End::AsItStands) | None => Vec::new(),
    }
}

/// The dead stones of a position with the evidence: a proposal, not a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// The stones that are proposed as dead.
    pub dead: PointSet,
    /// Those of them that are proven dead.
    pub proven: PointSet,
    /// Stones whose fate depends on the side that begins, proposed as dead or not.
    pub unsettled: PointSet,
}

impl FromIterator<JudgedChain> for Verdict {
    fn from_iter<T: IntoIterator<Item = JudgedChain>>(chains: T) -> Self {
        let mut verdict = Self::default();
        for JudgedChain { stones, fate } in chains {
            if fate.is_dead() {
                verdict.dead = verdict.dead.union(stones);
            }
            match fate {
                Fate::ProvenDead => verdict.proven = verdict.proven.union(stones),
                Fate::Unsettled { .. } => verdict.unsettled = verdict.unsettled.union(stones),
                Fate::ProvenAlive | Fate::LikelyAlive | Fate::LikelyDead => {}
            }
        }
        verdict
    }
}

/// The stones of `position` that the engine judges dead, with the evidence.
pub fn find_dead(rules: &Rules, position: &Position) -> Verdict {
    judge_chains(rules, position).into_iter().collect()
}

/// The stones of `position` that the engine judges dead.
pub fn dead_stones(rules: &Rules, position: &Position) -> PointSet {
    find_dead(rules, position).dead
}
