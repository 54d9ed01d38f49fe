//! The board of the search: every five points in line with how many stones of each colour are among them.

use crate::rules::{Chance, Color, GoBangRules, Overline, Pairs, Point, Position, Size};

/// The directions of lines: columns to the right, rows up.
pub(super) const LINES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
/// How many stones are five pairs.
const FIVE_PAIRS: u8 = 10;
/// What five points in line are worth to a stone of the colour that has so many of them, if the other has none.
const MOVE_WORTH: [i32; 6] = [1, 8, 60, 500, 20_000, 0];
/// What five points in line are worth as they stand.
const WORTH: [i32; 6] = [0, 1, 8, 60, 500, 0];

/// The number of a point: row after row.
pub(super) type Site = u16;

/// Five points in line.
#[derive(Clone, Copy)]
struct Window {
    sites: [Site; 5],
    /// The stones of each colour among them.
    stones: [u8; 2],
}

/// A turn that can be taken back.
#[derive(Clone)]
struct Turn {
    site: Site,
    taken: Vec<Site>,
}

/// A position as the search sees it.
#[derive(Clone)]
pub(super) struct Board {
    rules: GoBangRules,
    size: Size,
    cells: Vec<Option<Color>>,
    windows: Vec<Window>,
    /// The windows with a site among them.
    windows_of: Vec<Vec<u16>>,
    /// The three sites that follow a site in each direction that has so many.
    rays: Vec<Vec<[Site; 3]>>,
    /// What a stone of each colour on a site would be worth.
    worth: [Vec<i32>; 2],
    /// What the position is worth to each colour, whoever is to move.
    total: [i32; 2],
    /// How many windows hold so many stones of one colour alone.
    tally: [[u16; 6]; 2],
    /// How many stones each colour has taken.
    prisoners: [u8; 2],
    stones: u16,
    turns: Vec<Turn>,
    keys: [Vec<u64>; 2],
    hash: u64,
}

impl Board {
    /// The board of `position`.
    pub(super) fn of(rules: GoBangRules, position: &Position) -> Self {
        let size = position.size();
        let points = size.points();
        let windows = windows(size);
        let mut windows_of = vec![Vec::new(); points];
        for (number, window) in windows.iter().enumerate() {
            for site in window.sites {
                windows_of[usize::from(site)].push(number as u16);
            }
        }
        let worth: Vec<_> = windows_of
            .iter()
            .map(|of| of.len() as i32 * MOVE_WORTH[0])
            .collect();
        let mut chance = Chance::new(points as u64);
        let mut keys = || {
            let number = |_| ((chance.below(1 << 31) as u64) << 33) ^ chance.below(1 << 31) as u64;
            (0..points).map(number).collect()
        };
        let all = windows.len() as u16;
        let mut board = Self {
            rules,
            size,
            cells: vec![None; points],
            windows,
            windows_of,
            rays: rays(size),
            worth: [worth.clone(), worth],
            total: [0; 2],
            tally: [[all, 0, 0, 0, 0, 0]; 2],
            prisoners: [0; 2],
            stones: 0,
            turns: Vec::new(),
            keys: [keys(), keys()],
            hash: 0,
        };
        for color in Color::ALL {
            for point in position.board().stones(color).iter() {
                board.put(board.site(point), color);
            }
            board.prisoners[color as usize] = position.prisoners()[color].min(255) as u8;
        }
        board
    }

    /// The site of `point`.
    pub(super) fn site(&self, point: Point) -> Site {
        u16::from(point.row()) * u16::from(self.size.columns()) + u16::from(point.column())
    }

    /// The point of `site`.
    pub(super) fn point(&self, site: Site) -> Point {
        let columns = u16::from(self.size.columns());
        let (column, row) = ((site % columns) as u8, (site / columns) as u8);
        Point::new(column, row).expect("a site is a point of the board")
    }

    /// All sites without a stone.
    pub(super) fn empty(&self) -> impl Iterator<Item = Site> {
        (0..self.cells.len() as Site).filter(|&site| self.is_empty(site))
    }

    /// Whether there is no stone on `site`.
    pub(super) fn is_empty(&self, site: Site) -> bool {
        self.cells[usize::from(site)].is_none()
    }

    /// How many stones are on the board.
    pub(super) fn stones(&self) -> u16 {
        self.stones
    }

    /// Whether no point is left.
    pub(super) fn is_full(&self) -> bool {
        usize::from(self.stones) == self.cells.len()
    }

    /// Whether pairs are taken.
    pub(super) fn takes_pairs(&self) -> bool {
        self.rules.pairs != Pairs::Stay
    }

    /// A number that equal positions with the same prisoners share, and others hardly ever.
    pub(super) fn hash(&self, to_move: Color) -> u64 {
        let prisoners = u64::from(self.prisoners[0]) << 8 | u64::from(self.prisoners[1]);
        self.hash ^ prisoners.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (to_move as u64) << 63
    }

    /// What a stone of `color` on `site` would be worth for its lines.
    pub(super) fn worth(&self, color: Color, site: Site) -> i32 {
        self.worth[color as usize][usize::from(site)]
    }

    /// What the lines of `color` are worth as they stand.
    pub(super) fn total(&self, color: Color) -> i32 {
        self.total[color as usize]
    }

    /// How many stones `color` has taken.
    pub(super) fn prisoners(&self, color: Color) -> i32 {
        i32::from(self.prisoners[color as usize])
    }

    /// Whether five pairs win.
    pub(super) fn counts_pairs(&self) -> bool {
        self.rules.pairs == Pairs::FiveWin
    }

    /// The empty points of the windows in which `color` has `stones` stones and the enemy none, each once.
    pub(super) fn open_windows(&self, color: Color, stones: usize) -> Vec<Site> {
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
    pub(super) fn wins(&self, color: Color) -> Vec<Site> {
        let mut wins = self.open_windows(color, 4);
        if self.rules.overline == Overline::Exact {
            wins.retain(|&site| self.makes_five(color, site));
        }
        if self.counts_pairs() && self.prisoners[color as usize] + 8 >= FIVE_PAIRS {
            let enough = |site: &Site| {
                let taken = 2 * self.pairs_taken(color, *site);
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
    fn pairs(&self, color: Color, site: Site) -> impl Iterator<Item = [Site; 2]> {
        let at = |site: Site| self.cells[usize::from(site)];
        let rays = match self.takes_pairs() {
            true => &self.rays[usize::from(site)][..],
            false => &[],
        };
        rays.iter().filter_map(move |&[one, two, end]| {
            let closed = at(one) == Some(!color) && at(two) == Some(!color);
            (closed && at(end) == Some(color)).then_some([one, two])
        })
    }

    /// How many pairs a stone of `color` on `site` would take.
    pub(super) fn pairs_taken(&self, color: Color, site: Site) -> u8 {
        self.pairs(color, site).count() as u8
    }

    /// The points on which `color` takes a pair.
    pub(super) fn captures(&self, color: Color) -> Vec<Site> {
        if !self.takes_pairs() {
            return Vec::new();
        }
        self.empty()
            .filter(|&site| self.pairs_taken(color, site) > 0)
            .collect()
    }

    /// Puts a stone of `color` on the empty `site`.
    pub(super) fn play(&mut self, color: Color, site: Site) {
        let taken: Vec<_> = self.pairs(color, site).flatten().collect();
        self.put(site, color);
        for &stone in &taken {
            self.remove(stone, !color);
        }
        self.prisoners[color as usize] += taken.len() as u8;
        self.turns.push(Turn { site, taken });
    }

    /// Takes the last turn back, which was that of `color`.
    pub(super) fn take_back(&mut self, color: Color) {
        let Some(Turn { site, taken }) = self.turns.pop() else {
            return;
        };
        self.prisoners[color as usize] -= taken.len() as u8;
        for stone in taken {
            self.put(stone, !color);
        }
        self.remove(site, color);
    }

    fn put(&mut self, site: Site, color: Color) {
        self.cells[usize::from(site)] = Some(color);
        self.stones += 1;
        self.change(site, color, 1);
    }

    fn remove(&mut self, site: Site, color: Color) {
        self.cells[usize::from(site)] = None;
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

/// The three sites that follow each site, direction by direction.
fn rays(size: Size) -> Vec<Vec<[Site; 3]>> {
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
fn windows(size: Size) -> Vec<Window> {
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
