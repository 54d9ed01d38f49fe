//! Which stones are probably dead when play has stopped: a suggestion, never a decision.
//!
//! Playouts say to whom the points under each chain fall in the end.
//! Proofs overrule them: what lives unconditionally is not dead, and what has no room among such stones is.
//! Random play breaks up groups in seki, so chains that might be are looked at more closely.

use super::life::regions_between;
use super::regions::Region;
use super::{Board, ByColor, Chain, Chance, Color, Point, PointSet, Size};

/// How many playouts vote.
const PLAYOUTS: u32 = 300;
/// Percentage of playouts in which a chain must be captured to count as lost.
const LOST: u32 = 75;
/// The same threshold for an eyeless chain inside safe enemy surroundings. It is lower because random play lets stones
/// live in enemy territory, which both players ruled out by passing.
const LOST_INSIDE: u32 = 35;
/// Up to this percentage of lost playouts the stones around a chain count as safe.
const SAFE: u32 = 30;
/// Playouts per attack and reply.
const TRIALS: u32 = 30;
/// Most liberties of a chain that is tested for seki: chains in seki have few.
const FEW: usize = 3;

/// The chains that are probably dead as they stand.
pub(super) fn dead(board: &Board, seed: u64) -> PointSet {
    let mut chance = Chance::new(seed);
    let alive = ByColor::from_fn(|color| board.unconditionally_alive(color));
    let votes = Votes::of(board, Color::ALL, PLAYOUTS, &mut chance);
    let mut dead = PointSet::EMPTY;
    let chains = ByColor::from_fn(|color| board.chains(color));
    for color in Color::ALL {
        let hopeless = board.hopeless(color);
        let eyes = eyes(board, color);
        let room = regions_between(board.size(), !color, board.stones(!color));
        for chain in &chains[color] {
            let is_in = |set: PointSet| !chain.stones.intersection(set).is_empty();
            let mut around = room.iter().filter(|region| is_in(region.points));
            let is_safe = |region: &Region| {
                let against = votes.against(region.border[!color], !color);
                against.is_some_and(|votes| votes <= SAFE)
            };
            let is_inside = chain.liberties.intersection(eyes).is_empty() && around.all(is_safe);
            let limit = if is_inside { LOST_INSIDE } else { LOST };
            let against = votes.against(chain.stones, color);
            let is_dead = is_in(hopeless)
                || against > Some(limit)
                    && !(may_be_seki(chain, &chains[!color], alive[!color])
                        && withstands(board, chain, &mut chance));
            if is_dead && !is_in(alive[color]) {
                dead = dead.union(chain.stones);
            }
        }
    }
    dead
}

/// The empty regions that touch stones of `color` alone.
fn eyes(board: &Board, color: Color) -> PointSet {
    let regions = Region::all(board.size(), &board.arrangement()).into_iter();
    let own = regions.filter(|region| region.owner() == Some(color));
    own.fold(PointSet::EMPTY, |eyes, region| eyes.union(region.points))
}

/// Whether a chain may be in seki: it shares its liberties with an enemy chain that has hardly any others and is not in
/// `alive`.
fn may_be_seki(chain: &Chain, enemies: &[Chain], alive: PointSet) -> bool {
    let is_opposite = |enemy: &Chain| {
        enemy.stones.intersection(alive).is_empty()
            && !enemy.liberties.intersection(chain.liberties).is_empty()
            && enemy.liberties.difference(chain.liberties).len() <= 1
    };
    (2..=FEW).contains(&chain.liberties.len()) && enemies.iter().any(is_opposite)
}

/// Whether a chain probably survives with the enemy to move: every attack has an answer.
fn withstands(board: &Board, chain: &Chain, chance: &mut Chance) -> bool {
    let stays = |board: &Board, chance: &mut Chance| {
        let votes = Votes::of(board, [!chain.color; 2], TRIALS, chance);
        votes.against(chain.stones, chain.color) <= Some(50)
    };
    chain.liberties.iter().all(|attack| {
        let Some(attacked) = after(board, !chain.color, attack) else {
            return true;
        };
        let mut answers = chain.liberties.iter();
        answers.any(|answer| {
            after(&attacked, chain.color, answer).is_some_and(|answered| stays(&answered, chance))
        }) || stays(&attacked, chance)
    })
}

/// The board after a stone, if that is legal.
fn after(board: &Board, color: Color, point: Point) -> Option<Board> {
    let is_legal = board.is_empty(point) && board.may_live(color, point);
    is_legal.then(|| {
        let mut after = board.clone();
        after.place(color, point);
        after
    })
}

/// Ownership statistics of a number of playouts.
struct Votes {
    playouts: u32,
    /// By [`Point::index`]: in how many playouts each colour owned the point.
    owned: ByColor<Vec<u32>>,
}

impl Votes {
    /// Runs `playouts` playouts after `first` have moved in turn.
    fn of(board: &Board, first: [Color; 2], playouts: u32, chance: &mut Chance) -> Self {
        let points = usize::from(Size::MAX).pow(2);
        let mut owned = ByColor::from_fn(|_| vec![0; points]);
        for number in 0..playouts {
            let mut end = board.clone();
            end.play_out(first[number as usize % 2], chance);
            for color in Color::ALL {
                for point in end.area(color).iter() {
                    owned[color][point.index()] += 1;
                }
            }
        }
        Self { playouts, owned }
    }

    /// Percentage of playouts in which the enemy of `color` owned `points`, averaged; none without points.
    fn against(&self, points: PointSet, color: Color) -> Option<u32> {
        let enemy = &self.owned[!color];
        let votes: u32 = points.iter().map(|point| enemy[point.index()]).sum();
        (votes * 100).checked_div(self.playouts * points.len() as u32)
    }
}
