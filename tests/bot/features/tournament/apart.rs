//! An organiser keeps two players apart in the pairing.

use tengen::game::PlayerId;
use tengen::i18n::say;

use super::{FOUR, contest, create_with_players};
use crate::support::cast::{KURO, Member, SHIRO};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_lacks, assert_says, assert_told, english};

/// The pair at table 1 of the next round, and the text of the page.
fn proposal(table: &mut Table) -> (Vec<[PlayerId; 2]>, String) {
    let page = private(table.press(KURO, say::tournament::button_pair(1)));
    let (contest, _) = contest(table);
    let couples = contest.proposal.as_ref().unwrap().couples.iter();
    let captain = |index| contest.entry(index).side.captain();
    let pair = |seats: tengen::rules::ByColor<_>| {
        let mut pair = [captain(seats.black), captain(seats.white)];
        pair.sort_unstable();
        pair
    };
    let pairs = couples.map(|couple| pair(couple.seats)).collect();
    (pairs, page.card.unwrap().body.to_string())
}

fn member(player: PlayerId) -> Member {
    let found = FOUR.into_iter().find(|member| member.player() == player);
    found.unwrap()
}

#[test]
fn relatives_are_not_paired_until_the_organiser_says_so_again() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    let (before, _) = proposal(&mut table);
    let [one, other] = before[0].map(member);
    let command = format!(
        "/tournament apart player:@{} other:@{}",
        one.name, other.name
    );
    assert_told(table.say(SHIRO, &command), say::tournament::no_organiser());
    let done = sentence(table.say(KURO, &command));
    let told = say::tournament::kept_apart(one.mention(), other.mention());
    assert_eq!(done, english(told));
    // A proposal that is outdated cannot be published.
    let outdated = sentence(table.press(KURO, say::tournament::button_publish()));
    assert_eq!(outdated, english(say::tournament::no_outdated()));
    let (after, page) = proposal(&mut table);
    assert!(!after.contains(&before[0]), "{after:?}");
    let pair = before[0].map(|player| format!("<@{player}>"));
    let list = english(say::tournament::apart_list(pair.join(" – ")));
    assert_says(&page, &list);
    let done = sentence(table.say(KURO, &command));
    let told = say::tournament::apart_no_more(one.mention(), other.mention());
    assert_eq!(done, english(told));
    let (again, page) = proposal(&mut table);
    assert_eq!(again, before);
    assert_lacks(&page, &list);
    let same = format!("/tournament apart player:@{0} other:@{0}", one.name);
    assert_told(table.say(KURO, &same), say::tournament::no_same_side());
    let _ = public(table.press(KURO, say::tournament::button_publish()));
    drop(table.take_deeds());
}

#[test]
fn where_everybody_meets_nobody_is_kept_apart() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:round-robin where:evening");
    let command = "/tournament apart player:@aka other:@shiro";
    assert_told(table.say(KURO, command), say::tournament::no_apart_here());
    drop(table.take_deeds());
}
