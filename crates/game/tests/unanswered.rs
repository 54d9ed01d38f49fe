//! A count that one side does not answer: nobody loses by that, and nobody waits forever.

use tengen_game::clock::Span;
use tengen_game::{Action, Life, Overdue, Pace, Refusal, Terms, Unanswered, deadline};
use tengen_rules::{Color, Ending};

use super::table::{KURO, SHIRO, Table, draft, mark, play};

const DAY: Span = Span::days(1);

/// Both have passed on a board with a stone each.
fn stopped(rules: &str, control: &str) -> Table {
    let mut draft = draft(rules, 9);
    draft.pace = Pace {
        overdue: Overdue::Loses,
        ..Pace::of(control.parse().expect("a time control"))
    };
    let mut table = Table::opened(Terms::new(draft).expect("sound terms"));
    for (player, action) in [
        (KURO, play("D4")),
        (SHIRO, play("E5")),
        (KURO, play("pass")),
        (SHIRO, play("pass")),
    ] {
        table.does(player, action).expect("done");
    }
    table
}

/// Kuro has agreed to the count, and Shiro has two days to answer.
fn agreed() -> Table {
    let mut table = stopped("territory", "2d");
    table.later(Span::hours(5));
    table.does(KURO, Action::Agree).expect("agreed");
    table
}

/// The same, and Shiro has not answered in time.
fn late() -> Table {
    let mut table = agreed();
    table.later(Span::days(2));
    table.ticks(Action::RunOut).expect("late");
    table
}

#[track_caller]
fn is_counted(table: &Table) {
    let (winner, ending) = table.outcome();
    assert_eq!(winner, Some(Color::White), "by the komi");
    assert!(matches!(ending, Ending::Score(_)), "{ending:?}");
}

#[test]
fn a_player_who_owes_a_word_on_the_count_has_as_long_as_for_a_move() {
    let mut table = agreed();
    let unanswered = Unanswered {
        color: Color::White,
        since: table.now,
        allowed: Span::days(2),
    };
    assert_eq!(table.game.pending_answer(), Some(unanswered));
    let late = table.now.after(Span::days(2));
    assert_eq!(deadline(&table.game), Some(late));
    table.later(Span::days(2).minus(Span::millis(1)));
    let due = Some(late);
    assert_eq!(table.ticks(Action::RunOut), Err(Refusal::NotDue { due }));
    table.refuses(KURO, &[Action::Claim], Refusal::NobodyOverdue);
    table.later(Span::millis(1));
    table.refuses(SHIRO, &[Action::RunOut], Refusal::OnlyTheClock);
    table.ticks(Action::RunOut).expect("late");
    assert_eq!(deadline(&table.game), None);
    assert_eq!(table.ticks(Action::RunOut), Err(Refusal::NothingToChange));
}

#[test]
fn before_anybody_has_agreed_nobody_is_late() {
    let mut table = stopped("territory", "2d");
    assert_eq!(table.game.pending_answer(), None);
    assert_eq!(deadline(&table.game), None);
    table.later(Span::days(400));
    let none = Refusal::NotDue { due: None };
    assert_eq!(table.ticks(Action::RunOut), Err(none));
}

#[test]
fn a_player_who_has_waited_long_enough_may_let_the_count_stand() {
    let mut table = late();
    assert_eq!(table.game.players_to_act(), [KURO, SHIRO]);
    table.refuses(SHIRO, &[Action::Claim], Refusal::NobodyOverdue);
    table.does(KURO, Action::Claim).expect("claimed");
    is_counted(&table);
}

#[test]
fn a_count_cannot_be_called_off_instead() {
    let mut table = late();
    table.refuses(KURO, &[Action::CallOff], Refusal::CountInProgress);
}

#[test]
fn an_answer_that_comes_late_is_an_answer() {
    let mut table = late();
    table.does(SHIRO, Action::Agree).expect("agreed");
    is_counted(&table);
    let mut table = late();
    table.does(SHIRO, mark("D4", Life::Dead)).expect("marked");
    assert_eq!(table.game.pending_answer(), None);
    table.refuses(KURO, &[Action::Claim], Refusal::NobodyOverdue);
    table.does(KURO, Action::Agree).expect("agreed anew");
    let since = table.now;
    assert_eq!(deadline(&table.game), Some(since.after(Span::days(2))));
    let mut table = late();
    table.does(SHIRO, Action::Resume).expect("resumed");
    let since = table.now;
    assert_eq!(deadline(&table.game), Some(since.after(Span::days(2))));
    table.does(KURO, play("C3")).expect("played");
}

#[test]
fn more_time_is_more_time_for_the_answer() {
    let mut table = late();
    let late_at = table.now;
    table.does(KURO, Action::GiveTime(DAY)).expect("given");
    table.refuses(KURO, &[Action::Claim], Refusal::NobodyOverdue);
    assert_eq!(deadline(&table.game), Some(late_at.after(DAY)));
}

#[test]
fn there_is_a_day_for_an_answer_however_little_is_left() {
    let mut table = stopped("territory", "fischer 2d+1h/2d");
    table.does(KURO, Action::Resume).expect("resumed");
    table.later(Span::hours(47));
    for (player, action) in [
        (SHIRO, play("pass")),
        (KURO, play("pass")),
        (KURO, Action::Agree),
    ] {
        table.does(player, action).expect("done");
    }
    let since = table.now;
    assert_eq!(deadline(&table.game), Some(since.after(DAY)));
}

#[test]
fn an_objection_is_an_answer_to_a_count() {
    let mut table = stopped("japanese", "2d");
    assert_eq!(deadline(&table.game), None);
    table.does(SHIRO, Action::Agree).expect("agreed");
    table.later(Span::days(2));
    table.ticks(Action::RunOut).expect("late");
    table.does(KURO, Action::Object).expect("objected");
    table.refuses(SHIRO, &[Action::Claim], Refusal::NobodyOverdue);
}

#[test]
fn where_no_time_is_kept_the_count_waits() {
    let mut table = stopped("territory", "none");
    table.does(KURO, Action::Agree).expect("agreed");
    assert_eq!(table.game.pending_answer(), None);
    table.later(Span::days(400));
    let none = Refusal::NotDue { due: None };
    assert_eq!(table.ticks(Action::RunOut), Err(none));
}

/// The program has found nothing dead, and Black says that White's stone is.
#[test]
fn silence_makes_final_only_what_is_not_contested() {
    let mut table = stopped("territory", "2d");
    table.does(KURO, mark("E5", Life::Dead)).expect("marked");
    assert_eq!(table.game.contested_chains().len(), 1);
    table.does(KURO, Action::Agree).expect("agreed");
    table.later(Span::days(2));
    table.ticks(Action::RunOut).expect("late");
    table.does(KURO, Action::Claim).expect("claimed");
    let (_, ending) = table.outcome();
    let Ending::Score(score) = ending else {
        panic!("no score: {ending:?}");
    };
    assert!(score.dead.is_empty(), "{score:?}");
}
