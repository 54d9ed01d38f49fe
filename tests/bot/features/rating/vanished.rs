//! Games that a vanished member loses on time: only the first of a series is rated.

use tengen::game::EventKind;
use tengen::i18n::say;
use tengen::rating::Pool;

use crate::bot::games::time::clock::at_once;
use crate::support::cast::{KURO, SHIRO};
use crate::support::script::{begin, play_in};
use crate::support::table::{Table, private};
use crate::support::words::english;

/// Kuro and shiro play game `game` until it is shiro's turn, with enough moves for a rated game.
fn until_shiro_is_to_move(table: &mut Table, game: u64) {
    begin(table, "size:9 rules:japanese clock:1d");
    play_in(table, game, [KURO, SHIRO], "C3 D4 C5 D6 E3 F4 G3 F6 G7");
    assert!(table.game(game).is_long_enough());
}

/// Number of shiro's rated games, and of those lost in a series.
fn count_games(table: &Table, games: u64) -> (usize, usize) {
    let club = table.game(1).offer().place.club.unwrap();
    let store = table.store();
    let rated = store.rated_games_of(club, Pool::Go, SHIRO.player());
    let rated = table.wait(rated).unwrap().len();
    let is_series = |number: &u64| {
        let game = table.game(*number);
        let unrated = game.events().iter();
        unrated
            .filter(|event| event.kind == EventKind::Unrated)
            .count()
            == 1
    };
    (rated, (1..=games).filter(is_series).count())
}

#[test]
fn of_the_games_of_somebody_who_has_vanished_the_first_one_counts_until_they_come_back() {
    let mut table = at_once();
    for game in 1..=3 {
        until_shiro_is_to_move(&mut table, game);
    }
    table.advance_days(2);
    table.tick();
    drop(table.take_deeds());
    assert_eq!(count_games(&table, 3), (1, 2));
    let series = english(say::rating::uncounted_series());
    let told = table.desk.lock().messages.clone();
    let told = told
        .iter()
        .filter(|seen| seen.message.content.contains(&series));
    let of_boards = told.filter(|seen| seen.message.thumbnail.is_none());
    assert_eq!(of_boards.count(), 2);
    let page = private(table.say(KURO, "/game show game:3"));
    let fields = page.card.unwrap().fields;
    assert!(fields.iter().any(|(_, text)| *text == series), "{fields:?}");
    // Derived rows still follow from the records.
    assert_eq!(table.wait(table.store().check()).unwrap().wrong, []);
    // A move ends the series, after which the member may vanish again.
    for game in 4..=5 {
        until_shiro_is_to_move(&mut table, game);
    }
    table.advance_days(2);
    table.tick();
    drop(table.take_deeds());
    assert_eq!(count_games(&table, 5), (2, 3));
}

#[test]
fn a_member_who_loses_one_game_on_time_and_plays_on_elsewhere_has_not_vanished() {
    let mut table = at_once();
    until_shiro_is_to_move(&mut table, 1);
    table.advance_days(2);
    table.tick();
    drop(table.take_deeds());
    until_shiro_is_to_move(&mut table, 2);
    table.advance_days(2);
    table.tick();
    drop(table.take_deeds());
    assert_eq!(count_games(&table, 2), (2, 0));
}
