//! Suggestions: the engine's dead chains and sekis are marked, and the players decide (Japanese 1989, Article 9.2).

use tengen_game::{Action, EventKind, Life, Phase, Refusal, Suggestion};
use tengen_rules::{Marking, PointSet};

use super::japanese::stopped;
use super::table::{AKA, KURO, SHIRO, Table, mark};
use tengen_testkit::board::points;

fn suggest(dead: &str, seki: &str) -> Action {
    Action::Suggest(Suggestion {
        dead: points(dead),
        seki: points(seki),
        ..Suggestion::default()
    })
}

#[track_caller]
fn assert_marked(table: &Table, dead: &str, seki: &str) {
    let marking = Marking {
        dead: points(dead),
        seki: points(seki),
    };
    let agreed = None;
    assert_eq!(table.game.phase(), Phase::Counting { marking, agreed });
}

/// Usual failure 11.
#[test]
fn a_suggestion_marks_whole_chains() {
    let mut table = stopped();
    table.ticks(suggest("B4 G4", "D1")).expect("suggested");
    assert_marked(&table, "B3 B4 G4", "D1 D2 D3 D4 D5 D6 D7");
    assert_eq!(
        table.last().kind,
        EventKind::Suggested(Suggestion {
            dead: points("B3 B4 G4"),
            seki: points("D1 D2 D3 D4 D5 D6 D7"),
            ..Suggestion::default()
        })
    );
}

#[test]
fn a_suggestion_decides_nothing() {
    let mut table = stopped();
    table.ticks(suggest("B4 G4", "")).expect("suggested");
    assert_eq!(table.game.players_to_act(), [KURO, SHIRO]);
    table.does(KURO, mark("G4", Life::Alive)).expect("marked");
    table.does(SHIRO, mark("B3", Life::Seki)).expect("marked");
    assert_marked(&table, "", "B3 B4");
    table.both(Action::Agree);
    let score = table.game.score().expect("a count");
    assert_eq!(score.dead, PointSet::EMPTY);
}

#[test]
fn only_the_program_suggests() {
    let mut table = stopped();
    for player in [KURO, SHIRO, AKA] {
        table.refuses(player, &[suggest("B3", "")], Refusal::OnlyTheClock);
    }
}

#[test]
fn nothing_is_suggested_to_one_who_has_agreed() {
    let mut table = stopped();
    table.does(KURO, Action::Agree).expect("agreed");
    assert_eq!(table.ticks(suggest("B3", "")), Err(Refusal::AlreadyAgreed));
}

#[test]
fn a_suggestion_of_what_is_marked_so_changes_nothing() {
    let mut table = stopped();
    // Points without stones are no chains.
    for nothing in [suggest("", ""), suggest("A1 A7 T19", "C1")] {
        assert_eq!(table.ticks(nothing), Err(Refusal::NothingToChange));
    }
    table.ticks(suggest("B3", "")).expect("suggested");
    assert_eq!(
        table.ticks(suggest("B4", "")),
        Err(Refusal::NothingToChange)
    );
}

#[test]
fn what_is_dead_is_in_no_seki() {
    let mut table = stopped();
    table.ticks(suggest("B3", "B4 D1")).expect("suggested");
    assert_marked(&table, "B3 B4", "D1 D2 D3 D4 D5 D6 D7");
}

#[test]
fn no_seki_is_suggested_to_an_area_count() {
    let mut table = Table::seated("chinese", 5);
    table.moves("C3 D3 pass pass");
    assert_eq!(table.ticks(suggest("", "C3")), Err(Refusal::NoSeki));
    table.ticks(suggest("D3", "")).expect("suggested");
}

#[test]
fn nothing_is_suggested_while_the_players_move_or_when_the_game_is_over() {
    let mut table = Table::seated("japanese", 5);
    table.moves("C3");
    assert_eq!(table.ticks(suggest("C3", "")), Err(Refusal::NotCounting));
    table.does(KURO, Action::Resign).expect("resigned");
    assert_eq!(table.ticks(suggest("C3", "")), Err(Refusal::GameOver));
}

/// Booklet 003, rule IV: stones as they stand.
#[test]
fn where_all_counts_as_it_stands_there_is_nothing_to_suggest() {
    let mut table = Table::seated("strasbourg", 5);
    table.moves("C3 D3 pass pass");
    assert_eq!(table.ticks(suggest("D3", "")), Err(Refusal::GameOver));
}
