//! Points of players: exact, in quarters, because a jigo counts half of an opponent's score, and that may be a half.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul, Neg, Sub};

use serde::{Serialize, Serializer};

/// Points, exact to the quarter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i64);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(2);
    /// One point.
    pub const ONE: Self = Self(4);

    /// `points` whole points.
    #[must_use]
    pub const fn whole(points: i64) -> Self {
        Self(4 * points)
    }

    /// `halves` half points.
    #[must_use]
    pub const fn from_halves(halves: i64) -> Self {
        Self(2 * halves)
    }

    /// `points` if they are whole or half points, at most a million.
    #[must_use]
    pub fn from_decimal(points: f64) -> Option<Self> {
        let halves = points * 2.0;
        let is_exact = halves.fract() == 0.0 && halves.abs() <= 2_000_000.0;
        is_exact.then(|| Self(2 * halves as i64))
    }

    /// Rounded down.
    #[must_use]
    pub const fn floor(self) -> i64 {
        self.0.div_euclid(4)
    }

    /// The points doubled, if they are whole or halves.
    #[must_use]
    pub const fn half_points(self) -> i64 {
        self.0 / 2
    }

    /// These points times `share`, which is 0, a half or one.
    #[must_use]
    pub(super) const fn share(self, share: Self) -> Self {
        Self(self.0 * share.0 / 4)
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<i64> for Points {
    type Output = Self;

    fn mul(self, times: i64) -> Self {
        Self(self.0 * times)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let decimals = ["", ".25", ".5", ".75"][(self.0.unsigned_abs() % 4) as usize];
        f.pad(&format!("{sign}{}{decimals}", self.0.unsigned_abs() / 4))
    }
}

/// A number without decimals where it is whole.
impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 4 == 0 {
            serializer.serialize_i64(self.0 / 4)
        } else {
            serializer.serialize_f64(self.0 as f64 / 4.0)
        }
    }
}
