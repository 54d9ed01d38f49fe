//! A season: the players of each division, and the games that were started.
//!
//! Players are identified by their seat, an index into the season's list, so that forgotten players stay distinct.

use std::ops::Range;

use super::SeasonStage;
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, PlayerId, TimeLimit};

/// A season of a league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    /// From 1.
    pub number: u16,
    /// The time in which games may begin.
    pub time: TimeLimit,
    pub stage: SeasonStage,
    players: Vec<PlayerId>,
    sizes: Vec<u8>,
    games: Vec<LeagueGame>,
}

/// A game of a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueGame {
    pub game: GameId,
    /// The seats of its players, lower first.
    pub pair: (usize, usize),
    /// None while it is running.
    pub end: Option<End>,
}

/// One of the two players of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The lower seat.
    First,
    /// The higher seat.
    Second,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A win on the board or by resignation.
    Won(Side),
    /// The time of this side ran out: the other one has won.
    RanOut(Side),
    Draw,
    BothLose,
    /// Does not count: called off or annulled, or without result. The two may play another game.
    Void,
}

impl Side {
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl LeagueGame {
    /// The seat of this side.
    pub fn seat(&self, side: Side) -> usize {
        match side {
            Side::First => self.pair.0,
            Side::Second => self.pair.1,
        }
    }

    /// The side of the player at `seat`.
    pub fn side(&self, seat: usize) -> Option<Side> {
        match self.pair {
            (first, _) if first == seat => Some(Side::First),
            (_, second) if second == seat => Some(Side::Second),
            _ => None,
        }
    }
}

impl Season {
    pub(super) fn new(
        number: u16,
        time: TimeLimit,
        players: Vec<PlayerId>,
        sizes: Vec<u8>,
    ) -> Self {
        Self {
            number,
            time,
            stage: SeasonStage::Running,
            players,
            sizes,
            games: Vec::new(),
        }
    }

    /// A season from stored parts; none if they do not fit together. Players are listed by division, and `sizes` has
    /// the number in each.
    pub fn of(
        number: u16,
        time: TimeLimit,
        stage: SeasonStage,
        players: Vec<PlayerId>,
        sizes: Vec<u8>,
        games: Vec<LeagueGame>,
    ) -> Option<Self> {
        let season = Self {
            stage,
            ..Self::new(number, time, players, sizes)
        };
        let sum: usize = season.sizes.iter().map(|size| usize::from(*size)).sum();
        let fits = sum == season.players.len() && !season.sizes.contains(&0);
        // The division of each seat, computed once for all games.
        let numbered = season.sizes.iter().enumerate();
        let divisions: Vec<_> = numbered
            .flat_map(|(division, size)| std::iter::repeat_n(division, usize::from(*size)))
            .collect();
        let is_pair = |one: &LeagueGame| {
            let (first, second) = one.pair;
            let division = divisions.get(first);
            first < second && division.is_some() && division == divisions.get(second)
        };
        let fits = fits && games.iter().all(is_pair);
        fits.then_some(Self { games, ..season })
    }

    /// The time until which games may begin, as currently known.
    pub fn ends(&self) -> Timestamp {
        self.time.until()
    }

    /// The players, first division first; a seat is an index into this list.
    pub fn players(&self) -> &[PlayerId] {
        &self.players
    }

    /// The sizes of the divisions.
    pub fn sizes(&self) -> &[u8] {
        &self.sizes
    }

    /// All games in the order in which they began.
    pub fn games(&self) -> &[LeagueGame] {
        &self.games
    }

    /// The seat of `player`.
    pub fn seat(&self, player: PlayerId) -> Option<usize> {
        self.players.iter().position(|other| *other == player)
    }

    /// The seats of `division`, from 0; empty if there is no such division.
    pub fn seats(&self, division: usize) -> Range<usize> {
        let sizes = self.sizes.iter().map(|size| usize::from(*size));
        let before = sizes.clone().take(division).sum();
        before..before + sizes.skip(division).take(1).sum::<usize>()
    }

    /// The division of `seat`, from 0.
    pub fn division_at(&self, seat: usize) -> Option<usize> {
        let mut divisions = 0..self.sizes.len();
        divisions.find(|division| self.seats(*division).contains(&seat))
    }

    /// The division of `player`, from 0.
    pub fn division_of(&self, player: PlayerId) -> Option<usize> {
        self.division_at(self.seat(player)?)
    }

    /// The other players in the division of `player`, in the order of seats.
    pub fn opponents(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> {
        let division = self.division_of(player);
        let seats = division.map_or(0..0, |division| self.seats(division));
        let others = self.players[seats].iter().copied();
        others.filter(move |other| *other != player)
    }

    pub fn running(&self) -> impl Iterator<Item = &LeagueGame> {
        self.games.iter().filter(|one| one.end.is_none())
    }

    /// The running games of `player`.
    pub fn running_of(&self, player: PlayerId) -> impl Iterator<Item = &LeagueGame> {
        let seat = self.seat(player);
        self.running()
            .filter(move |one| seat.is_some_and(|seat| one.side(seat).is_some()))
    }

    pub fn game(&self, id: GameId) -> Option<&LeagueGame> {
        self.games.iter().find(|one| one.game == id)
    }

    pub(super) fn game_mut(&mut self, id: GameId) -> Option<&mut LeagueGame> {
        self.games.iter_mut().find(|one| one.game == id)
    }

    pub(super) fn push(&mut self, game: LeagueGame) {
        self.games.push(game);
    }

    /// The games between two seats, without those that do not count.
    pub(super) fn between(&self, pair: (usize, usize)) -> impl Iterator<Item = &LeagueGame> {
        let games = self.games.iter();
        games.filter(move |one| one.pair == pair && one.end != Some(End::Void))
    }

    pub(super) fn rename(&mut self, player: PlayerId, nobody: PlayerId) {
        for other in &mut self.players {
            if *other == player {
                *other = nobody;
            }
        }
    }
}
