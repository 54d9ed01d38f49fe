//! Animations in progress and recent ones, with bounded work and memory.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OnceCell;

use crate::game::{GameId, Revision};
use crate::kit::workers::turns::Turns;
use crate::render::Theme;

/// Memory for finished films that may be requested again, in bytes: 15 long games.
pub(crate) const MEMORY: usize = 32 << 20;

/// Makes films.
pub(crate) struct Animations {
    /// Members whose films are being made or sent.
    pub(crate) jobs: Turns,
    /// Permits for encoding: one processor is left for boards.
    pub(crate) encoders: Turns,
    pub(crate) cache: Cache,
}

impl Default for Animations {
    /// Encodes on each processor but one.
    fn default() -> Self {
        const BEING_SENT: usize = 3;
        let processors = std::thread::available_parallelism().map_or(2, usize::from);
        let encoders = processors.saturating_sub(1).max(1);
        Self {
            jobs: Turns::new(encoders + BEING_SENT),
            encoders: Turns::new(encoders),
            cache: Cache::default(),
        }
    }
}

/// The key of a film: films of one key have the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AnimationKey {
    pub(crate) game: GameId,
    pub(crate) revision: Revision,
    pub(crate) theme: Theme,
    pub(crate) limit: usize,
}

/// The films requested recently, the latest last: one that several members want at once is made once.
#[derive(Default)]
pub(crate) struct Cache(Mutex<VecDeque<(AnimationKey, Cell)>>);

impl Cache {
    /// The slot of `key`, which is the latest now.
    pub(crate) fn slot(&self, key: AnimationKey) -> Cell {
        let mut cache = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = cache.iter().position(|(known, _)| *known == key);
        let cell = known.and_then(|at| cache.remove(at));
        let cell = cell.map_or_else(Cell::default, |(_, cell)| cell);
        cache.push_back((key, Arc::clone(&cell)));
        cell
    }

    /// Removes failed films, and the oldest ones if space is short.
    pub(crate) fn evict(&self) {
        let mut cache = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut room = MEMORY;
        let mut kept: VecDeque<_> = cache
            .drain(..)
            .rev()
            .filter(|(_, cell)| match cell.get() {
                Some(file) => {
                    let fits = file.len() <= room;
                    room = room.saturating_sub(file.len());
                    fits
                }
                // Still being made, unless all who wanted it are gone.
                None => Arc::strong_count(cell) > 1,
            })
            .collect();
        kept.make_contiguous().reverse();
        *cache = kept;
    }
}

/// A film that is being made, or was.
pub(crate) type Cell = Arc<OnceCell<Arc<[u8]>>>;
