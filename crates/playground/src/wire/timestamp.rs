//! Times as Discord writes them.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// ISO 8601 in UTC with microseconds, from Unix milliseconds, clamped to the year 9999.
pub(crate) fn iso(unix_ms: u64) -> String {
    let ms = i64::try_from(unix_ms).unwrap_or(i64::MAX);
    let time = Timestamp::from_millisecond(ms).unwrap_or(Timestamp::MAX);
    let format = "%Y-%m-%dT%H:%M:%S%.6f%:z";
    time.to_zoned(TimeZone::UTC).strftime(format).to_string()
}

#[cfg(test)]
mod tests {
    use super::iso;

    #[test]
    fn times_are_written_in_iso_8601() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(1_709_210_096_789), "2024-02-29T12:34:56.789000+00:00");
    }
}
