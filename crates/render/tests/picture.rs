//! Properties of all pictures.

use std::sync::LazyLock;

use tengen_render::{Diagram, Mark, Pixels, Renderer, Theme, Tray};
use tengen_rules::{ByColor, Color, Size};

use super::diagram;
use tengen_testkit::board::at;

fn picture(diagram: &Diagram, pixels: u16) -> image::RgbImage {
    let pixels = Pixels::new(pixels).expect("a possible size");
    let file = Renderer::shared().png(diagram, Theme::Kaya, pixels);
    image::load_from_memory(&file).expect("a picture").to_rgb8()
}

#[test]
fn the_same_diagram_gives_the_same_bytes() {
    let diagram = diagram("X O .\n. . .\nO . X").last_move(Some(at("A3")));
    let pixels = Pixels::new(300).unwrap();
    let first = Renderer::new().png(&diagram, Theme::Kaya, pixels);
    let second = Renderer::new().png(&diagram, Theme::Kaya, pixels);
    assert!(first == second);
}

#[test]
fn pictures_are_indexed_with_one_palette_for_the_theme() {
    let palette = |side: u8| {
        let file = Renderer::shared().png(
            &Diagram::new(Size::square(side).unwrap()),
            Theme::Kaya,
            Pixels::new(200).unwrap(),
        );
        let reader = png::Decoder::new(std::io::Cursor::new(file))
            .read_info()
            .unwrap();
        assert_eq!(reader.info().color_type, png::ColorType::Indexed);
        reader.info().palette.clone().unwrap().into_owned()
    };
    assert_eq!(palette(5), palette(9));
}

#[test]
fn the_number_of_the_last_move_is_told_from_others_without_colours() {
    let numbered = diagram("X O .\n. . .\n. . .").numbers([(at("A3"), 8), (at("B3"), 123)]);
    for &theme in Theme::ALL {
        let grey = |last| {
            let diagram = numbered.clone().last_move(Some(at(last)));
            let file = Renderer::shared().png(&diagram, theme, Pixels::new(400).unwrap());
            image::load_from_memory(&file).unwrap().to_luma8()
        };
        let (black, white) = (grey("A3"), grey("B3"));
        let pairs = black.pixels().zip(white.pixels());
        let strong = pairs.filter(|(a, b)| a.0[0].abs_diff(b.0[0]) > 60).count();
        // Two bars.
        assert!(strong > 100, "{theme:?}: {strong}");
    }
}

#[test]
fn every_board_can_be_drawn_at_every_size() {
    for (columns, rows) in [(1, 1), (2, 3), (5, 5), (9, 13), (19, 19), (1, 19)] {
        let size = Size::new(columns, rows).unwrap();
        let full = Diagram::new(size).stones(Color::White, size.all());
        for pixels in [Pixels::MIN, 333] {
            let image = picture(&full, pixels);
            let longer = if columns > rows {
                image.width()
            } else {
                image.height()
            };
            assert_eq!(longer, u32::from(pixels), "{size} at {pixels}");
        }
    }
}

#[test]
fn a_tray_adds_a_strip_below_and_costs_no_width() {
    for (columns, rows) in [(1, 1), (5, 5), (9, 13), (19, 19), (1, 19), (19, 1)] {
        let plain = Diagram::new(Size::new(columns, rows).unwrap());
        let many = ByColor {
            black: u16::MAX,
            white: 361,
        };
        for tray in [Tray::Stones(many), Tray::Pairs(many)] {
            for pixels in [Pixels::MIN, 480] {
                let [without, with] = [plain.clone(), plain.clone().tray(tray)]
                    .map(|diagram| picture(&diagram, pixels));
                assert_eq!(without.width(), with.width());
                let strip = with.height() - without.height();
                // On a narrower one nothing could be read.
                let is_wide = without.width() >= 150;
                assert_eq!(strip > 0, is_wide, "{columns}x{rows} at {pixels}");
                assert!(strip <= without.width() / 12);
            }
        }
    }
}

/// At the width of a phone, 350 units of CSS: the number is as high as small print, and a stone stands out.
#[test]
fn a_tray_can_be_read_on_a_phone() {
    for side in [9, 13, 19] {
        let size = Size::square(side).unwrap();
        let diagram = Diagram::new(size).tray(Tray::Stones(ByColor { black: 0, white: 1 }));
        let image = picture(&diagram, Pixels::usual(size).get());
        let board = picture(&Diagram::new(size), Pixels::usual(size).get()).height();
        let ink = |x: u32, y: u32| image.get_pixel(x, y).0.iter().all(|&channel| channel < 110);
        // Black's number is 0, at some distance from the left.
        let from = image.width() * 37 / 100;
        let rows = (board..image.height())
            .filter(|&y| (from..image.width() / 2).any(|x| ink(x, y)))
            .count();
        let height = rows as f64 * 350.0 / f64::from(image.width());
        assert!((9.0..13.0).contains(&height), "{side}: {height:.1}");
    }
}

#[test]
fn stones_have_their_colours_and_stand_where_they_should() {
    let image = picture(&diagram(". . X\n. . .\nO . ."), 400);
    // The lower left is White's, the upper right Black's; the cells are 87 pixels wide.
    let luma = |x: u32, y: u32| {
        image
            .get_pixel(x, y)
            .0
            .iter()
            .map(|&c| u32::from(c))
            .sum::<u32>()
    };
    let (left, right) = (image.width() / 2 - 87, image.width() / 2 + 87);
    assert!(luma(left, 200 + 87) > 600);
    assert!(luma(right, 200 - 87) < 200);
    assert!((250..600).contains(&luma(left + 10, 200 - 87 + 10)));
}

/// A paler black stone would look like one of another colour.
#[test]
fn dimming_leaves_stones_as_they_are() {
    let board = diagram("X O .\n. . .\n. . .");
    for &theme in Theme::ALL {
        let image = |diagram: &Diagram| {
            let file = Renderer::shared().png(diagram, theme, Pixels::new(400).unwrap());
            image::load_from_memory(&file).unwrap().to_rgb8()
        };
        let plain = image(&board);
        let dimmed = image(&board.clone().dimmed([at("A3"), at("B3"), at("C3")]));
        let [left, middle, top] = [plain.width() / 2 - 87, plain.width() / 2, 200 - 87];
        for x in [left, middle] {
            assert_eq!(
                plain.get_pixel(x, top),
                dimmed.get_pixel(x, top),
                "{theme:?}"
            );
        }
        assert_ne!(plain, dimmed, "{theme:?}: the wood is paler");
    }
}

/// Linear light of a channel's value, before weighting.
static LINEAR: LazyLock<[f64; 256]> = LazyLock::new(|| {
    std::array::from_fn(|channel| {
        let share = channel as f64 / 255.0;
        if share <= 0.04045 {
            share / 12.92
        } else {
            ((share + 0.055) / 1.055).powf(2.4)
        }
    })
});

/// Contrast ratio of two colours (WCAG 2.2).
pub(super) fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let luminance = |color: [u8; 3]| {
        let [r, g, b] = color.map(|channel| LINEAR[usize::from(channel)]);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// Each mark stands out by lightness alone, for readers who see no colours.
#[test]
fn marks_stand_out_from_stones_and_wood() {
    for &mark in &Mark::ALL {
        for board in ["X", "O", "."] {
            let plain = diagram(board);
            let pixels = 200;
            let without = picture(&plain, pixels);
            let with = picture(&plain.mark(mark, [at("A1")]), pixels);
            let pairs = with.pixels().zip(without.pixels());
            let best = pairs
                .map(|(with, without)| contrast(with.0, without.0))
                .fold(0.0, f64::max);
            assert!(best >= 4.5, "{mark:?} on {board:?}: {best:.1}");
        }
    }
}

#[test]
fn marks_beyond_the_board_are_ignored() {
    let size = Size::square(3).unwrap();
    let plain = Diagram::new(size);
    let marked = Diagram::new(size)
        .stones(Color::Black, [at("T19")])
        .last_move(Some(at("D1")))
        .ko(Some(at("A4")))
        .line([at("K10")])
        .captured(Color::White, [at("D4")])
        .numbers([(at("E5"), 7), (at("A1"), 1000)]);
    assert_eq!(plain, marked);
}

#[test]
fn pictures_are_at_least_160_and_at_most_2400_pixels_high() {
    assert!(Pixels::new(159).is_none() && Pixels::new(2401).is_none());
    for side in 1..=19 {
        let usual = Pixels::usual(Size::square(side).unwrap());
        assert!((200..=1200).contains(&usual.get()), "{side}: {usual:?}");
    }
}

#[test]
fn small_boards_are_wide_enough_for_a_phone() {
    for side in 5..=9 {
        let size = Size::square(side).unwrap();
        let width = picture(&Diagram::new(size), Pixels::usual(size).get()).width();
        assert!(width >= 900, "{side}: {width}");
    }
}

#[test]
fn themes_are_found_by_their_names() {
    for &theme in Theme::ALL {
        assert_eq!(Theme::from_name(theme.name()), Some(theme));
    }
    assert_eq!(Theme::from_name("no such wood"), None);
}
