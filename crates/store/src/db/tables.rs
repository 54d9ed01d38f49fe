//! The tables of the core: counters, processes, timers, and properties.

use super::counter::Counter;
use super::held::{Held, ProcessId, Work};
use super::property::{Owner, Value};
use super::table::{Table, tables};
use tengen_game::clock::Timestamp;

tables! {
    /// The numbers that were given last.
    COUNTERS: Counter => u64 = Table::record("counters", "a number");
    /// How many signs of life each running process has given.
    PROCESSES: ProcessId => u64 = Table::passing("processes", "a process");
    /// The process that holds each lease.
    LEASES: Work => Held = Table::passing("leases", "a lease");
    /// Timers of features, by owner and name.
    TIMERS: (Owner, String) => Timestamp = Table::record("timers", "when something is due")
        .personal()
        .indexed(|key, at| vec![TIMERS_DUE.entry(&(*at, key.clone()))]);
    /// Timers of features.
    TIMERS_DUE: (Timestamp, (Owner, String)) => () =
        Table::derived("timers due", "the list of what is due");
    /// Preferences of members, channels and clubs, and notes about them and about games: by the names of properties.
    PROPERTIES: (Owner, String) => Vec<Value> = Table::record("properties", "a property").personal();
}
