//! Komi from a file's KM: points as a rule, but some programs write other units.

use tengen_rules::Komi;

/// The komi of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadKomi {
    /// In points; none if the file has none, or an invalid one.
    pub komi: Option<Komi>,
    /// The verbatim value of KM.
    pub written: Option<String>,
    pub reading: KomiReading,
}

/// The unit of a komi.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KomiReading {
    /// In points, or missing.
    #[default]
    Points,
    /// In hundredths of a point: 650 is 6.5.
    Hundredths,
    /// In stones of two points each, as counted in China: 3.75 is 7.5.
    Stones,
    /// In hundredths of such a stone: 375 is 7.5.
    HundredthsOfStones,
    /// Not a number, or not a possible komi.
    Invalid,
}

impl KomiReading {
    /// A note on the interpretation, for people; none for points.
    pub const fn words(self) -> Option<&'static str> {
        match self {
            Self::Points => None,
            Self::Hundredths => Some("in hundredths"),
            Self::Stones => Some("in stones, of two points each"),
            Self::HundredthsOfStones => Some("in hundredths of a stone, of two points each"),
            Self::Invalid => Some("which is no komi"),
        }
    }
}

/// The program, by its name in AP, that always writes hundredths.
const HUNDREDTHS_PROGRAM: &str = "foxwq";

/// Least value that is read as hundredths where possible, whichever program wrote it: nobody plays with a komi of 100
/// points.
const LEAST_HUNDREDTHS: i64 = 100;

impl ReadKomi {
    /// Reads `written` in a file whose AP properties are `applications`.
    pub(super) fn read(written: Option<String>, applications: &[String]) -> Self {
        let Some(text) = &written else {
            return Self::default();
        };
        let (komi, reading) = match hundredths(text) {
            Some(number) => interpret(number, applications),
            None => (None, KomiReading::Invalid),
        };
        Self {
            komi,
            written,
            reading,
        }
    }
}

fn interpret(number: i64, applications: &[String]) -> (Option<Komi>, KomiReading) {
    let written_by = |name| {
        let names = applications.iter();
        names
            .map(|application| application.to_lowercase())
            .any(|application| application.starts_with(name))
    };
    let points = number / 100;
    let is_whole = number % 100 == 0;
    let can_be_hundredths = is_whole && points % 25 == 0;
    let in_hundredths = can_be_hundredths
        && points != 0
        && !written_by("tengen")
        && (written_by(HUNDREDTHS_PROGRAM) || points.abs() >= LEAST_HUNDREDTHS);
    let value = if in_hundredths { points } else { number };
    // Quarters are stones: points have no quarters.
    let in_stones = value % 50 != 0 && value % 25 == 0;
    let halves = if in_stones { value / 25 } else { value / 50 };
    let komi = i16::try_from(halves).ok().and_then(Komi::from_half_points);
    let reading = match (in_hundredths, in_stones) {
        (false, false) => KomiReading::Points,
        (true, false) => KomiReading::Hundredths,
        (false, true) => KomiReading::Stones,
        (true, true) => KomiReading::HundredthsOfStones,
    };
    match komi.filter(|_| value % 25 == 0) {
        Some(komi) => (Some(komi), reading),
        None => (None, KomiReading::Invalid),
    }
}

/// The number in `text`, in hundredths; none if it is no number or has finer parts.
fn hundredths(text: &str) -> Option<i64> {
    let text = text.trim();
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, decimals) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(decimals) {
        return None;
    }
    let decimals = decimals.trim_end_matches('0');
    if decimals.len() > 2 {
        return None;
    }
    let whole: i64 = whole.parse::<i32>().ok()?.into();
    let decimals: i64 = format!("{decimals:0<2}").parse().ok()?;
    Some(sign * (whole * 100 + decimals))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(written: &str, application: &str) -> (Option<String>, KomiReading) {
        let read = ReadKomi::read(Some(written.to_owned()), &[application.to_owned()]);
        (read.komi.map(|komi| komi.to_string()), read.reading)
    }

    #[test]
    fn komi_is_read_as_its_writer_means_it() {
        use KomiReading::{Hundredths, HundredthsOfStones, Invalid, Points, Stones};
        for (written, application, komi, reading) in [
            ("6.5", "", Some("6.5"), Points),
            ("0.50", "", Some("0.5"), Points),
            ("-3", "", Some("-3"), Points),
            ("6,5", "", Some("6.5"), Points),
            ("375", "foxwq", Some("7.5"), HundredthsOfStones),
            ("375", "", Some("7.5"), HundredthsOfStones),
            ("325", "", Some("6.5"), HundredthsOfStones),
            ("650", "SGFC:2.0", Some("6.5"), Hundredths),
            ("750", "foxwq", Some("7.5"), Hundredths),
            ("0", "foxwq", Some("0"), Points),
            ("50", "foxwq", Some("0.5"), Hundredths),
            ("50", "CGoban:3", Some("50"), Points),
            ("6.5", "foxwq", Some("6.5"), Points),
            ("3.75", "MultiGo:4.4.4", Some("7.5"), Stones),
            ("2.75", "", Some("5.5"), Stones),
            ("200", "tengen:0.1.0", Some("200"), Points),
            ("6.4", "", None, Invalid),
            ("99999999999", "", None, Invalid),
            ("5000", "", Some("50"), Hundredths),
            ("1e3", "", None, Invalid),
        ] {
            let expected = (komi.map(str::to_owned), reading);
            assert_eq!(
                read(written, application),
                expected,
                "{written} by {application}"
            );
        }
    }
}
