//! Taking the rows of trees to the newest version, when a database is opened.

use std::borrow::Cow;

use super::trees::Trees;
use crate::db::engine::terms::MIGRATED;
use crate::db::migrate::{Migration, migrate_row};
use crate::db::table::Kind;

/// Migrates all rows by `steps`; returns whether there was anything to do. Unreadable rows are left unchanged.
///
/// The version is raised before the migration, so that older programs refuse the database meanwhile.
pub(super) fn migrate(trees: &Trees, steps: &[Migration]) -> ::sled::Result<bool> {
    let newest = [steps.len() as u8 + 1];
    let known = trees.meta.get(MIGRATED)?;
    if known.is_some_and(|known| *known == newest) {
        return Ok(false);
    }
    let tables = trees.layout.tables();
    for table in tables.filter(|table| table.kind() != Kind::Derived) {
        let tree = trees.tree(table.name());
        for row in tree.iter() {
            let (key, value) = row?;
            match migrate_row(steps, table.name(), &value) {
                Ok(Cow::Borrowed(_)) => {}
                Ok(Cow::Owned(value)) => drop(tree.insert(key, value)?),
                Err(error) => {
                    tracing::error!(table = table.name(), %error, "could not read a row; it stays unchanged");
                }
            }
        }
    }
    trees.meta.insert(MIGRATED, &newest)?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::shape::DecodeError;
    use crate::db::tables::PROPERTIES;
    use crate::db::tests::{ALARMS, LAYOUT};

    /// In version 2 properties are in capitals, and alarms cannot be read.
    const LOUDER: Migration = Migration {
        row: |table, value| match table {
            "properties" => Ok(value.to_ascii_uppercase()),
            "alarms" => Err(DecodeError::Empty),
            _ => Ok(value.to_vec()),
        },
        line: |line| line,
    };

    fn trees() -> (tempfile::TempDir, Trees) {
        let folder = tempfile::tempdir().unwrap();
        let db = sled::open(folder.path()).unwrap();
        (folder, Trees::open(&LAYOUT, &db).unwrap())
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
            .tree(ALARMS.name())
            .insert("damaged", b"\x01alarm")
            .unwrap();
        assert!(migrate(&trees, &[LOUDER]).unwrap());
        let value = |key: &str| properties.get(key).unwrap().unwrap().to_vec();
        assert_eq!(value("old"), b"\x02QUIET");
        assert_eq!(value("taken before the kill"), b"\x02Quiet");
        let damaged = trees.tree(ALARMS.name()).get("damaged").unwrap();
        assert_eq!(&*damaged.unwrap(), b"\x01alarm");
        assert!(!migrate(&trees, &[LOUDER]).unwrap());
        assert!(migrate(&trees, &[LOUDER, LOUDER]).unwrap());
        assert_eq!(value("old"), b"\x03QUIET");
    }
}
