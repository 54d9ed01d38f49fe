//! Simultaneous games: one member, the master, plays many others at once, each on a board of its own.
//!
//! A [`Simul`] is one that is played in a channel.

mod refusal;

pub use refusal::Refusal;

use std::ops::RangeInclusive;

use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ClubId, GameId, MessageId, PlayerId, Terms, TimeLimit};

/// Number of boards that can be offered.
pub const BOARDS: RangeInclusive<u8> = 2..=30;
/// Hours for which boards can be taken.
pub const HOURS: RangeInclusive<u16> = 1..=336;
/// Retention of a finished exhibition: a game may still be annulled, and a player forgotten.
const RETENTION: Span = Span::days(30);

/// After closing, the last games are waited for as long as one of them ends within this time.
const PATIENCE: Span = Span::days(30);

/// The settings of an exhibition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The terms of an even game.
    pub terms: Terms,
    pub odds: Odds,
    /// Most boards, within [`BOARDS`].
    pub most: u8,
    /// The time for taking boards.
    pub open: TimeLimit,
}

/// Whether weaker players get a handicap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Odds {
    /// By rank difference, where both ranks are known.
    #[default]
    ByRank,
    /// All play even.
    Even,
}

/// A simultaneous exhibition in a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simul {
    pub club: ClubId,
    /// The player of all boards.
    pub master: PlayerId,
    pub setup: Setup,
    /// Whether boards can no longer be taken.
    pub is_closed: bool,
    /// The board message, once it is known.
    pub message: Option<MessageId>,
    /// In the order in which they were taken, at most one per player.
    pub boards: Vec<SimulBoard>,
    /// Time of the last change: set up, board taken, or game ended.
    pub changed: Timestamp,
}

/// A taken board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimulBoard {
    pub player: PlayerId,
    pub game: GameId,
    /// None while the game is running.
    pub end: Option<End>,
}

/// The result of a game for the master.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Won,
    Lost,
    Draw,
    /// Does not count: called off or annulled, without result, or both have lost.
    Void,
}

/// The master's score in finished games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub won: usize,
    pub lost: usize,
    pub drawn: usize,
}

impl Setup {
    /// The time until which boards can be taken, as currently known.
    pub fn closes(&self) -> Timestamp {
        self.open.until()
    }
}

impl Simul {
    /// An exhibition set up by `master` at `now`, without boards.
    pub fn new(club: ClubId, master: PlayerId, setup: Setup, now: Timestamp) -> Self {
        Self {
            club,
            master,
            setup,
            is_closed: false,
            message: None,
            boards: Vec::new(),
            changed: now,
        }
    }

    /// Whether all boards are taken.
    pub fn is_full(&self) -> bool {
        self.boards.len() >= usize::from(self.setup.most)
    }

    /// Whether boards can be taken at `now`.
    pub fn is_open(&self, now: Timestamp) -> bool {
        !self.is_closed && !self.is_full() && now < self.setup.closes()
    }

    /// Whether no game is running, and none will begin.
    pub fn is_over(&self) -> bool {
        (self.is_closed || self.is_full()) && self.running().next().is_none()
    }

    /// The boards with running games.
    pub fn running(&self) -> impl Iterator<Item = &SimulBoard> {
        self.boards.iter().filter(|board| board.end.is_none())
    }

    /// Checks that `who` may take a board at `now`.
    ///
    /// # Errors
    ///
    /// The first [`Refusal`].
    pub fn may_take(&self, who: PlayerId, now: Timestamp) -> Result<(), Refusal> {
        if who == self.master {
            return Err(Refusal::Oneself);
        }
        let mut boards = self.boards.iter();
        if let Some(own) = boards.find(|board| board.player == who) {
            return Err(Refusal::Taken(own.game));
        }
        if self.is_closed || now >= self.setup.closes() {
            return Err(Refusal::Closed);
        }
        if self.is_full() {
            Err(Refusal::Full)
        } else {
            Ok(())
        }
    }

    /// Records the game of `who`, which begins at `now`.
    pub fn add_game(&mut self, game: GameId, who: PlayerId, now: Timestamp) {
        self.boards.push(SimulBoard {
            player: who,
            game,
            end: None,
        });
        self.changed = now;
    }

    /// Records the result of `game` at `now`, or a later decision about it.
    pub fn end_game(&mut self, game: GameId, end: End, now: Timestamp) {
        let mut boards = self.boards.iter_mut();
        if let Some(board) = boards.find(|board| board.game == game) {
            board.end = Some(end);
            self.changed = self.changed.max(now);
        }
    }

    /// Ends the taking of boards.
    pub fn close(&mut self) {
        self.is_closed = true;
    }

    /// The score of finished games.
    pub fn score(&self) -> Score {
        let mut score = Score::default();
        for end in self.boards.iter().filter_map(|board| board.end) {
            match end {
                End::Won => score.won += 1,
                End::Lost => score.lost += 1,
                End::Draw => score.drawn += 1,
                End::Void => {}
            }
        }
        score
    }

    /// The time until which a finished exhibition is kept.
    pub fn retention_end(&self) -> Option<Timestamp> {
        self.is_over().then(|| self.changed.after(RETENTION))
    }

    /// The next change by itself: closing, giving up the last games, or removal.
    pub fn due(&self) -> Option<Timestamp> {
        let closes = (!self.is_closed).then_some(self.setup.closes());
        self.retention_end().or(closes).or(Some(self.waits_until()))
    }

    /// The time until which the last games are waited for, once it is closed.
    pub fn waits_until(&self) -> Timestamp {
        self.patience().until()
    }

    /// The time for the last games, once it is closed.
    pub fn patience(&self) -> TimeLimit {
        TimeLimit {
            since: self.changed,
            span: PATIENCE,
        }
    }

    /// Stops waiting for the last games: they count only if they end after all, and the channel is free for another
    /// exhibition. Games without a clock may go on for ever.
    pub fn give_up(&mut self, now: Timestamp) {
        for board in self.boards.iter_mut().filter(|board| board.end.is_none()) {
            board.end = Some(End::Void);
        }
        self.changed = now;
    }

    /// Replaces `player` by `nobody`. Without a master no board can be taken.
    pub fn forget(&mut self, player: PlayerId, nobody: PlayerId) {
        if self.master == player {
            self.master = nobody;
            self.close();
        }
        for board in &mut self.boards {
            if board.player == player {
                board.player = nobody;
            }
        }
    }

    /// All players it refers to.
    pub fn names(&self) -> impl Iterator<Item = PlayerId> {
        let players = self.boards.iter().map(|board| board.player);
        [self.master].into_iter().chain(players)
    }
}
