//! What the program says to a count.

use tengen::engine::Decision;
use tengen::game::{EventKind, Phase};
use tengen::i18n::say;
use tengen::rules::Color;

use super::{begun_against, stone};
use crate::support::board::at;
use crate::support::cast::KURO;
use crate::support::table::{Table, public};

/// A game on 5×5 of which both are done: Black has the left and White, who has played `white`, the right,
/// with a black stone that is dead there.
fn stopped() -> Table {
    let replies = ["D1", "D2", "D3", "D4", "D5", "pass"];
    let mut table = begun_against("size:5 rules:chinese", move |query| {
        let own = query.position.board().stones(Color::White).len();
        match replies[own.min(5)] {
            "pass" => (Decision::Pass, 0.5),
            point => (stone(point), 0.5),
        }
    });
    for mv in ["C1", "C2", "C3", "C4", "C5"] {
        let _board = public(table.say(KURO, &format!("/play at:{mv}")));
        table.answer();
        drop(table.deeds());
    }
    let _board = public(table.say(KURO, "/play at:E1"));
    table.answer();
    drop(table.deeds());
    let _passed = table.say(KURO, "/game pass");
    if matches!(table.game(1).phase(), Phase::Playing) {
        table.answer();
    }
    drop(table.deeds());
    assert!(matches!(table.game(1).phase(), Phase::Counting { .. }));
    table
}

#[test]
fn it_agrees_to_a_count_that_is_right() {
    let mut table = stopped();
    table.answer();
    drop(table.deeds());
    match table.game(1).phase() {
        Phase::Counting { marking, agreed } => {
            assert!(marking.dead.contains(at("E1")), "{marking:?}");
            assert_eq!(agreed, Some(Color::White));
        }
        other => panic!("{other:?}"),
    }
    let _over = table.press(KURO, say::count::button_agree());
    table.answer();
    drop(table.deeds());
    let game = table.game(1);
    assert!(
        !matches!(game.phase(), Phase::Counting { .. }),
        "{:?}",
        game.phase()
    );
}

#[test]
fn what_is_marked_against_its_view_it_marks_back_once_and_then_plays_on() {
    let mut table = stopped();
    let wrong = |table: &mut Table| {
        // All white stones dead: nobody can think so.
        let _marked = table.say(KURO, "/game mark at:D1");
        let Phase::Counting { marking, .. } = table.game(1).phase() else {
            panic!("it is counted");
        };
        assert!(marking.dead.contains(at("D1")));
    };
    wrong(&mut table);
    table.answer();
    drop(table.deeds());
    let game = table.game(1);
    let Phase::Counting { marking, agreed } = game.phase() else {
        panic!("{:?}", game.phase());
    };
    assert!(!marking.dead.contains(at("D1")), "it has marked it back");
    assert_eq!(agreed, Some(Color::White));
    wrong(&mut table);
    table.answer();
    drop(table.deeds());
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

#[test]
fn what_costs_it_nothing_it_agrees_to() {
    let mut table = stopped();
    // Black gives his own stones away.
    let _marked = table.say(KURO, "/game mark at:C1");
    table.answer();
    drop(table.deeds());
    match table.game(1).phase() {
        Phase::Counting { marking, agreed } => {
            assert!(marking.dead.contains(at("C1")));
            assert_eq!(agreed, Some(Color::White));
        }
        other => panic!("{other:?}"),
    };
}
