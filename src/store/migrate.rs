//! From an older version of the shapes to the newest, when a database is opened or an export is read.
//!
//! Every row begins with its version, so that a migration that was killed half-way goes on where it ended.

use std::borrow::Cow;

use super::export::Line;
use super::schema::{self, DecodeError};
use super::table::Kind;
use super::tables::TABLES;
use super::trees::Trees;

/// What leads from one version of the shapes to the next.
pub(super) struct Step {
    /// The value of a row of this table, without its version; what is the same in both is given back as it is.
    row: fn(table: &str, value: &[u8]) -> Result<Vec<u8>, DecodeError>,
    /// A line of an export.
    line: fn(serde_json::Value) -> serde_json::Value,
}

/// The steps from version 1 on. A new version of the shapes is a step here, and the next number in `schema`.
pub(super) const STEPS: &[Step] = &[];

const _: () = assert!(schema::CURRENT as usize == STEPS.len() + 1);

/// Under this the version that all rows have at least.
const MIGRATED: &str = "migrated";

/// Takes all rows over `steps`; whether there was anything to do. What cannot be read stays as it is.
///
/// Older programs are kept out before: the database tells the newest version already.
pub(super) fn migrate(trees: &Trees, steps: &[Step]) -> sled::Result<bool> {
    let newest = [steps.len() as u8 + 1];
    let known = trees.meta.get(MIGRATED)?;
    if known.is_some_and(|known| *known == newest) {
        return Ok(false);
    }
    for table in TABLES.iter().filter(|table| table.kind() != Kind::Derived) {
        let tree = trees.tree(table.name());
        for row in tree.iter() {
            let (key, value) = row?;
            match taken(steps, table.name(), &value) {
                Ok(Cow::Borrowed(_)) => {}
                Ok(Cow::Owned(value)) => drop(tree.insert(key, value)?),
                Err(error) => {
                    tracing::error!(table = table.name(), %error, "a row cannot be read, and stays as it is");
                }
            }
        }
    }
    trees.meta.insert(MIGRATED, &newest)?;
    Ok(true)
}

/// A row's value over all steps that it has not taken.
fn taken<'a>(steps: &[Step], table: &str, value: &'a [u8]) -> Result<Cow<'a, [u8]>, DecodeError> {
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

/// The line of an export of version `found`, over all steps from there.
///
/// # Errors
///
/// Those of a line that is none of the newest version then.
pub(super) fn line(found: u32, line: serde_json::Value) -> serde_json::Result<Line> {
    let steps = STEPS.iter().skip(found as usize - 1);
    serde_json::from_value(steps.fold(line, |line, step| (step.line)(line)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tables::{PLANS, PROPERTIES};

    /// Properties say it aloud in version 2, and plans cannot be read there.
    const LOUDER: Step = Step {
        row: |table, value| match table {
            "properties" => Ok(value.to_ascii_uppercase()),
            "plans" => Err(DecodeError::Empty),
            _ => Ok(value.to_vec()),
        },
        line: |line| line,
    };

    fn trees() -> (tempfile::TempDir, Trees) {
        let folder = tempfile::tempdir().unwrap();
        let db = sled::open(folder.path()).unwrap();
        (folder, Trees::open(&db).unwrap())
    }

    #[test]
    fn rows_take_each_step_once_also_when_it_was_killed_half_way() {
        let (_folder, trees) = trees();
        let properties = trees.tree(PROPERTIES.name());
        assert!(migrate(&trees, &[]).unwrap());
        assert!(!migrate(&trees, &[]).unwrap(), "all rows are of version 1");
        properties.insert("old", b"\x01quiet").unwrap();
        properties
            .insert("taken before the kill", b"\x02Quiet")
            .unwrap();
        trees
            .tree(PLANS.name())
            .insert("damaged", b"\x01plan")
            .unwrap();
        assert!(migrate(&trees, &[LOUDER]).unwrap());
        let value = |key: &str| properties.get(key).unwrap().unwrap().to_vec();
        assert_eq!(value("old"), b"\x02QUIET");
        assert_eq!(value("taken before the kill"), b"\x02Quiet");
        let damaged = trees.tree(PLANS.name()).get("damaged").unwrap();
        assert_eq!(&*damaged.unwrap(), b"\x01plan");
        assert!(!migrate(&trees, &[LOUDER]).unwrap());
        assert!(migrate(&trees, &[LOUDER, LOUDER]).unwrap());
        assert_eq!(value("old"), b"\x03QUIET");
    }
}
