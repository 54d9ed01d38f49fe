//! The cross table: description, legend and readers.

use tengen::i18n::{Quote, UserInput, say};

use super::{FOUR, create, create_with_players, publish};
use crate::support::cast::{AO, KURO, SHIRO};
use crate::support::table::{CORNER, TABLE, Table, private, public, sentence};
use crate::support::words::{assert_begins, assert_ends, assert_says, english, german};

#[test]
fn the_description_names_those_in_the_lead_and_has_no_backslashes() {
    let mut table = Table::new();
    let title = "C*u*p_1";
    let _ = create(
        &mut table,
        &format!("name:{title} system:swiss where:evening"),
    );
    for member in FOUR {
        let _ = table.press(member, say::tournament::button_enter());
    }
    publish(&mut table);
    let _ = private(table.say(KURO, "/tournament result table:1 result:white"));
    let sheet = private(table.press(KURO, say::tournament::button_standings()));
    let alt = sheet.files[0].alt.clone().unwrap();
    let head = english(say::tournament::alt(Quote::bare(title), 1));
    let lines: Vec<_> = alt.lines().collect();
    assert!(!alt.contains('\\'), "{alt}");
    assert_eq!(lines[0], head);
    assert_eq!(lines.len(), 4, "three of four: {alt}");
    assert!(
        lines[1].starts_with("1. ") && lines[1].ends_with(" 1"),
        "{alt}"
    );
    assert!(alt.chars().count() <= 1024);
    drop(table.take_deeds());
}

#[test]
fn the_legend_explains_the_signs_and_what_decides_the_places() {
    for (system, criteria) in [("mcmahon", ["mms", "sosm"]), ("round-robin", ["nbw", "dc"])] {
        let mut table = Table::new();
        create_with_players(&mut table, &format!("system:{system} where:evening"));
        publish(&mut table);
        let sheet = private(table.press(KURO, say::tournament::button_standings()));
        let signs = english(say::tournament::legend());
        assert_begins(&sheet, &signs);
        for criterion in criteria {
            let named = english(say::tournament::criterion_named(criterion.to_owned()));
            assert_says(&sheet, &named);
        }
        drop(table.take_deeds());
    }
}

#[test]
fn it_can_be_shown_to_everybody() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    publish(&mut table);
    drop(table.take_deeds());
    let _ = private(table.press(AO, say::tournament::button_standings()));
    let shown = public(table.press(AO, german(say::table::button_share())));
    let by = english(say::table::shown_by(AO.mention()));
    assert!(
        shown.content.starts_with(&by),
        "in the channel's language: {}",
        shown.content
    );
    assert_eq!(shown.files.len(), 1);
    assert!(shown.rows.is_empty() && shown.mention.is_empty());
    // A muted member cannot show the table to everybody.
    let _ = private(table.press(SHIRO, say::tournament::button_standings()));
    let _ = sentence(table.say(KURO, "/moderate mute member:@shiro days:1 reason:loud"));
    let _refused = sentence(table.press(SHIRO, say::table::button_share()));
    drop(table.take_deeds());
}

#[test]
fn result_files_have_the_pins_that_players_have_told() {
    let mut table = Table::new();
    let told = private(table.say(SHIRO, "/me rank rank:2k egd:12345678"));
    assert_ends(&told, ": 12345678");
    for (pin, is_there) in [("", true), ("egd:0", false)] {
        let _ = table.say(SHIRO, &format!("/me rank rank:2k {pin}"));
        let settings = private(table.say(SHIRO, "/me show"));
        let shown = format!("{settings:?}").contains("12345678");
        assert_eq!(shown, is_there, "{settings:?}");
        table.setting.place.channel = if is_there { TABLE } else { CORNER };
        let number = if is_there { 1 } else { 2 };
        create_with_players(&mut table, "system:swiss where:evening");
        let _ = private(table.press(KURO, say::tournament::button_pair(1)));
        let _ = public(table.press(KURO, say::tournament::button_publish()));
        let command = format!("/tournament files tournament:{number}");
        let files = private(table.say(KURO, &command)).files;
        let mut texts = files
            .iter()
            .map(|file| String::from_utf8_lossy(&file.bytes));
        assert_eq!(texts.len(), 2, "OpenGotha's, and EGD's");
        assert!(texts.all(|text| text.contains("12345678") == is_there));
    }
    let refused = sentence(table.forge(SHIRO, "/me rank rank:2k egd:100000000"));
    let bad = say::refusal::bad_number(UserInput::new("100000000"));
    assert_eq!(refused, english(bad));
    drop(table.take_deeds());
}
