//! Actions of players in a tournament.

use super::{
    At, Contest, Entry, EntryIndex, Format, MAX_ROWS, Member, NotedBy, Outcome, Pair, PairBoard,
    Phase, Refusal, Results, Round, Side, Standing, System,
};
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, PlayerId};
use tengen_rules::{ByColor, Color, Rank};

impl Contest {
    /// Enters `player` with `rank` at `now`, or puts them on the waiting list if all places are taken. A player who has
    /// already entered gets the new rank, until their first round. Pairs and teams enter by [`Contest::form`]; this
    /// only updates a member's rank.
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
        if let Some(index) = self.standing_of(player) {
            // An entry that an organiser has sit out keeps sitting out.
            let was_absent = self.entry(index).standing == Standing::Absent;
            let is_news = (was_absent && self.bring_back(index, now))
                || self.update_rank(index, player, rank);
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
        let standing = if self.has_room() {
            Standing::Entered
        } else {
            Standing::Waiting
        };
        let index = self.row_of(player, rank, now)?;
        self.update_rank(index, player, rank);
        self.set_standing(index, standing, now);
        Ok(standing)
    }

    /// Whether another entry can play.
    pub(super) fn has_room(&self) -> bool {
        let entries = self.entries.iter();
        let places = entries.filter(|entry| entry.standing.has_place()).count();
        places < usize::from(self.setup.capacity)
    }

    /// Withdraws `player`, with their pair or team, from the next round on; returns those who move up from the waiting
    /// list.
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
        self.set_standing(index, Standing::Withdrawn, now);
        Ok(self.move_up(now))
    }

    pub(super) fn set_standing(&mut self, index: EntryIndex, standing: Standing, now: Timestamp) {
        let entry = &mut self.entries[index.get()];
        (entry.standing, entry.since) = (standing, now);
    }

    /// Fills free places from the waiting list, while entries are allowed.
    fn move_up(&mut self, now: Timestamp) -> Vec<PlayerId> {
        let mut moved = Vec::new();
        while !self.takes_nobody() && self.has_room() {
            let Some(next) = self.of(Standing::Waiting).next() else {
                break;
            };
            self.set_standing(next, Standing::Entered, now);
            moved.extend(self.entry(next).side.players());
        }
        moved
    }

    /// Replaces `out` by `into`, with `rank`, from now on, also in an open pair of the last round. In a tournament with
    /// fixed players, and in a pair or a team, the results of `out` go over too; otherwise they stay with `out`.
    ///
    /// Returns where they play in the last round, if that game is open.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`], [`Refusal::NotPlaying`] of `out`, [`Refusal::Playing`] of `into`, or [`Refusal::Full`].
    pub fn substitute(
        &mut self,
        out: PlayerId,
        into: PlayerId,
        rank: Option<Rank>,
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
            // A member of a forming side would be missing there.
            if known.is_some() {
                return Err(Refusal::Playing);
            }
            let members = self.entries[old.get()].side.members_mut();
            if let Some(member) = members.iter_mut().find(|member| member.player == out) {
                *member = Member::join(into, rank);
            }
            if let Some(board) = at.and_then(|at| self.board_mut(at).ok()) {
                board.said = ByColor::default();
            }
            return Ok(at);
        }
        let new = self.row_of(into, rank, now)?;
        if self.setup.system.is_fixed() && !self.rounds.is_empty() {
            // Rounds and seeds refer to the index.
            self.entries.swap(old.get(), new.get());
            self.set_standing(new, Standing::Withdrawn, now);
            self.set_standing(old, Standing::Entered, now);
            return Ok(at);
        }
        self.set_standing(old, Standing::Withdrawn, now);
        self.set_standing(new, Standing::Entered, now);
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

    /// The index of the entry of `player`, which is created if needed.
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
            name: None,
            standing: Standing::Withdrawn,
            since: now,
            asks: 0,
            asked_in: None,
        });
        Ok(EntryIndex::new(self.entries.len() - 1))
    }

    /// The board of `player` in the last round, if its game has no result yet.
    fn open_board(&self, player: PlayerId, results: &Results) -> Option<At> {
        let (at, ..) = self.seat_of(player)?;
        results.board(at).is_none().then_some(at)
    }

    /// Publishes proposal `version` at `now`.
    ///
    /// # Errors
    ///
    /// [`Refusal::Outdated`] if it is not the newest, or somebody has entered or left since: nobody is paired with an
    /// absent player.
    pub fn publish(
        &mut self,
        version: u32,
        now: Timestamp,
        results: &Results,
    ) -> Result<(), Refusal> {
        let known = self.proposal.take();
        let proposal = known
            .filter(|proposal| proposal.version == version)
            .ok_or(Refusal::Outdated)?;
        let seats = proposal
            .couples
            .iter()
            .flat_map(|couple| [couple.seats.white, couple.seats.black]);
        let mut paired: Vec<_> = seats.chain(proposal.byes.iter().copied()).collect();
        paired.sort_unstable();
        if paired != self.entries_to_pair(results)? {
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
        self.end_sitting_out(now);
        if self.takes_nobody() {
            self.dissolve(now);
        }
        Ok(())
    }

    /// The player of `color` at a board reports a result. It counts once both sides report the same.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoTable`], [`Refusal::NoDraw`], or [`Refusal::Played`] if the result is known.
    pub fn report(
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

    /// An organiser enters or clears the result at a board, by the colours there.
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

    /// The pair and the board at `at`.
    #[must_use]
    pub fn board(&self, at: At) -> Option<(&Pair, &PairBoard)> {
        let round = usize::from(at.round).checked_sub(1)?;
        let pair = self
            .rounds
            .get(round)?
            .pairs
            .get(at.table.checked_sub(1)?)?;
        let board = pair.boards.get(at.board.checked_sub(1)?)?;
        Some((pair, board))
    }

    pub(super) fn board_mut(&mut self, at: At) -> Result<&mut PairBoard, Refusal> {
        let round = usize::from(at.round)
            .checked_sub(1)
            .and_then(|round| self.rounds.get_mut(round));
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

    /// Assigns `game` to a board.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoTable`], or [`Refusal::Played`] if the board has a game.
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

    /// An organiser ends the tournament early.
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
