//! Who has solved what, and how well: everything follows from the attempts, and nothing of it is kept.
//!
//! Ratings are those of Glicko-2. Only somebody's first answer to a puzzle is rated, as a game between the two:
//! a right one beats the puzzle. Each such game is a rating period of its own, so that everybody sees at once
//! what an answer has brought. Time alone changes no rating.

mod pace;
mod rating;
mod streak;

pub use pace::Pace;
pub use rating::{Bout, Rating};
pub use streak::Streak;

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Level, Topic};

/// What somebody has made of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Success {
    /// The first answer was right.
    AtOnce,
    /// A later one was.
    Later,
    /// None was, until now.
    NotYet,
}

/// One person's attempt at one puzzle: there is one of each two at most.
///
/// People and puzzles are whatever names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried<Who, What> {
    /// Who.
    pub who: Who,
    /// Which puzzle.
    pub puzzle: What,
    /// What the puzzle is about.
    pub topic: Topic,
    /// How hard it is, where that was measured.
    pub level: Option<Level>,
    /// When the first answer came, in milliseconds since any fixed time.
    pub at: i64,
    /// The day of the first answer, counted from any fixed one: later answers are not on an earlier day.
    pub day: i32,
    /// What came of it.
    pub success: Success,
}

/// How many puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Those that were answered at least once.
    pub tried: u32,
    /// Those of them that were solved in the end.
    pub solved: u32,
    /// Those of them that were solved by the first answer.
    pub at_once: u32,
}

impl Count {
    fn add(&mut self, success: Success) {
        self.tried += 1;
        self.solved += u32::from(success != Success::NotYet);
        self.at_once += u32::from(success == Success::AtOnce);
    }
}

/// After how many puzzles a rating is shown: before that it says more about chance than about the one who solves.
pub const RATED_FROM: u32 = 5;

/// How one person stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// All puzzles together.
    pub count: Count,
    /// The puzzles about each topic; topics without any are left out.
    pub topics: BTreeMap<Topic, Count>,
    /// The days on which puzzles were first answered that were solved.
    pub streak: Streak,
    /// How well they solve.
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

    /// How well they solve, once they have tried [`RATED_FROM`] puzzles.
    pub fn rated(&self) -> Option<Rating> {
        (self.count.tried >= RATED_FROM).then_some(self.rating)
    }
}

/// What a first answer has done to its giver's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// The rating before.
    pub before: Rating,
    /// The rating after.
    pub after: Rating,
    /// How many puzzles they have tried by then.
    pub tried: u32,
}

/// How everybody stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings<Who, What> {
    people: BTreeMap<Who, Standing>,
    puzzles: BTreeMap<What, Rating>,
}

impl<Who: Copy + Ord, What: Copy + Ord> Standings<Who, What> {
    /// How everybody stands after all that was `tried`, in whichever order it comes.
    pub fn of(tried: impl IntoIterator<Item = Tried<Who, What>>) -> Self {
        let mut tried: Vec<_> = tried.into_iter().collect();
        tried.sort_by_key(|one| (one.at, one.puzzle, one.who));
        let mut all = Self {
            people: BTreeMap::new(),
            puzzles: BTreeMap::new(),
        };
        for one in tried {
            all.add(&one);
        }
        all
    }

    /// What the first answer of `who` to `puzzle` has done to their rating, if there is one among what was `tried`.
    pub fn change(
        tried: impl IntoIterator<Item = Tried<Who, What>>,
        who: Who,
        puzzle: What,
    ) -> Option<Change> {
        let mut tried: Vec<_> = tried.into_iter().collect();
        let order = |one: &Tried<Who, What>| (one.at, one.puzzle, one.who);
        let asked = tried
            .iter()
            .find(|one| one.who == who && one.puzzle == puzzle);
        let asked = *asked?;
        // What came later has not changed it.
        tried.retain(|one| order(one) < order(&asked));
        let mut before = Self::of(tried);
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

    fn add(&mut self, one: &Tried<Who, What>) {
        let person = self.people.entry(one.who).or_insert_with(Standing::new);
        person.count.add(one.success);
        person.topics.entry(one.topic).or_default().add(one.success);
        if one.success != Success::NotYet {
            person.streak.note(one.day);
        }
        let puzzle = self.puzzles.entry(one.puzzle);
        let puzzle = puzzle.or_insert_with(|| Rating::of_puzzle(one.level));
        let (of_person, of_puzzle) = match one.success {
            Success::AtOnce => (Bout::Won, Bout::Lost),
            Success::Later | Success::NotYet => (Bout::Lost, Bout::Won),
        };
        let before = (person.rating, *puzzle);
        person.rating = before.0.after(&[(before.1, of_person)]);
        *puzzle = before.1.after(&[(before.0, of_puzzle)]);
    }

    /// How `who` stands; none if they have answered nothing.
    pub fn person(&self, who: Who) -> Option<&Standing> {
        self.people.get(&who)
    }

    /// The rating of `puzzle`, if it was answered.
    pub fn puzzle(&self, puzzle: What) -> Option<Rating> {
        self.puzzles.get(&puzzle).copied()
    }

    /// Everybody who has answered something, the best first: those whose rating is shown before the others, and of these
    /// those of whom enough is known; by their rating, and if that is shown alike by how many they have solved.
    pub fn ranked(&self) -> Vec<(Who, &Standing)> {
        let mut all: Vec<_> = self.people.iter().map(|(&who, one)| (who, one)).collect();
        all.sort_by_key(|(who, one)| {
            let Standing { count, rating, .. } = one;
            let best = Reverse((rating.shown(), count.solved, count.at_once));
            (one.rated().is_none(), rating.is_provisional(), best, *who)
        });
        all
    }
}
