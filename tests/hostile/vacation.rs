//! A vacation of a member with many games causes no flood: each board is edited once, and delays no one.

use tengen::clock::Span;
use tengen::i18n::say;

use crate::support::cast::{AKA, AO, KURO};
use crate::support::desk::Deed;
use crate::support::script::begin_timed;
use crate::support::table::{Table, private, public};

/// Games in which kuro is to move.
const GAMES: usize = 300;

#[test]
fn six_vacations_with_three_hundred_games_change_each_board_once_and_others_do_not_wait() {
    let mut table = Table::new().without_limits();
    for _ in 0..GAMES {
        begin_timed(&mut table, "3d");
    }
    let _ = public(table.say(AKA, "/challenge opponent:@ao size:5 colour:black"));
    let _ = public(table.press(AO, say::challenge::button_accept()));
    drop(table.take_deeds());
    for days in [2, 0, 2, 0, 2, 0] {
        let _ = private(table.say(KURO, &format!("/me vacation days:{days}")));
        table.clock.advance(Span::seconds(1));
    }
    assert_eq!(table.take_deeds(), [], "it may move again");
    // Others' boards are not delayed.
    let _ = public(table.say(AKA, "/play at:C3"));
    table.assert_stripped();
    table.clock.advance(Span::minutes(1));
    table.tick();
    let deeds = table.take_deeds();
    assert_eq!(deeds.len(), GAMES);
    let is_edit = |deed: &Deed| matches!(deed, Deed::Edited(_));
    assert!(deeds.iter().all(is_edit));
    table.tick();
    assert_eq!(table.take_deeds(), []);
}
