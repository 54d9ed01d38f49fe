//! Rematches: the request below a result, the colours, and at most one.

use tengen::game::GameId;
use tengen::i18n::say;
use tengen::rules::{ByColor, Color};

use crate::support::cast::{KURO, SHIRO};
use crate::support::script::{begin, play, resign, seated};
use crate::support::table::{Table, private, public};
use crate::support::words::{assert_begins, assert_says, each_english, english};

/// The stones stay with the weaker player (booklet 001: they balance the strength).
#[test]
fn a_rematch_with_handicap_keeps_the_colours() {
    let mut table = Table::new();
    begin(&mut table, "game:go size:9 handicap:3 colour:black");
    resign(&mut table, SHIRO);
    let card = public(table.press(SHIRO, say::table::button_rematch()));
    assert_begins(
        &card,
        say::challenge::rematch(SHIRO.mention(), KURO.mention(), "handicap".to_owned()),
    );
    let _ = public(table.press(KURO, say::challenge::button_accept()));
    let _ = table.take_post();
    assert_eq!(table.game(2).seats(), table.game(1).seats());
}

#[test]
fn a_rematch_swaps_the_colours() {
    let mut table = Table::new();
    begin(&mut table, "game:gomoku");
    let _ = private(table.say(SHIRO, "/game resign"));
    let result = table.confirm(SHIRO, say::table::button_resign());
    assert_says(
        &result,
        say::table::won_resignation(KURO.mention(), Color::Black, SHIRO.mention()),
    );
    table.assert_stripped();
    let asked = private(table.press(SHIRO, say::table::button_rematch()));
    assert_says(&asked, say::challenge::rematch_question());
    let card = public(table.press(SHIRO, say::challenge::button_rematch_swapped()));
    assert_eq!(card.mention, [KURO.player()]);
    assert_eq!(
        card.content,
        english(say::challenge::rematch(
            SHIRO.mention(),
            KURO.mention(),
            "swapped".to_owned()
        ))
    );
    let _ = public(table.press(KURO, say::challenge::button_accept()));
    let _ = table.take_post();
    let seats = table
        .game(2)
        .seats()
        .unwrap()
        .map(|seat| seat.players().next().unwrap());
    let swapped = ByColor {
        black: SHIRO.player(),
        white: KURO.player(),
    };
    assert_eq!(seats, swapped);
    assert_eq!(table.game(2).terms().rules, table.game(1).terms().rules);
}

/// Booklet 004: the loser keeps Black.
#[test]
fn a_rematch_can_keep_the_colours() {
    let mut table = seated("size:5");
    resign(&mut table, KURO);
    let _ = private(table.press(KURO, say::table::button_rematch()));
    table.restart();
    let card = public(table.press(KURO, say::challenge::button_rematch_same()));
    assert_eq!(
        card.content,
        english(say::challenge::rematch(
            KURO.mention(),
            SHIRO.mention(),
            "same".to_owned()
        ))
    );
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let _ = table.take_post();
    assert_eq!(table.game(2).seats(), table.game(1).seats());
}

#[test]
fn a_result_keeps_its_buttons_when_a_rematch_is_asked_for_declined_or_played() {
    let mut table = seated("size:5");
    play(&mut table, "C3 pass pass");
    for who in [KURO, SHIRO] {
        let _ = public(table.press(who, say::count::button_agree()));
        table.assert_stripped();
    }
    let result = each_english([
        say::table::button_rematch(),
        say::table::button_film(),
        say::review::button(),
        say::count::button_steps(),
        say::table::button_more(),
    ]);
    let (rematch, message) = table.custom_id(say::table::button_rematch());
    let ask = |table: &mut Table| {
        let _ = private(table.press_id(KURO, &rematch, message));
        public(table.press(KURO, say::challenge::button_rematch_swapped()))
    };
    let kept = |table: &Table| {
        let mut state = table.desk.lock();
        let buttons = state.message(message).unwrap();
        buttons
            .buttons()
            .map(|button| button.label.clone())
            .collect::<Vec<_>>()
    };
    let _ = ask(&mut table);
    assert_eq!(kept(&table), result);
    let _ = public(table.press(SHIRO, say::challenge::button_decline()));
    assert_eq!(kept(&table), result);
    let _ = ask(&mut table);
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let _ = table.take_post();
    assert_eq!(kept(&table), result);
    let standing = private(table.press_id(SHIRO, &rematch, message));
    assert_says(&standing, "game 3");
    let _ = private(table.press_id(SHIRO, "v1:steps:1:7", message));
}

#[test]
fn a_rematch_asked_for_twice_is_one_challenge() {
    let mut table = seated("size:9");
    resign(&mut table, SHIRO);
    let (rematch, message) = table.custom_id(say::table::button_rematch());
    let _ = private(table.press_id(KURO, &rematch, message));
    let _ = private(table.press_id(SHIRO, &rematch, message));
    let _ = public(table.press(KURO, say::challenge::button_rematch_swapped()));
    // A late answer to the old question shows the existing game, and so does a new question.
    let late = private(table.press(SHIRO, say::challenge::button_rematch_same()));
    assert!(
        late.content.starts_with(&english(say::challenge::invited(
            KURO.mention(),
            SHIRO.mention()
        ))),
        "the challenge that there is: {late:?}"
    );
    let again = private(table.press_id(SHIRO, &rematch, message));
    assert_eq!(again.content, late.content, "the challenge that there is");
    assert_eq!(
        table.wait(table.store().game(GameId::new(3))).unwrap(),
        None
    );
    // A declined rematch does not prevent another one.
    let _ = public(table.press(KURO, say::challenge::button_decline()));
    let _ = private(table.press_id(KURO, &rematch, message));
    let _ = public(table.press(KURO, say::challenge::button_rematch_same()));
    let _ = table.take_deeds();
    assert!(
        table
            .wait(table.store().game(GameId::new(3)))
            .unwrap()
            .is_some()
    );
}
