//! The members of a channel as one player, who vote on their moves.

use super::outside::FIRST;
use super::{ChannelId, Listed, PlayerId};

/// Discord's numbers are smaller.
const TEAM: u64 = 1 << 63;

impl PlayerId {
    /// The members of `channel` as one player.
    pub const fn team(channel: ChannelId) -> Self {
        Self::new(TEAM | channel.get())
    }

    /// The channel whose members this is, if it is not one person.
    pub fn team_channel(self) -> Option<ChannelId> {
        let number = self.get();
        (TEAM..FIRST)
            .contains(&number)
            .then(|| ChannelId::new(number & !TEAM))
    }
}

/// The team among the players of `game`, if one plays in it or is invited to.
pub fn team_in(game: &impl Listed) -> Option<PlayerId> {
    let mut players = game.players().into_iter();
    players.find(|player| player.team_channel().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_team_is_a_player_of_its_own_and_nobody_else() {
        let channel = ChannelId::new(1_400_000_000_000_000_000);
        let team = PlayerId::team(channel);
        assert_eq!(team.team_channel(), Some(channel));
        assert!(!team.is_person() && !team.is_nobody() && team.level().is_none());
        assert_eq!(PlayerId::new(channel.get()).team_channel(), None);
        let others = PlayerId::NOBODIES.into_iter().chain(PlayerId::programs());
        assert!(
            others
                .into_iter()
                .all(|other| other.team_channel().is_none())
        );
    }
}
