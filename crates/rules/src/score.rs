//! Counting: removing dead stones, and assigning territory.

use super::regions::Region;
use super::{
    Board, ByColor, Color, Edges, End, GoRules, HalfPoints, Komi, PointSet, Scoring, Size,
};

/// The players' marks for the count.
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
    /// The scoring method.
    pub scoring: Scoring,
    /// The points that each colour surrounds alone, those under dead enemy stones included.
    ///
    /// Points surrounded by a chain in seki are neither territory nor dame (Japanese 1989, Article 8).
    pub territory: ByColor<PointSet>,
    /// The points that both colours touch, or none; under [`Edges::TwoAtMost`] also those of regions
    /// that touch three or four sides of the board.
    pub dame: PointSet,
    /// The stones that were marked dead.
    pub dead: PointSet,
    /// The living chains that were marked to be in seki; none where seki does not count.
    pub seki: PointSet,
    /// The stones that each colour has taken, the enemy's dead ones included.
    pub prisoners: ByColor<u16>,
    /// The living stones of each colour.
    pub stones: ByColor<u16>,
    /// White's compensation for moving second.
    pub komi: Komi,
    /// Each colour's points, White's with the komi.
    pub total: ByColor<HalfPoints>,
}

impl Score {
    /// The colour with more points; none at jigo.
    pub fn winner(&self) -> Option<Color> {
        match self.total.black.cmp(&self.total.white) {
            std::cmp::Ordering::Greater => Some(Color::Black),
            std::cmp::Ordering::Less => Some(Color::White),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The winner's lead; 0 in a draw.
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
    let marked = dead_chains(rules, board, marking.dead);
    let living = living_stones(board, &marked);
    let seki = match scoring {
        Scoring::Territory { .. } => {
            let chains = whole_chains(board, marking.seki);
            let living = living.black.union(living.white);
            chains.black.union(chains.white).intersection(living)
        }
        Scoring::Area | Scoring::Stones => PointSet::EMPTY,
    };
    let (territory, dame) = surroundings(board.size(), &living, seki, scoring);
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
    Score {
        scoring,
        territory,
        dame,
        dead: marked.black.union(marked.white),
        seki,
        prisoners,
        stones,
        komi,
        total,
    }
}

/// The chains of each colour that are dead when `marked` stones are: all of them,
/// or none where the game ends with the stones as they stand.
pub(super) fn dead_chains(rules: GoRules, board: &Board, marked: PointSet) -> ByColor<PointSet> {
    match rules.end {
        End::Agreement | End::Confirmation => whole_chains(board, marked),
        End::AsItStands => ByColor::default(),
    }
}

/// The stones of each colour that are not dead.
pub(super) fn living_stones(board: &Board, dead: &ByColor<PointSet>) -> ByColor<PointSet> {
    ByColor::from_fn(|color| board.stones(color).difference(dead[color]))
}

/// The chains that have a stone among `marked`.
fn whole_chains(board: &Board, marked: PointSet) -> ByColor<PointSet> {
    let mut chains = ByColor::<PointSet>::default();
    for point in marked.iter() {
        if chains.black.contains(point) || chains.white.contains(point) {
            continue;
        }
        if let Some(chain) = board.chain(point) {
            chains[chain.color] = chains[chain.color].union(chain.stones);
        }
    }
    chains
}

/// Regions surrounded by `living` stones of one colour alone, and neutral regions.
///
/// Eye points of the chains in `seki` are neither. A dead stone among neutral points is off the board; its point stays
/// neutral.
fn surroundings(
    size: Size,
    living: &ByColor<PointSet>,
    seki: PointSet,
    scoring: Scoring,
) -> (ByColor<PointSet>, PointSet) {
    let mut territory = ByColor::<PointSet>::default();
    let mut dame = PointSet::EMPTY;
    for region in Region::all(size, living) {
        match region.owner() {
            Some(color) if !region.border[color].intersection(seki).is_empty() => {}
            Some(color) if may_close(&region, size, scoring) => {
                territory[color] = territory[color].union(region.points);
            }
            _ => dame = dame.union(region.points),
        }
    }
    (territory, dame)
}

/// Whether the region touches no more sides of the board than the rules allow for territory.
fn may_close(region: &Region, size: Size, scoring: Scoring) -> bool {
    match scoring {
        Scoring::Territory {
            edges: Edges::TwoAtMost,
        } => region.sides(size) <= 2,
        Scoring::Territory { edges: Edges::Any } | Scoring::Area | Scoring::Stones => true,
    }
}
