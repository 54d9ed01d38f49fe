//! Clocks: time controls, time left, and rests.

mod control;
mod deadline;
mod given;
mod law;
mod left;
mod rest;
mod summer_time;
mod zone;

use jiff::civil::DateTime;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use tengen_game::Zone;
use tengen_game::clock::Timestamp;

/// The zone of that name.
fn zone(name: &str) -> Zone {
    Zone::parse(name).unwrap()
}

/// The rules of `zone` in the database itself.
fn rules(zone: Zone) -> TimeZone {
    TimeZoneDatabase::bundled().get(zone.name()).unwrap()
}

/// The time at which clocks in `zone` show `local`: `2026-11-20 18:00`; of two such times the first.
fn at(zone: Zone, local: &str) -> Timestamp {
    let local: DateTime = local.parse().unwrap();
    let time = rules(zone).to_ambiguous_timestamp(local).earlier();
    Timestamp::from_millis(time.unwrap().as_millisecond())
}
