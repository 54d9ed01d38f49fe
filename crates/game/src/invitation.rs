//! Invitations: the players who may take the seats of a challenge.

use super::PlayerId;
use tengen_rules::RankRange;

/// The players who may accept a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Invitation {
    /// Anyone, against the challenger.
    Anyone,
    /// Anyone of these ranks, against the challenger. Ranks are not in the record: the caller checks them when somebody
    /// accepts.
    Ranked(RankRange),
    /// One player, against the challenger.
    One(PlayerId),
    /// Pair Go: the challenger with a partner against two others. All three have to accept.
    Pairs {
        /// The second to move on the challenger's side.
        partner: PlayerId,
        /// The other side, in the order of their moves.
        opponents: [PlayerId; 2],
    },
    /// Rengo: anyone joins a side, and the challenger, who may stay out, starts the game.
    Sides,
}

impl Invitation {
    /// The players who are invited by name.
    pub fn players(self) -> impl Iterator<Item = PlayerId> {
        let players = match self {
            Self::Anyone | Self::Ranked(_) | Self::Sides => [None; 3],
            Self::One(player) => [Some(player), None, None],
            Self::Pairs {
                partner,
                opponents: [one, other],
            } => [Some(partner), Some(one), Some(other)],
        };
        players.into_iter().flatten()
    }

    /// The only invited player, in a game of two.
    pub fn invited_player(self) -> Option<PlayerId> {
        match self {
            Self::One(player) => Some(player),
            Self::Anyone | Self::Ranked(_) | Self::Pairs { .. } | Self::Sides => None,
        }
    }

    /// Whether nobody is invited by name: the first to accept plays, or everybody who joins a side.
    pub fn is_open(self) -> bool {
        match self {
            Self::Anyone | Self::Ranked(_) | Self::Sides => true,
            Self::One(_) | Self::Pairs { .. } => false,
        }
    }
}

impl From<PlayerId> for Invitation {
    fn from(invited: PlayerId) -> Self {
        Self::One(invited)
    }
}

impl From<Option<PlayerId>> for Invitation {
    fn from(invited: Option<PlayerId>) -> Self {
        invited.map_or(Self::Anyone, Self::One)
    }
}
