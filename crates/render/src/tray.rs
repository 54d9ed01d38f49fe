//! The tray: the captures of each side, on a strip below the board.
//!
//! On a phone a picture is as wide as the screen; a strip below the board does not make the board smaller.
//! Each side has a well in the strip, which holds the stones that it has taken, as the lid of a bowl does.

use super::canvas::Canvas;
use super::colors::Colors;
use super::label::Lettering;
use super::layout::{Layout, Pixel};
use super::stone::{RADIUS, Stones};
use tengen_rules::{ByColor, Color, Point};

/// The stones that each side has captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tray {
    /// Stones, counted singly.
    Stones(ByColor<u16>),
    /// Pairs of stones, as in Go-Bang: five win.
    Pairs(ByColor<u16>),
}

/// Height of the strip, as a fraction of the picture's width.
const HEIGHT: f32 = 0.064;
/// Minimum width of a picture with a strip, in pixels: in smaller ones it would be unreadable.
const NARROWEST: usize = 150;

/// Diameter of a stone. This and the following lengths are in heights of the strip; positions are counted from its
/// edge.
const STONE: f32 = 0.53;
/// Centre of the stone that shows the side.
const OWNER: f32 = 0.82;
/// The ends of the well.
const WELL: [f32; 2] = [1.36, 5.96];
/// Half the height of the well.
const WELL_HALF: f32 = 0.36;
/// Distance from the well to the number.
const GAP: f32 = 0.22;
/// Font size of the number.
const TYPE: f32 = 0.62;
/// Distance from the end of the well to the centre of its first stone.
const INSET: f32 = 0.4;
/// Distance between stones, where the row is long enough for it.
const STONE_SPACING: f32 = 0.56;
/// Length of the row of stones, from centre to centre.
const ROW_LENGTH: f32 = 3.8;
/// Maximum number of stones in a row.
const MOST_STONES: u16 = 12;
/// Gap around a stone that overlaps another on a plain board.
const HALO: f32 = 0.045;
/// Distance between pairs.
const PAIR_SPACING: f32 = 0.84;
/// Distance of the stones of a pair.
const WITHIN_PAIR: f32 = 0.24;
/// Maximum number of pairs in a row.
const MOST_PAIRS: u16 = 5;

/// Height of the strip of a picture with this width; 0 if it has none.
pub(super) fn height(width: usize) -> usize {
    if width < NARROWEST {
        0
    } else {
        (HEIGHT * width as f32).round() as usize
    }
}

/// The geometry of a strip, in pixels.
#[derive(Clone, Copy)]
pub(super) struct Strip {
    width: usize,
    top: usize,
    height: usize,
}

/// A stone in a well.
pub(super) struct Captive {
    pub(super) at: Pixel,
    /// The point whose stone has the same shell: stones vary as on the board.
    pub(super) like: Point,
}

impl Strip {
    /// The strip of a picture, if it has one.
    pub(super) fn of(layout: &Layout) -> Option<Self> {
        (layout.strip > 0).then_some(Self {
            width: layout.width,
            top: layout.height,
            height: layout.strip,
        })
    }

    fn units(self, share: f32) -> f32 {
        share * self.height as f32
    }

    /// The x coordinate at `share` from the edge of `side`: Black's is on the left, White's on the right.
    fn x(self, side: Color, share: f32) -> f32 {
        match side {
            Color::Black => self.units(share),
            Color::White => self.width as f32 - self.units(share),
        }
    }

    fn y(self) -> f32 {
        // Slightly above the middle: there is space between the letters and the strip.
        self.top as f32 + self.units(0.44)
    }

    fn pixel(self, side: Color, share: f32) -> Pixel {
        Pixel {
            x: self.x(side, share).round() as usize,
            y: self.y().round() as usize,
        }
    }

    /// The cell size of a board with stones of the same size.
    pub(super) fn cell(self) -> usize {
        (self.units(STONE) / (2.0 * RADIUS)).round() as usize
    }

    /// Font size of numbers.
    pub(super) fn type_height(self) -> f32 {
        self.units(TYPE)
    }

    /// Centre of the stone that shows the side.
    pub(super) fn owner(self, side: Color) -> Pixel {
        self.pixel(side, OWNER)
    }

    /// The well of a side.
    pub(super) fn well(self, side: Color) -> Well {
        let [from, to] = WELL;
        let middle = [self.x(side, (from + to) / 2.0).round(), self.y().round()];
        let half = [(to - from) / 2.0, WELL_HALF].map(|share| self.units(share).round());
        Well { middle, half }
    }

    /// Centre of a side's number, which is `width` pixels wide.
    pub(super) fn number(self, side: Color, width: f32) -> [f32; 2] {
        let beside = self.units(WELL[1] + GAP) + width / 2.0;
        let x = match side {
            Color::Black => beside,
            Color::White => self.width as f32 - beside,
        };
        [x.round(), self.y().round()]
    }

    /// Radius of the gap around a stone that overlaps another.
    pub(super) fn halo(self) -> f32 {
        self.cell() as f32 * RADIUS + self.units(HALO).max(1.0)
    }

    /// The stones in a side's well, each overlapping the one before.
    pub(super) fn captives(self, side: Color, tray: Tray) -> Vec<Captive> {
        let first = WELL[0] + INSET;
        let places: Vec<f32> = match tray {
            Tray::Stones(taken) => {
                let visible = taken[side].min(MOST_STONES);
                // Many stones lie closer together.
                let spacing = STONE_SPACING.min(ROW_LENGTH / f32::from(visible.max(2) - 1));
                (0..visible)
                    .map(|n| first + spacing * f32::from(n))
                    .collect()
            }
            Tray::Pairs(taken) => {
                let pairs = 0..taken[side].min(MOST_PAIRS);
                let at = |pair| first + PAIR_SPACING * f32::from(pair);
                pairs
                    .flat_map(|pair| [at(pair), at(pair) + WITHIN_PAIR])
                    .collect()
            }
        };
        let numbered = places.into_iter().zip(0..);
        numbered
            .map(|(share, n)| Captive {
                at: self.pixel(side, share),
                like: Point::new(n, 7).expect("a well holds fewer than 19 stones"),
            })
            .collect()
    }
}

impl Tray {
    /// The number beside a side's well.
    pub(super) fn number(self, side: Color) -> String {
        match self {
            Self::Stones(taken) | Self::Pairs(taken) => taken[side].to_string(),
        }
    }
}

/// The look of a well.
enum Ground {
    /// Wood or stone that light falls on: a well is carved, and stones throw shadows.
    Carved,
    /// A plain board: a well is outlined.
    Plain,
}

/// The trays of one theme and size, without stones.
pub(super) struct EmptyTrays {
    strip: Strip,
    ground: Ground,
    stones: Stones,
    numbers: Lettering,
}

impl EmptyTrays {
    /// The trays of a picture with a strip; carves the wells into `empty`.
    pub(super) fn new(empty: &mut Canvas, layout: &Layout, colors: &Colors) -> Option<Self> {
        let strip = Strip::of(layout)?;
        let trays = Self {
            strip,
            ground: if colors.style.wood.bevel > 0.0 {
                Ground::Carved
            } else {
                Ground::Plain
            },
            stones: Stones::new(&colors.style, &colors.palette, strip.cell(), 0.5),
            numbers: Lettering::new('0'..='9', strip.type_height()),
        };
        for side in Color::ALL {
            let well = strip.well(side);
            match trays.ground {
                Ground::Carved => carve(empty, colors, well, strip.units(0.04).max(1.0)),
                Ground::Plain => outline(empty, colors, well, strip.units(0.04).max(1.0)),
            }
            let owner = Point::new(0, 0).expect("every board has a corner");
            trays.stone(empty, colors, side, owner, strip.owner(side));
        }
        Some(trays)
    }

    /// Fills the wells with the stones of `tray`.
    pub(super) fn fill(&self, canvas: &mut Canvas, colors: &Colors, tray: Tray) {
        for side in Color::ALL {
            for captive in self.strip.captives(side, tray) {
                if let Ground::Plain = self.ground {
                    let middle = [captive.at.x, captive.at.y].map(|place| place as f32 + 0.5);
                    let radius = self.strip.halo();
                    canvas.ring(&colors.clear, middle, radius / 2.0, radius);
                }
                self.stone(canvas, colors, !side, captive.like, captive.at);
            }
            let number = tray.number(side);
            let [x, y] = self.strip.number(side, self.numbers.width(&number));
            self.numbers.write(canvas, &colors.ink, &number, x, y);
        }
    }

    fn stone(&self, canvas: &mut Canvas, colors: &Colors, color: Color, like: Point, at: Pixel) {
        self.stones.draw_shadow(canvas, &colors.in_well, like, at);
        self.stones.draw(canvas, &colors.rims, color, like, at);
    }
}

/// A well.
#[derive(Clone, Copy)]
pub(super) struct Well {
    /// Its centre.
    pub(super) middle: [f32; 2],
    /// Half its length, and half its height, which is also the radius of its ends.
    pub(super) half: [f32; 2],
}

/// Signed distance to the outline of a well, for a point relative to its centre; negative inside.
fn distance_to_outline([length, radius]: [f32; 2]) -> impl Fn(f32, f32) -> f32 {
    move |dx, dy| {
        let along = (dx.abs() - (length - radius)).max(0.0);
        (along * along + dy * dy).sqrt() - radius
    }
}

/// Carves a well into wood that light falls on from the upper left.
fn carve(canvas: &mut Canvas, colors: &Colors, well: Well, edge: f32) {
    let Well { middle, half } = well;
    let (distance, reach) = (distance_to_outline(half), half[0] + edge);
    canvas.shape(&colors.well, middle, reach, &distance);
    // Shadow of the rim, on the side of the light.
    canvas.shape(&colors.well, middle, reach, |dx, dy| {
        distance(dx, dy).max(-distance(dx - 1.5 * edge, dy - 1.5 * edge) - 1.0)
    });
    // Highlight of the rim, on the far side.
    canvas.shape(&colors.glint, middle, reach, |dx, dy| {
        distance(dx - edge, dy - edge).max(-distance(dx, dy))
    });
}

/// Draws the outline of a well on a plain board.
fn outline(canvas: &mut Canvas, colors: &Colors, well: Well, edge: f32) {
    let Well { middle, half } = well;
    let distance = distance_to_outline(half);
    canvas.shape(&colors.ink, middle, half[0] + edge, |dx, dy| {
        distance(dx, dy).abs() - edge / 2.0
    });
}
