//! From an older version of the shapes to the newest, when a database is opened or an export is read.
//!
//! Every row begins with its version, so that a migration that was killed half-way continues where it ended.

use std::borrow::Cow;

use super::shape::DecodeError;

/// A migration from one version of the shapes to the next.
pub(crate) struct Migration {
    /// The value of a row of this table, without its version; an unchanged shape is returned as it is.
    pub(crate) row: fn(table: &str, value: &[u8]) -> Result<Vec<u8>, DecodeError>,
    /// A line of an export.
    pub(crate) line: fn(serde_json::Value) -> serde_json::Value,
}

/// A row's value over all steps that it has not taken.
pub(crate) fn migrate_row<'a>(
    steps: &[Migration],
    table: &str,
    value: &'a [u8],
) -> Result<Cow<'a, [u8]>, DecodeError> {
    let mut value = Cow::Borrowed(value);
    loop {
        let (&version, shape) = value.split_first().ok_or(DecodeError::Empty)?;
        let Some(step) = usize::from(version)
            .checked_sub(1)
            .and_then(|step| steps.get(step))
        else {
            return Ok(value);
        };
        let mut next = vec![version + 1];
        next.extend((step.row)(table, shape)?);
        value = Cow::Owned(next);
    }
}

/// The line of an export of version `found`, over all `steps` from there.
pub(crate) fn line(steps: &[Migration], found: u32, line: serde_json::Value) -> serde_json::Value {
    let steps = steps.iter().skip(found as usize - 1);
    steps.fold(line, |line, step| (step.line)(line))
}
