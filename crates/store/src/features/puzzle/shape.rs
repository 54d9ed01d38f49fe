//! Posted puzzles, and who has tried them. Frozen: a change of anything here is a new version.
//!
//! A question about a rule is stored without its answer: the rules work that out. New kinds of puzzles and questions
//! are added at the ends of their enums.

use serde::{Deserialize, Serialize};

use crate::db::{Invalid, as_they_are};
use crate::schema::scalar::{Id, Meaningless, Point};
use tengen_game::PlayerId;
use tengen_puzzle::{self as puzzle, Level};
use tengen_rules::{self as rules, ByColor, PointSet, RuleSet, Size};

/// A puzzle that was posted. Times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Posted {
    pub(crate) puzzle: Puzzle,
    /// Its difficulty, as measured or as stated by its author, 1 to 5.
    pub(crate) level: u8,
    pub(crate) by: Option<Id>,
    pub(crate) club: Option<Id>,
    pub(crate) channel: Id,
    pub(crate) at: i64,
    pub(crate) closes: i64,
    pub(crate) closed: Option<i64>,
    pub(crate) message: Option<Id>,
    /// Whether the poster knows the solution.
    pub(crate) poster_knows: bool,
}

/// The puzzle that a member solves alone, and their attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Practice {
    /// Its number for the member, from 1.
    pub(crate) number: u32,
    /// Its topic, if chosen.
    pub(crate) topic: Option<String>,
    /// The level of the next one, 1 to 5, and the number of puzzles in a row that were solved by the first answer.
    pub(crate) level: u8,
    pub(crate) in_a_row: u32,
    /// None once it was posted for everybody.
    pub(crate) puzzle: Option<Puzzle>,
    pub(crate) attempt: Option<Attempt>,
    /// The interaction that has started it, or has posted it.
    pub(crate) cause: Id,
}

/// A study that waits for a moderator, since a time in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proposal {
    pub(crate) sgf: String,
    /// Guesses made while reading its file.
    pub(crate) remarks: Vec<Remark>,
    /// Its difficulty as stated by its author, 1 to 5.
    pub(crate) level: u8,
    pub(crate) by: Id,
    pub(crate) club: Option<Id>,
    pub(crate) channel: Id,
    pub(crate) at: i64,
}

/// An ambiguity in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Remark {
    Games { taken: u64, games: u64 },
    FirstBranch,
    Charset(String),
}

/// A person's attempts at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Attempt {
    /// The time of the first answer, in milliseconds since 1970.
    pub(crate) since: i64,
    pub(crate) tries: u32,
    pub(crate) stage: AttemptStageShape,
    /// The last interaction that was counted.
    pub(crate) cause: Id,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum AttemptStageShape {
    Trying,
    /// With the last of the tries.
    Solved,
    GaveUp,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Puzzle {
    Rule {
        scene: Scene,
        question: Question,
    },
    /// A problem as a file of problems has it: its proven lines belong to it.
    Problem {
        sgf: String,
    },
    /// A study made by hand, as SGF.
    Study {
        sgf: String,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scene {
    /// The rule set's stable name.
    rules: String,
    /// Columns and rows.
    size: (u8, u8),
    black: Vec<Point>,
    white: Vec<Point>,
    first: Color,
    moves: Vec<Move>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Color {
    Black,
    White,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Move {
    Play(Point),
    Pass,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Question {
    Liberties {
        of: Point,
    },
    Forbidden,
    Captures {
        at: Point,
    },
    Ko {
        at: Point,
    },
    Stones,
    Territory {
        dead: Vec<Point>,
        komi_half_points: i16,
    },
    DeadChains,
    Five,
    Pairs,
    AtariGo {
        moves: u8,
    },
}

impl Puzzle {
    pub(crate) fn of(puzzle: &puzzle::Puzzle) -> Self {
        match puzzle {
            puzzle::Puzzle::Rule(puzzle) => Self::Rule {
                scene: Scene::of(puzzle.scene()),
                question: Question::of(puzzle.question()),
            },
            puzzle::Puzzle::Problem(problem) => Self::Problem {
                sgf: puzzle::write_problems(std::slice::from_ref(problem)),
            },
            puzzle::Puzzle::Study(study) => Self::Study {
                sgf: study.to_sgf(),
            },
        }
    }

    /// The puzzle, which the rules check again.
    pub(crate) fn into_domain(self) -> Result<puzzle::Puzzle, Meaningless> {
        match self {
            Self::Rule { scene, question } => {
                let (scene, question) = (scene.into_domain()?, question.into_domain()?);
                let puzzle = puzzle::RulePuzzle::new(scene, question);
                puzzle
                    .map(puzzle::Puzzle::Rule)
                    .map_err(|_| Meaningless::Puzzle)
            }
            Self::Problem { sgf } => {
                let problems = puzzle::read_problems(&sgf).map_err(|_| Meaningless::Puzzle)?;
                match <[_; 1]>::try_from(problems) {
                    Ok([problem]) => Ok(puzzle::Puzzle::Problem(problem)),
                    Err(_) => Err(Meaningless::Puzzle),
                }
            }
            Self::Study { sgf } => study(&sgf).map(puzzle::Puzzle::Study),
        }
    }

    /// Its topic; the lines of a problem or a study are not examined.
    pub(crate) fn topic(&self) -> Result<puzzle::Topic, Meaningless> {
        match self {
            Self::Rule { question, .. } => {
                let question = question.clone().into_domain()?;
                Ok(puzzle::Topic::Rule(question.topic()))
            }
            Self::Problem { sgf } => puzzle::topic_of_problem(sgf).ok_or(Meaningless::Puzzle),
            Self::Study { .. } => Ok(puzzle::Topic::Study),
        }
    }
}

impl Proposal {
    /// The study, which the rules check again.
    pub(crate) fn study(&self) -> Result<puzzle::Study, Meaningless> {
        study(&self.sgf)
    }

    /// Guesses made while reading its file.
    pub(crate) fn remarks(&self) -> Vec<puzzle::Remark> {
        let remarks = self.remarks.iter().cloned();
        remarks.map(Remark::into_domain).collect()
    }
}

impl Remark {
    pub(crate) fn of(remark: &puzzle::Remark) -> Self {
        match remark {
            puzzle::Remark::Games { taken, games } => Self::Games {
                taken: *taken as u64,
                games: *games as u64,
            },
            puzzle::Remark::FirstBranch => Self::FirstBranch,
            puzzle::Remark::Charset(name) => Self::Charset(name.clone()),
        }
    }

    fn into_domain(self) -> puzzle::Remark {
        match self {
            Self::Games { taken, games } => puzzle::Remark::Games {
                taken: taken as usize,
                games: games as usize,
            },
            Self::FirstBranch => puzzle::Remark::FirstBranch,
            Self::Charset(name) => puzzle::Remark::Charset(name),
        }
    }
}

fn study(sgf: &str) -> Result<puzzle::Study, Meaningless> {
    puzzle::Study::parse(sgf).map_err(|_| Meaningless::Puzzle)
}

/// The level with this number.
pub(crate) fn level(number: u8) -> Result<Level, Meaningless> {
    Level::new(number).ok_or(Meaningless::Puzzle)
}

fn points(set: PointSet) -> Vec<Point> {
    set.iter().map(Point).collect()
}

fn set(points: Vec<Point>) -> PointSet {
    points.into_iter().map(|point| point.0).collect()
}

impl Scene {
    fn of(scene: &puzzle::Scene) -> Self {
        let stones = scene.stones();
        let moves = scene.moves().iter().map(|mv| match *mv {
            rules::Move::Play(point) => Move::Play(Point(point)),
            rules::Move::Pass => Move::Pass,
        });
        Self {
            rules: scene.rules().name.to_owned(),
            size: (scene.size().columns(), scene.size().rows()),
            black: points(stones.black),
            white: points(stones.white),
            first: match scene.first_mover() {
                rules::Color::Black => Color::Black,
                rules::Color::White => Color::White,
            },
            moves: moves.collect(),
        }
    }

    fn into_domain(self) -> Result<puzzle::Scene, Meaningless> {
        let rules = RuleSet::from_name(&self.rules).ok_or(Meaningless::Puzzle)?;
        let (columns, rows) = self.size;
        let size = Size::new(columns, rows).ok_or(Meaningless::Size(columns, rows))?;
        let stones = ByColor {
            black: set(self.black),
            white: set(self.white),
        };
        let first = match self.first {
            Color::Black => rules::Color::Black,
            Color::White => rules::Color::White,
        };
        let moves = self.moves.into_iter().map(|mv| match mv {
            Move::Play(point) => rules::Move::Play(point.0),
            Move::Pass => rules::Move::Pass,
        });
        puzzle::Scene::new(rules, size, stones, first, moves.collect())
            .map_err(|_| Meaningless::Puzzle)
    }
}

impl Question {
    fn of(question: &puzzle::Question) -> Self {
        use puzzle::Question as Q;
        match *question {
            Q::Liberties { of } => Self::Liberties { of: Point(of) },
            Q::Forbidden => Self::Forbidden,
            Q::Captures { at } => Self::Captures { at: Point(at) },
            Q::Ko { at } => Self::Ko { at: Point(at) },
            Q::Stones => Self::Stones,
            Q::Territory { dead, komi } => Self::Territory {
                dead: points(dead),
                komi_half_points: komi.half_points(),
            },
            Q::DeadChains => Self::DeadChains,
            Q::Five => Self::Five,
            Q::Pairs => Self::Pairs,
            Q::AtariGo { moves } => Self::AtariGo { moves },
        }
    }

    fn into_domain(self) -> Result<puzzle::Question, Meaningless> {
        use puzzle::Question as Q;
        Ok(match self {
            Self::Liberties { of } => Q::Liberties { of: of.0 },
            Self::Forbidden => Q::Forbidden,
            Self::Captures { at } => Q::Captures { at: at.0 },
            Self::Ko { at } => Q::Ko { at: at.0 },
            Self::Stones => Q::Stones,
            Self::Territory {
                dead,
                komi_half_points,
            } => Q::Territory {
                dead: set(dead),
                komi: rules::Komi::from_half_points(komi_half_points)
                    .ok_or(Meaningless::Komi(komi_half_points))?,
            },
            Self::DeadChains => Q::DeadChains,
            Self::Five => Q::Five,
            Self::Pairs => Q::Pairs,
            Self::AtariGo { moves } => Q::AtariGo { moves },
        })
    }
}

as_they_are! {
    Attempt
    Posted {
        fn check(&self) -> Result<(), Invalid> {
            level(self.level)?;
            self.puzzle.clone().into_domain()?;
            Ok(())
        }
    }
    Practice {
        fn check(&self) -> Result<(), Invalid> {
            self.clone().into_domain()?;
            Ok(())
        }
    }
    Proposal {
        fn check(&self) -> Result<(), Invalid> {
            level(self.level)?;
            self.study()?;
            Ok(())
        }

        fn player(&self) -> Option<PlayerId> {
            Some(PlayerId::new(self.by.0))
        }
    }
}
