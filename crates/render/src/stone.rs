//! Stones: small pictures in palette indices, made once for each size of cell.

use std::sync::Arc;

use image::GrayImage;
use imageproc::filter::gaussian_blur_f32;

use super::canvas::{Canvas, Mask};
use super::colors::Colors;
use super::layout::Pixel;
use super::noise::hash;
use super::paint::{Paint, STEPS, step};
use super::palette::{Palette, Rgb};
use super::sprite::Sprite;
use super::theme::{Shell, Slate, Style};
use tengen_rules::{ByColor, Color, Point};

/// Radius of a stone, in cells: neighbours almost touch.
pub(super) const RADIUS: f32 = 0.485;
/// Number of different white stones, by the grain of their shell.
const SHELLS: usize = 4;
/// Cell size, in pixels, from which two rows of a stone and its shadow share one look: the difference can barely be
/// seen, and files get a fifth smaller.
const LARGE: f32 = 48.0;
/// Direction of the light: from the upper left, towards the viewer.
pub(super) const LIGHT: [f32; 3] = [-0.468, -0.558, 0.685];

/// All stones of one size.
pub(super) struct Stones {
    slate: Sprite,
    shells: Vec<Sprite>,
    shadow: Mask,
    jitter: f32,
}

/// Number of rim tones from the dark to the lit side.
pub(super) const RIMS: usize = 4;

/// The paints of rims.
pub(super) type Rims = ByColor<[Paint; RIMS]>;

/// The rim paints for stones of `style` in any size.
pub(super) fn rims(style: &Style, palette: &Arc<Palette>) -> Rims {
    ByColor::from_fn(|color| {
        std::array::from_fn(|tone| {
            // The middle of each tone, from the dark side to the lit side.
            let along = ((tone as f32 + 0.5) / RIMS as f32 * 2.0 - 1.0) * 0.94;
            let (x, y) = (along * LIGHT[0] / 0.728, along * LIGHT[1] / 0.728);
            let rgb = match (color, style.outline(color)) {
                (_, Some(outline)) => outline.color,
                // A rim with another colour than the stone has it up to the last pixel.
                (Color::Black, None) if style.black.rim != style.black.color => {
                    slate(&style.black, x, y).mix(style.black.rim, 0.45)
                }
                (Color::Black, None) => slate(&style.black, x, y),
                (Color::White, None) => shell_smooth(&style.white, x, y),
            };
            Paint::new(palette, rgb, 1.0)
        })
    })
}

impl Stones {
    /// Stones for cells of `cell` pixels. `phase` is 0.5 if crossings are centred on pixels, and 0 if they are between
    /// pixels.
    pub(super) fn new(style: &Style, palette: &Palette, cell: usize, phase: f32) -> Self {
        let cell = cell as f32;
        let sprite = |color, look: &dyn Fn(f32, f32) -> Rgb| {
            Sprite::new(palette, cell, phase, look, style.outline(color))
        };
        let slate = sprite(Color::Black, &|x, y| slate(&style.black, x, y));
        let shells = (0..SHELLS)
            .map(|turn| sprite(Color::White, &|x, y| shell(&style.white, turn, cell, x, y)));
        Self {
            shells: shells.collect(),
            shadow: shadow(style, cell, phase, &slate),
            slate,
            jitter: style.stone.jitter * cell,
        }
    }

    /// Paints the shadow of the stone on `point`.
    pub(super) fn draw_shadow(&self, canvas: &mut Canvas, paint: &Paint, point: Point, at: Pixel) {
        let (x, y) = self.place(point, at);
        let reach = (self.shadow.width() / 2) as i32;
        canvas.mask(paint, &self.shadow, x - reach, y - reach);
    }

    /// Paints the stone on `point`, whose crossing is `at`.
    pub(super) fn draw(
        &self,
        canvas: &mut Canvas,
        rims: &Rims,
        color: Color,
        point: Point,
        at: Pixel,
    ) {
        let (sprite, left, top) = self.sprite(color, point, at);
        let rows = canvas.overlap(top..top + sprite.side);
        for y in rows.clone() {
            let (from, source) = sprite.span(y - top);
            let row = canvas.row(y, left + from, source.len());
            row.copy_from_slice(source);
        }
        for edge in sprite.edge(rows, top) {
            let index = &mut canvas.row(top + edge.y, left + edge.x, 1)[0];
            *index = rims[color][edge.rim].over(edge.step, *index);
        }
    }

    /// Paints a captured or dead stone, with opacity `share`.
    pub(super) fn draw_faded(
        &self,
        canvas: &mut Canvas,
        colors: &Colors,
        share: f32,
        color: Color,
        point: Point,
        at: Pixel,
    ) {
        let (sprite, left, top) = self.sprite(color, point, at);
        let rows = canvas.overlap(top..top + sprite.side);
        for y in rows.clone() {
            let (from, source) = sprite.span(y - top);
            let row = canvas.row(y, left + from, source.len());
            for (index, &stone) in row.iter_mut().zip(source) {
                let mixed = colors
                    .palette
                    .color(*index)
                    .mix(colors.palette.color(stone), share);
                *index = colors.palette.nearest(mixed);
            }
        }
        for edge in sprite.edge(rows, top) {
            let index = &mut canvas.row(top + edge.y, left + edge.x, 1)[0];
            let step = share * f32::from(edge.step) / (STEPS - 1) as f32;
            *index = colors.rims[color][edge.rim].cover(step, *index);
        }
    }

    /// Largest offset of a stone from its crossing, in pixels.
    pub(super) fn jitter(&self) -> usize {
        self.jitter.ceil() as usize
    }

    /// Vertical extent of a stone with its shadow around the crossing, in pixels, including its largest offset.
    pub(super) fn reach(&self) -> [usize; 2] {
        let jitter = self.jitter();
        let stone = self.slate.side / 2;
        let (middle, shadow) = (self.shadow.width() / 2, self.shadow.rows());
        [
            stone.max(middle.saturating_sub(shadow.start)) + jitter,
            stone.max(shadow.end.saturating_sub(middle + 1)) + jitter,
        ]
    }

    /// The pixel at the centre of the stone on `point`.
    pub(super) fn place(&self, point: Point, at: Pixel) -> (i32, i32) {
        let (column, row) = (point.column().into(), point.row().into());
        let off = |purpose| ((hash(column, row, purpose) * 2.0 - 1.0) * self.jitter).round() as i32;
        (at.x as i32 + off(31), at.y as i32 + off(32))
    }

    fn sprite(&self, color: Color, point: Point, at: Pixel) -> (&Sprite, usize, usize) {
        let sprite = match color {
            Color::Black => &self.slate,
            Color::White => {
                let turn = hash(point.column().into(), point.row().into(), 33);
                &self.shells[(turn * SHELLS as f32) as usize % SHELLS]
            }
        };
        let (x, y) = self.place(point, at);
        let reach = (sprite.side / 2) as i32;
        let inside = |place: i32| usize::try_from(place).expect("margins are wider than a stone");
        (sprite, inside(x - reach), inside(y - reach))
    }
}

/// Number of rows of a stone that share a look.
pub(super) fn stride(cell: f32) -> usize {
    if cell < LARGE { 1 } else { 2 }
}

/// Light at a point of a lens-shaped stone: diffuse and specular.
fn light(x: f32, y: f32) -> (f32, f32) {
    let (nx, ny) = (x * 0.66, y * 0.66);
    let nz = (1.0 - nx * nx - ny * ny).max(0.0).sqrt();
    let diffuse = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2];
    // The viewer looks straight down: the third component of the reflection.
    let specular = 2.0 * diffuse * nz - LIGHT[2];
    (diffuse.max(0.0), specular.max(0.0))
}

pub(super) fn slate(slate: &Slate, x: f32, y: f32) -> Rgb {
    let (diffuse, specular) = light(x, y);
    let distance = (x * x + y * y).sqrt();
    let body = slate.color.mix(slate.light, diffuse.powi(3) * 0.75);
    let gloss = specular.powi(6) * 0.26 + specular.powi(34) * 0.5;
    let glossy = body.mix(slate.gloss, gloss);
    glossy.mix(slate.rim, 0.55 * distance.powi(9))
}

pub(super) fn shell_smooth(shell: &Shell, x: f32, y: f32) -> Rgb {
    let (diffuse, specular) = light(x, y);
    let square = x * x + y * y;
    let body = shell
        .color
        .mix(shell.light, 0.12 + 0.95 * diffuse * diffuse);
    let rim = body.mix(shell.rim, 0.42 * square.powi(5) * (1.15 - diffuse));
    rim.mix(
        shell.gloss,
        specular.powi(5) * 0.4 + specular.powi(30) * 0.6,
    )
}

fn shell(style: &Shell, turn: usize, cell: f32, x: f32, y: f32) -> Rgb {
    let angle = turn as f32 * std::f32::consts::PI / SHELLS as f32 + 0.2;
    let (along, across) = (
        x * angle.cos() + y * angle.sin(),
        y * angle.cos() - x * angle.sin(),
    );
    // Growth lines: slightly bent, and denser towards one side.
    let bent = across + 0.16 * along * along + 0.03 * turn as f32;
    let lines = 5.0 + (cell / 26.0).min(4.0);
    let wave = (bent * lines * (1.0 + 0.18 * bent) * 1.6).sin();
    let fade = (1.0 - (x * x + y * y)).max(0.0).sqrt();
    let shade = style.grain * 0.36 * wave.powi(4) * fade;
    shell_smooth(style, x, y).mix(style.color, shade)
}

/// A stone's shadow: soft to the lower right, and dark beneath the rim. The part that `stone` covers is left out.
fn shadow(style: &Style, cell: f32, phase: f32, stone: &Sprite) -> Mask {
    let reach = (0.85 * cell).ceil() as usize;
    let side = (2 * reach + 1) as u32;
    let disc = |radius: f32, offset: f32, blur: f32, strength: f32| {
        let image = GrayImage::from_fn(side, side, |x, y| {
            let [dx, dy] =
                [x, y].map(|place| place as f32 + 0.5 - phase - reach as f32 - offset * cell);
            let coverage = (radius * cell - (dx * dx + dy * dy).sqrt() + 0.5).clamp(0.0, 1.0);
            image::Luma([(coverage * strength * 255.0) as u8])
        });
        gaussian_blur_f32(&image, blur * cell)
    };
    let soft = disc(0.46, 0.085, 0.11, style.shadow.opacity);
    let close = disc(0.475, 0.025, 0.035, style.shadow.contact);
    let both = soft.as_raw().iter().zip(close.as_raw());
    let mut steps: Vec<u8> = both
        .map(|(&soft, &close)| {
            let [soft, close] = [soft, close].map(|share| f32::from(share) / 255.0);
            step(1.0 - (1.0 - soft) * (1.0 - close))
        })
        .collect();
    let (side, stride) = (side as usize, stride(cell));
    for y in 0..side {
        let first = y / stride * stride * side;
        steps.copy_within(first..first + side, y * side);
    }
    let around = side / 2 - stone.side / 2;
    for (y, &(from, to)) in stone.spans.iter().enumerate() {
        steps[(around + y) * side + around..][from..to].fill(0);
    }
    Mask::new(side, steps)
}
