//! From trees of nodes to scenes and lines.

use crate::puzzle::{Line, MOST_LINE_MOVES, MOST_LINES, Mark, Scene, SceneError, TreeError};
use crate::rules::{ByColor, Color, Move, PointSet, RuleSet, Size, Variant};
use crate::sgf::{self, BadPoint, Node, ParseError};

/// The longest comment that is kept, in characters.
const LONGEST_COMMENT: usize = 400;

/// Why a file is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StudyError {
    /// It is no SGF record.
    #[error(transparent)]
    Sgf(#[from] ParseError),
    /// It is about a game that is not played here, or rules that have no name here.
    #[error("the game of the record is not known")]
    Game,
    /// Its board has no size from 1 to 19.
    #[error("a board has 1 to 19 lines")]
    Size,
    /// A property names no point.
    #[error("the property {property}: {reason}")]
    Point {
        /// Which.
        property: &'static str,
        /// Why.
        reason: BadPoint,
    },
    /// Stones are put on the board or taken off within the tree.
    #[error("stones are set up after the first move")]
    LateSetup,
    /// The sides do not move in turn.
    #[error("the sides do not move in turn")]
    Turns,
    /// There is no move.
    #[error("there is no move, so there is no solution")]
    NoMoves,
    /// The position is not possible.
    #[error(transparent)]
    Scene(#[from] SceneError),
    /// The lines are no solution.
    #[error(transparent)]
    Tree(#[from] TreeError),
    /// It does not say what is to be done.
    #[error("the problem's goal or level is missing")]
    NoGoal,
}

/// What a file tells.
pub(in crate::puzzle) struct Told {
    pub(in crate::puzzle) scene: Scene,
    pub(in crate::puzzle) lines: Vec<Line>,
    /// The comment on the position.
    pub(in crate::puzzle) text: Option<String>,
}

/// Reads the game that begins with `root`.
pub(in crate::puzzle) fn read(root: Node<'_>) -> Result<Told, StudyError> {
    let rules = rules(root)?;
    let size = size(root)?;
    let mut stones = ByColor::<PointSet>::default();
    let mut text = None;
    // Some files have their stones in a node of their own.
    let mut start = root;
    loop {
        set_up(start, size, &mut stones)?;
        text = text.or_else(|| comment(start));
        let mut children = start.children();
        match (children.next(), children.next()) {
            (Some(only), None) if !has_move(only) => start = only,
            _ => break,
        }
    }
    let (first, paths) = paths(start, size)?;
    let scene = Scene::new(rules, size, stones, first, Vec::new())?;
    Ok(Told {
        scene,
        lines: to_lines(paths),
        text,
    })
}

fn rules(root: Node<'_>) -> Result<&'static RuleSet, StudyError> {
    let said = |name| {
        root.value(name)
            .map(|value| value.simple_text().trim().to_owned())
    };
    if let Some(named) = said("RU").and_then(|name| RuleSet::named(&name)) {
        return Ok(named);
    }
    match said("GM").as_deref() {
        None | Some("1") => Ok(RuleSet::default_of(Variant::Go)),
        Some(_) => Err(StudyError::Game),
    }
}

fn size(root: Node<'_>) -> Result<Size, StudyError> {
    let Some(value) = root.value("SZ") else {
        return Size::square(Size::MAX).ok_or(StudyError::Size);
    };
    let text = value.simple_text();
    let (columns, rows) = text.split_once(':').unwrap_or((&text, &text));
    let lines = |text: &str| text.trim().parse::<u8>().map_err(|_| StudyError::Size);
    Size::new(lines(columns)?, lines(rows)?).ok_or(StudyError::Size)
}

fn set_up(node: Node<'_>, size: Size, stones: &mut ByColor<PointSet>) -> Result<(), StudyError> {
    for (property, color) in [
        ("AB", Some(Color::Black)),
        ("AW", Some(Color::White)),
        ("AE", None),
    ] {
        for value in node.values(property) {
            let points = sgf::to_points(value.raw().trim(), size);
            let points = points.map_err(|reason| StudyError::Point { property, reason })?;
            for side in Color::ALL {
                stones[side] = stones[side].difference(points);
            }
            if let Some(color) = color {
                stones[color] = stones[color].union(points);
            }
        }
    }
    Ok(())
}

fn has_setup(node: Node<'_>) -> bool {
    ["AB", "AW", "AE"]
        .iter()
        .any(|name| node.value(name).is_some())
}

fn has_move(node: Node<'_>) -> bool {
    node.value("B").is_some() || node.value("W").is_some()
}

fn turn(node: Node<'_>, size: Size) -> Result<Option<(Color, Move)>, StudyError> {
    let moved = |property| node.value(property).map(|value| (property, value));
    let (color, (property, value)) = match (moved("B"), moved("W")) {
        (Some(_), Some(_)) => return Err(StudyError::Turns),
        (Some(black), None) => (Color::Black, black),
        (None, Some(white)) => (Color::White, white),
        (None, None) => return Ok(None),
    };
    let point = sgf::to_vertex(value.raw(), size);
    let point = point.map_err(|reason| StudyError::Point { property, reason })?;
    Ok(Some((color, point.map_or(Move::Pass, Move::Play))))
}

/// A path from the position to an end of the tree.
#[derive(Clone, Default)]
struct Path {
    moves: Vec<Move>,
    /// What is said of it: right and wrong.
    right: Said,
    wrong: Said,
    /// Whether the solver has left the first branch.
    course: Course,
    comment: Option<String>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Said {
    #[default]
    Nothing,
    Yes,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Course {
    #[default]
    Main,
    Left,
}

/// All paths, and who moves first on them.
fn paths(start: Node<'_>, size: Size) -> Result<(Color, Vec<Path>), StudyError> {
    let mut first = None;
    let mut done = Vec::new();
    let mut open: Vec<_> = branches(start, &Path::default());
    while let Some((node, mut path)) = open.pop() {
        if has_setup(node) {
            return Err(StudyError::LateSetup);
        }
        let by_solver = path.moves.len().is_multiple_of(2);
        if let Some((color, mv)) = turn(node, size)? {
            let solver = *first.get_or_insert(color);
            if (color == solver) != by_solver {
                return Err(StudyError::Turns);
            }
            path.moves.push(mv);
            if by_solver {
                let marked = |name, said: Said| {
                    if node.value(name).is_some() {
                        Said::Yes
                    } else {
                        said
                    }
                };
                path.right = marked("TE", path.right);
                path.wrong = marked("BM", path.wrong);
            }
        }
        path.listen(comment(node));
        if path.moves.len() > MOST_LINE_MOVES || done.len() + open.len() > 2 * MOST_LINES {
            return Err(TreeError::TooLarge.into());
        }
        let next = branches(node, &path);
        if next.is_empty() && !path.moves.is_empty() {
            done.push(path);
        }
        open.extend(next);
    }
    Ok((first.ok_or(StudyError::NoMoves)?, done))
}

/// The children of a node with what leads to them, the first on top.
fn branches<'a>(node: Node<'a>, path: &Path) -> Vec<(Node<'a>, Path)> {
    let mut branches: Vec<_> = node.children().map(|child| (child, path.clone())).collect();
    if path.moves.len().is_multiple_of(2) {
        for (_, path) in branches.iter_mut().skip(1) {
            path.course = Course::Left;
        }
    }
    branches.reverse();
    branches
}

impl Path {
    /// Takes in what a comment says.
    fn listen(&mut self, comment: Option<String>) {
        let Some(text) = comment else {
            return;
        };
        for word in text.split(|c: char| !c.is_alphabetic()) {
            match word {
                "RIGHT" | "CORRECT" | "Correct" => self.right = Said::Yes,
                "WRONG" | "INCORRECT" | "Wrong" | "Incorrect" => self.wrong = Said::Yes,
                _ => {}
            }
        }
        let said = text
            .strip_prefix("RIGHT")
            .or_else(|| text.strip_prefix("WRONG"))
            .unwrap_or(&text)
            .trim();
        self.comment = (!said.is_empty()).then(|| said.to_owned());
    }
}

fn comment(node: Node<'_>) -> Option<String> {
    let text = node.value("C")?.text();
    let text: String = text.trim().chars().take(LONGEST_COMMENT).collect();
    (!text.is_empty()).then_some(text)
}

fn to_lines(paths: Vec<Path>) -> Vec<Line> {
    let is_marked = paths.iter().any(|path| path.right == Said::Yes);
    let to_line = |path: Path| {
        let is_right = if is_marked {
            path.right == Said::Yes
        } else {
            path.course == Course::Main
        };
        Line {
            mark: if is_right && path.wrong == Said::Nothing {
                Mark::Right
            } else {
                Mark::Wrong
            },
            moves: path.moves,
            comment: path.comment,
        }
    };
    paths.into_iter().map(to_line).collect()
}
