//! From the greeting to the first stone in three presses.

use tengen::bot::port::answer::Answer;
use tengen::game::ColorChoice;
use tengen::i18n::say;
use tengen::rules::{Color, RuleSet, Variant};

use super::program;
use crate::support::cast::{KURO, SHIRO, TENGEN};
use crate::support::table::{Table, private, public};
use crate::support::words::english;

#[test]
fn three_presses_lead_from_the_help_to_the_first_stone() {
    let mut table = Table::new();
    let _help = private(table.say(KURO, "/help"));
    let choice = private(table.press(KURO, say::opponent::button_play()));
    assert_eq!(choice.content, english(say::opponent::setup()));
    let _card = public(table.press(KURO, say::opponent::button_begin()));
    table.answer();
    drop(table.deeds());
    let game = table.game(1);
    assert_eq!(
        game.on_turn(),
        Some(KURO.player()),
        "who begins is the one who asked"
    );
    let answer = table.press(KURO, say::table::button_play());
    assert!(
        matches!(answer, Answer::Ephemeral(_) | Answer::Form(_)),
        "{answer:?}"
    );
}

#[test]
fn game_and_level_are_chosen_by_menus() {
    let mut table = Table::new();
    let _card = public(table.say(KURO, "/challenge"));
    // Anyone who sees an open challenge may have a game at once, too.
    let _choice = private(table.press(SHIRO, say::opponent::button_play()));
    let _changed = table.choose(SHIRO, "gomoku-15");
    let _changed = table.choose(SHIRO, "4");
    let _card = public(table.press(SHIRO, say::opponent::button_begin()));
    let game = table.game(2);
    assert_eq!(game.offer().invitation.one(), Some(program(4)));
    assert_eq!(game.terms().rules.variant(), Variant::Gomoku);
    assert_eq!(game.terms().size.columns(), 15);
    assert_eq!(game.terms().colors, ColorChoice::Challenger(Color::Black));
}

#[test]
fn renju_and_pente_are_games_of_their_own_in_the_menu() {
    for (word, set) in [("renju-15", "renju"), ("pente-15", "pente")] {
        let mut table = Table::new();
        let _help = private(table.say(KURO, "/help"));
        let _choice = private(table.press(KURO, say::opponent::button_play()));
        let _changed = table.choose(KURO, word);
        let _card = public(table.press(KURO, say::opponent::button_begin()));
        let rules = RuleSet::named(set).unwrap().rules;
        assert_eq!(table.game(1).terms().rules, rules, "{word}");
    }
}

#[test]
fn its_card_has_nothing_for_others_to_accept() {
    let mut table = Table::new();
    let _card = public(table.say(KURO, "/challenge level:2"));
    let labels = table.buttons().concat();
    for label in [
        say::challenge::button_accept(),
        say::challenge::button_decline(),
        say::challenge::button_change(),
    ] {
        assert!(!labels.contains(&english(label)), "{labels:?}");
    }
    assert!(labels.contains(&english(say::challenge::button_withdraw())));
}

#[test]
fn the_menu_on_the_bot_itself_opens_the_choice() {
    let mut table = Table::new();
    let invocation = tengen::bot::port::request::Invocation::UserMenu {
        name: "Challenge to Go".to_owned(),
        target: TENGEN.person(),
    };
    let choice = private(table.ask(KURO, invocation));
    assert_eq!(choice.content, english(say::opponent::setup()));
}
