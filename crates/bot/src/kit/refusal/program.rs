//! Why the program does not play, or tells nothing of a game.

use crate::game::PlayerId;
use crate::i18n::{Name, Text, say};

/// Why the program does not play, or tells nothing of a game. A number is the most there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramRefusal {
    /// Games of the caller's against it.
    Games(u16),
    /// It has thought for the caller for long enough within this hour.
    Time,
    /// It is no partner in Pair Go.
    Pairs,
    /// It could not show its moves where it was asked.
    NoRoom,
    /// A level without the engine as opponent.
    LevelAlone,
    /// A manner of playing without the engine as opponent.
    StyleAlone,
    /// A manner of playing in a game against another program.
    StyleOfEngine,
    /// A level in a close game or with a sparring partner.
    LevelOfStyle,
    /// A hint in a game between people.
    HintAmongPeople,
    /// A hint or an estimate in a running game that is rated.
    AdviceInRated,
    /// An estimate of a running game between people.
    EstimateAmongPeople,
    /// The external engine does not play such a game.
    Engine(PlayerId, EngineRefusal),
}

/// A game that an external engine does not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineRefusal {
    /// Any game, because the engine is no longer in the settings.
    Gone,
    /// Other games than Go.
    OnlyGo,
    /// Other games than five in a row without captures.
    OnlyFive,
    /// An opening with a choice of colours.
    Opening,
    /// A game by these rules.
    Rules,
    /// A game on this board.
    Board,
}

impl EngineRefusal {
    /// The word by which a text knows it.
    fn word(self) -> String {
        let word = match self {
            Self::Gone => "gone",
            Self::OnlyGo => "only-go",
            Self::OnlyFive => "only-five",
            Self::Opening => "opening",
            Self::Rules => "rules",
            Self::Board => "board",
        };
        word.to_owned()
    }
}

impl ProgramRefusal {
    pub(super) fn text(self) -> Text {
        use say::opponent as no;
        match self {
            Self::Games(most) => no::too_many(most),
            Self::Time => no::no_time(),
            Self::Pairs => no::no_pairs(),
            Self::NoRoom => no::no_room(),
            Self::LevelAlone => no::level_alone(),
            Self::StyleAlone => no::style_alone(),
            Self::StyleOfEngine => no::style_engine(),
            Self::LevelOfStyle => no::style_level(),
            Self::HintAmongPeople => no::hint_only(),
            Self::AdviceInRated => say::rating::no_advice(),
            Self::EstimateAmongPeople => no::estimate_not_now(),
            Self::Engine(engine, refusal) => {
                no::engine_refuses(Name::mention(engine), refusal.word())
            }
        }
    }
}
