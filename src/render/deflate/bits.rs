//! Bits in a row: the first is the lowest of the first byte.

/// A few bits, at most 56 of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Word {
    bits: u64,
    many: u32,
}

impl Word {
    /// The lowest `many` bits of `bits`, above which there are none.
    pub(super) fn new(bits: u32, many: u32) -> Self {
        Self {
            bits: bits.into(),
            many,
        }
    }

    /// These bits, and `next` after them.
    pub(super) fn then(self, next: Self) -> Self {
        Self {
            bits: self.bits | next.bits << self.many,
            many: self.many + next.many,
        }
    }

    /// How many bits there are.
    pub(super) fn len(self) -> u32 {
        self.many
    }
}

/// Words one after the other, and their bits.
#[derive(Clone, Default)]
pub(in crate::render) struct Bits {
    bytes: Vec<u8>,
    /// How many of the bytes are full; those after them are room.
    full: usize,
    /// What comes after the full bytes, fewer than eight bits.
    rest: Word,
}

impl Bits {
    /// No bits, with room for about so many bytes.
    pub(super) fn with_room(bytes: usize) -> Self {
        Self {
            bytes: vec![0; bytes],
            ..Self::default()
        }
    }

    /// The memory that they take, roughly, in bytes.
    pub(in crate::render) fn bytes(&self) -> usize {
        size_of::<Self>() + self.bytes.len()
    }

    /// These bits, and `next` after them.
    pub(super) fn append(&mut self, next: &Self) {
        let (words, few) = next.bytes[..next.full].as_chunks::<4>();
        for &word in words {
            self.put(Word::new(u32::from_le_bytes(word), 32));
        }
        for &byte in few {
            self.put(Word::new(byte.into(), 8));
        }
        self.put(next.rest);
    }

    /// The same, without room for more.
    pub(super) fn fitting(mut self) -> Self {
        self.bytes.truncate(self.full);
        self.bytes.shrink_to_fit();
        self
    }

    #[inline]
    pub(super) fn put(&mut self, word: Word) {
        let held = self.rest.then(word);
        // Always eight bytes, most of which the next ones write over: that is faster than to ask how many are meant.
        if self.bytes.len() < self.full + 8 {
            self.bytes.resize(2 * self.full + 1024, 0);
        }
        self.bytes[self.full..self.full + 8].copy_from_slice(&held.bits.to_le_bytes());
        self.full += (held.many / 8) as usize;
        self.rest = Word {
            bits: held.bits >> (held.many & !7),
            many: held.many % 8,
        };
    }

    /// All bytes; what the last one has no bits for is 0.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes
            .truncate(self.full + usize::from(self.rest.many > 0));
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bit_is_the_lowest() {
        let mut bits = Bits::default();
        for (word, many) in [(1, 1), (0b10, 2), (0, 0), (0x1234, 16), (1, 2)] {
            bits.put(Word::new(word, many));
        }
        // 01 0001001000110100 10 1, read from the right.
        assert_eq!(bits.finish(), [0b1010_0101, 0b1001_0001, 0b0000_1000]);
        assert!(Bits::default().finish().is_empty());
    }
}
