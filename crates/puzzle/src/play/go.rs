//! A light policy for Go.

use super::owner::Owners;
use super::{Game, draw_one};
use tengen_rules::{
    Board, Chain, Chance, Color, Handicap, Move, Point, PointSet, Position, RuleSet, Size, Status,
    Variant,
};

/// Precision with which the players estimate ownership.
#[derive(Clone, Copy, Debug)]
pub enum Outlook {
    /// Enough to fight.
    Rough,
    /// Enough to end a game where it is settled.
    Fine,
}

impl Outlook {
    /// The estimate is renewed after this number of moves.
    const fn every(self) -> usize {
        match self {
            Self::Rough => 12,
            Self::Fine => 8,
        }
    }
}

/// Uncertainty of ownership up to which a point is settled, and nobody plays there without need.
const SETTLED: u32 = 38;

/// Plays a game of at most `most` moves, the two passes at its end left out.
pub fn play_go(size: Size, most: usize, outlook: Outlook, chance: &mut Chance) -> Game {
    let rules = RuleSet::default_of(Variant::Go).rules;
    let start = rules.opening(size, Handicap::NONE);
    let mut position = start.expect("Go is played on boards of 5 lines and more");
    let mut game = Game::new(size);
    let mut owners = Owners::unknown();
    // With few stones on the board, playouts are meaningless.
    let opening = size.points() / 8;
    while game.plies() < most && rules.status(&position) == Status::InProgress {
        if game.plies() >= opening && game.plies().is_multiple_of(outlook.every()) {
            owners = Owners::of(position.board(), chance);
        }
        let chains = Chains::of(position.board());
        let choices: Vec<_> = rules
            .legal_points(&position)
            .iter()
            .map(|point| (point, weight(&position, &chains, &owners, point)))
            .collect();
        let Some(point) = draw_one(&choices, chance) else {
            break;
        };
        let mv = Move::Play(point);
        rules.play(&mut position, mv).expect("a legal point");
        game.add(mv, position.board());
    }
    game
}

/// The chains of a board, by stone.
struct Chains {
    all: Vec<Chain>,
    /// Index of the chain in the list, by [`Point::index`].
    places: [u16; 361],
}

impl Chains {
    fn of(board: &Board) -> Self {
        let mut chains = Self {
            all: Vec::new(),
            places: [u16::MAX; 361],
        };
        for color in Color::ALL {
            let mut rest = board.stones(color);
            while let Some(chain) = rest.iter().next().and_then(|stone| board.chain(stone)) {
                rest = rest.difference(chain.stones);
                for stone in chain.stones.iter() {
                    chains.places[stone.index()] = chains.all.len() as u16;
                }
                chains.all.push(chain);
            }
        }
        chains
    }

    fn at(&self, point: Point) -> Option<&Chain> {
        self.all.get(usize::from(self.places[point.index()]))
    }
}

/// The policy's weight of a move.
fn weight(position: &Position, chains: &Chains, owners: &Owners, point: Point) -> u32 {
    let (board, color) = (position.board(), position.to_move());
    let size = board.size();
    let open = owners.open(point);
    let (mut empty, mut own, mut urgency) = (0, 0, 0);
    let mut takes = false;
    for neighbour in point.neighbours(size) {
        let Some(chain) = chains.at(neighbour) else {
            empty += 1;
            continue;
        };
        // Settled stones are left alone.
        let is_open = owners.open(neighbour) > SETTLED;
        let stones = chain.stones.len() as u32;
        match (chain.color == color, chain.liberties.len()) {
            (true, liberties) => {
                own += 1;
                match liberties {
                    1 if is_open => urgency += 250 + 150 * stones,
                    2 if is_open => urgency += 15,
                    _ => {}
                }
            }
            (false, 1) => {
                takes = true;
                urgency += if is_open { 400 + 200 * stones } else { 2 };
            }
            (false, 2) if is_open => urgency += 60 + 10 * stones,
            (false, 3) if is_open => urgency += 15,
            (false, _) => {}
        }
    }
    let neighbours = point.neighbours(size).count();
    if own == neighbours && urgency < 250 {
        return 0;
    }
    if !takes && empty < 2 && is_self_atari(board, chains, color, point) {
        return 0;
    }
    if open <= SETTLED && urgency == 0 {
        return 0;
    }
    let line = line_of(point, size);
    let lonely = empty == neighbours && !has_company(board, point);
    let base = match (lonely, line, size.columns()) {
        (true, 0, _) => 0,
        (true, 1, 0..=8) => 8,
        (true, 1, _) => 3,
        (true, 2, _) => 60,
        (true, ..) => 45,
        (false, 0, _) => 3 + open / 12,
        (false, ..) => 10 + open / 3,
    };
    (base + urgency) * nearness(position, point)
}

/// Weight for closeness to the last move: answers are mostly local.
fn nearness(position: &Position, point: Point) -> u32 {
    let last = position.last().map(|turn| turn.mv);
    let Some(Move::Play(last)) = last else {
        return 1;
    };
    let (columns, rows) = (
        last.column().abs_diff(point.column()),
        last.row().abs_diff(point.row()),
    );
    match columns + rows {
        1 | 2 => 4,
        3 => 2,
        _ => 1,
    }
}

/// The line of the point, counted from 0 at the edge.
fn line_of(point: Point, size: Size) -> u8 {
    let across = point.column().min(size.columns() - 1 - point.column());
    across.min(point.row().min(size.rows() - 1 - point.row()))
}

/// Whether a stone stands within two lines of `point`.
fn has_company(board: &Board, point: Point) -> bool {
    (-2..=2).any(|right| {
        (-2..=2).any(|up| {
            let near = point.step(right, up, board.size());
            near.is_some_and(|near| board.get(near).is_some())
        })
    })
}

/// Whether a stone that captures nothing would stand in atari.
fn is_self_atari(board: &Board, chains: &Chains, color: Color, point: Point) -> bool {
    let mut liberties = PointSet::EMPTY;
    for neighbour in point.neighbours(board.size()) {
        match chains.at(neighbour) {
            None => {
                liberties.insert(neighbour);
            }
            Some(chain) if chain.color == color => liberties = liberties.union(chain.liberties),
            Some(_) => {}
        }
    }
    liberties.remove(point);
    liberties.len() < 2
}

/// Plays on after the end of a game, each side securing its stones, until `is_done` or for `most` moves. Returns
/// whether it is done.
pub(crate) fn settle(
    game: &mut Game,
    most: usize,
    chance: &mut Chance,
    is_done: impl Fn(&Board) -> bool,
) -> bool {
    let mut board = game.board(game.plies());
    let owners = Owners::of(&board, chance);
    for number in 0..most {
        // The test is slow, and two extra moves do no harm.
        if number % 3 == 0 && is_done(&board) {
            return true;
        }
        let color = Game::to_move(game.plies());
        let is_safe = board.unconditionally_alive(color) == board.stones(color);
        let choices: Vec<_> = board
            .empty()
            .iter()
            .filter(|&point| !is_safe && board.may_live(color, point))
            .map(|point| (point, safety(&board, &owners, color, point)))
            .collect();
        let mv = match draw_one(&choices, chance) {
            Some(point) => {
                board.place(color, point);
                Move::Play(point)
            }
            None => Move::Pass,
        };
        // Two passes would end the game.
        if mv == Move::Pass && game.moves.last() == Some(&Move::Pass) {
            break;
        }
        game.add(mv, &board);
    }
    is_done(&board)
}

/// Weight of a move that secures stones: it makes eyes in `color`'s own area and captures no dead stones.
fn safety(board: &Board, owners: &Owners, color: Color, point: Point) -> u32 {
    let (mut empty, mut own, mut takes) = (0, 0, false);
    for neighbour in point.neighbours(board.size()) {
        match board.get(neighbour) {
            None => empty += 1,
            Some(stone) if stone == color => own += 1,
            Some(_) => takes |= board.is_in_atari(neighbour),
        }
    }
    let eye = own == point.neighbours(board.size()).count();
    if eye || takes || owners.share(color, point) < 50 {
        return 0;
    }
    match (own, empty) {
        (0, _) => 1,
        (_, 0) => 2,
        (1, 1) => 4,
        _ => 8,
    }
}
