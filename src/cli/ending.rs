//! Formats by the endings of picture files: a name must not claim another format.

use std::path::Path;

use super::render::RenderError;

/// The kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    Board,
    Sheet,
    Film,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Png,
    Svg,
    Gif,
}

impl Kind {
    const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Gif => "gif",
        }
    }
}

impl Drawn {
    /// The possible file formats; the first one is the default.
    const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Board => &[Kind::Png, Kind::Svg],
            Self::Sheet => &[Kind::Png],
            Self::Film => &[Kind::Gif],
        }
    }

    /// The file format of `output` by its name.
    ///
    /// # Errors
    ///
    /// [`RenderError::Misnamed`] if the ending belongs to another kind of picture.
    pub(super) fn kind(self, output: &Path) -> Result<Kind, RenderError> {
        let Some(ending) = output.extension() else {
            return Ok(self.kinds()[0]);
        };
        let mut kinds = self.kinds().iter();
        let named = kinds.find(|kind| ending.eq_ignore_ascii_case(kind.ending()));
        named.copied().ok_or_else(|| RenderError::Misnamed {
            drawn: self,
            path: output.to_owned(),
        })
    }

    /// Advice for a wrong ending.
    pub(super) const fn advice(self) -> &'static str {
        match self {
            Self::Board => {
                "a board is drawn into a file whose name ends in `.png` or `.svg`, and with --animate in `.gif`"
            }
            Self::Sheet => "a sheet is drawn into a file whose name ends in `.png`",
            Self::Film => {
                "an animation is drawn into a file whose name ends in `.gif`; leave --animate out for a still picture"
            }
        }
    }
}
