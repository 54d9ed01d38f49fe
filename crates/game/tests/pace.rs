//! Clocks at a table: what runs, what rests, what happens when time is out; undoing, pausing, calling off.

use tengen_game::clock::Span;
use tengen_game::time::{Left, TimeControl};
use tengen_game::{
    Action, Actor, MOST_TIME_GIVEN, Overdue, Pace, PlayerId, Proposal, Refusal, Ruling, TAKE_BACK,
    Terms, deadline,
};
use tengen_rules::{Color, Ending};

use super::table::{AKA, KURO, SHIRO, START, Table, draft, play};

const DAY: Span = Span::days(1);

fn table(game: &str, control: TimeControl, overdue: Overdue) -> Table {
    let mut draft = draft(game, 9);
    draft.pace = Pace {
        overdue,
        ..Pace::of(control)
    };
    Table::opened(Terms::new(draft).expect("sound terms"))
}

/// A day a move, and each side has made one.
fn begun(overdue: Overdue) -> Table {
    let mut table = table(
        "japanese",
        TimeControl::per_move(1).expect("a day"),
        overdue,
    );
    table.does(KURO, play("D4")).expect("played");
    table.does(SHIRO, play("E5")).expect("played");
    table
}

fn left(table: &Table, color: Color) -> Left {
    table.game.clocks().expect("a clock").time_left(color)
}

fn undo(table: &Table, color: Color) -> Action {
    let to = table.game.undo_point(color).expect("a move");
    Action::Propose(Proposal::Undo { to })
}

#[test]
fn a_player_who_has_not_moved_by_the_deadline_of_a_round_loses_and_nobody_else_does() {
    let white = Action::NoShow {
        color: Color::White,
    };
    let control = TimeControl::per_move(1).expect("a day");
    let mut table = table("japanese", control, Overdue::Loses);
    table.does(KURO, play("D4")).expect("played");
    let black = Action::NoShow {
        color: Color::Black,
    };
    let none = Err(Refusal::NotDue { due: None });
    assert_eq!(table.ticks(black), none, "Black has moved");
    table.refuses(KURO, std::slice::from_ref(&white), Refusal::OnlyTheClock);
    table.ticks(white.clone()).expect("White has not");
    assert_eq!(table.outcome(), (Some(Color::Black), Ending::NoShow));
    assert_eq!(table.ticks(white), Err(Refusal::GameOver));
}

#[test]
fn a_player_who_runs_out_of_time_loses_and_only_once() {
    let mut table = begun(Overdue::Loses);
    assert_eq!(deadline(&table.game), Some(START.after(DAY)));
    table.later(Span::millis(DAY.as_millis() - 1));
    let due = Some(START.after(DAY));
    assert_eq!(table.ticks(Action::RunOut), Err(Refusal::NotDue { due }));
    table.later(Span::millis(1));
    table.refuses(KURO, &[play("C3")], Refusal::TimeIsOut { at: due });
    table.ticks(Action::RunOut).expect("out");
    assert_eq!(table.outcome(), (Some(Color::White), Ending::Time));
    assert_eq!(table.ticks(Action::RunOut), Err(Refusal::GameOver));
    assert_eq!(deadline(&table.game), None);
}

#[test]
fn no_player_lets_time_run_out_or_rest() {
    let mut table = begun(Overdue::Loses);
    table.later(Span::days(3));
    let by_players = [Action::RunOut, Action::Rest(DAY)];
    for player in [KURO, SHIRO] {
        table.refuses(player, &by_players, Refusal::OnlyTheClock);
    }
}

#[test]
fn a_game_that_one_side_never_began_ends_without_a_loss() {
    let control = TimeControl::per_move(1).expect("a day");
    for moves in [&[][..], &[play("D4")]] {
        let mut table = table("japanese", control, Overdue::WaitingSideChooses);
        for mv in moves {
            table.does(KURO, mv.clone()).expect("played");
        }
        table.later(DAY);
        table.ticks(Action::RunOut).expect("out");
        assert_eq!(table.outcome(), (None, Ending::NotBegun));
    }
}

#[test]
fn an_untimed_game_waits_for_ever() {
    let mut table = table("japanese", TimeControl::Untimed, Overdue::Loses);
    table.later(Span::days(4000));
    let none = Refusal::NotDue { due: None };
    assert_eq!(table.ticks(Action::RunOut), Err(none));
    table.refuses(
        KURO,
        &[Action::GiveTime(DAY), Action::Propose(Proposal::Pause)],
        Refusal::NoClock,
    );
    table.does(KURO, play("D4")).expect("played");
}

#[test]
fn what_rests_is_written_down_once_and_moves_the_deadline() {
    let mut table = begun(Overdue::Loses);
    table.later(Span::hours(20));
    table.ticks(Action::Rest(Span::hours(15))).expect("rested");
    let due = START.after(DAY).after(Span::hours(15));
    assert_eq!(deadline(&table.game), Some(due));
    let more = Action::Rest(Span::hours(6));
    assert_eq!(
        table.ticks(more),
        Err(Refusal::NotDue { due: None }),
        "more than has passed"
    );
    table.later(DAY);
    table.ticks(Action::RunOut).expect("out");
}

#[test]
fn a_bank_is_spent_by_what_did_not_rest() {
    let mut table = table("japanese", TimeControl::FISCHER_OFFERED, Overdue::Loses);
    table.later(Span::days(2));
    table.ticks(Action::Rest(DAY)).expect("rested");
    table.does(KURO, play("D4")).expect("played");
    // 3 days less one, and one for the move.
    assert_eq!(left(&table, Color::Black), Left::Bank(Span::days(3)));
    assert_eq!(left(&table, Color::White), Left::Bank(Span::days(3)));
}

#[test]
fn the_waiting_side_claims() {
    let mut table = begun(Overdue::WaitingSideChooses);
    table.later(DAY);
    table.refuses(
        SHIRO,
        &[Action::Claim, Action::CallOff],
        Refusal::NobodyOverdue,
    );
    table.ticks(Action::RunOut).expect("out");
    assert_eq!(table.game.players_to_act(), [KURO, SHIRO]);
    assert_eq!(deadline(&table.game), None);
    assert_eq!(table.ticks(Action::RunOut), Err(Refusal::NothingToChange));
    table.refuses(
        KURO,
        &[Action::Claim, Action::CallOff],
        Refusal::NobodyOverdue,
    );
    table.refuses(AKA, &[Action::Claim], Refusal::NotAPlayer);
    table.does(SHIRO, Action::Claim).expect("claimed");
    assert_eq!(table.outcome(), (Some(Color::White), Ending::Time));
}

#[test]
fn the_waiting_side_calls_off_or_gives_just_so_much_time() {
    let mut table = begun(Overdue::WaitingSideChooses);
    table.later(DAY);
    table.ticks(Action::RunOut).expect("out");
    let mut given = Table {
        game: table.game.clone(),
        now: table.now,
    };
    table.does(SHIRO, Action::CallOff).expect("called off");
    assert_eq!(table.outcome(), (None, Ending::CalledOff));
    given.later(Span::days(5));
    given.does(SHIRO, Action::GiveTime(DAY)).expect("given");
    assert_eq!(deadline(&given.game), Some(given.now.after(DAY)));
    given.later(DAY);
    given.ticks(Action::RunOut).expect("out again");
}

#[test]
fn a_player_who_is_late_may_move_until_the_game_is_claimed() {
    let mut table = begun(Overdue::WaitingSideChooses);
    table.later(Span::days(2));
    table.ticks(Action::RunOut).expect("out");
    table.does(KURO, play("C3")).expect("played");
    table.refuses(SHIRO, &[Action::Claim], Refusal::NobodyOverdue);
    assert_eq!(deadline(&table.game), Some(table.now.after(DAY)));
}

#[test]
fn a_move_of_a_moment_ago_is_taken_back_freely_and_the_clock_is_as_it_was() {
    let mut table = table("japanese", TimeControl::FISCHER_OFFERED, Overdue::Loses);
    table.later(DAY);
    table.does(KURO, play("D4")).expect("played");
    table.later(TAKE_BACK);
    let taken = Table {
        game: table.game.clone(),
        now: table.now,
    };
    table.does(KURO, Action::TakeBack).expect("taken back");
    assert_eq!(table.game.moves(), []);
    assert_eq!(left(&table, Color::Black), Left::Bank(Span::days(3)));
    assert_eq!(deadline(&table.game), Some(table.now.after(Span::days(3))));
    table.refuses(KURO, &[Action::TakeBack], Refusal::NothingToUndo);

    let mut late = taken;
    late.refuses(SHIRO, &[Action::TakeBack], Refusal::TooLateToTakeBack);
    late.later(Span::millis(1));
    late.refuses(KURO, &[Action::TakeBack], Refusal::TooLateToTakeBack);
}

#[test]
fn an_answered_move_is_undone_with_consent_alone() {
    let mut table = begun(Overdue::Loses);
    table.refuses(KURO, &[Action::TakeBack], Refusal::TooLateToTakeBack);
    let asked = undo(&table, Color::Black);
    table.does(KURO, asked.clone()).expect("asked");
    table.refuses(KURO, &[Action::Consent], Refusal::OwnProposal);
    table.later(Span::hours(3));
    table.does(SHIRO, Action::Consent).expect("consented");
    assert_eq!(table.game.moves(), [], "the answer is undone with the move");
    assert_eq!(table.game.to_move(), Some(Color::Black));
    assert_eq!(deadline(&table.game), Some(table.now.after(DAY)));
    table.refuses(KURO, &[asked], Refusal::NothingToUndo);
}

#[test]
fn a_move_cancels_the_request_to_undo() {
    let mut table = begun(Overdue::Loses);
    let asked = undo(&table, Color::White);
    table.does(SHIRO, asked).expect("asked");
    table.does(KURO, play("C3")).expect("played");
    table.refuses(KURO, &[Action::Consent], Refusal::NothingProposed);
    // The requested move is no longer the last one, but one may ask again for both moves.
    table
        .does(SHIRO, undo(&table, Color::White))
        .expect("asked");
    table.does(KURO, Action::Consent).expect("consented");
    assert_eq!(table.game.moves().len(), 1);
}

#[test]
fn undoing_twice_goes_back_further() {
    let mut table = begun(Overdue::Loses);
    for (player, color, moves) in [(SHIRO, Color::White, 1), (KURO, Color::Black, 0)] {
        table.does(player, undo(&table, color)).expect("asked");
        let other = if player == KURO { SHIRO } else { KURO };
        table.does(other, Action::Consent).expect("consented");
        assert_eq!(table.game.moves().len(), moves);
    }
}

#[test]
fn while_both_pause_no_time_passes() {
    let mut table = begun(Overdue::Loses);
    table.later(Span::hours(6));
    table
        .does(SHIRO, Action::Propose(Proposal::Pause))
        .expect("proposed");
    table.does(KURO, Action::Consent).expect("paused");
    assert!(table.game.is_paused());
    table.refuses(KURO, &[Action::Propose(Proposal::Pause)], Refusal::Paused);
    table.later(Span::days(100));
    assert_eq!(
        table.ticks(Action::RunOut),
        Err(Refusal::NotDue { due: None })
    );
    table.does(SHIRO, Action::GoOn).expect("went on");
    table.refuses(SHIRO, &[Action::GoOn], Refusal::NotPaused);
    assert_eq!(
        deadline(&table.game),
        Some(table.now.after(Span::hours(18)))
    );
}

#[test]
fn nobody_pauses_before_each_side_has_made_a_move() {
    let mut table = table("japanese", TimeControl::PerMove(DAY), Overdue::Loses);
    let pause = [Action::Propose(Proposal::Pause)];
    table.refuses(KURO, &pause, Refusal::PausedTooEarly);
    table.does(KURO, play("D4")).expect("played");
    table.refuses(KURO, &pause, Refusal::PausedTooEarly);
    assert_eq!(deadline(&table.game), Some(table.now.after(DAY)));
    table.does(SHIRO, play("C3")).expect("played");
    table
        .does(KURO, Action::Propose(Proposal::Pause))
        .expect("proposed");
}

#[test]
fn a_move_ends_a_pause() {
    let mut table = begun(Overdue::Loses);
    table
        .does(SHIRO, Action::Propose(Proposal::Pause))
        .expect("proposed");
    table.does(KURO, Action::Consent).expect("paused");
    table.later(Span::days(9));
    table.does(KURO, play("C3")).expect("played");
    assert!(!table.game.is_paused());
    assert_eq!(deadline(&table.game), Some(table.now.after(DAY)));
}

#[test]
fn the_clocks_stand_in_the_count_and_run_again_when_play_goes_on() {
    let mut table = begun(Overdue::Loses);
    table.does(KURO, play("pass")).expect("passed");
    table.does(SHIRO, play("pass")).expect("passed");
    table.later(Span::days(30));
    assert_eq!(deadline(&table.game), None);
    table.does(SHIRO, Action::Resume).expect("resumed");
    assert_eq!(deadline(&table.game), Some(table.now.after(DAY)));
}

#[test]
fn time_is_given_to_the_other_side_within_bounds() {
    let mut table = begun(Overdue::Loses);
    let too = [
        Span::ZERO,
        Span::millis(-1),
        MOST_TIME_GIVEN.plus(Span::millis(1)),
    ];
    table.refuses(SHIRO, &too.map(Action::GiveTime), Refusal::TimeGiven);
    table.does(SHIRO, Action::GiveTime(DAY)).expect("given");
    assert_eq!(deadline(&table.game), Some(START.after(Span::days(2))));
    table.does(KURO, play("C3")).expect("played");
    assert_eq!(
        left(&table, Color::Black),
        Left::Move(DAY),
        "for one move only"
    );
}

#[test]
fn time_for_the_waiting_side_does_not_help_the_side_whose_time_is_out() {
    for by_moderator in [false, true] {
        let mut table = begun(Overdue::WaitingSideChooses);
        table.later(DAY);
        table.ticks(Action::RunOut).expect("out");
        let given = if by_moderator {
            table.judges(Ruling::MoreTime {
                color: Color::White,
                span: Span::days(5),
            })
        } else {
            table.does(KURO, Action::GiveTime(Span::days(5)))
        };
        given.expect("given");
        assert!(table.game.clocks().expect("clocks").is_overdue());
        assert_eq!(deadline(&table.game), None);
        assert_eq!(left(&table, Color::White), Left::Move(Span::days(6)));
        table.does(SHIRO, Action::Claim).expect("claimed");
        assert_eq!(table.outcome(), (Some(Color::White), Ending::Time));
    }
}

#[test]
fn both_call_the_game_off_or_draw_where_the_rules_know_it() {
    let mut table = begun(Overdue::Loses);
    table.refuses(KURO, &[Action::Propose(Proposal::Draw)], Refusal::NoDraw);
    table
        .does(KURO, Action::Propose(Proposal::CallOff))
        .expect("proposed");
    table.does(SHIRO, Action::Consent).expect("agreed");
    assert_eq!(table.outcome(), (None, Ending::CalledOff));
    let mut five = Table::seated("gomoku", 15);
    five.does(KURO, Action::Propose(Proposal::Draw))
        .expect("proposed");
    five.does(SHIRO, Action::Consent).expect("agreed");
    assert_eq!(five.outcome(), (None, Ending::Draw));
}

#[test]
fn a_moderator_gives_time_and_seats_and_decides() {
    let mut table = begun(Overdue::Loses);
    let color = Color::Black;
    table
        .judges(Ruling::MoreTime { color, span: DAY })
        .expect("given");
    assert_eq!(deadline(&table.game), Some(START.after(Span::days(2))));
    let seated = Ruling::Reseat {
        out: KURO,
        into: SHIRO,
    };
    assert_eq!(
        table.judges(seated),
        Err(Refusal::SeatedTwice { player: SHIRO })
    );
    let stranger = Ruling::Reseat {
        out: AKA,
        into: PlayerId::new(8),
    };
    assert_eq!(
        table.judges(stranger),
        Err(Refusal::NotSeated { player: AKA })
    );
    table
        .judges(Ruling::Reseat {
            out: KURO,
            into: AKA,
        })
        .expect("reseated");
    table.refuses(KURO, &[play("C3")], Refusal::NotAPlayer);
    table.does(AKA, play("C3")).expect("played");
    let winner = Color::White;
    table.refuses(
        SHIRO,
        &[Action::Rule {
            ruling: Ruling::CalledOff,
            reason: None,
        }],
        Refusal::OnlyAModerator,
    );
    table
        .judges(Ruling::Adjudicated { winner })
        .expect("decided");
    assert_eq!(table.outcome(), (Some(winner), Ending::Adjudication));
}

#[test]
fn a_planned_move_is_a_move_of_its_player() {
    let mut table = begun(Overdue::Loses);
    let by_plan = |table: &Table, player| {
        tengen_game::decide(&table.game, Actor::Plan(player), play("C3"), table.now)
    };
    assert!(by_plan(&table, SHIRO).is_err());
    let event = by_plan(&table, KURO).expect("planned");
    table.game.apply(event).expect("what was decided applies");
    assert_eq!(table.game.to_move(), Some(Color::White));
}
