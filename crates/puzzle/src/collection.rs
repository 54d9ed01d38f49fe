//! The bundled problems, and files of problems.

use super::file::{self, StudyError};
use super::symmetry::Symmetry;
use super::{Goal, Level, Problem, Task, Topic};
use tengen_rules::{Color, PointSet};
use tengen_sgf::{Collection, Node};

/// The bundled problems, as a file.
const SHIPPED: &str = include_str!("../../../assets/puzzles/problems.sgf");

/// The bundled problems, the easiest first.
pub fn bundled_problems() -> Vec<Problem> {
    read_problems(SHIPPED).expect("the problems that come with the program are tested")
}

/// An unreadable problem in a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("problem {number}: {reason}")]
pub struct BadProblem {
    /// The problem's number in the file, counted from 1.
    pub number: usize,
    pub reason: StudyError,
}

/// Reads the problems of an SGF file: each game has its task (GE), target (TR), region (SL), level (DI) and the
/// solution as a tree. Nothing is proven again.
///
/// # Errors
///
/// [`BadProblem`] with the first unreadable problem.
pub fn read_problems(text: &str) -> Result<Vec<Problem>, BadProblem> {
    let parsed = tengen_sgf::parse_text(text).map_err(|reason| BadProblem {
        number: 0,
        reason: reason.into(),
    })?;
    let games = parsed.collection.games().enumerate();
    games
        .map(|(index, root)| {
            read(root).map_err(|reason| BadProblem {
                number: index + 1,
                reason,
            })
        })
        .collect()
}

fn read(root: Node<'_>) -> Result<Problem, StudyError> {
    let file = file::read(root)?;
    let said = |name| {
        root.value(name)
            .map(|value| value.simple_text().trim().to_owned())
    };
    let task = task(root);
    let level = said("DI").and_then(|text| Level::new(text.parse().ok()?));
    let size = file.scene.size();
    let points = |property| {
        let mut all = PointSet::EMPTY;
        for value in root.values(property) {
            let some = tengen_sgf::to_points(value.raw().trim(), size);
            all = all.union(some.map_err(|reason| StudyError::Point { property, reason })?);
        }
        Ok::<_, StudyError>(all)
    };
    let target = points("TR")?.iter().next();
    let region = points("SL")?;
    let (Some(task), Some(target), Some(level)) = (task, target, level) else {
        return Err(StudyError::NoGoal);
    };
    let to_move = file.scene.to_move();
    let shut_in = !task.attacker(to_move);
    if file.scene.position().board().get(target) != Some(shut_in) {
        return Err(StudyError::NoGoal);
    }
    let goal = Goal {
        task,
        target,
        region,
    };
    Ok(Problem::new(file.scene, goal, level, file.lines)?)
}

fn task(root: Node<'_>) -> Option<Task> {
    Task::from_name(root.value("GE")?.simple_text().trim())
}

/// The topic of a problem in an SGF file; its moves are not replayed.
pub fn topic_of_problem(text: &str) -> Option<Topic> {
    let parsed = tengen_sgf::parse_text(text).ok()?;
    let root = parsed.collection.games().next()?;
    task(root).map(Task::topic)
}

/// The problems as an SGF file that [`read_problems`] reads as the same.
pub fn write_problems(problems: &[Problem]) -> String {
    let mut collection = Collection::new();
    for problem in problems {
        let goal = problem.goal();
        let scene = problem.scene();
        let said = [
            ("GE", vec![goal.task.name().to_owned()]),
            ("DI", vec![problem.level().to_string()]),
            (
                "TR",
                vec![tengen_sgf::from_point(goal.target, scene.size())],
            ),
            ("SL", file::points(goal.region, scene)),
        ];
        file::write(&mut collection, scene, &said, problem.tree().lines());
    }
    collection.to_sgf()
}

/// A key that two problems share if one position is the other turned, mirrored, or with the colours exchanged: the
/// board and the stones of the attacker and of the defender. Whose turn it is does not count.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape(Vec<u16>);

impl Shape {
    /// The shape of a problem's position.
    pub fn of(problem: &Problem) -> Self {
        let (scene, task) = (problem.scene(), problem.goal().task);
        let scene = match task.attacker(scene.to_move()) {
            Color::Black => scene.clone(),
            Color::White => scene.with_colors_exchanged(),
        };
        let seen = Symmetry::ALL.into_iter().map(|symmetry| {
            let seen = scene.transform(symmetry);
            let size = seen.size();
            let mut all = vec![u16::from(size.columns()), u16::from(size.rows())];
            let board = seen.position().board().arrangement();
            for stones in [board.black, board.white] {
                all.extend(stones.iter().map(|point| point.index() as u16));
                all.push(u16::MAX);
            }
            all
        });
        Self(seen.min().expect("there are eight symmetries"))
    }

    /// A hash of the shape, stable across versions.
    pub fn number(&self) -> u64 {
        // FNV-1a (Fowler, Noll and Vo).
        let step = |hash: u64, part: &u16| (hash ^ u64::from(*part)).wrapping_mul(0x0100_0000_01b3);
        self.0.iter().fold(0xcbf2_9ce4_8422_2325, step)
    }
}
