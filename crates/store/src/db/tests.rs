//! A layout for tests of the core: its own tables, and some of times.

use std::sync::LazyLock;

use super::layout::{Layout, Records};
use super::table::{Table, tables};
use tengen_game::PlayerId;
use tengen_game::clock::Timestamp;

tables! {
    /// Timers of players.
    ALARMS: PlayerId => Timestamp = Table::record("alarms", "a time")
        .indexed(|player, at| vec![DUE.entry(&(*at, *player))]);
    /// Players by the times of their timers.
    DUE: (Timestamp, PlayerId) => () = Table::derived("due", "a list of times");
    /// Times.
    TIMES: Timestamp => Timestamp = Table::record("times", "a time");
}

/// It has no games.
pub(super) static LAYOUT: LazyLock<Layout> = LazyLock::new(|| Layout {
    tables: [super::tables::TABLES, TABLES].concat(),
    records: Records {
        table: &TIMES,
        entries: |_| Ok(Vec::new()),
        totals: |_, _| Ok(()),
        exported: |_| Ok(serde_json::Value::Null),
        imported: |_, _| Err("there are no games".to_owned()),
    },
    steps: &[],
    derived: 1,
    forget: Vec::new(),
    #[cfg(feature = "postgres")]
    columns: &[],
});
