//! Edge cases of lines and pairs: edges, directions, captures and lines at once. Usual failures 19 and 20.

use tengen_rules::{
    ByColor, Color, Ending, Outcome, Point, PointSet, Position, Rules, Size, Status,
};

use super::{BLACK, WHITE, play_all, rules};
use tengen_testkit::board::{at, points, position};

/// The eight directions.
const DIRECTIONS: [(i8, i8); 8] = [
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];

/// An empty board of 9 with these stones.
fn with(rules: &Rules, black: &str, white: &str, to_move: Color) -> Position {
    let stones = ByColor {
        black: points(black),
        white: points(white),
    };
    rules
        .position(Size::square(9).unwrap(), stones, to_move)
        .unwrap()
}

#[track_caller]
fn assert_wins(rules: &Rules, game: &Position, color: Color, line: &str) {
    assert_eq!(
        rules.status(game),
        Status::Over(Outcome {
            winner: Some(color),
            ending: Ending::FiveInARow { line: points(line) }
        })
    );
}

/// The point `distance` steps from E5.
fn from_centre((right, up): (i8, i8), distance: i8) -> Point {
    let size = Size::square(9).unwrap();
    at("E5")
        .step(right * distance, up * distance, size)
        .unwrap()
}

#[test]
fn exactly_five_win_though_the_stone_makes_six_in_another_direction() {
    let rules = rules("gomoku-exact");
    let mut game = with(&rules, "A1 B1 C1 E1 F1 D2 D3 D4 D5", "", BLACK);
    play_all(&rules, &mut game, "D1");
    assert_wins(&rules, &game, BLACK, "D1 D2 D3 D4 D5");
}

#[test]
fn one_stone_may_make_two_lines() {
    let rules = rules("gomoku");
    let mut game = with(&rules, "A1 B1 C1 D1 E2 E3 E4 E5", "", BLACK);
    play_all(&rules, &mut game, "E1");
    assert_wins(&rules, &game, BLACK, "A1 B1 C1 D1 E1 E2 E3 E4 E5");
}

/// Usual failure 19.
#[test]
fn a_line_does_not_go_on_behind_the_edge() {
    for name in ["gomoku", "go-bang"] {
        let rules = rules(name);
        let mut game = with(&rules, "G4 H4 J4 A5", "", BLACK);
        play_all(&rules, &mut game, "B5");
        assert_eq!(rules.status(&game), Status::InProgress);
        let mut game = with(&rules, "B7 B8 B9 C1", "", BLACK);
        play_all(&rules, &mut game, "C2");
        assert_eq!(rules.status(&game), Status::InProgress);
    }
}

#[test]
fn stones_of_the_games_of_five_need_no_liberty() {
    for name in ["gomoku", "go-bang"] {
        let rules = rules(name);
        let mut game = position(&rules, ". X .\nX . X\n. X .", WHITE);
        play_all(&rules, &mut game, "B2 A1 A3");
        assert_eq!(game.board().stones(WHITE), points("B2 A3"));
    }
}

#[test]
fn the_last_point_of_the_board_may_win() {
    let rules = rules("gomoku");
    let mut game = position(
        &rules,
        "X O X O X
         X O X O X
         O X O X X
         X O X O X
         X O X O .",
        BLACK,
    );
    play_all(&rules, &mut game, "E1");
    assert_wins(&rules, &game, BLACK, "E1 E2 E3 E4 E5");
}

/// Usual failure 19: eight directions.
#[test]
fn a_pair_is_taken_in_each_of_eight_directions() {
    let rules = rules("go-bang");
    for color in Color::ALL {
        for direction in DIRECTIONS {
            let pair: PointSet = [1, 2]
                .map(|d| from_centre(direction, d))
                .into_iter()
                .collect();
            let mut stones = ByColor::<PointSet>::default();
            stones[!color] = pair;
            stones[color].insert(from_centre(direction, 3));
            let size = Size::square(9).unwrap();
            let mut game = rules.position(size, stones, color).unwrap();
            assert_eq!(play_all(&rules, &mut game, "E5").captured, pair);
            assert!(game.board().stones(!color).is_empty());
            assert_eq!(game.prisoners()[color], 2);
            assert_eq!(game.prisoners()[!color], 0);
        }
    }
}

/// Usual failure 19: several pairs at once.
#[test]
fn one_stone_takes_up_to_eight_pairs() {
    let rules = rules("go-bang");
    let ring = |distance| DIRECTIONS.map(|direction| from_centre(direction, distance));
    let stones = ByColor {
        black: ring(3).into_iter().collect(),
        white: ring(1).into_iter().chain(ring(2)).collect::<PointSet>(),
    };
    let size = Size::square(9).unwrap();
    let mut game = rules.position(size, stones, BLACK).unwrap();
    assert_eq!(play_all(&rules, &mut game, "E5").captured, stones.white);
    assert_eq!(game.prisoners().black, 16);
    assert_eq!(
        rules.status(&game),
        Status::InProgress,
        "stones taken win nothing"
    );
}

/// Usual failure 19.
#[test]
fn moving_into_a_sandwich_is_safe() {
    let rules = rules("go-bang");
    for second in ["B1", "C1"] {
        let first = if second == "B1" { "C1" } else { "B1" };
        let mut game = with(&rules, "A1 D1", first, WHITE);
        assert!(play_all(&rules, &mut game, second).captured.is_empty());
        play_all(&rules, &mut game, "J9");
        assert_eq!(game.board().stones(WHITE), points("B1 C1"));
    }
}

/// Usual failure 19.
#[test]
fn only_exactly_two_are_taken() {
    let rules = rules("go-bang");
    for (black, white, last) in [
        ("A1", "B1", "C1"),
        ("A1", "B1 C1 D1", "E1"),
        ("A1", "B1 C1 D1 E1", "F1"),
        ("A1", "B1 D1", "E1"),
        ("", "B1 C1", "D1"),
    ] {
        let mut game = with(&rules, black, white, BLACK);
        assert!(
            play_all(&rules, &mut game, last).captured.is_empty(),
            "{white}"
        );
    }
}

/// Usual failure 19.
#[test]
fn a_pair_at_the_edge_is_not_taken_around_it() {
    let rules = rules("go-bang");
    for (black, white, last) in [
        ("A5", "H4 J4", "G4"),
        ("J4", "A5 B5", "C5"),
        ("", "H4 J4", "G4"),
        ("B1", "A8 A9", "A7"),
    ] {
        let mut game = with(&rules, black, white, BLACK);
        assert!(
            play_all(&rules, &mut game, last).captured.is_empty(),
            "{white}"
        );
    }
}

/// Booklet 001: taken stones do not count further; five pairs win in another game.
#[test]
fn taken_pairs_win_nothing() {
    let rules = rules("go-bang");
    let white = "B1 C1 B3 C3 B5 C5 B7 C7 B9 C9";
    let mut game = with(&rules, "A1 A3 A5 A7 A9", white, BLACK);
    play_all(&rules, &mut game, "D1 J1 D3 J3 D5 J5 D7 J7 D9");
    assert_eq!(game.prisoners().black, 10);
    assert_eq!(rules.status(&game), Status::InProgress);
}

/// Usual failure 19: the stone takes, and then makes five.
#[test]
fn a_stone_that_takes_and_makes_five_does_both() {
    let rules = rules("go-bang");
    let mut game = with(&rules, "A1 B1 C1 D1 E4", "E2 E3", BLACK);
    assert_eq!(play_all(&rules, &mut game, "E1").captured, points("E2 E3"));
    assert_wins(&rules, &game, BLACK, "A1 B1 C1 D1 E1");
    assert_eq!(game.board().get(at("E2")), None);
}

/// Usual failure 19: a broken four is no line.
#[test]
fn a_capture_breaks_the_line_that_was_to_be() {
    let rules = rules("go-bang");
    let mut game = with(&rules, "D5", "D3 D4 A3 B3 C3", BLACK);
    assert_eq!(play_all(&rules, &mut game, "D2").captured, points("D3 D4"));
    play_all(&rules, &mut game, "E3");
    assert_eq!(rules.status(&game), Status::InProgress);
}

/// Usual failure 19: lines count when a stone makes them. With exactly five asked for,
/// a capture that shortens the enemy's six leaves five that nobody has made.
#[test]
fn a_line_counts_for_whoever_has_just_made_it() {
    let rules = rules("go-bang-exact");
    let mut game = with(&rules, "F5", "A3 B3 C3 D3 E3 F3 F4", BLACK);
    assert_eq!(play_all(&rules, &mut game, "F2").captured, points("F3 F4"));
    assert_eq!(game.board().stones(WHITE), points("A3 B3 C3 D3 E3"));
    assert_eq!(rules.status(&game), Status::InProgress);
    play_all(&rules, &mut game, "J9 J1");
    assert_eq!(rules.status(&game), Status::InProgress);
}
