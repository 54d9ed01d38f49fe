//! A game as a moving picture: a GIF of one palette, where each frame holds what has changed.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use gif::{Encoder, Frame, Repeat};

use super::board::Board;
use super::canvas::Canvas;
use super::layout::{Layout, Pixels};
use super::{Diagram, scene};

/// The most moves that an animation shows.
pub const MOST_MOVES: usize = 1000;

/// How much longer than the others the last picture stays, in hundredths of a second.
const READING: u16 = 500;

/// How fast an animation goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// How long a picture stays, in hundredths of a second: GIF counts so.
    frame: u16,
}

impl Timing {
    /// The shortest time between two moves: viewers take less for a mistake and slow it down.
    pub const MIN: Duration = Duration::from_millis(20);
    /// The longest time between two moves.
    pub const MAX: Duration = Duration::from_secs(10);

    /// A move after each `delay`, from 20 ms to 10 s, rounded down to hundredths of a second.
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
    /// As fast as one can follow: two minutes for a game of 300 moves.
    fn default() -> Self {
        Self { frame: 40 }
    }
}

const MEMORY: &str = "writing to memory does not fail, and the frames fit the screen";

/// An animation in the making: pictures one after the other, from the first again after the last, which stays longer.
///
/// A picture like the one before it adds to the time of that one.
/// It can be made a stretch at a time, between other work.
pub struct Film {
    board: Arc<Board>,
    layout: Layout,
    pixels: Pixels,
    timing: Timing,
    encoder: Encoder<Vec<u8>>,
    /// The index of what stays as it is.
    unchanged: u8,
    /// The last frame, not written yet: it may have to stay longer.
    waiting: Frame<'static>,
    shown: Canvas,
    moves: usize,
}

impl Film {
    /// An animation that begins with `start`, painted on `board`.
    pub(super) fn new(board: Arc<Board>, start: &Diagram, pixels: Pixels, timing: Timing) -> Self {
        let palette = board.colors.palette.colors();
        let mut colors: Vec<u8> = palette.iter().flat_map(|color| color.0).collect();
        // The palette leaves room for one more index, for what stays as it is.
        let unchanged = palette.len() as u8;
        colors.extend([0; 3]);

        let shown = scene::paint(&board, start);
        let (width, height) = (shown.width as u16, shown.height() as u16);
        let mut encoder = Encoder::new(Vec::new(), width, height, &colors).expect(MEMORY);
        encoder.set_repeat(Repeat::Infinite).expect(MEMORY);
        let waiting = Frame {
            delay: timing.frame,
            width,
            height,
            buffer: Cow::Owned(shown.indices.clone()),
            ..Frame::default()
        };
        Self {
            layout: Layout::of(start, pixels),
            pixels,
            board,
            timing,
            encoder,
            unchanged,
            waiting,
            shown,
            moves: 0,
        }
    }

    /// Shows `diagram` next: at most [`MOST_MOVES`] of them follow the start,
    /// and those that show another board or another part of it are left out.
    pub fn show(&mut self, diagram: &Diagram) {
        if Layout::of(diagram, self.pixels) != self.layout || self.moves == MOST_MOVES {
            return;
        }
        self.moves += 1;
        let picture = scene::paint(&self.board, diagram);
        match Area::of_change(&self.shown, &picture) {
            None => self.waiting.delay = self.waiting.delay.saturating_add(self.timing.frame),
            Some(area) => {
                self.encoder.write_frame(&self.waiting).expect(MEMORY);
                self.waiting = area.frame(&self.shown, &picture, self.unchanged);
                self.waiting.delay = self.timing.frame;
                self.shown = picture;
            }
        }
    }

    /// How many bytes the animation takes so far, without the picture that was shown last.
    pub fn bytes(&self) -> usize {
        self.encoder.get_ref().len()
    }

    /// The whole animation as a GIF file.
    pub fn finish(mut self) -> Vec<u8> {
        self.waiting.delay = self.waiting.delay.saturating_add(READING);
        self.encoder.write_frame(&self.waiting).expect(MEMORY);
        self.encoder.into_inner().expect(MEMORY)
    }
}

/// A rectangle of pixels: half open, from the upper left.
struct Area {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Area {
    /// The smallest area that holds every pixel in which two canvases of one size differ.
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

    /// The frame that makes `old` into `new`.
    ///
    /// What does not change within the area is left out too: a move and the mark that leaves the one before it
    /// are far apart, and a run of one index takes next to nothing.
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
