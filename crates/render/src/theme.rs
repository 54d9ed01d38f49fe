//! Themes: named looks of boards, each a file of data in `assets/themes`.

use serde::Deserialize;

use super::palette::Rgb;
use tengen_rules::Color;

/// A theme for drawing boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Kaya wood, slate and shell.
    #[default]
    Kaya,
    /// Dark wood, for dark screens.
    Dark,
    /// Black on white, as in the rule books.
    Booklet,
    /// High contrast, independent of colour vision.
    Contrast,
    /// Blue-grey stone with chalk lines.
    Slate,
    /// Ink on warm paper.
    Paper,
}

impl Theme {
    /// Every theme, the default first.
    pub const ALL: &'static [Self] = &[
        Self::Kaya,
        Self::Dark,
        Self::Booklet,
        Self::Contrast,
        Self::Slate,
        Self::Paper,
    ];

    /// The name: one word in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kaya => "kaya",
            Self::Dark => "dark",
            Self::Booklet => "booklet",
            Self::Contrast => "contrast",
            Self::Slate => "slate",
            Self::Paper => "paper",
        }
    }

    /// The theme of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|theme| theme.name() == name)
    }

    pub(super) fn style(self) -> Style {
        let source = match self {
            Self::Kaya => include_str!("../../../assets/themes/kaya.toml"),
            Self::Dark => include_str!("../../../assets/themes/dark.toml"),
            Self::Booklet => include_str!("../../../assets/themes/booklet.toml"),
            Self::Contrast => include_str!("../../../assets/themes/contrast.toml"),
            Self::Slate => include_str!("../../../assets/themes/slate.toml"),
            Self::Paper => include_str!("../../../assets/themes/paper.toml"),
        };
        toml::from_str(source).expect("the themes are built in, and each has a test")
    }
}

/// A parsed theme file. Lengths are in cells, fractions from 0 to 1.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Style {
    pub(super) wood: Wood,
    pub(super) ink: Ink,
    pub(super) line: Line,
    pub(super) stone: Stone,
    pub(super) shadow: Shadow,
    pub(super) black: Slate,
    pub(super) white: Shell,
    pub(super) mark: Mark,
}

impl Style {
    /// The line around the stones of `color`, if they have one.
    pub(super) fn outline(&self, color: Color) -> Option<Outline> {
        match color {
            Color::Black => self.black.outline,
            Color::White => self.white.outline,
        }
    }
}

/// The board's material; equal `light` and `dark` make it plain.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wood {
    pub(super) light: Rgb,
    pub(super) dark: Rgb,
    pub(super) grain: f32,
    pub(super) bevel: f32,
}

/// Star points, labels and marks on the wood; lines have the same colour.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ink {
    pub(super) color: Rgb,
    pub(super) opacity: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    pub(super) width: f32,
    pub(super) outer: f32,
    pub(super) opacity: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stone {
    pub(super) jitter: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shadow {
    pub(super) color: Rgb,
    pub(super) opacity: f32,
    pub(super) contact: f32,
}

/// A black stone; a single colour makes it flat.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Slate {
    pub(super) color: Rgb,
    pub(super) light: Rgb,
    pub(super) gloss: Rgb,
    pub(super) rim: Rgb,
    pub(super) outline: Option<Outline>,
}

/// A white stone; a single colour makes it flat.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shell {
    pub(super) color: Rgb,
    pub(super) light: Rgb,
    pub(super) gloss: Rgb,
    pub(super) rim: Rgb,
    pub(super) grain: f32,
    pub(super) outline: Option<Outline>,
}

/// A line around a stone, inside its edge.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Outline {
    pub(super) color: Rgb,
    pub(super) width: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mark {
    pub(super) last_on_black: Rgb,
    pub(super) last_on_white: Rgb,
    pub(super) line_on_black: Rgb,
    pub(super) line_on_white: Rgb,
    pub(super) captured_on_black: Rgb,
    pub(super) captured_on_white: Rgb,
    pub(super) ko: Rgb,
    /// The edge of Black's territory squares; White's are edged with ink.
    pub(super) territory: Rgb,
}
