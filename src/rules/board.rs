//! A board with its chains and their liberties, kept up to date stone by stone.

use std::fmt;

use super::site::{BySite, Content, Site, Sites};
use super::{ByColor, Color, Point, PointSet, Size, zobrist};

/// Stones of one colour that hang together along the lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Whose it is.
    pub color: Color,
    /// Its stones.
    pub stones: PointSet,
    /// The empty points next to it, each once.
    pub liberties: PointSet,
}

impl Chain {
    /// The stone by which the chain goes where one is enough: the first of [`PointSet::iter`].
    ///
    /// # Panics
    ///
    /// If it has no stone, which no chain on a board is.
    pub fn name(&self) -> Point {
        let mut stones = self.stones.iter();
        stones.next().expect("a chain has a stone")
    }
}

/// What is kept of a chain at the site that stands for it.
#[derive(Clone, Copy)]
struct Links {
    /// How often its stones touch empty points: a liberty counts once for each stone next to it.
    touches: u16,
    /// How many stones it has.
    length: u16,
}

/// Stones on a board.
///
/// After every move each chain has a liberty; the board sees to captures and knows nothing of turns, ko or ends.
/// Two boards are equal if they have the same size and the same stones.
///
/// The board that plays games also runs playouts, millions of moves a second.
/// Sites without a stone are their own heads, so that touches can be counted without asking what is there;
/// what is counted for them means nothing.
#[derive(Clone)]
pub struct Board {
    size: Size,
    contents: BySite<Content>,
    /// The site that stands for a stone's chain.
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

    /// The stone on `point`; none too if the point is off the board.
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

    /// A number that equal boards of one size share, and others hardly ever.
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

    /// Whether the stone would take an enemy's chain, or join one of its own that has another liberty.
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

    /// What is on the four sites next to `site`.
    #[inline]
    pub(super) fn around(&self, site: Site) -> Content {
        let [a, b, c, d] = site.neighbours().map(|neighbour| self.contents[neighbour]);
        a | b | c | d
    }

    /// What is on `site`.
    #[inline]
    pub(super) fn content(&self, site: Site) -> Content {
        self.contents[site]
    }

    /// The empty points, in an order that means nothing.
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

    /// The hash of the board that [`Board::place`] would make, without making it.
    pub(super) fn hash_after(&self, color: Color, point: Point) -> u64 {
        let site = Site::of(point);
        let enemy = Content::stone(!color);
        let neighbours = site.neighbours();
        let ends = self.ends(site);
        let mut hash = self.hash ^ zobrist::stone(color, site);
        for (i, neighbour) in neighbours.into_iter().enumerate() {
            let head = self.head[neighbour];
            let seen = || {
                neighbours[..i]
                    .iter()
                    .any(|&other| self.head[other] == head)
            };
            if self.contents[neighbour] == enemy && ends[i] && !seen() {
                let numbers = self.ring(head).map(|stone| zobrist::stone(!color, stone));
                hash = numbers.fold(hash, |hash, number| hash ^ number);
            }
        }
        hash
    }

    /// Puts a stone of `color` on `point` and takes the enemy's chains that have no liberty then.
    ///
    /// # Panics
    ///
    /// If the point is not an empty one of the board, or the stone could not live there (see [`Board::may_live`]).
    pub fn place(&mut self, color: Color, point: Point) -> PointSet {
        assert!(
            self.is_empty(point) && self.may_live(color, point),
            "only legal stones are placed"
        );
        let taken = self.place_at(color, Site::of(point));
        self.latest_empty(taken)
    }

    /// [`Board::place`] on a site where that is legal. Gives how many stones were taken:
    /// so many at the end of the list of empty points.
    #[inline]
    pub(super) fn place_at(&mut self, color: Color, site: Site) -> usize {
        if !self.put(color, site) {
            return 0;
        }
        let enemy = Content::stone(!color);
        let before = self.empty.len();
        for neighbour in site.neighbours() {
            // A chain that touches the stone twice is gone when its second stone is looked at.
            if self.contents[neighbour] == enemy && self.links_at(neighbour).touches == 0 {
                self.take_chain(!color, neighbour);
            }
        }
        self.empty.len() - before
    }

    /// The points that became empty last.
    fn latest_empty(&self, count: usize) -> PointSet {
        let latest = self.empty.from(self.empty.len() - count);
        latest.iter().map(|site| site.point()).collect()
    }

    /// Puts a stone of `color` on `point`, takes the enemy's chains that have no liberty then,
    /// and after them the stone's own chain if that has none. Gives what was taken of the enemy's, and of its own.
    ///
    /// # Panics
    ///
    /// If the point is not an empty one of the board.
    pub fn place_or_die(&mut self, color: Color, point: Point) -> (PointSet, PointSet) {
        if self.may_live(color, point) {
            return (self.place(color, point), PointSet::EMPTY);
        }
        self.put_regardless(color, point);
        let before = self.empty.len();
        self.take_chain(color, Site::of(point));
        (
            PointSet::EMPTY,
            self.latest_empty(self.empty.len() - before),
        )
    }

    /// Puts a stone of `color` on the empty `point` in a game without captures of chains, whatever its liberties.
    pub(super) fn put_regardless(&mut self, color: Color, point: Point) {
        assert!(self.is_empty(point), "only empty points are filled");
        self.put(color, Site::of(point));
    }

    /// Takes single stones off; the chains they belonged to are put together anew.
    pub(super) fn take_stones(&mut self, points: PointSet) {
        let mut rest = Self::new(self.size);
        for color in Color::ALL {
            for point in self.stones(color).difference(points).iter() {
                rest.put(color, Site::of(point));
            }
        }
        *self = rest;
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

    /// Puts a stone on an empty site, and makes one chain of it and those of its colour that it touches.
    /// Gives whether a chain of the enemy has no liberty then.
    #[inline]
    fn put(&mut self, color: Color, site: Site) -> bool {
        let (own, enemy) = (Content::stone(color), Content::stone(!color));
        let neighbours = site.neighbours();
        self.empty.remove(site);
        self.contents[site] = own;
        self.stones[color].toggle(site.index());
        self.hash ^= zobrist::stone(color, site);
        let (mut touches, mut takes) = (0, false);
        for neighbour in neighbours {
            let content = self.contents[neighbour];
            let links = &mut self.links[self.head[neighbour]];
            links.touches = links.touches.wrapping_sub(1);
            touches += u16::from(content == Content::EMPTY);
            takes |= (content == enemy) & (links.touches == 0);
        }
        // The first chain of its own that the stone touches takes it in; the others join that one.
        let mut head = site;
        for neighbour in neighbours {
            if self.contents[neighbour] == own {
                let other = self.head[neighbour];
                head = if head == site {
                    self.attach(site, touches, other)
                } else {
                    self.join(head, other)
                };
            }
        }
        if head == site {
            self.head[site] = site;
            self.next[site] = site;
            self.links[site] = Links { touches, length: 1 };
        }
        takes
    }

    /// Adds a stone to a chain. Gives the chain's head.
    #[inline]
    fn attach(&mut self, site: Site, touches: u16, head: Site) -> Site {
        self.links[head].touches += touches;
        self.links[head].length += 1;
        self.head[site] = head;
        self.next[site] = self.next[head];
        self.next[head] = site;
        head
    }

    /// Makes one chain of two: the shorter joins the longer. Gives its head.
    #[inline]
    fn join(&mut self, one: Site, other: Site) -> Site {
        if one == other {
            return one;
        }
        let (long, short) = if self.links[one].length >= self.links[other].length {
            (one, other)
        } else {
            (other, one)
        };
        let Links { touches, length } = self.links[short];
        self.links[long].touches += touches;
        self.links[long].length += length;
        let mut site = short;
        loop {
            self.head[site] = long;
            site = self.next[site];
            if site == short {
                break;
            }
        }
        let after = self.next[long];
        self.next[long] = self.next[short];
        self.next[short] = after;
        long
    }

    /// Takes the chain of the stone on `first` off the board; its points are added to the empty ones.
    fn take_chain(&mut self, color: Color, first: Site) {
        let mut site = first;
        loop {
            self.contents[site] = Content::EMPTY;
            self.head[site] = site;
            self.stones[color].toggle(site.index());
            self.hash ^= zobrist::stone(color, site);
            self.empty.push(site);
            for neighbour in site.neighbours() {
                let links = &mut self.links[self.head[neighbour]];
                links.touches = links.touches.wrapping_add(1);
            }
            site = self.next[site];
            if site == first {
                break;
            }
        }
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
