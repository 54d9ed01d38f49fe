//! Random numbers that are the same for the same seed.

/// A small generator of random numbers: SplitMix64 (Steele, Lea and Flood, 2014; Vigna's version, public domain).
///
/// Not for secrets or stakes: its numbers can be predicted from the seed.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The sequence of numbers that belongs to `seed`.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `limit`, with the same probability for each but for one part in millions.
    ///
    /// `limit` is at least 1 and fits in 32 bits.
    #[inline]
    pub fn below(&mut self, limit: usize) -> usize {
        // The upper 32 bits as a fraction of one, times the limit.
        (((self.next() >> 32) * limit as u64) >> 32) as usize
    }
}
