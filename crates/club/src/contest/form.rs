//! Formation of pairs and teams: a captain asks the others, and each of them accepts or declines.

use super::{
    Contest, Entry, EntryIndex, Format, MAX_ROWS, Phase, Refusal, Results, Side, Standing,
};
use tengen_game::clock::Timestamp;
use tengen_game::{MessageId, PlayerId};
use tengen_rules::Rank;

/// Most requests to others by one captain: each of them pings somebody.
const MOST_ASKS: u8 = 8;

impl Contest {
    /// The captain of `side` enters it and asks the others. A captain with an unanswered request replaces it.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`], [`Refusal::EntryClosed`], [`Refusal::Settled`], [`Refusal::AlreadyIn`], [`Refusal::Playing`]
    /// if one of the others is in it, [`Refusal::AskedTooOften`] or [`Refusal::Full`].
    pub fn form(
        &mut self,
        mut side: Side,
        now: Timestamp,
        results: &Results,
    ) -> Result<EntryIndex, Refusal> {
        self.check_open(now, results)?;
        if let Some(own) = self.standing_of(side.captain()) {
            if !self.is_asking(own, side.captain()) {
                return Err(Refusal::AlreadyIn);
            }
            // Members who have accepted before are not asked again.
            side.keep(&self.entry(own).side);
        }
        if side
            .asked_members()
            .any(|player| self.standing_of(player).is_some())
        {
            return Err(Refusal::Playing);
        }
        let index = self.free_row(side.captain())?;
        let asks = self.entries.get(index.get()).map_or(0, |known| known.asks);
        if asks >= MOST_ASKS {
            return Err(Refusal::AskedTooOften);
        }
        let entry = Entry {
            side,
            name: None,
            standing: Standing::Forming,
            since: now,
            asks: asks + 1,
            asked_in: None,
        };
        match self.entries.get_mut(index.get()) {
            Some(known) => *known = entry,
            None => self.entries.push(entry),
        }
        // The proposal may refer to this row's earlier side.
        self.proposal = None;
        Ok(index)
    }

    /// `player`, who was asked, joins the side at `index` with `rank`. The last one completes it.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`], [`Refusal::EntryClosed`], [`Refusal::Settled`], [`Refusal::NotAsked`] or
    /// [`Refusal::AlreadyIn`] if they are in it with others.
    pub fn join(
        &mut self,
        index: EntryIndex,
        player: PlayerId,
        rank: Option<Rank>,
        now: Timestamp,
        results: &Results,
    ) -> Result<Standing, Refusal> {
        self.check_open(now, results)?;
        self.check_asked(index, player)?;
        if self.standing_of(player).is_some() {
            return Err(Refusal::AlreadyIn);
        }
        let has_room = self.has_room();
        let entry = &mut self.entries[index.get()];
        let mut members = entry.side.members_mut().iter_mut();
        if let Some(member) = members.find(|member| member.player == player) {
            (member.has_joined, member.rank) = (true, rank);
        }
        if entry.side.asked_members().next().is_some() {
            return Ok(Standing::Forming);
        }
        if let Format::Teams(_) = self.setup.format {
            entry.side.order_boards();
        }
        entry.since = now;
        entry.standing = if has_room {
            Standing::Entered
        } else {
            Standing::Waiting
        };
        Ok(entry.standing)
    }

    /// `player`, who was asked to join the side at `index`, declines: the side is dissolved.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotAsked`].
    pub fn decline(
        &mut self,
        index: EntryIndex,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), Refusal> {
        self.check_asked(index, player)?;
        let entry = &mut self.entries[index.get()];
        (entry.standing, entry.since) = (Standing::Withdrawn, now);
        Ok(())
    }

    /// Records the message with the request of the side at `index`, unless the side has changed after `since`.
    pub fn note_request(&mut self, index: EntryIndex, since: Timestamp, message: MessageId) {
        let entry = self.entries.get_mut(index.get());
        if let Some(entry) = entry.filter(|entry| entry.since == since) {
            entry.asked_in = Some(message);
        }
    }

    /// The latest side that waits for an answer of `player`.
    #[must_use]
    pub fn request_to(&self, player: PlayerId) -> Option<EntryIndex> {
        let asks = |entry: &Entry| {
            entry.standing == Standing::Forming
                && entry.side.asked_members().any(|asked| asked == player)
        };
        let entries = self.entries.iter().enumerate();
        let asking = entries.filter(|(_, entry)| asks(entry));
        let latest = asking.max_by_key(|(_, entry)| entry.since);
        latest.map(|(index, _)| EntryIndex::new(index))
    }

    /// Whether entries are possible.
    #[must_use]
    pub fn is_open(&self, now: Timestamp, results: &Results) -> bool {
        self.check_open(now, results).is_ok()
    }

    /// Refuses entries that are no longer possible.
    pub(super) fn check_open(&self, now: Timestamp, results: &Results) -> Result<(), Refusal> {
        if self.phase(results) == Phase::Over {
            return Err(Refusal::Over);
        }
        if self.takes_nobody() {
            return Err(Refusal::Settled);
        }
        match self.setup.entries_until {
            Some(until) if until <= now => Err(Refusal::EntryClosed),
            _ => Ok(()),
        }
    }

    /// Whether the players are fixed: in a round-robin and a knock-out from the first round on, in other systems from
    /// the last one on.
    #[must_use]
    pub fn takes_nobody(&self) -> bool {
        let is_last = self.rounds.len() >= usize::from(self.planned_rounds());
        !self.rounds.is_empty() && (self.setup.system.is_fixed() || is_last)
    }

    /// Dissolves sides that still wait for answers.
    pub(super) fn dissolve(&mut self, now: Timestamp) {
        let all = self.entries.iter_mut();
        for entry in all.filter(|entry| entry.standing == Standing::Forming) {
            (entry.standing, entry.since) = (Standing::Withdrawn, now);
        }
    }

    /// The active entry of `player`: joined, and not withdrawn.
    #[must_use]
    pub fn standing_of(&self, player: PlayerId) -> Option<EntryIndex> {
        let is_own =
            |entry: &Entry| entry.standing != Standing::Withdrawn && entry.side.has(player);
        let own = self.entries.iter().position(is_own);
        own.map(EntryIndex::new)
    }

    /// Whether `player` is the captain of the forming side at `index`.
    #[must_use]
    pub fn is_asking(&self, index: EntryIndex, player: PlayerId) -> bool {
        let entry = self.entry(index);
        entry.standing == Standing::Forming && entry.side.captain() == player
    }

    fn check_asked(&self, index: EntryIndex, player: PlayerId) -> Result<(), Refusal> {
        let entry = self.entries.get(index.get());
        let forming = entry.filter(|entry| entry.standing == Standing::Forming);
        let is_asked =
            forming.is_some_and(|entry| entry.side.asked_members().any(|one| one == player));
        is_asked.then_some(()).ok_or(Refusal::NotAsked)
    }

    /// The row for a new side of `captain`: that of their forming side, of a withdrawn one that never played, or a new
    /// one. This bounds the number of rows that asking and withdrawing can take.
    fn free_row(&self, captain: PlayerId) -> Result<EntryIndex, Refusal> {
        let is_free = |index: &EntryIndex| {
            let entry = self.entry(*index);
            entry.side.captain() == captain
                && match entry.standing {
                    Standing::Forming => true,
                    Standing::Withdrawn => !self.was_in_a_round(*index),
                    Standing::Entered
                    | Standing::Waiting
                    | Standing::SitsOut
                    | Standing::Absent => false,
                }
        };
        let mut all = (0..self.entries.len()).map(EntryIndex::new);
        match all.find(is_free) {
            Some(index) => Ok(index),
            None if self.entries.len() < MAX_ROWS => Ok(EntryIndex::new(self.entries.len())),
            None => Err(Refusal::Full),
        }
    }
}
