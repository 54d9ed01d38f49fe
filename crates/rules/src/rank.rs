//! Ranks of players, and the handicap that makes a game even.

use std::fmt;
use std::str::FromStr;

use super::{Handicap, Komi, Size};

/// Strength of a player on the customary scale: 30 kyu to 1 kyu, then 1 dan to 9 dan, one step apart each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(i8);

impl Rank {
    /// `kyu` from 30 (the weakest) to 1.
    pub const fn kyu(kyu: u8) -> Option<Self> {
        match kyu {
            1..=30 => Some(Self(-(kyu as i8))),
            _ => None,
        }
    }

    /// `dan` from 1 to 9 (the strongest).
    pub const fn dan(dan: u8) -> Option<Self> {
        match dan {
            1..=9 => Some(Self(dan as i8 - 1)),
            _ => None,
        }
    }

    /// 30 kyu.
    pub const WEAKEST: Self = Self(-30);
    /// 9 dan.
    pub const STRONGEST: Self = Self(8);
    /// 1 dan.
    pub const SHODAN: Self = Self(0);

    /// The rank `steps` higher, or lower if that is negative; from 30k to 9d.
    pub const fn up(self, steps: i8) -> Self {
        match self.0.saturating_add(steps) {
            ..=-30 => Self::WEAKEST,
            8.. => Self::STRONGEST,
            between => Self(between),
        }
    }

    /// Steps from `other` up to this rank; negative if this one is lower.
    pub const fn above(self, other: Self) -> i8 {
        self.0 - other.0
    }
}

/// `5k` or `2d`.
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            below @ ..0 => write!(f, "{}k", -below),
            from => write!(f, "{}d", from + 1),
        }
    }
}

/// The error of a text that is no rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rank is 30k to 1k or 1d to 9d")]
pub struct NoRank;

/// Reads `5k`, `5 kyu`, `2d` and `2 dan`, in capitals too.
impl FromStr for Rank {
    type Err = NoRank;

    fn from_str(text: &str) -> Result<Self, NoRank> {
        let text = text.trim().to_lowercase();
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, scale) = text.split_at(digits);
        let number: u8 = number.parse().map_err(|_| NoRank)?;
        match scale.trim() {
            "k" | "kyu" => Self::kyu(number).ok_or(NoRank),
            "d" | "dan" => Self::dan(number).ok_or(NoRank),
            _ => Err(NoRank),
        }
    }
}

/// Ranks from one to another, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RankRange {
    weakest: Rank,
    strongest: Rank,
}

impl RankRange {
    /// From the weaker of two ranks to the stronger one.
    pub fn between(one: Rank, other: Rank) -> Self {
        Self {
            weakest: one.min(other),
            strongest: one.max(other),
        }
    }

    /// The weakest of them.
    pub const fn weakest(self) -> Rank {
        self.weakest
    }

    /// The strongest of them.
    pub const fn strongest(self) -> Rank {
        self.strongest
    }

    /// Whether `rank` is one of them.
    pub fn contains(self, rank: Rank) -> bool {
        (self.weakest..=self.strongest).contains(&rank)
    }
}

/// Worth of a stone, in points.
const POINTS_PER_STONE: i16 = 12;

/// Worth of a stone on a board of `size`, in steps of rank.
fn steps_per_stone(size: Size) -> u8 {
    match size.columns().max(size.rows()) {
        ..=9 => 6,
        10..=13 => 3,
        _ => 1,
    }
}

/// Whether a board of `size` has marked points for `stones` handicap stones.
fn has_points(stones: u8, size: Size) -> bool {
    let handicap = Handicap::new(stones);
    handicap.is_some_and(|handicap| handicap.points(size).is_some())
}

/// Handicap and komi that should make a game between two players even.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// Stones for the weaker player, who takes Black.
    pub handicap: Handicap,
    /// White's komi, where the rules have one.
    pub komi: Komi,
}

impl Balance {
    /// The handicap and komi between ranks `steps` apart on a board of `size`, where `usual` is the komi of an even game.
    ///
    /// On 19x19 the first step is worth the komi and each further one a stone, as is customary. On smaller boards a stone
    /// of twelve points is worth more, six steps on 9x9 and three on 13x13, as in ratings (`Odds` of `tengen-rating`);
    /// the komi makes up for fractions of a stone, and may then be Black's. There are never more stones than marked
    /// points, and rules without komi have stones alone.
    pub fn suggest(steps: u8, size: Size, usual: Komi) -> Self {
        let steps_per_stone = steps_per_stone(size);
        if steps_per_stone == 1 || usual <= Komi::HALF {
            return Self::of(Self::number(steps, size), usual);
        }
        let points = i16::from(steps) * POINTS_PER_STONE / i16::from(steps_per_stone);
        // The first stone only takes the first move, so that n stones are worth n - 1.
        let wanted = (points - 1).div_euclid(POINTS_PER_STONE) + 1;
        let stones = (2..=9_u8)
            .rev()
            .find(|&stones| i16::from(stones) <= wanted && has_points(stones, size));
        let handicap = stones.and_then(Handicap::new).unwrap_or(Handicap::NONE);
        let by_stones = POINTS_PER_STONE * i16::from(handicap.stones().saturating_sub(1));
        let by_komi = (points - by_stones).min(POINTS_PER_STONE);
        let komi = Komi::from_half_points(usual.half_points() - 2 * by_komi);
        Self {
            handicap,
            komi: komi.unwrap_or(usual),
        }
    }

    /// The handicap number as used in tournaments: 0 is an even game, 1 is no komi, from 2 on it is the number of
    /// stones.
    pub fn number(steps: u8, size: Size) -> u8 {
        let steps_per_stone = steps_per_stone(size);
        // On small boards one more stone than steps require: the first only takes the first move.
        let first = u8::from(steps_per_stone > 1);
        let mut numbers = (2..=(steps / steps_per_stone + first).min(9)).rev();
        if let Some(stones) = numbers.find(|&stones| has_points(stones, size)) {
            return stones;
        }
        // The komi is worth half a stone: above half of the komi, a game without it is nearer to an even one.
        u8::from(steps > steps_per_stone / 4)
    }

    /// The handicap and komi of this [handicap number](Self::number), where `usual` is the komi of an even game.
    pub fn of(number: u8, usual: Komi) -> Self {
        let stones = Handicap::new(number).filter(|_| number >= 2);
        Self {
            handicap: stones.unwrap_or(Handicap::NONE),
            komi: if number == 0 {
                usual
            } else {
                usual.min(Komi::HALF)
            },
        }
    }
}
