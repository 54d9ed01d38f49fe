//! The pairing of a round: standings, a bye if the number is odd, the heaviest matching, then handicap and colours.

use super::criterion::Criterion;
use super::event::{Index, Tournament};
use super::handicap;
use super::lot;
use super::matching;
use super::slot::Slot;
use super::standings::Standings;
use super::weight::{Scale, Terms};

/// The pairing of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The pairs.
    pub pairs: Vec<Pair>,
    /// The player with the bye.
    pub bye: Option<Index>,
}

/// A pair with colours and handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The player with White.
    pub white: Index,
    /// The player with Black.
    pub black: Index,
    /// Handicap stones.
    pub handicap: u8,
    /// The difference behind the handicap, before the ceiling.
    pub steps: u8,
    /// The terms of the pair's weight.
    pub terms: Terms,
}

impl Pairing {
    /// Pairs the participants of `round`, from the rounds before it alone.
    #[must_use]
    pub fn of(event: &Tournament, round: u8) -> Self {
        let standings = Standings::after(event, round.saturating_sub(1));
        let players = event.participants(round);
        let byes = match players.len() % 2 {
            0 => vec![None],
            _ => byes(event, round, &standings, &players),
        };
        let scale = Scale::before(event, round, &standings);
        let mut pairings = byes.iter().map(|bye| {
            let rest = players
                .iter()
                .copied()
                .filter(|&player| Some(player) != *bye);
            (
                *bye,
                find_heaviest(event, &scale, &rest.collect::<Vec<_>>()),
            )
        });
        let first = pairings.next().unwrap_or_default();
        // A pair that is kept apart must not be forced by somebody else's bye.
        let meet = |pairs: &[(Index, Index)]| pairs.iter().any(|&(a, b)| event.keeps_apart(a, b));
        let (bye, pairs) = if meet(&first.1) {
            let other = pairings.find(|(_, pairs)| !meet(pairs));
            other.unwrap_or(first)
        } else {
            first
        };
        let mut pairs: Vec<Pair> = pairs
            .into_iter()
            .map(|(a, b)| seat(event, round, &scale, a, b))
            .collect();
        let mut tables = vec![0; event.players().len()];
        for (table, player) in standings.order().iter().enumerate() {
            tables[*player] = table;
        }
        pairs.sort_by_key(|pair| tables[pair.white].min(tables[pair.black]));
        Self { pairs, bye }
    }

    /// The weights of `pairs`, White first, in `round`, from the rounds before it alone.
    #[must_use]
    pub fn weigh(event: &Tournament, round: u8, pairs: &[(Index, Index)]) -> Self {
        let standings = Standings::after(event, round.saturating_sub(1));
        let scale = Scale::before(event, round, &standings);
        let weighed = |&(white, black): &(Index, Index)| Pair {
            white,
            black,
            handicap: scale.stones(white, black).count,
            steps: scale.stones(white, black).steps,
            terms: scale.terms(white, black),
        };
        Self {
            pairs: pairs.iter().map(weighed).collect(),
            bye: None,
        }
    }

    /// White's strength minus Black's before `round`, in steps as handicaps count them.
    #[must_use]
    pub fn advantage(event: &Tournament, round: u8, white: Index, black: Index) -> i16 {
        let standings = Standings::after(event, round.saturating_sub(1));
        let stones = handicap::stones(event, &standings, white, black);
        stones.stronger as i16 * i16::from(stones.steps)
    }

    /// The sum of the weights.
    #[must_use]
    pub fn weight(&self) -> i64 {
        self.pairs.iter().map(|pair| pair.terms.weight()).sum()
    }
}

/// The matching of `players` with the largest weight, with as few pairs that are kept apart as possible.
fn find_heaviest(event: &Tournament, scale: &Scale, players: &[Index]) -> Vec<(Index, Index)> {
    let weight = |a: usize, b: usize| scale.terms(players[a], players[b]).weight();
    let avoid = |a: usize, b: usize| event.keeps_apart(players[a], players[b]);
    let matching = matching::find_heaviest(players.len(), weight, avoid);
    let named = |(a, b): (usize, usize)| (players[a], players[b]);
    matching.into_iter().map(named).collect()
}

/// The `players` in the order of precedence for the bye: fewest byes first, then the weakest by rank and score, then
/// the last in the standings.
fn byes(
    event: &Tournament,
    round: u8,
    standings: &Standings,
    players: &[Index],
) -> Vec<Option<Index>> {
    let mut order = standings.order().to_vec();
    order.retain(|player| players.contains(player));
    order.reverse();
    order.sort_by_key(|player| {
        let byes = (1..round).filter(|round| matches!(event.slot(*player, *round), Slot::Bye));
        let score = standings.figure(*player, Criterion::Mms).half_points();
        event.players()[*player].rank.number() + score + 1000 * byes.count() as i64
    });
    order.into_iter().map(Some).collect()
}

/// Assigns the colours of `a` and `b`: the stronger has White if there are stones, otherwise the one who has had it
/// less often; a lot breaks ties.
fn seat(event: &Tournament, round: u8, scale: &Scale, a: Index, b: Index) -> Pair {
    let stones = scale.stones(a, b);
    let order = if stones.count > 0 {
        stones.stronger
    } else {
        scale.balance(b).cmp(&scale.balance(a))
    };
    let first_has_white = if order.is_eq() {
        let (low, seed) = (a.min(b), event.parameters().seed);
        let lot = lot::draw(seed, lot::Draw::Color, round, a, b, 1);
        (lot == 0) == (a == low)
    } else {
        order.is_gt()
    };
    let (white, black) = if first_has_white { (a, b) } else { (b, a) };
    Pair {
        white,
        black,
        handicap: stones.count,
        steps: stones.steps,
        terms: scale.terms(white, black),
    }
}
