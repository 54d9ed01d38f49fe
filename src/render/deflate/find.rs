//! What was there before: the pieces of which data consists.

/// How far back copies may reach (RFC 1951, section 2).
const WINDOW: usize = 1 << 15;
/// The length of the longest copy (section 3.2.5).
const LONGEST: usize = 258;
/// The length of the shortest that is looked for: what is shorter hardly costs less than its bytes.
const SHORTEST: usize = size_of::<u64>();
/// So many noughts are looked for, and so many at most are a piece: one, and the longest copy of it.
const FEW: u32 = 3;
const NOUGHTS: usize = 1 + LONGEST;
/// How many beginnings are kept in mind, as a power of 2.
const TABLE: u32 = 12;

/// Takes the pieces of which data consists, one by one.
pub(super) trait Pieces {
    fn literal(&mut self, byte: u8);

    /// So many bytes of 0: 1 to [`NOUGHTS`].
    fn noughts(&mut self, many: usize) {
        self.literal(0);
        match many - 1 {
            more @ ..3 => (0..more).for_each(|_| self.literal(0)),
            more => self.copy(more, 1),
        }
    }

    /// The same as `distance` bytes before: lengths are 3 to 258, distances 1 to 32,768.
    fn copy(&mut self, length: usize, distance: usize);
}

/// Tells `data` piece by piece: noughts, and what begins with the same eight bytes as something before it.
#[inline]
pub(super) fn pieces(data: &[u8], to: &mut impl Pieces) {
    let mut places = [0_u32; 1 << TABLE];
    let mut at = 0;
    while let Some(word) = word(data, at) {
        if word.trailing_zeros() >= 8 * FEW {
            let end = at + noughts(&data[at..]);
            while end - at > NOUGHTS {
                to.noughts(NOUGHTS);
                at += NOUGHTS;
            }
            to.noughts(end - at);
            at = end;
            continue;
        }
        let place = std::mem::replace(&mut places[slot(word)], at as u32) as usize;
        let distance = at - place;
        if (1..=WINDOW).contains(&distance) && self::word(data, place) == Some(word) {
            let length = alike(data, at, distance);
            to.copy(length, distance);
            at += length;
            continue;
        }
        to.literal(data[at]);
        at += 1;
    }
    data[at..].iter().for_each(|&byte| to.literal(byte));
}

/// Where it is kept in mind where `word` was last.
#[inline]
fn slot(word: u64) -> usize {
    const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
    (word.wrapping_mul(SPREAD) >> (64 - TABLE)) as usize
}

/// The eight bytes from `at` on, if there are so many.
#[inline]
fn word(data: &[u8], at: usize) -> Option<u64> {
    let bytes = data.get(at..)?.first_chunk()?;
    Some(u64::from_le_bytes(*bytes))
}

/// The sixteen bytes from `at` on, if there are so many.
#[inline]
fn wide(data: &[u8], at: usize) -> Option<u128> {
    let bytes = data.get(at..)?.first_chunk()?;
    Some(u128::from_le_bytes(*bytes))
}

/// How many noughts `data` begins with.
#[inline]
fn noughts(data: &[u8]) -> usize {
    let mut many = 0;
    while let Some(word) = wide(data, many) {
        many += word.trailing_zeros() as usize / 8;
        if word != 0 {
            return many;
        }
    }
    let rest = data[many..].iter().take_while(|&&byte| byte == 0);
    many + rest.count()
}

/// How many bytes from `at` on are as those `distance` before, where so many are that a copy is worth it: at most [`LONGEST`].
#[inline]
fn alike(data: &[u8], at: usize, distance: usize) -> usize {
    let most = (data.len() - at).min(LONGEST);
    let mut length = SHORTEST;
    while length < most {
        let [here, there] = [at, at - distance].map(|start| wide(data, start + length));
        let (Some(here), Some(there)) = (here, there) else {
            break;
        };
        let other = here ^ there;
        length += other.trailing_zeros() as usize / 8;
        if other != 0 {
            break;
        }
    }
    length.min(most)
}
