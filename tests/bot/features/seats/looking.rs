//! `/looking-for-game now`: an open challenge for a range of ranks.

use tengen::game::{GameId, Invitation, Phase};
use tengen::i18n::{UserInput, say};
use tengen::rules::{Rank, RankRange};

use crate::support::cast::{AKA, KURO, MIDORI, SHIRO};
use crate::support::table::{Table, public, sentence};
use crate::support::words::{assert_begins, assert_told, english};

fn rank(text: &str) -> Rank {
    text.parse().unwrap()
}

/// A challenge for 15k to 5k, by a 10k.
fn ranked() -> Table {
    let mut table = Table::new();
    let _ = sentence(table.say(KURO, "/me rank rank:10k"));
    let card = public(table.say(
        KURO,
        "/looking-for-game now weakest:15k strongest:5k size:13 clock:3d",
    ));
    let told = say::seats::open_ranked(KURO.mention(), rank("15k"), rank("5k"));
    assert_begins(&card, told);
    table
}

#[test]
fn only_those_of_the_ranks_may_accept_and_others_are_told_why() {
    let mut table = ranked();
    let accept = say::challenge::button_accept;
    let unknown = say::seats::rank_unknown(rank("15k"), rank("5k"));
    assert_told(table.press(SHIRO, accept()), unknown);
    for other in ["16k", "4k", "3d"] {
        let _ = sentence(table.say(SHIRO, &format!("/me rank rank:{other}")));
        let refused = sentence(table.press(SHIRO, accept()));
        let told = say::seats::other_ranks(rank(other), rank("15k"), rank("5k"));
        assert_eq!(refused, english(told));
        // They cannot propose other terms, either.
        let refused = sentence(table.press(SHIRO, say::challenge::button_change()));
        assert_begins(
            &refused,
            say::seats::other_ranks(rank(other), rank("15k"), rank("5k")),
        );
    }
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
    let _ = sentence(table.say(AKA, "/me rank rank:15k"));
    let _ = public(table.press(AKA, accept()));
    assert!(table.game(1).phase().is_running());
    let _ = table.take_post();
}

#[test]
fn the_order_of_the_ranks_does_not_matter_and_one_alone_is_a_bound() {
    let mut table = Table::new().without_limits();
    for (options, from, to) in [
        ("weakest:5k strongest:15k", "15k", "5k"),
        ("weakest:5k", "5k", "9d"),
        ("strongest:1d", "30k", "1d"),
    ] {
        let _ = public(table.say(MIDORI, &format!("/looking-for-game now {options}")));
        let games = (1..).map_while(|id| table.wait(table.store().game(GameId::new(id))).unwrap());
        let ranks = RankRange::between(rank(from), rank(to));
        let last = games.last().unwrap();
        assert_eq!(last.offer().invitation, Invitation::Ranked(ranks));
    }
    let _ = public(table.say(MIDORI, "/looking-for-game now"));
    assert_eq!(table.game(4).offer().invitation, Invitation::Anyone);
    let refused = sentence(table.say(MIDORI, "/looking-for-game now weakest:best"));
    assert_eq!(
        refused,
        english(say::refusal::bad_rank(UserInput::new("best")))
    );
}

#[test]
fn what_is_for_certain_ranks_stays_so_after_a_restart() {
    let mut table = ranked();
    table.restart();
    let ranks = RankRange::between(rank("15k"), rank("5k"));
    assert_eq!(table.game(1).offer().invitation, Invitation::Ranked(ranks));
}
