//! A challenge answered from a private copy of its card, in another channel.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::request::ChannelKind;
use tengen::i18n::say;

use crate::support::cast::{AKA, AO, KURO, Member, SHIRO};
use crate::support::table::{CORNER, TABLE, Table, in_place, private, public};
use crate::support::words::{assert_says, german};

/// Kuro challenges `opponent` at the table, and `copier` looks at the challenge from the corner.
fn copied(challenge: &str, copier: Member) -> Table {
    let mut table = Table::new();
    let _ = public(table.say(KURO, challenge));
    table.go_to(CORNER, ChannelKind::Channel);
    let copy = private(table.say(copier, "/game board game:1"));
    assert!(!copy.rows.is_empty());
    table
}

fn replaced(answer: Answer) -> String {
    match answer {
        Answer::Replace(message) => {
            assert!(message.rows.is_empty(), "{message:?}");
            message.content
        }
        other => panic!("the copy keeps its buttons: {other:?}"),
    }
}

#[test]
fn declining_from_a_copy_closes_the_card_and_is_told_in_the_readers_language() {
    let mut table = copied("/challenge opponent:@ao", AO);
    let told = replaced(table.press(AO, german(say::challenge::button_decline())));
    assert_says(
        &told,
        german(say::challenge::declined(AO.mention(), KURO.mention())),
    );
    let card = table.take_edit();
    assert!(card.rows.is_empty());
    assert_says(
        &card,
        say::challenge::declined(AO.mention(), KURO.mention()),
    );
}

#[test]
fn withdrawing_from_a_copy_closes_the_card() {
    let mut table = copied("/challenge opponent:@shiro", KURO);
    let _ = replaced(table.press(KURO, say::challenge::button_decline()));
    let card = table.take_edit();
    assert!(card.rows.is_empty());
    assert_says(&card, say::challenge::withdrawn(KURO.mention()));
}

#[test]
fn accepting_from_a_copy_begins_the_game_where_it_was_offered() {
    let mut table = copied("/challenge opponent:@shiro colour:black", SHIRO);
    let _ = replaced(table.press(SHIRO, say::challenge::button_accept()));
    let deeds = table.take_deeds();
    assert_eq!(deeds.len(), 2, "the card and the board: {deeds:?}");
    let state = table.desk.lock();
    let public = state.messages.iter().filter(|seen| seen.audience.is_none());
    let [card, board] = &public.collect::<Vec<_>>()[..] else {
        panic!("{state:?}");
    };
    assert!(card.channel == TABLE && card.message.rows.is_empty());
    assert_eq!(board.channel, TABLE);
    assert_eq!(board.message.mention, [KURO.player()]);
}

#[test]
fn one_of_several_accepts_from_a_copy_and_the_card_says_so() {
    let challenge =
        "/together pair-go opponent:@shiro partner:@aka opponent-partner:@ao colour:black";
    let mut table = copied(challenge, AKA);
    let copy = in_place(table.press(AKA, say::challenge::button_accept()));
    assert!(!copy.rows.is_empty(), "others have to accept");
    drop(table.take_edit());
    table.go_to(TABLE, ChannelKind::Channel);
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
}
