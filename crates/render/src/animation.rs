//! A game as an animation: a GIF with one palette, in which each frame holds the pixels that changed.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use gif::{Encoder, Frame, Repeat};

use super::board::EmptyBoard;
use super::canvas::Canvas;
use super::layout::{Layout, Pixels};
use super::{Diagram, scene};

/// Maximum number of moves in an animation.
pub const MOST_MOVES: usize = 1000;

/// Additional duration of the last frame, in hundredths of a second.
const LAST_FRAME: u16 = 500;

/// The speed of an animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// Duration of a frame, in hundredths of a second, as in GIF.
    frame: u16,
}

impl Timing {
    /// Minimum time between two moves: viewers treat a shorter one as an error and slow the animation down.
    pub const MIN: Duration = Duration::from_millis(20);
    /// Maximum time between two moves.
    pub const MAX: Duration = Duration::from_secs(10);

    /// A move per `delay`, from 20 ms to 10 s, rounded down to hundredths of a second.
    pub const fn new(delay: Duration) -> Option<Self> {
        let millis = delay.as_millis();
        if millis < Self::MIN.as_millis() || millis > Self::MAX.as_millis() {
            return None;
        }
        Some(Self {
            frame: (millis / 10) as u16,
        })
    }
}

impl Default for Timing {
    /// A comfortable speed: two minutes for a game of 300 moves.
    fn default() -> Self {
        Self { frame: 40 }
    }
}

const CANNOT_FAIL: &str = "writing to memory does not fail, and the frames fit the screen";

/// An animation being encoded, frame by frame, in a loop; the last frame stays longer.
///
/// A frame that equals the one before extends its duration. Each frame is encoded as it is added.
pub struct Film {
    board: Arc<EmptyBoard>,
    layout: Layout,
    pixels: Pixels,
    timing: Timing,
    encoder: Encoder<Vec<u8>>,
    /// The index for unchanged pixels.
    unchanged: u8,
    /// The last frame, not written yet: its duration may be extended.
    pending: Frame<'static>,
    /// The picture after that frame.
    screen: Canvas,
    moves: usize,
}

impl Film {
    /// An animation that begins with `start`, painted on `board`.
    pub(super) fn new(
        board: Arc<EmptyBoard>,
        start: &Diagram,
        pixels: Pixels,
        timing: Timing,
    ) -> Self {
        let palette = board.colors.palette.colors();
        let mut colors: Vec<u8> = palette.iter().flat_map(|color| color.0).collect();
        // One index above the palette, for unchanged pixels.
        let unchanged = palette.len() as u8;
        colors.extend([0; 3]);

        let screen = scene::paint(&board, start);
        let (width, height) = (screen.width as u16, screen.height() as u16);
        let mut encoder = Encoder::new(Vec::new(), width, height, &colors).expect(CANNOT_FAIL);
        encoder.set_repeat(Repeat::Infinite).expect(CANNOT_FAIL);
        let pending = Frame {
            delay: timing.frame,
            width,
            height,
            buffer: Cow::Owned(screen.indices.clone()),
            ..Frame::default()
        };
        Self {
            layout: Layout::of(start, pixels),
            pixels,
            board,
            timing,
            encoder,
            unchanged,
            pending,
            screen,
            moves: 0,
        }
    }

    /// Adds `diagram`: at most [`MOST_MOVES`] follow the start, and those with another board or another part of it are
    /// left out.
    pub fn show(&mut self, diagram: &Diagram) {
        if Layout::of(diagram, self.pixels) != self.layout || self.moves == MOST_MOVES {
            return;
        }
        self.moves += 1;
        let picture = scene::paint(&self.board, diagram);
        match Area::of_change(&self.screen, &picture) {
            None => self.pending.delay = self.pending.delay.saturating_add(self.timing.frame),
            Some(area) => {
                self.encoder.write_frame(&self.pending).expect(CANNOT_FAIL);
                self.pending = area.frame(&self.screen, &picture, self.unchanged);
                self.pending.delay = self.timing.frame;
                self.screen = picture;
            }
        }
    }

    /// Size so far in bytes, without the last frame.
    pub fn bytes(&self) -> usize {
        self.encoder.get_ref().len()
    }

    /// The whole animation as a GIF file.
    pub fn finish(mut self) -> Vec<u8> {
        self.pending.delay = self.pending.delay.saturating_add(LAST_FRAME);
        self.encoder.write_frame(&self.pending).expect(CANNOT_FAIL);
        self.encoder.into_inner().expect(CANNOT_FAIL)
    }
}

/// A half-open rectangle of pixels from the upper left.
struct Area {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Area {
    /// The bounding box of the pixels in which two canvases of one size differ.
    fn of_change(old: &Canvas, new: &Canvas) -> Option<Self> {
        let mut area: Option<Self> = None;
        for (y, (old, new)) in rows(old).zip(rows(new)).enumerate() {
            let differs = |(old, new): (&u8, &u8)| old != new;
            let Some(left) = old.iter().zip(new).position(differs) else {
                continue;
            };
            let right = 1 + old.iter().zip(new).rposition(differs).unwrap_or(left);
            let so_far = area.unwrap_or(Self {
                left,
                top: y,
                right,
                bottom: y,
            });
            area = Some(Self {
                left: so_far.left.min(left),
                right: so_far.right.max(right),
                bottom: y + 1,
                ..so_far
            });
        }
        area
    }

    /// The frame that turns `old` into `new`.
    ///
    /// Unchanged pixels within the area become transparent: it is large where a move is far from the previous one, whose
    /// mark goes, and a run of one index takes almost no bytes.
    fn frame(&self, old: &Canvas, new: &Canvas, unchanged: u8) -> Frame<'static> {
        let (width, height) = (self.right - self.left, self.bottom - self.top);
        let mut buffer = Vec::with_capacity(width * height);
        for (old, new) in rows(old).zip(rows(new)).skip(self.top).take(height) {
            let part = self.left..self.right;
            let pixels = old[part.clone()].iter().zip(&new[part]);
            buffer.extend(pixels.map(|(old, &new)| if *old == new { unchanged } else { new }));
        }
        Frame {
            left: self.left as u16,
            top: self.top as u16,
            width: width as u16,
            height: height as u16,
            transparent: Some(unchanged),
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        }
    }
}

fn rows(canvas: &Canvas) -> std::slice::ChunksExact<'_, u8> {
    canvas.indices.chunks_exact(canvas.width)
}
