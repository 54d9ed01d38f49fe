//! From the greeting to the first stone in three presses.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Row;
use tengen::game::ColorChoice;
use tengen::i18n::say;
use tengen::rules::{Color, RuleSet, Variant};

use super::program;
use crate::support::cast::{KURO, Member, SHIRO, TENGEN};
use crate::support::desk::Deed;
use crate::support::table::{Table, in_place, private, public};
use crate::support::words::english;

/// Presses the button that begins the game, whose card the bot then posts.
fn begin(table: &mut Table, who: Member) {
    let _told = public(table.press(who, say::opponent::button_begin()));
    let deeds = table.take_deeds();
    assert!(matches!(deeds[..], [Deed::Posted(..)]), "{deeds:?}");
}

#[test]
fn three_presses_lead_from_the_help_to_the_first_stone() {
    let mut table = Table::new();
    let _help = private(table.say(KURO, "/help"));
    let choice = private(table.press(KURO, say::opponent::button_play()));
    assert_eq!(choice.content, english(say::opponent::setup()));
    let done = table.press(KURO, say::opponent::button_begin());
    let done = in_place(done);
    let game = table.game(1);
    assert_eq!(done.content, english(say::opponent::begun(game.id())));
    assert!(done.rows.is_empty(), "{done:?}");
    table.answer();
    drop(table.take_deeds());
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
    // A reader of an open challenge may play the program instead.
    let _choice = private(table.press(SHIRO, say::opponent::button_play()));
    let _changed = table.choose(SHIRO, "gomoku-15");
    let _changed = table.choose(SHIRO, "4");
    begin(&mut table, SHIRO);
    let game = table.game(2);
    assert_eq!(game.offer().invitation.invited_player(), Some(program(4)));
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
        begin(&mut table, KURO);
        let rules = RuleSet::from_name(set).unwrap().rules;
        assert_eq!(table.game(1).terms().rules, rules, "{word}");
    }
}

#[test]
fn below_an_open_challenge_its_game_is_chosen_already() {
    for (options, set, side) in [
        ("rules:renju game:gomoku", "renju", 15),
        ("game:go size:19", "territory", 19),
        // A board that the menu does not offer by default.
        ("game:go size:17", "territory", 17),
    ] {
        let mut table = Table::new();
        let _card = public(table.say(KURO, &format!("/challenge {options}")));
        let _choice = private(table.press(SHIRO, say::opponent::button_play()));
        begin(&mut table, SHIRO);
        let terms = *table.game(2).terms();
        assert_eq!(
            terms.rules,
            RuleSet::from_name(set).unwrap().rules,
            "{options}"
        );
        assert_eq!(terms.size.columns(), side, "{options}");
    }
}

#[test]
fn ranks_are_suggested_for_the_game_that_would_be_proposed() {
    let mut table = Table::new();
    let ranked = |table: &mut Table, options: &str| {
        let command = format!("/challenge {options} level:≈");
        table.suggestions(KURO, &command, "level").len()
    };
    assert!(ranked(&mut table, "") > 0, "Go was measured");
    let _card = public(table.say(KURO, "/challenge game:atari-go"));
    assert_eq!(ranked(&mut table, ""), 0, "Atari-Go was not");
    assert!(ranked(&mut table, "game:go") > 0);
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

#[test]
fn a_teacher_is_offered_at_the_levels_from_which_it_teaches() {
    let mut table = Table::new();
    let _help = private(table.say(KURO, "/help"));
    let _choice = private(table.press(KURO, say::opponent::button_play()));
    let choice = public(table.choose(KURO, "teaching"));
    let Row::Menu(levels) = &choice.rows[2] else {
        panic!("{choice:?}");
    };
    let values: Vec<_> = levels
        .entries
        .iter()
        .map(|entry| &entry.value[..])
        .collect();
    assert_eq!(values, ["3", "4", "5", "6", "7", "8", "9"]);
    assert!(levels.entries[0].is_chosen);
}
