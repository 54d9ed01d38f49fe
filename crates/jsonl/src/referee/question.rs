//! Questions: a parsed line with defaults filled in, checked.

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

use super::read::Turn;
use crate::{IdShape, LineError, Object, Text};
use tengen_rules::{
    AtariGoRules, AtariGoStart, ByColor, Color, FiveRules, GoBangRules, GoRules, Handicap, KoRule,
    Komi, Move, Overline, Pairs, Point, PointSet, Position, RuleSet, Rules, Scoring, SetupError,
    Size, Variant,
};

/// Most moves in a question.
///
/// Half of them belong to one side, so the number of prisoners fits into 16 bits.
pub const MAX_MOVES: usize = 130_000;

/// A valid question.
pub(super) struct Question {
    pub(super) rules: Rules,
    /// The position before the first move.
    pub(super) start: Position,
    pub(super) komi: Komi,
    pub(super) moves: Vec<Turn>,
    /// The plies to report; none means the last one.
    pub(super) at: Option<Vec<u32>>,
    /// Dead stones and seki for the count; none if no count is requested.
    pub(super) marks: Option<Marks>,
}

/// The caller's marks for the count.
pub(super) struct Marks {
    pub(super) dead: PointSet,
    /// None: the program finds the seki.
    pub(super) seki: Option<PointSet>,
}

/// Why a line is not a question.
#[derive(Debug, thiserror::Error)]
pub enum QuestionError {
    /// Not an object with the fields of a question.
    #[error(transparent)]
    Line(#[from] LineError),
    /// Not a board size.
    #[error("a size is from 1 to 19, not {0}")]
    Size(u64),
    /// Not a handicap.
    #[error("a handicap is 0 or from 2 to 9, not {0}")]
    Handicap(u64),
    /// Not a komi.
    #[error("a komi is a number of whole or half points from -361 to 361, not {0}")]
    Komi(f64),
    /// The game has no rule set of that name.
    #[error("{} has no rules called {name:?}; it has {}", game.name(), names(*game))]
    NoSuchRules { game: Variant, name: String },
    /// The game has no such option.
    #[error("{} has no rule {rule:?} to choose", game.name())]
    NoSuchRule { game: Variant, rule: &'static str },
    /// A point beyond the edge.
    #[error("{point} is not on a board of size {size}")]
    OffBoard { point: Point, size: Size },
    /// Too small for the four stones with which the game begins.
    #[error("there is no crosscut on a board of size {0}: give a setup")]
    Crosscut(Size),
    /// The starting position is not possible.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// Too many moves, or too many plies to report.
    #[error("{field:?} has at most {most} members")]
    TooMany { field: &'static str, most: usize },
}

/// A line as written. A field that is null counts as missing.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    #[serde(rename = "id")]
    _id: Option<IdShape>,
    game: Option<Text<Variant>>,
    rules: Option<RulesField>,
    size: Option<u64>,
    handicap: Option<u64>,
    komi: Option<f64>,
    setup: Option<Object<Setup>>,
    to_move: Option<Text<Color>>,
    moves: Option<Vec<Text<Turn>>>,
    at: Option<Vec<u32>>,
    dead: Option<Vec<Text<Point>>>,
    seki: Option<Vec<Text<Point>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    black: Option<Vec<Text<Point>>>,
    white: Option<Vec<Text<Point>>>,
}

/// How the question names its rules.
enum RulesField {
    Named(String),
    Chosen(Choice),
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    ko: Option<Text<KoRule>>,
    scoring: Option<Text<Scoring>>,
    overline: Option<Text<Overline>>,
}

impl<'de> Deserialize<'de> for RulesField {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = RulesField;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("the name of a rule set, or an object")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<RulesField, E> {
                Ok(RulesField::Named(name.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RulesField, A::Error> {
                Choice::deserialize(MapAccessDeserializer::new(map)).map(RulesField::Chosen)
            }
        }

        deserializer.deserialize_any(Reader)
    }
}

impl Question {
    /// Parses a line.
    ///
    /// # Errors
    ///
    /// A [`QuestionError`] if it is not a question.
    pub(super) fn read(line: &[u8]) -> Result<Self, QuestionError> {
        let fields: Fields = crate::parse(line)?;
        let game = fields.game.map_or(Variant::Go, |Text(game)| game);
        let rules = rules(game, fields.rules)?;
        let side = fields.size.unwrap_or(u64::from(Size::MAX));
        let size = u8::try_from(side)
            .ok()
            .and_then(Size::square)
            .ok_or(QuestionError::Size(side))?;
        let moves: Vec<_> = within("moves", MAX_MOVES, unwrap_all(fields.moves))?;
        for turn in &moves {
            if let Move::Play(point) = turn.mv {
                on_board(point, size)?;
            }
        }
        let plies = fields.at.map(|plies| within("at", MAX_MOVES + 1, plies));
        let at = plies.transpose()?;
        let setup = match fields.setup {
            Some(Object(setup)) => Some(ByColor {
                black: point_set(setup.black, size)?,
                white: point_set(setup.white, size)?,
            }),
            None => None,
        };
        let seki = fields.seki.map(|points| point_set(Some(points), size));
        let seki = seki.transpose()?;
        let marks = match fields.dead {
            Some(points) => Some(Marks {
                dead: point_set(Some(points), size)?,
                seki,
            }),
            None => None,
        };
        let handicap = handicap(fields.handicap.unwrap_or(0))?;
        let to_move = fields
            .to_move
            .map(|Text(color)| color)
            .unwrap_or(handicap.first_mover());
        Ok(Self {
            rules,
            start: start(&rules, size, handicap, setup, to_move)?,
            komi: komi(fields.komi.unwrap_or(0.0))?,
            moves,
            at,
            marks,
        })
    }
}

fn rules(game: Variant, asked: Option<RulesField>) -> Result<Rules, QuestionError> {
    let choice = match asked {
        Some(RulesField::Named(name)) => {
            return RuleSet::from_name(&name)
                .map(|set| set.rules)
                .filter(|rules| rules.variant() == game)
                .ok_or(QuestionError::NoSuchRules { game, name });
        }
        Some(RulesField::Chosen(choice)) => choice,
        None => Choice::default(),
    };
    let is_five = matches!(game, Variant::Gomoku | Variant::GoBang);
    let misfit = [
        ("ko", choice.ko.is_some() && game != Variant::Go),
        ("scoring", choice.scoring.is_some() && game != Variant::Go),
        ("overline", choice.overline.is_some() && !is_five),
    ];
    if let Some((rule, _)) = misfit.into_iter().find(|(_, misfits)| *misfits) {
        return Err(QuestionError::NoSuchRule { game, rule });
    }
    let overline = choice.overline.map_or(Overline::Wins, |Text(rule)| rule);
    Ok(match game {
        Variant::Go => Rules::Go(GoRules::new(
            choice.ko.map_or(KoRule::Simple, |Text(ko)| ko),
            choice
                .scoring
                .map_or(Scoring::TERRITORY, |Text(scoring)| scoring),
        )),
        Variant::AtariGo => RuleSet::default_of(game).rules,
        Variant::Gomoku => Rules::Gomoku(FiveRules::Gomoku(overline)),
        Variant::GoBang => Rules::GoBang(GoBangRules {
            overline,
            pairs: Pairs::AreTaken,
        }),
    })
}

/// The position before the first move. Boards that are too small to be offered to people are allowed here.
///
/// A setup is the whole position; a handicap beside it places nothing, as in a record that lists its handicap stones.
fn start(
    rules: &Rules,
    size: Size,
    handicap: Handicap,
    setup: Option<ByColor<PointSet>>,
    to_move: Color,
) -> Result<Position, QuestionError> {
    let no_handicap = SetupError::Handicap { handicap, size };
    if handicap != Handicap::NONE && rules.variant() != Variant::Go {
        return Err(no_handicap.into());
    }
    let stones = match (setup, rules) {
        (Some(stones), _) => stones,
        (
            None,
            Rules::AtariGo(AtariGoRules {
                start: AtariGoStart::Crosscut,
                ..
            }),
        ) => {
            let opening = rules
                .opening(size, handicap)
                .map_err(|_| QuestionError::Crosscut(size))?;
            opening.board().arrangement()
        }
        (None, _) => ByColor {
            black: handicap
                .points(size)
                .ok_or(no_handicap)?
                .into_iter()
                .collect(),
            white: PointSet::EMPTY,
        },
    };
    Ok(rules.position(size, stones, to_move)?)
}

fn handicap(stones: u64) -> Result<Handicap, QuestionError> {
    let handicap = u8::try_from(stones).ok().and_then(Handicap::new);
    handicap.ok_or(QuestionError::Handicap(stones))
}

fn komi(points: f64) -> Result<Komi, QuestionError> {
    let halves = points * 2.0;
    let most = f64::from(Komi::MAX_HALF_POINTS);
    if halves.fract() != 0.0 || halves.abs() > most {
        return Err(QuestionError::Komi(points));
    }
    Komi::from_half_points(halves as i16).ok_or(QuestionError::Komi(points))
}

fn on_board(point: Point, size: Size) -> Result<(), QuestionError> {
    if size.contains(point) {
        Ok(())
    } else {
        Err(QuestionError::OffBoard { point, size })
    }
}

fn point_set(points: Option<Vec<Text<Point>>>, size: Size) -> Result<PointSet, QuestionError> {
    let mut set = PointSet::EMPTY;
    for point in unwrap_all(points) {
        on_board(point, size)?;
        set.insert(point);
    }
    Ok(set)
}

fn unwrap_all<T>(words: Option<Vec<Text<T>>>) -> Vec<T> {
    let words = words.into_iter().flatten();
    words.map(|Text(word)| word).collect()
}

fn within<T>(field: &'static str, most: usize, list: Vec<T>) -> Result<Vec<T>, QuestionError> {
    if list.len() > most {
        return Err(QuestionError::TooMany { field, most });
    }
    Ok(list)
}

fn names(game: Variant) -> String {
    let names: Vec<_> = RuleSet::of(game).map(|set| set.name).collect();
    names.join(", ")
}
