//! Meanings of strings in a question.

use crate::criterion::Criterion;
use crate::event::Outcome;
use crate::parameters::{DrawPlace, HandicapBase, SeedingSystem, System};
use crate::rank::Rank;
use tengen_jsonl::Word;

/// The kind of a request.
#[derive(Clone, Copy)]
pub(super) enum Request {
    Standings,
    Pair,
    Weigh,
}

impl Word for Request {
    const EXPECTED: &'static str = "one of \"standings\", \"pair\", \"weigh\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "standings" => Some(Self::Standings),
            "pair" => Some(Self::Pair),
            "weigh" => Some(Self::Weigh),
            _ => None,
        }
    }
}

impl Word for System {
    const EXPECTED: &'static str = "\"mcmahon\" or \"swiss\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "mcmahon" => Some(Self::McMahon),
            "swiss" => Some(Self::Swiss),
            _ => None,
        }
    }
}

impl Word for Rank {
    const EXPECTED: &'static str = "a rank from \"30k\" to \"9d\"";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Word for Outcome {
    const EXPECTED: &'static str =
        "one of \"white\", \"black\", \"jigo\", \"both-win\", \"both-lose\", \"unknown\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "white" => Some(Self::White),
            "black" => Some(Self::Black),
            "jigo" => Some(Self::Jigo),
            "both-win" => Some(Self::BothWin),
            "both-lose" => Some(Self::BothLose),
            "unknown" => Some(Self::Unknown),
            _ => None,
        }
    }
}

impl Word for Criterion {
    const EXPECTED: &'static str = "a criterion as in \"MMS\" or \"SOSW-1\"";

    fn read(text: &str) -> Option<Self> {
        Self::from_name(text)
    }
}

impl Word for SeedingSystem {
    const EXPECTED: &'static str = "one of \"slip\", \"fold\", \"random\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "slip" => Some(Self::Slip),
            "fold" => Some(Self::Fold),
            "random" => Some(Self::Random),
            _ => None,
        }
    }
}

impl Word for DrawPlace {
    const EXPECTED: &'static str = "one of \"top\", \"mid\", \"bottom\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "top" => Some(Self::Top),
            "mid" => Some(Self::Mid),
            "bottom" => Some(Self::Bottom),
            _ => None,
        }
    }
}

impl Word for HandicapBase {
    const EXPECTED: &'static str = "\"MMS\" or \"rank\"";

    fn read(text: &str) -> Option<Self> {
        match text {
            "MMS" => Some(Self::Mms),
            "rank" => Some(Self::Rank),
            _ => None,
        }
    }
}
