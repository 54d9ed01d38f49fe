//! Layout: from a board and a size in pixels to the crossings of its lines.

use super::{Crop, Diagram, Frame, tray};
use tengen_rules::{Point, Size};

/// Distance from the outermost line to the edge of the picture, above and below, in cells.
const MARGIN: f32 = 1.28;
/// Additional width of the side margins, in cells: numbers have two digits, and some phones crop pictures that are
/// exactly square.
const SIDE: f32 = 0.14;
/// Distance from the edge of the picture to the middle of the letters, in cells.
const LABEL: f32 = 0.42;

/// Size of a picture: its longer side without the additional side margins, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pixels(u16);

impl Pixels {
    /// The smallest picture.
    pub const MIN: u16 = 160;
    /// The largest picture.
    pub const MAX: u16 = 2400;

    /// From 160 to 2400 pixels.
    pub const fn new(pixels: u16) -> Option<Self> {
        if pixels < Self::MIN || pixels > Self::MAX {
            return None;
        }
        Some(Self(pixels))
    }

    /// The number of pixels.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The default for a board: sharp on a phone, where a picture is about 1100 pixels wide. From five lines on it is
    /// at least 900.
    pub fn usual(size: Size) -> Self {
        let longer = size.columns().max(size.rows());
        let cell = match longer {
            0..=5 => 132.0,
            6 => 116.0,
            7 => 112.0,
            8..=9 => 92.0,
            10..=11 => 80.0,
            12..=13 => 70.0,
            14..=15 => 62.0,
            16..=17 => 58.0,
            _ => 52.0,
        };
        Self::with(cell, longer)
    }

    /// The size of a picture that illustrates a text.
    pub fn small(size: Size) -> Self {
        let longer = size.columns().max(size.rows());
        let cell = match longer {
            0..=7 => 56.0,
            8..=9 => 50.0,
            10..=13 => 44.0,
            _ => 40.0,
        };
        Self::with(cell, longer)
    }

    /// The size of an animation: smaller, since each frame adds to the file.
    pub fn for_animation(size: Size) -> Self {
        Self(Self::small(size).0.min(640))
    }

    fn with(cell: f32, lines: u8) -> Self {
        Self((cell * (f32::from(lines - 1) + 2.0 * MARGIN)).ceil() as u16)
    }
}

/// The geometry of a board or a part of one. All lengths are in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Layout {
    pub(super) crop: Crop,
    /// Distance between two lines: whole, so that every line is equally sharp.
    pub(super) cell: usize,
    pub(super) width: usize,
    /// Height of the board with its margins.
    pub(super) height: usize,
    /// Height of the tray's strip, 0 without one.
    pub(super) strip: usize,
    /// The frame around the board.
    pub(super) frame: Frame,
    left: usize,
    top: usize,
    side: usize,
}

/// A pixel of a picture, counted from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pixel {
    pub(super) x: usize,
    pub(super) y: usize,
}

impl Layout {
    /// The layout of the picture of `diagram`.
    pub(super) fn of(diagram: &Diagram, pixels: Pixels) -> Self {
        let layout = Self {
            frame: diagram.frame,
            ..Self::new(diagram.visible_part(), pixels)
        };
        match diagram.tray {
            Some(_) => layout.with_tray(),
            None => layout,
        }
    }

    pub(super) fn new(crop: Crop, pixels: Pixels) -> Self {
        let size = crop.size();
        let longer = f32::from(size.columns().max(size.rows()) - 1);
        let total = usize::from(pixels.get());
        let cell = (total as f32 / (longer + 2.0 * MARGIN)).floor() as usize;
        let margins = total - longer as usize * cell;
        let side = (SIDE * cell as f32).round() as usize;
        Self {
            crop,
            cell,
            width: usize::from(size.columns() - 1) * cell + margins + 2 * side,
            height: usize::from(size.rows() - 1) * cell + margins,
            strip: 0,
            frame: Frame::None,
            left: margins / 2 + side,
            top: margins / 2,
            side,
        }
    }

    /// The layout with a strip for a tray, if the picture is wide enough.
    pub(super) fn with_tray(self) -> Self {
        let strip = tray::height(self.width);
        Self { strip, ..self }
    }

    /// The height of the whole picture.
    pub(super) fn total(&self) -> usize {
        self.height + self.strip
    }

    /// The size of the whole board.
    pub(super) fn board(&self) -> Size {
        self.crop.board()
    }

    /// Converts cells to pixels.
    pub(super) fn cells(&self, share: f32) -> f32 {
        share * self.cell as f32
    }

    /// The pixel at the centre of the crossing `point`, which must be visible.
    pub(super) fn crossing(&self, point: Point) -> Pixel {
        Pixel {
            x: self.column(point.column()),
            y: self.row(point.row()),
        }
    }

    pub(super) fn column(&self, column: u8) -> usize {
        self.left + usize::from(column - self.crop.columns().start()) * self.cell
    }

    pub(super) fn row(&self, row: u8) -> usize {
        self.top + usize::from(self.crop.rows().end() - row) * self.cell
    }

    /// The middles of the labels left and right of the board.
    pub(super) fn label_columns(&self) -> [f32; 2] {
        let inset = self.cells(LABEL) + self.side as f32 * 0.6 + self.slack();
        [inset, self.width as f32 - 1.0 - inset]
    }

    /// The middles of the labels above and below the board.
    pub(super) fn label_rows(&self) -> [f32; 2] {
        let inset = self.cells(LABEL) + self.slack();
        [inset, self.height as f32 - 1.0 - inset]
    }

    /// Space at each edge left by rounding to whole cells; labels share it with the margin.
    fn slack(&self) -> f32 {
        (self.top as f32 - self.cells(MARGIN)).max(0.0) * 0.5
    }
}
