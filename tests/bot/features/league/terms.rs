//! The clock of a league's games, and their handicap.

use tengen::game::TimeControl;
use tengen::i18n::say;
use tengen::rules::Color;

use super::{FOUR, open_with, play, start};
use crate::support::cast::{AKA, KURO, MIDORI, SHIRO};
use crate::support::table::Table;
use crate::support::words::english;

#[test]
fn stones_come_by_rank_and_where_there_are_none_colours_by_the_season() {
    let mut table = Table::new();
    for (member, rank) in FOUR.into_iter().zip(["1k", "5k", "5k", "9k"]) {
        let _told = table.say(member, &format!("/me rank rank:{rank}"));
    }
    open_with(&mut table, "size:19 handicap:yes clock:7d");
    let named = english(say::command::handicap_by_rank());
    let says_so = table.desk.lock().messages.iter().any(|seen| {
        let card = seen.message.card.as_ref();
        card.is_some_and(|card| card.body.to_string().contains(&named))
    });
    assert!(says_so, "the card");
    start(&mut table, 1);
    let game = play(&mut table, MIDORI, KURO);
    let game = table.game(game.get());
    assert_eq!(game.color_of(MIDORI.player()), Some(Color::Black));
    assert_eq!(game.terms().handicap.stones(), 8);
    assert_eq!(game.terms().pace.control, TimeControl::per_move(7).unwrap());
    let league = super::stored(&table);
    let season = league.season().unwrap();
    let black = season.black(SHIRO.player(), AKA.player());
    let even = play(&mut table, SHIRO, AKA);
    let even = table.game(even.get());
    assert_eq!(even.terms().handicap.stones(), 0);
    let seats = even.seats().unwrap();
    assert_eq!(seats.black.players().next(), black);
    drop(table.take_deeds());
}
