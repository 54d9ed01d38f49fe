//! A board with its chains and their liberties, kept up to date stone by stone.

mod place;

use std::fmt;

use super::site::{BySite, Content, Site, Sites};
use super::{ByColor, Color, Point, PointSet, Size};

/// Stones of one colour that are connected along the lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Its colour.
    pub color: Color,
    /// Its stones.
    pub stones: PointSet,
    /// The empty points next to it, each once.
    pub liberties: PointSet,
}

impl Chain {
    /// The first stone of the chain ([`PointSet::iter`]), which names it.
    ///
    /// # Panics
    ///
    /// If it has no stone, which no chain on a board is.
    pub fn name(&self) -> Point {
        let mut stones = self.stones.iter();
        stones.next().expect("a chain has a stone")
    }
}

/// Per-chain counters, stored at the chain's head.
#[derive(Clone, Copy)]
struct Links {
    /// Liberty count with repetition: a liberty counts once for each stone next to it.
    touches: u16,
    /// Number of stones.
    length: u16,
}

/// Stones on a board.
///
/// After every move each chain has a liberty: the board captures, but knows neither turns nor ko nor the end of a game.
/// Two boards are equal if they have the same size and the same stones.
///
/// The board of games also runs playouts, millions of moves a second. Empty sites are their own heads, so that touches
/// can be counted without a branch; the counts of empty sites are meaningless.
#[derive(Clone)]
pub struct Board {
    size: Size,
    contents: BySite<Content>,
    /// The head of the chain that a stone belongs to.
    head: BySite<Site>,
    /// The next stone of the same chain, in a ring.
    next: BySite<Site>,
    /// By head.
    links: BySite<Links>,
    stones: ByColor<PointSet>,
    empty: Sites,
    hash: u64,
}

impl Board {
    /// An empty board.
    pub fn new(size: Size) -> Self {
        let mut contents = BySite::all(Content::BORDER);
        let mut empty = Sites::NONE;
        for point in size.all() {
            let site = Site::of(point);
            contents[site] = Content::EMPTY;
            empty.push(site);
        }
        Self {
            size,
            contents,
            head: BySite::from_fn(|site| site),
            next: BySite::from_fn(|site| site),
            links: BySite::all(Links {
                touches: 0,
                length: 0,
            }),
            stones: ByColor::default(),
            empty,
            hash: 0,
        }
    }

    /// Columns and rows.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The stone on `point`; also none if the point is off the board.
    pub fn get(&self, point: Point) -> Option<Color> {
        let content = self.contents[Site::of(point)];
        Color::ALL
            .into_iter()
            .find(|&color| content == Content::stone(color))
    }

    /// Whether `point` is on the board and empty.
    pub fn is_empty(&self, point: Point) -> bool {
        self.contents[Site::of(point)] == Content::EMPTY
    }

    /// All stones of `color`.
    pub fn stones(&self, color: Color) -> PointSet {
        self.stones[color]
    }

    /// The stones of both colours.
    pub fn arrangement(&self) -> ByColor<PointSet> {
        self.stones
    }

    /// All empty points.
    pub fn empty(&self) -> PointSet {
        self.empty.from(0).iter().map(|site| site.point()).collect()
    }

    /// A Zobrist hash: equal for equal boards of one size.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The chain that the stone on `point` belongs to, if there is one.
    pub fn chain(&self, point: Point) -> Option<Chain> {
        let color = self.get(point)?;
        let mut stones = PointSet::EMPTY;
        let mut liberties = PointSet::EMPTY;
        for site in self.ring(Site::of(point)) {
            stones.insert(site.point());
            for neighbour in site.neighbours() {
                if self.contents[neighbour] == Content::EMPTY {
                    liberties.insert(neighbour.point());
                }
            }
        }
        Some(Chain {
            color,
            stones,
            liberties,
        })
    }

    /// Whether the stone on `point` belongs to a chain with exactly one liberty.
    pub fn is_in_atari(&self, point: Point) -> bool {
        self.last_liberty(point).is_some()
    }

    /// The only liberty of the chain with the stone on `point`, if it has exactly one.
    pub fn last_liberty(&self, point: Point) -> Option<Point> {
        let site = Site::of(point);
        // One liberty has at most four stones around it.
        if self.get(point).is_none() || !(1..=4).contains(&self.links_at(site).touches) {
            return None;
        }
        let mut last = None;
        for neighbour in self.ring(site).flat_map(Site::neighbours) {
            if self.contents[neighbour] != Content::EMPTY || last == Some(neighbour) {
                continue;
            }
            if last.is_some() {
                return None;
            }
            last = Some(neighbour);
        }
        last.map(Site::point)
    }

    /// Whether a stone of `color` on the empty `point` would have a liberty once the enemy's chains
    /// without one are off the board.
    ///
    /// Booklet 000: the move that takes is legal though it fills the last liberty;
    /// booklet 004: joining a stone in atari to a living chain is legal.
    pub fn may_live(&self, color: Color, point: Point) -> bool {
        let site = Site::of(point);
        self.around(site).has(Content::EMPTY) || self.lives_by_chains(color, site)
    }

    /// Whether the stone would take an enemy's chain, or join an own chain that has another liberty.
    pub(super) fn lives_by_chains(&self, color: Color, site: Site) -> bool {
        let (own, enemy) = (Content::stone(color), Content::stone(!color));
        let neighbours = site.neighbours();
        let ends = self.ends(site);
        let mut lives = false;
        for (neighbour, ends) in neighbours.into_iter().zip(ends) {
            let content = self.contents[neighbour];
            lives |= (content == own && !ends) | (content == enemy && ends);
        }
        lives
    }

    /// For each neighbour of the empty `site`: whether it is the last liberty of the chain there, if there is one.
    ///
    /// It is if the chain touches no empty point more often than it touches this one.
    #[inline]
    fn ends(&self, site: Site) -> [bool; 4] {
        let heads = site.neighbours().map(|neighbour| self.head[neighbour]);
        heads.map(|head| {
            let here: u16 = heads.map(|other| u16::from(other == head)).iter().sum();
            self.links[head].touches == here
        })
    }

    /// Contents of the four sites next to `site`.
    #[inline]
    pub(super) fn around(&self, site: Site) -> Content {
        let [a, b, c, d] = site.neighbours().map(|neighbour| self.contents[neighbour]);
        a | b | c | d
    }

    /// The content of `site`.
    #[inline]
    pub(super) fn content(&self, site: Site) -> Content {
        self.contents[site]
    }

    /// The empty points in no particular order.
    #[inline]
    pub(super) fn free(&mut self) -> &mut Sites {
        &mut self.empty
    }

    /// The point that became empty last.
    #[inline]
    pub(super) fn latest_free(&self) -> Site {
        self.empty.at(self.empty.len() - 1)
    }

    /// Whether the stone on `site` stands alone and has one liberty.
    #[inline]
    pub(super) fn is_single_in_atari(&self, site: Site) -> bool {
        let Links { touches, length } = self.links_at(site);
        touches == 1 && length == 1
    }

    #[inline]
    fn links_at(&self, site: Site) -> Links {
        self.links[self.head[site]]
    }

    /// The stones of a chain, beginning with `first`.
    fn ring(&self, first: Site) -> impl Iterator<Item = Site> {
        std::iter::successors(Some(first), move |&site| {
            Some(self.next[site]).filter(|&next| next != first)
        })
    }

    /// The board with exactly these stones, if no point is named twice, all are on it, and each chain has a liberty.
    pub fn from_arrangement(size: Size, stones: ByColor<PointSet>) -> Option<Self> {
        let board = Self::from_any_arrangement(size, stones)?;
        board.without_liberty().is_none().then_some(board)
    }

    /// A stone of a chain that has no liberty, if there is one.
    pub(super) fn without_liberty(&self) -> Option<Point> {
        let mut stones = Color::ALL
            .into_iter()
            .flat_map(|color| self.stones(color).iter());
        stones.find(|&point| self.links_at(Site::of(point)).touches == 0)
    }

    /// The board with exactly these stones, liberties or not, if no point is named twice and all are on it.
    pub(super) fn from_any_arrangement(size: Size, stones: ByColor<PointSet>) -> Option<Self> {
        let mut board = Self::new(size);
        for color in Color::ALL {
            for point in stones[color].iter() {
                if !size.contains(point) || !board.is_empty(point) {
                    return None;
                }
                board.put(color, Site::of(point));
            }
        }
        Some(board)
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size && self.contents == other.contents
    }
}

impl Eq for Board {}

/// Row by row from the top: `X` for Black, `O` for White, `.` for an empty point.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.size.rows()).rev() {
            for column in 0..self.size.columns() {
                let point = Point::new(column, row).expect("columns and rows are at most 19");
                let sign = match self.get(point) {
                    Some(Color::Black) => 'X',
                    Some(Color::White) => 'O',
                    None => '.',
                };
                if column > 0 {
                    f.write_str(" ")?;
                }
                write!(f, "{sign}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}
