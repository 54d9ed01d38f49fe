//! A board with its chains and their liberties, kept up to date stone by stone.

use std::fmt;

use super::{ByColor, Color, Point, PointSet, Size, zobrist};

/// The side of the largest board with a border around it.
const SIDE: usize = Size::MAX as usize + 2;
const SITES: usize = SIDE * SIDE;
/// From a site to its four neighbours, as wrapping offsets.
const NEIGHBOURS: [usize; 4] = [SIDE, 1, usize::MAX, SIDE.wrapping_neg()];

/// What is on a site: a point of the board, or of the border around it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Site {
    Border,
    Empty,
    Stone(Color),
}

/// The liberties of a chain, counted once for each of its stones that touch them.
///
/// A liberty that several stones touch counts several times here;
/// count, sum and sum of squares still tell exactly whether all are one and the same point.
#[derive(Clone, Copy, Default)]
struct Touches {
    count: u32,
    sum: u32,
    squares: u32,
}

impl Touches {
    fn add(&mut self, site: usize) {
        self.count += 1;
        self.sum += site as u32;
        self.squares += (site * site) as u32;
    }

    fn remove(&mut self, site: usize) {
        self.count -= 1;
        self.sum -= site as u32;
        self.squares -= (site * site) as u32;
    }

    fn merge(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Whether there is exactly one liberty (equality in the inequality of Cauchy and Schwarz).
    fn is_atari(self) -> bool {
        self.count > 0
            && u64::from(self.count) * u64::from(self.squares)
                == u64::from(self.sum) * u64::from(self.sum)
    }
}

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

/// Stones on a board.
///
/// After every move each chain has a liberty; the board sees to captures and knows nothing of turns, ko or ends.
/// Two boards are equal if they have the same size and the same stones.
#[derive(Clone)]
pub struct Board {
    size: Size,
    sites: [Site; SITES],
    /// The site that stands for a stone's chain.
    head: [u16; SITES],
    /// The next stone of the same chain, in a ring.
    next: [u16; SITES],
    /// By head: how many stones the chain has.
    length: [u16; SITES],
    /// By head: the chain's liberties.
    touches: [Touches; SITES],
    stones: ByColor<PointSet>,
    empty: PointSet,
    hash: u64,
}

fn site(point: Point) -> usize {
    (usize::from(point.row()) + 1) * SIDE + usize::from(point.column()) + 1
}

fn point(site: usize) -> Point {
    Point::new((site % SIDE - 1) as u8, (site / SIDE - 1) as u8).expect("stones stand on points")
}

impl Board {
    /// An empty board.
    pub fn new(size: Size) -> Self {
        let mut sites = [Site::Border; SITES];
        for point in size.all() {
            sites[site(point)] = Site::Empty;
        }
        Self {
            size,
            sites,
            head: [0; SITES],
            next: [0; SITES],
            length: [0; SITES],
            touches: [Touches::default(); SITES],
            stones: ByColor::default(),
            empty: size.all().collect(),
            hash: 0,
        }
    }

    /// Columns and rows.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The stone on `point`; none too if the point is off the board.
    pub fn get(&self, point: Point) -> Option<Color> {
        match self.sites[site(point)] {
            Site::Stone(color) => Some(color),
            Site::Empty | Site::Border => None,
        }
    }

    /// Whether `point` is on the board and empty.
    pub fn is_empty(&self, point: Point) -> bool {
        self.sites[site(point)] == Site::Empty
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
        self.empty
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
        let first = site(point);
        let mut at = first;
        loop {
            stones.insert(self::point(at));
            for neighbour in neighbours(at) {
                if self.sites[neighbour] == Site::Empty {
                    liberties.insert(self::point(neighbour));
                }
            }
            at = usize::from(self.next[at]);
            if at == first {
                return Some(Chain {
                    color,
                    stones,
                    liberties,
                });
            }
        }
    }

    /// Whether the stone on `point` belongs to a chain with exactly one liberty.
    pub fn is_in_atari(&self, point: Point) -> bool {
        let at = site(point);
        matches!(self.sites[at], Site::Stone(_))
            && self.touches[usize::from(self.head[at])].is_atari()
    }

    /// Whether a stone of `color` on the empty `point` would have a liberty once the enemy's chains
    /// without one are off the board.
    ///
    /// Booklet 000: the move that takes is legal though it fills the last liberty;
    /// booklet 004: joining a stone in atari to a living chain is legal.
    pub fn may_live(&self, color: Color, point: Point) -> bool {
        neighbours(site(point))
            .into_iter()
            .any(|neighbour| match self.sites[neighbour] {
                Site::Border => false,
                Site::Empty => true,
                // The one liberty of a neighbour in atari is this very point.
                Site::Stone(other) => {
                    let atari = self.touches[usize::from(self.head[neighbour])].is_atari();
                    if other == color { !atari } else { atari }
                }
            })
    }

    /// The hash of the board that [`Board::place`] would make, without making it.
    pub(super) fn hash_after(&self, color: Color, point: Point) -> u64 {
        let mut hash = self.hash ^ zobrist::stone(color, point);
        let mut taken = [usize::MAX; 4];
        for (i, neighbour) in neighbours(site(point)).into_iter().enumerate() {
            let head = usize::from(self.head[neighbour]);
            if self.sites[neighbour] == Site::Stone(!color)
                && self.touches[head].is_atari()
                && !taken.contains(&head)
            {
                taken[i] = head;
                hash ^= self.chain_hash(!color, head);
            }
        }
        hash
    }

    fn chain_hash(&self, color: Color, head: usize) -> u64 {
        let mut hash = 0;
        let mut at = head;
        loop {
            hash ^= zobrist::stone(color, point(at));
            at = usize::from(self.next[at]);
            if at == head {
                return hash;
            }
        }
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
        let at = site(point);
        self.put(color, at);
        let mut captured = PointSet::EMPTY;
        for neighbour in neighbours(at) {
            if self.sites[neighbour] == Site::Stone(!color) {
                let head = usize::from(self.head[neighbour]);
                if self.touches[head].count == 0 {
                    captured = captured.union(self.take_chain(head));
                }
            }
        }
        captured
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
        let lost = self.take_chain(usize::from(self.head[site(point)]));
        (PointSet::EMPTY, lost)
    }

    /// Puts a stone of `color` on the empty `point` in a game without captures of chains, whatever its liberties.
    pub(super) fn put_regardless(&mut self, color: Color, point: Point) {
        assert!(self.is_empty(point), "only empty points are filled");
        self.put(color, site(point));
    }

    /// Takes single stones off; the chains they belonged to are put together anew.
    pub(super) fn take_stones(&mut self, points: PointSet) {
        let mut rest = Self::new(self.size);
        for color in Color::ALL {
            for point in self.stones[color].difference(points).iter() {
                rest.put(color, site(point));
            }
        }
        *self = rest;
    }

    /// The board with exactly these stones, if no point is named twice, all are on it, and each chain has a liberty.
    pub fn from_arrangement(size: Size, stones: ByColor<PointSet>) -> Option<Self> {
        let board = Self::from_any_arrangement(size, stones)?;
        let lives = |color: Color| {
            let mut all = stones[color].iter();
            all.all(|point| board.touches[usize::from(board.head[site(point)])].count > 0)
        };
        Color::ALL.into_iter().all(lives).then_some(board)
    }

    /// The board with exactly these stones, liberties or not, if no point is named twice and all are on it.
    pub(super) fn from_any_arrangement(size: Size, stones: ByColor<PointSet>) -> Option<Self> {
        let mut board = Self::new(size);
        for color in Color::ALL {
            for point in stones[color].iter() {
                if !size.contains(point) || !board.is_empty(point) {
                    return None;
                }
                board.put(color, site(point));
            }
        }
        Some(board)
    }

    fn put(&mut self, color: Color, at: usize) {
        let mut touches = Touches::default();
        for neighbour in neighbours(at) {
            match self.sites[neighbour] {
                Site::Border => {}
                Site::Empty => touches.add(neighbour),
                Site::Stone(_) => self.touches[usize::from(self.head[neighbour])].remove(at),
            }
        }
        self.sites[at] = Site::Stone(color);
        self.head[at] = at as u16;
        self.next[at] = at as u16;
        self.length[at] = 1;
        self.touches[at] = touches;
        self.stones[color].insert(point(at));
        self.empty.remove(point(at));
        self.hash ^= zobrist::stone(color, point(at));
        for neighbour in neighbours(at) {
            if self.sites[neighbour] == Site::Stone(color) {
                self.join(
                    usize::from(self.head[at]),
                    usize::from(self.head[neighbour]),
                );
            }
        }
    }

    /// Makes one chain of two: the shorter joins the longer.
    fn join(&mut self, one: usize, other: usize) {
        if one == other {
            return;
        }
        let (long, short) = if self.length[one] >= self.length[other] {
            (one, other)
        } else {
            (other, one)
        };
        self.length[long] += self.length[short];
        let touches = self.touches[short];
        self.touches[long].merge(touches);
        let mut at = short;
        loop {
            self.head[at] = long as u16;
            at = usize::from(self.next[at]);
            if at == short {
                break;
            }
        }
        self.next.swap(long, short);
    }

    /// Takes a whole chain off the board and gives its points.
    fn take_chain(&mut self, head: usize) -> PointSet {
        let Site::Stone(color) = self.sites[head] else {
            return PointSet::EMPTY;
        };
        let mut taken = PointSet::EMPTY;
        let mut at = head;
        loop {
            self.sites[at] = Site::Empty;
            taken.insert(point(at));
            self.hash ^= zobrist::stone(color, point(at));
            for neighbour in neighbours(at) {
                // A neighbour of the same colour is of the same chain and goes too.
                if self.sites[neighbour] == Site::Stone(!color) {
                    self.touches[usize::from(self.head[neighbour])].add(at);
                }
            }
            at = usize::from(self.next[at]);
            if at == head {
                break;
            }
        }
        self.stones[color] = self.stones[color].difference(taken);
        self.empty = self.empty.union(taken);
        taken
    }
}

fn neighbours(site: usize) -> [usize; 4] {
    NEIGHBOURS.map(|offset| site.wrapping_add(offset))
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size && self.stones == other.stones
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
