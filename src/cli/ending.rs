//! What the name of a picture's file says: a file is not to claim that it is something else.

use std::path::Path;

use super::render::RenderError;

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// A board that does not move.
    Board,
    /// Many boards.
    Sheet,
    /// A board that moves.
    Film,
}

/// What kind of file it becomes.
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
    /// The kinds of file that it can be; without an ending in its name it is the first.
    const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Board => &[Kind::Png, Kind::Svg],
            Self::Sheet => &[Kind::Png],
            Self::Film => &[Kind::Gif],
        }
    }

    /// What `output` is to be by its name.
    ///
    /// # Errors
    ///
    /// [`RenderError::Misnamed`] if the name has the ending of something else.
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

    /// What to do about a name with another ending.
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
