//! What an SGF file says of a game.
//!
//! The main line counts: from the game's root always on to the first child.

use std::sync::Arc;

use super::komi::KomiTold;
use super::markup::Markup;
use super::records::{Records, Source};
use super::rules_told::RulesTold;
use tengen_rules::{ByColor, Color, Move, Point, PointSet, Size, Variant};
use tengen_sgf::{BadPoint, Node, ParseError, Property};

/// The most moves, and nodes with setups or marks, that a main line may have. The longest games that people have played have
/// a few hundred; this bounds what a hostile file can cost.
pub const MAX_STEPS: usize = 10_000;

/// A game as a file tells it; whether its moves are legal is for [`Transcript::replay`] to say.
#[derive(Clone, Debug)]
pub struct Transcript {
    /// The file that it stands in.
    pub source: Arc<Source>,
    /// The rules that the file names.
    pub rules: RulesTold,
    /// What the file says of its rules (RU), word for word.
    pub rules_named: Option<String>,
    /// The board (SZ), 19 lines if the file names none.
    pub size: Size,
    /// The komi (KM).
    pub komi: KomiTold,
    /// The handicap (HA); 0 if the file names none.
    pub handicap: u8,
    /// The players' names (PB, PW).
    pub players: ByColor<Option<String>>,
    /// The result (RE), word for word.
    pub result: Option<String>,
    pub(super) steps: Vec<Step>,
}

/// What happens at a place of the main line.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// Stones are put on the board or taken off, outside of the turns.
    Setup {
        /// In the order of the file: what the points then hold.
        changes: Vec<(PointSet, Option<Color>)>,
        to_move: Option<Color>,
    },
    /// A side moves.
    Turn(TurnStep),
    /// The node that was just read has marks.
    Markup(Box<Markup>),
}

/// A move as the file has it.
#[derive(Clone, Debug)]
pub(super) struct TurnStep {
    pub(super) color: Color,
    pub(super) mv: Result<Move, BadPoint>,
    /// The number that the file gives it (MN), if it gives one.
    pub(super) number: Option<usize>,
    /// The value, for words about a move that is none.
    pub(super) written: String,
}

/// Why a file gives no game to replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// It is no SGF.
    #[error(transparent)]
    Syntax(#[from] ParseError),
    /// Its GM property names a game that is not played here; SGF gives each game a number.
    #[error("the record is of another game (GM[{0}]); Go is 1 and Gomoku is 4")]
    OtherGame(String),
    /// Its SZ property names no board of 1 to 19 lines.
    #[error("the board size {0:?} is not from 1 to 19 (or columns:rows, as in 13:9)")]
    Size(String),
    /// A stone is put where there is no point.
    #[error("a stone of the setup ({property}[{value}]): {reason}")]
    Setup {
        /// The property: AB, AW or AE.
        property: &'static str,
        /// Its value, cut short.
        value: String,
        /// What is wrong with it.
        reason: BadPoint,
    },
    /// The file has fewer games.
    #[error("there is no game {asked}: the file has {games}")]
    NoSuchGame {
        /// The number asked for, counted from 1.
        asked: usize,
        /// How many there are.
        games: usize,
    },
    /// More than [`MAX_STEPS`].
    #[error("the main line has more than {MAX_STEPS} moves, setups and diagrams")]
    TooLong,
}

impl Transcript {
    /// Reads the main line of the first game in a file.
    ///
    /// # Errors
    ///
    /// [`ImportError`] if the file is no SGF record of a game that is played here.
    pub fn read(bytes: &[u8]) -> Result<Self, ImportError> {
        Records::read(bytes)?.game(1)
    }

    /// Reads the main line of the game that begins with `root`.
    ///
    /// # Errors
    ///
    /// As [`Transcript::read`].
    pub(super) fn of(root: Node<'_>, source: &Arc<Source>) -> Result<Self, ImportError> {
        let rules_named = text(root, "RU");
        let rules = RulesTold::of(root, rules_named.as_deref())?;
        let size = size(root, rules.rules().variant())?;
        let handicap = text(root, "HA").and_then(|stones| stones.parse().ok());
        let mut steps = Vec::new();
        for node in root.main_line() {
            read_node(node, size, &mut steps)?;
        }
        let applications = root
            .values("AP")
            .map(|value| value.simple_text().trim().to_owned());
        let applications: Vec<_> = applications.take(MOST_APPLICATIONS).collect();
        Ok(Self {
            source: Arc::clone(source),
            rules,
            rules_named,
            size,
            komi: KomiTold::read(text(root, "KM"), &applications),
            handicap: handicap.unwrap_or(0),
            players: ByColor {
                black: text(root, "PB"),
                white: text(root, "PW"),
            },
            result: text(root, "RE"),
            steps,
        })
    }

    /// How many moves the main line has, passes and illegal ones included.
    pub fn len(&self) -> usize {
        self.turns().count()
    }

    /// Whether the main line has no move.
    pub fn is_empty(&self) -> bool {
        self.turns().next().is_none()
    }

    pub(super) fn turns(&self) -> impl Iterator<Item = &TurnStep> {
        self.steps.iter().filter_map(|step| match step {
            Step::Turn(turn) => Some(turn),
            Step::Setup { .. } | Step::Markup(_) => None,
        })
    }
}

/// The number of programs that may name themselves in a file: some keep the name of the one before them.
const MOST_APPLICATIONS: usize = 8;

/// What a property says on one line, if it says anything.
pub(super) fn text(node: Node<'_>, name: &str) -> Option<String> {
    let value = node.value(name)?.simple_text();
    let value = value.trim();
    (!value.is_empty()).then(|| value.to_owned())
}

fn size(root: Node<'_>, variant: Variant) -> Result<Size, ImportError> {
    let Some(value) = text(root, "SZ") else {
        let side = match variant {
            Variant::Go | Variant::AtariGo | Variant::GoBang => 19,
            Variant::Gomoku => 15,
        };
        return Ok(Size::square(side).expect("both are from 1 to 19"));
    };
    let (columns, rows) = value.split_once(':').unwrap_or((&value, &value));
    columns
        .trim()
        .parse()
        .ok()
        .zip(rows.trim().parse().ok())
        .and_then(|(columns, rows)| Size::new(columns, rows))
        .ok_or_else(|| ImportError::Size(brief(&value)))
}

/// The beginning of a value, for words about it.
fn brief(value: &str) -> String {
    const LENGTH: usize = 20;
    match value.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{}…", &value[..end]),
        None => value.to_owned(),
    }
}

/// A node's setup and its moves. It should not have both; if it has, the setup comes first.
fn read_node(node: Node<'_>, size: Size, steps: &mut Vec<Step>) -> Result<(), ImportError> {
    let mut changes = Vec::new();
    let mut to_move = None;
    let mut turns: Vec<TurnStep> = Vec::new();
    for property in node.properties() {
        if property.is("B") {
            turns.extend(read_turns(property, Color::Black, size));
        } else if property.is("W") {
            turns.extend(read_turns(property, Color::White, size));
        } else if property.is("PL") {
            to_move = property.values().find_map(|value| side(value.raw()));
        } else if let Some((name, stone)) = setup(property) {
            changes.push((read_points(property, name, size)?, stone));
        }
    }
    if !changes.is_empty() || to_move.is_some() {
        steps.push(Step::Setup { changes, to_move });
    }
    if let Some(first) = turns.first_mut() {
        first.number = text(node, "MN").and_then(|number| number.parse().ok());
    }
    steps.extend(turns.into_iter().map(Step::Turn));
    let markup = Markup::of(node, size);
    if !markup.is_empty() {
        steps.push(Step::Markup(Box::new(markup)));
    }
    if steps.len() > MAX_STEPS {
        return Err(ImportError::TooLong);
    }
    Ok(())
}

/// The name of a property that sets points, and what they hold afterwards.
fn setup(property: Property<'_>) -> Option<(&'static str, Option<Color>)> {
    [
        ("AB", Some(Color::Black)),
        ("AW", Some(Color::White)),
        ("AE", None),
    ]
    .into_iter()
    .find(|&(name, _)| property.is(name))
}

/// Whose turn a PL property says it is.
fn side(value: &str) -> Option<Color> {
    match value.trim().chars().next()? {
        'B' | 'b' | '1' => Some(Color::Black),
        'W' | 'w' | '2' => Some(Color::White),
        _ => None,
    }
}

fn read_turns(property: Property<'_>, color: Color, size: Size) -> impl Iterator<Item = TurnStep> {
    // One more than there may be is enough to see that there are too many.
    property
        .values()
        .take(MAX_STEPS + 1)
        .map(move |value| TurnStep {
            color,
            mv: tengen_sgf::to_vertex(value.raw(), size)
                .map(|point: Option<Point>| point.map_or(Move::Pass, Move::Play)),
            number: None,
            written: brief(value.raw()),
        })
}

fn read_points(
    property: Property<'_>,
    name: &'static str,
    size: Size,
) -> Result<PointSet, ImportError> {
    let mut points = PointSet::EMPTY;
    for value in property.values() {
        let value = value.raw().trim();
        // Some programs write an empty list so.
        if value.is_empty() {
            continue;
        }
        let named = tengen_sgf::to_points(value, size).map_err(|reason| ImportError::Setup {
            property: name,
            value: brief(value),
            reason,
        })?;
        points = points.union(named);
    }
    Ok(points)
}
