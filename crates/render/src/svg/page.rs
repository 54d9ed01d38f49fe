//! The elements of an SVG file, and the format of its lengths, colours and texts.

use std::fmt::Write;

use crate::palette::Rgb;

/// Distance from the middle of a capital down to its baseline, as a fraction of the font size.
const FOOT: f32 = 0.364;

/// An SVG file being written. All lengths are in pixels.
pub(super) struct Page {
    text: String,
}

impl Page {
    /// A page of one colour.
    pub(super) fn new(width: usize, height: usize, ground: Rgb) -> Self {
        let mut page = Self {
            text: String::new(),
        };
        page.element(&format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="Inter, Helvetica, Arial, sans-serif" font-weight="600" text-anchor="middle">"#
        ));
        page.element(&format!(
            r#"<rect width="{width}" height="{height}" fill="{}"/>"#,
            hex(ground)
        ));
        page
    }

    /// The complete file.
    pub(super) fn finish(mut self) -> String {
        self.element("</svg>");
        self.text
    }

    /// Adds an element verbatim.
    pub(super) fn element(&mut self, element: &str) {
        writeln!(self.text, "{element}").expect("a String takes everything");
    }

    /// Lines along a path.
    pub(super) fn strokes(&mut self, path: &str, width: f32, paint: Rgb) {
        self.element(&format!(
            r#"<path d="{path}" stroke="{}" stroke-width="{}"/>"#,
            hex(paint),
            n(width)
        ));
    }

    pub(super) fn disc(&mut self, [x, y]: [f32; 2], radius: f32, paint: Rgb) {
        let (radius, paint) = (n(radius), hex(paint));
        self.element(&format!(
            r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{paint}"/>"#
        ));
    }

    /// A ring; `radius` is that of the middle of its line.
    pub(super) fn ring(&mut self, [x, y]: [f32; 2], radius: f32, width: f32, paint: Rgb) {
        let (radius, width) = (n(radius), n(width));
        self.element(&format!(
            r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{}" stroke-width="{width}"/>"#,
            hex(paint)
        ));
    }

    /// A closed line through `corners`, which are relative to `middle`.
    pub(super) fn polygon(
        &mut self,
        [x, y]: [f32; 2],
        corners: &[[f32; 2]],
        width: f32,
        paint: Rgb,
    ) {
        let corners = corners.iter();
        let places: Vec<_> = corners
            .map(|[dx, dy]| format!("{},{}", n(x + dx), n(y + dy)))
            .collect();
        self.element(&format!(
            r#"<polygon points="{}" fill="none" stroke="{}" stroke-width="{}"/>"#,
            places.join(" "),
            hex(paint),
            n(width)
        ));
    }

    /// `text` centred at a point, with font size `height`.
    pub(super) fn write(&mut self, text: &str, [x, y]: [f32; 2], height: f32, paint: Rgb) {
        let foot = y + FOOT * height;
        self.element(&format!(
            r#"<text x="{}" y="{}" font-size="{}" fill="{}">{}</text>"#,
            n(x),
            n(foot),
            n(height),
            hex(paint),
            escape(text)
        ));
    }
}

/// A length with two decimals at most.
pub(super) fn n(length: f32) -> String {
    let rounded = (length * 100.0).round() / 100.0;
    rounded.to_string()
}

pub(super) fn hex(Rgb([r, g, b]): Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// Escapes text and removes characters that XML does not allow.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\u{fffe}' | '\u{ffff}' => {}
            other if other.is_control() => {}
            other => escaped.push(other),
        }
    }
    escaped
}
