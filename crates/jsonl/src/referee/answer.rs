//! Answers in the shapes of `docs/referee.md`, as JSON.

use std::io::{self, Write};

use serde::{Serialize, Serializer};

use super::ruling::{Finish, FirstIllegal, Reason, Ruling, Snapshot};
use tengen_rules::{ByColor, Color, HalfPoints, Point, PointSet, Score, Size};

/// Writes `ruling` as the answer to the question `id`, streaming position by position.
pub(super) fn ruling(output: &mut impl Write, id: Option<&str>, ruling: &Ruling) -> io::Result<()> {
    let id = id.unwrap_or("null");
    write!(output, "{{\"id\":{id},\"first_illegal\":")?;
    let first_illegal = ruling.first_illegal.as_ref().map(IllegalShape::of);
    serde_json::to_writer(&mut *output, &first_illegal)?;
    output.write_all(b",\"at\":[")?;
    let index = |ply: &u32| {
        let snapshots = &ruling.snapshots;
        snapshots
            .binary_search_by_key(ply, |snapshot| snapshot.ply)
            .ok()
    };
    let mut separator = "";
    for index in ruling.plies.iter().filter_map(index) {
        output.write_all(separator.as_bytes())?;
        serde_json::to_writer(&mut *output, &PositionShape::of(&ruling.snapshots[index]))?;
        separator = ",";
    }
    output.write_all(b"],\"result\":")?;
    let result = ruling.result.as_ref().map(ResultShape::of);
    serde_json::to_writer(&mut *output, &result)?;
    output.write_all(b",\"score\":")?;
    let score = ruling.score.as_ref().map(ScoreShape::of);
    serde_json::to_writer(&mut *output, &score)?;
    output.write_all(b"}\n")
}

#[derive(Serialize)]
struct IllegalShape {
    ply: u32,
    reason: &'static str,
}

impl IllegalShape {
    fn of(illegal: &FirstIllegal) -> Self {
        Self {
            ply: illegal.ply,
            reason: illegal.reason.name(),
        }
    }
}

#[derive(Serialize)]
struct PositionShape<'a> {
    ply: u32,
    to_move: &'static str,
    board: Rows<'a>,
    prisoners: Sides<u16>,
    banned: Banned<'a>,
    legal_count: usize,
}

impl<'a> PositionShape<'a> {
    fn of(snapshot: &'a Snapshot) -> Self {
        Self {
            ply: snapshot.ply,
            to_move: name(snapshot.to_move),
            board: Rows {
                size: snapshot.size,
                stones: &snapshot.stones,
            },
            prisoners: snapshot.prisoners.into(),
            banned: Banned(&snapshot.banned),
            legal_count: snapshot.legal,
        }
    }
}

#[derive(Serialize)]
struct ResultShape {
    winner: Option<&'static str>,
    ending: &'static str,
    ply: u32,
    line: Points,
    captured: Points,
}

impl ResultShape {
    fn of(finish: &Finish) -> Self {
        Self {
            winner: finish.winner.map(name),
            ending: finish.ending,
            ply: finish.ply,
            line: Points(finish.line),
            captured: Points(finish.captured),
        }
    }
}

#[derive(Serialize)]
struct ScoreShape {
    black: Amount,
    white: Amount,
    result: String,
    territory: Sides<Points>,
    dame: Points,
    seki: Points,
}

impl ScoreShape {
    fn of(score: &Score) -> Self {
        Self {
            black: Amount(score.total.black),
            white: Amount(score.total.white),
            result: match score.winner() {
                Some(Color::Black) => format!("B+{}", score.margin()),
                Some(Color::White) => format!("W+{}", score.margin()),
                None => "0".to_owned(),
            },
            territory: score.territory.map(Points).into(),
            dame: Points(score.dame),
            seki: Points(score.seki),
        }
    }
}

/// One value for each colour.
#[derive(Serialize)]
struct Sides<T> {
    black: T,
    white: T,
}

impl<T> From<ByColor<T>> for Sides<T> {
    fn from(ByColor { black, white }: ByColor<T>) -> Self {
        Self { black, white }
    }
}

/// A number, without decimals if it is whole.
struct Amount(HalfPoints);

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let halves = self.0.halves();
        if halves % 2 == 0 {
            serializer.serialize_i32(halves / 2)
        } else {
            serializer.serialize_f64(f64::from(halves) / 2.0)
        }
    }
}

/// A point by its name.
struct Name(Point);

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Points by their names, row by row from the bottom, each from the left.
struct Points(PointSet);

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Name))
    }
}

/// Points, each with the reason why a move there is illegal.
struct Banned<'a>(&'a [(Point, Reason)]);

impl Serialize for Banned<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let named = |&(point, reason): &(Point, Reason)| (Name(point), reason.name());
        serializer.collect_map(self.0.iter().map(named))
    }
}

/// A board as rows, the top one first: `X` for Black, `O` for White, `.` for an empty point.
struct Rows<'a> {
    size: Size,
    stones: &'a ByColor<PointSet>,
}

impl Serialize for Rows<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let sign = |point: Point| {
            if self.stones.black.contains(point) {
                'X'
            } else if self.stones.white.contains(point) {
                'O'
            } else {
                '.'
            }
        };
        let columns = self.size.columns();
        let row = |row: u8| -> String {
            let points = (0..columns).filter_map(|column| Point::new(column, row));
            points.map(sign).collect()
        };
        serializer.collect_seq((0..self.size.rows()).rev().map(row))
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}
