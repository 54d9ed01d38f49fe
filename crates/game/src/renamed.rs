//! Records without the people in them: who wants to be forgotten leaves their games to those who played with them.

use super::{Actor, Event, EventKind, Invitation, PlayerId, Proposal, Ruling};

impl PlayerId {
    /// Those who stand for people who were forgotten: more than one game ever names. Discord gives nobody such a number.
    pub const NOBODIES: [Self; 64] = {
        let mut nobodies = [Self::new(u64::MAX); 64];
        let mut index = 0;
        while index < nobodies.len() {
            nobodies[index] = Self::new(u64::MAX - index as u64);
            index += 1;
        }
        nobodies
    };

    /// Whether this stands for somebody who was forgotten.
    pub fn is_nobody(self) -> bool {
        Self::NOBODIES.contains(&self)
    }
}

impl Event {
    /// The event with another player in the place of `from`: whatever could happen, still can.
    pub fn renamed(self, from: PlayerId, to: PlayerId) -> Self {
        self.changed(&mut |player| if player == from { to } else { player })
    }

    /// Calls `each` for everybody who is named in the event, as often as they are named.
    pub fn each_player(&self, mut each: impl FnMut(PlayerId)) {
        self.clone().changed(&mut |player| {
            each(player);
            player
        });
    }

    /// The event with what `change` makes of them in the places of all people.
    fn changed(mut self, change: &mut impl FnMut(PlayerId) -> PlayerId) -> Self {
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
            EventKind::Accepted { seats } => *seats = seats.map(|seat| seat.changed(change)),
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

    /// Whether `player` is named in the event.
    pub fn names(&self, player: PlayerId) -> bool {
        self.clone().renamed(player, PlayerId::new(0)) != *self
    }
}
