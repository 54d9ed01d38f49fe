//! Results of a tournament's games.

use std::cmp::Ordering;

use super::{At, Contest, Pair, PairBoard, System};
use tengen_game::{GameId, GameResult, PlayerId};
use tengen_rules::Color;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Won(Color),
    /// Half a point for each.
    Jigo,
    BothLose,
    /// The game does not count, such as when it was called off.
    Void,
}

impl Outcome {
    /// The outcome of a finished game.
    #[must_use]
    pub const fn of(result: GameResult) -> Self {
        match result {
            GameResult::Won(color) => Self::Won(color),
            GameResult::Jigo | GameResult::Draw | GameResult::NoResult => Self::Jigo,
            GameResult::BothLose => Self::BothLose,
            GameResult::CalledOff | GameResult::NotBegun => Self::Void,
        }
    }

    /// Converts an outcome at `board`, from 1, to the colours of the first board: colours alternate.
    const fn at_first(self, board: usize) -> Self {
        match (self, board % 2) {
            (Self::Won(Color::Black), 0) => Self::Won(Color::White),
            (Self::Won(Color::White), 0) => Self::Won(Color::Black),
            (same, _) => same,
        }
    }

    /// The outcome in `tengen_tournament`'s terms.
    #[must_use]
    pub const fn in_standings(self) -> tengen_tournament::Outcome {
        match self {
            Self::Won(Color::Black) => tengen_tournament::Outcome::Black,
            Self::Won(Color::White) => tengen_tournament::Outcome::White,
            Self::Jigo => tengen_tournament::Outcome::Jigo,
            Self::BothLose => tengen_tournament::Outcome::BothLose,
            Self::Void => tengen_tournament::Outcome::Unknown,
        }
    }
}

/// The source of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotedBy {
    /// Both players reported the same.
    Both,
    Organiser(PlayerId),
    /// A side did not appear.
    NoShow,
}

/// The results of all pairs, by round and table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results(Vec<Vec<PairResult>>);

/// The result of a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PairResult {
    /// Of the match, by the colours at the first board; none while it is open.
    outcome: Option<Outcome>,
    /// Of each board, by the colours there.
    boards: Vec<Option<Outcome>>,
}

impl PairResult {
    fn of(boards: Vec<Option<Outcome>>, system: System) -> Self {
        let known: Option<Vec<Outcome>> = boards.iter().copied().collect();
        Self {
            outcome: known.map(|known| match_outcome(&known, system)),
            boards,
        }
    }

    fn open(&self) -> usize {
        let boards = self.boards.iter();
        boards.filter(|outcome| outcome.is_none()).count()
    }
}

/// The result of a match by the colours at its first board: the side with more boards wins. If a draw is not possible,
/// the first board with a winner decides.
fn match_outcome(boards: &[Outcome], system: System) -> Outcome {
    if let [only] = boards {
        return *only;
    }
    let numbered = boards.iter().zip(1_usize..);
    let by_first: Vec<_> = numbered
        .map(|(outcome, board)| outcome.at_first(board))
        .collect();
    let won = |color| {
        let all = by_first.iter();
        all.filter(|outcome| **outcome == Outcome::Won(color))
            .count()
    };
    let decided = by_first
        .iter()
        .copied()
        .find(|it| matches!(it, Outcome::Won(_)));
    match won(Color::Black).cmp(&won(Color::White)) {
        Ordering::Greater => Outcome::Won(Color::Black),
        Ordering::Less => Outcome::Won(Color::White),
        Ordering::Equal => match decided {
            Some(decided) if !system.takes_draws() => decided,
            Some(_) => Outcome::Jigo,
            // Only draws, games that both lost, and games that do not count.
            None if by_first.contains(&Outcome::Jigo) => Outcome::Jigo,
            None if by_first.contains(&Outcome::BothLose) => Outcome::BothLose,
            None => Outcome::Void,
        },
    }
}

impl Results {
    /// The results of `contest`, with `of_game` for finished games. Results entered by hand take precedence.
    ///
    /// # Errors
    ///
    /// Those of `of_game`.
    pub fn of<E>(
        contest: &Contest,
        mut of_game: impl FnMut(GameId) -> Result<Option<Outcome>, E>,
    ) -> Result<Self, E> {
        let mut of_board = |board: &PairBoard| match (board.noted, board.game) {
            (Some((outcome, _)), _) => Ok(Some(outcome)),
            (None, Some(game)) => of_game(game),
            (None, None) => Ok(None),
        };
        let system = contest.setup.system;
        let mut of_pair = |pair: &Pair| {
            let boards: Result<Vec<_>, E> = pair.boards.iter().map(&mut of_board).collect();
            boards.map(|boards| PairResult::of(boards, system))
        };
        let rounds = contest
            .rounds
            .iter()
            .map(|round| round.pairs.iter().map(&mut of_pair).collect());
        rounds.collect::<Result<_, E>>().map(Self)
    }

    /// The result at `table` in `round`, both from 1, by the colours at its first board; none while it is open.
    #[must_use]
    pub fn get(&self, round: u8, table: usize) -> Option<Outcome> {
        self.pair(round, table)?.outcome
    }

    /// The result at a board, by the colours there.
    #[must_use]
    pub fn board(&self, at: At) -> Option<Outcome> {
        let boards = &self.pair(at.round, at.table)?.boards;
        boards.get(at.board.checked_sub(1)?).copied().flatten()
    }

    fn pair(&self, round: u8, table: usize) -> Option<&PairResult> {
        let tables = self.0.get(usize::from(round).checked_sub(1)?)?;
        tables.get(table.checked_sub(1)?)
    }

    /// Whether all results of `round`, from 1, are known.
    #[must_use]
    pub fn is_complete(&self, round: u8) -> bool {
        self.open(round) == 0
    }

    /// Number of open games in all rounds.
    #[must_use]
    pub fn all_open(&self) -> usize {
        self.0.iter().flatten().map(PairResult::open).sum()
    }

    /// Number of open games in `round`, from 1.
    #[must_use]
    pub fn open(&self, round: u8) -> usize {
        let index = usize::from(round).checked_sub(1);
        let tables = index.and_then(|index| self.0.get(index));
        tables.into_iter().flatten().map(PairResult::open).sum()
    }
}
