//! Pictures as they should look, in `crates/render/tests/golden`.
//!
//! After a change on purpose, look at the new pictures:
//! `UPDATE_PICTURES=1 cargo test --test render` writes those that differ over the old ones.
//! A picture that differs is left in `target/tmp` under the name of the golden one.

use std::path::Path;

use tengen_render::{Crop, Diagram, Frame, Mark, Pixels, Renderer, Theme, Tray};
use tengen_rules::{ByColor, Color, GoRules, KoRule, Komi, Marking, Rules, Scoring};

use crate::alike::{assert_file_looks_like, compare};
use crate::diagram;
use tengen_testkit::board::{at, points, position};

#[track_caller]
fn assert_looks_like(name: &str, diagram: &Diagram, pixels: u16) {
    assert_looks_like_in(Theme::Kaya, name, diagram, pixels);
}

#[track_caller]
pub(super) fn assert_looks_like_in(theme: Theme, name: &str, diagram: &Diagram, pixels: u16) {
    let pixels = Pixels::new(pixels).expect("a possible size");
    let file = Renderer::shared().png(diagram, theme, pixels);
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    assert_file_looks_like(&golden.join(format!("{name}.png")), &file);
}

#[test]
fn a_missing_stone_is_noticed() {
    let draw = |diagram: Diagram| {
        let file = Renderer::shared().png(&diagram, Theme::Kaya, Pixels::new(480).unwrap());
        image::load_from_memory(&file).unwrap().to_rgb8()
    };
    let size = tengen_rules::Size::square(19).unwrap();
    let empty = draw(Diagram::new(size));
    let one = draw(Diagram::new(size).stones(Color::Black, [at("K10")]));
    assert_eq!(compare(&empty, &empty), Ok(()));
    assert!(compare(&empty, &one).is_err());
}

#[test]
fn a_game_of_go_in_its_middle() {
    assert_looks_like("go-19", &middle_game(), 720);
}

pub(super) fn middle_game() -> Diagram {
    let board = "
        . X . . . . . O . O . . . . . X . . .
        O X . . X . O X O . . . O O X . X . .
        . O X . X O O X X O O . O O X . X . .
        . O X X X X O X X X X O O . O X . . .
        . O . . O X X X O X X X O O X . X . .
        . . O O O X O X O X O O X X . X O X .
        . . . . X O . O O O . O O . X O O X .
        . O X X X O . O . . O . O X X O . X .
        . O O . X O . O X X O X X . X O O . .
        . X . . X . X . X . X O O X X O . O O
        . O O O X X . . . . . X O O X . O . X
        . O X X X O X . X . . X . . X X X O O
        . . O O O O X . . . X X O O X O X O .
        . . . . . O . X X X O X . O O O X O .
        . . . O . . O O O O O O O . . O X X .
        O . O O X X X . . . . . X X X O O . .
        X O O X . . . X . X . X . . . X O O .
        X X X . X . . . . . . . . . X . X X X
        . . . . . . . . . . . . . . . . . . .";
    diagram(board).last_move(Some(at("N4")))
}

#[test]
fn a_ko_that_was_just_taken() {
    assert_looks_like("ko-9", &ko(), 480);
}

pub(super) fn ko() -> Diagram {
    let board = "
        . . . . . . . . .
        . . . . O O O O .
        O O O O X X X O O
        X . X X . X . X O
        X X X . . . X . X
        . X O . . . . . .
        . . . O . X . . .
        . . . . . . . . .
        . . . . . . . . .";
    diagram(board).last_move(Some(at("A6"))).ko(Some(at("B6")))
}

/// In every theme a dashed frame distinguishes a copy from the board of the game.
#[test]
fn a_copy_on_which_a_dispute_is_played_out() {
    assert_looks_like("copy-9", &copy(), 480);
    let dark = copy().tray(Tray::Stones(ByColor { black: 2, white: 1 }));
    assert_looks_like_in(Theme::Dark, "copy-dark-9", &dark, 480);
}

pub(super) fn copy() -> Diagram {
    ko().frame(Frame::Dashed)
}

#[test]
fn a_count_with_dead_stones_of_both_colours() {
    assert_looks_like("count-13", &count(), 600);
}

/// A board of Go at the end; J11, D1 and K1 are dead.
pub(super) const COUNT: &str = "
    . . . . . . . . . O O X .
    . . . . . . . O O O X X .
    . . . . O . O . X O O X .
    . . . O . . . . O X X . .
    . . . . . . . . O X . . .
    . . O O . . O . O X . . .
    . O X X O O O O X X . . .
    . O X . X X X O X O X X .
    O O X X X O X O O O O X .
    O X . . X O O O X O X . .
    X X X X . X X O X X X . .
    . . . . . . X X . . . . .
    . . . O . . . . . O . . .";

pub(super) fn count() -> Diagram {
    let black = "D6 N13 N12 N11 M10 N10 L9 M9 N9 L8 M8 N8 L7 M7 N7 N6 N5 C4 D4 M4 N4 E3 M3 N3 \
                 A2 B2 C2 D2 E2 F2 J2 K2 L2 M2 N2 A1 B1 C1 D1 E1 F1 G1 H1 J1 K1 L1 M1 N1";
    let white = "A13 B13 C13 D13 E13 F13 G13 H13 J13 A12 B12 C12 D12 E12 F12 G12 A11 B11 C11 D11 \
                 F11 H11 J11 A10 B10 C10 E10 F10 G10 H10 A9 B9 C9 D9 E9 F9 G9 H9 A8 B8 E8 F8 H8 A7 A6";
    diagram(COUNT)
        .dead(points("J11 D1 K1").iter())
        .territory(Color::Black, points(black).iter())
        .territory(Color::White, points(white).iter())
}

/// Living stones in seki have a diamond, dead stones a square, and other living stones no mark.
#[test]
fn a_count_with_a_seki_and_dead_stones() {
    assert_looks_like("seki-9", &seki(), 480);
}

pub(super) fn seki() -> Diagram {
    let board = "
        . O X . O X . . O
        . O X . O X . . .
        . O X X O X . . .
        . O O O X X . . .
        X . . O X . . . .";
    let rules = Rules::Go(GoRules::new(KoRule::Simple, Scoring::TERRITORY));
    let marking = Marking {
        dead: points("A1 J5"),
        seki: points("D3 E4"),
    };
    let position = position(&rules, board, Color::Black);
    let score = rules.count(&position, &marking, Komi::ZERO).unwrap();
    Diagram::of(&position).score(&score)
}

#[test]
fn five_in_a_row_with_move_numbers() {
    assert_looks_like("five-15", &five(), 600);
}

pub(super) fn five() -> Diagram {
    let black = "J10 J9 H8 J8 K8 H7 K9 L10 M11";
    let white = "H11 G10 K10 G9 H9 G8 L8 J7 N7 G6";
    let numbers = points(black).iter().zip((1..).step_by(2));
    Diagram::new(tengen_rules::Size::square(15).unwrap())
        .stones(Color::Black, points(black).iter())
        .stones(Color::White, points(white).iter())
        .numbers(numbers)
        .last_move(Some(at("M11")))
        .line(points("H7 J8 K9 L10 M11").iter())
}

#[test]
fn stones_that_were_just_captured() {
    assert_looks_like("captured-9", &captured(), 480);
}

pub(super) fn captured() -> Diagram {
    let board = "
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . . O X O . . .
        . . O X . X O . .
        . . X . . X O . .
        . . O X X . . . .
        . . . O O . . . .
        . . . . . . . . .";
    diagram(board)
        .captured(Color::White, points("D4 E4 E5").iter())
        .last_move(Some(at("F4")))
}

#[test]
fn marks_on_stones_and_on_the_wood() {
    assert_looks_like("marks-7", &marks(), 480);
}

pub(super) fn marks() -> Diagram {
    let board = "
        . . . . . . .
        . X X X X . .
        . O O O O . .
        . . . . . . .
        . . . . . . .
        . . . X O . .
        . . . . . . .";
    let mut diagram = diagram(board).last_move(Some(at("D2")));
    for (mark, points) in [
        (Mark::Cross, "B6 B5 B3"),
        (Mark::Square, "C6 C5 C3"),
        (Mark::Triangle, "D6 D5 D3"),
        (Mark::Circle, "E6 E5 E3"),
    ] {
        diagram = diagram.mark(mark, points.split(' ').map(at));
    }
    diagram
}

/// One to three letters, the fewer the larger; a fourth is cut, and characters that the font lacks are left out.
#[test]
fn letters_on_stones_and_on_the_wood() {
    assert_looks_like("letters-7", &letters(), 480);
}

pub(super) fn letters() -> Diagram {
    let board = "
        . . . . . . .
        . X X X X . .
        . O O O O . .
        . . . . . . .
        . . . . . . .
        . . . X O . .
        . . . . . . .";
    let letters = [
        ("B6", "A"),
        ("C6", "12"),
        ("D6", "WWW"),
        ("E6", "éß"),
        ("B5", "b"),
        ("C5", "Ж2"),
        ("D5", "345"),
        ("E5", "Ω"),
        ("B4", "A"),
        ("C4", "Bc"),
        ("D4", "MMMM"),
        ("E4", "碁"),
        ("F4", "g碁"),
        ("D2", "L"),
    ];
    diagram(board)
        .last_move(Some(at("D2")))
        .letters(letters.map(|(point, text)| (at(point), text)))
}

/// Four arcs near the rim, beside any other mark; prisoners lie in the wells below the board.
#[test]
fn chains_in_atari_and_prisoners() {
    assert_looks_like("atari-9", &atari(), 480);
}

pub(super) fn atari() -> Diagram {
    let board = "
        . . . . . . . . .
        . . X . . . . . .
        . X O O X . . O .
        . . X X . . . . .
        . . . . . . . . .
        . . . O O . . . .
        . . . X X O . . .
        . . . O O . . X .
        O X . . . . . . .";
    diagram(board)
        .atari(points("A1 C7 D7 D3 E3").iter())
        .numbers([(at("D3"), 18), (at("E3"), 123)])
        .last_move(Some(at("D7")))
        .tray(Tray::Stones(ByColor {
            black: 3,
            white: 41,
        }))
}

#[test]
fn captured_pairs_in_their_wells() {
    assert_looks_like("pairs-15", &pairs(), 600);
}

pub(super) fn pairs() -> Diagram {
    Diagram::new(tengen_rules::Size::square(15).unwrap())
        .stones(Color::Black, points("H8 J9 K10").iter())
        .stones(Color::White, points("H7 J7").iter())
        .tray(Tray::Pairs(ByColor { black: 5, white: 2 }))
}

/// The edge is drawn where the board ends; elsewhere the lines continue.
#[test]
fn a_corner_of_a_large_board() {
    assert_looks_like("corner-19", &corner(), 440);
}

pub(super) fn corner() -> Diagram {
    let size = tengen_rules::Size::square(19).unwrap();
    let diagram = Diagram::new(size)
        .stones(
            Color::Black,
            points("P16 Q14 R13 S14 R17 Q18 S18 K10 D4").iter(),
        )
        .stones(Color::White, points("Q16 Q17 R16 R14 R15 S15 D16").iter())
        .mark(Mark::Cross, [at("S16")])
        .mark(Mark::Triangle, points("R14 R15 S15").iter())
        .last_move(Some(at("S18")));
    let corner = Crop::around(size, points("P13 S18"), 1);
    diagram.crop(corner)
}
