//! Each rule set played to its end at a table.

use std::num::NonZeroU8;

use tengen_game::{Action, Draft, Life, Phase, Refusal, Terms, TermsError};
use tengen_rules::{
    AtariGoRules, AtariGoStart, Color, Ending, Handicap, IllegalMove, Komi, Move, Placement, Ply,
    Rules, Score,
};

use super::table::{KURO, SHIRO, Table, draft, mark, play, rules, size};
use tengen_testkit::board::{at, points};

fn with_komi(name: &str, side: u8, komi: &str) -> Result<Terms, TermsError> {
    Terms::new(Draft {
        komi: komi.parse().expect("a komi"),
        ..draft(name, side)
    })
}

#[track_caller]
fn score(table: &Table) -> Score {
    match table.outcome() {
        (_, Ending::Score(score)) => score,
        (_, other) => panic!("no count: {other:?}"),
    }
}

fn total(score: &Score) -> (String, String) {
    let total = score.total.map(|points| points.to_string());
    (total.black, total.white)
}

fn illegal(mv: &str, reason: IllegalMove) -> Refusal {
    let mv = Move::Play(at(mv));
    Refusal::Illegal { mv, reason }
}

// Strasbourg: booklet 003, rule IV.

#[test]
fn in_strasbourg_two_passes_end_the_game_with_the_stones_as_they_stand() {
    let mut table = Table::seated("strasbourg", 5);
    // White's stone in the corner would be dead elsewhere, and the prisoner would count.
    table.moves("B1 A1 A2 E5 B2 D5 C3 A5 pass pass");
    let score = score(&table);
    assert_eq!(total(&score), ("4".to_owned(), "3".to_owned()));
    assert_eq!(table.outcome().0, Some(Color::Black));
    let late = [mark("A5", Life::Dead), Action::Agree, Action::Resume];
    table.refuses(SHIRO, &late, Refusal::GameOver);
}

#[test]
fn in_strasbourg_komi_is_nothing_unless_agreed() {
    assert_eq!(rules("strasbourg").default_komi(Handicap::NONE), Komi::ZERO);
    for (komi, winner) in [
        ("0", None),
        ("0.5", Some(Color::White)),
        ("-1", Some(Color::Black)),
    ] {
        let terms = with_komi("strasbourg", 5, komi).expect("agreed");
        let mut table = Table::opened(terms);
        table.moves("A1 B2 pass pass");
        assert_eq!(table.outcome().0, winner, "komi {komi}");
    }
}

// Tromp-Taylor.

#[test]
fn in_tromp_taylor_two_passes_end_the_game_and_no_stone_is_dead() {
    let mut table = Table::opened(with_komi("tromp-taylor", 5, "7").expect("agreed"));
    // White's stone in Black's corner stands, and spoils it.
    table.moves("B1 A5 B2 E4 B3 E3 B4 E2 B5 E1 pass E5 pass pass");
    let score = score(&table);
    assert_eq!(score.dead.len(), 0);
    // Black's five stones; White's six and the komi; both reach the rest.
    assert_eq!(total(&score), ("5".to_owned(), "13".to_owned()));
}

#[test]
fn in_tromp_taylor_several_stones_may_be_given_up_and_a_single_one_not() {
    let mut table = Table::seated("tromp-taylor", 5);
    table.moves("A2 E5 B1 E4 pass");
    let since = Ply(4);
    let back = illegal("A1", IllegalMove::Superko { since });
    table.refuses(SHIRO, &[play("A1")], back);
    let mut table = Table::seated("tromp-taylor", 5);
    table.moves("A3 A2 B2 B1 C1 A1");
    assert_eq!(table.game.position().prisoners().black, 3);
    assert_eq!(table.game.position().board().get(at("A1")), None);
}

// Chinese and New Zealand.

#[test]
fn by_chinese_rules_dead_stones_are_agreed_and_area_counts() {
    let mut table = Table::opened(with_komi("chinese", 5, "7.5").expect("usual"));
    table.moves("C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 pass A3 pass pass");
    assert!(matches!(table.game.phase(), Phase::Counting { .. }));
    table.does(KURO, mark("A3", Life::Dead)).expect("marked");
    table.both(Action::Agree);
    let score = score(&table);
    // 5 stones and 10 points; 5 stones, 5 points and the komi. The dead stone is not counted again.
    assert_eq!(total(&score), ("15".to_owned(), "17.5".to_owned()));
    assert_eq!(table.outcome().0, Some(Color::White));
}

#[test]
fn by_chinese_rules_no_board_comes_back_and_no_stone_is_given_up() {
    let mut table = Table::seated("chinese", 5);
    table.moves("A2 C2 B2 B1 E5 D1 E4 A1 C1");
    let since = Ply(7);
    let back = illegal("B1", IllegalMove::Superko { since });
    table.refuses(SHIRO, &[play("B1")], back);
    let mut table = Table::seated("chinese", 5);
    table.moves("A3 A2 B2 B1 C1");
    let suicide = illegal("A1", IllegalMove::Suicide);
    table.refuses(SHIRO, &[play("A1")], suicide);
}

#[test]
fn by_new_zealand_rules_one_stone_or_several_may_be_given_up() {
    let mut table = Table::seated("new-zealand", 5);
    table.moves("A2 E5 B1 A1");
    assert_eq!(table.game.position().board().get(at("A1")), None);
    assert_eq!(table.game.position().prisoners().black, 1);
    table.moves("pass");
    // The same board with Black to move has been there.
    let since = Ply(4);
    let back = illegal("A1", IllegalMove::Superko { since });
    table.refuses(SHIRO, &[play("A1")], back);
    let mut table = Table::seated("new-zealand", 5);
    table.moves("A3 A2 B2 B1 C1 A1 pass pass");
    table.both(Action::Agree);
    // All of the board is Black's: lost stones are no points of their own.
    assert_eq!(score(&table).total.black.to_string(), "25");
}

#[test]
fn by_new_zealand_rules_the_board_may_come_back_with_the_other_side_to_move() {
    let mut table = Table::seated("new-zealand", 5);
    table.moves("A2 C2 B2 B1 E5 D1 E4 A1 C1 B1 pass");
    let since = Ply(8);
    let back = illegal("A1", IllegalMove::Superko { since });
    table.refuses(SHIRO, &[play("A1")], back);
}

// Booklet 001.

#[test]
fn by_booklet_001_there_is_no_komi() {
    for name in ["traditional", "traditional-two-edges"] {
        for komi in ["0.5", "5.5", "-3"] {
            assert!(matches!(
                with_komi(name, 9, komi),
                Err(TermsError::Komi { .. })
            ));
        }
        assert!(with_komi(name, 9, "0").is_ok());
    }
}

/// Black has three edges, White two.
#[test]
fn by_booklet_001_at_most_two_edges_help_where_that_is_chosen() {
    for (name, black) in [("traditional", "10"), ("traditional-two-edges", "0")] {
        let mut table = Table::seated(name, 5);
        table.moves("C1 D1 C2 D2 C3 D3 C4 D4 C5 E4 pass pass");
        table.both(Action::Agree);
        let score = score(&table);
        // White's own: E1 to E3 on two edges; D5 and E5 are shared with Black.
        assert_eq!(total(&score), (black.to_owned(), "3".to_owned()), "{name}");
    }
}

// Five in a row.

#[test]
fn in_pente_the_fifth_pair_wins_and_in_go_bang_it_does_not() {
    for (name, wins) in [
        ("pente", true),
        ("go-bang", false),
        ("go-bang-plain", false),
    ] {
        let mut table = Table::seated(name, 15);
        table.moves("A1 B1 A3 C1 A5 B3 A7 C3 A9 B5 O1 C5 O3 B7 O5 C7 O7 B9 O9 C9");
        table.moves("D1 O15 D3 M15 D5 K15 D7 H15 D9");
        if wins {
            let stones = points("B9 C9");
            let pairs = Ending::FivePairs { stones };
            assert_eq!(table.outcome(), (Some(Color::Black), pairs));
        } else {
            assert_eq!(table.game.phase(), Phase::Playing)
        }
    }
}

#[test]
fn in_plain_go_bang_pairs_stay_and_five_win() {
    let mut table = Table::seated("go-bang-plain", 15);
    table.moves("A1 B1 O1 C1 D1");
    assert_eq!(
        table.game.position().board().get(at("B1")),
        Some(Color::White)
    );
    table.moves("H8 D2 H9 D3 H10 D4 H12 D5");
    let line = points("D1 D2 D3 D4 D5");
    let five = Ending::FiveInARow { line };
    assert_eq!(table.outcome(), (Some(Color::Black), five));
}

// Atari-Go.

#[test]
fn atari_go_may_be_played_to_a_number_of_stones() {
    let to = |stones| {
        Rules::AtariGo(AtariGoRules {
            start: AtariGoStart::Empty,
            captures_to_win: NonZeroU8::new(stones).expect("some"),
        })
    };
    for (stones, ends_after) in [(1, "A2"), (2, "E2")] {
        let terms = Terms::new(Draft {
            rules: to(stones),
            ..draft("atari-go-empty", 5)
        });
        let mut table = Table::opened(terms.expect("sound"));
        for mv in ["B1", "A1", "A2", "E1", "D1", "C5", "E2"] {
            assert_eq!(table.game.phase(), Phase::Playing, "{stones}: {mv}");
            table.moves(mv);
            if mv == ends_after {
                break;
            }
        }
        let (winner, ending) = table.outcome();
        assert_eq!(winner, Some(Color::Black));
        let last = if stones == 1 { "A1" } else { "E1" };
        let stones = points(last);
        assert_eq!(ending, Ending::Capture { stones });
    }
}

// Free handicap.

#[test]
fn black_places_all_free_stones_before_whites_first_move_and_passes_none() {
    for (side, stones) in [(5, 2), (6, 9), (9, 5)] {
        let terms = Terms::new(Draft {
            handicap: Handicap::with_placement(stones, Placement::Free).expect("2 to 9"),
            ..draft("japanese", side)
        });
        let mut table = Table::opened(terms.expect("boards need no marked points"));
        for (left, point) in (1..=stones).rev().zip(size(side).all()) {
            assert_eq!(table.game.players_to_act(), [KURO]);
            assert_eq!(table.game.position().to_place(), left);
            let to_move = Color::Black;
            let early = [play("E5"), play("pass")];
            table.refuses(SHIRO, &early, Refusal::NotYourTurn { to_move });
            let (mv, reason) = (Move::Pass, IllegalMove::PassForbidden);
            table.refuses(KURO, &[play("pass")], Refusal::Illegal { mv, reason });
            table
                .does(KURO, Action::Move(Move::Play(point)))
                .expect("placed");
        }
        assert_eq!(table.game.players_to_act(), [SHIRO]);
        table.moves("pass E5 pass pass");
        assert!(matches!(table.game.phase(), Phase::Counting { .. }));
    }
}

#[test]
fn black_may_resign_while_placing() {
    let terms = Terms::new(Draft {
        handicap: Handicap::with_placement(3, Placement::Free).expect("three"),
        ..draft("chinese", 5)
    });
    let mut table = Table::opened(terms.expect("sound"));
    table.moves("A1");
    table.does(KURO, Action::Resign).expect("resigned");
    assert_eq!(table.outcome(), (Some(Color::White), Ending::Resignation));
}
