//! Prefix codes as deflate has them (RFC 1951, section 3.2.2).

use super::bits::Word;

/// A word for each symbol; symbols that never come have an empty one.
pub(super) struct Code<const N: usize>([Word; N]);

impl<const N: usize> Code<N> {
    /// The code that makes symbols of these numbers shortest, with words of at most `longest` bits, 15 or fewer.
    pub(super) fn of(mut counts: [u32; N], longest: u8) -> Self {
        let mut lengths = lengths(&counts);
        while lengths.iter().any(|&length| length > longest) {
            // Rare symbols become less rare: in the end all are alike.
            for count in counts.iter_mut().filter(|count| **count > 0) {
                *count = *count / 2 + 1;
            }
            lengths = self::lengths(&counts);
        }
        let mut next = first(&lengths);
        Self(lengths.map(|length| match length {
            0 => Word::default(),
            length => {
                let bits = next[usize::from(length)];
                next[usize::from(length)] += 1;
                // The first bit of a word is its highest, and that of the file the lowest.
                Word::new(
                    u32::from(bits.reverse_bits() >> (16 - length)),
                    length.into(),
                )
            }
        }))
    }

    pub(super) fn word(&self, symbol: usize) -> Word {
        self.0[symbol]
    }

    /// How many bits each symbol has: that says all of the code.
    pub(super) fn lengths(&self) -> [u8; N] {
        self.0.map(|word| word.len() as u8)
    }
}

/// The first word of each length.
fn first(lengths: &[u8]) -> [u16; 16] {
    let mut many = [0; 16];
    for &length in lengths {
        many[usize::from(length)] += 1;
    }
    many[0] = 0;
    let mut first = [0; 16];
    for length in 1..16 {
        first[length] = (first[length - 1] + many[length - 1]) << 1;
    }
    first
}

/// How deep each symbol lies in Huffman's tree; 0 if it never comes.
fn lengths<const N: usize>(counts: &[u32; N]) -> [u8; N] {
    let mut lengths = [0; N];
    let counts = counts.iter().zip(0..).filter(|&(&count, _)| count > 0);
    let mut leaves: Vec<(u32, usize)> = counts.map(|(&count, symbol)| (count, symbol)).collect();
    leaves.sort_unstable();
    if let [(_, only)] = leaves[..] {
        lengths[only] = 1;
    }
    let nodes = (2 * leaves.len()).saturating_sub(1);
    let mut weights: Vec<u32> = leaves.iter().map(|leaf| leaf.0).collect();
    let mut parents = vec![0; nodes];
    // Leaves come in the order of their weights, and so do the nodes above them: the lightest is always in front.
    let (mut leaf, mut inner) = (0, leaves.len());
    for node in leaves.len()..nodes {
        let mut weight = 0;
        for _ in 0..2 {
            let is_leaf = leaf < leaves.len() && (inner == node || weights[leaf] <= weights[inner]);
            let lightest = if is_leaf { &mut leaf } else { &mut inner };
            weight += weights[*lightest];
            parents[*lightest] = node;
            *lightest += 1;
        }
        weights.push(weight);
    }
    let mut depths = vec![0; nodes];
    for node in (0..nodes.saturating_sub(1)).rev() {
        depths[node] = depths[parents[node]] + 1;
    }
    if leaves.len() > 1 {
        for (&(_, symbol), &depth) in leaves.iter().zip(&depths) {
            lengths[symbol] = depth;
        }
    }
    lengths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_often_is_short() {
        // The example of RFC 1951, section 3.2.2: lengths 3 3 3 3 3 2 4 4 for A to H.
        let code = Code::of([8, 8, 8, 8, 8, 16, 4, 4], 15);
        assert_eq!(code.lengths(), [3, 3, 3, 3, 3, 2, 4, 4]);
        let words = [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111];
        for (symbol, word) in words.into_iter().enumerate() {
            assert_eq!(
                code.word(symbol),
                Word::new(word, code.word(symbol).len()),
                "{symbol}"
            );
        }
    }

    #[test]
    fn no_word_is_too_long() {
        let mut doubling = [0; 30];
        for (power, count) in doubling.iter_mut().enumerate() {
            *count = 1 << power;
        }
        for longest in [5, 7, 15] {
            let lengths = Code::of(doubling, longest).lengths();
            assert!(
                lengths
                    .iter()
                    .all(|&length| (1..=longest).contains(&length)),
                "{lengths:?}"
            );
            // No word is left unused, so that every reader takes the code for whole.
            let shares = lengths.map(|length| 1_u32 << (15 - length));
            assert_eq!(shares.iter().sum::<u32>(), 1 << 15);
        }
    }

    #[test]
    fn a_symbol_alone_has_a_bit_and_none_have_none() {
        assert_eq!(Code::of([0, 7, 0], 15).lengths(), [0, 1, 0]);
        assert_eq!(Code::of([0; 3], 15).lengths(), [0; 3]);
    }
}
