//! All refusals of requests, as values that code can match on; texts are made last, and only here.
//!
//! An enum for each subject, so that a new refusal is one variant and one line of words beside it,
//! in the file that goes with the texts of the same subject in `i18n::say`.

mod challenge;
mod contest;
mod find;
mod game;
mod limit;
mod look;
mod moderation;
mod plan;
mod play;
mod program;
mod puzzle;
mod settings;
mod study;
mod teach;
mod vote;

pub(crate) use challenge::ChallengeRefusal;
pub(crate) use contest::ContestRefusal;
pub(crate) use find::FindRefusal;
pub(crate) use game::illegal;
pub(crate) use limit::LimitRefusal;
pub(crate) use look::LookRefusal;
pub(crate) use moderation::ModerationRefusal;
pub(crate) use plan::PlanRefusal;
pub(crate) use play::PlayRefusal;
pub(crate) use program::{EngineRefusal, ProgramRefusal};
pub(crate) use puzzle::PuzzleRefusal;
pub(crate) use settings::SettingsRefusal;
pub(crate) use teach::TeachRefusal;
pub(crate) use vote::VoteRefusal;

use crate::i18n::{Name, Text, Typed, say};
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
    BadChoice(Typed),
    /// The text is no number, or none that can be meant.
    BadNumber(Typed),
    /// The file is larger than this number of KiB.
    FileTooLarge(usize),
    /// The file could not be fetched.
    FileUnavailable,
    /// Programs do not play.
    AgainstProgram(Name),
    /// This bot itself was named where it plays no games.
    AgainstMe,
    /// Only who manages the server may do this.
    ManagersOnly,
    /// Only moderators may do this.
    ModeratorsOnly,
    /// This is for servers alone.
    NoClub,
    /// The same interaction came before, and was carried out.
    Repeated,
    /// Work in the background came to nothing, which is logged where it did.
    Trouble,
    /// A refusal by the game itself, on a board of that size.
    Game(crate::game::Refusal, Size),
    /// No game can be meant.
    Find(FindRefusal),
    /// A limit is reached.
    Limit(LimitRefusal),
    /// The terms of a challenge.
    Challenge(ChallengeRefusal),
    /// Moves, points, and moving a game to another channel.
    Play(PlayRefusal),
    /// A refusal by the engine.
    Program(ProgramRefusal),
    /// Conditional moves.
    Plan(PlanRefusal),
    /// Boards, records and animations.
    Look(LookRefusal),
    /// Puzzles and their answers.
    Puzzle(PuzzleRefusal),
    /// Preferences, vacations and personal data.
    Settings(SettingsRefusal),
    /// Mutes and rulings.
    Moderation(ModerationRefusal),
    /// Tournaments.
    Contest(ContestRefusal),
    /// Teaching games.
    Teach(TeachRefusal),
    /// Teams and their votes.
    Vote(VoteRefusal),
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
            Self::Find(refusal) => refusal.text(),
            Self::Limit(refusal) => refusal.text(),
            Self::Challenge(refusal) => refusal.text(),
            Self::Play(refusal) => refusal.text(),
            Self::Program(refusal) => refusal.text(),
            Self::Plan(refusal) => refusal.text(),
            Self::Look(refusal) => refusal.text(),
            Self::Puzzle(refusal) => refusal.text(),
            Self::Settings(refusal) => refusal.text(),
            Self::Moderation(refusal) => refusal.text(),
            Self::Contest(refusal) => refusal.text(),
            Self::Teach(refusal) => refusal.text(),
            Self::Vote(refusal) => refusal.text(),
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
    Vote(VoteRefusal),
    Find(FindRefusal),
    Limit(LimitRefusal),
    Challenge(ChallengeRefusal),
    Play(PlayRefusal),
    Program(ProgramRefusal),
    Plan(PlanRefusal),
    Look(LookRefusal),
    Puzzle(PuzzleRefusal),
    Settings(SettingsRefusal),
    Moderation(ModerationRefusal),
    Contest(ContestRefusal),
    Teach(TeachRefusal),
}
