//! Threats of a colour: fives and pairs.

use super::{FIVE_PAIRS, FiveBoard, LINES, Site};
use tengen_rules::{Color, Overline, Point};

impl FiveBoard {
    /// The empty points of the windows in which `color` has `stones` stones and the enemy none, each once.
    pub(in crate::five) fn open_windows(&self, color: Color, stones: usize) -> Vec<Site> {
        let mut sites = Vec::new();
        if self.tally[color as usize][stones] == 0 {
            return sites;
        }
        for window in &self.windows {
            if usize::from(window.stones[color as usize]) == stones
                && window.stones[!color as usize] == 0
            {
                let empty = window.sites.into_iter().filter(|&site| self.is_empty(site));
                for site in empty {
                    if !sites.contains(&site) {
                        sites.push(site);
                    }
                }
            }
        }
        sites
    }

    /// The points on which `color` wins at once: by five in a row, or by the fifth pair.
    pub(in crate::five) fn wins(&self, color: Color) -> Vec<Site> {
        let mut wins = self.open_windows(color, 4);
        if self.rules.overline(color) == Overline::Exact {
            wins.retain(|&site| self.makes_five(color, site));
        }
        if self.counts_pairs() && self.prisoners[color as usize] + 8 >= FIVE_PAIRS {
            let enough = |site: &Site| {
                let taken = 2 * self.count_pairs_taken(color, *site);
                taken > 0 && self.prisoners[color as usize] + taken >= FIVE_PAIRS
            };
            wins.extend(self.empty().filter(enough));
        }
        wins
    }

    /// Whether a stone of `color` on `site` makes a line of exactly five.
    fn makes_five(&self, color: Color, site: Site) -> bool {
        let point = self.point(site);
        LINES.into_iter().any(|(right, up)| {
            let run = |sign: i8| {
                let steps = (1..).take_while(|&steps| {
                    self.stone(point, sign * right * steps, sign * up * steps) == Some(color)
                });
                steps.count()
            };
            run(1) + run(-1) == 4
        })
    }

    fn stone(&self, from: Point, right: i8, up: i8) -> Option<Color> {
        let point = from.step(right, up, self.size)?;
        self.cells[usize::from(self.site(point))]
    }

    /// The pairs that a stone of `color` on `site` would take.
    pub(super) fn pairs(&self, color: Color, site: Site) -> impl Iterator<Item = [Site; 2]> {
        let at = |site: Site| self.cells[usize::from(site)];
        let rays = if self.takes_pairs() {
            &self.rays[usize::from(site)][..]
        } else {
            &[]
        };
        rays.iter().filter_map(move |&[one, two, end]| {
            let closed = at(one) == Some(!color) && at(two) == Some(!color);
            (closed && at(end) == Some(color)).then_some([one, two])
        })
    }

    /// Number of pairs that a stone of `color` on `site` would take.
    pub(in crate::five) fn count_pairs_taken(&self, color: Color, site: Site) -> u8 {
        self.pairs(color, site).count() as u8
    }

    /// The points on which `color` takes a pair.
    pub(in crate::five) fn captures(&self, color: Color) -> Vec<Site> {
        if !self.takes_pairs() {
            return Vec::new();
        }
        self.empty()
            .filter(|&site| self.count_pairs_taken(color, site) > 0)
            .collect()
    }
}
