//! Contact sheets.

use image::GrayImage;
use tengen_render::{Diagram, Pixels, Renderer, Theme};
use tengen_rules::{Color, Size};

use tengen_testkit::board::at;

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

/// Each board is whole, with its letters and numbers, on a page of the same material: a dark one on a dark page.
#[test]
fn boards_on_a_sheet_have_coordinates_and_lie_on_their_own_wood() {
    let pixels = Pixels::new(200).expect("a possible size");
    for theme in Theme::ALL {
        let (diagram, caption) = board(Some(Color::Black));
        let file = Renderer::shared().png(&diagram, *theme, pixels);
        let one = image::load_from_memory(&file).unwrap().to_luma8();
        let file = Renderer::shared().sheet(vec![(diagram, caption); 2], *theme, pixels);
        let sheet = image::load_from_memory(&file.unwrap()).unwrap().to_luma8();
        let gap = (sheet.width() - 2 * one.width()) / 3;
        for (x, y, pixel) in one.enumerate_pixels() {
            assert_eq!(
                sheet.get_pixel(gap + x, gap + y),
                pixel,
                "{theme:?} {x} {y}"
            );
        }
        let mut lumas: Vec<_> = one.pixels().map(|pixel| i32::from(pixel.0[0])).collect();
        lumas.sort_unstable();
        // Most of a board with one stone is empty.
        let wood = lumas[lumas.len() / 2];
        let ground = i32::from(sheet.get_pixel(1, 1).0[0]);
        assert!((ground - wood).abs() < 30, "{theme:?}: {ground} {wood}");
    }
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
