//! Whose consent a proposal needs, and who has given it.

use super::{Actor, Event, EventKind, Game, Listed as _, PlayerId};

impl Game {
    /// Those whose consent is still missing to what lies on the table: the players of the other side, any of whom
    /// consents for all of them, and a substitute, who consents for themselves.
    pub fn asked(&self) -> Vec<PlayerId> {
        let (Some((color, _)), Some(seats)) = (self.proposed(), self.seats()) else {
            return Vec::new();
        };
        let other_side = seats[!color].players();
        match (self.substitute(), self.first_consent()) {
            (None, _) => other_side.collect(),
            (Some((_, into)), None) => other_side.chain([into]).collect(),
            (Some((_, into)), Some(first)) if first == into => other_side.collect(),
            (Some((_, into)), Some(_)) => vec![into],
        }
    }

    /// Who has consented to the substitute that lies on the table, as long as that is one of the two whose consent it
    /// needs: a player for the other side, or the substitute.
    pub fn first_consent(&self) -> Option<PlayerId> {
        self.substitute()?;
        let latest = self.events.iter().rev();
        let mut since = latest.take_while(|event| !is_proposal(event));
        let consent = since.find(|event| matches!(event.kind, EventKind::Consented { .. }));
        match consent?.by {
            Actor::Player(player) | Actor::Plan(player) => Some(player),
            Actor::Moderator(_) | Actor::Clock => None,
        }
    }
}

fn is_proposal(event: &Event) -> bool {
    matches!(event.kind, EventKind::Proposed { .. })
}
