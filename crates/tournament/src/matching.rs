//! Maximum-weight perfect matching: only this file may name `integer_blossom`.

use integer_blossom::min_weight_perfect_matching;

/// A maximum-weight perfect matching, with as few pairs from `avoid` as possible.
///
/// The vertices are 0 to `count` - 1; each pair has the smaller vertex first.
///
/// # Panics
///
/// If `count` is odd.
pub fn find_heaviest(
    count: usize,
    weight: impl Fn(usize, usize) -> i64,
    avoid: impl Fn(usize, usize) -> bool,
) -> Vec<(usize, usize)> {
    let pairs = || (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
    let mut costs = vec![0; count * count];
    for (a, b) in pairs() {
        costs[a * count + b] = weight(a, b);
    }
    let most = pairs().map(|(a, b)| costs[a * count + b]).max();
    for (a, b) in pairs() {
        let cost = &mut costs[a * count + b];
        *cost = most.unwrap_or(0) - *cost;
    }
    let mates = if pairs().any(|(a, b)| avoid(a, b)) {
        // One pair to avoid costs more than all pairs of any other matching, which would overflow i64.
        let dearest = costs.iter().copied().max().unwrap_or(0);
        let surcharge = i128::from(dearest) * (count as i128 / 2) + 1;
        let mut dear: Vec<i128> = costs.into_iter().map(i128::from).collect();
        for (a, b) in pairs().filter(|&(a, b)| avoid(a, b)) {
            dear[a * count + b] += surcharge;
        }
        min_weight_perfect_matching(&dear, count)
    } else {
        min_weight_perfect_matching(&costs, count)
    };
    let mated = mates.into_iter().enumerate();
    mated.filter(|(a, b)| a < b).collect()
}
