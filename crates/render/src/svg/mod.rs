//! Diagrams as SVG, for print and for the web: plain shapes in a theme's colours, and text as text.
//!
//! Places and proportions are those of the pictures, without wood, shadows and the random offsets of stones.

mod marks;
mod page;

use std::fmt::Write;

use page::{Page, hex, n};

use super::label::Lettering;
use super::layout::{Layout, Pixel};
use super::measure::{FADED, TAKEN};
use super::palette::Rgb;
use super::stone::RADIUS;
use super::theme::Style;
use super::tray::{Strip, Tray};
use super::{Diagram, Pixels, Theme, board, frame};
use tengen_rules::{Color, Point, hoshi};

/// Width of the outline of stones for which the theme has none, in cells.
const EDGE: f32 = 0.03;

/// `diagram` as an SVG file of the same size as the picture ([`super::Renderer::png`]).
///
/// The same diagram, theme and size always give the same text.
pub fn svg(diagram: &Diagram, theme: Theme, pixels: Pixels) -> String {
    let diagram = diagram.cut();
    let layout = Layout::of(&diagram, pixels);
    let style = theme.style();
    let wood = style.wood.light.mix(style.wood.dark, 0.35);
    let mut drawing = Drawing {
        cell: layout.cell as f32,
        wood,
        page: Page::new(layout.width, layout.total(), wood),
        layout,
        style,
        diagram: &diagram,
    };
    drawing.draw();
    drawing.page.finish()
}

struct Drawing<'a> {
    layout: Layout,
    cell: f32,
    style: Style,
    wood: Rgb,
    diagram: &'a Diagram,
    page: Page,
}

impl Drawing<'_> {
    fn draw(&mut self) {
        self.frame();
        self.grid();
        self.labels();
        self.dim();
        self.stones();
        self.marks();
        self.strokes();
        if let (Some(strip), Some(tray)) = (Strip::of(&self.layout), self.diagram.tray) {
            self.tray(strip, tray);
        }
    }

    fn frame(&mut self) {
        let paint = hex(self.style.mark.ko);
        for ([x, y], [width, height]) in frame::dashes(&self.layout) {
            self.page.element(&format!(
                r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{paint}"/>"#
            ));
        }
    }

    /// Converts cells to pixels.
    fn cells(&self, share: f32) -> f32 {
        share * self.cell
    }

    fn middle(&self, point: Point) -> [f32; 2] {
        let Pixel { x, y } = self.layout.crossing(point);
        [x as f32, y as f32]
    }

    /// The colour of a stone, also used for text on the other colour's stones.
    fn body(&self, color: Color) -> Rgb {
        match color {
            Color::Black => self.style.black.color,
            Color::White => self.style.white.gloss,
        }
    }

    fn grid(&mut self) {
        let (crop, whole) = (self.layout.crop, super::Crop::whole(self.layout.board()));
        let ink = self.style.ink.color;
        let (thin, thick) = (
            self.cells(self.style.line.width),
            self.cells(self.style.line.outer),
        );
        // Lines continue where the board does.
        let on = self.cells(board::RUN_ON);
        let beyond = |is_edge: bool| if is_edge { thick / 2.0 } else { on };
        let left = self.layout.column(*crop.columns().start()) as f32
            - beyond(crop.columns().start() == whole.columns().start());
        let right = self.layout.column(*crop.columns().end()) as f32
            + beyond(crop.columns().end() == whole.columns().end());
        let top = self.layout.row(*crop.rows().end()) as f32
            - beyond(crop.rows().end() == whole.rows().end());
        let bottom = self.layout.row(*crop.rows().start()) as f32
            + beyond(crop.rows().start() == whole.rows().start());
        let (mut inner, mut outer) = (String::new(), String::new());
        for column in crop.columns() {
            let is_edge = column == *whole.columns().start() || column == *whole.columns().end();
            let path = if is_edge { &mut outer } else { &mut inner };
            let x = self.layout.column(column);
            write!(path, "M{x} {}V{}", n(top), n(bottom)).expect("a String takes everything");
        }
        for row in crop.rows() {
            let is_edge = row == *whole.rows().start() || row == *whole.rows().end();
            let path = if is_edge { &mut outer } else { &mut inner };
            let y = self.layout.row(row);
            write!(path, "M{} {y}H{}", n(left), n(right)).expect("a String takes everything");
        }
        for (path, width) in [(inner, thin), (outer, thick)] {
            if !path.is_empty() {
                self.page.strokes(&path, width, ink);
            }
        }
        let marked = hoshi(self.layout.board()).intersection(crop.points());
        for point in marked.iter() {
            let (middle, radius) = (self.middle(point), self.cells(board::HOSHI));
            self.page.disc(middle, radius, ink);
        }
    }

    fn labels(&mut self) {
        let (crop, ink) = (self.layout.crop, self.style.ink.color);
        let height = self.cells(board::label_height(self.layout.board()));
        for column in crop.columns() {
            let point = Point::new(column, 0).expect("columns are at most 19");
            let x = self.layout.column(column) as f32;
            for y in self.layout.label_rows() {
                self.page
                    .write(&point.letter().to_string(), [x, y], height, ink);
            }
        }
        for row in crop.rows() {
            let y = self.layout.row(row) as f32;
            for x in self.layout.label_columns() {
                self.page.write(&(row + 1).to_string(), [x, y], height, ink);
            }
        }
    }

    fn stones(&mut self) {
        let diagram = self.diagram;
        let occupied = diagram.stones.black.union(diagram.stones.white);
        for color in Color::ALL {
            let taken = diagram.captured[color].difference(occupied);
            for point in diagram.stones[color].union(taken).iter() {
                let fades = taken.contains(point) || diagram.dead.contains(point);
                let opacity = if fades { FADED } else { 1.0 };
                self.stone(color, self.middle(point), self.cell, opacity);
            }
            let dead = diagram.stones[color].intersection(diagram.dead);
            let crossed = dead.iter().filter(|&point| diagram.owner(point).is_none());
            for point in taken.iter().chain(crossed) {
                let paint = match color {
                    Color::Black => self.style.mark.captured_on_black,
                    Color::White => self.style.mark.captured_on_white,
                };
                self.cross(self.middle(point), TAKEN, paint);
            }
        }
    }

    /// A stone on a board with cells of `cell` pixels.
    fn stone(&mut self, color: Color, [x, y]: [f32; 2], cell: f32, opacity: f32) {
        let (edge, width) = match (self.style.outline(color), color) {
            (Some(outline), _) => (outline.color, outline.width * cell),
            (None, Color::Black) => (self.style.black.rim, EDGE * cell),
            (None, Color::White) => (self.style.white.rim, EDGE * cell),
        };
        let fade = if opacity < 1.0 {
            format!(r#" opacity="{}""#, n(opacity))
        } else {
            String::new()
        };
        self.page.element(&format!(
            r#"<circle cx="{x}" cy="{y}" r="{}" fill="{}" stroke="{}" stroke-width="{}"{fade}/>"#,
            n(RADIUS * cell - width / 2.0),
            hex(self.body(color)),
            hex(edge),
            n(width)
        ));
    }

    fn tray(&mut self, strip: Strip, tray: Tray) {
        let (cell, ink) = (strip.cell() as f32, self.style.ink.color);
        let place = |at: Pixel| [at.x as f32, at.y as f32];
        for side in Color::ALL {
            let well = strip.well(side);
            let ([x, y], [length, radius]) = (well.middle, well.half);
            self.page.element(&format!(
                r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{radius}" fill="none" stroke="{}" stroke-width="{}"/>"#,
                n(x - length),
                n(y - radius),
                n(2.0 * length),
                n(2.0 * radius),
                hex(ink),
                n(EDGE * cell)
            ));
            self.stone(side, place(strip.owner(side)), cell, 1.0);
            for captive in strip.captives(side, tray) {
                self.page.disc(place(captive.at), strip.halo(), self.wood);
                self.stone(!side, place(captive.at), cell, 1.0);
            }
            let (number, height) = (tray.number(side), strip.type_height());
            let width = Lettering::new(number.chars(), height).width(&number);
            self.page
                .write(&number, strip.number(side, width), height, ink);
        }
    }
}
