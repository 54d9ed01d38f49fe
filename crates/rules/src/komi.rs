//! Points in halves, so that they are never rounded: komi and scores.

use std::fmt;
use std::str::FromStr;

/// An amount of points, counted in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(i32);

impl HalfPoints {
    /// `halves` half points.
    pub const fn new(halves: i32) -> Self {
        Self(halves)
    }

    /// `points` whole points; there are never more than twice the points of a board and its komi.
    pub const fn whole(points: i32) -> Self {
        Self(points * 2)
    }

    /// The number of half points.
    pub const fn halves(self) -> i32 {
        self.0
    }
}

/// Without decimals where there is no half: `7`, `6.5`, `-0.5`.
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.0.unsigned_abs() / 2)
    }
}

/// The points that White gets for moving second; negative ones are Black's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Komi(i16);

impl Komi {
    /// No compensation.
    pub const ZERO: Self = Self(0);
    /// Half a point: it only breaks ties.
    pub const HALF: Self = Self(1);
    /// Upper bound, in half points: twice the 361 points of the largest board.
    pub const MAX_HALF_POINTS: i16 = 722;

    /// A komi of `half_points`, if that is from -722 to 722.
    pub const fn from_half_points(half_points: i16) -> Option<Self> {
        if half_points.unsigned_abs() > Self::MAX_HALF_POINTS.unsigned_abs() {
            return None;
        }
        Some(Self(half_points))
    }

    /// The komi in half points.
    pub const fn half_points(self) -> i16 {
        self.0
    }

    /// The komi as an amount of points.
    pub const fn points(self) -> HalfPoints {
        HalfPoints(self.0 as i32)
    }
}

impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.points().fmt(f)
    }
}

/// Why a text is no komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KomiError {
    /// Not a number of whole or half points.
    #[error("a komi is a number of whole or half points, as in 6.5")]
    Shape,
    /// Beyond all bounds.
    #[error("a komi is from -361 to 361")]
    TooLarge,
}

/// Reads `6.5`, `6,5`, `7`, `-3` or `0.50`; white space around it is allowed.
impl FromStr for Komi {
    type Err = KomiError;

    fn from_str(text: &str) -> Result<Self, KomiError> {
        let text = text.trim();
        let (sign, digits) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, decimals) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
        let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        if !is_number(whole) || !is_number(decimals) {
            return Err(KomiError::Shape);
        }
        let half = match decimals.trim_end_matches('0') {
            "" => 0,
            "5" => 1,
            _ => return Err(KomiError::Shape),
        };
        let whole: i16 = whole.parse().map_err(|_| KomiError::TooLarge)?;
        let halves = whole
            .checked_mul(2)
            .and_then(|twice| twice.checked_add(half));
        halves
            .and_then(|halves| Self::from_half_points(sign * halves))
            .ok_or(KomiError::TooLarge)
    }
}
