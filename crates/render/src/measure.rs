//! Dimensions of marks and stones, in cells, shared by pictures and SVG.

use tengen_rules::Size;

/// Opacity of dead and just-captured stones.
pub(super) const FADED: f32 = 0.55;

/// A ring.
#[derive(Clone, Copy)]
pub(super) struct Ring {
    /// To the middle of its line.
    pub(super) radius: f32,
    pub(super) width: f32,
}

/// A diagonal cross.
#[derive(Clone, Copy)]
pub(super) struct Cross {
    /// From the centre to an end.
    pub(super) arm: f32,
    pub(super) width: f32,
}

/// A square with an edge.
#[derive(Clone, Copy)]
pub(super) struct Square {
    /// Half the side.
    pub(super) half: f32,
    pub(super) width: f32,
}

/// Extent of everything around the centre of a point or stone, except shadows.
pub(super) const REACH: f32 = 0.5;

/// Line width of marks.
pub(super) const WIDTH: f32 = 0.085;
/// Radius in which lines are erased beneath a mark on the wood.
pub(super) const CLEARED: f32 = 0.37;
/// The ring around the stones of a winning line.
pub(super) const WON: Ring = Ring {
    radius: 0.425,
    width: 0.085,
};
/// The ring with four arcs that mark a stone in atari: near the rim, clear of other marks.
pub(super) const ATARI: Ring = Ring {
    radius: 0.37,
    width: 0.07,
};
/// Half the length of such an arc.
pub(super) const ARC: f32 = 0.13;
/// Radius of a circle.
pub(super) const CIRCLE: f32 = 0.25;
/// Half the side of a hollow square.
pub(super) const SQUARE: f32 = 0.215;
/// Distance from the centre of a triangle to a side; a corner is twice as far.
pub(super) const TRIANGLE: f32 = 0.155;
/// Offset of a triangle below the point that makes it look centred, in cells.
pub(super) const TRIANGLE_LOW: f32 = 0.04;
pub(super) const CROSS: Cross = Cross {
    arm: 0.265,
    width: 1.2 * WIDTH,
};
/// The cross on dead or just-captured stones.
pub(super) const TAKEN: Cross = Cross {
    arm: 0.21,
    width: 0.09,
};
/// Distance from the centre of the diamond of seki to a corner.
pub(super) const DIAMOND: f32 = 0.3;
/// The square on a ko point.
pub(super) const KO: Square = Square {
    half: 0.19,
    width: 0.065,
};
/// The square of territory.
pub(super) const TERRITORY: Square = Square {
    half: 0.165,
    width: 0.03,
};

/// Half the side of the filled square on a selected point.
pub(super) const SELECTED: f32 = 0.11;
/// Lines and arrows between points: line width, distance of an arrow's tip from its point, and length of each side of
/// its head.
pub(super) const STROKE: f32 = 0.1;
pub(super) const TIP: f32 = 0.2;
pub(super) const BARB: f32 = 0.32;
/// Opacity of the layer over dimmed points.
pub(super) const DIMMED: f32 = 0.62;

/// Font sizes of move numbers with one, two and three digits.
const NUMBERS: [f32; 3] = [0.56, 0.50, 0.42];
/// Letters on points: font size, and maximum width.
pub(super) const LETTERS: (f32, f32) = (0.58, 0.74);

/// The bar below the number of the last move: distance from the centre of the stone, half its length, and its width.
pub(super) const UNDERLINE: (f32, f32, f32) = (0.29, 0.11, 0.055);

/// The mark on the last move: a ring; on large boards a disc, which is visible where a line would be a pixel wide on a
/// phone.
pub(super) fn last_move(board: Size) -> Ring {
    match board.columns().max(board.rows()) {
        0..=13 => Ring {
            radius: 0.235,
            width: 0.09,
        },
        _ => Ring {
            radius: 0.12,
            width: 0.24,
        },
    }
}

/// Font size of a move number.
pub(super) fn number(digits: usize) -> f32 {
    NUMBERS[digits.clamp(1, 3) - 1]
}
