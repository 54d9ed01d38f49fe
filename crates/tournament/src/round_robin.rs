//! Everybody against everybody: Berger tables (FIDE Handbook C.05, annex 1).

/// Rounds of a single round-robin: one less than players, or their number if it is odd.
#[must_use]
pub const fn rounds(players: usize) -> usize {
    match players {
        0 | 1 => 0,
        players => players + players % 2 - 1,
    }
}

/// The pairs of `round`, from 1, White first, of players numbered from 0 (circle method); with an odd number one player
/// is left out.
///
/// The last of an even number stays in place, and the others move on by half of the table each round.
#[must_use]
pub fn pairs(players: usize, round: usize) -> Vec<(usize, usize)> {
    let rounds = rounds(players);
    if round == 0 || round > rounds {
        return Vec::new();
    }
    // The dummy opponent for an odd number of players.
    let last = rounds;
    let first = (round - 1) * last.div_ceil(2) % last;
    let at_last = match round % 2 {
        1 => (first, last),
        _ => (last, first),
    };
    let others = (1..last.div_ceil(2)).map(|step| {
        let ahead = (first + step) % last;
        let behind = (first + last - step) % last;
        (ahead, behind)
    });
    let all = std::iter::once(at_last).chain(others);
    all.filter(|&(white, black)| white < players && black < players)
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The table for six players as the handbook prints it.
    #[test]
    fn six_play_by_the_printed_table() {
        let rounds: Vec<Vec<_>> = (1..=5)
            .map(|round| {
                let pairs = pairs(6, round).into_iter();
                pairs.map(|(white, black)| (white + 1, black + 1)).collect()
            })
            .collect();
        assert_eq!(
            rounds,
            [
                vec![(1, 6), (2, 5), (3, 4)],
                vec![(6, 4), (5, 3), (1, 2)],
                vec![(2, 6), (3, 1), (4, 5)],
                vec![(6, 5), (1, 4), (2, 3)],
                vec![(3, 6), (4, 2), (5, 1)],
            ]
        );
    }

    #[test]
    fn everybody_meets_everybody_once_with_balanced_colors() {
        for players in 2..=40 {
            let mut met = HashSet::new();
            let mut whites = vec![0_usize; players];
            for round in 1..=rounds(players) {
                let mut seen = HashSet::new();
                for (white, black) in pairs(players, round) {
                    assert!(seen.insert(white) && seen.insert(black), "twice in a round");
                    assert!(
                        met.insert((white.min(black), white.max(black))),
                        "met twice"
                    );
                    whites[white] += 1;
                }
                assert_eq!(seen.len(), players - players % 2);
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
            let (least, most) = (whites.iter().min(), whites.iter().max());
            assert!(most.unwrap() - least.unwrap() <= 1, "{players}: {whites:?}");
        }
        assert!(pairs(4, 0).is_empty() && pairs(4, 4).is_empty() && pairs(1, 1).is_empty());
    }
}
