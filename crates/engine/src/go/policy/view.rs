//! Features of each move, from the view of the side to move, each as a key.

use super::shape::{self, Coordinates, Hashes, ShapeTable, Wide, content, least};
use super::tactics::Tactics;
use crate::go::board::{Cell, GoBoard};
use crate::go::playout::Last;
use crate::go::prior::Knowledge;
use crate::go::site::{NOWHERE, Site};
use tengen_rules::{Color, Point};

/// Distances at which a shape around the move is a feature.
const AROUND: [u16; 9] = [3, 4, 5, 6, 7, 8, 10, 12, 14];
/// The same for shapes with the liberties of their stones.
const WITH_LIBERTIES: [u16; 4] = [2, 3, 4, 5];
/// The same for shapes around the last move, in which the next one is marked.
const ANSWERS: [u16; 5] = [2, 3, 4, 5, 7];
/// Maximum distance of a move that counts as an answer to the last one.
const NEAR: u16 = 12;

/// Kinds of features. Their numbers are part of the keys in the file of weights: a new kind gets a new number.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Around = 1,
    WithLiberties = 2,
    Answer = 3,
    Continuation = 4,
    Line = 5,
    Corner = 6,
    FromLast = 7,
    FromOwnLast = 8,
    Room = 9,
    Capture = 10,
    Escape = 11,
    Atari = 12,
    SelfAtari = 13,
    Liberties = 14,
    Fight = 15,
    Joins = 16,
    Ladder = 17,
    /// A shape of 3×3 points beside one of the last two moves: for playouts and priors.
    Local = 18,
}

/// The key of a feature: never 0.
#[inline]
pub(super) const fn key(kind: Kind, size: u16, value: u32) -> u32 {
    let mixed = (kind as u64) << 40 | (size as u64) << 32 | value as u64;
    let mixed = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let key = (mixed >> 32) as u32;
    if key == 0 { 1 } else { key }
}

/// A position, with the data that all of its moves share.
pub(super) struct View<'a> {
    pub(super) board: &'a GoBoard,
    pub(super) color: Color,
    pub(super) last: Last,
    shapes: &'static ShapeTable,
    plain: Wide,
    with_liberties: Wide,
    answers: Option<(Site, Vec<(u16, Hashes)>)>,
    continuation: Option<(Site, Vec<(u16, Hashes)>)>,
    tactics: Tactics,
    /// Phase of the game: fifths of the board that have stones.
    phase: u32,
}

impl<'a> View<'a> {
    pub(super) fn new(board: &'a GoBoard, color: Color, last: Last, knowledge: Knowledge) -> Self {
        let grid = board.grid();
        let mut plain = Wide::new(grid.size());
        let mut with_liberties = Wide::new(grid.size());
        for point in grid.size().all() {
            let site = grid.site(point);
            let cell = board.at(site);
            if cell == Cell::EMPTY {
                continue;
            }
            let at = coordinates(point);
            let what = if cell == Cell::stone(color) {
                content::OWN
            } else {
                content::ENEMY
            };
            let short = board.liberty_count(site).min(3) as u8 - 1;
            with_liberties.put(at, content::SHORT + 3 * (what - content::OWN) + short);
            plain.put(
                at,
                if site == last.one {
                    content::LAST
                } else {
                    what
                },
            );
        }
        let shapes = ShapeTable::table();
        let seen_from = |site: Site, sizes: &[u16]| {
            let at = place(board, site)?;
            Some((site, around(shapes, &with_liberties, at, sizes).collect()))
        };
        let stones: u32 = board.stones.into_iter().map(u32::from).sum();
        Self {
            board,
            color,
            last,
            shapes,
            answers: seen_from(last.one, &ANSWERS),
            continuation: seen_from(last.two, &ANSWERS[1..3]),
            tactics: Tactics::new(board, color, knowledge),
            phase: stones * 5 / grid.size().points() as u32,
            plain,
            with_liberties,
        }
    }

    /// Passes the features of a move to `note`, which returns whether it knows them. Shapes larger than an unknown one are
    /// left out.
    pub(super) fn features(&self, site: Site, note: &mut impl FnMut(u32) -> bool) {
        let Some(at) = place(self.board, site) else {
            return;
        };
        grow(self.shapes, &self.plain, at, Kind::Around, &AROUND, note);
        grow(
            self.shapes,
            &self.with_liberties,
            at,
            Kind::WithLiberties,
            &WITH_LIBERTIES,
            note,
        );
        self.seen_from(&self.answers, at, Kind::Answer, note);
        self.seen_from(&self.continuation, at, Kind::Continuation, note);
        self.place_features(site, at, note);
        self.tactics.features(self, site, note);
    }

    /// Passes the shapes around an earlier move with this one marked in them to `note`.
    fn seen_from(
        &self,
        seen: &Option<(Site, Vec<(u16, Hashes)>)>,
        at: Coordinates,
        kind: Kind,
        note: &mut impl FnMut(u32) -> bool,
    ) {
        let Some((site, sizes)) = seen else {
            return;
        };
        let Some(centre) = place(self.board, *site) else {
            return;
        };
        let (columns, rows) = (at.column - centre.column, at.row - centre.row);
        if shape::distance(columns, rows) > NEAR {
            return;
        }
        let Some(marked) = self.shapes.place(columns, rows) else {
            return;
        };
        for (size, hashes) in sizes {
            let mut hashes = *hashes;
            self.shapes.add(&mut hashes, marked, content::MOVE);
            if !note(key(kind, *size, least(&hashes))) {
                return;
            }
        }
    }

    /// Features of the place of a move: its lines, its distance from the last moves and from the nearest stones.
    fn place_features(&self, site: Site, at: Coordinates, note: &mut impl FnMut(u32) -> bool) {
        let grid = self.board.grid();
        let size = grid.size();
        let from_edge = |place: i16, all: u8| place.min(i16::from(all) - 1 - place).min(9) as u32;
        let (one, other) = (
            from_edge(at.column, size.columns()),
            from_edge(at.row, size.rows()),
        );
        let (line, along) = (one.min(other), one.max(other));
        note(key(Kind::Line, 0, line * 8 + self.phase));
        note(key(
            Kind::Corner,
            0,
            (line * 10 + along) * 4 + self.phase.min(3),
        ));
        if self.last.one != NOWHERE {
            let far = grid.distance(self.last.one, site).min(20);
            note(key(Kind::FromLast, 0, u32::from(far)));
        }
        if self.last.two != NOWHERE {
            let far = grid.distance(self.last.two, site).min(20);
            note(key(Kind::FromOwnLast, 0, u32::from(far)));
        }
        let (own, enemy) = self.nearest(at);
        note(key(Kind::Room, 0, (own * 16 + enemy) * 8 + line.min(5)));
    }

    /// Distances to the nearest own and to the nearest enemy stone.
    fn nearest(&self, at: Coordinates) -> (u32, u32) {
        let mut near = [None; 2];
        for (content, offset) in self.plain.around(at).zip(&self.shapes.offsets) {
            let side = match content {
                content::OWN => 0,
                content::ENEMY | content::LAST => 1,
                _ => continue,
            };
            near[side].get_or_insert(u32::from(offset.distance));
            if near.iter().all(Option::is_some) {
                break;
            }
        }
        let [own, enemy] = near.map(|near: Option<u32>| near.unwrap_or(15));
        (own, enemy)
    }
}

/// The coordinates of a site; none if it is no point.
fn place(board: &GoBoard, site: Site) -> Option<Coordinates> {
    let point = board.grid().point(site)?;
    (site != NOWHERE).then(|| coordinates(point))
}

fn coordinates(point: Point) -> Coordinates {
    Coordinates {
        column: i16::from(point.column()),
        row: i16::from(point.row()),
    }
}

/// Passes the shapes around a point to `note`, from the smallest one on, up to the first unknown one.
#[inline]
fn grow(
    shapes: &ShapeTable,
    wide: &Wide,
    at: Coordinates,
    kind: Kind,
    sizes: &[u16],
    note: &mut impl FnMut(u32) -> bool,
) {
    for (size, hashes) in around(shapes, wide, at, sizes) {
        if !note(key(kind, size, least(&hashes))) {
            return;
        }
    }
}

/// The shapes around a point, from the smallest one on.
#[inline]
fn around<'a>(
    shapes: &'a ShapeTable,
    wide: &'a Wide,
    at: Coordinates,
    sizes: &'a [u16],
) -> impl Iterator<Item = (u16, Hashes)> + 'a {
    let mut hashes = [0; 8];
    let mut contents = wide.around(at).enumerate();
    let mut done = 0;
    sizes.iter().map(move |&size| {
        let end = shapes.within(size);
        for (place, content) in contents.by_ref().take(end - done) {
            shapes.add(&mut hashes, place, content);
        }
        done = end;
        (size, hashes)
    })
}
