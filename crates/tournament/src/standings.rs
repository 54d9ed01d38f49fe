//! Standings after a round.

use std::cmp::Ordering;

use super::criteria::Figures;
use super::criterion::Criterion;
use super::direct;
use super::event::{Index, Tournament};
use super::points::Points;

/// Places and criteria of all players after a round, in order of place.
pub struct Standings {
    round: u8,
    placement: Vec<Criterion>,
    order: Vec<Index>,
    places: Vec<usize>,
    figures: Figures,
}

impl Standings {
    /// The standings after `round`; 0 is before the first. Later rounds are ignored.
    #[must_use]
    pub fn after(event: &Tournament, round: u8) -> Self {
        let placement = event.parameters().placement.clone();
        let mut figures = Figures::after(event, round);
        for at in 0..placement.len() {
            if placement[at].is_direct() {
                add_direct(event, round, &mut figures, &placement, at);
            }
        }
        let mut order: Vec<Index> = (0..event.players().len()).collect();
        order.sort_by(|a, b| compare(&figures, &placement, *a, *b));
        let mut places = vec![0; order.len()];
        for (at, &player) in order.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| order[before]);
            let level = before
                .filter(|&before| compare(&figures, &placement, before, player) == Ordering::Equal);
            places[player] = level.map_or(at + 1, |before| places[before]);
        }
        Self {
            round,
            placement,
            order,
            places,
            figures,
        }
    }

    /// The round of these standings.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The players in order of place; equals in the order of the tournament.
    #[must_use]
    pub fn order(&self) -> &[Index] {
        &self.order
    }

    /// The place of `player`, from 1; equals share it.
    #[must_use]
    pub fn place(&self, player: Index) -> usize {
        self.places[player]
    }

    /// The value of `criterion` for `player`; 0 for a direct criterion that is not part of the placement.
    #[must_use]
    pub fn figure(&self, player: Index, criterion: Criterion) -> Points {
        self.figures.get(player, criterion)
    }

    /// The criteria that decide the places.
    #[must_use]
    pub fn placement(&self) -> &[Criterion] {
        &self.placement
    }
}

/// Compares two players by `criteria`, better first.
fn compare(figures: &Figures, criteria: &[Criterion], a: Index, b: Index) -> Ordering {
    let by = |criterion: &Criterion| {
        let order = figures.get(b, *criterion).cmp(&figures.get(a, *criterion));
        match criterion {
            Criterion::Category => order.reverse(),
            _ => order,
        }
    };
    let mut orders = criteria.iter().map(by);
    orders
        .find(|order| order.is_ne())
        .unwrap_or(Ordering::Equal)
}

/// Computes the direct criterion at index `at` of `placement` for players tied by the criteria before it.
fn add_direct(
    event: &Tournament,
    round: u8,
    figures: &mut Figures,
    placement: &[Criterion],
    at: usize,
) {
    let mut order: Vec<Index> = (0..event.players().len()).collect();
    order.sort_by(|a, b| compare(figures, &placement[..at], *a, *b));
    let mut rest = order.as_slice();
    while let Some(&first) = rest.first() {
        let is_level = |player: &Index| compare(figures, &placement[..at], first, *player).is_eq();
        let (level, others) = rest.split_at(rest.partition_point(is_level));
        let points = match placement[at] {
            Criterion::Sdc => direct::simplify(event, round, level),
            _ => direct::direct_results(event, round, level, |a, b| {
                compare(figures, &placement[at + 1..], a, b)
            }),
        };
        for (player, points) in level.iter().zip(points) {
            figures.set(*player, placement[at], points);
        }
        rest = others;
    }
}
