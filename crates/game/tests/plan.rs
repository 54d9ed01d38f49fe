//! Conditional moves: what may be planned, what is left of a plan, and what makes it void.

use proptest::prelude::*;
use tengen_game::clock::Span;
use tengen_game::plan::{DEEPEST, MOST_STEPS};
use tengen_game::{
    Action, Actor, Plan, PlanError, PlanStep, PlayerId, Proposal, Revision, Ruling, Standing, Void,
};
use tengen_rules::{Color, IllegalMove, Move};

use super::table::{AKA, KURO, MOMO, SHIRO, Table, draft, play, rules, size, terms};
use tengen_testkit::board::at;

/// The moves in `D4 E5 pass`.
fn line(moves: &str) -> Vec<Move> {
    let one = |word: &str| match word {
        "pass" => Move::Pass,
        point => Move::Play(at(point)),
    };
    moves.split_whitespace().map(one).collect()
}

/// The plan of `player` with these lines.
fn plan_with(table: &Table, player: PlayerId, lines: &[&str]) -> Plan {
    let mut plan = Plan::new(&table.game, player).unwrap();
    for moves in lines {
        plan.add(&table.game, &line(moves)).unwrap();
    }
    plan
}

/// The error when Shiro, who waits for Kuro, plans `moves`.
fn plan_error(table: &Table, moves: &str) -> PlanError {
    let mut plan = Plan::new(&table.game, SHIRO).unwrap();
    let error = plan.add(&table.game, &line(moves)).unwrap_err();
    assert!(plan.is_empty(), "what is refused changes nothing");
    error
}

/// The steps as `depth theirs answer`.
fn step_texts(plan: &Plan) -> Vec<String> {
    let name = |mv| match mv {
        Move::Play(point) => point.to_string(),
        Move::Pass => "pass".to_owned(),
    };
    let steps = plan.steps().iter();
    steps
        .map(|step| format!("{} {} {}", step.depth, name(step.theirs), name(step.answer)))
        .collect()
}

#[test]
fn lines_with_the_same_beginning_share_it() {
    let table = Table::seated("territory", 9);
    let plan = plan_with(
        &table,
        SHIRO,
        &["D4 E5", "D4 E5 C1 C2 C3 C4", "D4 E5 A1 A2", "G7 pass"],
    );
    assert_eq!(
        step_texts(&plan),
        ["0 D4 E5", "1 C1 C2", "2 C3 C4", "1 A1 A2", "0 G7 pass"]
    );
    assert_eq!(plan.line(2), line("D4 E5 C1 C2 C3 C4"));
    assert_eq!(plan.line(3), line("D4 E5 A1 A2"));
    assert_eq!(plan.line(4), line("G7 pass"));
    assert_eq!(plan.first_leaf(), Some(2));
}

#[test]
fn a_new_answer_replaces_the_old_one_and_what_came_after_it() {
    let table = Table::seated("territory", 9);
    let mut plan = plan_with(&table, SHIRO, &["D4 E5 C1 C2", "G7 G6"]);
    assert_eq!(plan.add(&table.game, &line("D4 E5 A1 A2")), Ok(vec![]));
    assert_eq!(plan.add(&table.game, &line("D4 F6 A1 A3")), Ok(vec![2]));
    assert_eq!(step_texts(&plan), ["0 D4 F6", "1 A1 A3", "0 G7 G6"]);
}

#[test]
fn a_branch_is_removed_with_all_after_it() {
    let table = Table::seated("territory", 9);
    let lines = ["D4 E5 C1 C2 C3 C4", "D4 E5 A1 A2", "G7 G6"];
    for (removed, left) in [
        ("D4", vec!["0 G7 G6"]),
        ("D4 E5", vec!["0 G7 G6"]),
        ("D4 E5 C1", vec!["0 D4 E5", "1 A1 A2", "0 G7 G6"]),
        (
            "D4 E5 A1 A2",
            vec!["0 D4 E5", "1 C1 C2", "2 C3 C4", "0 G7 G6"],
        ),
        ("G7", vec!["0 D4 E5", "1 C1 C2", "2 C3 C4", "1 A1 A2"]),
    ] {
        let mut plan = plan_with(&table, SHIRO, &lines);
        assert_eq!(plan.remove(&line(removed)), Ok(()));
        assert_eq!(step_texts(&plan), left, "{removed}");
    }
    for (wrong, number) in [("E5", 1), ("D4 D5", 2), ("D4 E5 C2", 3), ("C1 C2", 1)] {
        let mut plan = plan_with(&table, SHIRO, &lines);
        let refused = plan.remove(&line(wrong));
        assert_eq!(refused, Err(PlanError::NotPlanned { number }), "{wrong}");
    }
    let mut plan = plan_with(&table, SHIRO, &lines);
    assert_eq!(plan.remove(&[]), Err(PlanError::Empty));
}

#[test]
fn each_move_is_checked_where_it_would_be_played() {
    let mut table = Table::seated("territory", 5);
    table.moves("B1 pass A2 pass");
    for (moves, number, reason) in [
        ("B1 C3", 1, IllegalMove::Occupied),
        ("C3 A1", 2, IllegalMove::Suicide),
        ("C3 C4 C3 D4", 3, IllegalMove::Occupied),
        ("C3 F1", 2, IllegalMove::OffBoard),
        ("E5 pass D3 E5", 4, IllegalMove::Occupied),
    ] {
        let mv = line(moves)[number - 1];
        let illegal = PlanError::Illegal { number, mv, reason };
        assert_eq!(plan_error(&table, moves), illegal, "{moves}");
    }
}

#[test]
fn a_ko_is_planned_only_with_a_threat_in_between() {
    let mut table = Table::seated("territory", 5);
    table.moves("B3 C3 C2 D2 C4 D4 E1 E3");
    let plan = Plan::new(&table.game, SHIRO);
    assert_eq!(
        plan.unwrap().add(&table.game, &line("D3 A1 E5 C3")),
        Ok(vec![])
    );
    let ko = PlanError::Illegal {
        number: 2,
        mv: Move::Play(at("C3")),
        reason: IllegalMove::Ko,
    };
    assert_eq!(plan_error(&table, "D3 C3"), ko);
}

#[test]
fn nothing_follows_the_end_of_the_game() {
    let mut table = Table::seated("gomoku", 15);
    table.moves("A1 A2 B1 B2 C1 C2 D1 D2");
    let over = PlanError::Illegal {
        number: 2,
        mv: Move::Play(at("E2")),
        reason: IllegalMove::GameOver,
    };
    assert_eq!(plan_error(&table, "E1 E2"), over);
    assert_eq!(plan_with(&table, SHIRO, &["H8 E2"]).steps().len(), 1);
    let no_pass = PlanError::Illegal {
        number: 1,
        mv: Move::Pass,
        reason: IllegalMove::PassForbidden,
    };
    assert_eq!(plan_error(&table, "pass E2"), no_pass);
}

#[test]
fn a_line_begins_with_the_other_side_and_ends_with_an_answer() {
    let table = Table::seated("territory", 9);
    assert_eq!(plan_error(&table, ""), PlanError::Empty);
    assert_eq!(plan_error(&table, "D4"), PlanError::NoAnswer);
    assert_eq!(plan_error(&table, "D4 E5 C3"), PlanError::NoAnswer);
}

#[test]
fn plans_have_limits() {
    let table = Table::seated("territory", 19);
    let points: Vec<Move> = size(19).all().map(Move::Play).collect();
    let mut plan = Plan::new(&table.game, SHIRO).unwrap();
    assert_eq!(plan.add(&table.game, &points[..2 * DEEPEST]), Ok(vec![]));
    let deeper = plan.add(&table.game, &points[..2 * DEEPEST + 2]);
    assert_eq!(deeper, Err(PlanError::TooDeep));
    for first in 1..=MOST_STEPS - DEEPEST {
        let pair = [points[first], points[300]];
        assert_eq!(plan.add(&table.game, &pair), Ok(vec![]));
    }
    assert_eq!(plan.steps().len(), MOST_STEPS);
    let one_more = [points[200], points[300]];
    assert_eq!(plan.add(&table.game, &one_more), Err(PlanError::TooMany));
    assert_eq!(plan.steps().len(), MOST_STEPS);
}

#[test]
fn only_who_waits_for_a_single_opponent_plans() {
    let table = Table::seated("territory", 9);
    assert_eq!(Plan::new(&table.game, KURO), Err(PlanError::OwnTurn));
    assert_eq!(Plan::new(&table.game, AKA), Err(PlanError::NotAPlayer));
    let offered = Table::offered(terms("territory", 9), Some(SHIRO));
    assert_eq!(Plan::new(&offered.game, KURO), Err(PlanError::NotAPlayer));
    let pairs = Table::pairs(terms("territory", 9));
    for player in [KURO, MOMO, SHIRO] {
        assert_eq!(Plan::new(&pairs.game, player), Err(PlanError::Pairs));
    }
    let mut counting = Table::seated("territory", 9);
    counting.moves("pass pass");
    assert_eq!(Plan::new(&counting.game, SHIRO), Err(PlanError::NotPlaying));
}

#[test]
fn nobody_plans_while_handicap_stones_are_placed() {
    use tengen_game::{Draft, Terms};
    use tengen_rules::{Handicap, Placement};
    let handicap = Handicap::with_placement(2, Placement::Free).unwrap();
    let free = Draft {
        handicap,
        ..draft("territory", 9)
    };
    assert_eq!(free.rules, rules("territory"));
    let mut table = Table::opened(Terms::new(free).unwrap());
    assert_eq!(Plan::new(&table.game, SHIRO), Err(PlanError::Placing));
    table.does(KURO, play("C3")).unwrap();
    assert_eq!(Plan::new(&table.game, SHIRO), Err(PlanError::Placing));
    table.does(KURO, play("G7")).unwrap();
    assert_eq!(Plan::new(&table.game, SHIRO), Err(PlanError::OwnTurn));
    assert!(Plan::new(&table.game, KURO).is_ok());
}

#[test]
fn a_plan_follows_the_game() {
    let mut table = Table::seated("territory", 9);
    let plan = plan_with(&table, SHIRO, &["D4 E5 C1 C2", "G7 G6"]);
    assert_eq!(
        plan.standing(&table.game, SHIRO),
        Standing::Waits(plan.clone())
    );
    table.does(KURO, play("D4")).unwrap();
    let answer = Standing::Due(Move::Play(at("E5")));
    assert_eq!(plan.standing(&table.game, SHIRO), answer);
    table.acts(Actor::Plan(SHIRO), play("E5")).unwrap();
    let Standing::Waits(rest) = plan.standing(&table.game, SHIRO) else {
        panic!("the plan goes on");
    };
    assert_eq!(step_texts(&rest), ["0 C1 C2"]);
    assert_eq!(rest.from(), table.game.revision());
    // The same answer made by hand continues the plan.
    table.does(KURO, play("C1")).unwrap();
    table.does(SHIRO, play("C2")).unwrap();
    for plan in [plan, rest] {
        let Standing::Waits(rest) = plan.standing(&table.game, SHIRO) else {
            panic!("the plan is played out");
        };
        assert!(rest.is_empty());
    }
}

#[test]
fn another_move_than_foreseen_makes_a_plan_void() {
    let mut table = Table::seated("territory", 9);
    let plan = plan_with(&table, SHIRO, &["D4 E5 C1 C2"]);
    table.moves("D4 E5");
    table.does(KURO, play("G7")).unwrap();
    let deviated = Standing::Void(Void::Deviated(Move::Play(at("G7"))));
    assert_eq!(plan.standing(&table.game, SHIRO), deviated);
    // It stays void, even if the game comes to what was foreseen.
    table.moves("pass C1");
    assert_eq!(plan.standing(&table.game, SHIRO), deviated);
}

#[test]
fn another_answer_than_planned_makes_a_plan_void() {
    let mut table = Table::seated("territory", 9);
    let plan = plan_with(&table, SHIRO, &["D4 E5 C1 C2"]);
    table.moves("D4 E6");
    assert_eq!(
        plan.standing(&table.game, SHIRO),
        Standing::Void(Void::Upset)
    );
}

#[test]
fn undoing_makes_a_plan_void() {
    // Taken back at once: void even if the same move is played again.
    let mut table = Table::seated("territory", 9);
    table.moves("A1 A2");
    let plan = plan_with(&table, SHIRO, &["D4 E5"]);
    table.does(KURO, play("D4")).unwrap();
    table.does(KURO, Action::TakeBack).unwrap();
    assert_eq!(
        plan.standing(&table.game, SHIRO),
        Standing::Void(Void::Upset)
    );
    table.does(KURO, play("D4")).unwrap();
    assert_eq!(
        plan.standing(&table.game, SHIRO),
        Standing::Void(Void::Upset)
    );
    // With consent.
    let mut table = Table::seated("territory", 9);
    table.moves("A1 A2");
    let plan = plan_with(&table, SHIRO, &["D4 E5"]);
    let to = table.game.undo_point(Color::Black).unwrap();
    let undo = Action::Propose(Proposal::Undo { to });
    table.does(KURO, undo).unwrap();
    assert!(matches!(
        plan.standing(&table.game, SHIRO),
        Standing::Waits(_)
    ));
    table.does(SHIRO, Action::Consent).unwrap();
    assert_eq!(
        plan.standing(&table.game, SHIRO),
        Standing::Void(Void::Upset)
    );
}

#[test]
fn a_count_and_playing_on_make_a_plan_void() {
    let mut table = Table::seated("territory", 9);
    table.moves("A1 A2");
    let plan = plan_with(&table, SHIRO, &["pass pass", "D4 E5"]);
    table.moves("pass pass");
    assert_eq!(
        plan.standing(&table.game, SHIRO),
        Standing::Void(Void::Over)
    );
    table.does(SHIRO, Action::Resume).unwrap();
    assert_eq!(
        plan.standing(&table.game, SHIRO),
        Standing::Void(Void::Upset)
    );
    table.does(KURO, Action::Resign).unwrap();
    assert_eq!(
        plan.standing(&table.game, SHIRO),
        Standing::Void(Void::Over)
    );
}

#[test]
fn what_changes_nothing_on_the_board_leaves_a_plan_alone() {
    let mut table = Table::opened(timed());
    table.moves("A1 A2");
    let plan = plan_with(&table, SHIRO, &["D4 E5"]);
    table.does(KURO, Action::Propose(Proposal::Pause)).unwrap();
    table.does(SHIRO, Action::Consent).unwrap();
    table.does(SHIRO, Action::GoOn).unwrap();
    table.does(SHIRO, Action::GiveTime(Span::days(1))).unwrap();
    table
        .does(KURO, Action::Propose(Proposal::CallOff))
        .unwrap();
    table.does(SHIRO, Action::Reject).unwrap();
    let Standing::Waits(rest) = plan.standing(&table.game, SHIRO) else {
        panic!("the plan is as it was");
    };
    assert_eq!(rest.steps(), plan.steps());
}

#[test]
fn a_player_who_leaves_the_table_has_no_plan_any_more() {
    let mut table = Table::seated("territory", 9);
    let plan = plan_with(&table, SHIRO, &["D4 E5"]);
    let reseat = |out, into| Ruling::Reseat { out, into };
    table.judges(reseat(KURO, AKA)).unwrap();
    assert!(matches!(
        plan.standing(&table.game, SHIRO),
        Standing::Waits(_)
    ));
    table.judges(reseat(SHIRO, MOMO)).unwrap();
    assert_eq!(
        plan.standing(&table.game, SHIRO),
        Standing::Void(Void::Over)
    );
    table.judges(reseat(MOMO, SHIRO)).unwrap();
    assert_eq!(
        plan.standing(&table.game, SHIRO),
        Standing::Void(Void::Over)
    );
}

#[test]
fn a_planned_move_takes_no_time() {
    let after = |waiting| {
        let mut table = Table::opened(timed());
        table.moves("A1 A2");
        table.later(waiting);
        table.does(KURO, play("D4")).unwrap();
        table.acts(Actor::Plan(SHIRO), play("E5")).unwrap();
        table.game.clocks().unwrap().time_left(Color::White)
    };
    assert_eq!(after(Span::hours(5)), after(Span::ZERO));
}

fn timed() -> tengen_game::Terms {
    use tengen_game::{Draft, Pace, Terms, TimeControl};
    let control = TimeControl::Fischer {
        start: Span::days(3),
        increment: Span::days(1),
        cap: Span::days(7),
    };
    let draft = draft("territory", 9);
    let pace = Pace {
        control,
        ..draft.pace
    };
    Terms::new(Draft { pace, ..draft }).unwrap()
}

#[test]
fn what_is_no_tree_is_no_plan() {
    let step = |depth, theirs: &str| PlanStep {
        depth,
        theirs: Move::Play(at(theirs)),
        answer: Move::Pass,
    };
    let is_plan = |steps: &[PlanStep]| Plan::from_steps(Revision::new(2), steps.to_vec()).is_some();
    assert!(is_plan(&[]));
    assert!(is_plan(&[
        step(0, "A1"),
        step(1, "A1"),
        step(0, "A2"),
        step(1, "A1")
    ]));
    assert!(!is_plan(&[step(1, "A1")]));
    assert!(!is_plan(&[step(0, "A1"), step(2, "A1")]));
    assert!(!is_plan(&[step(0, "A1"), step(0, "A1")]));
    assert!(!is_plan(&[step(0, "A1"), step(1, "B1"), step(1, "B1")]));
    let deep = |depth| -> Vec<PlanStep> { (0..depth).map(|depth| step(depth, "A1")).collect() };
    assert!(is_plan(&deep(DEEPEST)) && !is_plan(&deep(DEEPEST + 1)));
    let wide: Vec<PlanStep> = size(19)
        .all()
        .map(|point| PlanStep {
            theirs: Move::Play(point),
            ..step(0, "A1")
        })
        .take(MOST_STEPS + 1)
        .collect();
    assert!(is_plan(&wide[1..]) && !is_plan(&wide));
}

/// Lines of a few moves on a few points, so that many of them share a beginning.
fn lines() -> impl Strategy<Value = Vec<Vec<Move>>> {
    let points: Vec<Move> = size(5).all().map(Move::Play).take(8).collect();
    let mv = prop::sample::select(points);
    prop::collection::vec(prop::collection::vec(mv, 0..9), 0..24)
}

proptest! {
    #[test]
    fn a_plan_is_a_tree_that_answers_what_was_added(lines in lines()) {
        let table = Table::seated("territory", 5);
        let mut plan = Plan::new(&table.game, SHIRO).unwrap();
        for line in &lines {
            let before = plan.clone();
            if plan.add(&table.game, line).is_err() {
                prop_assert_eq!(&plan, &before);
                continue;
            }
            let mut rest = plan.clone();
            for pair in line.chunks_exact(2) {
                let (answer, after) = rest.next(pair[0]).unwrap();
                prop_assert_eq!(answer, pair[1]);
                rest = after;
            }
            prop_assert_eq!(plan.clone().add(&table.game, line), Ok(vec![]));
        }
        // The plan is a valid tree; adding any of its lines again changes nothing, and each can be removed.
        let steps = plan.steps().to_vec();
        let again = Plan::from_steps(plan.from(), steps.clone());
        prop_assert_eq!(again.as_ref(), Some(&plan));
        let mut anew = Plan::new(&table.game, SHIRO).unwrap();
        for index in 0..steps.len() {
            anew.add(&table.game, &plan.line(index)).unwrap();
        }
        prop_assert_eq!(&anew, &plan);
        for index in (0..steps.len()).rev() {
            plan.remove(&anew.line(index)).unwrap();
            prop_assert_eq!(plan.steps(), &steps[..index]);
        }
    }

    #[test]
    fn a_planned_line_is_played_to_its_end(lines in lines()) {
        let table = Table::seated("territory", 5);
        let mut plan = Plan::new(&table.game, SHIRO).unwrap();
        for line in &lines {
            let _ = plan.add(&table.game, line);
        }
        for index in 0..plan.steps().len() {
            let mut table = Table::seated("territory", 5);
            for pair in plan.line(index).chunks_exact(2) {
                table.does(KURO, Action::Move(pair[0])).unwrap();
                let due = plan.standing(&table.game, SHIRO);
                prop_assert_eq!(due, Standing::Due(pair[1]));
                table.acts(Actor::Plan(SHIRO), Action::Move(pair[1])).unwrap();
            }
            prop_assert!(matches!(plan.standing(&table.game, SHIRO), Standing::Waits(_)));
        }
    }
}
