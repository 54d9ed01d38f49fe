//! The weights of features, and their file.
//!
//! `TPOL`, a version, the number of features and a checksum, four bytes each; then the keys in ascending order, four bytes
//! each, and their weights, one byte each. Numbers have their lowest byte first.

/// The first bytes of a file.
const MAGIC: [u8; 4] = *b"TPOL";
/// Version of the features: any change of them needs a new one.
const VERSION: u32 = 1;
/// Bytes before the keys.
const HEADER_LEN: usize = 16;
/// Bytes of a feature: its key and its weight.
const FEATURE_LEN: usize = 5;
/// Maximum number of features: a file of a mebibyte.
pub const MOST_FEATURES: usize = ((1 << 20) - HEADER_LEN) / FEATURE_LEN;
/// Steps of a stored weight for each unit.
const STEPS: f32 = 16.0;
/// Slots of the table, at least twice as many as features.
const SLOTS: usize = 1 << 19;

/// Why a file of weights cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadWeights {
    /// It does not start with the file's first bytes.
    #[error("not a file of weights")]
    Magic,
    /// It is for other features.
    #[error("weights of version {0}, not {VERSION}")]
    Version(u32),
    /// Its length differs from the number of features, or is too large.
    #[error("{0} bytes are too many or too few")]
    Length(usize),
    /// Its checksum is wrong.
    #[error("the checksum is wrong")]
    Checksum,
    /// Its keys are not in ascending order.
    #[error("the keys are out of order")]
    Order,
}

/// The weight of each known feature, by its key.
#[derive(Clone, Debug)]
pub struct Weights {
    /// Key, or 0 where the slot is free.
    slots: Vec<(u32, f32)>,
}

impl Weights {
    /// A table in which each of `keys` has the weight 0.
    pub fn of(keys: &[u32]) -> Self {
        let mut weights = Self {
            slots: vec![(0, 0.0); SLOTS],
        };
        for &key in keys.iter().take(MOST_FEATURES) {
            let slot = weights.slot(key);
            weights.slots[slot].0 = key;
        }
        weights
    }

    /// The slot of the key, or the free one where it would be.
    #[inline]
    fn slot(&self, key: u32) -> usize {
        let mut slot = key as usize % SLOTS;
        while self.slots[slot].0 != 0 && self.slots[slot].0 != key {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }

    /// The number of a known feature, below [`Weights::slot_count`].
    #[inline]
    pub fn find(&self, key: u32) -> Option<u32> {
        let slot = self.slot(key);
        (self.slots[slot].0 != 0).then_some(slot as u32)
    }

    /// Number of slots: the numbers of all features are below it.
    pub fn slot_count(&self) -> usize {
        self.slots.len()
    }

    /// The weight of the feature with this number.
    #[inline]
    pub fn get(&self, number: u32) -> f32 {
        self.slots[number as usize].1
    }

    /// The same weight, to be changed.
    #[inline]
    pub fn get_mut(&mut self, number: u32) -> &mut f32 {
        &mut self.slots[number as usize].1
    }

    /// Reads what [`Weights::write`] has written.
    ///
    /// # Errors
    ///
    /// [`BadWeights`] if the bytes are something else.
    pub fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        let (head, rest) = bytes
            .split_at_checked(HEADER_LEN)
            .ok_or(BadWeights::Length(bytes.len()))?;
        let number = |place: usize| {
            u32::from_le_bytes([
                head[place],
                head[place + 1],
                head[place + 2],
                head[place + 3],
            ])
        };
        if head[..4] != MAGIC {
            return Err(BadWeights::Magic);
        }
        if number(4) != VERSION {
            return Err(BadWeights::Version(number(4)));
        }
        let features = number(8) as usize;
        if features > MOST_FEATURES || rest.len() != features * FEATURE_LEN {
            return Err(BadWeights::Length(bytes.len()));
        }
        if number(12) != checksum(rest) {
            return Err(BadWeights::Checksum);
        }
        let (keys, weights) = rest.split_at(features * 4);
        let keys: Vec<u32> = keys
            .chunks_exact(4)
            .map(|key| u32::from_le_bytes([key[0], key[1], key[2], key[3]]))
            .collect();
        if keys.first() == Some(&0) || !keys.is_sorted_by(|one, other| one < other) {
            return Err(BadWeights::Order);
        }
        let mut table = Self::of(&keys);
        for (&key, &weight) in keys.iter().zip(weights) {
            let slot = table.slot(key);
            table.slots[slot].1 = f32::from(weight.cast_signed()) / STEPS;
        }
        Ok(table)
    }

    /// The file of these weights. It includes features of weight 0: without a shape, larger ones around it are not looked up.
    pub fn write(&self) -> Vec<u8> {
        let mut known: Vec<_> = self.slots.iter().filter(|(key, _)| *key != 0).collect();
        known.sort_by_key(|(key, _)| *key);
        let mut rest: Vec<u8> = known
            .iter()
            .flat_map(|(key, _)| key.to_le_bytes())
            .collect();
        // Rounded and clamped to a signed byte.
        let stored = |weight: f32| (weight * STEPS).round().clamp(-127.0, 127.0) as i8;
        rest.extend(
            known
                .iter()
                .map(|(_, weight)| stored(*weight).cast_unsigned()),
        );
        let mut file = Vec::from(MAGIC);
        for number in [VERSION, known.len() as u32, checksum(&rest)] {
            file.extend(number.to_le_bytes());
        }
        file.extend(rest);
        file
    }
}

/// FNV-1a.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811C_9DC5, |sum, &byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
