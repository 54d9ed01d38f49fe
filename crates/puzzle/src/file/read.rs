//! From trees of nodes to scenes and lines.

use super::key::{Key, judge};
use super::words::{self, TextVerdict};
use crate::{Line, MOST_LINE_MOVES, MOST_LINES, Scene, SceneError, TreeError};
use tengen_rules::{
    ByColor, Color, GoRules, Move, PointSet, RuleSet, Rules, Size, Suicide, Variant,
};
use tengen_sgf::{BadPoint, Node, ParseError};

/// Longest comment, in characters.
const LONGEST_COMMENT: usize = 400;
/// Prefixes of a comment that mark its line; they are not part of the text.
const MARKS: [&str; 3] = ["CHOICERIGHT", "RIGHT", "WRONG"];

/// Why a file is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StudyError {
    /// Not an SGF record.
    #[error(transparent)]
    Sgf(#[from] ParseError),
    /// A game that is not supported, or rules without a name here.
    #[error("the game of the record is not known")]
    Game,
    /// Not a board size from 1 to 19.
    #[error("a board has 1 to 19 lines")]
    Size,
    /// A property names no point.
    #[error("the property {property}: {reason}")]
    Point {
        property: &'static str,
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
    /// The file has no game of the number asked for.
    #[error("the file has {games} games")]
    NoSuchGame { games: usize },
    /// The position is not possible.
    #[error(transparent)]
    Scene(#[from] SceneError),
    /// The lines are no solution.
    #[error(transparent)]
    Tree(#[from] TreeError),
    #[error("the problem's goal or level is missing")]
    NoGoal,
}

/// The content of a file.
pub(crate) struct Content {
    pub(crate) scene: Scene,
    pub(crate) lines: Vec<Line>,
    /// The comment on the position.
    pub(crate) text: Option<String>,
    /// How the right lines were determined.
    pub(crate) key: Key,
}

/// Reads the game that begins with `root`.
pub(crate) fn read(root: Node<'_>) -> Result<Content, StudyError> {
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
    let (lines, key) = judge(paths);
    Ok(Content {
        scene,
        lines,
        text,
        key,
    })
}

fn rules(root: Node<'_>) -> Result<&'static RuleSet, StudyError> {
    let said = |name| {
        root.value(name)
            .map(|value| value.simple_text().trim().to_owned())
    };
    let own = said("RU").and_then(|name| RuleSet::from_name(&name));
    if let Some(own) = own {
        return Ok(own);
    }
    match said("GM").as_deref() {
        None | Some("1") => {}
        Some(_) => return Err(StudyError::Game),
    }
    let known = said("RU").and_then(|name| RuleSet::from_any_name(&name));
    Ok(
        match known.filter(|set| set.rules.variant() == Variant::Go) {
            Some(set) => nearest_offer(set),
            None => RuleSet::default_of(Variant::Go),
        },
    )
}

/// The rule set itself if it is offered here; else the offered one with the same legal moves: a puzzle's score is not
/// counted.
fn nearest_offer(set: &'static RuleSet) -> &'static RuleSet {
    let allows_suicide = matches!(
        set.rules,
        Rules::Go(GoRules {
            suicide: Suicide::Allowed,
            ..
        })
    );
    let like = if allows_suicide {
        "new-zealand"
    } else {
        "chinese"
    };
    let own = RuleSet::from_name(set.name).or(RuleSet::from_name(like));
    own.unwrap_or(RuleSet::default_of(Variant::Go))
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
            let points = tengen_sgf::to_points(value.raw().trim(), size)
                .map_err(|reason| StudyError::Point { property, reason })?;
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
    let point = tengen_sgf::to_vertex(value.raw(), size)
        .map_err(|reason| StudyError::Point { property, reason })?;
    Ok(Some((color, point.map_or(Move::Pass, Move::Play))))
}

/// A path from the position to an end of the tree.
#[derive(Clone, Default)]
pub(super) struct Path {
    pub(super) moves: Vec<Move>,
    /// Marks for right and wrong.
    pub(super) right: TextVerdict,
    pub(super) wrong: TextVerdict,
    pub(super) comment: Option<String>,
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
                path.note_properties(node, "TE", "BM");
            }
        }
        match first {
            Some(Color::Black) => path.note_properties(node, "GB", "GW"),
            Some(Color::White) => path.note_properties(node, "GW", "GB"),
            None => {}
        }
        // The wrong variations of uliGo's collections.
        if node.value("WV").is_some() {
            path.wrong = TextVerdict::Yes;
        }
        path.note_words(node.value("N").map(|name| name.text().into_owned()));
        path.note_comment(comment(node));
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

/// The children of a node with the path to each, as a stack: the first is on top.
fn branches<'a>(node: Node<'a>, path: &Path) -> Vec<(Node<'a>, Path)> {
    let mut branches: Vec<_> = node.children().map(|child| (child, path.clone())).collect();
    branches.reverse();
    branches
}

impl Path {
    /// Notes the properties `right` and `wrong` of `node`.
    fn note_properties(&mut self, node: Node<'_>, right: &str, wrong: &str) {
        for (name, said) in [(right, &mut self.right), (wrong, &mut self.wrong)] {
            if node.value(name).is_some() {
                *said = TextVerdict::Yes;
            }
        }
    }

    /// Looks for words for right and wrong in a text.
    fn note_words(&mut self, text: Option<String>) {
        let (right, wrong) = text.as_deref().map(words::verdict).unwrap_or_default();
        for (words, said) in [(right, &mut self.right), (wrong, &mut self.wrong)] {
            if words == TextVerdict::Yes {
                *said = words;
            }
        }
    }

    /// Notes the comment of a node.
    fn note_comment(&mut self, comment: Option<String>) {
        let Some(text) = &comment else {
            return;
        };
        let said = MARKS
            .into_iter()
            .find_map(|mark| text.strip_prefix(mark))
            .unwrap_or(text);
        self.comment = cut(said, LONGEST_COMMENT);
        self.note_words(comment);
    }
}

fn comment(node: Node<'_>) -> Option<String> {
    let value = node.value("C")?.text();
    let text = value.trim();
    let mark = MARKS
        .into_iter()
        .find(|mark| text.starts_with(mark))
        .unwrap_or_default();
    // The mark does not count towards the length: it is written separately.
    let longest = if mark.is_empty() {
        LONGEST_COMMENT
    } else {
        LONGEST_COMMENT + mark.len() + 1
    };
    cut(text, longest)
}

/// The first `longest` characters of `text`, trimmed; none if nothing is left.
fn cut(text: &str, longest: usize) -> Option<String> {
    let cut: String = text.trim().chars().take(longest).collect();
    let cut = cut.trim_end();
    (!cut.is_empty()).then(|| cut.to_owned())
}
