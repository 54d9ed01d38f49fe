//! A tournament in a club: entries, rounds with their pairs, and results.
//!
//! A [`Contest`] is a value. Its methods change it or refuse; callers check permissions.
//! Results of games are not in it: they are in the games, so that a game that is corrected corrects its tournament.
//! Standings and pairs are worked out by [`tengen_tournament`].

mod absence;
mod act;
mod apart;
mod bar;
mod bracket;
mod change;
mod entry;
mod figures;
mod form;
mod next;
mod outcome;
mod propose;
mod refusal;
mod round;
mod setup;
mod side;
mod swap;

pub use absence::NoShow;
pub use apart::MAX_APART;
pub use change::Changes;
pub use entry::{Entry, EntryIndex, Standing};
pub use outcome::{NotedBy, Outcome, Results};
pub use refusal::Refusal;
pub use round::{At, Couple, Pair, PairBoard, Proposal, Round};
pub use setup::{
    Format, MAX_ENTRIES, MAX_PLANNED, MAX_ROUNDS, MAX_ROWS, Manner, NextRound, Setup, System,
    TeamSize, Title,
};
pub use side::{Member, Side};

pub use crate::Handicaps;

use tengen_game::clock::Timestamp;
use tengen_game::{GameId, MessageId, Place, PlayerId};
use tengen_rules::Color;

/// The number of a tournament, from 1 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContestId(u64);

impl ContestId {
    /// The one with this number.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl std::fmt::Display for ContestId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    pub setup: Setup,
    pub organiser: PlayerId,
    pub place: Place,
    pub created: Timestamp,
    /// The public message that shows it, once it is known.
    pub message: Option<MessageId>,
    /// All entries ever made, in order; rounds refer to them by index.
    pub entries: Vec<Entry>,
    /// Pairs to keep apart, each once, lower index first.
    pub apart: Vec<[EntryIndex; 2]>,
    /// Fixed by the first round, strongest first: in a round-robin and a knock-out all players, in a McMahon tournament
    /// the top group.
    pub seeds: Vec<EntryIndex>,
    /// The proposed round under review.
    pub proposal: Option<Proposal>,
    /// Number of proposals made: it makes their versions unique.
    pub proposals: u32,
    pub rounds: Vec<Round>,
    /// When the next round is due to be published automatically, as currently known.
    pub next_due: Option<Timestamp>,
    /// Whether an organiser has ended it before its last round.
    pub is_closed: bool,
}

/// The phase of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before the first round.
    Entry,
    /// This round, from 1, is being played, or is the last one and earlier results are missing.
    Running(u8),
    /// This round is over, and another one follows.
    Between(u8),
    /// All rounds are over, or an organiser has ended it.
    Over,
}

impl Contest {
    /// A tournament without entries.
    #[must_use]
    pub fn new(setup: Setup, organiser: PlayerId, place: Place, now: Timestamp) -> Self {
        let mut contest = Self {
            setup,
            organiser,
            place,
            created: now,
            message: None,
            entries: Vec::new(),
            apart: Vec::new(),
            seeds: Vec::new(),
            proposal: None,
            proposals: 0,
            rounds: Vec::new(),
            next_due: None,
            is_closed: false,
        };
        contest.plan_next(&Results::default());
        contest
    }

    #[must_use]
    pub fn phase(&self, results: &Results) -> Phase {
        if self.is_closed {
            return Phase::Over;
        }
        let number = self.rounds.len() as u8;
        if number == 0 {
            return Phase::Entry;
        }
        if number < self.planned_rounds() {
            return if results.is_complete(number) {
                Phase::Between(number)
            } else {
                Phase::Running(number)
            };
        }
        // A round may be published while earlier results are missing: they can still change the winner.
        match results.all_open() {
            0 => Phase::Over,
            _ => Phase::Running(number),
        }
    }

    /// Number of rounds. In a round-robin and a knock-out it follows from the number of players.
    #[must_use]
    pub fn planned_rounds(&self) -> u8 {
        use tengen_tournament::{knock_out, round_robin};
        let players = match self.seeds.len() {
            0 => self.of(Standing::Entered).count(),
            seeded => seeded,
        };
        let rounds = match self.setup.system {
            System::Swiss | System::McMahon => return self.setup.rounds,
            System::RoundRobin => round_robin::rounds(players),
            System::KnockOut => knock_out::rounds(players),
        };
        u8::try_from(rounds).unwrap_or(u8::MAX)
    }

    /// The entry of `player`: the one they play with, or else their latest.
    #[must_use]
    pub fn entry_of(&self, player: PlayerId) -> Option<EntryIndex> {
        let ever = || {
            self.entries
                .iter()
                .rposition(|entry| entry.side.has(player))
        };
        let standing = self.standing_of(player);
        standing.or_else(|| ever().map(EntryIndex::new))
    }

    /// The entry at `index`.
    ///
    /// # Panics
    ///
    /// Never for an index of this tournament.
    #[must_use]
    pub fn entry(&self, index: EntryIndex) -> &Entry {
        &self.entries[index.get()]
    }

    /// The entries with this standing; on the waiting list, longest first.
    pub fn of(&self, standing: Standing) -> impl Iterator<Item = EntryIndex> {
        let entries = self.entries.iter().enumerate();
        let mut chosen: Vec<_> = entries
            .filter(|(_, entry)| entry.standing == standing)
            .collect();
        chosen.sort_by_key(|(_, entry)| entry.since);
        chosen.into_iter().map(|(index, _)| EntryIndex::new(index))
    }

    /// The place, pair and colour of `player` in the last round.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<(At, &Pair, Color)> {
        let index = self.entry_of(player)?;
        let round = self.rounds.len() as u8;
        let board = match self.setup.format {
            Format::Single | Format::Pairs => 1,
            Format::Teams(_) => {
                let mut players = self.entry(index).side.players();
                players.position(|member| member == player)? + 1
            }
        };
        let mut pairs = self.rounds.last()?.pairs.iter().zip(1..);
        pairs.find_map(|(pair, table)| {
            let seats = pair.couple.at_board(board);
            let color = Color::ALL
                .into_iter()
                .find(|color| seats[*color] == index)?;
            let at = At {
                round,
                table,
                board,
            };
            Some((at, pair, color))
        })
    }

    /// The members of entry `index` at `board`, from 1, in the order of their moves.
    ///
    /// # Panics
    ///
    /// Never for a board of the format.
    #[must_use]
    pub fn players_at(&self, index: EntryIndex, board: usize) -> &[Member] {
        let members = self.entry(index).side.members();
        match self.setup.format {
            Format::Single | Format::Pairs => members,
            Format::Teams(_) => &members[board - 1..board],
        }
    }

    /// All games with their places.
    pub fn games(&self) -> impl Iterator<Item = (At, GameId)> {
        self.boards()
            .filter_map(|(at, board)| Some((at, board.game?)))
    }

    /// The place of `game`, if it is one of the tournament.
    #[must_use]
    pub fn place_of(&self, game: GameId) -> Option<At> {
        let mut games = self.games();
        games.find(|(_, other)| *other == game).map(|(at, _)| at)
    }

    /// All boards with their places.
    pub fn boards(&self) -> impl Iterator<Item = (At, &PairBoard)> {
        let rounds = self.rounds.iter().zip(1..);
        rounds.flat_map(|(played, round)| {
            let pairs = played.pairs.iter().zip(1..);
            pairs.flat_map(move |(pair, table)| {
                let boards = pair.boards.iter().zip(1..);
                boards.map(move |(known, board)| {
                    let at = At {
                        round,
                        table,
                        board,
                    };
                    (at, known)
                })
            })
        })
    }

    /// When the tournament needs attention: games to be made, no-shows, and the next round.
    #[must_use]
    pub fn due(&self) -> Option<Timestamp> {
        if self.is_closed {
            return None;
        }
        // A round may be published while an earlier one still needs attention.
        let of_games = match self.setup.manner {
            Manner::Games => self.rounds.iter().filter_map(Round::due).min(),
            Manner::ByHand => None,
        };
        of_games.into_iter().chain(self.next_due).min()
    }

    /// Replaces `player` by `nobody`.
    pub fn forget(&mut self, player: PlayerId, nobody: PlayerId) {
        for entry in &mut self.entries {
            let members = entry.side.members_mut().iter_mut();
            for member in members.filter(|member| member.player == player) {
                member.player = nobody;
                // Their pair or team is dissolved.
                entry.standing = Standing::Withdrawn;
                entry.name = None;
            }
        }
        if self.organiser == player {
            self.organiser = nobody;
        }
        let pairs = self.rounds.iter_mut().flat_map(|round| &mut round.pairs);
        for board in pairs.flat_map(|pair| &mut pair.boards) {
            if let Some((_, NotedBy::Organiser(by))) = &mut board.noted
                && *by == player
            {
                *by = nobody;
            }
        }
    }
}
