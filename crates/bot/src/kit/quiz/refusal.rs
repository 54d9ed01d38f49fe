//! Why an input is no answer to a question.

use crate::i18n::{Text, say};
use crate::kit::refusal::{illegal, own_refusals};
use crate::puzzle::NoAnswer;
use crate::rules::{IllegalMove, Move, Size};

/// The input is no answer to the question on a board of this size: it does not count as a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AnswerRefusal(pub(crate) NoAnswer, pub(crate) Size);

impl AnswerRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        let Self(reason, size) = *self;
        let forbidden = |at, reason| illegal(Move::Play(at), reason, size);
        match reason {
            NoAnswer::Form { .. } => say::refusal::unknown_button(),
            NoAnswer::OffBoard(at) => forbidden(at, IllegalMove::OffBoard),
            NoAnswer::NoStone(at) => say::refusal::no_stone_there(at),
            NoAnswer::Occupied(at) => say::refusal::occupied(at),
            NoAnswer::Illegal { at, reason } => forbidden(at, reason),
        }
    }
}

own_refusals! { AnswerRefusal }
