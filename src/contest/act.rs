//! What people do in a tournament.

use super::{
    Contest, Entry, EntryIndex, MAX_ROWS, NotedBy, Outcome, Pair, Phase, Refusal, Results, Round,
    Standing, System,
};
use crate::clock::Timestamp;
use crate::game::{GameId, PlayerId};
use crate::rules::{ByColor, Color, Rank};

impl Contest {
    /// `player`, who has told `rank`, enters at `now`: at once, or on the waiting list where all places are taken.
    /// Who is in it and has told another rank since plays as that, as long as they were in no round.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`], [`Refusal::EntryClosed`], [`Refusal::Settled`], [`Refusal::AlreadyIn`] or [`Refusal::Full`].
    pub fn enter(
        &mut self,
        player: PlayerId,
        rank: Option<Rank>,
        now: Timestamp,
        results: &Results,
    ) -> Result<Standing, Refusal> {
        if self.phase(results) == Phase::Over {
            return Err(Refusal::Over);
        }
        let known = self.entry_of(player);
        let in_it = known.filter(|index| self.entry(*index).standing != Standing::Withdrawn);
        if let Some(index) = in_it
            && self.tell_rank(index, rank)
        {
            return Ok(self.entry(index).standing);
        }
        if self.setup.system.is_fixed() && !self.rounds.is_empty() {
            return Err(Refusal::Settled);
        }
        if self.setup.entries_until.is_some_and(|until| until <= now) {
            return Err(Refusal::EntryClosed);
        }
        if in_it.is_some() {
            return Err(Refusal::AlreadyIn);
        }
        let standing = match self.has_room() {
            true => Standing::Entered,
            false => Standing::Waiting,
        };
        let index = self.row_of(player, rank, now)?;
        self.tell_rank(index, rank);
        self.stand(index, standing, now);
        Ok(standing)
    }

    /// Whether one more can play.
    fn has_room(&self) -> bool {
        self.of(Standing::Entered).count() < usize::from(self.setup.capacity)
    }

    /// `player` plays no more from the next round on; gives those who move up from the waiting list.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`] or [`Refusal::NotIn`].
    pub fn withdraw(
        &mut self,
        player: PlayerId,
        now: Timestamp,
        results: &Results,
    ) -> Result<Vec<PlayerId>, Refusal> {
        if self.phase(results) == Phase::Over {
            return Err(Refusal::Over);
        }
        let index = self.entry_of(player).ok_or(Refusal::NotIn)?;
        if self.entry(index).standing == Standing::Withdrawn {
            return Err(Refusal::NotIn);
        }
        self.stand(index, Standing::Withdrawn, now);
        Ok(self.move_up(now))
    }

    fn stand(&mut self, index: EntryIndex, standing: Standing, now: Timestamp) {
        let entry = &mut self.entries[index.get()];
        (entry.standing, entry.since) = (standing, now);
    }

    /// Who waits takes a place that is free; in a tournament whose players are settled, nobody does.
    fn move_up(&mut self, now: Timestamp) -> Vec<PlayerId> {
        let mut moved = Vec::new();
        let is_settled = self.setup.system.is_fixed() && !self.rounds.is_empty();
        while !is_settled && self.has_room() {
            let Some(next) = self.of(Standing::Waiting).next() else {
                break;
            };
            self.stand(next, Standing::Entered, now);
            moved.push(self.entry(next).player);
        }
        moved
    }

    /// `into`, who has told `rank`, plays in the place of `out` from now on, also in a pair of the last round that is not over.
    /// In a tournament whose players are settled, what `out` has won goes over as well; else it stays with `out`.
    ///
    /// Gives the table of that pair, from 1, if there is one.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`], [`Refusal::NotPlaying`] of `out`, [`Refusal::Playing`] of `into`, or [`Refusal::Full`].
    pub fn substitute(
        &mut self,
        out: PlayerId,
        (into, rank): (PlayerId, Option<Rank>),
        now: Timestamp,
        results: &Results,
    ) -> Result<Option<usize>, Refusal> {
        if self.phase(results) == Phase::Over {
            return Err(Refusal::Over);
        }
        let old = self.entry_of(out).ok_or(Refusal::NotPlaying)?;
        let table = self.open_table(old, results);
        if self.entry(old).standing != Standing::Entered && table.is_none() {
            return Err(Refusal::NotPlaying);
        }
        let known = self.entry_of(into);
        if known.is_some_and(|index| self.entry(index).standing == Standing::Entered) {
            return Err(Refusal::Playing);
        }
        let new = self.row_of(into, rank, now)?;
        if self.setup.system.is_fixed() && !self.rounds.is_empty() {
            // Rounds and seeds name the place.
            self.entries.swap(old.get(), new.get());
            self.stand(new, Standing::Withdrawn, now);
            self.stand(old, Standing::Entered, now);
            return Ok(table);
        }
        self.stand(old, Standing::Withdrawn, now);
        self.stand(new, Standing::Entered, now);
        if let (Some(table), Some(round)) = (table, self.rounds.last_mut()) {
            let pair = &mut round.pairs[table - 1];
            for color in Color::ALL {
                if pair.couple.seats[color] == old {
                    pair.couple.seats[color] = new;
                }
            }
            pair.said = ByColor::default();
        }
        Ok(table)
    }

    /// Where the entry of `player` is; a new one if there was none.
    fn row_of(
        &mut self,
        player: PlayerId,
        rank: Option<Rank>,
        now: Timestamp,
    ) -> Result<EntryIndex, Refusal> {
        if let Some(index) = self.entry_of(player) {
            return Ok(index);
        }
        if self.entries.len() >= MAX_ROWS {
            return Err(Refusal::Full);
        }
        self.entries.push(Entry {
            player,
            rank,
            standing: Standing::Withdrawn,
            since: now,
        });
        Ok(EntryIndex::new(self.entries.len() - 1))
    }

    /// The table, from 1, at which the entry sits in the last round, if nothing is known of it yet.
    fn open_table(&self, index: EntryIndex, results: &Results) -> Option<usize> {
        let round = self.rounds.last()?;
        let at = round
            .pairs
            .iter()
            .position(|pair| pair.color_of(index).is_some())?;
        let number = self.rounds.len() as u8;
        results.get(number, at + 1).is_none().then_some(at + 1)
    }

    /// Publishes the proposal `version` at `now`.
    ///
    /// # Errors
    ///
    /// [`Refusal::Outdated`] if it is not the newest, or somebody has entered or left since; then nobody is paired
    /// who is not there.
    pub fn publish(
        &mut self,
        version: u32,
        now: Timestamp,
        results: &Results,
    ) -> Result<(), Refusal> {
        let known = self.proposal.take();
        let proposal = known.filter(|proposal| proposal.version == version);
        let proposal = proposal.ok_or(Refusal::Outdated)?;
        let seats = proposal
            .couples
            .iter()
            .flat_map(|couple| [couple.seats.white, couple.seats.black]);
        let mut paired: Vec<_> = seats.chain(proposal.byes.iter().copied()).collect();
        paired.sort_unstable();
        if paired != self.to_be_paired(results)? {
            return Err(Refusal::Outdated);
        }
        if self.rounds.is_empty() {
            self.seeds = match self.setup.system {
                System::RoundRobin | System::KnockOut => self.by_strength(),
                System::McMahon => self.top_group(),
                System::Swiss => Vec::new(),
            };
        }
        self.rounds.push(Round {
            at: now,
            no_show: now.after(self.setup.grace),
            is_checked: false,
            pairs: proposal.couples.into_iter().map(Pair::from).collect(),
            byes: proposal.byes,
        });
        Ok(())
    }

    /// The side `color` of the pair at `table` of the last round, from 1, says what came of it.
    /// Where both say the same, it is noted.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoTable`], [`Refusal::NoDraw`], or [`Refusal::Played`] if that is known.
    pub fn say(
        &mut self,
        table: usize,
        color: Color,
        outcome: Outcome,
        results: &Results,
    ) -> Result<(), Refusal> {
        let number = self.rounds.len() as u8;
        if results.get(number, table).is_some() {
            return Err(Refusal::Played);
        }
        self.check_decides(Some(outcome))?;
        let pair = self.pair_mut(number, table)?;
        pair.said[color] = Some(outcome);
        if pair.said.white == pair.said.black {
            pair.noted = Some((outcome, NotedBy::Both));
        }
        Ok(())
    }

    /// An organiser notes what came of the pair at `table` of `round`, both from 1, or takes back what was noted.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoTable`] or [`Refusal::NoDraw`].
    pub fn note(
        &mut self,
        round: u8,
        table: usize,
        outcome: Option<Outcome>,
        by: PlayerId,
    ) -> Result<(), Refusal> {
        self.check_decides(outcome)?;
        let pair = self.pair_mut(round, table)?;
        pair.said = ByColor::default();
        pair.noted = outcome.map(|outcome| (outcome, NotedBy::Organiser(by)));
        Ok(())
    }

    /// The pair at `table` of `round`, both from 1.
    fn pair_mut(&mut self, round: u8, table: usize) -> Result<&mut Pair, Refusal> {
        let round = usize::from(round).checked_sub(1);
        let round = round.and_then(|round| self.rounds.get_mut(round));
        let pairs = &mut round.ok_or(Refusal::NoTable)?.pairs;
        let table = table.checked_sub(1).and_then(|table| pairs.get_mut(table));
        table.ok_or(Refusal::NoTable)
    }

    /// The pair at `table` of `round`, both from 1, plays this game.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoTable`], or [`Refusal::Played`] if it has one.
    pub fn plays(&mut self, round: u8, table: usize, game: GameId) -> Result<(), Refusal> {
        let pair = self.pair_mut(round, table)?;
        match pair.game {
            Some(_) => Err(Refusal::Played),
            None => {
                pair.game = Some(game);
                Ok(())
            }
        }
    }

    /// An organiser ends it: no round follows.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`].
    pub fn close(&mut self, results: &Results) -> Result<(), Refusal> {
        if self.phase(results) == Phase::Over {
            return Err(Refusal::Over);
        }
        self.is_closed = true;
        self.proposal = None;
        Ok(())
    }
}
