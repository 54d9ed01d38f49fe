//! The parameters of a tournament: everything that an organiser can choose. Defaults are OpenGotha's.

use super::criterion::Criterion;
use super::points::Points;
use super::rank::Rank;

/// The system for ordering and pairing players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// By wins plus start scores by rank.
    McMahon,
    /// By wins.
    Swiss,
}

/// An organiser's choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// The system; it decides about the main score if the placement does not.
    pub system: System,
    /// Number of planned rounds.
    pub rounds: u8,
    /// The McMahon bar: players of this rank or a higher one share its start score.
    pub bar: Rank,
    /// The McMahon floor: players of this rank or a lower one share its start score.
    pub floor: Rank,
    /// The rank with start score 0.
    pub zero: Rank,
    /// The value of a bye.
    pub bye: Unplayed,
    /// The value of a round without taking part.
    pub absent: Unplayed,
    /// Whether the sum of byes and absences is rounded down.
    pub round_down: bool,
    /// Whether opponents count half a point for each round without a game over the board.
    pub unplayed_half: bool,
    /// The criteria of the placement in order. Without any, all share the first place.
    pub placement: Vec<Criterion>,
    /// The lowest rank of each category except the last, highest first.
    pub categories: Vec<Rank>,
    /// The seeding within a score group, one entry after another.
    pub seeding: Vec<Seeding>,
    /// How players are drawn to another score group.
    pub draw: Draw,
    /// The handicap rule.
    pub handicap: HandicapRule,
    /// Accepted score differences for another country or club.
    pub geography: Geography,
    /// The threshold from which a small handicap no longer matters.
    pub secondary: Secondary,
    /// The maxima of the terms of a pair's weight.
    pub weights: Maxima,
    /// The seed of lots.
    pub seed: u64,
}

/// The value of a round without a game: 0, half a point or one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unplayed {
    /// In McMahon scores.
    pub mms: Points,
    /// In wins.
    pub wins: Points,
}

/// Seeding within a score group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeding {
    /// The seeding system.
    pub system: SeedingSystem,
    /// The order of players tied in the placement.
    pub then: Option<Criterion>,
    /// The last round of this entry; None for all remaining ones.
    pub through: Option<u8>,
}

/// How the players of a score group, in order, are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedingSystem {
    /// The first of the upper half against the first of the lower half.
    Slip,
    /// The first against the last.
    Fold,
    /// The upper half against the lower half, by lot.
    Random,
}

/// Drawing to another score group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The player who leaves the upper group.
    pub upper: DrawPlace,
    /// The player who leaves the lower group.
    pub lower: DrawPlace,
    /// Whether being drawn down compensates for having been drawn up, and the reverse.
    pub compensate: bool,
}

/// A position in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawPlace {
    /// At its top.
    Top,
    /// In its middle.
    Mid,
    /// At its bottom.
    Bottom,
}

/// The handicap rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandicapRule {
    /// The base of the difference.
    pub by: HandicapBase,
    /// Players above it count as if at it.
    pub threshold: Rank,
    /// Subtracted from the difference, in stones.
    pub correction: u8,
    /// Most stones.
    pub ceiling: u8,
}

/// The base of a handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandicapBase {
    /// The McMahon scores before the round.
    Mms,
    /// The ranks.
    Rank,
}

/// Numbers of score groups that a pair may be apart to avoid the same country or club.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geography {
    /// For another country.
    pub country: f64,
    /// For another club.
    pub club: f64,
}

/// The threshold from which a score counts as the top for small handicaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secondary {
    /// This rank, with wins added.
    pub rank: Rank,
    /// Whether winning half of the rounds is enough.
    pub wins: bool,
    /// Whether the bar is enough.
    pub bar: bool,
}

/// The maxima of the terms of a pair's weight, from 0 to [`Maxima::MOST`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Maxima {
    /// The bend of the curve `(1 - x)(1 + k x)`, from 0 to 1.
    pub k: f64,
    /// No earlier game of the two.
    pub repeat: i64,
    /// A lot.
    pub random: i64,
    /// Balanced colours.
    pub colour: i64,
    /// Near categories.
    pub category: i64,
    /// Near scores.
    pub score: i64,
    /// Drawing to another score group.
    pub draw: i64,
    /// Seeding within the group.
    pub seeding: i64,
    /// A small handicap.
    pub handicap: i64,
    /// Another country or club.
    pub geography: i64,
}

impl Maxima {
    /// Largest maximum: the sum over a round of [`super::MAX_PLAYERS`] stays below 2^63.
    pub const MOST: i64 = 1_000_000_000_000_000;
}

impl Parameters {
    /// The score for grouping: the first of wins and McMahon scores in the placement, or else that of the system.
    #[must_use]
    pub fn main_score(&self) -> MainScore {
        let mut scores = self
            .placement
            .iter()
            .filter_map(|criterion| match criterion {
                Criterion::Nbw => Some(MainScore::Wins),
                Criterion::Mms => Some(MainScore::Mms),
                _ => None,
            });
        scores.next().unwrap_or(match self.system {
            System::McMahon => MainScore::Mms,
            System::Swiss => MainScore::Wins,
        })
    }

    /// The seeding entry of `round`.
    #[must_use]
    pub fn seeding_of(&self, round: u8) -> Option<Seeding> {
        let holds = |seeding: &&Seeding| seeding.through.is_none_or(|last| round <= last);
        self.seeding
            .iter()
            .find(holds)
            .or(self.seeding.last())
            .copied()
    }

    /// The category of `rank`; 0 is the highest.
    #[must_use]
    pub fn category(&self, rank: Rank) -> i64 {
        let above = self.categories.iter().filter(|lowest| rank < **lowest);
        above.count() as i64
    }
}

/// The score that groups players for pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MainScore {
    /// The number of wins.
    Wins,
    /// McMahon scores.
    Mms,
}

impl MainScore {
    /// The criterion of the score.
    #[must_use]
    pub const fn criterion(self) -> Criterion {
        match self {
            Self::Wins => Criterion::Nbw,
            Self::Mms => Criterion::Mms,
        }
    }
}
