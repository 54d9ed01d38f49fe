//! Parts of boards.

use tengen_render::{Crop, Diagram, Mark, Pixels, Renderer, Theme, text};
use tengen_rules::{Color, PointSet, Size};

use tengen_testkit::board::{at, points};

fn nineteen() -> Size {
    Size::square(19).unwrap()
}

/// The corners of the part around `names`.
fn around(size: Size, names: &str, margin: u8) -> (String, String) {
    let crop = Crop::around(size, points(names), margin);
    let (columns, rows) = (crop.columns(), crop.rows());
    let corner = |column: &u8, row: &u8| tengen_rules::Point::new(*column, *row).unwrap();
    (
        corner(columns.start(), rows.start()).to_string(),
        corner(columns.end(), rows.end()).to_string(),
    )
}

fn corners(one: &str, other: &str) -> (String, String) {
    (one.to_owned(), other.to_owned())
}

#[test]
fn a_part_has_room_around_its_points_and_five_lines_at_least() {
    let size = nineteen();
    assert_eq!(around(size, "K10", 2), corners("H8", "M12"));
    assert_eq!(around(size, "K10", 0), corners("H8", "M12"));
    assert_eq!(around(size, "G8 N12", 1), corners("F7", "O13"));
}

#[test]
fn an_edge_that_is_near_is_shown() {
    let size = nineteen();
    assert_eq!(around(size, "A1", 2), corners("A1", "E5"));
    assert_eq!(around(size, "T19", 2), corners("P15", "T19"));
    assert_eq!(around(size, "D10", 1), corners("A8", "F12"));
    assert_eq!(around(size, "Q10", 1), corners("O8", "T12"));
    let small = Size::square(5).unwrap();
    assert_eq!(around(small, "C3", 1), corners("A1", "E5"));
    assert_eq!(
        around(Size::square(3).unwrap(), "A3", 0),
        corners("A1", "C3")
    );
}

#[test]
fn every_part_holds_its_points_and_lies_on_the_board() {
    for side in [1, 2, 5, 9, 10, 13, 19] {
        let size = Size::square(side).unwrap();
        for one in size.all().step_by(7) {
            for other in size.all().step_by(11) {
                for margin in [0, 1, 3, 30] {
                    let set = PointSet::from_iter([one, other]);
                    let crop = Crop::around(size, set, margin);
                    assert!(crop.contains(one) && crop.contains(other));
                    assert!(crop.points().iter().all(|point| size.contains(point)));
                    let least = side.min(5);
                    assert!(crop.size().columns() >= least && crop.size().rows() >= least);
                }
            }
        }
    }
}

#[test]
fn without_points_or_with_points_beyond_it_the_board_is_whole() {
    let size = Size::square(9).unwrap();
    assert!(Crop::around(size, PointSet::EMPTY, 2).is_whole());
    assert!(Crop::around(size, points("T19"), 2).is_whole());
    assert_eq!(Crop::between(size, at("A1"), at("K10")), None);
    let other_board = Crop::around(nineteen(), points("D4"), 1);
    assert!(
        Diagram::new(size)
            .crop(other_board)
            .visible_part()
            .is_whole()
    );
}

/// Coordinates are those of the whole board.
#[test]
fn a_part_as_text_keeps_its_coordinates() {
    let crop = Crop::between(nineteen(), at("T19"), at("P15")).unwrap();
    let diagram = Diagram::new(nineteen())
        .stones(Color::Black, points("Q16 R16 A1").iter())
        .stones(Color::White, points("S16 S17").iter())
        .mark(Mark::Square, points("Q16 R16").iter())
        .mark(Mark::Cross, points("T16 S17").iter())
        .mark(Mark::Triangle, points("S16").iter())
        .crop(crop);
    let text = text::board(&diagram);
    let rows: Vec<_> = text.lines().map(str::trim_end).collect();
    let expected = [
        "   P Q R S T",
        "19 . . . . . 19",
        "18 . . . . . 18",
        "17 . . .*O*. 17",
        "16 .[X X<O>* 16",
        "15 . . . . . 15",
        "   P Q R S T",
    ];
    assert_eq!(rows, expected);
    assert_eq!(
        diagram.reading_order(Color::Black),
        points("Q16 R16").iter().collect::<Vec<_>>()
    );
}

#[test]
fn stones_beyond_a_part_leave_no_trace_in_its_picture() {
    let crop = Crop::between(nineteen(), at("H8"), at("N13")).unwrap();
    let plain = Diagram::new(nineteen()).stones(Color::Black, [at("K10")]);
    let busy = plain
        .clone()
        .stones(Color::White, points("G8 O13 K7 K14").iter())
        .mark(Mark::Circle, [at("G8")])
        .last_move(Some(at("O13")))
        .ko(Some(at("K14")))
        .numbers([(at("K7"), 3)]);
    let draw = |diagram: Diagram| {
        Renderer::shared().png(&diagram.crop(crop), Theme::Kaya, Pixels::new(300).unwrap())
    };
    assert!(draw(plain) == draw(busy));
}

#[test]
fn a_part_is_drawn_at_every_size() {
    for (one, other) in [("A1", "A1"), ("A1", "T1"), ("K10", "L19"), ("A1", "T19")] {
        let crop = Crop::between(nineteen(), at(one), at(other)).unwrap();
        let full = Diagram::new(nineteen())
            .stones(Color::White, nineteen().all())
            .crop(crop);
        for pixels in [Pixels::MIN, 333] {
            let pixels = Pixels::new(pixels).unwrap();
            let file = Renderer::shared().png(&full, Theme::Kaya, pixels);
            let image = image::load_from_memory(&file).unwrap().to_rgb8();
            let wide = crop.size().columns() > crop.size().rows();
            let longer = if wide { image.width() } else { image.height() };
            assert!(longer >= u32::from(pixels.get()), "{one} {other}");
        }
    }
}
