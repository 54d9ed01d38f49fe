//! Refusals of requests, as values that code can match on; texts are made last.
//!
//! Those of one feature alone are an enum in its folder ([`own_refusals`]); those of several are here,
//! an enum for each subject.

mod game;
mod limit;
mod play;
mod terms;

pub(crate) use game::illegal;
pub(crate) use limit::LimitRefusal;
pub(crate) use play::PlayRefusal;
pub(crate) use terms::TermsRefusal;

use crate::i18n::{Name, Text, UserInput, say};
use crate::rules::Size;

/// Why a request is not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no such command, or not with these options.
    UnknownCommand,
    /// The button, menu or form is unknown, or its object no longer exists.
    UnknownButton,
    /// An option or field that has to be given is missing.
    MissingOption,
    /// The text is none of the choices.
    BadChoice(UserInput),
    /// The text is no number, or one out of range.
    BadNumber(UserInput),
    /// The text is no rank.
    BadRank(UserInput),
    /// The text is no time zone.
    BadZone(UserInput),
    /// The text is no time zone, but these may be meant: their names, with commas.
    BadZoneLikely(UserInput, String),
    /// No game can be played in this channel.
    NotAPlaceToPlay,
    /// Records may not be attached here.
    RecordNotHere,
    /// The file is larger than this number of KiB.
    FileTooLarge(usize),
    /// The file could not be fetched.
    FileUnavailable,
    /// Programs do not play.
    AgainstProgram(Name),
    /// This bot itself was named where it plays no games.
    AgainstMe,
    /// Only members who manage the server may do this.
    ManagersOnly,
    /// Only moderators may do this.
    ModeratorsOnly,
    /// This is possible on servers only.
    NoClub,
    /// The same interaction was carried out before.
    Repeated,
    /// Work in the background failed, which was logged there.
    Trouble,
    /// A refusal by the game itself, on a board of that size.
    Game(crate::game::Refusal, Size),
    /// A limit is reached.
    Limit(LimitRefusal),
    /// The terms of games.
    Terms(TermsRefusal),
    /// Moves and points.
    Play(PlayRefusal),
    /// A refusal with a feature's own text.
    Text(Text),
}

impl Refusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::refusal as no;
        match self {
            Self::UnknownCommand => no::unknown_command(),
            Self::UnknownButton => no::unknown_button(),
            Self::MissingOption => no::missing_option(),
            Self::BadChoice(typed) => no::bad_choice(typed.clone()),
            Self::BadNumber(typed) => no::bad_number(typed.clone()),
            Self::BadRank(typed) => no::bad_rank(typed.clone()),
            Self::BadZone(typed) => say::people::bad_zone(typed.clone()),
            Self::BadZoneLikely(typed, likely) => {
                say::people::bad_zone_likely(typed.clone(), likely.clone())
            }
            Self::NotAPlaceToPlay => no::not_a_place_to_play(),
            Self::RecordNotHere => say::table::sgf_not_here(),
            Self::FileTooLarge(most) => no::file_too_large(*most),
            Self::FileUnavailable => no::file_unavailable(),
            Self::AgainstProgram(name) => no::against_program(name.clone()),
            Self::AgainstMe => no::against_me(),
            Self::ManagersOnly => say::limit::only_managers(),
            Self::ModeratorsOnly => no::only_a_moderator(),
            Self::NoClub => say::people::no_club(),
            Self::Repeated => no::repeated(),
            Self::Trouble => no::trouble(),
            Self::Game(refusal, size) => game::text(refusal, *size),
            Self::Limit(refusal) => refusal.text(),
            Self::Terms(refusal) => refusal.text(),
            Self::Play(refusal) => refusal.text(),
            Self::Text(text) => text.clone(),
        }
    }
}

/// Makes a feature's own refusals refusals, and failures.
macro_rules! own_refusals {
    ($refusal:ident) => {
        impl From<$refusal> for $crate::kit::refusal::Refusal {
            fn from(refusal: $refusal) -> Self {
                Self::Text(refusal.text())
            }
        }
    };
}
pub(crate) use own_refusals;

/// Makes the refusals of each subject refusals.
macro_rules! hold {
    ($($variant:ident($subject:ident)),* $(,)?) => {$(
        impl From<$subject> for Refusal {
            fn from(refusal: $subject) -> Self {
                Self::$variant(refusal)
            }
        }
    )*};
}

hold! {
    Limit(LimitRefusal),
    Terms(TermsRefusal),
    Play(PlayRefusal),
}
