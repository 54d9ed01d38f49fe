//! Score groups: players of one category and one whole score, in their order.

use super::event::{Index, Tournament};
use super::parameters::MainScore;
use super::standings::Standings;

/// The score groups before a round.
///
/// Every possible whole score of every category is a group, even an empty one.
pub(super) struct Groups {
    /// Number of groups.
    pub(super) count: i64,
    /// Number of categories.
    pub(super) categories: i64,
    seats: Vec<Seat>,
}

/// A player's position among the groups.
#[derive(Clone, Copy)]
pub(super) struct Seat {
    /// The category; 0 is the highest.
    pub(super) category: i64,
    /// The group; 0 is the highest score of the highest category.
    pub(super) group: i64,
    /// The position in the group, from 0. Players who do not take part in the round have one, too.
    pub(super) place: i64,
    /// The size of the group.
    pub(super) size: i64,
}

impl Groups {
    /// The groups for pairing `round`, from the standings before it.
    pub(super) fn before(event: &Tournament, round: u8, standings: &Standings) -> Self {
        let parameters = event.parameters();
        let main = parameters.main_score();
        let (lowest, highest) = match main {
            MainScore::Wins => (0, i64::from(round) - 1),
            MainScore::Mms => {
                let above_zero = |rank: i64| rank - parameters.zero.number();
                let lowest = above_zero(parameters.floor.number()) - 1;
                (
                    lowest,
                    above_zero(parameters.bar.number()) + top_above_bar(round),
                )
            }
        };
        let scores = highest - lowest + 1;
        let categories = parameters.categories.len() as i64 + 1;
        let of = |player: Index| {
            let category = parameters.category(event.players()[player].rank);
            let score = standings.figure(player, main.criterion()).floor();
            (category, category * scores + highest - score)
        };
        let mut order = standings.order().to_vec();
        if let Some(then) = parameters
            .seeding_of(round)
            .and_then(|seeding| seeding.then)
        {
            // Ties are in the order of the tournament, and the sort is stable.
            order.sort_by_key(|player| {
                let figure = standings.figure(*player, then);
                (standings.place(*player), -figure)
            });
        }
        order.sort_by_key(|player| of(*player).1);
        let nobody = Seat {
            category: 0,
            group: 0,
            place: 0,
            size: 0,
        };
        let mut seats = vec![nobody; order.len()];
        for members in order.chunk_by(|a, b| of(*a).1 == of(*b).1) {
            for (place, player) in members.iter().enumerate() {
                let (category, group) = of(*player);
                seats[*player] = Seat {
                    category,
                    group,
                    place: place as i64,
                    size: members.len() as i64,
                };
            }
        }
        Self {
            count: categories * scores,
            categories,
            seats,
        }
    }

    /// The position of `player`.
    pub(super) fn seat(&self, player: Index) -> Seat {
        self.seats[player]
    }
}

/// Most points by which a McMahon score before `round` can exceed the bar: corrections reach 2.
pub(super) fn top_above_bar(round: u8) -> i64 {
    2 + i64::from(round) - 1
}
