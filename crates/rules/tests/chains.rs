//! Chains, their liberties, and captures.

use tengen_rules::{Board, ByColor, Color, Point, PointSet, Size};

use super::{play, rules};
use tengen_testkit::board::{assert_board, at, board, points, position};

/// The point with a name of booklet 000, whose letters include I: A to S.
fn booklet(name: &str) -> Point {
    let (letter, row) = name.split_at(1);
    let column = letter.as_bytes()[0] - b'a';
    Point::new(column, row.parse::<u8>().unwrap() - 1).unwrap()
}

fn booklet_points(names: &str) -> PointSet {
    names.split_whitespace().map(booklet).collect()
}

/// The stones of the booklet's example, with the corner of White's long chain in the column `corner`.
fn example(corner: &str) -> Board {
    let column = booklet(&format!("{corner}13")).column();
    let along = (0..=column).map(|column| Point::new(column, 12).unwrap());
    let up = (12..19).map(|row| Point::new(column, row).unwrap());
    let white = booklet_points("c19 c18 d18 e19 e18 e17 f18 g19 g18 g17");
    let black = booklet_points("d15 e14 f14 g14 g15 h16 i16 i15 i14");
    let white = along.chain(up).chain(white.iter()).collect();
    Board::from_arrangement(Size::square(19).unwrap(), ByColor { black, white }).unwrap()
}

fn liberties(board: &Board, name: &str) -> usize {
    board.chain(booklet(name)).unwrap().liberties.len()
}

#[test]
fn the_chains_of_booklet_000_have_12_4_6_and_8_liberties() {
    let board = example("k");
    assert_eq!(
        ["c19", "d15", "e14", "h16"].map(|name| liberties(&board, name)),
        [12, 4, 6, 8]
    );
    assert!(
        board
            .chain(booklet("e18"))
            .unwrap()
            .stones
            .contains(booklet("c19"))
    );
}

#[test]
fn the_long_chain_of_booklet_000_has_29_or_31_liberties_but_not_28() {
    assert_eq!(liberties(&example("k"), "a13"), 29);
    assert_eq!(liberties(&example("l"), "a13"), 31);
}

/// Booklet 000: at most four liberties; fewer at the edge and in the corner.
#[test]
fn a_single_stone_has_four_liberties_three_at_the_edge_and_two_in_the_corner() {
    for (name, expected) in [
        ("C3", "B3 D3 C2 C4"),
        ("C1", "B1 D1 C2"),
        ("A1", "A2 B1"),
        ("E5", "D5 E4"),
    ] {
        let mut board = Board::new(Size::square(5).unwrap());
        board.place(Color::Black, at(name));
        assert_eq!(board.chain(at(name)).unwrap().liberties, points(expected));
    }
}

#[test]
fn diagonal_stones_are_separate_chains() {
    let board = board(
        ". . . . .
         . X . X .
         . . X . .
         . X . X .
         . . . . .",
    );
    for name in ["B2", "B4", "C3", "D2", "D4"] {
        assert_eq!(board.chain(at(name)).unwrap().stones, points(name));
    }
}

#[test]
fn a_chain_without_liberties_is_taken_whole() {
    let rules = rules("territory");
    let mut position = position(
        &rules,
        ". X X . .
         X O O X .
         X O O . .
         . X X . .
         . . . . .",
        Color::Black,
    );
    let played = play(&rules, &mut position, "D3");
    assert_eq!(played.captured, points("B3 C3 B4 C4"));
    assert_eq!(position.prisoners(), ByColor { black: 4, white: 0 });
    assert_board(
        position.board(),
        ". X X . .
         X . . X .
         X . . X .
         . X X . .
         . . . . .",
    );
}

#[test]
fn one_stone_can_take_several_chains() {
    let rules = rules("territory");
    let mut position = position(
        &rules,
        ". X . . .
         X O X . .
         O . O X .
         X O X . .
         . X . . .",
        Color::Black,
    );
    let played = play(&rules, &mut position, "B3");
    assert_eq!(played.captured, points("A3 B2 B4 C3"));
    assert_eq!(position.prisoners().black, 4);
}

#[test]
fn captures_give_liberties_to_the_neighbours() {
    let rules = rules("territory");
    let mut position = position(
        &rules,
        "O X . . .
         O X . . .
         . X . . .
         X . . . .
         . . . . .",
        Color::Black,
    );
    play(&rules, &mut position, "A3");
    let chain = position.board().chain(at("B4")).unwrap();
    assert!(chain.liberties.contains(at("A4")) && chain.liberties.contains(at("A5")));
    assert_eq!(chain.liberties, points("A1 A4 A5 B2 C3 C4 C5"));
}

#[test]
fn atari_is_one_liberty_however_many_stones_touch_it() {
    let board = board(
        ". . X . .
         . X O X .
         . X O O X
         . . X . .
         . . . . .",
    );
    assert!(board.is_in_atari(at("C3")));
    assert_eq!(board.chain(at("C3")).unwrap().liberties, points("D2"));
    assert!(!board.is_in_atari(at("B3")));
    assert!(
        !board.is_in_atari(at("A1")),
        "an empty point is in no atari"
    );
}
