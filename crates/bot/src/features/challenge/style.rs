//! The engine's manner in a challenge: usual, teaching, even or sparring.

use crate::engine::Level;
use crate::features::challenge::program::engine_at;
use crate::features::challenge::refusal::OpponentRefusal;
use crate::game::{Manner, PlayerId};
use crate::games::program::TEACHES_FROM;
use crate::i18n::{Text, say};
use crate::kit::prefs::choice::Choosable;

impl Choosable for Manner {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Usual, "usual"),
        (Self::Teaching, "teaching"),
        (Self::Even, "even"),
        (Self::Sparring, "sparring"),
    ];
}

pub(crate) fn name(manner: Manner) -> Text {
    say::opponent::style_named(manner.word().to_owned())
}

/// The lowest level offered for this manner; it is also the default.
pub(crate) fn lowest(manner: Manner) -> Level {
    match manner {
        Manner::Teaching => TEACHES_FROM,
        Manner::Usual | Manner::Even | Manner::Sparring => Level::LOWEST,
    }
}

/// The program of this manner: the level that was `named`, else the default level.
///
/// # Errors
///
/// External engines have no manner, and neither a close game nor a sparring partner has a level.
pub(crate) fn with_style(
    named: Option<PlayerId>,
    manner: Option<Manner>,
) -> Result<PlayerId, OpponentRefusal> {
    let manner = manner.unwrap_or_default();
    let program = named.unwrap_or(engine_at(lowest(manner)));
    match (program.level(), manner) {
        (_, Manner::Usual) => Ok(program),
        (None, Manner::Teaching | Manner::Even | Manner::Sparring) => {
            Err(OpponentRefusal::StyleOfEngine)
        }
        (Some(level), Manner::Teaching) => {
            Ok(PlayerId::teacher(level).expect("a teacher has the levels of the program"))
        }
        (Some(_), Manner::Even | Manner::Sparring) if named.is_some() => {
            Err(OpponentRefusal::LevelOfStyle)
        }
        (Some(_), Manner::Even) => Ok(PlayerId::EVEN),
        (Some(_), Manner::Sparring) => Ok(PlayerId::SPARRING),
    }
}
