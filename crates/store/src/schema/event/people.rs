//! Players, actors and places.

use serde::{Deserialize, Serialize};

use super::{Id, Meaningless};
use crate::schema::scalar::Rank;
use tengen_game::{self as game, ClubId, PlayerId};
use tengen_rules::RankRange;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Actor {
    Player(Id),
    Moderator(Id),
    Clock,
    Plan(Id),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Seat {
    Player(Id),
    Pair(Id, Id),
    /// Three or more.
    InTurn(Vec<Id>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Invitation {
    Anyone,
    One(Id),
    Pairs { partner: Id, opponents: (Id, Id) },
    Ranked { weakest: Rank, strongest: Rank },
    Sides,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Place {
    pub(super) club: Option<Id>,
    pub(super) channel: Id,
}

impl From<Actor> for game::Actor {
    fn from(actor: Actor) -> Self {
        match actor {
            Actor::Player(player) => Self::Player(player.into()),
            Actor::Moderator(player) => Self::Moderator(player.into()),
            Actor::Clock => Self::Clock,
            Actor::Plan(player) => Self::Plan(player.into()),
        }
    }
}

impl From<game::Actor> for Actor {
    fn from(actor: game::Actor) -> Self {
        match actor {
            game::Actor::Player(player) => Self::Player(player.into()),
            game::Actor::Moderator(player) => Self::Moderator(player.into()),
            game::Actor::Clock => Self::Clock,
            game::Actor::Plan(player) => Self::Plan(player.into()),
        }
    }
}

impl TryFrom<Seat> for game::Seat {
    type Error = Meaningless;

    fn try_from(seat: Seat) -> Result<Self, Meaningless> {
        match seat {
            Seat::Player(player) => Ok(Self::Player(player.into())),
            Seat::Pair(first, second) => Ok([first.into(), second.into()].into()),
            Seat::InTurn(players) => {
                let all: Vec<PlayerId> = players.into_iter().map(PlayerId::from).collect();
                let side = Self::of(&all).filter(|side| side.size() > 2);
                side.ok_or(Meaningless::Side(all.len()))
            }
        }
    }
}

impl From<game::Seat> for Seat {
    fn from(seat: game::Seat) -> Self {
        match seat {
            game::Seat::Player(player) => Self::Player(player.into()),
            game::Seat::InTurn(rota) => match *rota.players() {
                [first, second] => Self::Pair(first.into(), second.into()),
                ref several => Self::InTurn(several.iter().copied().map(Id::from).collect()),
            },
        }
    }
}

impl From<Invitation> for game::Invitation {
    fn from(invitation: Invitation) -> Self {
        match invitation {
            Invitation::Anyone => Self::Anyone,
            Invitation::Sides => Self::Sides,
            Invitation::Ranked { weakest, strongest } => {
                Self::Ranked(RankRange::between(weakest.0, strongest.0))
            }
            Invitation::One(invited) => Self::One(invited.into()),
            Invitation::Pairs {
                partner,
                opponents: (one, other),
            } => Self::Pairs {
                partner: partner.into(),
                opponents: [one.into(), other.into()],
            },
        }
    }
}

impl From<game::Invitation> for Invitation {
    fn from(invitation: game::Invitation) -> Self {
        match invitation {
            game::Invitation::Anyone => Self::Anyone,
            game::Invitation::Sides => Self::Sides,
            game::Invitation::Ranked(ranks) => Self::Ranked {
                weakest: Rank(ranks.weakest()),
                strongest: Rank(ranks.strongest()),
            },
            game::Invitation::One(invited) => Self::One(invited.into()),
            game::Invitation::Pairs {
                partner,
                opponents: [one, other],
            } => Self::Pairs {
                partner: partner.into(),
                opponents: (one.into(), other.into()),
            },
        }
    }
}

impl From<Place> for game::Place {
    fn from(place: Place) -> Self {
        Self {
            club: place.club.map(ClubId::from),
            channel: place.channel.into(),
        }
    }
}

impl From<game::Place> for Place {
    fn from(place: game::Place) -> Self {
        Self {
            club: place.club.map(Id::from),
            channel: place.channel.into(),
        }
    }
}
