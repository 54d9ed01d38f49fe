//! What came of the games of a tournament.

use super::{Contest, Pair};
use crate::game::{GameId, GameResult, PlayerId};
use crate::rules::Color;
use crate::tournament;

/// What came of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This side has won.
    Won(Color),
    /// Half a point for each.
    Jigo,
    /// Both have lost.
    BothLose,
    /// The game does not count, such as when it was called off.
    Void,
}

impl Outcome {
    /// What came of a game that ended so.
    #[must_use]
    pub const fn of(result: GameResult) -> Self {
        match result {
            GameResult::Won(color) => Self::Won(color),
            GameResult::Jigo | GameResult::Draw | GameResult::NoResult => Self::Jigo,
            GameResult::BothLose => Self::BothLose,
            GameResult::CalledOff | GameResult::NotBegun => Self::Void,
        }
    }

    /// The same in standings.
    #[must_use]
    pub const fn in_standings(self) -> tournament::Outcome {
        match self {
            Self::Won(Color::Black) => tournament::Outcome::Black,
            Self::Won(Color::White) => tournament::Outcome::White,
            Self::Jigo => tournament::Outcome::Jigo,
            Self::BothLose => tournament::Outcome::BothLose,
            Self::Void => tournament::Outcome::Unknown,
        }
    }
}

/// Who has noted an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotedBy {
    /// Both players, who have said the same.
    Both,
    /// An organiser.
    Organiser(PlayerId),
    /// Nobody: one of the two has not appeared.
    NoShow,
}

/// What came of all pairs, by rounds and tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results(Vec<Vec<Option<Outcome>>>);

impl Results {
    /// Those of `contest`, where `of_game` tells what came of a game, if it is over.
    /// What was noted by hand goes before what the game tells.
    ///
    /// # Errors
    ///
    /// Those of `of_game`.
    pub fn of<E>(
        contest: &Contest,
        mut of_game: impl FnMut(GameId) -> Result<Option<Outcome>, E>,
    ) -> Result<Self, E> {
        let mut of_pair = |pair: &Pair| match (pair.noted, pair.game) {
            (Some((outcome, _)), _) => Ok(Some(outcome)),
            (None, Some(game)) => of_game(game),
            (None, None) => Ok(None),
        };
        let rounds = contest.rounds.iter();
        let rounds = rounds.map(|round| round.pairs.iter().map(&mut of_pair).collect());
        rounds.collect::<Result<_, E>>().map(Self)
    }

    /// What came of the pair at `table` in `round`, both from 1, if that is known.
    #[must_use]
    pub fn get(&self, round: u8, table: usize) -> Option<Outcome> {
        let tables = self.0.get(usize::from(round).checked_sub(1)?)?;
        tables.get(table.checked_sub(1)?).copied().flatten()
    }

    /// Whether everything is known of `round`, from 1.
    #[must_use]
    pub fn is_complete(&self, round: u8) -> bool {
        self.open(round) == 0
    }

    /// Of how many pairs of all rounds nothing is known yet.
    #[must_use]
    pub fn all_open(&self) -> usize {
        let outcomes = self.0.iter().flatten();
        outcomes.filter(|outcome| outcome.is_none()).count()
    }

    /// Of how many pairs of `round`, from 1, nothing is known yet.
    #[must_use]
    pub fn open(&self, round: u8) -> usize {
        let index = usize::from(round).checked_sub(1);
        let tables = index.and_then(|index| self.0.get(index));
        let tables = tables.into_iter().flatten();
        tables.filter(|outcome| outcome.is_none()).count()
    }
}
