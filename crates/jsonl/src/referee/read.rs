//! The words of a question.

use crate::Word;
use tengen_rules::{Color, KoRule, Move, Overline, Point, Scoring, Variant};

impl Word for Variant {
    const EXPECTED: &'static str = "one of \"go\", \"atari-go\", \"gomoku\", \"go-bang\"";

    fn read(text: &str) -> Option<Self> {
        Self::from_name(text)
    }
}

impl Word for Color {
    const EXPECTED: &'static str = "\"black\" or \"white\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "black" => Some(Self::Black),
            "white" => Some(Self::White),
            _ => None,
        }
    }
}

impl Word for KoRule {
    const EXPECTED: &'static str = "one of \"simple\", \"positional\", \"situational\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "simple" => Some(Self::Simple),
            "positional" => Some(Self::PositionalSuperko),
            "situational" => Some(Self::SituationalSuperko),
            _ => None,
        }
    }
}

impl Word for Scoring {
    const EXPECTED: &'static str = "one of \"territory\", \"area\", \"stones\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "territory" => Some(Self::TERRITORY),
            "area" => Some(Self::Area),
            "stones" => Some(Self::Stones),
            _ => None,
        }
    }
}

impl Word for Overline {
    const EXPECTED: &'static str = "\"wins\" or \"exact\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "wins" => Some(Self::Wins),
            "exact" => Some(Self::Exact),
            _ => None,
        }
    }
}

impl Word for Point {
    const EXPECTED: &'static str = "a point as in \"D4\", without the letter I";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

/// A move with its stated colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) color: Color,
    pub(super) mv: Move,
}

impl Word for Turn {
    const EXPECTED: &'static str = "a move as in \"B D4\" or \"W pass\", without the letter I";

    fn read(text: &str) -> Option<Self> {
        let mut words = text.split_ascii_whitespace();
        let color = match words.next()? {
            "B" | "b" => Color::Black,
            "W" | "w" => Color::White,
            _ => return None,
        };
        let at = words.next()?;
        let mv = if at.eq_ignore_ascii_case("pass") {
            Move::Pass
        } else {
            Move::Play(at.parse().ok()?)
        };
        words.next().is_none().then_some(Self { color, mv })
    }
}
