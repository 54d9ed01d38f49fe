//! The lines of a board: every five points, and the three that follow each point.

use super::{LINES, Site};
use tengen_rules::{Point, Size};

/// Five points in line.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) sites: [Site; 5],
    /// The stones of each colour among them.
    pub(super) stones: [u8; 2],
}

/// The three sites that follow each site, direction by direction.
pub(super) fn rays(size: Size) -> Vec<Vec<[Site; 3]>> {
    let columns = u16::from(size.columns());
    let site = |point: Point| u16::from(point.row()) * columns + u16::from(point.column());
    let directions = LINES
        .into_iter()
        .flat_map(|(right, up)| [(right, up), (-right, -up)]);
    let of = |from: Point| {
        let three = directions
            .clone()
            .map(|(right, up)| [1, 2, 3].map(|steps| from.step(right * steps, up * steps, size)));
        let whole = three.filter_map(|[one, two, end]| Some([one?, two?, end?].map(site)));
        whole.collect()
    };
    size.all().map(of).collect()
}

/// Every five points in line on a board of `size`.
pub(super) fn windows(size: Size) -> Vec<Window> {
    let columns = u16::from(size.columns());
    let site = |point: Point| u16::from(point.row()) * columns + u16::from(point.column());
    let mut windows = Vec::new();
    for point in size.all() {
        for (right, up) in LINES {
            let five = [0, 1, 2, 3, 4].map(|steps| point.step(right * steps, up * steps, size));
            if five.iter().all(Option::is_some) {
                windows.push(Window {
                    sites: five.map(|point| point.map_or(0, site)),
                    stones: [0; 2],
                });
            }
        }
    }
    windows
}
