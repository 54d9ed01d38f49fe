//! Making and taking back turns, with the values of lines kept up to date.

use super::lines::Window;
use super::{FiveBoard, MOVE_WORTH, Site};
use tengen_rules::Color;

/// A turn that can be taken back.
#[derive(Clone)]
pub(super) struct Turn {
    site: Site,
    taken: Vec<Site>,
}

/// Value of five points in line, by the number of stones on them.
const WORTH: [i32; 6] = [0, 1, 8, 60, 500, 0];

impl FiveBoard {
    /// Puts a stone of `color` on the empty `site`.
    pub(in crate::five) fn play(&mut self, color: Color, site: Site) {
        let taken: Vec<_> = self.pairs(color, site).flatten().collect();
        self.put(site, color);
        for &stone in &taken {
            self.remove(stone, !color);
        }
        self.prisoners[color as usize] += taken.len() as u8;
        self.turns.push(Turn { site, taken });
    }

    /// Takes the last turn back, which was that of `color`.
    pub(in crate::five) fn take_back(&mut self, color: Color) {
        let Turn { site, taken } = self.turns.pop().expect("a turn was made");
        self.prisoners[color as usize] -= taken.len() as u8;
        for stone in taken {
            self.put(stone, !color);
        }
        self.remove(site, color);
    }

    pub(super) fn put(&mut self, site: Site, color: Color) {
        self.cells[usize::from(site)] = Some(color);
        let point = self.point(site);
        self.sets[color].insert(point);
        self.stones += 1;
        self.change(site, color, 1);
    }

    fn remove(&mut self, site: Site, color: Color) {
        self.cells[usize::from(site)] = None;
        let point = self.point(site);
        self.sets[color].remove(point);
        self.stones -= 1;
        self.change(site, color, u8::MAX);
    }

    /// Adds `step` (1, or [`u8::MAX`] for one less) to the stones of `color` in the windows of `site`.
    fn change(&mut self, site: Site, color: Color, step: u8) {
        self.hash ^= self.keys[color as usize][usize::from(site)];
        for place in 0..self.windows_of[usize::from(site)].len() {
            let number = usize::from(self.windows_of[usize::from(site)][place]);
            let before = self.windows[number];
            let window = &mut self.windows[number];
            window.stones[color as usize] = window.stones[color as usize].wrapping_add(step);
            let after = *window;
            for side in 0..2 {
                self.revalue(side, before, after);
            }
        }
    }

    fn revalue(&mut self, side: usize, before: Window, after: Window) {
        let own = |window: Window| {
            (window.stones[1 - side] == 0).then_some(usize::from(window.stones[side]))
        };
        let (old, new) = (own(before), own(after));
        let worth = |own: Option<usize>, table: [i32; 6]| own.map_or(0, |own| table[own]);
        self.total[side] += worth(new, WORTH) - worth(old, WORTH);
        if let Some(old) = old {
            self.tally[side][old] -= 1;
        }
        if let Some(new) = new {
            self.tally[side][new] += 1;
        }
        let change = worth(new, MOVE_WORTH) - worth(old, MOVE_WORTH);
        for site in after.sites {
            self.worth[side][usize::from(site)] += change;
        }
    }
}
