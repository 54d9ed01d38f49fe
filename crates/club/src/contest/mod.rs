//! A tournament in a club: who has entered, the rounds with their pairs, and what came of them.
//!
//! A [`Contest`] is a value. What is done to it is a method that changes it or refuses; who may do it, the caller knows.
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
pub use round::{At, Board, Couple, Pair, Proposal, Round};
pub use setup::{
    Format, Handicaps, MAX_ENTRIES, MAX_PLANNED, MAX_ROUNDS, MAX_ROWS, Manner, Setup, System,
    TeamSize, Title,
};
pub use side::{Member, Side};

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

    /// Its number.
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

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// How it is played.
    pub setup: Setup,
    /// Who has set it up.
    pub organiser: PlayerId,
    /// Where it is played.
    pub place: Place,
    /// When it was set up.
    pub created: Timestamp,
    /// The message of everybody's that shows it, once that is known.
    pub message: Option<MessageId>,
    /// All sides that have ever entered, in that order: rounds name them by their places here.
    pub entries: Vec<Entry>,
    /// Those who are not to meet, each pair once, the lower one first.
    pub apart: Vec<[EntryIndex; 2]>,
    /// Since the first round, the strongest first: of a round-robin and a knock-out those who play in it, of a McMahon
    /// tournament those who have started level above the bar.
    pub seeds: Vec<EntryIndex>,
    /// The pairs that an organiser is looking at.
    pub proposal: Option<Proposal>,
    /// How many proposals there were: no two have one number.
    pub proposals: u32,
    /// The rounds that were published.
    pub rounds: Vec<Round>,
    /// Whether an organiser has ended it before its last round.
    pub is_closed: bool,
}

/// How far a tournament has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before the first round.
    Entry,
    /// This round is being played, from 1; or it is the last one, and results of earlier ones are missing.
    Running(u8),
    /// This round is over, and there is another one to come.
    Between(u8),
    /// All rounds are over, or an organiser has ended it.
    Over,
}

impl Contest {
    /// One that nobody has entered yet.
    #[must_use]
    pub fn new(setup: Setup, organiser: PlayerId, place: Place, now: Timestamp) -> Self {
        Self {
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
            is_closed: false,
        }
    }

    /// How far it has come.
    #[must_use]
    pub fn phase(&self, results: &Results) -> Phase {
        if self.is_closed {
            return Phase::Over;
        }
        let number = self.rounds.len() as u8;
        if number == 0 {
            return Phase::Entry;
        }
        if number < self.planned() {
            return if results.is_complete(number) {
                Phase::Between(number)
            } else {
                Phase::Running(number)
            };
        }
        // A round may have been published while results of earlier ones were missing: they still change who has won.
        match results.all_open() {
            0 => Phase::Over,
            _ => Phase::Running(number),
        }
    }

    /// How many rounds there are to be. Of a round-robin and a knock-out, that follows from the number of players.
    #[must_use]
    pub fn planned(&self) -> u8 {
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

    /// Where the entry of `player` is, if they have ever entered: the one with which they are in it, or else the latest.
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
    /// If there is none: all indexes of a contest are of its own entries.
    #[must_use]
    pub fn entry(&self, index: EntryIndex) -> &Entry {
        &self.entries[index.get()]
    }

    /// The entries with this standing; those who wait, the longest waiting first.
    pub fn of(&self, standing: Standing) -> impl Iterator<Item = EntryIndex> {
        let entries = self.entries.iter().enumerate();
        let mut chosen: Vec<_> = entries
            .filter(|(_, entry)| entry.standing == standing)
            .collect();
        chosen.sort_by_key(|(_, entry)| entry.since);
        chosen.into_iter().map(|(index, _)| EntryIndex::new(index))
    }

    /// The pair of `player` in the last round, with where they sit, and their colour there.
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

    /// Who of the entry at `index` plays at `board`, from 1, in the order of their moves.
    ///
    /// # Panics
    ///
    /// If there is none: all sides of a contest are of its own format, and its pairs have as many boards.
    #[must_use]
    pub fn players_at(&self, index: EntryIndex, board: usize) -> &[Member] {
        let members = self.entry(index).side.members();
        match self.setup.format {
            Format::Single | Format::Pairs => members,
            Format::Teams(_) => &members[board - 1..board],
        }
    }

    /// The games of its pairs, with where they are played.
    pub fn games(&self) -> impl Iterator<Item = (At, GameId)> {
        self.boards()
            .filter_map(|(at, board)| Some((at, board.game?)))
    }

    /// The boards of all pairs.
    pub fn boards(&self) -> impl Iterator<Item = (At, &Board)> {
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

    /// When something is due in it, if ever: games that are to be made, and players who have not appeared.
    #[must_use]
    pub fn due(&self) -> Option<Timestamp> {
        if self.is_closed || self.setup.manner == Manner::ByHand {
            return None;
        }
        // A round may be published while something is still due in an earlier one.
        self.rounds.iter().filter_map(Round::due).min()
    }

    /// The same with `nobody` in the place of `player`.
    pub fn forget(&mut self, player: PlayerId, nobody: PlayerId) {
        for entry in &mut self.entries {
            let members = entry.side.members_mut().iter_mut();
            for member in members.filter(|member| member.player == player) {
                member.player = nobody;
                // Those who played with them are no pair or team any more.
                entry.standing = Standing::Withdrawn;
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
