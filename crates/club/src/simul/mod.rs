//! Simultaneous games: one member, the master, plays many others at once, each on a board of its own.
//!
//! A [`Simul`] is one that is played in a channel.

mod refusal;

pub use refusal::Refusal;

use std::ops::RangeInclusive;

use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ClubId, GameId, Given, MessageId, PlayerId, Terms};

/// So many boards can be offered.
pub const BOARDS: RangeInclusive<u8> = 2..=30;
/// For so many hours they can be.
pub const HOURS: RangeInclusive<u16> = 1..=336;
/// So long what is over is kept: a game may still be annulled, and somebody be forgotten.
const KEPT: Span = Span::days(30);

/// The games that go on when nobody can take a board any more may go on for so long without one of them ending.
const PATIENCE: Span = Span::days(30);

/// What the master offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The terms of an even game.
    pub terms: Terms,
    /// Whether weaker players are given something.
    pub odds: Odds,
    /// How many boards there are at most, within [`BOARDS`].
    pub most: u8,
    /// The time in which they can be taken.
    pub open: Given,
}

/// Whether weaker players are given something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Odds {
    /// What makes the game even, where both ranks are known.
    #[default]
    ByRank,
    /// All play even.
    Even,
}

/// Simultaneous games in a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simul {
    /// The club of the channel.
    pub club: ClubId,
    /// Who plays all of them.
    pub master: PlayerId,
    /// What is offered.
    pub setup: Setup,
    /// Whether no board can be taken any more.
    pub is_closed: bool,
    /// The message that shows them, once that is known.
    pub message: Option<MessageId>,
    /// The boards that were taken, in that order; nobody has two.
    pub boards: Vec<Board>,
    /// When they were set up, or a board was taken or its game ended last.
    pub changed: Timestamp,
}

/// A board that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// By whom.
    pub player: PlayerId,
    /// Its game.
    pub game: GameId,
    /// How that ended, if it has.
    pub end: Option<End>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The master has won.
    Won,
    /// The master has lost.
    Lost,
    /// Neither has.
    Draw,
    /// It counts for nothing: it was called off or annulled, has no result, or both have lost.
    Void,
}

/// What the games that are over come to for the master.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// How many were won.
    pub won: usize,
    /// How many were lost.
    pub lost: usize,
    /// How many were drawn.
    pub drawn: usize,
}

impl Setup {
    /// Until when boards can be taken, as far as is known.
    pub fn closes(&self) -> Timestamp {
        self.open.until()
    }
}

impl Simul {
    /// What `master` sets up at `now`; no board is taken yet.
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

    /// Whether as many boards are taken as there are.
    pub fn is_full(&self) -> bool {
        self.boards.len() >= usize::from(self.setup.most)
    }

    /// Whether boards can be taken at `now`.
    pub fn is_open(&self, now: Timestamp) -> bool {
        !self.is_closed && !self.is_full() && now < self.setup.closes()
    }

    /// Whether no game goes on, and none will.
    pub fn is_over(&self) -> bool {
        (self.is_closed || self.is_full()) && self.running().next().is_none()
    }

    /// The boards whose games go on.
    pub fn running(&self) -> impl Iterator<Item = &Board> {
        self.boards.iter().filter(|board| board.end.is_none())
    }

    /// Whether `who` may take a board at `now`.
    ///
    /// # Errors
    ///
    /// The first [`Refusal`] that stands against it.
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
        match self.is_full() {
            true => Err(Refusal::Full),
            false => Ok(()),
        }
    }

    /// The board of `who` has begun at `now`, who may take one.
    pub fn begun(&mut self, game: GameId, who: PlayerId, now: Timestamp) {
        self.boards.push(Board {
            player: who,
            game,
            end: None,
        });
        self.changed = now;
    }

    /// Takes in how `game` ended at `now`, or what was decided about it later.
    pub fn ended(&mut self, game: GameId, end: End, now: Timestamp) {
        let mut boards = self.boards.iter_mut();
        if let Some(board) = boards.find(|board| board.game == game) {
            board.end = Some(end);
            self.changed = self.changed.max(now);
        }
    }

    /// No board can be taken any more.
    pub fn close(&mut self) {
        self.is_closed = true;
    }

    /// What the games that are over come to.
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

    /// Until when it is kept, once it is over.
    pub fn kept_until(&self) -> Option<Timestamp> {
        self.is_over().then(|| self.changed.after(KEPT))
    }

    /// When something is due, if ever: it closes by itself, does not wait for the last games any more, or goes.
    pub fn due(&self) -> Option<Timestamp> {
        let closes = (!self.is_closed).then_some(self.setup.closes());
        self.kept_until().or(closes).or(Some(self.waits_until()))
    }

    /// Until when the last games are waited for, once it is closed.
    pub fn waits_until(&self) -> Timestamp {
        self.patience().until()
    }

    /// The time for which the last games are waited for, once it is closed.
    pub fn patience(&self) -> Given {
        Given {
            since: self.changed,
            span: PATIENCE,
        }
    }

    /// The last games are not waited for any more: they count for nothing unless they end all the same, and others can
    /// play in the channel. Games without a clock may go on for ever.
    pub fn give_up(&mut self, now: Timestamp) {
        for board in self.boards.iter_mut().filter(|board| board.end.is_none()) {
            board.end = Some(End::Void);
        }
        self.changed = now;
    }

    /// `nobody` stands in the place of `player`. Without a master no board can be taken any more.
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

    /// Everybody whom it names.
    pub fn names(&self) -> impl Iterator<Item = PlayerId> {
        let players = self.boards.iter().map(|board| board.player);
        [self.master].into_iter().chain(players)
    }
}
