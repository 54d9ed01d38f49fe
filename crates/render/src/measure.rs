//! How large things on a board are, in cells: pictures and SVG have them in common.

use tengen_rules::Size;

/// What is left to see of dead stones and of stones that were just taken, as a share.
pub(super) const FADED: f32 = 0.55;

/// A ring: its radius to the middle of its line, and the width of the line.
pub(super) type Ring = (f32, f32);

/// How far anything goes from the middle of a point or stone, but for shadows.
pub(super) const REACH: f32 = 0.5;

/// The width of the lines of marks.
pub(super) const WIDTH: f32 = 0.085;
/// How far lines are cleared away beneath a mark on the wood.
pub(super) const CLEARED: f32 = 0.37;
/// The ring around the stones of a winning line.
pub(super) const WON: Ring = (0.425, 0.085);
/// The ring of which four arcs mark a stone in atari: near the rim, where nothing else is.
pub(super) const ATARI: Ring = (0.37, 0.07);
/// From the middle of such an arc to its ends.
pub(super) const ARC: f32 = 0.13;
/// From the middle of a circle to its line.
pub(super) const CIRCLE: f32 = 0.25;
/// Half the side of a hollow square.
pub(super) const SQUARE: f32 = 0.215;
/// From the middle of a triangle to a side; a corner is twice as far.
pub(super) const TRIANGLE: f32 = 0.155;
/// How much lower than the point the middle of a triangle is: it looks centred so.
pub(super) const TRIANGLE_LOW: f32 = 0.04;
/// From the middle of a cross to the end of a bar, and the width of the bars.
pub(super) const CROSS: (f32, f32) = (0.265, 1.2 * WIDTH);
/// The same for the cross on stones that are dead or were just taken.
pub(super) const TAKEN: (f32, f32) = (0.21, 0.09);
/// From the middle of the diamond of seki to a corner.
pub(super) const DIAMOND: f32 = 0.3;
/// Half the side of the square on a ko point, and the width of its line.
pub(super) const KO: (f32, f32) = (0.19, 0.065);
/// Half the side of a square of territory, and the width of its edge.
pub(super) const TERRITORY: (f32, f32) = (0.165, 0.03);

/// Half the side of the filled square on a selected point.
pub(super) const SELECTED: f32 = 0.11;
/// The width of lines and arrows between points, how far an arrow ends before the middle of its point, and how long each
/// side of its head is.
pub(super) const STROKE: f32 = 0.1;
pub(super) const TIP: f32 = 0.2;
pub(super) const BARB: f32 = 0.32;
/// How much of what is dimmed is covered with the colour of the board.
pub(super) const DIMMED: f32 = 0.62;

/// The height of the type of move numbers with one, two and three digits.
const NUMBERS: [f32; 3] = [0.56, 0.50, 0.42];
/// The height of the type of letters on points, and the most that they are wide.
pub(super) const LETTERS: (f32, f32) = (0.58, 0.74);

/// The bar below the number of the last move: from the middle of the stone down to it, half its length, and its width.
pub(super) const UNDERLINE: (f32, f32, f32) = (0.29, 0.11, 0.055);

/// The mark on the last move: a ring, on large boards a disc, which is found at a glance where a line would be a pixel wide on a phone.
pub(super) fn last(board: Size) -> Ring {
    match board.columns().max(board.rows()) {
        0..=13 => (0.235, 0.09),
        _ => (0.12, 0.24),
    }
}

/// The height of the type of a move number.
pub(super) fn number(digits: usize) -> f32 {
    NUMBERS[digits.clamp(1, 3) - 1]
}
