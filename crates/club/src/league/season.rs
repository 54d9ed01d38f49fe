//! A season: who is in which division, and which games were begun.
//!
//! Players are told by where they stand in the list of the season, so that those whose names are gone stay apart.

use std::ops::Range;

use super::Stage;
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, Given, PlayerId};

/// A season of a league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    /// Which, from 1 on.
    pub number: u16,
    /// The time in which games may begin.
    pub time: Given,
    /// How far it has come.
    pub stage: Stage,
    players: Vec<PlayerId>,
    sizes: Vec<u8>,
    games: Vec<LeagueGame>,
}

/// A game of a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueGame {
    /// Which.
    pub game: GameId,
    /// Where its two players stand in the list of the season: the first one stands before the second.
    pub pair: (usize, usize),
    /// What came of it, once it is over.
    pub end: Option<End>,
}

/// One of the two players of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The first one of its pair.
    First,
    /// The second one.
    Second,
}

/// What came of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This side has won: on the board, or because the other one has resigned.
    Won(Side),
    /// The time of this side ran out: the other one has won.
    RanOut(Side),
    /// A draw.
    Draw,
    /// Both have lost.
    BothLose,
    /// It counts for nothing: it was called off or annulled, or has no result. The two may play another one.
    Void,
}

impl Side {
    /// The other one.
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl LeagueGame {
    /// Where this side stands in the list of the season.
    pub fn seat(&self, side: Side) -> usize {
        match side {
            Side::First => self.pair.0,
            Side::Second => self.pair.1,
        }
    }

    /// The side of the player who stands at `seat`, if they play.
    pub fn side(&self, seat: usize) -> Option<Side> {
        match self.pair {
            (first, _) if first == seat => Some(Side::First),
            (_, second) if second == seat => Some(Side::Second),
            _ => None,
        }
    }
}

impl Season {
    pub(super) fn new(number: u16, time: Given, players: Vec<PlayerId>, sizes: Vec<u8>) -> Self {
        Self {
            number,
            time,
            stage: Stage::Running,
            players,
            sizes,
            games: Vec::new(),
        }
    }

    /// The season of these parts; none if they do not fit together. Players are those of the first division first,
    /// and `sizes` says how many are in each.
    pub fn of(
        (number, time, stage): (u16, Given, Stage),
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
        // Of each seat, once for all games.
        let sizes = season.sizes.iter().enumerate();
        let divisions: Vec<_> = sizes
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

    /// Until when games may begin, as far as is known.
    pub fn ends(&self) -> Timestamp {
        self.time.until()
    }

    /// Everybody who plays, those of the first division first.
    pub fn players(&self) -> &[PlayerId] {
        &self.players
    }

    /// How many players are in each division.
    pub fn sizes(&self) -> &[u8] {
        &self.sizes
    }

    /// All games that were begun, in that order.
    pub fn games(&self) -> &[LeagueGame] {
        &self.games
    }

    /// Where `player` stands in the list, if they play.
    pub fn seat(&self, player: PlayerId) -> Option<usize> {
        self.players.iter().position(|other| *other == player)
    }

    /// Where the players of `division`, from 0 on, stand in the list; nowhere if there is no such division.
    pub fn seats(&self, division: usize) -> Range<usize> {
        let sizes = self.sizes.iter().map(|size| usize::from(*size));
        let before = sizes.clone().take(division).sum();
        before..before + sizes.skip(division).take(1).sum::<usize>()
    }

    /// The division of the player who stands at `seat`, from 0 on.
    pub fn division_at(&self, seat: usize) -> Option<usize> {
        let mut divisions = 0..self.sizes.len();
        divisions.find(|division| self.seats(*division).contains(&seat))
    }

    /// The division of `player`, from 0 on, if they play.
    pub fn division_of(&self, player: PlayerId) -> Option<usize> {
        self.division_at(self.seat(player)?)
    }

    /// Those with whom `player` is in a division, in the order of the list.
    pub fn opponents(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> {
        let division = self.division_of(player);
        let seats = division.map_or(0..0, |division| self.seats(division));
        let others = self.players[seats].iter().copied();
        others.filter(move |other| *other != player)
    }

    /// The games that are not over.
    pub fn running(&self) -> impl Iterator<Item = &LeagueGame> {
        self.games.iter().filter(|one| one.end.is_none())
    }

    /// The games of `player` that are not over.
    pub fn running_of(&self, player: PlayerId) -> impl Iterator<Item = &LeagueGame> {
        let seat = self.seat(player);
        self.running()
            .filter(move |one| seat.is_some_and(|seat| one.side(seat).is_some()))
    }

    /// The game `id`, if it is one of the season.
    pub fn game(&self, id: GameId) -> Option<&LeagueGame> {
        self.games.iter().find(|one| one.game == id)
    }

    pub(super) fn game_mut(&mut self, id: GameId) -> Option<&mut LeagueGame> {
        self.games.iter_mut().find(|one| one.game == id)
    }

    pub(super) fn push(&mut self, game: LeagueGame) {
        self.games.push(game);
    }

    /// The games of the two who stand at these places, but for those that count for nothing.
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
