//! Boards as pictures and as text.
//!
//! A [`Diagram`] describes the content, without a notion of pixels. A [`Renderer`] makes it a PNG in a [`Theme`],
//! [`svg()`] a file of shapes for print; [`text`] makes it characters and coordinates. The same diagram, theme and size
//! always give the same bytes.
//!
//! ```
//! use tengen_render::{Diagram, Pixels, Renderer, Theme, text};
//! use tengen_rules::{Color, Point, Size};
//!
//! let size = Size::square(9).unwrap();
//! let stone: Point = "E5".parse().unwrap();
//! let diagram = Diagram::new(size).stones(Color::Black, [stone]).last_move(Some(stone));
//! let picture = Renderer::shared().png(&diagram, Theme::Kaya, Pixels::usual(size));
//! assert!(picture.starts_with(b"\x89PNG"));
//! assert!(text::board(&diagram).contains("(X)"));
//! ```
//!
//! # The pipeline
//!
//! Everything is composed in palette indices, a byte a pixel, and written as an indexed PNG.
//! The empty board and the stones of one theme, board and size are made once and cached ([`cache`], [`board`]).
//! A picture is then a copy of the board, with shadows, stones and marks over it ([`scene`]), and captured stones in their tray ([`tray`]).
//! It is made in bands of a few rows. A move changes some of them; the others come from the previous picture ([`band`]).
//! Paint with transparency is a table from index to index for each step of coverage ([`paint`]).

#![deny(missing_docs)]

mod animation;
mod band;
mod board;
mod cache;
mod canvas;
mod chart;
mod colors;
mod crop;
mod diagram;
mod figure;
mod file;
mod frame;
mod label;
mod layout;
mod mark;
mod measure;
mod noise;
mod page;
mod paint;
mod palette;
mod scene;
mod sheet;
mod sprite;
mod stone;
mod stone_icon;
mod stroke;
mod svg;
pub mod text;
mod text_table;
mod theme;
mod tray;
mod wood;
mod zlib;

use std::sync::LazyLock;

pub use animation::{Film, MOST_MOVES, Timing};
pub use chart::{Chart, Sides};
pub use crop::Crop;
pub use diagram::{Diagram, Mark};
pub use figure::Note;
pub use frame::Frame;
pub use label::writable;
pub use layout::Pixels;
pub use stroke::{Stroke, Tip};
pub use svg::svg;
pub use text_table::TextTable;
pub use theme::Theme;
pub use tray::Tray;

use band::Bands;
use board::EmptyBoard;
use cache::Cache;
use colors::Colors;
use layout::Layout;

/// Size of the cache of colours, and of the one of empty boards (about 20 of them), in bytes each.
const CACHE: usize = 24 << 20;
/// Size of the cache of compressed bands, in bytes: pictures of about a thousand running games.
const BAND_CACHE: usize = 160 << 20;
/// Uses of the cache after which an unused band is evicted: those of slightly more than a thousand large pictures.
///
/// This bounds the memory of a club with few games, regardless of uptime.
const EVICTED_AFTER: u64 = 100_000;

/// A stone of `color` without a board, as a PNG file of 128 by 128 pixels: for texts on dark and on light ground.
pub fn stone_icon(color: tengen_rules::Color) -> Vec<u8> {
    stone_icon::png(color)
}

/// Renders pictures and caches their common parts. All threads can share one.
pub struct Renderer {
    colors: Cache<Theme, Colors>,
    boards: Cache<(Theme, Layout), EmptyBoard>,
    bands: Bands,
}

impl Renderer {
    /// A renderer with empty caches.
    pub fn new() -> Self {
        Self {
            colors: Cache::new(CACHE),
            boards: Cache::new(CACHE),
            bands: Cache::new(BAND_CACHE).evicting_after(EVICTED_AFTER),
        }
    }

    /// The renderer shared by the whole process, so that boards are made once.
    pub fn shared() -> &'static Self {
        static SHARED: LazyLock<Renderer> = LazyLock::new(Renderer::new);
        &SHARED
    }

    /// The picture of `diagram` as a PNG file.
    ///
    /// `pixels` is the height of the picture, or of a square one for the longer side; the picture is slightly wider
    /// ([`Pixels::usual`] suits Discord). A tray adds its strip below.
    pub fn png(&self, diagram: &Diagram, theme: Theme, pixels: Pixels) -> Vec<u8> {
        let board = self.board(Layout::of(diagram, pixels), theme);
        let size = [board.layout.width, board.layout.total()];
        let bands = band::of(&board, diagram, &self.bands);
        file::png(size, &board.colors, &bands)
    }

    /// The picture of a chart, as a PNG file.
    pub fn chart(&self, chart: &Chart, theme: Theme) -> Vec<u8> {
        let size = tengen_rules::Size::square(9).expect("a usual board");
        // Its colours are those of boards.
        let board = self.board(Layout::new(Crop::whole(size), Pixels::small(size)), theme);
        file::whole(&chart::paint(&board, chart), &board.colors)
    }

    /// Small boards side by side in one PNG file, each with a line below it, read row by row; nothing if there are none.
    ///
    /// `pixels` is the size of a single board. Diagrams whose picture would have another layout than the first are left
    /// out.
    pub fn sheet(
        &self,
        mut boards: Vec<(Diagram, String)>,
        theme: Theme,
        pixels: Pixels,
    ) -> Option<Vec<u8>> {
        let layout = Layout::of(&boards.first()?.0, pixels);
        boards.retain(|(diagram, _)| Layout::of(diagram, pixels) == layout);
        let board = self.board(layout, theme);
        Some(file::whole(&sheet::paint(&board, &boards), &board.colors))
    }

    /// A table of text as a PNG file, in the colours of boards.
    pub fn table(&self, table: &TextTable, theme: Theme) -> Vec<u8> {
        let size = tengen_rules::Size::square(9).expect("a usual board");
        let board = self.board(Layout::new(Crop::whole(size), Pixels::small(size)), theme);
        file::whole(&text_table::paint(&board, table), &board.colors)
    }

    /// An animation as a GIF file: `start`, then the diagram after each move, in a loop.
    ///
    /// The last frame stays for some seconds. At most [`MOST_MOVES`] follow the start; diagrams with another board or
    /// another part of it, or with a tray where the start has none, are left out.
    pub fn animation(
        &self,
        start: &Diagram,
        moves: impl IntoIterator<Item = Diagram>,
        theme: Theme,
        pixels: Pixels,
        timing: Timing,
    ) -> Vec<u8> {
        let mut film = self.film(start, theme, pixels, timing);
        for diagram in moves.into_iter().take(MOST_MOVES) {
            film.show(&diagram);
        }
        film.finish()
    }

    /// As [`Renderer::animation`], frame by frame.
    pub fn film(&self, start: &Diagram, theme: Theme, pixels: Pixels, timing: Timing) -> Film {
        let board = self.board(Layout::of(start, pixels), theme);
        Film::new(board, start, pixels, timing)
    }

    /// Warms up the caches for the common boards in the themes for light and dark screens.
    pub fn warm_common(&self) {
        for theme in [Theme::Kaya, Theme::Dark] {
            for side in [19, 9, 13] {
                let size = tengen_rules::Size::square(side).expect("a usual board");
                self.warm(size, theme, Pixels::usual(size));
            }
        }
    }

    /// Warms up the caches for pictures of `size` with a tray, so that the first is as fast as the others.
    pub fn warm(&self, size: tengen_rules::Size, theme: Theme, pixels: Pixels) {
        let layout = Layout::new(Crop::whole(size), pixels).with_tray();
        self.board(layout, theme);
    }

    fn board(&self, layout: Layout, theme: Theme) -> std::sync::Arc<EmptyBoard> {
        let make = || {
            let colors = self.colors.get(theme, || Colors::of(theme), |_| 1 << 20);
            EmptyBoard::new(layout, colors)
        };
        self.boards.get((theme, layout), make, EmptyBoard::bytes)
    }
}

impl Default for Renderer {
    fn default() -> Self {
        Self::new()
    }
}
