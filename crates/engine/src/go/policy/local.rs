//! Local shapes: the eight points around a move beside one of the last two moves.
//!
//! Playouts have no time for larger shapes. The weight of a local shape is the logarithm of how often strong players make
//! such a move where they could.

use super::shape::{ShapeTable, content, least};
use super::view::{Kind, key};
use crate::go::board::Cell;
use tengen_rules::Color;

/// Columns and rows from a point to those around it, in the order of [`crate::go::site::Grid::around`].
const AROUND: [(i16, i16); 8] = [
    (-1, 1),
    (0, 1),
    (1, 1),
    (-1, 0),
    (1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
];
/// Reach of the shape, as part of its key.
const SIZE: u16 = 3;

/// The key of the shape that these cells are around a move of `color`.
pub(in crate::go) fn local_key(around: [Cell; 8], color: Color) -> u32 {
    let shapes = ShapeTable::table();
    let mut hashes = [0; 8];
    for (cell, (columns, rows)) in around.into_iter().zip(AROUND) {
        let content = match cell {
            Cell::EMPTY => content::EMPTY,
            Cell::EDGE => content::EDGE,
            stone if stone == Cell::stone(color) => content::OWN,
            _ => content::ENEMY,
        };
        let place = shapes.place(columns, rows);
        shapes.add(
            &mut hashes,
            place.expect("the next points are within reach"),
            content,
        );
    }
    key(Kind::Local, SIZE, least(&hashes))
}
