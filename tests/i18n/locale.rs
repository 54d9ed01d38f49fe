//! Languages by their tags.

use tengen::clock::Timestamp;
use tengen::i18n::{Date, Locale, say};
use tengen::rules::HalfPoints;

#[test]
fn tags_are_resolved_and_whatever_is_not_spoken_is_english() {
    for (tag, locale) in [
        ("de", Locale::German),
        ("de-CH", Locale::German),
        ("DE", Locale::German),
        ("en-GB", Locale::English),
        ("en-US", Locale::English),
        ("fr", Locale::French),
        ("pt-BR", Locale::Portuguese),
        ("es-419", Locale::Spanish),
        ("sv-SE", Locale::Swedish),
        ("fi", Locale::English),
        ("dee", Locale::English),
        ("", Locale::English),
        ("\u{202e}", Locale::English),
    ] {
        assert_eq!(Locale::of(tag), locale, "{tag}");
    }
}

#[test]
fn every_tag_of_discords_means_its_language() {
    for locale in Locale::ALL {
        for tag in locale.discord_tags() {
            assert_eq!(Locale::of(tag), locale);
        }
    }
}

#[test]
fn half_points_are_written_as_people_write_them() {
    let points = HalfPoints::new(-13);
    assert_eq!(Locale::English.half_points(points), "-6.5");
    assert_eq!(Locale::German.half_points(points), "-6,5");
    assert_eq!(Locale::German.half_points(HalfPoints::new(14)), "7");
}

#[test]
fn days_are_written_as_people_write_them() {
    // 2026-10-01, 00:00 UTC.
    let day = Timestamp::from_millis(1_790_812_800_000);
    for (locale, written) in [
        (Locale::English, "1 Oct 2026"),
        (Locale::German, "01.10.2026"),
        (Locale::Polish, "01.10.2026"),
        (Locale::French, "01/10/2026"),
        (Locale::Dutch, "01-10-2026"),
        (Locale::Swedish, "2026-10-01"),
    ] {
        assert_eq!(locale.day(day), written, "{locale:?}");
    }
    assert_eq!(Locale::German.day(Timestamp::MAX), "?");
    // Discord renders this moment as the same day from Hawaii to New Zealand.
    for locale in Locale::ALL {
        let told = say::rating::season_note(Date(day)).to(locale);
        assert!(told.contains("<t:1790850600:d>"), "{told}");
    }
}
