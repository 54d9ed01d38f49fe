//! Seki: the groups that the program finds, and the count there (Japanese 1989, Article 8).

use tengen_rules::{
    ByColor, Color, Edges, GoRules, KoRule, Komi, Marking, Point, PointSet, Rules, Score, Scoring,
    Size,
};

use super::{BLACK, rules};
use tengen_testkit::board::{points, position, stones};
use tengen_testkit::random::Random;

fn found(diagram: &str, dead: &str) -> PointSet {
    let rules = rules("japanese");
    rules.find_seki(&position(&rules, diagram, BLACK), points(dead))
}

fn all_stones(diagram: &str) -> PointSet {
    let (_, stones) = stones(diagram);
    stones.black.union(stones.white)
}

fn counted(scoring: Scoring, diagram: &str, dead: &str, seki: PointSet) -> Score {
    let rules = Rules::Go(GoRules::new(KoRule::Simple, scoring));
    let marking = Marking {
        dead: points(dead),
        seki,
    };
    let position = position(&rules, diagram, BLACK);
    rules.count(&position, &marking, Komi::ZERO).unwrap()
}

fn lens(sets: ByColor<PointSet>) -> (usize, usize) {
    (sets.black.len(), sets.white.len())
}

/// Two groups without eyes share two dame; each is surrounded by living groups of the other.
const TWO_DAME: &str = ". O X . O X . .
                        . O X . O X . .
                        . O X X O X . .
                        . O O O X X . .
                        . . . O X . . .";

/// One eye each, and one dame in common.
const EYE_EACH: &str = ". X . O .
                        X X X O O";

/// White without an eye between two black groups with one each.
const CHAIN_OF_SEKIS: &str = ". X . O . X .
                              X X X O X X X";

#[test]
fn two_groups_that_share_two_dame_are_in_seki_and_their_living_neighbours_are_not() {
    let inner = points("C5 C4 C3 D3 E5 E4 E3");
    assert_eq!(found(TWO_DAME, ""), inner);
    let score = counted(Scoring::TERRITORY, TWO_DAME, "", inner);
    assert_eq!(score.dame, points("D5 D4"));
    assert_eq!(lens(score.territory), (11, 7));
    assert_eq!(found("X . O\nX . O", ""), all_stones("X . O\nX . O"));
}

/// Usual failure 7.
#[test]
fn eyes_in_seki_are_neither_territory_nor_dame() {
    let seki = found(EYE_EACH, "");
    assert_eq!(seki, all_stones(EYE_EACH));
    let score = counted(Scoring::TERRITORY, EYE_EACH, "", seki);
    assert_eq!(score.seki, seki);
    assert_eq!(score.territory, ByColor::default());
    assert_eq!(score.dame, points("C2"));
    assert_eq!(score.total.map(|total| total.halves()), ByColor::default());
}

/// RULES: eyes in seki count where area does, and nobody is in seki there.
#[test]
fn under_area_and_stone_counting_seki_changes_nothing() {
    for scoring in [Scoring::Area, Scoring::Stones] {
        let rules = Rules::Go(GoRules::new(KoRule::Simple, scoring));
        let position = position(&rules, EYE_EACH, BLACK);
        assert_eq!(
            rules.find_seki(&position, PointSet::EMPTY),
            PointSet::EMPTY,
            "{scoring:?}"
        );
        let marked = counted(scoring, EYE_EACH, "", all_stones(EYE_EACH));
        assert_eq!(marked.seki, PointSet::EMPTY);
        assert_eq!(marked, counted(scoring, EYE_EACH, "", PointSet::EMPTY));
        assert_eq!(lens(marked.territory), (1, 1));
    }
}

/// One marked stone is enough for its chain, and prisoners count beside a seki as anywhere.
#[test]
fn a_seki_is_marked_by_chain_and_prisoners_still_count() {
    let diagram = ". O X . O X . . O
                   . O X . O X . . .
                   . O X X O X . . .
                   . O O O X X . . .
                   X . . O X . . . .";
    let score = counted(Scoring::TERRITORY, diagram, "A1 J5", points("D3 E4"));
    assert_eq!(score.seki, points("C5 C4 C3 D3 E5 E4 E3"));
    assert_eq!(lens(score.territory), (16, 7));
    assert_eq!(score.prisoners, ByColor { black: 1, white: 1 });
    assert_eq!(
        score.total.map(|total| total.halves()),
        ByColor {
            black: 34,
            white: 16
        }
    );
}

#[test]
fn a_dead_chain_is_not_in_seki_whatever_is_marked() {
    let diagram = ". O X\n. . X\n. . X";
    let score = counted(Scoring::TERRITORY, diagram, "B3", points("B3"));
    assert_eq!(score.seki, PointSet::EMPTY);
    assert_eq!(lens(score.territory), (6, 0));
}

#[test]
fn a_mark_of_seki_on_an_empty_point_means_nothing() {
    assert_eq!(
        counted(Scoring::TERRITORY, EYE_EACH, "", points("A2 C2")),
        counted(Scoring::TERRITORY, EYE_EACH, "", PointSet::EMPTY)
    );
}

#[test]
fn sekis_may_hang_together() {
    assert_eq!(found(CHAIN_OF_SEKIS, ""), all_stones(CHAIN_OF_SEKIS));
}

/// Four points in a square are one eye, even if their owner plays there first.
#[test]
fn groups_with_one_eye_of_four_in_a_square_each_are_in_seki() {
    let diagram = "X X X . O O O
                   . . X . O . .
                   . . X . O . .";
    assert_eq!(found(diagram, ""), all_stones(diagram));
}

/// White's three stones in Black's only eye: a stone on either of the two points beside them is captured.
#[test]
fn stones_inside_an_eye_may_be_in_seki_with_those_around() {
    let diagram = ". O O O . X O . .
                   X X X X X X O . .
                   O O O O O O O . .
                   . . . . . . . . .";
    let score = counted(Scoring::TERRITORY, diagram, "", found(diagram, ""));
    assert_eq!(score.seki, points("A3 B3 C3 D3 E3 F3 F4 B4 C4 D4"));
    assert_eq!(lens(score.territory), (0, 15));
    assert_eq!(score.dame, points("A4 E4"));
    // Called dead, White's stones are Black's: five points, and three prisoners.
    let score = counted(Scoring::TERRITORY, diagram, "C4", found(diagram, "C4"));
    assert_eq!(score.seki, PointSet::EMPTY);
    assert_eq!(lens(score.territory), (5, 15));
}

/// When Black's two stones fill the points beside them, White has to connect at F1, and has one eye left.
#[test]
fn an_eye_that_turns_false_leaves_a_seki() {
    let diagram = ". . X X X X X
                   . X X O O O O
                   . . X O . O .
                   . X X O O X X
                   . . X O . O .";
    let seki = found(diagram, "");
    assert_eq!(seki, points("D4 E4 F4 G4 D3 F3 D2 E2 D1 F1 F2 G2"));
    let score = counted(Scoring::TERRITORY, diagram, "", seki);
    assert_eq!(score.dame, points("G3 G1"));
    assert_eq!(lens(score.territory), (8, 0));
}

/// RULES, usual failure 6.
#[test]
fn open_dame_between_living_groups_make_no_seki() {
    for diagram in [
        ". X . O .\n. X . O .\n. X . O .\n. X . O .\n. X . O .",
        ". X . . O .\n. X . . O .\n. X . . O .\n. X . . O .\n. X . . O .",
        ". . X . . . .\n. . X . O O O\n. . X . O . .\n. . X . O . .\n. . X . O . .",
    ] {
        assert_eq!(found(diagram, ""), PointSet::EMPTY, "{diagram}");
    }
}

#[test]
fn a_group_with_two_eyes_that_touches_dame_is_not_in_seki() {
    for diagram in [
        // Two eyes of a point each, one chain; White has a single eye.
        ". X . X . O .\nX X X X X O O",
        // Two eyes that two chains share: neither can be taken.
        ". X . X . O .\nX . X X . O .\nX X O O O O O\nO O O . O . O",
    ] {
        let black = stones(diagram).1.black;
        assert!(
            found(diagram, "").intersection(black).is_empty(),
            "{diagram}"
        );
    }
}

/// Room for two eyes is enough: play has stopped because nothing there is worth a move.
#[test]
fn a_group_with_one_large_eye_space_that_touches_dame_is_not_in_seki() {
    for (diagram, lives) in [
        (". X . O .\nX X . O O", false),
        (". . X . O .\nX X X . O O", false),
        (". . . X . O .\nX X X X . O O", true),
        (". . . . X . O .\nX X X X X . O O", true),
        // A pyramid, and the bulky five.
        (". . . X . O .\nX . X X . O O\nX X X . . O .", true),
        (". X X . O O O\n. . X . O . .\n. . X . O . .", true),
        // A square.
        ("X X X . O O .\n. . X . O O O\n. . X . O O O", false),
    ] {
        let black = stones(diagram).1.black;
        let seki = found(diagram, "");
        assert_eq!(
            seki.intersection(black),
            if lives { PointSet::EMPTY } else { black },
            "{diagram}"
        );
    }
}

/// When all dame are filled Black has to connect at C5; that takes a point, and makes no seki.
#[test]
fn a_false_eye_that_must_be_filled_in_the_end_makes_no_seki() {
    let diagram = ". X . X . O .
                   . X X O O O .
                   . X O O . O .
                   . X O . O O .
                   . X O O O . .";
    assert_eq!(found(diagram, ""), PointSet::EMPTY);
}

/// White's stone at A2 reduces Black's eye space as long as it is not called dead.
#[test]
fn dead_stones_do_not_make_an_eye_space_shared() {
    let diagram = "O . . . X . O O
                   X X X X X . O .";
    assert_eq!(found(diagram, ""), all_stones(diagram));
    assert_eq!(found(diagram, "A2"), points("G1 G2 H2"));
}

/// Dead stones are still on the board when the eye space is read:
/// taking the two here leaves Black two points next to each other, which are one eye.
#[test]
fn dead_stones_that_leave_no_room_for_two_eyes_make_a_seki() {
    let diagram = ". O O X . O O
                   X X X X . O .";
    assert_eq!(
        found(diagram, "C2"),
        all_stones(diagram).difference(points("B2 C2"))
    );
    let score = counted(Scoring::TERRITORY, diagram, "C2", found(diagram, "C2"));
    assert_eq!(lens(score.territory), (0, 0));
    assert_eq!(score.prisoners, ByColor { black: 2, white: 0 });
}

/// Three points with a dead stone in the middle of them are one eye, no matter who plays first.
#[test]
fn a_dead_stone_on_the_vital_point_makes_a_seki() {
    let diagram = ". O . X . O O\nX X X X . O .";
    let black = stones(diagram).1.black;
    assert_eq!(found(diagram, "B2").intersection(black), black);
    let diagram = ". . . X . O O\nX X X X . O .";
    assert!(found(diagram, "").intersection(black).is_empty());
}

/// When White fills A9, Black connects at D9, and when C5 and C6 are filled, at D7: two eyes are left.
#[test]
fn every_chain_connects_in_its_time() {
    let diagram = ". X X . . X . . .
                   O O O X X . X X O
                   O X X . X X O O .
                   . O . X O O O X X
                   . O . X X O X . X
                   X O . . O O X X O
                   . . O . O O X X .
                   . O O O X X . X .
                   . X . . O . X O .";
    let top = points("B9 C9 F9 D8 E8 G8 H8 B7 C7 E7 F7 D6 D5 E5");
    let seki = found(diagram, "B1 H1 A4 J4");
    assert!(seki.intersection(top).is_empty(), "{seki:?}");
}

/// On C4 Black can join his two chains, and then has two eyes.
#[test]
fn chains_that_can_join_on_a_dame_are_one_group() {
    let diagram = ". X . X . X O
                   X X O X X X O
                   O O O O O O O
                   . O . O . O .";
    assert_eq!(found(diagram, ""), PointSet::EMPTY);
}

/// Each group is judged alone: it lives by itself or it needs the dame, independent of its neighbours.
#[test]
fn a_group_beside_living_ones_only_needs_dame_or_not() {
    let diagram = ". X . O . . .
                   X X . O O O O
                   . . X X X X X
                   . . X . . . .";
    assert_eq!(found(diagram, ""), PointSet::EMPTY, "all of Black joins");
    let diagram = ". X . O . . .
                   X X . O . . .
                   O O O O . . .
                   . . . O . . .";
    assert_eq!(found(diagram, ""), points("A3 B3 B4"));
}

#[test]
fn groups_that_touch_no_dame_are_never_in_seki() {
    for diagram in [
        ". X O .\nX X O O",
        ". X O . .\n. X O . .\n. X O . .",
        ". . .\n. . .",
        ". . .\n. X .\n. . .",
    ] {
        assert_eq!(found(diagram, ""), PointSet::EMPTY, "{diagram}");
    }
}

#[test]
fn an_unfinished_board_has_no_seki() {
    let diagram = ". . . . . . . . .
                   . . . . . . . . .
                   . . X . . . O . .
                   . . . . . . . . .
                   . . . . X . . . .
                   . . . . . . . . .
                   X X . . . . . O O
                   . X . . . . . O .
                   . X . . . . . O .";
    assert_eq!(found(diagram, ""), PointSet::EMPTY);
}

/// Nobody has closed the corner yet; Black's one eye may become two.
#[test]
fn a_corner_with_room_to_play_makes_no_seki() {
    let diagram = ". . . . .
                   X X X X .
                   O O X . .
                   . O X X O
                   . O O O O";
    assert_eq!(found(diagram, ""), PointSet::EMPTY);
    let closed = "X O O . .
                  X X X X .
                  O O X . O
                  . O X X O
                  . O O O O";
    let black = stones(closed).1.black;
    assert!(!found(closed, "").intersection(black).is_empty());
}

/// A region that a chain in seki touches is no territory of its living neighbour either.
#[test]
fn what_a_chain_in_seki_borders_is_no_territory() {
    let diagram = ". X . X .\nX X X X X";
    let whole = counted(Scoring::TERRITORY, diagram, "", PointSet::EMPTY);
    assert_eq!(lens(whole.territory), (3, 0));
    let seki = counted(Scoring::TERRITORY, diagram, "", points("A1"));
    assert_eq!(lens(seki.territory), (0, 0));
    assert_eq!(seki.dame, PointSet::EMPTY);
}

#[test]
fn seki_is_found_with_any_edges() {
    let rules = Rules::Go(GoRules::new(
        KoRule::Simple,
        Scoring::Territory {
            edges: Edges::TwoAtMost,
        },
    ));
    let position = position(&rules, TWO_DAME, BLACK);
    assert_eq!(
        rules.find_seki(&position, PointSet::EMPTY),
        found(TWO_DAME, "")
    );
}

/// A point after one of the eight symmetries of a square board.
fn turned(point: Point, side: u8, symmetry: u8) -> Point {
    let last = side - 1;
    let (mut column, mut row) = (point.column(), point.row());
    if symmetry & 1 != 0 {
        column = last - column;
    }
    if symmetry & 2 != 0 {
        row = last - row;
    }
    if symmetry & 4 != 0 {
        (column, row) = (row, column);
    }
    Point::new(column, row).unwrap()
}

/// A dense board: every chain has a liberty, few points are empty.
fn dense(side: u8, random: &mut Random) -> ByColor<PointSet> {
    let size = Size::square(side).unwrap();
    let mut board = tengen_rules::Board::new(size);
    let all: Vec<_> = size.all().collect();
    for _ in 0..all.len() * 3 {
        let point = all[random.below(all.len())];
        let color = Color::ALL[random.below(2)];
        if board.is_empty(point) && board.may_live(color, point) {
            board.place(color, point);
        }
    }
    board.arrangement()
}

#[test]
fn turning_the_board_or_swapping_the_colours_turns_or_swaps_the_seki() {
    let rules = rules("japanese");
    let mut random = Random::new(8);
    let mut some = 0;
    for round in 0..300 {
        let side = 5 + (round % 3) as u8;
        let size = Size::square(side).unwrap();
        let stones = dense(side, &mut random);
        let dead: PointSet = stones.black.iter().take(round % 2).collect();
        let find = |stones, dead| {
            let position = rules.position(size, stones, BLACK).unwrap();
            rules.find_seki(&position, dead)
        };
        let seki = find(stones, dead);
        some += usize::from(!seki.is_empty());
        let swapped = ByColor {
            black: stones.white,
            white: stones.black,
        };
        assert_eq!(find(swapped, dead), seki);
        for symmetry in 0..8 {
            let turn = |set: PointSet| -> PointSet {
                let points = set.iter();
                points.map(|point| turned(point, side, symmetry)).collect()
            };
            assert_eq!(find(stones.map(turn), turn(dead)), turn(seki));
        }
    }
    assert!(some > 50, "only {some} of the boards have a seki");
}

#[test]
fn seki_is_of_whole_living_chains() {
    let rules = rules("japanese");
    let mut random = Random::new(88);
    for _ in 0..100 {
        let stones = dense(9, &mut random);
        let size = Size::square(9).unwrap();
        let position = rules.position(size, stones, BLACK).unwrap();
        let dead: PointSet = stones.white.iter().step_by(9).collect();
        let seki = rules.find_seki(&position, dead);
        let marking = Marking { dead, seki };
        let score = rules.count(&position, &marking, Komi::ZERO).unwrap();
        assert_eq!(score.seki, seki);
        assert!(seki.intersection(score.dead).is_empty());
    }
}
