//! How boards look: named themes, each a file of data in `assets/themes`.

use serde::Deserialize;

use super::paint::Rgb;

/// A theme that boards are drawn in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Kaya wood, slate and shell.
    #[default]
    Kaya,
}

impl Theme {
    /// Every theme, the usual one first.
    pub const ALL: &'static [Self] = &[Self::Kaya];

    /// The name by which people choose the theme: one word in small letters.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kaya => "kaya",
        }
    }

    /// The theme of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|theme| theme.name() == name)
    }

    pub(super) fn style(self) -> Style {
        let source = match self {
            Self::Kaya => include_str!("../../assets/themes/kaya.toml"),
        };
        toml::from_str(source).expect("the themes are built in, and each has a test")
    }
}

/// What a theme file says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Style {
    pub(super) wood: Wood,
    pub(super) ink: Ink,
    pub(super) shadow: Shadow,
    pub(super) black: Slate,
    pub(super) white: Shell,
    pub(super) mark: Mark,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wood {
    pub(super) light: Rgb,
    pub(super) dark: Rgb,
    pub(super) grain: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ink {
    pub(super) color: Rgb,
    pub(super) opacity: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shadow {
    pub(super) color: Rgb,
    pub(super) opacity: f32,
    pub(super) contact: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Slate {
    pub(super) color: Rgb,
    pub(super) light: Rgb,
    pub(super) gloss: Rgb,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shell {
    pub(super) color: Rgb,
    pub(super) light: Rgb,
    pub(super) gloss: Rgb,
    pub(super) grain: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mark {
    pub(super) last_on_black: Rgb,
    pub(super) last_on_white: Rgb,
    pub(super) line: Rgb,
    pub(super) captured: Rgb,
    pub(super) ko: Rgb,
}
