//! Clocks: what was agreed, what is left, and when they rest.

mod control;
mod rest;
mod zone;

use jiff::civil::DateTime;
use tengen::clock::Timestamp;
use tengen::game::Zone;

/// The time at which clocks in `zone` show `local`: `2026-11-20 18:00`; of two such times the first.
fn at(zone: Zone, local: &str) -> Timestamp {
    let local: DateTime = local.parse().unwrap();
    let zone = jiff::tz::TimeZoneDatabase::bundled()
        .get(zone.name())
        .unwrap();
    let time = zone.to_ambiguous_timestamp(local).earlier().unwrap();
    Timestamp::from_millis(time.as_millisecond())
}

/// The zone of that name.
fn zone(name: &str) -> Zone {
    Zone::parse(name).unwrap()
}
