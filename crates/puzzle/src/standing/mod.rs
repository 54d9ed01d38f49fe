//! Solved puzzles and ratings of players: computed from the attempts, and never stored.
//!
//! Ratings are those of Glicko-2. Only a member's first answer to a puzzle is rated, as a game between the two: a right
//! one beats the puzzle. Each such game is a rating period of its own, so that the effect of an answer shows at once.
//! Time alone changes no rating.

mod pace;
mod rating;
mod streak;

pub use pace::Pace;
pub use rating::{Bout, Rating};
pub use streak::Streak;

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Level, Topic};

/// The result of a person's answers to a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Success {
    /// The first answer was right.
    AtOnce,
    /// A later answer was right.
    Later,
    /// No answer was right yet.
    NotYet,
}

/// One person's attempt at one puzzle, at most one of each pair.
///
/// `Who` and `What` are any types that identify people and puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedAttempt<Who, What> {
    pub who: Who,
    pub puzzle: What,
    pub topic: Topic,
    /// The difficulty, where it was measured.
    pub level: Option<Level>,
    /// Time of the first answer, in milliseconds since a fixed time.
    pub at: i64,
    /// Day of the first answer, counted from a fixed one; later answers are not on an earlier day.
    pub day: i32,
    pub success: Success,
}

/// Numbers of puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Answered at least once.
    pub tried: u32,
    /// Solved in the end.
    pub solved: u32,
    /// Solved by the first answer.
    pub at_once: u32,
}

impl Count {
    fn add(&mut self, success: Success) {
        self.tried += 1;
        self.solved += u32::from(success != Success::NotYet);
        self.at_once += u32::from(success == Success::AtOnce);
    }
}

/// Number of puzzles after which a rating is shown: before that it says more about chance than about strength.
pub const RATED_FROM: u32 = 5;

/// The standing of one person.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// All puzzles together.
    pub count: Count,
    /// The puzzles about each topic; topics without any are left out.
    pub topics: BTreeMap<Topic, Count>,
    /// Consecutive days with a solved puzzle.
    pub streak: Streak,
    pub rating: Rating,
}

impl Standing {
    fn new() -> Self {
        Self {
            count: Count::default(),
            topics: BTreeMap::new(),
            streak: Streak::default(),
            rating: Rating::of_newcomer(),
        }
    }

    /// The rating, after [`RATED_FROM`] puzzles.
    pub fn established_rating(&self) -> Option<Rating> {
        (self.count.tried >= RATED_FROM).then_some(self.rating)
    }
}

/// The change of a rating by a first answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    pub before: Rating,
    pub after: Rating,
    /// Puzzles the person had tried by then.
    pub tried: u32,
}

/// The standings of all people and puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings<Who, What> {
    people: BTreeMap<Who, Standing>,
    puzzles: BTreeMap<What, Rating>,
}

impl<Who: Copy + Ord, What: Copy + Ord> Standings<Who, What> {
    /// The standings after `attempts`, in any order.
    pub fn of(attempts: impl IntoIterator<Item = RatedAttempt<Who, What>>) -> Self {
        let mut attempts: Vec<_> = attempts.into_iter().collect();
        attempts.sort_by_key(|attempt| (attempt.at, attempt.puzzle, attempt.who));
        let mut all = Self {
            people: BTreeMap::new(),
            puzzles: BTreeMap::new(),
        };
        for attempt in attempts {
            all.add(&attempt);
        }
        all
    }

    /// The rating change by the first answer of `who` to `puzzle`; none if `attempts` has none.
    pub fn change(
        attempts: impl IntoIterator<Item = RatedAttempt<Who, What>>,
        who: Who,
        puzzle: What,
    ) -> Option<Change> {
        let mut attempts: Vec<_> = attempts.into_iter().collect();
        let order = |attempt: &RatedAttempt<Who, What>| (attempt.at, attempt.puzzle, attempt.who);
        let asked = attempts
            .iter()
            .find(|attempt| attempt.who == who && attempt.puzzle == puzzle);
        let asked = *asked?;
        // Later attempts do not change it.
        attempts.retain(|attempt| order(attempt) < order(&asked));
        let mut before = Self::of(attempts);
        let rating = |all: &Self| all.people.get(&who).map(|person| person.rating);
        let earlier = rating(&before).unwrap_or_else(Rating::of_newcomer);
        before.add(&asked);
        let person = before.people.get(&who)?;
        Some(Change {
            before: earlier,
            after: person.rating,
            tried: person.count.tried,
        })
    }

    fn add(&mut self, attempt: &RatedAttempt<Who, What>) {
        let person = self.people.entry(attempt.who).or_insert_with(Standing::new);
        person.count.add(attempt.success);
        person
            .topics
            .entry(attempt.topic)
            .or_default()
            .add(attempt.success);
        if attempt.success != Success::NotYet {
            person.streak.note(attempt.day);
        }
        let puzzle = self
            .puzzles
            .entry(attempt.puzzle)
            .or_insert_with(|| Rating::of_puzzle(attempt.level));
        let (of_person, of_puzzle) = match attempt.success {
            Success::AtOnce => (Bout::Won, Bout::Lost),
            Success::Later | Success::NotYet => (Bout::Lost, Bout::Won),
        };
        let (rating, difficulty) = (person.rating, *puzzle);
        person.rating = rating.after(&[(difficulty, of_person)]);
        *puzzle = difficulty.after(&[(rating, of_puzzle)]);
    }

    /// The standing of `who`; none if they have answered nothing.
    pub fn person(&self, who: Who) -> Option<&Standing> {
        self.people.get(&who)
    }

    /// The rating of `puzzle`, if it was answered.
    pub fn puzzle(&self, puzzle: What) -> Option<Rating> {
        self.puzzles.get(&puzzle).copied()
    }

    /// Everybody with an answer, best first: established ratings, then provisional ones, then people without a shown
    /// rating; each by rating, ties by the number solved.
    pub fn ranking(&self) -> Vec<(Who, &Standing)> {
        let mut all: Vec<_> = self.people.iter().map(|(&who, one)| (who, one)).collect();
        all.sort_by_key(|(who, one)| {
            let Standing { count, rating, .. } = one;
            let best = Reverse((rating.rounded(), count.solved, count.at_once));
            (
                one.established_rating().is_none(),
                rating.is_provisional(),
                best,
                *who,
            )
        });
        all
    }
}
