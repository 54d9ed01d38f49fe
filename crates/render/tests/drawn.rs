//! Boards drawn with characters, as in `crates/render/tests/snapshots`.

use tengen_render::{Crop, Diagram, Frame, Mark, text};
use tengen_rules::{
    ByColor, Color, Ending, Handicap, Komi, Marking, Move, Point, PointSet, RuleSet, Rules, Size,
    Status, Variant,
};

use super::diagram;
use tengen_testkit::board::{at, points};
use tengen_testkit::random::Random;

/// The usual rules of `variant`.
fn rules(variant: Variant) -> Rules {
    let mut sets = RuleSet::of(variant);
    sets.next().unwrap().rules
}

/// A game of Go at random on a square board.
fn game(side: u8, moves: usize) -> Diagram {
    let (rules, size) = (rules(Variant::Go), Size::square(side).unwrap());
    let mut position = rules.opening(size, Handicap::NONE).unwrap();
    let mut random = Random::new(side.into());
    while position.ply().0 < moves as u32 {
        let point = Point::new(
            random.below(side.into()) as u8,
            random.below(side.into()) as u8,
        );
        // An illegal move is left out; another one is tried.
        let _ = rules.play(&mut position, Move::Play(point.unwrap()));
    }
    Diagram::of(&position)
}

#[test]
fn boards_of_all_sizes() {
    insta::assert_snapshot!("5x5", text::board(&game(5, 9)));
    insta::assert_snapshot!("9x9", text::board(&game(9, 30)));
    insta::assert_snapshot!("19x19", text::board(&game(19, 150)));
    let flat = Diagram::new(Size::new(13, 6).unwrap());
    insta::assert_snapshot!("13x6", text::board(&flat));
}

/// The rows are the same as without a frame.
#[test]
fn a_copy_stands_between_two_lines_of_dashes() {
    let board = game(9, 30);
    let framed = text::board(&board.clone().frame(Frame::Dashed));
    let lines: Vec<_> = framed.lines().collect();
    let (first, last) = (lines[0], lines[lines.len() - 1]);
    assert_eq!((first, last), ("- - - - - - - - - - -", first));
    assert_eq!(
        lines[1..lines.len() - 1].join("\n"),
        text::board(&board).trim_end_matches('\n')
    );
}

#[test]
fn a_count() {
    let board = diagram(
        ". X . X O . . . .
         X X X X O . X . .
         . O . X O O O O O
         . . . X X X O . O
         . . . . . X O O .
         . . . . . X X X X
         . O O . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    insta::assert_snapshot!(
        "count",
        text::board(&counted(&board, points("G8 B7 B3 C3")))
    );
}

/// The count of `board` with `dead` marked as dead.
fn counted(board: &Diagram, dead: PointSet) -> Diagram {
    let stones = |color| board.reading_order(color).into_iter().collect();
    let stones = ByColor {
        black: stones(Color::Black),
        white: stones(Color::White),
    };
    let rules = rules(Variant::Go);
    let position = rules.position(board.size(), stones, Color::Black).unwrap();
    let marking = Marking {
        dead,
        seki: PointSet::EMPTY,
    };
    let score = rules.count(&position, &marking, Komi::ZERO).unwrap();
    Diagram::of(&position).score(&score)
}

#[test]
fn seki() {
    let board = diagram(
        ". X O . X O .
         X X O . X O O
         O O O X X X O
         X X X . . X X
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    )
    .seki(points("B7 A6 B6 C7 C6 A5 B5 C5 E7 E6 D5 E5 F5 F7 F6 G6 G5").iter());
    insta::assert_snapshot!("seki", text::board(&board));
}

#[test]
fn a_line_of_five_in_gomoku() {
    let rules = rules(Variant::Gomoku);
    let size = Size::square(15).unwrap();
    let mut position = rules.opening(size, Handicap::NONE).unwrap();
    for name in "H8 J8 G7 K8 F6 L8 E5 M8 D4".split(' ') {
        rules.play(&mut position, Move::Play(at(name))).unwrap();
    }
    let Status::Over(outcome) = rules.status(&position) else {
        panic!("five in a row win");
    };
    let Ending::FiveInARow { line } = outcome.ending else {
        panic!("five in a row win");
    };
    let board = Diagram::of(&position).line(line.iter());
    insta::assert_snapshot!("gomoku", text::board(&board));
}

#[test]
fn a_corner() {
    let board = game(19, 150);
    let crop = Crop::between(board.size(), at("L11"), at("T19")).unwrap();
    insta::assert_snapshot!("corner", text::board(&board.crop(crop)));
}

#[test]
fn marks_letters_and_a_ko() {
    let board = diagram(
        ". X O . .
         X O . O .
         . X O . .
         . . . . .
         X X . O O",
    )
    .ko(Some(at("C4")))
    .mark(Mark::Square, points("A1 B1").iter())
    .mark(Mark::Triangle, [at("D1")])
    .mark(Mark::Circle, [at("E1")])
    .mark(Mark::Cross, [at("A2"), at("B3")])
    .letters([(at("D3"), "a"), (at("E3"), "Z"), (at("E5"), "10")]);
    insta::assert_snapshot!("marks", text::board(&board));
}
