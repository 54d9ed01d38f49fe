//! Colours and handicap of a challenge.

use tengen::bot::port::message::Sound;
use tengen::i18n::{UserInput, say};
use tengen::rules::{Color, Rank};

use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::desk::Deed;
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_lacks, assert_says, assert_told, english};

use super::offer::fields;

#[test]
fn the_stronger_player_takes_white_as_the_accepter_says() {
    let mut table = Table::new();
    let _ = table.say(KURO, "/challenge opponent:@shiro colour:stronger");
    let question = private(table.press(SHIRO, say::challenge::button_accept()));
    assert_eq!(question.content, english(say::challenge::who_is_stronger()));
    let board = public(table.press(SHIRO, say::challenge::button_stronger_accepter()));
    assert_says(&board, "⚫ <@1> – ⚪ <@2>");
    assert!(
        matches!(table.take_deeds()[..], [Deed::Edited(_)]),
        "the card is settled"
    );
    assert_eq!(table.buttons().len(), 1);
}

#[test]
fn the_stronger_player_takes_white_by_rank_without_a_question() {
    let mut table = Table::new();
    let _ = sentence(table.say(KURO, "/me rank rank:1d"));
    let _ = sentence(table.say(SHIRO, "/me rank rank:5k"));
    let ranked = english(say::challenge::by_rank(
        KURO.mention(),
        Rank::dan(1).unwrap(),
        SHIRO.mention(),
        Rank::kyu(5).unwrap(),
    ));
    let card = public(table.say(KURO, "/challenge opponent:@shiro colour:stronger"));
    assert_says(&card, format!("\n{ranked}\n"));
    let accepted = public(table.press(SHIRO, say::challenge::button_accept()));
    let taken = say::challenge::accepted(SHIRO.mention(), SHIRO.mention(), KURO.mention());
    assert_eq!(accepted.content.lines().next(), Some(&*english(taken)));
    assert_eq!(accepted.content.lines().last(), Some(&*ranked));
    let _ = table.take_post();
    assert_eq!(table.game(1).color_of(KURO.player()), Some(Color::White));
    // Between equals the colours are drawn by lot, as the card says.
    let _ = sentence(table.say(SHIRO, "/me rank rank:1d"));
    let _ = public(table.say(SHIRO, "/challenge colour:stronger"));
    let accepted = public(table.press(KURO, say::challenge::button_accept()));
    assert_says(
        &accepted,
        say::challenge::by_equal_rank(Rank::dan(1).unwrap()),
    );
    let _ = table.take_post();
    // With one rank alone the stronger player is unknown.
    let _ = public(table.say(KURO, "/challenge opponent:@aka colour:stronger"));
    let asked = private(table.press(AKA, say::challenge::button_accept()));
    assert_says(&asked, say::challenge::who_is_stronger());
}

#[test]
fn with_a_handicap_the_stronger_player_takes_white_unless_a_colour_is_chosen() {
    let mut table = Table::new().without_limits();
    for (options, colors) in [
        ("handicap:3", say::terms::stronger_takes_white()),
        ("handicap:3 colour:random", say::terms::lot()),
        (
            "handicap:3 colour:white",
            say::terms::takes(KURO.mention(), Color::White),
        ),
        ("handicap:0", say::terms::lot()),
    ] {
        let _ = public(table.say(KURO, &format!("/challenge opponent:@shiro {options}")));
        let shown = table.all_terms(KURO, say::challenge::button_terms());
        assert_eq!(shown.fields[1].1, english(colors), "{options}");
    }
    // Pairs do not choose the stronger player.
    let pairs = "/together pair-go handicap:3 opponent:@shiro partner:@aka opponent-partner:@ao";
    let _ = public(table.say(KURO, pairs));
    let shown = table.all_terms(KURO, say::challenge::button_terms());
    assert_eq!(shown.fields[1].1, english(say::terms::lot()));
}

#[test]
fn black_may_place_the_handicap_freely() {
    let mut table = Table::new();
    let shown = fields(
        &mut table,
        "opponent:@shiro colour:black size:9 handicap:3 placement:free",
    );
    assert!(
        shown.contains(&format!(
            "{}: {}",
            english(say::challenge::field_handicap()),
            english(say::terms::handicap_free(3))
        )),
        "{shown:?}"
    );
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let board = table.take_post();
    assert_eq!(board.mention, [KURO.player()]);
    assert_says(&board, say::table::begins_free(3));
    assert_lacks(&board, " more ");
    let board = public(table.say(KURO, "/play at:A1"));
    table.assert_stripped();
    assert!(
        board.mention.is_empty(),
        "it is still the turn of the one who has just placed a stone"
    );
    assert_eq!(board.sound, Sound::Silent);
    assert_says(&board, say::table::placing(2));
    let board = public(table.say(KURO, "/play at:J9"));
    table.assert_stripped();
    assert_says(&board, say::table::placing(1));
    let board = public(table.say(KURO, "/play at:E5"));
    table.assert_stripped();
    assert_eq!(board.mention, [SHIRO.player()], "White moves first");
    assert_eq!(board.sound, Sound::Usual);
    assert_told(
        table.say(KURO, "/challenge placement:anywhere"),
        say::refusal::bad_choice(UserInput::new("anywhere")),
    );
}
