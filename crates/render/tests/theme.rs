//! Themes: a picture of each, and how well it can be read.
//!
//! Contrast is measured on pictures as they are sent, by lightness alone (WCAG 2.2, contrast ratio):
//! a difference of colour alone does not count.

use image::RgbImage;
use tengen_render::{Diagram, Mark, Pixels, Renderer, Theme, Tray};
use tengen_rules::{ByColor, Color, Size};

use super::diagram;
use super::golden::assert_looks_like_in;
use super::picture::contrast;
use tengen_testkit::board::{at, points};

/// The distance of two lines in the pictures that are measured, in pixels.
const CELL: i32 = 100;

/// The minimum contrasts of a theme.
struct Limits {
    labels: f64,
    lines: f64,
    stones: f64,
    marks: f64,
}

fn limits(theme: Theme) -> Limits {
    let [labels, lines, stones, marks] = match theme {
        // WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for graphics (1.4.11).
        Theme::Contrast | Theme::Booklet => [4.5, 3.0, 3.0, 4.5],
        Theme::Dark | Theme::Slate | Theme::Paper => [4.5, 2.0, 2.0, 3.0],
        // The shadow, too, distinguishes white stones from the wood.
        Theme::Kaya => [4.5, 3.0, 1.5, 3.0],
    };
    Limits {
        labels,
        lines,
        stones,
        marks,
    }
}

/// A picture of three lines by three, and places on it relative to the middle crossing, B2.
struct Sheet(RgbImage);

impl Sheet {
    fn of(theme: Theme, diagram: &Diagram) -> Self {
        let pixels = Pixels::new(456).unwrap();
        let file = Renderer::shared().png(diagram, theme, pixels);
        Self(image::load_from_memory(&file).unwrap().to_rgb8())
    }

    fn at(&self, dx: i32, dy: i32) -> [u8; 3] {
        let [x, y] = [(self.0.width(), dx), (self.0.height(), dy)]
            .map(|(length, off)| (length as i32 / 2 + off) as u32);
        self.0.get_pixel(x, y).0
    }

    /// The colours of a square around a place.
    fn around(&self, x: i32, y: i32, reach: i32) -> Vec<[u8; 3]> {
        let offsets = || -reach..=reach;
        offsets()
            .flat_map(|dy| offsets().map(move |dx| self.at(x + dx, y + dy)))
            .collect()
    }
}

/// The contrast of `color` with the most similar one of `grounds`.
fn least_contrast(color: [u8; 3], grounds: &[[u8; 3]]) -> f64 {
    let contrasts = grounds.iter().map(|&ground| contrast(color, ground));
    contrasts.fold(f64::INFINITY, f64::min)
}

/// The upper quantile of `values`: one in `parts` of them is at least as large.
fn upper_quantile(parts: usize, mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() - 1 - values.len() / parts]
}

/// The contrast of the strokes of a mark, which is in `with` and not in `without`: of the tenth of the changed pixels that
/// differ most. The others are soft edges, and lines that were cleared beneath the mark.
fn contrast_of_mark(with: &Sheet, without: &Sheet) -> f64 {
    let pairs = with.0.pixels().zip(without.0.pixels());
    let changed = pairs.filter(|(with, without)| with != without);
    upper_quantile(
        10,
        changed
            .map(|(with, without)| contrast(with.0, without.0))
            .collect(),
    )
}

fn empty() -> Diagram {
    Diagram::new(Size::square(3).unwrap())
}

fn one(color: Color) -> Diagram {
    empty().stones(color, [at("B2")])
}

/// Every mark on each ground, and the same board without it.
fn marks() -> Vec<(String, Diagram, Diagram)> {
    let b2 = at("B2");
    let mut cases = vec![("ko".to_owned(), empty().ko(Some(b2)), empty())];
    for mark in Mark::ALL {
        cases.push((format!("{mark:?}"), empty().mark(mark, [b2]), empty()));
    }
    cases.push(("number".to_owned(), empty().numbers([(b2, 88)]), empty()));
    cases.push(("letters".to_owned(), empty().letters([(b2, "A1")]), empty()));
    for color in Color::ALL {
        let stone = || one(color);
        cases.push((
            format!("{color:?} territory"),
            empty().territory(color, [b2]),
            empty(),
        ));
        for mark in Mark::ALL {
            cases.push((
                format!("{mark:?} on {color:?}"),
                stone().mark(mark, [b2]),
                stone(),
            ));
        }
        for (name, marked) in [
            ("last move", stone().last_move(Some(b2))),
            ("number", stone().numbers([(b2, 88)])),
            (
                "last number",
                stone().numbers([(b2, 88)]).last_move(Some(b2)),
            ),
            ("line", stone().line([b2])),
            ("seki", stone().seki([b2])),
            ("atari", stone().atari([b2])),
            ("letters", stone().letters([(b2, "A1")])),
        ] {
            cases.push((format!("{name} on {color:?}"), marked, stone()));
        }
        // The square of a dead stone's new owner, compared with the cross of one that has none.
        let dead = || stone().dead([b2]);
        let crossed = dead();
        let owned = dead().territory(!color, [b2]);
        cases.push((format!("square on dead {color:?}"), owned, crossed));
    }
    cases
}

#[test]
fn every_theme_can_be_read() {
    let mut faint = Vec::new();
    for &theme in Theme::ALL {
        let limits = limits(theme);
        let board = Sheet::of(theme, &empty());
        let wood = board.around(CELL / 2, CELL / 2, 15);
        let mut check = |what: &str, found: f64, limit: f64| {
            if found < limit {
                faint.push(format!("{}: {what}: {found:.2}", theme.name()));
            }
        };
        // The letter B above the board: its strokes are the pixels that differ most.
        let letter = board.around(0, 42 - 228, 20);
        let strokes = letter.iter().map(|&color| least_contrast(color, &wood));
        check("labels", strokes.fold(0.0, f64::max), limits.labels);
        check(
            "lines",
            least_contrast(board.at(CELL / 2, 0), &wood),
            limits.lines,
        );
        for color in Color::ALL {
            let stone = Sheet::of(theme, &one(color));
            // A stone stands out by its body, or by the line around it.
            let body = stone.around(0, 0, 25).into_iter();
            let body = upper_quantile(4, body.map(|color| least_contrast(color, &wood)).collect());
            let edge = (0..72)
                .map(|turn| {
                    let angle = f64::from(turn).to_radians() * 5.0;
                    let radii = 40..=47;
                    let along = radii.map(|radius| {
                        let [dx, dy] = [angle.cos(), angle.sin()]
                            .map(|share| (share * f64::from(radius)).round() as i32);
                        least_contrast(stone.at(dx, dy), &wood)
                    });
                    along.fold(0.0, f64::max)
                })
                .fold(f64::INFINITY, f64::min);
            let what = format!("{color:?} stone");
            check(&what, body.max(edge), limits.stones);
        }
        for (what, with, without) in marks() {
            let found = contrast_of_mark(&Sheet::of(theme, &with), &Sheet::of(theme, &without));
            check(&what, found, limits.marks);
        }
        for color in Color::ALL {
            // The middle of the cross on a dead or captured stone, and the stone beside the cross.
            let crossed = [
                ("dead", one(color).dead([at("B2")])),
                ("captured", empty().captured(color, [at("B2")])),
            ];
            for (what, diagram) in crossed {
                let sheet = Sheet::of(theme, &diagram);
                let found = contrast(sheet.at(0, 0), sheet.at(30, 0));
                check(&format!("cross on {what} {color:?}"), found, limits.marks);
            }
        }
    }
    assert!(faint.is_empty(), "{faint:#?}");
}

/// Stones and territory differ by lightness, for readers who see no colours.
#[test]
fn black_and_white_are_told_apart_in_every_theme() {
    for &theme in Theme::ALL {
        let middle = |diagram: &Diagram| Sheet::of(theme, diagram).at(0, 0);
        let stones = contrast(middle(&one(Color::Black)), middle(&one(Color::White)));
        assert!(stones >= 7.0, "{}: {stones:.1}", theme.name());
        let owned = |color| middle(&empty().territory(color, [at("B2")]));
        let squares = contrast(owned(Color::Black), owned(Color::White));
        assert!(squares >= 7.0, "{}: {squares:.1}", theme.name());
    }
}

#[test]
fn a_board_in_every_theme() {
    let diagram = everything();
    for &theme in Theme::ALL {
        let name = format!("theme-{}", theme.name());
        assert_looks_like_in(theme, &name, &diagram, 480);
    }
}

/// A board with nearly everything that a picture can show.
pub(super) fn everything() -> Diagram {
    let board = "
        . . O . X . . . .
        . O O X X . . X .
        . . O X . X . . .
        O O X X X . . . .
        . X . X O O O O O
        X X X O . O . O .
        . X O O O . O O .
        X . X O . X . . .
        . X X O . . . O .";
    diagram(board)
        .numbers([(at("C7"), 1), (at("D7"), 12), (at("C8"), 123)])
        .last_move(Some(at("H8")))
        .ko(Some(at("A9")))
        .captured(Color::White, [at("J7")])
        .captured(Color::Black, [at("H7")])
        .line(points("D5 C6 C4 D4").iter())
        .dead(points("F2 H1 H8").iter())
        .territory(Color::White, points("F2 E1 E2 F1 G1").iter())
        .territory(Color::Black, points("A5 C5 B2 A1 G8").iter())
        .mark(Mark::Triangle, points("E5 D8 J9").iter())
        .mark(Mark::Square, points("F5 E8 H9").iter())
        .mark(Mark::Circle, points("G5 E6 G9").iter())
        .mark(Mark::Cross, points("H5 D6 F9").iter())
        .atari(points("D1 J5 A2 C8").iter())
        .tray(Tray::Stones(ByColor {
            black: 4,
            white: 17,
        }))
}
