//! Maximum-weight perfect matching: only this file may name `integer_blossom`.

/// Pairs up an even number of vertices so that the sum of `weight` over the pairs is the largest that there is.
///
/// Of the vertices 0 to `count` - 1, each is in one pair, the smaller vertex first.
///
/// # Panics
///
/// If `count` is odd.
pub fn heaviest(count: usize, weight: impl Fn(usize, usize) -> i64) -> Vec<(usize, usize)> {
    let mut weights = vec![0; count * count];
    for a in 0..count {
        for b in a + 1..count {
            weights[a * count + b] = weight(a, b);
        }
    }
    let most = weights.iter().copied().max().unwrap_or(0);
    let costs: Vec<i64> = weights.into_iter().map(|weight| most - weight).collect();
    let mates = integer_blossom::min_weight_perfect_matching(&costs, count);
    let pairs = mates.into_iter().enumerate();
    pairs.filter(|(a, b)| a < b).collect()
}
