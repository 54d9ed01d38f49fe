//! Finds simultaneous games, and explains refusals.

use crate::club::activity::ActivityWords;
use crate::features::simul::refusal::SimulRefusal;
use crate::i18n::{Text, say};
use crate::kit::failure::Failure;
use crate::kit::refusal::Refusal;
use crate::simul::Simul;
use crate::store::SimulError;

impl ActivityWords for Simul {
    fn no_activity() -> Refusal {
        SimulRefusal::Missing.into()
    }

    fn here(channels: String) -> Text {
        say::simul::here(channels)
    }
}

/// The explanation of `error` for the caller.
pub(crate) fn failure(error: SimulError) -> Failure {
    match error {
        SimulError::Missing => SimulRefusal::Missing.into(),
        SimulError::Refused(refusal) => SimulRefusal::Take(refusal).into(),
        SimulError::Repeated => Refusal::Repeated.into(),
        SimulError::Store(error) => error.into(),
    }
}
