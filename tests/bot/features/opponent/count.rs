//! The engine's answers to a count.

use tengen::engine::Decision;
use tengen::game::{EventKind, Phase};
use tengen::i18n::say;
use tengen::rules::{Color, Marking};

use super::{begun_against, stone};
use crate::support::board::at;
use crate::support::cast::KURO;
use crate::support::table::{Table, private};

/// A count on 5×5: Black has the left, and White, who has played `white`, the right, with a dead black stone in it.
fn stopped(rules: &str) -> Table {
    let replies = ["D1", "D2", "D3", "D4", "D5", "pass"];
    let mut table = begun_against(&format!("size:5 rules:{rules}"), move |query| {
        let own = query.position.board().stones(Color::White).len();
        match replies[own.min(5)] {
            "pass" => (Decision::Pass, 0.5),
            point => (stone(point), 0.5),
        }
    });
    for mv in ["C1", "C2", "C3", "C4", "C5"] {
        let _done = private(table.say(KURO, &format!("/play at:{mv}")));
        table.answer();
        drop(table.take_deeds());
    }
    let _done = private(table.say(KURO, "/play at:E1"));
    table.answer();
    drop(table.take_deeds());
    let _passed = table.say(KURO, "/game pass");
    if matches!(table.game(1).phase(), Phase::Playing) {
        table.answer();
    }
    drop(table.take_deeds());
    assert!(matches!(table.game(1).phase(), Phase::Counting { .. }));
    table
}

#[test]
fn it_agrees_to_a_count_that_is_right() {
    let mut table = stopped("chinese");
    table.answer();
    drop(table.take_deeds());
    match table.game(1).phase() {
        Phase::Counting { marking, agreed } => {
            assert!(marking.dead.contains(at("E1")), "{marking:?}");
            assert_eq!(agreed, Some(Color::White));
        }
        other => panic!("{other:?}"),
    }
    let _over = table.press(KURO, say::count::button_agree());
    table.answer();
    drop(table.take_deeds());
    let game = table.game(1);
    assert!(
        !matches!(game.phase(), Phase::Counting { .. }),
        "{:?}",
        game.phase()
    );
}

#[test]
fn what_is_marked_against_its_view_it_marks_back_once_and_then_plays_on() {
    let mut table = stopped("chinese");
    let wrong = |table: &mut Table| {
        // An absurd mark: all white stones dead.
        let _marked = table.say(KURO, "/game mark at:D1");
        let Phase::Counting { marking, .. } = table.game(1).phase() else {
            panic!("it is counted");
        };
        assert!(marking.dead.contains(at("D1")));
    };
    wrong(&mut table);
    table.answer();
    drop(table.take_deeds());
    let game = table.game(1);
    let Phase::Counting { marking, agreed } = game.phase() else {
        panic!("{:?}", game.phase());
    };
    assert!(!marking.dead.contains(at("D1")), "it has marked it back");
    assert_eq!(agreed, Some(Color::White));
    wrong(&mut table);
    table.answer();
    drop(table.take_deeds());
    let game = table.game(1);
    assert_eq!(game.phase(), Phase::Playing, "it plays on");
    let resumed = |kind: &EventKind| {
        matches!(
            kind,
            EventKind::Resumed {
                color: Color::White
            }
        )
    };
    assert!(game.events().iter().any(|event| resumed(&event.kind)));
    assert_eq!(game.on_turn(), Some(KURO.player()));
}

/// The marking of the count, to which the program has agreed.
fn agreed_marking(table: &Table) -> Marking {
    match table.game(1).phase() {
        Phase::Counting { marking, agreed } => {
            assert_eq!(agreed, Some(Color::White));
            marking
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_count_that_is_too_good_for_it_is_as_wrong_as_another() {
    let mut table = stopped("chinese");
    // Black marks his own stones as dead, and confirms it.
    let _marked = table.say(KURO, "/game mark at:C1");
    let _asked = private(table.press(KURO, say::count::button_agree()));
    let _agreed = table.press(KURO, say::count::button_agree());
    table.answer();
    drop(table.take_deeds());
    assert!(!agreed_marking(&table).dead.contains(at("C1")));
    let _marked = table.say(KURO, "/game mark at:C1");
    table.answer();
    drop(table.take_deeds());
    assert_eq!(table.game(1).phase(), Phase::Playing, "it plays on");
}

#[test]
fn a_seki_that_costs_it_its_territory_it_unmarks() {
    let mut table = stopped("japanese");
    let _form = table.more(KURO, "seki");
    let _marked = table.fill(KURO, "D1");
    let Phase::Counting { marking, .. } = table.game(1).phase() else {
        panic!("it is counted");
    };
    assert!(marking.seki.contains(at("D1")));
    table.answer();
    drop(table.take_deeds());
    assert!(agreed_marking(&table).seki.is_empty());
}

#[test]
fn what_was_captured_of_it_on_the_copy_is_dead_for_it() {
    let mut table = stopped("japanese");
    let _question = table.more(KURO, "try");
    let _copy = table.press(KURO, say::count::button_first(Color::Black));
    for point in ["E2", "E3", "E4", "E5"] {
        let _board = table.say(KURO, &format!("/play at:{point}"));
        table.answer();
    }
    let _back = table.press(KURO, say::count::button_end_trial());
    let _marked = table.press(KURO, say::count::button_mark_tried());
    table.answer();
    drop(table.take_deeds());
    assert!(agreed_marking(&table).dead.contains(at("D1")));
}
