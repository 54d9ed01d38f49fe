//! What was there before: the pieces of which data consists.

/// How far back copies may reach (RFC 1951, section 2).
const WINDOW: usize = 1 << 15;
/// The length of the longest copy (section 3.2.5), and of the shortest from afar that is worth its distance.
const LONGEST: usize = 258;
const SHORTEST: u32 = 4;
/// Copies that are shorter are looked into for where others may begin.
const SHORT: usize = 16;
/// How many beginnings are kept in mind, as a power of 2.
const TABLE: u32 = 12;

/// A piece of data.
#[derive(Clone, Copy, Debug)]
pub(super) enum Piece {
    Literal(u8),
    /// The same as `distance` bytes before: lengths are 3 to 258, distances 1 to 32,768.
    Copy {
        length: u16,
        distance: u16,
    },
}

/// `data` in pieces: of what can be copied from one byte before, or from where the same was last, the longer.
pub(super) fn pieces(data: &[u8]) -> Vec<Piece> {
    let mut pieces = Vec::with_capacity(data.len() / 6);
    let mut places = [0_u32; 1 << TABLE];
    let mut at = 0;
    while at < data.len() {
        let Some(word) = word(data, at).filter(|_| at > 0) else {
            pieces.push(Piece::Literal(data[at]));
            at += 1;
            continue;
        };
        let place = &mut places[beginning(word)];
        let distance = at - *place as usize;
        *place = at as u32;
        let run = alike(data, at, word, 1);
        let far = match distance <= WINDOW {
            true => alike(data, at, word, distance),
            false => 0,
        };
        // From one byte before costs least to say.
        let (length, distance) = match far >= SHORTEST && far > run + 1 {
            true => (far as usize, distance),
            false => (run as usize, 1),
        };
        if length < 3 {
            pieces.push(Piece::Literal(data[at]));
            at += 1;
            continue;
        }
        pieces.push(Piece::Copy {
            length: length as u16,
            distance: distance as u16,
        });
        if length < SHORT {
            for inside in at + 1..at + length {
                if let Some(word) = self::word(data, inside) {
                    places[beginning(word)] = inside as u32;
                }
            }
        }
        at += length;
    }
    pieces
}

/// The eight bytes from `at` on, if there are so many.
#[inline]
fn word(data: &[u8], at: usize) -> Option<u64> {
    let bytes = data.get(at..)?.first_chunk()?;
    Some(u64::from_le_bytes(*bytes))
}

/// Where what begins with the first six bytes of `word` is kept in mind.
#[inline]
fn beginning(word: u64) -> usize {
    const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
    ((word << 16).wrapping_mul(SPREAD) >> (64 - TABLE)) as usize
}

/// How many bytes from `at` on, where `here` stands, are as those `distance` before: at most [`LONGEST`].
#[inline]
fn alike(data: &[u8], at: usize, here: u64, distance: usize) -> u32 {
    let there = word(data, at - distance).unwrap_or(!here);
    match (here ^ there).trailing_zeros() / 8 {
        8 => long(data, at, distance),
        few => few,
    }
}

/// The same where it is eight at least.
fn long(data: &[u8], at: usize, distance: usize) -> u32 {
    let most = (data.len() - at).min(LONGEST);
    let mut length = 8;
    while length < most {
        let [here, there] = [at, at - distance].map(|start| word(data, start + length));
        let (Some(here), Some(there)) = (here, there) else {
            break;
        };
        let same = (here ^ there).trailing_zeros() / 8;
        length += same as usize;
        if same < 8 {
            break;
        }
    }
    length.min(most) as u32
}
