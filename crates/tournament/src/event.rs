//! A tournament: its players and games.

use std::collections::HashSet;

use super::parameters::Parameters;
use super::player::{Player, PlayerId};
use super::points::Points;
use super::slot::{Played, Slot};

/// The most players of a tournament.
pub const MAX_PLAYERS: usize = 1000;
/// The last round that a tournament can have.
pub const MAX_ROUNDS: u8 = 100;
/// The most handicap stones.
pub const MAX_HANDICAP: u8 = 9;

/// A player's place in [`Tournament::players`].
pub type Index = usize;

/// A consistent tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    players: Vec<Player>,
    games: Vec<Game>,
    byes: Vec<Bye>,
    parameters: Parameters,
    /// For each round, each player's part in it.
    rounds: Vec<Vec<Slot>>,
    /// Board points of each player that is a team; empty without teams.
    boards: Vec<Points>,
    /// Pairs to keep apart, in both orders.
    apart: HashSet<(Index, Index)>,
}

/// A game, played or to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The round, from 1.
    pub round: u8,
    /// The player with White.
    pub white: Index,
    /// The player with Black.
    pub black: Index,
    /// Handicap stones.
    pub handicap: u8,
    /// The result.
    pub result: Outcome,
    /// Whether it was decided without a game.
    pub forfeit: bool,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// White won.
    White,
    /// Black won.
    Black,
    /// Neither won.
    Jigo,
    /// Both get a win.
    BothWin,
    /// Neither gets anything.
    BothLose,
    /// Unknown, or open.
    Unknown,
}

/// A bye: a round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// The round, from 1.
    pub round: u8,
    /// The player.
    pub player: Index,
}

/// One of the two colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

impl Side {
    /// The other colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// Why parts do not make a tournament.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventError {
    /// Too many players.
    #[error("a tournament has at most {MAX_PLAYERS} players")]
    TooManyPlayers,
    /// Two players have one id.
    #[error("there are two players {0}")]
    SameId(PlayerId),
    /// Not a round.
    #[error("a round is from 1 to {MAX_ROUNDS}, not {0}")]
    Round(u8),
    /// Not a handicap.
    #[error("a handicap is from 0 to {MAX_HANDICAP}, not {0}")]
    Handicap(u8),
    /// A player is twice in a round.
    #[error("player {player} is in round {round} twice")]
    Twice {
        /// The player.
        player: PlayerId,
        /// The round.
        round: u8,
    },
}

impl Tournament {
    /// Builds a tournament. The order of `players` breaks ties.
    ///
    /// # Errors
    ///
    /// An [`EventError`] if the parts do not fit together.
    ///
    /// # Panics
    ///
    /// If a game or a bye refers to a missing player.
    pub fn new(
        players: Vec<Player>,
        games: Vec<Game>,
        byes: Vec<Bye>,
        parameters: Parameters,
    ) -> Result<Self, EventError> {
        if players.len() > MAX_PLAYERS {
            return Err(EventError::TooManyPlayers);
        }
        let mut seen = HashSet::new();
        if let Some(player) = players.iter().find(|player| !seen.insert(&player.id)) {
            return Err(EventError::SameId(player.id.clone()));
        }
        let of_games = games.iter().map(|game| game.round);
        let last = of_games.chain(byes.iter().map(|bye| bye.round)).max();
        let mut event = Self {
            players,
            games,
            byes,
            parameters,
            rounds: Vec::new(),
            boards: Vec::new(),
            apart: HashSet::new(),
        };
        event.fill(last.unwrap_or(0))?;
        Ok(event)
    }

    /// Sets the board points of players that are teams, in their order.
    #[must_use]
    pub fn with_boards(self, points: Vec<Points>) -> Self {
        Self {
            boards: points,
            ..self
        }
    }

    /// Keeps each of these `pairs` apart: they are paired only if nothing else is possible; other pairs meet again
    /// first.
    #[must_use]
    pub fn keeping_apart(self, pairs: impl IntoIterator<Item = [Index; 2]>) -> Self {
        let both_ways = |[one, other]: [Index; 2]| [(one, other), (other, one)];
        Self {
            apart: pairs.into_iter().flat_map(both_ways).collect(),
            ..self
        }
    }

    /// Whether these two are kept apart.
    pub(super) fn keeps_apart(&self, one: Index, other: Index) -> bool {
        self.apart.contains(&(one, other))
    }

    /// The board points of `player`.
    pub(super) fn boards(&self, player: Index) -> Points {
        self.boards.get(player).copied().unwrap_or(Points::ZERO)
    }

    /// Fills in each player's part in the rounds up to `last`.
    fn fill(&mut self, last: u8) -> Result<(), EventError> {
        let mut rounds: Vec<_> = (1..=last.min(MAX_ROUNDS))
            .map(|round| self.without_games(round))
            .collect();
        for game in &self.games {
            if game.handicap > MAX_HANDICAP {
                return Err(EventError::Handicap(game.handicap));
            }
            for side in [Side::White, Side::Black] {
                let slot = Slot::game(game, side);
                self.seat(&mut rounds, game.round, game.player(side), slot)?;
            }
        }
        for bye in &self.byes {
            self.seat(&mut rounds, bye.round, bye.player, Slot::Bye)?;
        }
        self.rounds = rounds;
        Ok(())
    }

    /// The players, in the order that breaks ties.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// All games.
    #[must_use]
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// All byes.
    #[must_use]
    pub fn byes(&self) -> &[Bye] {
        &self.byes
    }

    /// The parameters.
    #[must_use]
    pub const fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// The last round with a game or a bye; 0 without any.
    #[must_use]
    pub fn last_round(&self) -> u8 {
        self.rounds.len() as u8
    }

    /// The part of `player` in `round`.
    pub(super) fn slot(&self, player: Index, round: u8) -> Slot {
        let of_round = usize::from(round).checked_sub(1);
        match of_round.and_then(|at| self.rounds.get(at)) {
            Some(slots) => slots[player],
            None => Slot::before_pairing(&self.players[player], round),
        }
    }

    /// The games of `player` in the rounds before `round`.
    pub(super) fn games_before(
        &self,
        player: Index,
        round: u8,
    ) -> impl Iterator<Item = (u8, Played)> + '_ {
        (1..round).filter_map(move |earlier| match self.slot(player, earlier) {
            Slot::Played(game) => Some((earlier, game)),
            _ => None,
        })
    }

    /// The participants of `round`, paired or not.
    #[must_use]
    pub fn participants(&self, round: u8) -> Vec<Index> {
        let takes_part = |player: &Index| self.players[*player].rounds.contains(round);
        (0..self.players.len()).filter(takes_part).collect()
    }

    fn without_games(&self, round: u8) -> Vec<Slot> {
        let players = self.players.iter();
        players
            .map(|player| Slot::before_pairing(player, round))
            .collect()
    }

    fn seat(
        &self,
        rounds: &mut [Vec<Slot>],
        round: u8,
        player: Index,
        slot: Slot,
    ) -> Result<(), EventError> {
        let at = usize::from(round).checked_sub(1);
        let slots = at.and_then(|at| rounds.get_mut(at));
        let current = &mut slots.ok_or(EventError::Round(round))?[player];
        if matches!(current, Slot::Played(_) | Slot::Bye) {
            let player = self.players[player].id.clone();
            return Err(EventError::Twice { player, round });
        }
        *current = slot;
        Ok(())
    }
}

impl Game {
    /// The player with the colour `side`.
    #[must_use]
    pub const fn player(&self, side: Side) -> Index {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }
}

impl Outcome {
    /// The points for `side`.
    #[must_use]
    pub const fn points(self, side: Side) -> Points {
        match (self, side) {
            (Self::White, Side::White) | (Self::Black, Side::Black) | (Self::BothWin, _) => {
                Points::ONE
            }
            (Self::Jigo, _) => Points::HALF,
            _ => Points::ZERO,
        }
    }
}
