//! Remakes derived rows.

use std::collections::HashSet;

use super::trees::Trees;
use crate::db::error::StoreError;
use crate::db::layout::log_unreadable;
use crate::db::read::View;
use crate::db::table::Entry;

impl Trees {
    /// Remakes all derived rows. Index entries of unreadable games stay.
    pub(super) fn derive(&self) -> Result<(), StoreError> {
        let (layout, view) = (self.layout, View::new(self));
        let old = layout
            .derived_tables()
            .map(|table| (table, self.tree(table.name())));
        let old: Vec<_> = old.filter(|(_, tree)| !tree.is_empty()).collect();
        let unreadable = if old.is_empty() {
            HashSet::new()
        } else {
            layout.each_derived(&view, &mut |_| Ok(()))?
        };
        for (table, tree) in old {
            for key in tree.iter().keys() {
                let key = key?;
                let game = table.game(&key);
                if game.is_none_or(|game| !unreadable.contains(&game)) {
                    tree.remove(key)?;
                }
            }
        }
        let mut insert = |entry: Entry| {
            self.tree(entry.table).insert(entry.key, entry.value)?;
            Ok(())
        };
        log_unreadable(&layout.each_derived(&view, &mut insert)?);
        (layout.records.totals)(&view, &mut insert)
    }
}
