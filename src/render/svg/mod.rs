//! Diagrams as SVG, for print and for the web: plain shapes in a theme's colours, and text as text.
//!
//! Places and proportions are those of the pictures, without wood, shadows and hands that put stones askew.

mod page;

use std::fmt::Write;

use page::{Page, hex, n};

use super::label::Lettering;
use super::layout::Layout;
use super::measure::{
    ARC, ATARI, CIRCLE, CLEARED, CROSS, DIAMOND, FADED, KO, LAST, Ring, SQUARE, TAKEN, TERRITORY,
    TRIANGLE, TRIANGLE_LOW, UNDERLINE, WIDTH, WON, number,
};
use super::palette::Rgb;
use super::stone::RADIUS;
use super::theme::Style;
use super::tray::{Strip, Tray};
use super::{Diagram, Mark, Pixels, Theme, board, frame};
use crate::rules::{Color, Point, hoshi};

/// The width of the line around stones that have none of their own, in cells.
const EDGE: f32 = 0.03;

/// `diagram` as an SVG file of the size that a picture of so many pixels has ([`super::Renderer::png`]).
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
        self.stones();
        self.marks();
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

    /// A share of a cell in pixels.
    fn cells(&self, share: f32) -> f32 {
        share * self.cell
    }

    fn middle(&self, point: Point) -> [f32; 2] {
        let (x, y) = self.layout.crossing(point);
        [x as f32, y as f32]
    }

    /// The colour of a stone, and of what is written on the other's stones.
    fn body(&self, color: Color) -> Rgb {
        match color {
            Color::Black => self.style.black.color,
            Color::White => self.style.white.gloss,
        }
    }

    /// What is written on `point`: white on black, black on white, ink on the board.
    fn pen(&self, point: Point) -> Rgb {
        let stone = self.diagram.stone(point);
        stone.map_or(self.style.ink.color, |color| self.body(!color))
    }

    fn grid(&mut self) {
        let (crop, whole) = (self.layout.crop, super::Crop::whole(self.layout.board()));
        let ink = self.style.ink.color;
        let (thin, thick) = (
            self.cells(self.style.line.width),
            self.cells(self.style.line.outer),
        );
        // Where the board goes on, the lines do too.
        let on = self.cells(board::RUN_ON);
        let beyond = |edge: bool| if edge { thick / 2.0 } else { on };
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
            let edge = column == *whole.columns().start() || column == *whole.columns().end();
            let path = if edge { &mut outer } else { &mut inner };
            let x = self.layout.column(column);
            write!(path, "M{x} {}V{}", n(top), n(bottom)).expect("a String takes everything");
        }
        for row in crop.rows() {
            let edge = row == *whole.rows().start() || row == *whole.rows().end();
            let path = if edge { &mut outer } else { &mut inner };
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

    /// A stone as it is on a board with cells of so many pixels.
    fn stone(&mut self, color: Color, [x, y]: [f32; 2], cell: f32, opacity: f32) {
        let (edge, width) = match (self.style.outline(color), color) {
            (Some(outline), _) => (outline.color, outline.width * cell),
            (None, Color::Black) => (self.style.black.rim, EDGE * cell),
            (None, Color::White) => (self.style.white.rim, EDGE * cell),
        };
        let fade = match opacity < 1.0 {
            true => format!(r#" opacity="{}""#, n(opacity)),
            false => String::new(),
        };
        self.page.element(&format!(
            r#"<circle cx="{x}" cy="{y}" r="{}" fill="{}" stroke="{}" stroke-width="{}"{fade}/>"#,
            n(RADIUS * cell - width / 2.0),
            hex(self.body(color)),
            hex(edge),
            n(width)
        ));
    }

    fn marks(&mut self) {
        let diagram = self.diagram;
        for color in Color::ALL {
            let edge = match color {
                Color::Black => self.style.mark.territory,
                Color::White => self.style.ink.color,
            };
            let (half, edge_width) = TERRITORY;
            for point in diagram.territory[color].iter() {
                let ([x, y], half) = (self.middle(point), self.cells(half + edge_width / 2.0));
                let (left, top, side) = (n(x - half), n(y - half), n(2.0 * half));
                self.page.element(&format!(
                    r#"<rect x="{left}" y="{top}" width="{side}" height="{side}" fill="{}" stroke="{}" stroke-width="{}"/>"#,
                    hex(self.body(color)),
                    hex(edge),
                    n(self.cells(edge_width))
                ));
            }
            for point in diagram.stones[color].intersection(diagram.atari).iter() {
                self.arcs(self.middle(point), self.body(!color));
            }
            for point in diagram.stones[color].intersection(diagram.seki).iter() {
                let corner = self.cells(DIAMOND);
                let corners = [[0.0, -1.0], [1.0, 0.0], [0.0, 1.0], [-1.0, 0.0]];
                let corners = corners.map(|corner_at| corner_at.map(|share| share * corner));
                self.polygon(self.middle(point), &corners, WIDTH, self.pen(point));
            }
        }
        for point in diagram.line.iter() {
            let paint = match diagram.stone(point) {
                Some(Color::Black) => self.style.mark.line_on_black,
                Some(Color::White) | None => self.style.mark.line_on_white,
            };
            self.ring(self.middle(point), WON, paint);
        }
        for (&point, shown) in &diagram.numbers {
            let text = shown.to_string();
            let height = self.cells(number(text.len()));
            self.write_on(point, &text, height);
            if diagram.last_move == Some(point) {
                self.underline(point);
            }
        }
        for (&point, text) in &diagram.letters {
            let height = Lettering::fitting(text, self.cell).height();
            self.write_on(point, text, height);
        }
        let bare = |point: &Point| {
            !diagram.marks.contains_key(point) && !diagram.letters.contains_key(point)
        };
        let last = diagram.last_move.filter(bare);
        if let Some(point) = last.filter(|point| !diagram.numbers.contains_key(point)) {
            self.ring(self.middle(point), LAST, self.last(point));
        }
        for (&point, &mark) in &diagram.marks {
            self.mark(point, mark);
        }
        if let Some(point) = diagram.ko.filter(bare) {
            let paint = self.style.mark.ko;
            self.square(self.middle(point), KO, paint);
        }
    }

    /// The colour of the last move's mark.
    fn last(&self, point: Point) -> Rgb {
        match self.diagram.stone(point) {
            Some(Color::Black) => self.style.mark.last_on_black,
            Some(Color::White) | None => self.style.mark.last_on_white,
        }
    }

    fn mark(&mut self, point: Point, mark: Mark) {
        let (middle, pen) = (self.middle(point), self.pen(point));
        let stone = self.diagram.stone(point);
        if stone.is_none() {
            self.clear(point);
        }
        match mark {
            Mark::Circle => self.ring(middle, (CIRCLE, WIDTH), pen),
            Mark::Square => self.square(middle, (SQUARE, WIDTH), pen),
            Mark::Triangle => {
                // The corners are twice as far from the middle as the sides are, and the shape sits a little high.
                let (side, low) = (self.cells(TRIANGLE), self.cells(TRIANGLE_LOW));
                let half = side * 3.0_f32.sqrt();
                let corners = [
                    [0.0, low - 2.0 * side],
                    [half, low + side],
                    [-half, low + side],
                ];
                self.polygon(middle, &corners, WIDTH, pen);
            }
            Mark::Cross => {
                let paint = stone.map_or(self.style.mark.ko, |_| pen);
                self.cross(middle, CROSS, paint);
            }
        }
    }

    /// Writes a number or letters on a point.
    fn write_on(&mut self, point: Point, text: &str, height: f32) {
        if self.diagram.stone(point).is_none() {
            self.clear(point);
        }
        let (middle, ink) = (self.middle(point), self.ink_on(point));
        self.page.write(text, middle, height, ink);
    }

    /// Clears the lines away beneath what stands on an empty point.
    fn clear(&mut self, point: Point) {
        let (middle, reach) = (self.middle(point), self.cells(CLEARED));
        self.page.disc(middle, reach, self.wood);
    }

    /// The bar below the number of the last move.
    fn underline(&mut self, point: Point) {
        let [x, y] = self.middle(point);
        let [low, half, width] = [UNDERLINE.0, UNDERLINE.1, UNDERLINE.2].map(|s| self.cells(s));
        self.page.element(&format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{}"/>"#,
            n(x - half),
            n(y + low - width / 2.0),
            n(2.0 * half),
            n(width),
            hex(self.ink_on(point))
        ));
    }

    /// The colour of what is written on a point.
    fn ink_on(&self, point: Point) -> Rgb {
        match self.diagram.stone(point).is_some() && self.diagram.last_move == Some(point) {
            true => self.last(point),
            false => self.pen(point),
        }
    }

    /// The four arcs of a stone in atari.
    fn arcs(&mut self, [x, y]: [f32; 2], paint: Rgb) {
        let (radius, width) = ATARI;
        let radius = self.cells(radius);
        // From the diagonal to the end of an arc.
        let turn = (ARC / ATARI.0).asin();
        let mut path = String::new();
        for quarter in 0..4 {
            let diagonal = (quarter as f32 + 0.5) * std::f32::consts::FRAC_PI_2;
            let [from, to] = [diagonal - turn, diagonal + turn].map(|angle| {
                [x + radius * angle.cos(), y + radius * angle.sin()]
                    .map(n)
                    .join(" ")
            });
            let radius = n(radius);
            write!(path, "M{from}A{radius} {radius} 0 0 1 {to}")
                .expect("a String takes everything");
        }
        self.page.element(&format!(
            r#"<path d="{path}" fill="none" stroke="{}" stroke-width="{}"/>"#,
            hex(paint),
            n(self.cells(width))
        ));
    }

    fn tray(&mut self, strip: Strip, tray: Tray) {
        let (cell, ink) = (strip.cell() as f32, self.style.ink.color);
        let place = |(x, y): (usize, usize)| [x as f32, y as f32];
        for side in Color::ALL {
            let ([x, y], [length, radius]) = strip.well(side);
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

    fn ring(&mut self, middle: [f32; 2], (radius, width): Ring, paint: Rgb) {
        let [radius, width] = [radius, width].map(|share| self.cells(share));
        self.page.ring(middle, radius, width, paint);
    }

    fn square(&mut self, middle: [f32; 2], (half, width): (f32, f32), paint: Rgb) {
        let half = self.cells(half);
        let corners = [[-half, -half], [half, -half], [half, half], [-half, half]];
        self.polygon(middle, &corners, width, paint);
    }

    /// A closed line through `corners`, which are relative to `middle`.
    fn polygon(&mut self, middle: [f32; 2], corners: &[[f32; 2]], width: f32, paint: Rgb) {
        let width = self.cells(width);
        self.page.polygon(middle, corners, width, paint);
    }

    fn cross(&mut self, [x, y]: [f32; 2], (arm, width): (f32, f32), paint: Rgb) {
        let arm = self.cells(arm) * std::f32::consts::FRAC_1_SQRT_2;
        let [left, right, top, bottom] = [x - arm, x + arm, y - arm, y + arm].map(n);
        let path = format!("M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}");
        let width = self.cells(width);
        self.page.strokes(&path, width, paint);
    }
}
