//! Settings changed by menus and forms on the cards of `/me` and `/serveradmin`.

use tengen::bot::features::settings::policy::{POLICY, Policy};
use tengen::bot::games::time::calendar::ZONE;
use tengen::bot::kit::prefs::preview::{PREVIEW, Preview};
use tengen::bot::port::message::{Menu, Message, Row};
use tengen::bot::port::request::Permissions;
use tengen::game::Zone;
use tengen::i18n::{UserInput, say};

use crate::support::cast::{AO, KURO, SHIRO};
use crate::support::script::{play, seated};
use crate::support::table::{TABLE, Table, form_of, in_place, private, sentence};
use crate::support::words::{assert_lacks, english, german};

fn menus(message: &Message) -> Vec<Menu> {
    let rows = message.rows.iter();
    rows.filter_map(|row| match row {
        Row::Menu(menu) => Some(menu.clone()),
        Row::Buttons(_) | Row::Members(_) | Row::Link(_) => None,
    })
    .collect()
}

fn field(message: &Message, title: &str) -> String {
    let fields = &message.card.as_ref().unwrap().fields;
    let found = fields.iter().find(|(name, _)| *name == title);
    found.unwrap().1.to_string()
}

#[test]
fn a_setting_is_chosen_and_then_its_value_and_the_card_shows_it() {
    let mut table = Table::new();
    let card = private(table.say(KURO, "/me show"));
    let [all] = &menus(&card)[..] else {
        panic!("one menu: {card:?}");
    };
    // Each setting has its value below it; vacations and blocks have commands of their own.
    let named: Vec<_> = all.entries.iter().map(|entry| &entry.value[..]).collect();
    assert!(named.contains(&"preview") && named.contains(&"rank"));
    assert!(!named.contains(&"blocked"), "{named:?}");
    assert!(all.entries.iter().all(|entry| entry.description.is_some()));
    let open = in_place(table.choose(KURO, "preview"));
    let [all, values] = &menus(&open)[..] else {
        panic!("two menus: {open:?}");
    };
    let chosen: Vec<_> = all.entries.iter().filter(|entry| entry.is_chosen).collect();
    assert!(chosen.len() == 1 && chosen[0].value == "preview");
    assert_eq!(values.entries.len(), 3);
    // The state is in the menus, so a restart loses nothing.
    table.restart();
    let card = in_place(table.choose(KURO, "on"));
    let always = english(say::people::preview_named("on".to_owned()));
    assert_eq!(field(&card, &english(say::people::field_preview())), always);
    assert_eq!(menus(&card).len(), 1);
    let bot = table.bot();
    let preview = table.wait(PREVIEW.get(bot.services(), KURO.player()));
    assert_eq!(preview.unwrap(), Preview::Always);
}

#[test]
fn what_has_too_many_values_for_a_menu_is_typed() {
    let mut table = Table::new();
    let _ = private(table.say(KURO, "/me show"));
    let form = form_of(table.choose(KURO, "zone"));
    assert_eq!(form.title, english(say::people::field_zone()));
    let refused = sentence(table.fill(KURO, "qqqqqq"));
    assert_eq!(
        refused,
        english(say::people::bad_zone(UserInput::new("qqqqqq")))
    );
    let _ = table.choose(KURO, "zone");
    let card = in_place(table.fill(KURO, "berlin"));
    let berlin = english(say::people::zone_is("Europe/Berlin".to_owned()));
    assert_eq!(field(&card, &english(say::people::field_zone())), berlin);
    let bot = table.bot();
    let zone = table.wait(ZONE.get(bot.services(), KURO.player())).unwrap();
    assert_eq!(zone, Zone::parse("Europe/Berlin"));
}

#[test]
fn the_card_is_in_the_language_that_was_just_chosen() {
    let mut table = Table::new();
    let _ = private(table.say(KURO, "/me show"));
    let _ = table.choose(KURO, "own-language");
    let card = in_place(table.choose(KURO, "de"));
    let title = card.card.as_ref().unwrap().title.to_string();
    assert_eq!(title, german(say::people::me_title()));
    let _ = private(table.say(AO, "/me show"));
    let _ = table.choose(AO, "own-language");
    let card = in_place(table.choose(AO, "en"));
    assert_eq!(
        card.card.unwrap().title.to_string(),
        english(say::people::me_title())
    );
}

#[test]
fn settings_of_a_server_are_changed_by_those_who_manage_it() {
    let mut table = Table::new();
    let card = private(table.say(KURO, "/serveradmin show"));
    assert_eq!(menus(&card).len(), 1);
    table.powers = Permissions::MANAGE_SERVER;
    let _ = in_place(table.choose(KURO, "policy"));
    table.powers = Permissions(0);
    let refused = sentence(table.choose(KURO, "one-message"));
    assert_eq!(refused, english(say::limit::only_managers()));
    table.powers = Permissions::MANAGE_SERVER;
    let card = in_place(table.choose(KURO, "one-message"));
    let named = english(say::people::policy_named("one-message".to_owned()));
    assert_eq!(field(&card, &english(say::people::field_messages())), named);
    // A number is typed, and checked as with the command.
    let _ = form_of(table.choose(KURO, "vacation-days"));
    let refused = sentence(table.fill(KURO, "many"));
    assert_eq!(
        refused,
        english(say::refusal::bad_number(UserInput::new("many")))
    );
    let bot = table.bot();
    let policy = table.wait(POLICY.get(bot.services(), TABLE)).unwrap();
    assert_eq!(policy, Some(Policy::OneMessage));
}

#[test]
fn the_last_three_moves_bear_numbers_in_the_games_of_whoever_wants_it() {
    let mut table = seated("size:9");
    let _ = private(table.say(SHIRO, "/me boards last-moves:numbers"));
    play(&mut table, "C3 D3 D4 E5");
    let alt = |table: &mut Table| {
        let shown = private(table.say(AO, "/game board"));
        shown.files[0].alt.clone().unwrap()
    };
    let told = alt(&mut table);
    assert!(
        told.contains("D3 2") && told.contains("D4 3") && told.contains("E5 4"),
        "{told}"
    );
    assert_lacks(&told, "C3 1");
    let _ = private(table.say(SHIRO, "/me boards last-moves:mark"));
    let told = alt(&mut table);
    assert_lacks(&told, "E5 4");
}
