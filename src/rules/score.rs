//! Counting: dead stones off, territory to whom it belongs.

use super::{Board, ByColor, Color, End, GoRules, HalfPoints, Komi, Point, PointSet, Scoring};

/// What the players have marked for the count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marking {
    /// The dead stones. Chains die whole: one marked stone is enough for all of its chain.
    pub dead: PointSet,
    /// The living stones in seki; here too one marked stone is enough for all of its chain.
    pub seki: PointSet,
}

/// A count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// What counted.
    pub scoring: Scoring,
    /// The points that each colour surrounds alone, those under dead enemy stones included.
    pub territory: ByColor<PointSet>,
    /// The empty points that both colours touch, or none.
    pub dame: PointSet,
    /// The stones that were marked dead.
    pub dead: PointSet,
    /// The living stones that were marked to be in seki, where that counts.
    pub seki: PointSet,
    /// The stones that each colour has taken, the enemy's dead ones included.
    pub prisoners: ByColor<u16>,
    /// The living stones of each colour.
    pub stones: ByColor<u16>,
    /// What White gets for moving second.
    pub komi: Komi,
    /// Each colour's points, White's with the komi.
    pub total: ByColor<HalfPoints>,
}

impl Score {
    /// Who has more; nobody when both have the same (jigo).
    pub fn winner(&self) -> Option<Color> {
        match self.total.black.cmp(&self.total.white) {
            std::cmp::Ordering::Greater => Some(Color::Black),
            std::cmp::Ordering::Less => Some(Color::White),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// By how much the winner has more; 0 in a draw.
    pub fn margin(&self) -> HalfPoints {
        HalfPoints::new((self.total.black.halves() - self.total.white.halves()).abs())
    }
}

pub(super) fn count(
    board: &Board,
    taken: ByColor<u16>,
    marking: &Marking,
    komi: Komi,
    rules: GoRules,
) -> Score {
    let scoring = rules.scoring;
    let marked = match rules.end {
        End::Agreement | End::Confirmation => whole_chains(board, marking.dead),
        End::AsItStands => ByColor::default(),
    };
    let living = ByColor::from_fn(|color| board.stones(color).difference(marked[color]));
    let (territory, dame) = surrounded(board, &living);
    let prisoners =
        ByColor::from_fn(|color| taken[color].saturating_add(marked[!color].len() as u16));
    let stones = living.map(|stones| stones.len() as u16);
    let total = ByColor::from_fn(|color| {
        let points = match scoring {
            Scoring::Territory { .. } => {
                territory[color].len() as i32 + i32::from(prisoners[color])
            }
            Scoring::Area => territory[color].len() as i32 + i32::from(stones[color]),
            Scoring::Stones => i32::from(stones[color]),
        };
        let extra = match color {
            Color::Black => 0,
            Color::White => komi.points().halves(),
        };
        HalfPoints::new(HalfPoints::whole(points).halves() + extra)
    });
    let dead = marked.black.union(marked.white);
    Score {
        scoring,
        territory,
        dame,
        dead,
        seki: PointSet::EMPTY,
        prisoners,
        stones,
        komi,
        total,
    }
}

/// The chains that have a stone among `marked`.
fn whole_chains(board: &Board, marked: PointSet) -> ByColor<PointSet> {
    let mut chains = ByColor::<PointSet>::default();
    for point in marked.iter() {
        if let Some(chain) = board.chain(point) {
            chains[chain.color] = chains[chain.color].union(chain.stones);
        }
    }
    chains
}

/// What each colour surrounds alone with its `living` stones, and what is left.
///
/// An empty board is nobody's: a region belongs to a colour only if it touches that colour and no other.
fn surrounded(board: &Board, living: &ByColor<PointSet>) -> (ByColor<PointSet>, PointSet) {
    let mut territory = ByColor::<PointSet>::default();
    let mut dame = PointSet::EMPTY;
    let mut seen = living.black.union(living.white);
    for start in board.size().all() {
        if seen.contains(start) {
            continue;
        }
        let (region, touches) = region(board, living, start);
        seen = seen.union(region);
        match (touches.black, touches.white) {
            (true, false) => territory.black = territory.black.union(region),
            (false, true) => territory.white = territory.white.union(region),
            _ => dame = dame.union(region),
        }
    }
    // A dead stone among nobody's points is off the board, but its point was not empty: it stays nobody's.
    (territory, dame)
}

/// The points without a living stone that hang together with `start`, and whether living stones of each colour touch them.
fn region(board: &Board, living: &ByColor<PointSet>, start: Point) -> (PointSet, ByColor<bool>) {
    let mut region = PointSet::EMPTY;
    let mut touches = ByColor {
        black: false,
        white: false,
    };
    let mut open = vec![start];
    region.insert(start);
    while let Some(point) = open.pop() {
        for neighbour in point.neighbours(board.size()) {
            let owner = Color::ALL
                .into_iter()
                .find(|&color| living[color].contains(neighbour));
            match owner {
                Some(color) => touches[color] = true,
                None => {
                    if region.insert(neighbour) {
                        open.push(neighbour);
                    }
                }
            }
        }
    }
    (region, touches)
}
