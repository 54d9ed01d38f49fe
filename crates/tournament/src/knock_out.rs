//! Knock-out: losers are out. The strongest meet as late as possible, and get the byes of the first round.

/// Rounds until one player is left.
#[must_use]
pub const fn rounds(players: usize) -> usize {
    match players {
        0 | 1 => 0,
        players => players.next_power_of_two().ilog2() as usize,
    }
}

/// The seeds (0 is the strongest) in the order of the bracket from top to bottom: neighbours play each other, and then
/// the winners of neighbouring pairs. None is a bye for the neighbour.
#[must_use]
pub fn bracket(players: usize) -> Vec<Option<usize>> {
    let mut places = vec![0];
    while places.len() < players {
        let mirror = 2 * places.len() - 1;
        places = places
            .into_iter()
            .flat_map(|seed| [seed, mirror - seed])
            .collect();
    }
    let seeds = places.into_iter();
    seeds.map(|seed| (seed < players).then_some(seed)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_have_byes_and_meet_last() {
        assert_eq!(
            bracket(5),
            [
                Some(0),
                None,
                Some(3),
                Some(4),
                Some(1),
                None,
                Some(2),
                None
            ]
        );
        assert_eq!(bracket(2), [Some(0), Some(1)]);
        assert_eq!(rounds(5), 3);
        assert_eq!([0, 1, 2, 3, 4, 8, 9].map(rounds), [0, 0, 1, 2, 2, 3, 4]);
    }

    #[test]
    fn nobody_is_missing_and_no_two_places_without_a_player_are_neighbours() {
        for players in 1..=130 {
            let bracket = bracket(players);
            let mut seeds: Vec<_> = bracket.iter().flatten().copied().collect();
            seeds.sort_unstable();
            assert_eq!(seeds, (0..players).collect::<Vec<_>>());
            let pairs = bracket.chunks_exact(2);
            assert!(pairs.clone().all(|pair| pair.iter().any(Option::is_some)));
            // If the better seeds win, the first two meet last.
            let [upper, lower] =
                [0, 1].map(|half| bracket.chunks(bracket.len().div_ceil(2)).nth(half));
            assert!(upper.unwrap().contains(&Some(0)));
            assert!(players == 1 || lower.unwrap().contains(&Some(1)));
        }
    }
}
