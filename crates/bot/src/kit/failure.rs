//! Failures of requests, and their texts: always private, always a sentence.

use std::fmt;

use crate::clock::Timestamp;
use crate::game::{self, Game, GameId, Outline};
use crate::i18n::{Text, Until, say};
use crate::kit::refusal::{Refusal, illegal};
use crate::metrics::Outcome;
use crate::port::outbound::OutboundError;
use crate::rules::{IllegalMove, Move};
use crate::store::{AppendError, StoreError};

/// Why a request was not carried out.
pub enum Failure {
    /// The request was refused.
    Refused(Refusal),
    /// The rules forbid the move.
    Illegal(Box<Refused>),
    /// The input of a form was invalid or forbidden: the button with this custom id opens the form again.
    TypeAgain(Box<Self>, String),
    /// The press belongs to a board that is not the newest one.
    MovedOn(Box<Game>),
    /// Several games could be meant.
    Ambiguous(Vec<Outline>),
    /// The only game that can be meant is played in another channel, and was not named.
    Elsewhere(Box<Game>),
    /// It was a vote for this move; the vote is open until this time.
    Voted(Move, Timestamp),
    /// The record of a game cannot be read.
    Corrupt(GameId),
    /// Another row is unreadable.
    Unreadable(String),
    /// The connection to the database was lost during the commit: it is unknown whether the change counts.
    Uncertain(String),
    /// An outage or a bug: logged when it is reported.
    Fault(String),
}

/// For the log: games by number, and no people.
impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => write!(f, "Refused({})", refusal.text().id()),
            Self::Illegal(refused) => {
                let (game, mv) = (refused.game.id(), refused.mv);
                write!(f, "Illegal({game}, {mv:?}, {:?})", refused.reason)
            }
            Self::TypeAgain(failure, _) => failure.fmt(f),
            Self::MovedOn(game) => write!(f, "MovedOn({})", game.id()),
            Self::Ambiguous(games) => write!(f, "Ambiguous({} games)", games.len()),
            Self::Elsewhere(game) => write!(f, "Elsewhere({})", game.id()),
            Self::Voted(..) => f.write_str("Voted"),
            Self::Corrupt(game) => write!(f, "Corrupt({game})"),
            Self::Unreadable(what) => write!(f, "Unreadable({what})"),
            Self::Uncertain(reason) => write!(f, "Uncertain({reason})"),
            Self::Fault(reason) => write!(f, "Fault({reason})"),
        }
    }
}

/// A move that the rules forbid, and the game in which it was tried.
pub struct Refused {
    /// The game at that time.
    pub(crate) game: Game,
    pub(crate) mv: Move,
    pub(crate) reason: IllegalMove,
}

impl Refused {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        illegal(self.mv, self.reason, self.game.terms().size)
    }
}

/// From a refusal, or one of the enums inside it; never from a text.
impl<R: Into<Refusal>> From<R> for Failure {
    fn from(refusal: R) -> Self {
        Self::Refused(refusal.into())
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Corrupt { game, .. } => Self::Corrupt(game),
            error @ StoreError::Unreadable { .. } => Self::Unreadable(error.to_string()),
            error @ StoreError::Uncertain(_) => Self::Uncertain(error.to_string()),
            error => Self::Fault(error.to_string()),
        }
    }
}

impl From<AppendError> for Failure {
    fn from(error: AppendError) -> Self {
        match error {
            AppendError::Store(error) => error.into(),
            // Refused with messages of their own where they can happen.
            refused @ (AppendError::Stale { .. } | AppendError::Repeated) => {
                Self::Fault(refused.to_string())
            }
        }
    }
}

impl Failure {
    /// The failure for a `refusal` of an action in `game`.
    pub(crate) fn from_refusal(game: &Game, refusal: game::Refusal) -> Self {
        match refusal {
            game::Refusal::Illegal { mv, reason } => Self::Illegal(Box::new(Refused {
                game: game.clone(),
                mv,
                reason,
            })),
            other => Self::Refused(Refusal::Game(other, game.terms().size)),
        }
    }

    /// Its outcome in the metrics.
    pub(crate) fn outcome(&self) -> Outcome {
        match self {
            Self::Corrupt(_) | Self::Unreadable(_) | Self::Uncertain(_) | Self::Fault(_) => {
                Outcome::Failed
            }
            Self::TypeAgain(failure, _) => failure.outcome(),
            Self::Refused(_)
            | Self::Illegal(_)
            | Self::MovedOn(_)
            | Self::Ambiguous(_)
            | Self::Elsewhere(_) => Outcome::Refused,
            Self::Voted(..) => Outcome::Done,
        }
    }

    /// The sentence for the caller, if it has no pictures or buttons.
    pub fn sentence(&self) -> Text {
        match self {
            Self::Refused(refusal) => refusal.text(),
            Self::Illegal(refused) => refused.text(),
            Self::TypeAgain(failure, _) => failure.sentence(),
            Self::MovedOn(game) => say::refusal::moved_on(game.id()),
            Self::Ambiguous(_) => say::table::which(),
            Self::Elsewhere(_) => say::refusal::name_the_game_there(),
            Self::Voted(Move::Play(point), closes) => say::vote::cast(*point, Until(*closes)),
            Self::Voted(Move::Pass, closes) => say::vote::cast_pass(Until(*closes)),
            Self::Corrupt(game) => say::refusal::corrupt(*game),
            Self::Unreadable(_) => say::refusal::corrupt_other(),
            Self::Uncertain(_) => say::refusal::uncertain(),
            Self::Fault(_) => say::refusal::trouble(),
        }
    }
}

/// The fate of a delivery after a failure in preparing its message: it waits for the end of an outage; other failures
/// must not block the messages behind it.
impl From<Failure> for OutboundError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Uncertain(reason) | Failure::Fault(reason) => Self::Unreachable(reason),
            lasting => Self::Refused(format!("{lasting:?}")),
        }
    }
}

impl From<StoreError> for OutboundError {
    fn from(error: StoreError) -> Self {
        Failure::from(error).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::PlayerId;
    use crate::i18n::UserInput;
    use crate::kit::refusal::LimitRefusal;

    #[test]
    fn only_an_outage_keeps_an_outbox_message_waiting() {
        let outage = Failure::Fault("the disk is full".to_owned());
        let waits = |failure: Failure| OutboundError::from(failure).is_temporary();
        assert!(waits(outage));
        assert!(waits(StoreError::Uncertain(String::new()).into()));
        let lasting = [
            Failure::from(Refusal::Trouble),
            Failure::Ambiguous(Vec::new()),
            Failure::Corrupt(GameId::new(1)),
            Failure::Unreadable("a puzzle".to_owned()),
        ];
        assert!(!lasting.into_iter().any(waits));
    }

    #[test]
    fn nobody_reads_that_nothing_has_changed_where_nobody_knows() {
        let uncertain = Failure::from(StoreError::Uncertain(String::new()));
        assert_eq!(uncertain.sentence(), say::refusal::uncertain());
        let failed = Failure::from(StoreError::Failed(String::new()));
        assert_eq!(failed.sentence(), say::refusal::trouble());
    }

    #[test]
    fn the_log_tells_which_refusal_it_is_and_nothing_of_people_or_what_they_typed() {
        let typed = Failure::from(Refusal::BadChoice(UserInput::new("something private")));
        assert_eq!(format!("{typed:?}"), "Refused(refusal_bad_choice)");
        let named = Failure::from(LimitRefusal::TakesNoMore(PlayerId::new(4711)));
        assert_eq!(format!("{named:?}"), "Refused(limit_takes_no_more)");
    }
}
