//! Text and bars beside boards, drawn by imageproc on the material of boards and in their palette.

use ab_glyph::{Font as _, FontRef, PxScale, ScaleFont as _};
use image::{Pixel as _, Rgba};
use imageproc::drawing::{self, draw_filled_rect_mut, draw_text_mut};
use imageproc::rect::Rect;

use super::board::EmptyBoard;
use super::canvas::Canvas;
use super::colors::Colors;
use super::palette::Rgb;
use super::{label, wood};

/// A picture on which imageproc draws: each pixel becomes the nearest colour of the palette.
pub(super) struct Page<'a> {
    pub(super) canvas: Canvas,
    colors: &'a Colors,
}

/// The letters of one size.
pub(super) struct Letters {
    font: FontRef<'static>,
    scale: PxScale,
    /// From the top of a line to the middle of its capitals, in pixels.
    middle: f32,
}

impl Letters {
    pub(super) fn new(height: f32) -> Self {
        let font = label::font();
        let scale = label::scale(&font, height);
        let middle = font.as_scaled(scale).ascent() - height * label::CAPITAL / 2.0;
        Self {
            font,
            scale,
            middle,
        }
    }

    /// Width of `text`, in pixels.
    pub(super) fn width(&self, text: &str) -> usize {
        drawing::text_size(self.scale, &self.font, text).0 as usize
    }
}

impl<'a> Page<'a> {
    /// An empty page of the board's own material, so that a dark theme stays dark.
    pub(super) fn new(board: &'a EmptyBoard, width: usize, height: usize) -> Self {
        let (mut canvas, colors) = (Canvas::new(width, height), &*board.colors);
        wood::cover(&mut canvas, &colors.style.wood);
        Self { canvas, colors }
    }

    /// Writes `text` in ink with its middle at `x`, `y`.
    pub(super) fn write(&mut self, letters: &Letters, text: &str, [x, y]: [f32; 2]) {
        let left = (x - letters.width(text) as f32 / 2.0).round() as i32;
        let top = (y - letters.middle).round() as i32;
        let (ink, font) = (self.ink(1.0), &letters.font);
        draw_text_mut(self, ink, left, top, letters.scale, font, text);
    }

    /// Paints a bar of ink with this opacity.
    pub(super) fn bar(&mut self, opacity: f32, [left, top]: [usize; 2], size: [usize; 2]) {
        let [width, height] = size.map(|side| side as u32);
        let bar = Rect::at(left as i32, top as i32).of_size(width, height);
        draw_filled_rect_mut(self, bar, self.ink(opacity));
    }

    fn ink(&self, opacity: f32) -> Rgba<u8> {
        let Rgb([red, green, blue]) = self.colors.style.ink.color;
        Rgba([red, green, blue, (opacity * 255.0).round() as u8])
    }
}

impl drawing::Canvas for Page<'_> {
    type Pixel = Rgba<u8>;

    fn dimensions(&self) -> (u32, u32) {
        (self.canvas.width as u32, self.canvas.height() as u32)
    }

    fn get_pixel(&self, x: u32, y: u32) -> Rgba<u8> {
        let index = self.canvas.line(y as usize)[x as usize];
        let Rgb([red, green, blue]) = self.colors.palette.color(index);
        Rgba([red, green, blue, u8::MAX])
    }

    fn draw_pixel(&mut self, x: u32, y: u32, color: Rgba<u8>) {
        let mut mixed = self.get_pixel(x, y);
        mixed.blend(&color);
        let [red, green, blue, _] = mixed.0;
        let index = self.colors.palette.nearest(Rgb([red, green, blue]));
        self.canvas.row(y as usize, x as usize, 1)[0] = index;
    }
}
