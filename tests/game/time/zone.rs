//! Time zones by name.

use tengen::game::Zone;

#[test]
fn a_zone_is_found_in_capitals_or_not() {
    for name in ["Europe/Zurich", "europe/zurich", "EUROPE/ZURICH"] {
        assert_eq!(Zone::parse(name).unwrap().name(), "Europe/Zurich");
    }
    assert_eq!(Zone::parse("utc"), Some(Zone::UTC));
}

#[test]
fn every_zone_is_found_by_its_name() {
    assert!(Zone::all().count() > 500);
    for zone in Zone::all() {
        assert_eq!(Zone::parse(zone.name()), Some(zone));
    }
}
