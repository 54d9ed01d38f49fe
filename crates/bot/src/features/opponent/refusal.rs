//! Refusals of advice.

use crate::i18n::{Text, say};
use crate::kit::refusal::own_refusals;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AdviceRefusal {
    /// A hint in a game between people.
    HintAmongPeople,
    /// A hint or an estimate in a running game that is rated.
    AdviceInRated,
    /// An estimate of a running game between people.
    EstimateAmongPeople,
}

impl AdviceRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(self) -> Text {
        use say::opponent as no;
        match self {
            Self::HintAmongPeople => no::hint_only(),
            Self::AdviceInRated => say::rating::no_advice(),
            Self::EstimateAmongPeople => no::estimate_not_now(),
        }
    }
}

own_refusals! { AdviceRefusal }
