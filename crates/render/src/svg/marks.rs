//! Marks, numbers, letters and territory on points.

use std::fmt::Write;

use super::Drawing;
use super::page::{hex, n};
use crate::Mark;
use crate::label::Lettering;
use crate::measure::{
    self, ARC, ATARI, CIRCLE, CLEARED, CROSS, Cross, DIAMOND, DIMMED, KO, Ring, SELECTED, SQUARE,
    STROKE, Square, TERRITORY, TRIANGLE, TRIANGLE_LOW, UNDERLINE, WIDTH, WON, number,
};
use crate::palette::Rgb;
use crate::stroke;
use tengen_rules::{Color, Point};

impl Drawing<'_> {
    /// The colour of text and marks on `point`: white on black, black on white, ink on the board.
    fn pen(&self, point: Point) -> Rgb {
        let stone = self.diagram.stone(point);
        stone.map_or(self.style.ink.color, |color| self.body(!color))
    }

    pub(super) fn marks(&mut self) {
        let diagram = self.diagram;
        for color in Color::ALL {
            self.territory(color);
            for point in diagram.stones[color].intersection(diagram.atari).iter() {
                self.arcs(self.middle(point), self.body(!color));
            }
            for point in diagram.stones[color].intersection(diagram.seki).iter() {
                let corner = self.cells(DIAMOND);
                let corners = [[0.0, -1.0], [1.0, 0.0], [0.0, 1.0], [-1.0, 0.0]]
                    .map(|corner_at| corner_at.map(|share| share * corner));
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
            let height = Lettering::fit(text, self.cell).height();
            self.write_on(point, text, height);
        }
        let bare = |point: &Point| {
            !diagram.marks.contains_key(point) && !diagram.letters.contains_key(point)
        };
        let last = diagram.last_move.filter(bare);
        if let Some(point) = last.filter(|point| !diagram.numbers.contains_key(point)) {
            let ring = measure::last_move(self.layout.board());
            self.ring(self.middle(point), ring, self.last_move_color(point));
        }
        for point in diagram.selected.iter() {
            let ([x, y], half) = (self.middle(point), self.cells(SELECTED));
            let (left, top, side) = (n(x - half), n(y - half), n(2.0 * half));
            let paint = hex(self.pen(point));
            self.page.element(&format!(
                r#"<rect x="{left}" y="{top}" width="{side}" height="{side}" fill="{paint}"/>"#
            ));
        }
        for (&point, &mark) in &diagram.marks {
            self.mark(point, mark);
        }
        if let Some(point) = diagram.ko.filter(bare) {
            let paint = self.style.mark.ko;
            self.square(self.middle(point), KO, paint);
        }
    }

    /// The lines and arrows between points.
    pub(super) fn strokes(&mut self) {
        let diagram = self.diagram;
        for one in &diagram.strokes {
            let path: String = stroke::pieces(one, |point| self.middle(point), self.cell)
                .iter()
                .map(|[from, to]| {
                    let [from, to] = [from, to].map(|place| place.map(n).join(" "));
                    format!("M{from}L{to}")
                })
                .collect();
            let width = self.cells(STROKE);
            self.page.strokes(&path, width, self.style.mark.ko);
        }
    }

    /// Covers dimmed points with a thin layer of board colour.
    pub(super) fn dim(&mut self) {
        let (wood, half) = (hex(self.wood), self.cells(0.5));
        for point in self.diagram.dimmed.iter() {
            let [x, y] = self.middle(point);
            let (left, top, side) = (n(x - half), n(y - half), n(2.0 * half));
            self.page.element(&format!(
                r#"<rect x="{left}" y="{top}" width="{side}" height="{side}" fill="{wood}" opacity="{DIMMED}"/>"#
            ));
        }
    }

    /// The squares of a side's territory.
    fn territory(&mut self, color: Color) {
        let edge = match color {
            Color::Black => self.style.mark.territory,
            Color::White => self.style.ink.color,
        };
        let Square {
            half,
            width: edge_width,
        } = TERRITORY;
        for point in self.diagram.territory[color].iter() {
            let ([x, y], half) = (self.middle(point), self.cells(half + edge_width / 2.0));
            let (left, top, side) = (n(x - half), n(y - half), n(2.0 * half));
            self.page.element(&format!(
                r#"<rect x="{left}" y="{top}" width="{side}" height="{side}" fill="{}" stroke="{}" stroke-width="{}"/>"#,
                hex(self.body(color)),
                hex(edge),
                n(self.cells(edge_width))
            ));
        }
    }

    /// The colour of the last move's mark.
    fn last_move_color(&self, point: Point) -> Rgb {
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
            Mark::Circle => {
                let circle = Ring {
                    radius: CIRCLE,
                    width: WIDTH,
                };
                self.ring(middle, circle, pen);
            }
            Mark::Square => {
                let square = Square {
                    half: SQUARE,
                    width: WIDTH,
                };
                self.square(middle, square, pen);
            }
            Mark::Triangle => {
                // The corners of a triangle are twice as far from its centre as the sides, and it is placed slightly
                // low to look centred.
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

    /// Erases the lines beneath a mark on an empty point.
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

    /// The colour of text on a point.
    fn ink_on(&self, point: Point) -> Rgb {
        if self.diagram.stone(point).is_some() && self.diagram.last_move == Some(point) {
            self.last_move_color(point)
        } else {
            self.pen(point)
        }
    }

    /// The four arcs of a stone in atari.
    fn arcs(&mut self, [x, y]: [f32; 2], paint: Rgb) {
        let radius = self.cells(ATARI.radius);
        // From the diagonal to the end of an arc.
        let turn = (ARC / ATARI.radius).asin();
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
            n(self.cells(ATARI.width))
        ));
    }

    fn ring(&mut self, middle: [f32; 2], ring: Ring, paint: Rgb) {
        let [radius, width] = [ring.radius, ring.width].map(|share| self.cells(share));
        self.page.ring(middle, radius, width, paint);
    }

    fn square(&mut self, middle: [f32; 2], square: Square, paint: Rgb) {
        let half = self.cells(square.half);
        let corners = [[-half, -half], [half, -half], [half, half], [-half, half]];
        self.polygon(middle, &corners, square.width, paint);
    }

    /// A closed line through `corners`, which are relative to `middle`.
    fn polygon(&mut self, middle: [f32; 2], corners: &[[f32; 2]], width: f32, paint: Rgb) {
        let width = self.cells(width);
        self.page.polygon(middle, corners, width, paint);
    }

    pub(super) fn cross(&mut self, [x, y]: [f32; 2], cross: Cross, paint: Rgb) {
        let arm = self.cells(cross.arm) * std::f32::consts::FRAC_1_SQRT_2;
        let [left, right, top, bottom] = [x - arm, x + arm, y - arm, y + arm].map(n);
        let path = format!("M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}");
        let width = self.cells(cross.width);
        self.page.strokes(&path, width, paint);
    }
}
