//! A diagram as a plain value, without pixels or paints.

use std::collections::BTreeMap;

use super::{Crop, Frame, Stroke, Tray};
use tengen_rules::{ByColor, Color, Move, Point, PointSet, Position, Score, Scoring, Size};

/// A mark on a point, as in the diagrams of books; its meaning is explained beside the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Two crossing bars (`MA` in SGF), mostly for a forbidden point.
    Cross,
    /// A square (`SQ`).
    Square,
    /// A triangle (`TR`).
    Triangle,
    /// A circle (`CR`).
    Circle,
}

impl Mark {
    /// Every mark.
    pub const ALL: [Self; 4] = [Self::Cross, Self::Square, Self::Triangle, Self::Circle];

    /// The SGF property for it.
    const fn property(self) -> &'static str {
        match self {
            Self::Cross => "MA",
            Self::Square => "SQ",
            Self::Triangle => "TR",
            Self::Circle => "CR",
        }
    }
}

/// Maximum number of letters on a point.
const MOST_LETTERS: usize = 3;

/// A board with its stones and marks.
///
/// Points beyond the board are ignored wherever they are given.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Diagram {
    pub(super) crop: Crop,
    pub(super) stones: ByColor<PointSet>,
    pub(super) last_move: Option<Point>,
    pub(super) ko: Option<Point>,
    pub(super) territory: ByColor<PointSet>,
    pub(super) dead: PointSet,
    pub(super) seki: PointSet,
    pub(super) line: PointSet,
    pub(super) captured: ByColor<PointSet>,
    pub(super) numbers: BTreeMap<Point, u16>,
    pub(super) marks: BTreeMap<Point, Mark>,
    pub(super) letters: BTreeMap<Point, String>,
    pub(super) atari: PointSet,
    pub(super) selected: PointSet,
    pub(super) dimmed: PointSet,
    pub(super) strokes: Vec<Stroke>,
    pub(super) tray: Option<Tray>,
    pub(super) frame: Frame,
}

impl Diagram {
    /// An empty board.
    pub fn new(size: Size) -> Self {
        Self {
            crop: Crop::whole(size),
            stones: ByColor::default(),
            last_move: None,
            ko: None,
            territory: ByColor::default(),
            dead: PointSet::EMPTY,
            seki: PointSet::EMPTY,
            line: PointSet::EMPTY,
            captured: ByColor::default(),
            numbers: BTreeMap::new(),
            marks: BTreeMap::new(),
            letters: BTreeMap::new(),
            atari: PointSet::EMPTY,
            selected: PointSet::EMPTY,
            dimmed: PointSet::EMPTY,
            strokes: Vec::new(),
            tray: None,
            frame: Frame::None,
        }
    }

    /// The stones of `position`, with its ko point and its last move, unless that was a pass.
    pub fn of(position: &Position) -> Self {
        let mut diagram = Self::new(position.size());
        diagram.stones = position.board().arrangement();
        diagram.ko = position.ko();
        diagram.last_move = position.last().and_then(|turn| match turn.mv {
            Move::Play(point) => Some(point),
            Move::Pass => None,
        });
        diagram
    }

    /// Puts stones on the board, replacing others.
    pub fn stones(mut self, color: Color, points: impl IntoIterator<Item = Point>) -> Self {
        let points = self.on_board(points);
        self.stones[color] = self.stones[color].union(points);
        self.stones[!color] = self.stones[!color].difference(points);
        self
    }

    /// Marks the last move; `None` removes the mark.
    pub fn last_move(mut self, point: Option<Point>) -> Self {
        self.last_move = point.filter(|&point| self.size().contains(point));
        self
    }

    /// Marks the point of a ko, where a stone may not be retaken at once; `None` removes the mark.
    pub fn ko(mut self, point: Option<Point>) -> Self {
        self.ko = point.filter(|&point| self.size().contains(point));
        self
    }

    /// Shows a count: territory, dead stones and stones in seki. The marks of the last move and the ko are removed.
    pub fn score(mut self, score: &Score) -> Self {
        // In scoring by stones, empty points belong to nobody.
        if score.scoring != Scoring::Stones {
            self = self.territory(Color::Black, score.territory.black.iter());
            self = self.territory(Color::White, score.territory.white.iter());
        }
        self = self.dead(score.dead.iter()).seki(score.seki.iter());
        self.last_move(None).ko(None)
    }

    /// Marks points as the territory of `color`.
    pub fn territory(mut self, color: Color, points: impl IntoIterator<Item = Point>) -> Self {
        self.territory[color] = self.territory[color].union(self.on_board(points));
        self
    }

    /// Marks stones as dead.
    pub fn dead(mut self, points: impl IntoIterator<Item = Point>) -> Self {
        self.dead = self.dead.union(self.on_board(points));
        self
    }

    /// Marks living stones as being in seki.
    pub fn seki(mut self, points: impl IntoIterator<Item = Point>) -> Self {
        self.seki = self.seki.union(self.on_board(points));
        self
    }

    /// Marks the stones of a winning line.
    pub fn line(mut self, points: impl IntoIterator<Item = Point>) -> Self {
        self.line = self.line.union(self.on_board(points));
        self
    }

    /// Marks stones as in atari: their chain has one liberty left.
    pub fn atari(mut self, points: impl IntoIterator<Item = Point>) -> Self {
        self.atari = self.atari.union(self.on_board(points));
        self
    }

    /// Shows each side's captures, on a strip below the board; a picture that is too narrow has none.
    pub fn tray(mut self, tray: Tray) -> Self {
        self.tray = Some(tray);
        self
    }

    /// Puts a frame around the board.
    pub fn frame(mut self, frame: Frame) -> Self {
        self.frame = frame;
        self
    }

    /// Shows stones of `color` that have just been captured.
    pub fn captured(mut self, color: Color, points: impl IntoIterator<Item = Point>) -> Self {
        self.captured[color] = self.captured[color].union(self.on_board(points));
        self
    }

    /// Writes move numbers, shown up to 999. On an empty point the number stands on the wood.
    pub fn numbers(mut self, numbers: impl IntoIterator<Item = (Point, u16)>) -> Self {
        let size = self.size();
        let numbers = numbers.into_iter();
        self.numbers
            .extend(numbers.filter(|&(point, number)| size.contains(point) && number <= 999));
        self
    }

    /// Writes one to three letters on points, replacing a number or mark there; longer texts are cut.
    pub fn letters<'a>(mut self, letters: impl IntoIterator<Item = (Point, &'a str)>) -> Self {
        for (point, text) in letters {
            let text: String = text.trim().chars().take(MOST_LETTERS).collect();
            if self.size().contains(point) && !text.is_empty() {
                self.marks.remove(&point);
                self.numbers.remove(&point);
                self.letters.insert(point, text);
            }
        }
        self
    }

    /// Puts a mark on points, replacing a mark or letters there.
    pub fn mark(mut self, mark: Mark, points: impl IntoIterator<Item = Point>) -> Self {
        let points = self.on_board(points);
        self.letters.retain(|&point, _| !points.contains(point));
        self.marks.extend(points.iter().map(|point| (point, mark)));
        self
    }

    /// Dims points (`DD` in SGF).
    pub fn dimmed(mut self, points: impl IntoIterator<Item = Point>) -> Self {
        self.dimmed = self.dimmed.union(self.on_board(points));
        self
    }

    /// Draws lines and arrows between points (`LN`, `AR`); those that leave the visible part are left out.
    pub fn strokes(mut self, strokes: impl IntoIterator<Item = Stroke>) -> Self {
        let size = self.size();
        let strokes = strokes.into_iter();
        self.strokes.extend(
            strokes.filter(|stroke| size.contains(stroke.from) && size.contains(stroke.to)),
        );
        self
    }

    /// Applies SGF markup: `points` returns the points of a property (`MA`, `SQ`, `TR`, `CR`, `SL`, `TB`, `TW`).
    ///
    /// Programs write counts this way: stones in the other side's territory are dead.
    pub fn properties(mut self, points: impl Fn(&str) -> PointSet) -> Self {
        for mark in Mark::ALL {
            self = self.mark(mark, points(mark.property()).iter());
        }
        self.selected = self.selected.union(self.on_board(points("SL").iter()));
        for (name, color) in [("TB", Color::Black), ("TW", Color::White)] {
            let owned = points(name);
            let dead = self.stones[!color].intersection(owned);
            self = self.territory(color, owned.iter()).dead(dead.iter());
        }
        self
    }

    /// Restricts the picture to a part of the board; a crop of another board size is ignored.
    pub fn crop(mut self, crop: Crop) -> Self {
        if crop.board() == self.size() {
            self.crop = crop;
        }
        self
    }

    /// The size of the whole board.
    pub fn size(&self) -> Size {
        self.crop.board()
    }

    /// The visible part of the board.
    pub fn visible_part(&self) -> Crop {
        self.crop
    }

    /// The points on which a number is written.
    pub fn numbered_points(&self) -> PointSet {
        self.numbers.keys().copied().collect()
    }

    /// The points that bear `mark`.
    pub fn points_with(&self, mark: Mark) -> PointSet {
        let marks = self.marks.iter();
        marks
            .filter_map(|(&point, &other)| (other == mark).then_some(point))
            .collect()
    }

    /// The colour of the stone on `point`.
    pub fn stone(&self, point: Point) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.stones[color].contains(point))
    }

    /// The marked last move.
    pub fn marked_last_move(&self) -> Option<Point> {
        self.last_move
    }

    /// The marked ko point.
    pub fn marked_ko(&self) -> Option<Point> {
        self.ko
    }

    /// The stones that are marked as in atari.
    pub fn marked_atari(&self) -> PointSet {
        self.atari
    }

    /// The points that are marked as the territory of `color`.
    pub fn marked_territory(&self, color: Color) -> PointSet {
        self.territory[color]
    }

    /// The visible stones of `color` in reading order: rows from the top, each from the left.
    pub fn reading_order(&self, color: Color) -> Vec<Point> {
        let stones = self.stones[color].iter();
        let mut points: Vec<_> = stones.filter(|&point| self.crop.contains(point)).collect();
        points.sort_by_key(|point| (std::cmp::Reverse(point.row()), point.column()));
        points
    }

    /// The owner of `point`.
    pub(super) fn owner(&self, point: Point) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.territory[color].contains(point))
    }

    fn on_board(&self, points: impl IntoIterator<Item = Point>) -> PointSet {
        let size = self.size();
        points
            .into_iter()
            .filter(|&point| size.contains(point))
            .collect()
    }
}
