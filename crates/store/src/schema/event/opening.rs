//! Openings: the placement of the first stones, and the choices in between.

use serde::{Deserialize, Serialize};

use super::Color;
use crate::schema::mirror::mirror;
use tengen_game as game;

mirror! {
    pub(crate) enum OpeningRule = game::OpeningRule { Swap, Swap2, Soosorv8, Taraguchi10 }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum OpeningChoice {
    Take { color: Color },
    PlaceTwo,
    Fifths { number: u8 },
    OfferTen,
}

impl From<game::OpeningChoice> for OpeningChoice {
    fn from(choice: game::OpeningChoice) -> Self {
        match choice {
            game::OpeningChoice::Take(color) => Self::Take {
                color: color.into(),
            },
            game::OpeningChoice::PlaceTwo => Self::PlaceTwo,
            game::OpeningChoice::Fifths(number) => Self::Fifths { number },
            game::OpeningChoice::OfferTen => Self::OfferTen,
        }
    }
}

impl From<OpeningChoice> for game::OpeningChoice {
    fn from(choice: OpeningChoice) -> Self {
        match choice {
            OpeningChoice::Take { color } => Self::Take(color.into()),
            OpeningChoice::PlaceTwo => Self::PlaceTwo,
            OpeningChoice::Fifths { number } => Self::Fifths(number),
            OpeningChoice::OfferTen => Self::OfferTen,
        }
    }
}
