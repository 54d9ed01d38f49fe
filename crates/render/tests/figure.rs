//! Figures: moves with their numbers, and notes for those that are not visible.

use tengen_render::{Diagram, text};
use tengen_rules::{Color, Move, Size};

use tengen_testkit::board::at;

#[test]
fn a_move_on_a_point_that_is_taken_and_a_pass_become_notes() {
    let play = |number, color, point: &str| (number, color, Move::Play(at(point)));
    let start = Diagram::new(Size::square(5).unwrap())
        .stones(Color::White, [at("A1")])
        .last_move(Some(at("A1")));
    let (figure, notes) = start.figure([
        play(11, Color::Black, "B2"),
        play(12, Color::White, "C3"),
        play(13, Color::Black, "A1"),
        (14, Color::White, Move::Pass),
        play(15, Color::Black, "C3"),
    ]);
    let notes: Vec<_> = notes.iter().map(ToString::to_string).collect();
    assert_eq!(notes, ["13 at A1", "14 pass", "15 at 12"]);
    assert_eq!(figure.stone(at("A1")), Some(Color::White));
    assert_eq!(figure.stone(at("C3")), Some(Color::White));
    assert_eq!(figure.marked_last_move(), None);
    assert!(!text::board(&figure).contains('('));
}
