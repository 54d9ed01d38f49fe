//! Boards as SVG.

use std::path::Path;

use tengen_render::{Crop, Diagram, Mark, Pixels, Theme, Tray, svg};
use tengen_rules::{ByColor, Color, Size};

use super::diagram;
use tengen_testkit::board::{at, points};

fn draw(diagram: &Diagram, theme: Theme) -> String {
    svg(diagram, theme, Pixels::new(300).expect("a possible size"))
}

/// Everything that a diagram can have.
fn everything() -> Diagram {
    let board = "
        . X O . O
        X X O O .
        . X O . .
        . X O X .
        . . . . .";
    diagram(board)
        .letters([(at("E1"), "<&"), (at("D5"), "A\u{1}\u{ffff}")])
        .numbers([(at("B5"), 1), (at("C4"), 12), (at("E2"), 123)])
        .last_move(Some(at("B5")))
        .mark(Mark::Cross, [at("A1")])
        .mark(Mark::Square, [at("B1")])
        .mark(Mark::Triangle, [at("B3")])
        .mark(Mark::Circle, [at("C3")])
        .ko(Some(at("A3")))
        .line([at("A4")])
        .seki([at("B2")])
        .dead(points("D2 E5").iter())
        .territory(Color::White, points("D2 D3").iter())
        .territory(Color::Black, [at("A5")])
        .captured(Color::Black, [at("E4")])
        .atari(points("A4 E5").iter())
        .tray(Tray::Pairs(ByColor { black: 1, white: 7 }))
}

/// Whether every tag is closed in its turn, every attribute quoted, and every `&` the start of an entity.
fn is_well_formed(text: &str) -> bool {
    let mut open = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        let Some((tag, beyond)) = after.split_once('>') else {
            return false;
        };
        let entities = before.split('&').skip(1);
        let is_known = |entity: &str| ["amp;", "lt;", "gt;"].iter().any(|e| entity.starts_with(e));
        if before.contains('>')
            || !entities.clone().all(is_known)
            || tag.matches('"').count() % 2 == 1
        {
            return false;
        }
        let name = tag
            .trim_start_matches('/')
            .split([' ', '/'])
            .next()
            .unwrap_or_default();
        if tag.starts_with('/') {
            if open.pop() != Some(name) {
                return false;
            }
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        rest = beyond;
    }
    open.is_empty() && rest.trim().is_empty() && !text.chars().any(|c| c.is_control() && c != '\n')
}

#[test]
fn broken_xml_is_noticed() {
    assert!(is_well_formed("<a b=\"c\"><d/>&lt;</a>\n"));
    for broken in [
        "<a>",
        "<a></b>",
        "<a b=\"></a>",
        "<a>&</a>",
        "<a/>x",
        "</a>",
        "<a>\u{1}</a>",
    ] {
        assert!(!is_well_formed(broken), "{broken}");
    }
}

#[test]
fn a_board_with_everything_on_it_is_well_formed_in_every_theme_and_always_the_same() {
    for &theme in Theme::ALL {
        let text = draw(&everything(), theme);
        assert!(is_well_formed(&text), "{}:\n{text}", theme.name());
        assert!(
            text.contains(">&lt;&amp;</text>") && text.contains(">A</text>"),
            "{text}"
        );
        assert_eq!(text, draw(&everything(), theme));
    }
}

/// `UPDATE_PICTURES=1` writes the golden file again, as for the other pictures.
#[test]
fn a_small_board_is_drawn_as_before() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/board-5.svg");
    let text = draw(&everything(), Theme::Booklet);
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(&golden, &text).expect("a folder to write to");
    }
    let expected = std::fs::read_to_string(&golden).expect("a golden picture");
    assert_eq!(text, expected);
}

#[test]
fn only_what_is_shown_of_a_board_is_in_the_file() {
    let size = Size::square(19).unwrap();
    let board = Diagram::new(size)
        .stones(Color::Black, [at("R17")])
        .letters([(at("D4"), "far")]);
    let corner = Crop::around(size, points("P15 S18"), 1);
    let text = draw(&board.crop(corner), Theme::Kaya);
    assert!(is_well_formed(&text), "{text}");
    assert!(
        text.contains(">T</text>") && text.contains(">19</text>"),
        "{text}"
    );
    assert!(
        !text.contains(">D</text>") && !text.contains("far"),
        "{text}"
    );
}
