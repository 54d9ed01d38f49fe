//! Remarks in the booklets, row by row of docs/rules.md, that no other test covers.

use tengen_rules::{
    Color, GoBangRules, Handicap, IllegalMove, Komi, Marking, Move, Overline, Pairs, Placement,
    PointSet, RuleSet, Rules, Size, Status,
};

use super::{BLACK, WHITE, assert_refused, play, play_all, rules};
use tengen_testkit::board::{points, position};

fn opening(name: &str, side: u8, handicap: Handicap) -> (Rules, tengen_rules::Position) {
    let rules = rules(name);
    let size = Size::square(side).unwrap();
    let position = rules.opening(size, handicap).unwrap();
    (rules, position)
}

/// Booklets 000 and 002, Articles 2 and 3: on every crossing, those of edge and corner included.
#[test]
fn the_first_stone_may_stand_on_each_of_361_points() {
    let (rules, position) = opening("japanese", 19, Handicap::NONE);
    let mut stones = 0;
    for point in position.size().all() {
        let mut after = position.clone();
        assert!(rules.play(&mut after, Move::Play(point)).is_ok(), "{point}");
        assert_eq!(after.board().stones(BLACK).len(), 1, "{point}");
        stones += 1;
    }
    assert_eq!(stones, 361);
}

/// Booklet 004; booklet 001 says when it is sensible.
#[test]
fn one_may_pass_at_any_time_in_go() {
    for set in RuleSet::ALL {
        if let Rules::Go(_) = set.rules {
            let (rules, mut game) = opening(set.name, 9, Handicap::NONE);
            play_all(&rules, &mut game, "pass E5 pass D4 pass C3");
            assert_eq!(rules.status(&game), Status::InProgress, "{}", set.name);
        }
    }
}

/// Usual failure 20: a side without a legal point passes, and the game continues.
#[test]
fn a_player_who_has_no_legal_point_in_go_passes() {
    let rules = rules("territory");
    let mut game = position(&rules, ". X X .\nX X X X\nX X X X\n. X X .", WHITE);
    assert!(rules.legal_points(&game).is_empty());
    play_all(&rules, &mut game, "pass");
    assert_eq!(rules.status(&game), Status::InProgress);
    assert_eq!(rules.legal_points(&game), points("A1 D1 A4 D4"));
}

/// Booklet 001: Black places all his stones, by agreement on points of his choice; White moves next.
#[test]
fn free_handicap_stones_are_placed_by_black_before_white_moves() {
    let three = Handicap::with_placement(3, Placement::Free).unwrap();
    let (rules, mut game) = opening("japanese", 5, three);
    assert!(game.board().stones(BLACK).is_empty());
    for (name, left) in [("A1", 3), ("C3", 2), ("E5", 1)] {
        assert_eq!((game.to_move(), game.to_place()), (BLACK, left));
        play(&rules, &mut game, name);
    }
    assert_eq!((game.to_move(), game.to_place()), (WHITE, 0));
    assert_eq!(game.board().stones(BLACK), points("A1 C3 E5"));
    play(&rules, &mut game, "B2");
    assert_eq!(game.to_move(), BLACK);
}

#[test]
fn handicap_stones_cost_nothing_under_area_counting() {
    let two = Handicap::new(2).unwrap();
    let (rules, mut game) = opening("chinese", 9, two);
    play_all(&rules, &mut game, "pass pass");
    let komi = rules.default_komi(two);
    let score = rules.count(&game, &Marking::default(), komi).unwrap();
    assert_eq!(score.total.black.halves(), 2 * 81);
    assert_eq!(score.total.white, komi.points());
}

/// Usual failure 15: jigo is a draw by every rule set, and half a point is none.
#[test]
fn equal_counts_are_a_draw_by_every_rule_set() {
    for set in RuleSet::ALL {
        let rules = set.rules;
        let mirror = position(&rules, ". X . O .\nX X . O O\n. X . O .", Color::Black);
        let count = |komi| rules.count(&mirror, &Marking::default(), komi);
        if let Some(score) = count(Komi::ZERO) {
            assert_eq!(score.winner(), None, "{}", set.name);
            assert_eq!(score.margin().halves(), 0, "{}", set.name);
            let half = count(Komi::HALF).unwrap();
            assert_eq!(half.winner(), Some(WHITE), "{}", set.name);
        }
    }
}

/// Booklet 001: the first of its two forms takes nothing.
#[test]
fn plain_go_bang_takes_nothing() {
    let rules = Rules::GoBang(GoBangRules {
        overline: Overline::Wins,
        pairs: Pairs::Stay,
    });
    assert_eq!(RuleSet::from_name("go-bang-plain").unwrap().rules, rules);
    let mut game = position(
        &rules,
        "X O O . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .",
        BLACK,
    );
    assert_eq!(play(&rules, &mut game, "D5").captured, PointSet::EMPTY);
    assert_eq!(game.board().stones(WHITE), points("B5 C5"));
}

/// An option named Pente: the fifth pair wins, and so does a line before it.
#[test]
fn five_pairs_win_where_that_is_agreed() {
    let rules = rules("pente");
    let size = Size::square(9).unwrap();
    let stones = tengen_rules::ByColor {
        black: points("A1 A3 A5 A7 A9"),
        white: points("B1 C1 B3 C3 B5 C5 B7 C7 B9 C9"),
    };
    let mut game = rules.position(size, stones, BLACK).unwrap();
    play_all(&rules, &mut game, "D1 J1 D3 J3 D5 J5 D7 J7");
    assert_eq!(rules.status(&game), Status::InProgress);
    play(&rules, &mut game, "D9");
    let Status::Over(outcome) = rules.status(&game) else {
        panic!("five pairs");
    };
    assert_eq!(outcome.winner, Some(BLACK));
    assert_refused(&rules, &game, "J9", IllegalMove::GameOver);
}

/// Booklet 003, rule III: in the strict sense a move elsewhere; a pass is a turn too, by decision.
#[test]
fn in_strasbourg_a_ko_is_retaken_after_another_turn() {
    let rules = rules("strasbourg");
    let diagram = ". X O .\nX . X O\n. X O .\n. . . .";
    let mut game = position(&rules, diagram, WHITE);
    play(&rules, &mut game, "B3");
    assert_refused(&rules, &game, "C3", IllegalMove::Ko);
    play_all(&rules, &mut game, "A1 D1");
    assert_eq!(play(&rules, &mut game, "C3").captured, points("B3"));
}
