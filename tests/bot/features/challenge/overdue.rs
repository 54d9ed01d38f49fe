//! Actions of the waiting side once the other side's time is out.

use crate::bot::games::time::clock::{at_once, ending_and_winner, is_playing};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{begin, play};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::assert_says;
use tengen::bot::features::challenge::overdue::OVERDUE;
use tengen::clock::Span;
use tengen::game::{ClubId, Overdue};
use tengen::i18n::say;
use tengen::rules::{Color, Ending};

/// A game after a move each in which the waiting side chooses, and Black's time is out.
fn overdue() -> Table {
    let mut table = at_once();
    let bot = table.bot();
    table
        .wait(OVERDUE.set(
            bot.services(),
            ClubId::new(50),
            &Overdue::WaitingSideChooses,
        ))
        .unwrap();
    drop(bot);
    begin(&mut table, "clock:2d");
    play(&mut table, "E5 C3");
    table.advance_days(2);
    table.tick();
    let board = table.take_post();
    assert_eq!(board.mention, [KURO.player(), SHIRO.player()]);
    assert_says(&board, say::pace::overdue(Color::Black));
    assert!(is_playing(&table.game(1)));
    table.tick();
    assert!(table.take_deeds().is_empty(), "a second tick does nothing");
    table
}

#[test]
fn the_waiting_side_may_claim_the_game_after_a_question() {
    let mut table = overdue();
    assert_says(
        sentence(table.press(AKA, say::pace::button_claim())),
        say::refusal::not_a_player(),
    );
    assert_says(
        sentence(table.press(KURO, say::pace::button_claim())),
        say::pace::nobody_overdue(),
    );
    let question = private(table.press(SHIRO, say::pace::button_claim()));
    assert_says(&question, say::pace::confirm_claim(KURO.mention()));
    assert!(is_playing(&table.game(1)));
    let _ = table.confirm(SHIRO, say::pace::button_claim());
    table.assert_stripped();
    assert_eq!(
        ending_and_winner(&table.game(1)),
        (Ending::Time, Some(Color::White))
    );
}

#[test]
fn the_waiting_side_may_call_the_game_off_after_a_question() {
    let mut table = overdue();
    let question = private(table.press(SHIRO, say::pace::button_call_off()));
    assert_says(&question, say::pace::confirm_call_off());
    let _ = table.confirm(SHIRO, say::pace::button_call_off());
    table.assert_stripped();
    assert_eq!(ending_and_winner(&table.game(1)), (Ending::CalledOff, None));
}

#[test]
fn the_waiting_side_may_give_a_day_and_the_clock_runs_again() {
    let mut table = overdue();
    let board = public(table.press(SHIRO, say::pace::button_give_day()));
    table.assert_stripped();
    assert_eq!(table.buttons().len(), 1);
    assert_says(
        &board,
        say::pace::time_given(Color::Black, say::pace::days(1)),
    );
    let due = table.now().after(Span::days(1)).as_secs();
    assert_says(&board, format!("<t:{due}:R>"));
    table.advance_days(1);
    table.tick();
    let late = table.take_post().content;
    assert_says(&late, say::pace::overdue(Color::Black));
}

#[test]
fn one_who_is_only_asked_about_may_still_move() {
    let mut table = overdue();
    let board = public(table.say(KURO, "/play at:D4"));
    table.assert_stripped();
    assert_eq!(board.mention, [SHIRO.player()]);
    let store = table.store();
    let alarm = table.wait(store.alarm(&table.game(1))).unwrap();
    assert_eq!(alarm, Some(table.now().after(Span::days(2))));
}
