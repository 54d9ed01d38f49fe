//! A side in a tournament: one player, a pair or a team.

use super::Format;
use tengen_game::PlayerId;
use tengen_rules::Rank;

/// The rank of players without one.
const UNRANKED: Rank = match Rank::kyu(20) {
    Some(rank) => rank,
    None => panic!("20 is from 1 to 30"),
};

/// A member of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// A placeholder once they are forgotten.
    pub player: PlayerId,
    /// The declared rank, fixed by their first round.
    pub rank: Option<Rank>,
    /// False while they are only asked.
    pub has_joined: bool,
}

/// The members of a side, at least one, in the order of their moves or boards.
///
/// The first is the captain. A complete team is sorted by strength: the strongest sits at the first board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side(Vec<Member>);

impl Member {
    /// A member who plays, with their declared rank.
    #[must_use]
    pub const fn join(player: PlayerId, rank: Option<Rank>) -> Self {
        Self {
            player,
            rank,
            has_joined: true,
        }
    }

    /// A member who is asked to join.
    #[must_use]
    pub const fn ask(player: PlayerId) -> Self {
        Self {
            player,
            rank: None,
            has_joined: false,
        }
    }

    /// The rank for pairing: 20k without a declared one.
    #[must_use]
    pub fn plays_as(&self) -> Rank {
        self.rank.unwrap_or(UNRANKED)
    }
}

impl Side {
    #[must_use]
    pub fn single(player: PlayerId, rank: Option<Rank>) -> Self {
        Self(vec![Member::join(player, rank)])
    }

    /// A captain with others who are asked. None unless their number fits `format` and all are different.
    #[must_use]
    pub fn asking(
        (captain, rank): (PlayerId, Option<Rank>),
        others: &[PlayerId],
        format: Format,
    ) -> Option<Self> {
        let asked = others.iter().copied().map(Member::ask);
        let members = [Member::join(captain, rank)].into_iter().chain(asked);
        Self::new(members.collect()).filter(|side| side.0.len() == format.size())
    }

    /// A side of these members; none if there are none, or one occurs twice, placeholders aside.
    #[must_use]
    pub fn new(members: Vec<Member>) -> Option<Self> {
        let mut players: Vec<_> = members.iter().map(|member| member.player).collect();
        players.retain(|player| !player.is_nobody());
        let all = players.len();
        players.sort_unstable();
        players.dedup();
        (!members.is_empty() && players.len() == all).then_some(Self(members))
    }

    /// The members in the order of their moves or boards.
    #[must_use]
    pub fn members(&self) -> &[Member] {
        &self.0
    }

    pub(super) fn members_mut(&mut self) -> &mut [Member] {
        &mut self.0
    }

    /// The first member.
    #[must_use]
    pub fn captain(&self) -> PlayerId {
        self.0[0].player
    }

    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.0.iter().map(|member| member.player)
    }

    /// The members who were asked and have not answered.
    pub fn asked_members(&self) -> impl Iterator<Item = PlayerId> {
        let asked = self.0.iter().filter(|member| !member.has_joined);
        asked.map(|member| member.player)
    }

    /// Marks members as joined who had joined the side `before`.
    pub(super) fn keep(&mut self, before: &Self) {
        for member in &mut self.0 {
            let mut known = before.0.iter().filter(|known| known.has_joined);
            if let Some(known) = known.find(|known| known.player == member.player) {
                *member = *known;
            }
        }
    }

    /// Whether `player` has joined it.
    #[must_use]
    pub fn has(&self, player: PlayerId) -> bool {
        let mut members = self.0.iter();
        members.any(|member| member.has_joined && member.player == player)
    }

    /// The rank for pairing: the mean of its members, rounded up.
    #[must_use]
    pub fn plays_as(&self) -> Rank {
        let above = self.0.iter().map(|member| {
            let steps = member.plays_as().above(Rank::WEAKEST);
            i32::from(steps)
        });
        let mean = (above.sum::<i32>() + self.0.len() as i32 - 1) / self.0.len() as i32;
        // A mean of ranks is within their range.
        Rank::WEAKEST.up(mean as i8)
    }

    /// The mean rank, if all members have declared one.
    #[must_use]
    pub fn rank(&self) -> Option<Rank> {
        let mut members = self.0.iter();
        let is_told = members.all(|member| member.rank.is_some());
        is_told.then(|| self.plays_as())
    }

    /// Sorts a team: the strongest at the first board, equals in the order given.
    pub(super) fn order_boards(&mut self) {
        self.0
            .sort_by_key(|member| std::cmp::Reverse(member.plays_as()));
    }
}
