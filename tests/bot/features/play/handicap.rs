//! Handicap stones that Black places: several at once, all of them or none.

use tengen::i18n::UserInput;
use tengen::i18n::say;
use tengen::rules::Color;
use tengen::rules::Size;

use crate::support::board::at;
use crate::support::cast::{KURO, SHIRO};
use crate::support::script::seated;
use crate::support::table::{Table, public, sentence};
use crate::support::words::{assert_ends, assert_says, english};

fn four() -> Table {
    seated("size:9 handicap:4 placement:free")
}

#[test]
fn several_handicap_stones_are_placed_by_one_command() {
    let mut table = four();
    let board = public(table.say(KURO, "/play at:C3 G7"));
    table.assert_stripped();
    assert_says(&board, say::table::placing(2));
    let board = public(table.say(KURO, "/play at:c7,G3"));
    table.assert_stripped();
    assert_says(&board, say::table::turn(SHIRO.mention()));
    assert_eq!(
        table.game(1).position().board().stones(Color::Black).len(),
        4
    );
    // After that a turn is one stone.
    let said = sentence(table.say(SHIRO, "/play at:E5 E6"));
    assert_says(&said, say::refusal::one_stone());
}

#[test]
fn the_form_takes_all_handicap_stones_that_are_left() {
    let mut table = four();
    let form = table.open_form(KURO);
    assert_eq!(form.fields[0].placeholder, "D4 F6 D6 F4");
    let _ = public(table.fill(KURO, "C3 G7 C7 G3"));
    drop(table.take_post());
    assert_eq!(table.game(1).to_move(), Some(Color::White));
}

#[test]
fn all_handicap_stones_are_placed_or_none_and_the_wrong_one_is_named() {
    let mut table = four();
    let before = table.game(1);
    for (at, said) in [
        ("C3 K10", "K10 isn’t on this board"),
        (
            "C3 Z3",
            &english(say::refusal::off_board(
                UserInput::new("Z3"),
                Size::square(9).unwrap(),
                at("J9"),
            )),
        ),
        ("C3 G7 C3", "there’s already a stone on C3"),
        ("C3 x", &english(say::refusal::shape(UserInput::new("x")))),
        ("C3 G7 C7 G3 E5", &english(say::refusal::too_many_stones(4))),
    ] {
        let answer = sentence(table.say(KURO, &format!("/play at:{at}")));
        assert_says(&answer, said);
        assert_eq!(table.game(1), before, "{at}");
    }
    let twice = sentence(table.say(KURO, "/play at:C3 C3"));
    assert_ends(
        &twice,
        say::refusal::none_placed(say::refusal::occupied(at("C3"))),
    );
    let said = sentence(table.say(SHIRO, "/play at:C3 G7"));
    assert_says(&said, say::refusal::not_your_turn(Color::Black));
}

#[test]
fn the_last_of_several_stones_is_suggested() {
    let mut table = four();
    let suggested = table.suggestions(KURO, "/play at:C3 J", "at");
    assert_eq!(suggested[..2], ["C3 J1", "C3 J2"]);
}
