//! Ranks of players, from 30k to 9d.

use std::fmt;
use std::str::FromStr;

/// A rank: 30k is -30, 1k is -1, 1d is 0, 9d is 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(i8);

impl Rank {
    /// 30k.
    pub const LOWEST: Self = Self(-30);
    /// 9d.
    pub const HIGHEST: Self = Self(8);
    /// 1d.
    pub const SHODAN: Self = Self(0);

    /// The rank of `kyu`, from 1 to 30; None for another number.
    #[must_use]
    pub const fn kyu(kyu: u8) -> Option<Self> {
        match kyu {
            1..=30 => Some(Self(-(kyu as i8))),
            _ => None,
        }
    }

    /// The rank of `dan`, from 1 to 9; None for another number.
    #[must_use]
    pub const fn dan(dan: u8) -> Option<Self> {
        match dan {
            1..=9 => Some(Self(dan as i8 - 1)),
            _ => None,
        }
    }

    /// The number of the rank, from -30 for 30k to 8 for 9d.
    #[must_use]
    pub fn number(self) -> i64 {
        i64::from(self.0)
    }

    /// The European rating in the middle of the rank: 1d is 2100, and 100 are a grade.
    #[must_use]
    pub fn rating(self) -> i64 {
        2100 + 100 * self.number()
    }
}

/// A text that is no rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rank is from 30k to 9d")]
pub struct RankError;

impl FromStr for Rank {
    type Err = RankError;

    fn from_str(text: &str) -> Result<Self, RankError> {
        let (at, unit) = text.char_indices().next_back().ok_or(RankError)?;
        let digits = &text[..at];
        let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
        let number: u8 = digits.parse().ok().filter(|_| is_number).ok_or(RankError)?;
        let rank = match unit {
            'k' | 'K' => Self::kyu(number),
            'd' | 'D' => Self::dan(number),
            _ => None,
        };
        rank.ok_or(RankError)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self.0 {
            dan @ 0.. => format!("{}d", dan + 1),
            kyu => format!("{}k", -kyu),
        };
        f.pad(&text)
    }
}
