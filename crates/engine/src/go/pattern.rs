//! Shapes of three by three points that are worth a move: those of Gelly et al., "Modification of UCT with Patterns
//! in Monte-Carlo Go" (2006), as michi lists them (Baudiš, 2015, MIT).

use std::sync::LazyLock;

use super::board::{Cell, GoBoard};
use super::site::Site;
use tengen_rules::Color;

/// Rows from the top. `X` and `O` are the two colours in either order, `.` is an empty point, `#` the edge,
/// `x` anything but X, `o` anything but O, `?` anything.
const SHAPES: [&str; 13] = [
    // Hane: enclosing, not cutting, magari.
    "XOX...???",
    "XO....?.?",
    "XO?X..x.?",
    // Diagonal attachment.
    ".O.X.....",
    // Cuts: unprotected, peeped, de, keima.
    "XO?O.o?o?",
    "XO?O.X???",
    "?X?O.Oooo",
    "OX?o.O???",
    // At the edge: chase, block a cut, block a connection, descend, cut.
    "X.?O.?###",
    "OX?X.O###",
    "?X?x.O###",
    "?X?x.x###",
    "?OXX.O###",
];

/// For each content of the eight points around: whether the shape is worth a move.
static WORTH: LazyLock<Vec<bool>> = LazyLock::new(|| {
    let mut worth = vec![false; 1 << 16];
    for shape in SHAPES {
        let mut shape: [u8; 9] = shape.as_bytes().try_into().expect("three rows of three");
        for turn in 0..8 {
            shape = if turn == 4 {
                mirror(shape)
            } else {
                rotate(shape)
            };
            let mut around = Vec::from(shape);
            around.remove(4);
            mark(&mut worth, &around, 0);
            mark(
                &mut worth,
                &around
                    .iter()
                    .map(|&sign| exchange(sign))
                    .collect::<Vec<_>>(),
                0,
            );
        }
    }
    worth
});

fn rotate(shape: [u8; 9]) -> [u8; 9] {
    [6, 3, 0, 7, 4, 1, 8, 5, 2].map(|place| shape[place])
}

fn mirror(shape: [u8; 9]) -> [u8; 9] {
    [2, 1, 0, 5, 4, 3, 8, 7, 6].map(|place| shape[place])
}

fn exchange(sign: u8) -> u8 {
    match sign {
        b'X' => b'O',
        b'O' => b'X',
        b'x' => b'o',
        b'o' => b'x',
        other => other,
    }
}

/// Marks every arrangement that starts with `code` and continues with `rest`.
fn mark(worth: &mut [bool], rest: &[u8], code: u16) {
    let Some((&sign, rest)) = rest.split_first() else {
        worth[usize::from(code)] = true;
        return;
    };
    let (black, white) = (Cell::stone(Color::Black), Cell::stone(Color::White));
    let cells: &[Cell] = match sign {
        b'X' => &[black],
        b'O' => &[white],
        b'x' => &[white, Cell::EMPTY, Cell::EDGE],
        b'o' => &[black, Cell::EMPTY, Cell::EDGE],
        b'.' => &[Cell::EMPTY],
        b'#' => &[Cell::EDGE],
        _ => &[black, white, Cell::EMPTY, Cell::EDGE],
    };
    for cell in cells {
        mark(worth, rest, code << 2 | cell.bits());
    }
}

/// The shapes, looked up once for many moves.
#[derive(Clone, Copy)]
pub(super) struct Shapes(&'static [bool]);

impl Shapes {
    /// The table of shapes.
    pub(super) fn table() -> Self {
        Self(&WORTH)
    }

    /// Whether the shape around the empty `site` is worth a move.
    #[inline]
    pub(super) fn fit(self, board: &GoBoard, site: Site) -> bool {
        let around = board.grid().around(site);
        let code = around
            .into_iter()
            .fold(0, |code: u16, next| code << 2 | board.at(next).bits());
        self.0[usize::from(code)]
    }
}
