//! Replacing a forgotten player in records: their games stay, for the other players.

use super::{Actor, Event, EventKind, Invitation, PlayerId, Proposal, Ruling};

impl Event {
    /// The event with `from` replaced by `to`. It still applies to the same game.
    pub fn rename_player(self, from: PlayerId, to: PlayerId) -> Self {
        self.map_players(&mut |player| if player == from { to } else { player })
    }

    /// Calls `each` for every mention of a player in the event, repeated ones included.
    pub fn each_player(&self, mut each: impl FnMut(PlayerId)) {
        self.clone().map_players(&mut |player| {
            each(player);
            player
        });
    }

    /// The event with each player replaced by `change`.
    fn map_players(mut self, change: &mut impl FnMut(PlayerId) -> PlayerId) -> Self {
        self.by = match self.by {
            Actor::Player(player) => Actor::Player(change(player)),
            Actor::Plan(player) => Actor::Plan(change(player)),
            Actor::Moderator(player) => Actor::Moderator(change(player)),
            Actor::Clock => Actor::Clock,
        };
        match &mut self.kind {
            EventKind::Offered { invitation, .. } => {
                *invitation = match *invitation {
                    Invitation::Anyone => Invitation::Anyone,
                    Invitation::Sides => Invitation::Sides,
                    Invitation::Ranked(ranks) => Invitation::Ranked(ranks),
                    Invitation::One(invited) => Invitation::One(change(invited)),
                    Invitation::Pairs { partner, opponents } => Invitation::Pairs {
                        partner: change(partner),
                        opponents: opponents.map(&mut *change),
                    },
                };
            }
            EventKind::Accepted { seats } => *seats = seats.map(|seat| seat.map_players(change)),
            EventKind::Proposed {
                proposal: Proposal::Substitute { out, into },
                ..
            }
            | EventKind::Ruled {
                ruling: Ruling::Reseat { out, into },
                ..
            } => (*out, *into) = (change(*out), change(*into)),
            _ => {}
        }
        self
    }

    /// Whether the event mentions `player`.
    pub fn names(&self, player: PlayerId) -> bool {
        self.clone().rename_player(player, PlayerId::new(0)) != *self
    }
}
