//! Dead stones when play has stopped.

use super::go;
use tengen_rules::{End, PointSet, Position, Rules};

/// The status of a chain if the board is judged as it is, and the evidence for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// No sequence of moves takes it though its owner only passes.
    ProvenAlive,
    /// It has no room for two eyes among such stones.
    ProvenDead,
    /// It holds in playouts, or in a search though the enemy begins.
    LikelyAlive,
    /// It falls in playouts, or in a search though its owner begins.
    LikelyDead,
    /// It holds or falls by who begins.
    Unsettled {
        /// Whether it falls in most playouts.
        falls: bool,
    },
}

impl Fate {
    /// Whether the chain is to be taken off.
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
/// Empty where no stones are ever dead: in games without a count, and where all count as they stand.
pub fn judge_chains(rules: &Rules, position: &Position) -> Vec<JudgedChain> {
    match rules.end() {
        Some(End::Agreement | End::Confirmation) => go::dead::judge(position),
        Some(End::AsItStands) | None => Vec::new(),
    }
}

/// The dead stones of a position, and how sure that is: a suggestion that decides nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// The stones to be taken off.
    pub dead: PointSet,
    /// The part of them for which there is a proof.
    pub proven: PointSet,
    /// Stones that live or die by who moves first, whether they are to be taken off or not.
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

/// The dead stones of `position`, as far as the program sees.
pub fn find_dead(rules: &Rules, position: &Position) -> Verdict {
    judge_chains(rules, position).into_iter().collect()
}

/// The stones of `position` that are dead, as far as the program sees.
pub fn dead_stones(rules: &Rules, position: &Position) -> PointSet {
    find_dead(rules, position).dead
}
