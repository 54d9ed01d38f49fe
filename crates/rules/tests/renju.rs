//! Renju (rules of the Renju International Federation).

use tengen_rules::{
    ByColor, Color, Ending, Explanation, Forbidden, IllegalMove, Move, PointSet, Position, Size,
    Status,
};

use super::grid::Grid;
use super::{assert_refused, play, renju_naive, rules};
use tengen_testkit::board::{at, points, position};
use tengen_testkit::random::Random;

/// A board of 15×15 with these stones, `to_move` to move.
fn with(black: &str, white: &str, to_move: Color) -> Position {
    let stones = ByColor {
        black: points(black),
        white: points(white),
    };
    let size = Size::square(15).unwrap();
    rules("renju").position(size, stones, to_move).unwrap()
}

/// Whether Black may play on `name`.
fn black_at(name: &str, black: &str, white: &str) -> Result<(), IllegalMove> {
    rules("renju").check(&with(black, white, Color::Black), Move::Play(at(name)))
}

const DOUBLE_THREE: Result<(), IllegalMove> = Err(IllegalMove::Forbidden(Forbidden::DoubleThree));
const DOUBLE_FOUR: Result<(), IllegalMove> = Err(IllegalMove::Forbidden(Forbidden::DoubleFour));
const OVERLINE: Result<(), IllegalMove> = Err(IllegalMove::Forbidden(Forbidden::Overline));

#[test]
fn two_threes_at_once_are_forbidden() {
    assert_eq!(black_at("H8", "F8 G8 H9 H10", ""), DOUBLE_THREE);
    // On a diagonal, and from the middle.
    assert_eq!(black_at("H8", "G7 J9 G9 J7", ""), DOUBLE_THREE);
    // With a gap.
    assert_eq!(black_at("H8", "E8 G8 H10 H11", ""), DOUBLE_THREE);
}

#[test]
fn a_row_that_white_has_stopped_at_one_end_is_no_three() {
    assert_eq!(black_at("H8", "F8 G8 H9 H10", "E8"), Ok(()));
    assert_eq!(black_at("H8", "F8 G8 H9 H10", "H7"), Ok(()));
    // One point further out leaves room for a straight four on the other side.
    assert_eq!(black_at("H8", "F8 G8 H9 H10", "D8"), DOUBLE_THREE);
    assert_eq!(black_at("H8", "F8 G8 H9 H10", "D8 K8"), Ok(()));
}

#[test]
fn a_row_at_the_edge_is_no_three() {
    assert_eq!(black_at("C8", "A8 B8 C9 C10", ""), Ok(()));
    assert_eq!(black_at("C8", "B8 D8 C9 C10", "F8"), Ok(()));
    assert_eq!(black_at("C8", "B8 D8 C9 C10", ""), DOUBLE_THREE);
}

#[test]
fn a_row_that_could_only_become_too_long_is_no_three() {
    assert_eq!(black_at("H8", "C8 F8 G8 L8 H9 H10", ""), Ok(()));
    assert_eq!(black_at("H8", "C8 F8 G8 H9 H10", ""), DOUBLE_THREE);
}

#[test]
fn a_three_is_none_if_its_straight_four_would_be_a_double_four() {
    // White on D8 leaves J8 alone for the straight four, and there J5 to J8 is another four.
    assert_eq!(black_at("J8", "F8 G8 H8 J5 J6 J7", "D8"), DOUBLE_FOUR);
    assert_eq!(black_at("H8", "F8 G8 J5 J6 J7 H9 H10", "D8"), Ok(()));
    assert_eq!(black_at("H8", "F8 G8 J5 J7 H9 H10", "D8"), DOUBLE_THREE);
}

#[test]
fn a_three_is_none_if_its_straight_four_would_be_an_overline() {
    assert_eq!(
        black_at("H8", "F8 G8 J6 J7 J9 J10 J11 H9 H10", "D8"),
        Ok(())
    );
}

#[test]
fn a_three_is_none_if_its_straight_four_would_be_a_double_three() {
    let column_and_slant = "F8 G8 J6 J7 K9 L10 H9 H10";
    assert_eq!(black_at("H8", column_and_slant, "D8"), Ok(()));
    // With the diagonal stopped it is a single three again.
    assert_eq!(black_at("H8", column_and_slant, "D8 M11"), DOUBLE_THREE);
}

#[test]
fn a_three_is_none_if_its_straight_four_would_be_a_five_elsewhere() {
    assert_eq!(black_at("H8", "F8 G8 J4 J5 J6 J7 H9 H10", "D8"), Ok(()));
    assert_eq!(black_at("H8", "F8 G8 H9 H10", "D8"), DOUBLE_THREE);
}

/// Each three depends on the next one here, and the work multiplies with each: the depth is limited.
#[test]
fn threes_that_depend_on_each_other_are_followed_for_eight_stones() {
    let rules = rules("renju");
    let size = Size::square(19).unwrap();
    let stones = ByColor {
        black: size
            .all()
            .filter(|point| [8, 9].contains(&point.row()))
            .collect(),
        white: PointSet::EMPTY,
    };
    let game = rules.position(size, stones, Color::Black).unwrap();
    // Without the limit these would be double threes.
    let undecided = points("G8 N8 G11 N11");
    let legal = rules.legal_points(&game);
    assert_eq!(legal.intersection(undecided), undecided);
}

#[test]
fn two_fours_at_once_are_forbidden() {
    assert_eq!(black_at("H8", "E8 F8 G8 H9 H10 H11", ""), DOUBLE_FOUR);
    // Stopped at one end they are still fours.
    assert_eq!(black_at("H8", "E8 F8 G8 H9 H10 H11", "D8 H12"), DOUBLE_FOUR);
    // At both ends they are none.
    assert_eq!(black_at("H8", "E8 F8 G8 H9 H10 H11", "D8 J8"), Ok(()));
}

#[test]
fn two_fours_may_lie_in_one_line() {
    assert_eq!(black_at("G8", "D8 F8 H8 K8", ""), DOUBLE_FOUR);
    assert_eq!(black_at("F8", "B8 C8 E8 H8 J8", ""), DOUBLE_FOUR);
    assert_eq!(black_at("F8", "B8 C8 E8 H8 J8", "G8"), Ok(()));
}

#[test]
fn a_straight_four_is_one_four() {
    assert_eq!(black_at("H8", "E8 F8 G8", ""), Ok(()));
}

#[test]
fn a_row_that_can_only_become_six_is_no_four() {
    // E8 would make B8 to G8.
    assert_eq!(black_at("F8", "B8 C8 D8 G8 F9 F10 F11", ""), Ok(()));
    assert_eq!(black_at("F8", "B8 C8 D8 F9 F10 F11", ""), DOUBLE_FOUR);
}

#[test]
fn a_four_and_a_three_are_allowed() {
    assert_eq!(black_at("H8", "E8 F8 G8 H9 H10", ""), Ok(()));
    assert_eq!(black_at("H8", "E8 F8 G8 H9 H10", "D8"), Ok(()));
    // Two threes beside the four are still two threes.
    assert_eq!(black_at("H8", "E8 F8 G8 H9 H10 J9 K10", ""), DOUBLE_THREE);
}

#[test]
fn six_in_a_row_are_forbidden_to_black() {
    assert_eq!(black_at("D8", "A8 B8 C8 E8 F8", ""), OVERLINE);
    assert_eq!(black_at("H8", "E5 F6 G7 J9 K10 L11", ""), OVERLINE);
}

#[test]
fn exactly_five_win_whatever_else_the_stone_makes() {
    for others in [
        // A double four, a double three, an overline beside it.
        "E5 F6 G7 H9 H10 H11",
        "G7 J9 G9 J7",
        "H5 H6 H7 H9 H10",
    ] {
        let mut game = with(&format!("D8 E8 F8 G8 {others}"), "", Color::Black);
        play(&rules("renju"), &mut game, "H8");
        let Status::Over(outcome) = rules("renju").status(&game) else {
            panic!("{others}")
        };
        assert_eq!(outcome.winner, Some(Color::Black));
        let line = points("D8 E8 F8 G8 H8");
        assert_eq!(outcome.ending, Ending::FiveInARow { line });
    }
}

#[test]
fn white_may_play_anywhere_and_wins_with_six_too() {
    let rules = rules("renju");
    for white in ["F8 G8 H9 H10", "E8 F8 G8 H9 H10 H11"] {
        let game = with("", white, Color::White);
        assert_eq!(rules.check(&game, Move::Play(at("H8"))), Ok(()));
    }
    let mut game = with("", "E8 F8 G8 J8 K8", Color::White);
    play(&rules, &mut game, "H8");
    let Status::Over(outcome) = rules.status(&game) else {
        panic!("{game:?}")
    };
    assert_eq!(outcome.winner, Some(Color::White));
}

#[test]
fn a_forbidden_move_is_refused_and_changes_nothing() {
    let game = with("F8 G8 H9 H10", "", Color::Black);
    let reason = IllegalMove::Forbidden(Forbidden::DoubleThree);
    assert_refused(&rules("renju"), &game, "H8", reason);
}

#[test]
fn the_refusal_tells_the_stones_that_make_it_so() {
    let explained = |black: &str, name: &str| {
        let game = with(black, "", Color::Black);
        rules("renju").explain(&game, Move::Play(at(name)))
    };
    let of = |point: &str, shape, first: &str, second: &str| {
        Some(Explanation::Forbidden {
            point: at(point),
            shape,
            rows: [points(first), points(second)],
        })
    };
    assert_eq!(
        explained("F8 G8 H9 H10 A1", "H8"),
        of("H8", Forbidden::DoubleThree, "F8 G8 H8", "H8 H9 H10")
    );
    assert_eq!(
        explained("D8 F8 H8 K8", "G8"),
        of("G8", Forbidden::DoubleFour, "D8 F8 G8 H8", "F8 G8 H8 K8")
    );
    assert_eq!(
        explained("A8 B8 C8 E8 F8", "D8"),
        of("D8", Forbidden::Overline, "A8 B8 C8 D8 E8 F8", "")
    );
}

#[test]
fn black_passes_only_where_every_point_left_is_forbidden() {
    let rules = rules("renju");
    let board = "X O X O X O
                 X O X O X O
                 O X O X O X
                 X O X O X O
                 X O X O X O
                 X X X . X X";
    let mut game = position(&rules, board, Color::Black);
    assert_refused(
        &rules,
        &game,
        "D1",
        IllegalMove::Forbidden(Forbidden::Overline),
    );
    assert!(rules.legal_points(&game).is_empty());
    play(&rules, &mut game, "pass");
    assert_eq!(rules.status(&game), Status::InProgress);
    play(&rules, &mut game, "D1");
    let Status::Over(outcome) = rules.status(&game) else {
        panic!("{game:?}")
    };
    assert_eq!(outcome.ending, Ending::NoMovesLeft);
    let free = with("F8 G8 H9 H10", "", Color::Black);
    assert_eq!(
        rules.check(&free, Move::Pass),
        Err(IllegalMove::PassForbidden)
    );
}

/// Number of random positions to compare: a few, unless the environment asks for more.
fn positions() -> usize {
    match std::env::var("DIFFERENTIAL_TURNS") {
        Ok(number) => number.parse().unwrap(),
        Err(_) => 300,
    }
}

#[test]
fn forbidden_points_agree_with_the_naive_ones() {
    let rules = rules("renju");
    let mut dice = Random::new(15);
    let mut found = [0; 3];
    for number in 0..positions() {
        let size = Size::square([7, 9, 11, 15][number % 4]).unwrap();
        let mut grid = Grid::new(size);
        // Many black stones make shapes, and the white ones stop some of them.
        let (black, white) = (15 + dice.below(30), dice.below(25));
        for point in size.all() {
            match dice.below(100) {
                roll if roll < black => grid.put(Color::Black, point),
                roll if roll < black + white => grid.put(Color::White, point),
                _ => {}
            }
        }
        grid.clear_all_lines(size);
        let game = rules.position(size, grid.stones(), Color::Black).unwrap();
        let mut forbidden = PointSet::EMPTY;
        for point in game.board().empty().iter() {
            let naive = renju_naive::forbidden(&grid, point);
            let checked = rules.check(&game, Move::Play(point)).err();
            assert_eq!(
                checked,
                naive.map(IllegalMove::Forbidden),
                "{point} on{:?}",
                game.board()
            );
            if let Some(shape) = naive {
                forbidden.insert(point);
                found[shape as usize] += 1;
            }
        }
        let legal = game.board().empty().difference(forbidden);
        assert_eq!(rules.legal_points(&game), legal);
    }
    assert!(
        found.iter().all(|&often| often * 10 > positions()),
        "{found:?}"
    );
}
