//! Animations as viewers show them.

use gif::{ColorOutput, DecodeOptions, DisposalMethod, Repeat};

/// A decoded GIF.
pub(crate) struct Film {
    /// Columns and rows of the picture.
    pub(crate) size: [usize; 2],
    pub(crate) repeat: Repeat,
    pub(crate) frames: Vec<Frame>,
    /// The screen after each frame, in four bytes a pixel.
    pub(crate) screens: Vec<Vec<u8>>,
}

/// The part of the picture that a frame changes, and the frame's duration.
pub(crate) struct Frame {
    pub(crate) left: usize,
    pub(crate) top: usize,
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// In hundredths of a second.
    pub(crate) delay: u16,
}

impl Film {
    /// Reads a file that must be whole.
    pub(crate) fn read(file: &[u8]) -> Self {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(file).expect("a GIF");
        let size = [decoder.width(), decoder.height()].map(usize::from);
        let mut screen = vec![0; size[0] * size[1] * 4];
        let (mut frames, mut screens) = (Vec::new(), Vec::new());
        while let Some(frame) = decoder.read_next_frame().expect("a whole frame") {
            assert_eq!(frame.dispose, DisposalMethod::Keep);
            assert!(frame.palette.is_none(), "one palette for all");
            let [left, top, width, height] =
                [frame.left, frame.top, frame.width, frame.height].map(usize::from);
            for (row, pixels) in frame.buffer.chunks_exact(width * 4).enumerate() {
                let start = ((top + row) * size[0] + left) * 4;
                let screen = screen[start..start + width * 4].chunks_exact_mut(4);
                for (screen, pixel) in screen.zip(pixels.chunks_exact(4)) {
                    if pixel[3] > 0 {
                        screen.copy_from_slice(pixel);
                    }
                }
            }
            screens.push(screen.clone());
            frames.push(Frame {
                left,
                top,
                width,
                height,
                delay: frame.delay,
            });
        }
        Self {
            size,
            repeat: decoder.repeat(),
            frames,
            screens,
        }
    }
}
