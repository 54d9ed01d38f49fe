//! The protocol's clock: seconds per move.

use std::str::FromStr;

use super::command::{Line, SyntaxError};

/// Estimated number of moves left to play per side, for a clock without overtime.
const MOVES_LEFT: f64 = 30.0;
/// Share of the time for a move that is used, of 1; the rest is a reserve.
const SHARE: f64 = 0.9;

/// Seconds per move on a clock with `seconds` for `stones` moves, or for the rest of the game if `stones` is 0.
pub(super) fn seconds_a_move(seconds: f64, stones: u32) -> Option<f64> {
    let moves = match stones {
        0 => MOVES_LEFT,
        stones => f64::from(stones),
    };
    let a_move = seconds / moves * SHARE;
    (a_move.is_finite() && a_move >= 0.0).then_some(a_move)
}

/// Seconds per move by `time_settings`; none without a clock.
pub(super) fn from_time_settings(line: &Line) -> Result<Option<f64>, SyntaxError> {
    let (main, overtime) = (line.argument(0)?, line.argument(1)?);
    Ok(with_overtime(main, overtime, line.argument(2)?))
}

/// Time systems of KGS.
enum Kind {
    None,
    Absolute,
    Byoyomi,
    Canadian,
}

impl FromStr for Kind {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        match text {
            "none" => Ok(Self::None),
            "absolute" => Ok(Self::Absolute),
            "byoyomi" => Ok(Self::Byoyomi),
            "canadian" => Ok(Self::Canadian),
            _ => Err(SyntaxError),
        }
    }
}

/// Seconds per move by `kgs-time_settings`: a period of Japanese byo-yomi is the time for one move.
pub(super) fn from_kgs_time_settings(line: &Line) -> Result<Option<f64>, SyntaxError> {
    Ok(match line.argument(0)? {
        Kind::None => None,
        Kind::Absolute => seconds_a_move(line.argument(1)?, 0),
        Kind::Byoyomi => {
            let _periods: u32 = line.argument(3)?;
            with_overtime(line.argument(1)?, line.argument(2)?, 1)
        }
        Kind::Canadian => with_overtime(line.argument(1)?, line.argument(2)?, line.argument(3)?),
    })
}

fn with_overtime(main: f64, overtime: f64, stones: u32) -> Option<f64> {
    // Overtime without stones means no clock at all.
    if overtime > 0.0 && stones == 0 {
        return None;
    }
    let by_overtime = seconds_a_move(overtime, stones).filter(|_| stones > 0);
    match (seconds_a_move(main, 0), by_overtime) {
        (Some(one), Some(other)) => Some(one.max(other)),
        (one, other) => one.or(other),
    }
}
