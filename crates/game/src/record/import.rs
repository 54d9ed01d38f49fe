//! Reads a game from an SGF file.
//!
//! The main line counts: from the game's root always on to the first child.

use std::sync::Arc;

use super::komi::ReadKomi;
use super::markup::Markup;
use super::records::{Records, Source};
use super::rule_reading::ReadRules;
use tengen_rules::{ByColor, Color, Move, Point, PointSet, Size, Variant};
use tengen_sgf::{BadPoint, Node, ParseError, Property};

/// Most moves, and nodes with setups or markup, of a main line. The longest games of people have a few hundred; this
/// bounds the cost of a hostile file.
pub const MAX_STEPS: usize = 10_000;

/// A game as a file has it; [`Transcript::replay`] checks its moves.
#[derive(Clone, Debug)]
pub struct Transcript {
    /// The file it is from.
    pub source: Arc<Source>,
    pub rules: ReadRules,
    /// The verbatim value of RU.
    pub rules_named: Option<String>,
    /// The board (SZ), 19×19 by default.
    pub size: Size,
    /// The komi (KM).
    pub komi: ReadKomi,
    /// The handicap (HA), 0 by default.
    pub handicap: u8,
    /// The players' names (PB, PW).
    pub players: ByColor<Option<String>>,
    /// The verbatim result (RE).
    pub result: Option<String>,
    pub(super) steps: Vec<RecordStep>,
}

/// A step of the main line.
#[derive(Clone, Debug)]
pub(super) enum RecordStep {
    /// Stones are added or removed outside the turns.
    Setup {
        /// In the order of the file: points, and their content afterwards.
        changes: Vec<(PointSet, Option<Color>)>,
        to_move: Option<Color>,
    },
    /// A side moves.
    Turn(TurnStep),
    /// The markup of the node before.
    Markup(Box<Markup>),
}

/// A move as the file has it.
#[derive(Clone, Debug)]
pub(super) struct TurnStep {
    pub(super) color: Color,
    pub(super) mv: Result<Move, BadPoint>,
    /// The number in the file (MN).
    pub(super) number: Option<usize>,
    /// The value as written, for error messages.
    pub(super) written: String,
}

/// Why a game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// Not SGF.
    #[error(transparent)]
    Syntax(#[from] ParseError),
    /// The GM property names an unsupported game, by its number in SGF.
    #[error("the record is of another game (GM[{0}]); Go is 1 and Gomoku is 4")]
    OtherGame(String),
    /// The SZ property is not a board of 1 to 19 lines.
    #[error("the board size {0:?} is not from 1 to 19 (or columns:rows, as in 13:9)")]
    Size(String),
    /// A setup property names no point.
    #[error("a stone of the setup ({property}[{value}]): {reason}")]
    Setup {
        /// AB, AW or AE.
        property: &'static str,
        /// The value, cut short.
        value: String,
        reason: BadPoint,
    },
    /// The file has fewer games.
    #[error("there is no game {asked}: the file has {games}")]
    NoSuchGame {
        /// Counted from 1.
        asked: usize,
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
    /// [`ImportError`] if the file is not a record of a supported game.
    pub fn read(bytes: &[u8]) -> Result<Self, ImportError> {
        Records::read(bytes)?.game(1)
    }

    /// Reads the main line of the game at `root`.
    ///
    /// # Errors
    ///
    /// As [`Transcript::read`].
    pub(super) fn of(root: Node<'_>, source: &Arc<Source>) -> Result<Self, ImportError> {
        let rules_named = text(root, "RU");
        let rules = ReadRules::of(root, rules_named.as_deref())?;
        let size = size(root, rules.rules().variant())?;
        let handicap = text(root, "HA").and_then(|stones| stones.parse().ok());
        let mut steps = Vec::new();
        for node in root.main_line() {
            read_node(node, size, &mut steps)?;
        }
        let applications: Vec<_> = root
            .values("AP")
            .map(|value| value.simple_text().trim().to_owned())
            .take(MOST_APPLICATIONS)
            .collect();
        Ok(Self {
            source: Arc::clone(source),
            rules,
            rules_named,
            size,
            komi: ReadKomi::read(text(root, "KM"), &applications),
            handicap: handicap.unwrap_or(0),
            players: ByColor {
                black: text(root, "PB"),
                white: text(root, "PW"),
            },
            result: text(root, "RE"),
            steps,
        })
    }

    /// Number of moves in the main line, passes and illegal ones included.
    pub fn len(&self) -> usize {
        self.turns().count()
    }

    /// Whether the main line has no move.
    pub fn is_empty(&self) -> bool {
        self.turns().next().is_none()
    }

    pub(super) fn turns(&self) -> impl Iterator<Item = &TurnStep> {
        self.steps.iter().filter_map(|step| match step {
            RecordStep::Turn(turn) => Some(turn),
            RecordStep::Setup { .. } | RecordStep::Markup(_) => None,
        })
    }
}

/// Most AP properties that are read: some programs keep the name of the one before them.
const MOST_APPLICATIONS: usize = 8;

/// The trimmed value of a property as one line; none if it is empty.
pub(super) fn text(node: Node<'_>, name: &str) -> Option<String> {
    let value = node.value(name)?.simple_text();
    let trimmed = value.trim();
    (!trimmed.is_empty()).then(|| trimmed.to_owned())
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
        .ok_or_else(|| ImportError::Size(shorten(&value)))
}

/// The beginning of a value, for error messages.
fn shorten(value: &str) -> String {
    const LENGTH: usize = 20;
    match value.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{}…", &value[..end]),
        None => value.to_owned(),
    }
}

/// Reads a node's setup and moves. A node should not have both; if it has, the setup comes first.
fn read_node(node: Node<'_>, size: Size, steps: &mut Vec<RecordStep>) -> Result<(), ImportError> {
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
        steps.push(RecordStep::Setup { changes, to_move });
    }
    if let Some(first) = turns.first_mut() {
        first.number = text(node, "MN").and_then(|number| number.parse().ok());
    }
    steps.extend(turns.into_iter().map(RecordStep::Turn));
    let markup = Markup::of(node, size);
    if !markup.is_empty() {
        steps.push(RecordStep::Markup(Box::new(markup)));
    }
    if steps.len() > MAX_STEPS {
        return Err(ImportError::TooLong);
    }
    Ok(())
}

/// The setup properties, with the content of their points afterwards.
fn setup(property: Property<'_>) -> Option<(&'static str, Option<Color>)> {
    [
        ("AB", Some(Color::Black)),
        ("AW", Some(Color::White)),
        ("AE", None),
    ]
    .into_iter()
    .find(|&(name, _)| property.is(name))
}

/// The side that a PL property names.
fn side(value: &str) -> Option<Color> {
    match value.trim().chars().next()? {
        'B' | 'b' | '1' => Some(Color::Black),
        'W' | 'w' | '2' => Some(Color::White),
        _ => None,
    }
}

fn read_turns(property: Property<'_>, color: Color, size: Size) -> impl Iterator<Item = TurnStep> {
    // One more than allowed is enough to see that there are too many.
    property
        .values()
        .take(MAX_STEPS + 1)
        .map(move |value| TurnStep {
            color,
            mv: tengen_sgf::to_vertex(value.raw(), size)
                .map(|point: Option<Point>| point.map_or(Move::Pass, Move::Play)),
            number: None,
            written: shorten(value.raw()),
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
        // Some programs write an empty list this way.
        if value.is_empty() {
            continue;
        }
        let named = tengen_sgf::to_points(value, size).map_err(|reason| ImportError::Setup {
            property: name,
            value: shorten(value),
            reason,
        })?;
        points = points.union(named);
    }
    Ok(points)
}
