//! Time zones by name, and by what is typed of one.

use proptest::prelude::*;
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{Hour, Zone};

use super::{at, zone};

fn names(typed: &str, limit: usize) -> Vec<&'static str> {
    let zones = Zone::suggestions(typed, limit);
    zones.into_iter().map(Zone::name).collect()
}

#[test]
fn a_zone_is_found_in_capitals_or_not() {
    for name in ["Europe/Zurich", "europe/zurich", "EUROPE/ZURICH"] {
        assert_eq!(Zone::parse(name).unwrap().name(), "Europe/Zurich");
    }
    assert_eq!(Zone::parse("utc"), Some(Zone::UTC));
    assert_eq!(Zone::default(), Zone::UTC);
}

#[test]
fn every_zone_is_found_by_its_name_and_knows_its_time() {
    assert!(Zone::all().count() > 500);
    for zone in Zone::all() {
        assert_eq!(Zone::parse(zone.name()), Some(zone));
        assert_eq!(Zone::parse(&zone.name().to_uppercase()), Some(zone));
        let offset = zone.offset(at(Zone::UTC, "2026-11-22 12:00"));
        assert!(
            Span::hours(-12) <= offset && offset <= Span::hours(14),
            "{zone}"
        );
    }
}

#[test]
fn anything_else_is_no_zone() {
    let long = "Europe/Zurich".repeat(1 << 16);
    for name in [
        "",
        " ",
        "Europe",
        "Europe/",
        "Europe/Zürich",
        "Europe/Zurich ",
        "Europe/Zurich\0",
        "../Europe/Zurich",
        "/usr/share/zoneinfo/Europe/Zurich",
        "Europe/Atlantis",
        "+01:00",
        "CET-1CEST",
        "local",
        &long,
    ] {
        assert_eq!(Zone::parse(name), None, "{name:.40}");
    }
}

#[test]
fn an_offset_is_ahead_of_the_universal_time() {
    let winter = at(Zone::UTC, "2026-01-15 12:00");
    let summer = at(Zone::UTC, "2026-07-15 12:00");
    for (name, in_winter, in_summer) in [
        ("UTC", 0, 0),
        ("Europe/Zurich", 60, 120),
        ("America/New_York", -300, -240),
        ("Australia/Lord_Howe", 660, 630),
        ("Asia/Kathmandu", 345, 345),
    ] {
        assert_eq!(
            zone(name).offset(winter),
            Span::minutes(in_winter),
            "{name}"
        );
        assert_eq!(
            zone(name).offset(summer),
            Span::minutes(in_summer),
            "{name}"
        );
    }
    for end in [Timestamp::MIN, Timestamp::MAX] {
        assert!(zone("Asia/Kathmandu").offset(end) > Span::hours(5));
    }
}

#[test]
fn a_city_comes_first() {
    for (typed, first) in [
        ("zur", "Europe/Zurich"),
        ("ZÜRICH", "Europe/Zurich"),
        (" zurich ", "Europe/Zurich"),
        ("europe/zurich", "Europe/Zurich"),
        ("new york", "America/New_York"),
        ("new_y", "America/New_York"),
        ("york", "America/New_York"),
        ("são paulo", "America/Sao_Paulo"),
        ("tok", "Asia/Tokyo"),
        ("howe", "Australia/Lord_Howe"),
        ("kath", "Asia/Kathmandu"),
        ("buenos", "America/Argentina/Buenos_Aires"),
        ("los", "America/Los_Angeles"),
        ("utc", "UTC"),
        ("ber", "Europe/Berlin"),
        ("erl", "Europe/Berlin"),
    ] {
        assert_eq!(names(typed, 25).first(), Some(&first), "{typed}");
    }
}

#[test]
fn a_slip_of_the_hand_is_understood() {
    for (typed, first) in [
        ("zurihc", "Europe/Zurich"),
        ("kahtmandu", "Asia/Kathmandu"),
        ("tokio", "Asia/Tokyo"),
        ("amsterdamm", "Europe/Amsterdam"),
    ] {
        assert_eq!(names(typed, 25).first(), Some(&first), "{typed}");
    }
    assert_eq!(names("qqqqqq", 25), [""; 0]);
}

#[test]
fn an_area_shows_its_cities_and_the_known_ones_first() {
    let europe = names("europe", 25);
    assert_eq!(europe.len(), 25);
    assert!(europe.iter().all(|name| name.starts_with("Europe/")));
    assert!(europe[..11].contains(&"Europe/Zurich"), "{europe:?}");
    assert_eq!(names("europe", 3).len(), 3);
    assert_eq!(names("europe", 0), [""; 0]);
}

#[test]
fn before_anything_is_typed_known_zones_are_offered() {
    let known = names("", 25);
    assert_eq!(known.len(), 25);
    assert_eq!(names("  ", 25), known);
    assert_eq!(names("", 3), known[..3]);
}

#[test]
fn nobody_is_led_to_a_relic() {
    for typed in ["gmt", "etc", "us/", "est", "singapore", "cuba"] {
        for name in names(typed, 25) {
            assert!(name == "UTC" || name.contains('/'), "{typed}: {name}");
            assert!(
                !name.starts_with("Etc/") && !name.starts_with("US/"),
                "{typed}: {name}"
            );
        }
    }
}

#[test]
fn what_is_too_long_for_a_name_names_nothing() {
    assert_eq!(names(&"x".repeat(1 << 20), 25), [""; 0]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn whatever_is_typed_only_zones_are_offered_and_each_once(typed in "\\PC{0,12}|[a-z/_ ]{0,6}", limit in 0..30_usize) {
        let found = Zone::suggestions(&typed, limit);
        prop_assert!(found.len() <= limit);
        for (index, zone) in found.iter().enumerate() {
            prop_assert_eq!(Zone::parse(zone.name()), Some(*zone));
            prop_assert!(!found[..index].contains(zone));
        }
    }

    #[test]
    fn the_name_of_a_place_is_its_own_first_suggestion(index in 0..1000_usize) {
        let places: Vec<Zone> = Zone::all()
            .filter(|zone| ["Europe/", "Asia/", "America/"].iter().any(|area| zone.name().starts_with(area)))
            .collect();
        let place = places[index % places.len()];
        let first = Zone::suggestions(place.name(), 25).into_iter().next();
        prop_assert_eq!(first, Some(place));
    }
}

#[test]
fn the_month_before_goes_from_midnight_to_midnight_by_the_clocks_of_a_zone() {
    let may = at(Zone::UTC, "2027-04-30 23:00");
    let utc = ("2027-03-01 00:00", "2027-04-01 00:00");
    let berlin = ("2027-03-31 22:00", "2027-04-30 22:00");
    for (zone, (since, until)) in [(Zone::UTC, utc), (zone("Europe/Berlin"), berlin)] {
        let expected = (at(Zone::UTC, since), at(Zone::UTC, until));
        assert_eq!(zone.last_month(may), expected, "{}", zone.name());
    }
    let january = at(Zone::UTC, "2027-01-04 18:00");
    let december = (
        at(Zone::UTC, "2026-12-01 00:00"),
        at(Zone::UTC, "2027-01-01 00:00"),
    );
    assert_eq!(Zone::UTC.last_month(january), december);
    for time in [Timestamp::MIN, Timestamp::MAX] {
        let _ = zone("Europe/Berlin").last_month(time);
    }
}

#[test]
fn an_hour_of_a_day_is_found_in_summer_and_winter() {
    let berlin = zone("Europe/Berlin");
    let hour = |hour: usize| Hour::ALL[hour];
    let noon = at(Zone::UTC, "2027-01-15 12:00");
    assert_eq!(
        berlin.on_this_day(noon, hour(8)),
        at(Zone::UTC, "2027-01-15 07:00")
    );
    assert_eq!(
        berlin.on_the_next_day(noon, hour(8)),
        at(Zone::UTC, "2027-01-16 07:00")
    );
    // The evening in Greenwich is the next day in Tokyo.
    let evening = at(Zone::UTC, "2027-01-15 18:00");
    assert_eq!(
        zone("Asia/Tokyo").on_this_day(evening, hour(8)),
        at(Zone::UTC, "2027-01-15 23:00")
    );
    // On 2027-03-28 there is no two o'clock, and on 2027-10-31 there are two.
    let spring = at(Zone::UTC, "2027-03-28 12:00");
    assert_eq!(
        berlin.on_this_day(spring, hour(2)),
        at(Zone::UTC, "2027-03-28 01:00")
    );
    assert_eq!(
        berlin.on_this_day(spring, hour(8)),
        at(Zone::UTC, "2027-03-28 06:00")
    );
    let autumn = at(Zone::UTC, "2027-10-31 12:00");
    assert_eq!(
        berlin.on_this_day(autumn, hour(2)),
        at(Zone::UTC, "2027-10-31 00:00")
    );
    for time in [Timestamp::MIN, Timestamp::MAX] {
        for hour in Hour::ALL {
            let _ = berlin.on_the_next_day(time, hour);
        }
    }
}
