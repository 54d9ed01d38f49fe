//! How a tournament is run: everything that an organiser can choose. Defaults are OpenGotha's.

use super::criterion::Criterion;
use super::points::Points;
use super::rank::Rank;

/// How players are ordered and paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// By wins and start scores, which come from ranks.
    McMahon,
    /// By wins.
    Swiss,
}

/// What an organiser chooses.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// Whose defaults these are: it names the main score where the placement names none.
    pub system: System,
    /// How many rounds are planned.
    pub rounds: u8,
    /// The McMahon bar: who has this rank or a higher one starts with its score.
    pub bar: Rank,
    /// The McMahon floor: who has this rank or a lower one starts with its score.
    pub floor: Rank,
    /// The rank whose start score is 0.
    pub zero: Rank,
    /// What a bye is worth.
    pub bye: Unplayed,
    /// What a round is worth in which one takes no part.
    pub absent: Unplayed,
    /// Whether the sum of byes and absences loses its half.
    pub round_down: bool,
    /// Whether opponents count half a point for each round that they did not play over the board.
    pub unplayed_half: bool,
    /// What decides places, the first criterion first. Without any, all share the first place.
    pub placement: Vec<Criterion>,
    /// The lowest rank of each category but the last, the highest first.
    pub categories: Vec<Rank>,
    /// How those of one score are paired, one entry after another.
    pub seeding: Vec<Seeding>,
    /// Who is paired with another score.
    pub draw: Draw,
    /// How many handicap stones a pair gets.
    pub handicap: HandicapRule,
    /// How much of a difference in scores is accepted for another country or club.
    pub geography: Geography,
    /// From where on a small handicap matters no more.
    pub secondary: Secondary,
    /// The largest value of each term of a pair's weight.
    pub weights: Maxima,
    /// The seed of lots.
    pub seed: u64,
}

/// What a round without a game is worth: 0, half a point or one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unplayed {
    /// For McMahon scores.
    pub mms: Points,
    /// For the number of wins.
    pub wins: Points,
}

/// How those of one score are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeding {
    /// Who plays whom.
    pub system: SeedingSystem,
    /// What orders those whom the placement leaves level.
    pub then: Option<Criterion>,
    /// The last round for which it holds; None for all that are left.
    pub through: Option<u8>,
}

/// Who plays whom among those of one score, who stand in an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedingSystem {
    /// The first of the upper half plays the first of the lower one.
    Slip,
    /// The first plays the last.
    Fold,
    /// Somebody of the upper half plays somebody of the lower one.
    Random,
}

/// Who plays somebody of another score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// Who leaves the upper group.
    pub upper: DrawPlace,
    /// Who leaves the lower group.
    pub lower: DrawPlace,
    /// Whether being drawn down makes up for having been drawn up, and the reverse.
    pub compensate: bool,
}

/// Where in a group those stand who are paired with another score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawPlace {
    /// At its top.
    Top,
    /// In its middle.
    Mid,
    /// At its bottom.
    Bottom,
}

/// How many handicap stones a pair gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandicapRule {
    /// What the difference is taken from.
    pub by: HandicapBase,
    /// Who is above it counts as if at it.
    pub threshold: Rank,
    /// The stones that are taken off the difference.
    pub correction: u8,
    /// The most stones.
    pub ceiling: u8,
}

/// What a handicap follows from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandicapBase {
    /// The McMahon scores before the round.
    Mms,
    /// The ranks.
    Rank,
}

/// How many score groups one goes away to avoid somebody of the same country or club.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geography {
    /// For another country.
    pub country: f64,
    /// For another club.
    pub club: f64,
}

/// From where on a score counts as the top when handicaps are made small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secondary {
    /// This rank, wins added.
    pub rank: Rank,
    /// Whether half of the rounds won is enough, and not all.
    pub wins: bool,
    /// Whether the bar is enough.
    pub bar: bool,
}

/// The largest value of each term of a pair's weight, from 0 to [`Maxima::MOST`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Maxima {
    /// How far the curve `(1 - x)(1 + k x)` bends, from 0 to 1.
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
    /// Who is paired with another score.
    pub draw: i64,
    /// Who is paired with whom of one's own score.
    pub seeding: i64,
    /// A small handicap.
    pub handicap: i64,
    /// Another country or club.
    pub geography: i64,
}

impl Maxima {
    /// The largest maximum: the sum of a round of [`super::MAX_PLAYERS`] stays below 2^63.
    pub const MOST: i64 = 1_000_000_000_000_000;
}

impl Parameters {
    /// The score by which players are grouped: the first of wins and McMahon scores among the criteria of placement;
    /// without any, the system's.
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

    /// The entry of the seeding that holds in `round`.
    #[must_use]
    pub fn seeding_of(&self, round: u8) -> Option<Seeding> {
        let holds = |seeding: &&Seeding| seeding.through.is_none_or(|last| round <= last);
        self.seeding
            .iter()
            .find(holds)
            .or(self.seeding.last())
            .copied()
    }

    /// The category of `rank`, from 0 for the highest.
    #[must_use]
    pub fn category(&self, rank: Rank) -> i64 {
        let above = self.categories.iter().filter(|lowest| rank < **lowest);
        above.count() as i64
    }
}

/// The score by which players are grouped for pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MainScore {
    /// The number of wins.
    Wins,
    /// McMahon scores.
    Mms,
}

impl MainScore {
    /// The criterion that tells it.
    #[must_use]
    pub const fn criterion(self) -> Criterion {
        match self {
            Self::Wins => Criterion::Nbw,
            Self::Mms => Criterion::Mms,
        }
    }
}
