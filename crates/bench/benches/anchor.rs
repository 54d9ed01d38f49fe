//! The pictures of `sgf-render`, which another Discord bot for Go sends, for comparison with ours.
//!
//! Its library makes SVG. The rest is done here as in its program, except that the font is loaded only once.

use clap::Parser as _;
use resvg::{tiny_skia, usvg};
use sgf_render::{Goban, OutputFormat, RenderArgs, RenderOptions, svg};
use tengen::render::Diagram;
use tengen::rules::Color;

const FONT: &[u8] = include_bytes!("../../../assets/fonts/Inter-SemiBold.ttf");

/// `sgf-render` with the options of one picture.
pub(crate) struct Anchor {
    options: RenderOptions,
    fonts: usvg::fontdb::Database,
}

impl Anchor {
    /// Its most elaborate style, `width` pixels wide.
    pub(crate) fn new(width: u32) -> Self {
        let width = width.to_string();
        let arguments = ["sgf-render", "--style", "fancy", "--width", &width];
        let arguments = RenderArgs::try_parse_from(arguments).expect("its arguments");
        let mut fonts = usvg::fontdb::Database::new();
        fonts.load_font_data(FONT.to_vec());
        Self {
            options: arguments.options(&OutputFormat::Png).expect("options"),
            fonts,
        }
    }

    /// The picture of the last position of a record.
    pub(crate) fn png(&self, sgf: &str) -> Vec<u8> {
        let goban = Goban::from_sgf(sgf, &self.options.node_description, true).expect("a record");
        let drawn = svg::render(&goban, &self.options).expect("a drawing");
        let mut file = Vec::new();
        drawn.write_to(&mut file).expect("a file of shapes");
        let tree = usvg::Tree::from_data(&file, &usvg::Options::default(), &self.fonts)
            .expect("shapes that were just written");
        let size = tree.size().to_int_size();
        let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height()).expect("a size");
        resvg::render(&tree, tiny_skia::Transform::default(), &mut pixels.as_mut());
        pixels.encode_png().expect("a file")
    }
}

/// The record of the stones of `diagram`, with a circle on its last move.
pub(crate) fn record(diagram: &Diagram) -> String {
    let rows = diagram.size().rows();
    let letter = |line: u8| char::from(b'a' + line);
    let mut sgf = format!("(;GM[1]FF[4]SZ[{rows}]");
    for (color, name) in [(Color::Black, "AB"), (Color::White, "AW")] {
        sgf += name;
        for point in diagram.reading_order(color) {
            sgf.extend([
                '[',
                letter(point.column()),
                letter(rows - 1 - point.row()),
                ']',
            ]);
        }
    }
    if let Some(point) = diagram.marked_last_move() {
        let at = [letter(point.column()), letter(rows - 1 - point.row())];
        sgf += &format!("CR[{}{}]", at[0], at[1]);
    }
    sgf + ")"
}
