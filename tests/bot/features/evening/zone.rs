//! The time zone of an evening.

use tengen::i18n::say;

use super::{CREATE, TUESDAY, moderating, stored, when};
use crate::support::cast::KURO;
use crate::support::table::{CORNER, TABLE, Table, sentence};
use crate::support::words::{assert_ends, assert_says, english};

const HOUR: i64 = 3600;

#[test]
fn the_hour_is_in_the_zone_that_is_given_and_the_server_keeps_it() {
    let mut table = Table::new();
    let berlin = format!("{CREATE} zone:Europe/Berlin");
    let told = sentence(moderating(&mut table, |table| table.say(KURO, &berlin)));
    let created =
        |seconds, zone: &str| english(say::evening::created(when(seconds), zone.to_owned()));
    assert_eq!(told, created(TUESDAY - HOUR, "Europe/Berlin"));
    assert_eq!(stored(&table).begins.as_millis(), (TUESDAY - HOUR) * 1000);
    // The zone is the default of the next evening, and a moderator of one channel does not change it for the others.
    table.setting.place.channel = CORNER;
    let tokyo = format!("{CREATE} zone:Asia/Tokyo");
    let refused = sentence(moderating(&mut table, |table| table.say(KURO, &tokyo)));
    assert_eq!(refused, english(say::limit::only_managers()));
    let told = sentence(moderating(&mut table, |table| table.say(KURO, CREATE)));
    assert_eq!(told, created(TUESDAY - HOUR, "Europe/Berlin"));
    table.setting.place.channel = TABLE;
    assert_eq!(stored(&table).begins.as_millis(), (TUESDAY - HOUR) * 1000);
    drop(table.take_deeds());
}

#[test]
fn what_is_no_zone_sets_nothing_up() {
    let mut table = Table::new();
    let bad = format!("{CREATE} zone:Atlantis");
    let refused = sentence(moderating(&mut table, |table| table.say(KURO, &bad)));
    assert_says(&refused, "Atlantis");
    let told = sentence(moderating(&mut table, |table| table.say(KURO, CREATE)));
    assert_ends(&told, say::evening::no_zone());
    drop(table.take_deeds());
}
