//! The two codes of a block, and how they are told.

use super::bits::{Bits, Word};
use super::code::Code;
use super::find::{Pieces, pieces};
use super::symbol::{DISTANCES, END, LENGTHS, LITERALS, of_distance, of_length};

type Literals = Code<LITERALS>;
type Distances = Code<DISTANCES>;

/// How often each symbol comes.
struct Counts {
    literals: [u32; LITERALS],
    distances: [u32; DISTANCES],
}

impl Pieces for Counts {
    fn literal(&mut self, byte: u8) {
        self.literals[usize::from(byte)] += 1;
    }

    fn copy(&mut self, length: usize, distance: usize) {
        self.literals[of_length(length).0] += 1;
        self.distances[of_distance(distance).0] += 1;
    }
}

/// The words for all that data can consist of.
pub(super) struct Codes {
    literals: Literals,
    distances: Distances,
}

impl Codes {
    /// The codes that suit data like `samples` best, and can tell any.
    pub(super) fn suiting<'a>(samples: impl IntoIterator<Item = &'a [u8]>) -> Self {
        let mut counts = Counts {
            literals: [1; LITERALS],
            distances: [1; DISTANCES],
        };
        for sample in samples {
            pieces(sample, &mut counts);
        }
        Self {
            literals: Literals::of(counts.literals, 15),
            distances: Distances::of(counts.distances, 15),
        }
    }

    #[inline]
    pub(super) fn literal(&self, byte: u8) -> Word {
        self.literals.word(byte.into())
    }

    /// Lengths are 3 to 258, distances 1 to 32,768.
    #[inline]
    pub(super) fn copy(&self, length: usize, distance: usize) -> Word {
        let ((length, more), (distance, further)) = (of_length(length), of_distance(distance));
        let length = self.literals.word(length).then(more);
        length.then(self.distances.word(distance)).then(further)
    }

    pub(super) fn end(&self) -> Word {
        self.literals.word(END)
    }

    /// The beginning of a block in these codes, the last of its data.
    pub(super) fn opening(&self) -> Bits {
        let mut bits = Bits::default();
        bits.put(Word::new(0b101, 3));
        tell(&mut bits, &self.literals, &self.distances);
        bits
    }
}

/// Tells the lengths of both codes, which say what they are (section 3.2.7).
fn tell(bits: &mut Bits, literals: &Literals, distances: &Distances) {
    /// The order in which the lengths of the code are told in which the lengths are told.
    const ORDER: [usize; 19] = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ];
    let used = |lengths: &[u8], least: usize| {
        let last = lengths.iter().rposition(|&length| length > 0);
        last.map_or(least, |last| least.max(last + 1))
    };
    let (all, others) = (literals.lengths(), distances.lengths());
    let (all, others) = (&all[..used(&all, LENGTHS)], &others[..used(&others, 1)]);
    let runs = runs(&[all, others].concat());

    let mut counts = [0; 19];
    for &(symbol, _) in &runs {
        counts[symbol] += 1;
    }
    let code = Code::of(counts, 7);
    let lengths = ORDER.map(|symbol| code.lengths()[symbol]);
    let lengths = &lengths[..used(&lengths, 4)];
    bits.put(Word::new((all.len() - LENGTHS) as u32, 5));
    bits.put(Word::new((others.len() - 1) as u32, 5));
    bits.put(Word::new((lengths.len() - 4) as u32, 4));
    for &length in lengths {
        bits.put(Word::new(length.into(), 3));
    }
    for (symbol, more) in runs {
        bits.put(code.word(symbol).then(more));
    }
}

/// Lengths as they are told: as they are, or so many more of the one before (16) or of noughts (17, 18).
fn runs(lengths: &[u8]) -> Vec<(usize, Word)> {
    let mut runs = Vec::new();
    for run in lengths.chunk_by(|one, other| one == other) {
        let (length, mut left) = (usize::from(run[0]), run.len());
        let as_it_is = (length, Word::default());
        if length > 0 {
            runs.push(as_it_is);
            left -= 1;
        }
        let (most, least, bits) = if length > 0 { (6, 3, 2) } else { (138, 11, 7) };
        while left >= least {
            let many = left.min(most);
            let symbol = if length > 0 { 16 } else { 18 };
            runs.push((symbol, Word::new((many - least) as u32, bits)));
            left -= many;
        }
        if length == 0 && left >= 3 {
            runs.push((17, Word::new((left - 3) as u32, 3)));
            left = 0;
        }
        runs.extend(std::iter::repeat_n(as_it_is, left));
    }
    runs
}
