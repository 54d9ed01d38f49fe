//! Substitutes for a player.

use tengen::i18n::say;
use tengen::rules::Color;

use super::games::{games, of_color};
use super::{FOUR, contest, create_with_players, publish, take_posts};
use crate::support::cast::{AO, KURO};
use crate::support::table::{Table, private, sentence};
use crate::support::words::{assert_ends, assert_lacks, assert_says, assert_told, german};

#[test]
fn a_substitute_who_is_refused_does_not_sit_at_the_board() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2");
    publish(&mut table);
    table.tick();
    drop(table.take_deeds());
    let all = games(&table);
    let [out, other] = [0, 1].map(|at: usize| of_color(&all[at], Color::White));
    let command = format!(
        "/tournament substitute player:@{} substitute:@{}",
        out.name, other.name
    );
    assert_told(table.say(KURO, &command), say::tournament::no_already());
    assert_eq!(of_color(&games(&table)[0], Color::White).name, out.name);
    drop(table.take_deeds());
}

#[test]
fn a_substitute_takes_the_seat_at_the_board() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2");
    publish(&mut table);
    table.tick();
    drop(table.take_deeds());
    let game = games(&table).remove(0);
    let out = of_color(&game, Color::White);
    let command = format!("/tournament substitute player:@{} substitute:@ao", out.name);
    let said = sentence(table.say(AO, &command));
    assert_eq!(said, german(say::tournament::no_organiser()));
    let _ = private(table.say(KURO, &command));
    assert_eq!(of_color(&games(&table)[0], Color::White), AO);
    let (contest, _) = contest(&table);
    let (at, ..) = contest.seat_of(AO.player()).expect("ao is paired");
    assert_eq!(at.table, 1);
    drop(table.take_deeds());
}

#[test]
fn everybody_is_told_with_whom_a_substitute_is_paired() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    publish(&mut table);
    drop(table.take_deeds());
    let (before, _) = contest(&table);
    let seats = before.rounds[0].pairs[1].couple.seats;
    let [out, opponent] =
        [seats.black, seats.white].map(|index| before.entry(index).side.captain());
    let name = FOUR.into_iter().find(|member| member.player() == out);
    let name = name.unwrap().name;
    let command = format!("/tournament substitute player:@{name} substitute:@ao");
    let _ = private(table.say(KURO, &command));
    table.send_outbox();
    let [told] = &take_posts(&table)[..] else {
        panic!("one line");
    };
    assert_says(told, format!("<@{}>", AO.player()));
    assert_lacks(told, format!("<@{out}>"));
    assert_eq!(told.mention.len(), 2);
    assert!(told.mention.contains(&AO.player()) && told.mention.contains(&opponent));
    let deadline = say::tournament::no_show_by_hand(tengen::i18n::When(before.rounds[0].no_show));
    assert_ends(told, deadline);
}
