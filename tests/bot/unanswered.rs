//! A count to which one side says nothing, in a game with a clock.

use tengen::clock::Span;
use tengen::game::{Phase, PlayerId};
use tengen::rules::{Color, Ending};

use super::clock::{at_once, end, hours};
use crate::support::cast::{KURO, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{begin, play};
use crate::support::table::{Table, private, public, sentence};

const STAND: &str = "Let the count stand";

/// Both have passed, and kuro has agreed to the count.
fn agreed(options: &str) -> Table {
    let mut table = at_once();
    begin(&mut table, &format!("size:5 komi:0.5 {options}"));
    play(&mut table, "C3 pass pass");
    let _ = public(table.press(KURO, "Agree"));
    let _ = table.deeds();
    table
}

fn board(table: &Table) -> String {
    let state = table.desk.lock();
    let mut public = state.messages.iter().filter(|seen| seen.audience.is_none());
    public.next_back().unwrap().message.content.clone()
}

#[test]
fn the_count_says_until_when_it_waits_and_then_the_other_side_may_let_it_stand() {
    let mut table = agreed("clock:2d");
    let late = table.now().after(Span::days(2)).as_secs();
    let told = board(&table);
    assert!(
        told.contains(&format!("There is time for an answer until <t:{late}:f>")),
        "{told}"
    );
    hours(&table, 47);
    table.tick();
    assert_eq!(table.deeds(), []);
    hours(&table, 1);
    table.restart();
    table.tick();
    let board = table.posted();
    assert!(
        board.content.contains("White has not answered in time."),
        "{}",
        board.content
    );
    let pinged: &[PlayerId] = &board.mention;
    assert_eq!(pinged, [KURO.player(), SHIRO.player()]);
    table.tick();
    assert_eq!(table.deeds(), []);
    let no = sentence(table.press(SHIRO, STAND));
    assert_eq!(no, "Your opponent’s time is not out.");
    let question = private(table.press(KURO, STAND));
    assert!(question.content.contains("cannot be taken back"));
    let _ = public(table.press(KURO, STAND));
    table.stripped();
    let (ending, winner) = end(&table.game(1));
    assert!(matches!(ending, Ending::Score(_)), "{ending:?}");
    assert_eq!(winner, Some(Color::Black));
}

#[test]
fn an_answer_takes_the_button_away() {
    let mut table = agreed("clock:2d");
    table.advance_days(2);
    table.tick();
    drop(table.posted());
    let has_button = |table: &Table| table.buttons().last().unwrap().contains(&STAND.to_owned());
    assert!(has_button(&table));
    let _ = public(table.say(SHIRO, "/mark at:C3"));
    table.stripped();
    assert!(!has_button(&table));
    table.advance_days(9);
    table.tick();
    assert_eq!(table.deeds(), [], "nobody has agreed to this marking");
}

#[test]
fn vacations_and_weekends_of_whoever_owes_the_answer_count_for_nothing() {
    // The cast begins on a Friday.
    let mut table = agreed("clock:2d rest:weekends");
    hours(&table, 48);
    table.tick();
    assert_eq!(table.deeds(), []);
    let _ = private(table.say(SHIRO, "/vacation days:5"));
    // Sixteen hours of Friday had run. After the vacation come sixteen of the next Friday, a weekend, and the last sixteen.
    let late = table
        .now()
        .after(Span::hours(5 * 24 + 16 + 48 + 16))
        .as_secs();
    let told = table.edited().content;
    assert!(
        told.contains(&format!("There is time for an answer until <t:{late}:f>")),
        "{late}: {told}"
    );
    table.advance_days(5);
    table.tick();
    assert!(matches!(table.game(1).phase(), Phase::Counting { .. }));
    let _ = table.deeds();
}

#[test]
fn where_both_confirm_the_count_one_alone_may_let_it_stand_too() {
    let mut table = agreed("clock:2d rules:japanese");
    let _ = public(table.press(SHIRO, "Agree"));
    let _ = public(table.press(SHIRO, "Confirm"));
    let _ = table.deeds();
    assert!(board(&table).contains("There is time for an answer until"));
    table.advance_days(2);
    table.tick();
    let late = table.posted();
    assert!(late.content.contains("Black has not answered in time."));
    let _ = private(table.press(SHIRO, STAND));
    let _ = public(table.press(SHIRO, STAND));
    assert!(
        table
            .deeds()
            .iter()
            .all(|deed| matches!(deed, Deed::Stripped(_)))
    );
    assert!(matches!(end(&table.game(1)).0, Ending::Score(_)));
}
