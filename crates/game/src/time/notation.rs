//! Time controls in a plain notation, for options and records.
//!
//! `none`, `2d`, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`;
//! a time is in days or hours: `2d`, `12h`, `1d12h`.

use std::fmt;
use std::str::FromStr;

use super::{TimeControl, TimeControlError};
use crate::clock::Span;

/// Longer than any valid text.
const LONGEST_TEXT: usize = 64;

/// Reads the notation of [`TimeControl`]'s `Display`, in any case, with or without spaces.
impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        if text.len() > LONGEST_TEXT {
            return Err(TimeControlError::Notation);
        }
        let mut plain = text.to_ascii_lowercase();
        plain.retain(|letter| !letter.is_ascii_whitespace());
        if plain == "none" {
            Ok(Self::Untimed)
        } else if let Some(rest) = plain.strip_prefix("fischer") {
            let (start, rest) = split_at_sign(rest, '+')?;
            let (increment, cap) = split_at_sign(rest, '/')?;
            Self::fischer(span(start)?, span(increment)?, span(cap)?)
        } else if let Some(rest) = plain.strip_prefix("byoyomi") {
            let (main, rest) = split_at_sign(rest, '+')?;
            let (periods, period) = split_at_sign(rest, 'x')?;
            let periods = count(periods, TimeControlError::Periods)?;
            Self::byo_yomi(span(main)?, span(period)?, periods)
        } else if let Some(rest) = plain.strip_prefix("canadian") {
            let (main, rest) = split_at_sign(rest, '+')?;
            let (period, stones) = split_at_sign(rest, '/')?;
            let stones = count(stones, TimeControlError::Stones)?;
            Self::canadian(span(main)?, span(period)?, stones)
        } else {
            Self::PerMove(span(&plain)?).check()
        }
    }
}

/// In the notation that can be read back: `fischer 3d+1d/7d`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Untimed => f.write_str("none"),
            Self::PerMove(each) => write!(f, "{}", Plain(each)),
            Self::Fischer {
                start,
                increment,
                cap,
            } => {
                let [start, increment, cap] = [start, increment, cap].map(Plain);
                write!(f, "fischer {start}+{increment}/{cap}")
            }
            Self::ByoYomi {
                main,
                period,
                periods,
            } => write!(f, "byoyomi {}+{periods}x{}", Plain(main), Plain(period)),
            Self::Canadian {
                main,
                period,
                stones,
            } => write!(f, "canadian {}+{}/{stones}", Plain(main), Plain(period)),
        }
    }
}

/// A span in whole days and hours: `3d`, `12h`, `1d12h`.
struct Plain(Span);

impl fmt::Display for Plain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hours = self.0.as_millis() / Span::hours(1).as_millis();
        match (hours / 24, hours % 24) {
            (0, hours) => write!(f, "{hours}h"),
            (days, 0) => write!(f, "{days}d"),
            (days, hours) => write!(f, "{days}d{hours}h"),
        }
    }
}

/// The parts before and after the first `sign`.
fn split_at_sign(text: &str, sign: char) -> Result<(&str, &str), TimeControlError> {
    text.split_once(sign).ok_or(TimeControlError::Notation)
}

/// A span: days, hours, or days and hours in this order.
fn span(text: &str) -> Result<Span, TimeControlError> {
    let (days, hours) = match text.split_once('d') {
        Some((days, "")) => (days, "0h"),
        Some((days, hours)) => (days, hours),
        None => ("0", text),
    };
    let hours = hours.strip_suffix('h').ok_or(TimeControlError::Notation)?;
    let [days, hours] = [number(days)?, number(hours)?];
    Ok(Span::days(days).plus(Span::hours(hours)))
}

/// A number of periods or stones; `beyond` if it is out of range.
fn count(text: &str, beyond: TimeControlError) -> Result<u8, TimeControlError> {
    u8::try_from(number(text)?).map_err(|_| beyond)
}

/// Digits only: no sign, no decimal point.
fn number(text: &str) -> Result<i64, TimeControlError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(TimeControlError::Notation);
    }
    // Overflow saturates: the caller reports it with the bounds.
    Ok(text.parse().unwrap_or(i64::MAX))
}
