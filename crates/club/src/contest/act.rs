//! What people do in a tournament.

use super::{
    At, Board, Contest, Entry, EntryIndex, Format, MAX_ROWS, Member, NotedBy, Outcome, Pair, Phase,
    Refusal, Results, Round, Side, Standing, System,
};
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, PlayerId};
use tengen_rules::{ByColor, Color, Rank};

impl Contest {
    /// `player`, who has told `rank`, enters at `now`: at once, or on the waiting list where all places are taken.
    /// Who is in it and has told another rank since plays as that, as long as they were in no round. Pairs and teams
    /// come together by [`Contest::form`]; of them, this alone tells another rank.
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
        let in_it = self.standing_of(player);
        if let Some(index) = in_it {
            // An entry that its organiser has sit out stays so.
            let was_absent = self.entry(index).standing == Standing::Absent;
            let is_news =
                (was_absent && self.come_back(index, now)) || self.tell_rank(index, player, rank);
            return if is_news {
                Ok(self.entry(index).standing)
            } else {
                Err(Refusal::AlreadyIn)
            };
        }
        self.check_open(now, results)?;
        if self.setup.format != Format::Single {
            return Err(Refusal::NotAlone);
        }
        let standing = match self.has_room() {
            true => Standing::Entered,
            false => Standing::Waiting,
        };
        let index = self.row_of(player, rank, now)?;
        self.tell_rank(index, player, rank);
        self.stand(index, standing, now);
        Ok(standing)
    }

    /// Whether one more can play.
    pub(super) fn has_room(&self) -> bool {
        let entries = self.entries.iter();
        let places = entries.filter(|entry| entry.standing.has_place()).count();
        places < usize::from(self.setup.capacity)
    }

    /// `player` plays no more from the next round on, nor does their pair or team; gives those who move up from the
    /// waiting list.
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

    pub(super) fn stand(&mut self, index: EntryIndex, standing: Standing, now: Timestamp) {
        let entry = &mut self.entries[index.get()];
        (entry.standing, entry.since) = (standing, now);
    }

    /// Who waits takes a place that is free; where nobody can enter any more, nobody does.
    fn move_up(&mut self, now: Timestamp) -> Vec<PlayerId> {
        let mut moved = Vec::new();
        while !self.takes_nobody() && self.has_room() {
            let Some(next) = self.of(Standing::Waiting).next() else {
                break;
            };
            self.stand(next, Standing::Entered, now);
            moved.extend(self.entry(next).side.players());
        }
        moved
    }

    /// `into`, who has told `rank`, plays in the place of `out` from now on, also in a pair of the last round that is not over.
    /// In a tournament whose players are settled, and in a pair or a team, what `out` has won goes over as well; else it
    /// stays with `out`.
    ///
    /// Gives where they play in the last round, if that is not over.
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
    ) -> Result<Option<At>, Refusal> {
        if self.phase(results) == Phase::Over {
            return Err(Refusal::Over);
        }
        let old = self.entry_of(out).ok_or(Refusal::NotPlaying)?;
        let at = self.open_board(out, results);
        if !self.entry(old).standing.has_place() && at.is_none() {
            return Err(Refusal::NotPlaying);
        }
        let known = self.standing_of(into);
        if known.is_some_and(|index| self.entry(index).standing != Standing::Waiting) {
            return Err(Refusal::Playing);
        }
        if self.setup.format != Format::Single {
            // Who waits with others would be missing there.
            if known.is_some() {
                return Err(Refusal::Playing);
            }
            let members = self.entries[old.get()].side.members_mut();
            if let Some(member) = members.iter_mut().find(|member| member.player == out) {
                *member = Member::joined(into, rank);
            }
            if let Some(board) = at.and_then(|at| self.board_mut(at).ok()) {
                board.said = ByColor::default();
            }
            return Ok(at);
        }
        let new = self.row_of(into, rank, now)?;
        if self.setup.system.is_fixed() && !self.rounds.is_empty() {
            // Rounds and seeds name the place.
            self.entries.swap(old.get(), new.get());
            self.stand(new, Standing::Withdrawn, now);
            self.stand(old, Standing::Entered, now);
            return Ok(at);
        }
        self.stand(old, Standing::Withdrawn, now);
        self.stand(new, Standing::Entered, now);
        if let (Some(at), Some(round)) = (at, self.rounds.last_mut()) {
            let Pair { couple, boards } = &mut round.pairs[at.table - 1];
            for color in Color::ALL {
                if couple.seats[color] == old {
                    couple.seats[color] = new;
                }
            }
            boards[at.board - 1].said = ByColor::default();
        }
        Ok(at)
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
            side: Side::single(player, rank),
            standing: Standing::Withdrawn,
            since: now,
            asks: 0,
            asked_in: None,
        });
        Ok(EntryIndex::new(self.entries.len() - 1))
    }

    /// Where `player` sits in the last round, if nothing is known yet of what came of that game.
    fn open_board(&self, player: PlayerId, results: &Results) -> Option<At> {
        let (at, ..) = self.seat_of(player)?;
        results.board(at).is_none().then_some(at)
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
        let format = self.setup.format;
        let couples = proposal.couples.into_iter();
        let pairs = couples.map(|couple| Pair::new(couple, format));
        self.rounds.push(Round {
            at: now,
            no_show: now.after(self.setup.grace),
            is_checked: false,
            pairs: pairs.collect(),
            byes: proposal.byes,
            messages: Vec::new(),
        });
        self.have_sat_out(now);
        if self.takes_nobody() {
            self.dissolve(now);
        }
        Ok(())
    }

    /// Who has `color` at a board says what came of the game. Where both say the same, it is noted.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoTable`], [`Refusal::NoDraw`], or [`Refusal::Played`] if that is known.
    pub fn say(
        &mut self,
        at: At,
        color: Color,
        outcome: Outcome,
        results: &Results,
    ) -> Result<(), Refusal> {
        if results.board(at).is_some() {
            return Err(Refusal::Played);
        }
        self.check_decides(Some(outcome))?;
        let board = self.board_mut(at)?;
        board.said[color] = Some(outcome);
        if board.said.white == board.said.black {
            board.noted = Some((outcome, NotedBy::Both));
        }
        Ok(())
    }

    /// An organiser notes what came of the game at a board, by the colours there, or takes back what was noted.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoTable`] or [`Refusal::NoDraw`].
    pub fn note(&mut self, at: At, outcome: Option<Outcome>, by: PlayerId) -> Result<(), Refusal> {
        self.check_decides(outcome)?;
        let board = self.board_mut(at)?;
        board.said = ByColor::default();
        board.noted = outcome.map(|outcome| (outcome, NotedBy::Organiser(by)));
        Ok(())
    }

    /// What is known of a board.
    #[must_use]
    pub fn board(&self, at: At) -> Option<(&Pair, &Board)> {
        let round = usize::from(at.round).checked_sub(1)?;
        let pair = self
            .rounds
            .get(round)?
            .pairs
            .get(at.table.checked_sub(1)?)?;
        let board = pair.boards.get(at.board.checked_sub(1)?)?;
        Some((pair, board))
    }

    pub(super) fn board_mut(&mut self, at: At) -> Result<&mut Board, Refusal> {
        let round = usize::from(at.round).checked_sub(1);
        let round = round.and_then(|round| self.rounds.get_mut(round));
        let pair = at.table.checked_sub(1);
        let pair = round
            .zip(pair)
            .and_then(|(round, pair)| round.pairs.get_mut(pair));
        let board = at.board.checked_sub(1);
        let board = pair
            .zip(board)
            .and_then(|(pair, board)| pair.boards.get_mut(board));
        board.ok_or(Refusal::NoTable)
    }

    /// This game is played at a board.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoTable`], or [`Refusal::Played`] if there is one.
    pub fn plays(&mut self, at: At, game: GameId) -> Result<(), Refusal> {
        let board = self.board_mut(at)?;
        match board.game {
            Some(_) => Err(Refusal::Played),
            None => {
                board.game = Some(game);
                Ok(())
            }
        }
    }

    /// An organiser ends it: no round follows.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`].
    pub fn close(&mut self, now: Timestamp, results: &Results) -> Result<(), Refusal> {
        if self.phase(results) == Phase::Over {
            return Err(Refusal::Over);
        }
        self.is_closed = true;
        self.proposal = None;
        self.dissolve(now);
        Ok(())
    }
}
