//! The machine's clock is set, or the machine sleeps: no player loses by time that did not pass.

use tengen::bot::kit::link::Link;
use tengen::bot::schedule::look;
use tengen::clock::Span;
use tengen::i18n::say;

use crate::bot::games::time::clock::{is_playing, rested, seated};
use crate::support::cast::{KURO, SHIRO};
use crate::support::script::play_from;
use crate::support::table::{Table, public, sentence};
use crate::support::words::{assert_says, english, until};

/// A game with two days a move in which both have moved, and a bot that has run since before it began.
fn two_days() -> Table {
    let mut table = seated("clock:2d");
    notice(&table);
    play_from(&mut table, [KURO, SHIRO], "E5 C3");
    table
}

/// Sets the machine's clock forward by `days`, or lets it sleep, which looks the same.
fn set(table: &Table, days: i64) {
    table.clock.advance(Span::days(days));
}

/// Runs the bot's check of its clock, and the due work.
fn notice(table: &Table) {
    table.wait(look(&table.bot(), Link::Whole));
}

/// Advances the clock by `span` while the bot runs.
fn run_for(table: &Table, span: Span) {
    table.clock.set_forward(span);
    notice(table);
}

/// Asserts that the game is not lost, and the player to move has about two days left.
#[track_caller]
fn whole_turn_left(table: &mut Table) {
    run_for(table, Span::hours(47));
    let game = table.game(1);
    assert!(is_playing(&game));
    run_for(table, Span::hours(1));
    // The alarm may be later, since it is only a hint.
    let to_move = [KURO, SHIRO]
        .into_iter()
        .find(|who| game.on_turn() == Some(who.player()));
    let said = sentence(table.say(to_move.unwrap(), "/play at:J9"));
    let is_late = said.contains(&english(say::pace::time_is_out(until(1_800_172_800))))
        || said.contains(&english(say::refusal::no_running_game()));
    assert!(is_late, "{said}");
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn a_move_made_while_the_clock_was_set_back_costs_the_other_side_nothing() {
    let mut table = two_days();
    set(&table, -5);
    notice(&table);
    play_from(&mut table, [KURO], "D4");
    run_for(&table, Span::minutes(1));
    set(&table, 5);
    notice(&table);
    whole_turn_left(&mut table);
}

#[test]
fn a_clock_that_is_set_back_and_right_again_between_two_looks_makes_no_move_of_the_past() {
    let mut table = two_days();
    let before = table.now();
    set(&table, -5);
    play_from(&mut table, [KURO], "D4");
    set(&table, 5);
    assert_eq!(table.game(1).events().last().unwrap().at, before);
    notice(&table);
    whole_turn_left(&mut table);
}

#[test]
fn a_heartbeat_is_kept_while_the_clock_is_set_back() {
    let mut table = two_days();
    set(&table, -5);
    notice(&table);
    play_from(&mut table, [KURO], "D4");
    run_for(&table, Span::minutes(1));
    // The program ends there, and starts again when the clock is right.
    table.restart();
    set(&table, 5);
    notice(&table);
    whole_turn_left(&mut table);
}

#[test]
fn a_clock_that_is_set_forward_and_back_changes_nothing() {
    let mut table = two_days();
    set(&table, 5);
    notice(&table);
    assert!(is_playing(&table.game(1)));
    set(&table, -5);
    notice(&table);
    assert_eq!(table.wait(table.store().outages()).unwrap(), []);
    whole_turn_left(&mut table);
}

#[test]
fn a_move_made_while_the_clock_was_set_forward_costs_nobody_the_game() {
    let mut table = two_days();
    set(&table, 5);
    // Before the bot has noticed, the move is in time, and takes none.
    play_from(&mut table, [KURO], "D4");
    assert_eq!(rested(&table.game(1)), [Span::days(5)]);
    notice(&table);
    set(&table, -5);
    notice(&table);
    play_from(&mut table, [SHIRO, KURO], "F6 G7");
    run_for(&table, Span::hours(47));
    assert!(is_playing(&table.game(1)));
}

#[test]
fn a_clock_that_is_right_again_after_it_was_set_back_loses_no_outage_that_was_one() {
    let mut table = two_days();
    // The machine has slept; then its clock is set wrong.
    set(&table, 5);
    notice(&table);
    set(&table, -10);
    notice(&table);
    set(&table, 10);
    notice(&table);
    let board = public(table.say(KURO, "/game board"));
    let _ = table.take_deeds();
    let due = table.now().after(Span::days(2)).as_secs();
    assert_says(&board, format!("<t:{due}:R>"));
    whole_turn_left(&mut table);
}

#[test]
fn a_member_who_moves_before_the_end_of_an_outage_is_noted_is_in_time_and_has_used_none() {
    let mut table = seated("clock:fischer3d+1d/7d");
    notice(&table);
    play_from(&mut table, [KURO, SHIRO], "E5 C3");
    let before = *table.game(1).clocks().unwrap();
    table.advance_days(6);
    table.restart();
    // The connection is up, and the scheduler has not ticked yet.
    play_from(&mut table, [KURO, SHIRO], "D4 F6");
    let game = table.game(1);
    assert_eq!(rested(&game), [Span::days(6)]);
    let color = game.to_move().unwrap();
    assert!(
        game.clocks()
            .unwrap()
            .time_left(color)
            .until_out(&game.terms().pace.control)
            >= before
                .time_left(color)
                .until_out(&game.terms().pace.control)
    );
    notice(&table);
    assert!(is_playing(&table.game(1)));
}
