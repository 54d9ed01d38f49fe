//! The clock of a ladder's games, and their handicap.

use tengen::game::TimeControl;
use tengen::i18n::{Locale, say};
use tengen::rules::{Color, Komi};

use super::{cards, challenge, ladder, ladder_of, moderating};
use crate::support::cast::{AKA, KURO, MIDORI, SHIRO};
use crate::support::table::{CORNER, Table, sentence};
use crate::support::words::{assert_says, english};

fn set_ranks(table: &mut Table, ranks: [&str; 4]) {
    for (member, rank) in [KURO, SHIRO, AKA, MIDORI].into_iter().zip(ranks) {
        let _told = table.say(member, &format!("/me rank rank:{rank}"));
    }
}

#[test]
fn the_weaker_player_gets_black_and_stones_by_rank() {
    let mut table = Table::new();
    set_ranks(&mut table, ["1k", "6k", "3k", "9k"]);
    ladder_of(&mut table, "size:19 handicap:yes");
    let named = english(say::command::handicap_by_rank());
    let card = cards(&table).pop().unwrap();
    assert_says(&card, &named);
    let game = challenge(&mut table, MIDORI, AKA);
    let game = table.game(game.get());
    assert_eq!(game.color_of(MIDORI.player()), Some(Color::Black));
    assert_eq!(game.terms().handicap.stones(), 6);
    assert_eq!(game.terms().komi, Komi::HALF);
    // A challenged player who is the weaker one has Black.
    let game = challenge(&mut table, AKA, SHIRO);
    let game = table.game(game.get());
    assert_eq!(game.color_of(SHIRO.player()), Some(Color::Black));
    assert_eq!(game.terms().handicap.stones(), 3);
    drop(table.take_deeds());
}

#[test]
fn without_a_rank_or_a_handicap_games_are_even() {
    for (options, ranks) in [("size:19 handicap:yes", false), ("size:19", true)] {
        let mut table = Table::new();
        if ranks {
            set_ranks(&mut table, ["1k", "6k", "3k", "9k"]);
        }
        ladder_of(&mut table, options);
        let game = challenge(&mut table, MIDORI, AKA);
        let terms = *table.game(game.get()).terms();
        let usual = super::stored(&table).terms;
        assert_eq!(terms.handicap.stones(), 0, "{options}");
        assert_eq!(terms.komi, usual.komi, "{options}");
        drop(table.take_deeds());
    }
}

#[test]
fn games_have_the_clock_that_was_chosen() {
    let mut table = Table::new();
    ladder_of(&mut table, "size:9 clock:2d");
    let game = challenge(&mut table, MIDORI, AKA);
    let control = table.game(game.get()).terms().pace.control;
    assert_eq!(control, TimeControl::per_move(2).unwrap());
    drop(table.take_deeds());

    let mut table = Table::new();
    ladder(&mut table);
    let game = challenge(&mut table, MIDORI, AKA);
    let control = table.game(game.get()).terms().pace.control;
    assert_eq!(control, TimeControl::FISCHER_OFFERED);
    drop(table.take_deeds());
}

#[test]
fn terms_that_are_not_offered_are_refused() {
    let mut table = Table::new();
    for (options, refusal) in [
        ("clock:1h", say::pace::bad_time()),
        ("clock:none", say::pace::bad_time()),
        (
            "game:gomoku handicap:yes",
            say::tournament::no_ranks_but_go(),
        ),
    ] {
        table.setting.place.channel = CORNER;
        let command = format!("/ladder create {options}");
        let said = sentence(moderating(&mut table, |table| table.forge(KURO, &command)));
        assert_eq!(said, refusal.to(Locale::English), "{options}");
    }
    drop(table.take_deeds());
}
