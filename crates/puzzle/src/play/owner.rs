//! Ownership of points, estimated by random games.

use tengen_rules::{Board, Chance, Color, Point};

const PLAYOUTS: u16 = 12;

/// By point: number of the [`PLAYOUTS`] playouts in which Black owned it.
pub(super) struct Owners(Vec<u16>);

impl Owners {
    /// Every point is open.
    pub(super) fn unknown() -> Self {
        Self(vec![PLAYOUTS / 2; 361])
    }

    /// Runs the playouts from `board`, the colours beginning in turn.
    pub(super) fn of(board: &Board, chance: &mut Chance) -> Self {
        let mut black = vec![0; 361];
        for number in 0..PLAYOUTS {
            let first = Color::ALL[usize::from(number % 2)];
            let mut end = board.clone();
            end.play_out(first, chance);
            for point in end.area(Color::Black).iter() {
                black[point.index()] += 1;
            }
        }
        Self(black)
    }

    /// Uncertainty of the ownership of `point`: 0 to 100.
    pub(super) fn open(&self, point: Point) -> u32 {
        let black = u32::from(self.0[point.index()]);
        let all = u32::from(PLAYOUTS);
        black.min(all - black) * 200 / all
    }

    /// The probability that `color` owns `point`, in percent.
    pub(super) fn share(&self, color: Color, point: Point) -> u32 {
        let black = u32::from(self.0[point.index()]) * 100 / u32::from(PLAYOUTS);
        match color {
            Color::Black => black,
            Color::White => 100 - black,
        }
    }
}
