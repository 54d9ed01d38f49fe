//! Contact sheets.

use image::GrayImage;
use tengen::render::{Diagram, Pixels, Renderer, Theme};
use tengen::rules::{Color, Size};

use crate::support::board::at;

fn sheet(boards: Vec<(Diagram, String)>) -> Option<GrayImage> {
    let pixels = Pixels::new(200).expect("a possible size");
    let file = Renderer::shared().sheet(boards, Theme::Booklet, pixels)?;
    let sheet = image::load_from_memory(&file).expect("a picture");
    Some(sheet.to_luma8())
}

fn board(stone: Option<Color>) -> (Diagram, String) {
    let diagram = Diagram::new(Size::square(5).expect("a board"));
    let diagram = match stone {
        Some(color) => diagram.stones(color, [at("C3")]),
        None => diagram,
    };
    (diagram, "move".to_owned())
}

/// Six boards are two rows of three.
#[test]
fn boards_on_a_sheet_are_read_row_by_row() {
    let empty = sheet(vec![board(None); 6]).unwrap();
    for place in 0..6 {
        let mut boards = vec![board(None); 6];
        boards[place] = board(Some(Color::Black));
        let marked = sheet(boards).unwrap();
        assert_eq!(marked.dimensions(), empty.dimensions());
        let pairs = marked.enumerate_pixels().zip(empty.pixels());
        let changed = pairs.filter(|((_, _, with), without)| with != without);
        let mut seen = 0;
        for ((x, y, _), _) in changed {
            let (column, row) = (3 * x / empty.width(), 2 * y / empty.height());
            assert_eq!((3 * row + column) as usize, place);
            seen += 1;
        }
        assert!(seen > 100, "a stone has more than {seen} pixels");
    }
}

#[test]
fn a_line_stands_below_each_board() {
    let captioned = |caption: &str| {
        let (diagram, _) = board(None);
        sheet(vec![board(None), (diagram, caption.to_owned())]).unwrap()
    };
    let (one, other) = (captioned("move"), captioned("move 118"));
    let pairs = one.enumerate_pixels().zip(other.pixels());
    let changed = pairs.filter(|((_, _, one), other)| one != other);
    let places: Vec<_> = changed.map(|((x, y, _), _)| (x, y)).collect();
    assert!(!places.is_empty());
    for (x, y) in places {
        // Below the second of two.
        assert!(x > one.width() / 2 && y > one.height() * 3 / 4, "{x} {y}");
    }
}

#[test]
fn boards_unlike_the_first_are_left_out() {
    let other = (Diagram::new(Size::square(7).unwrap()), "other".to_owned());
    let plain = sheet(vec![board(None), board(None)]);
    assert_eq!(sheet(vec![board(None), other, board(None)]), plain);
    assert_eq!(sheet(Vec::new()), None);
}
