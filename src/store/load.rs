//! How much somebody has under way, counted from the lists: nothing is replayed that has gone on for long.

use super::key::{self, Finished, Owner};
use super::{Inner, Store, StoreError};
use crate::clock::Timestamp;
use crate::game::{Game, GameId, PlayerId};

/// How many challenges and games somebody has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Load {
    /// Open challenges of theirs.
    pub offered: usize,
    /// Open challenges that name them.
    pub invited: usize,
    /// Games that they play.
    pub running: usize,
}

impl Store {
    /// How many challenges and games `player` has.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub fn load_of(&self, player: PlayerId) -> Result<Load, StoreError> {
        let offered = self.0.open(Owner::Challenger(player))?.len();
        let invited = self.0.open(Owner::Invited(player))?.len();
        let all = self
            .0
            .listed(Owner::Player(player), Finished::No, usize::MAX)?;
        Ok(Load {
            offered,
            invited,
            running: all.len().saturating_sub(offered + invited),
        })
    }

    /// How many open challenges of `challenger` name `invited`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub fn offers_between(
        &self,
        challenger: PlayerId,
        invited: PlayerId,
    ) -> Result<usize, StoreError> {
        let to_them = self.0.open(Owner::Invited(invited))?;
        let offered = self.0.open(Owner::Challenger(challenger))?;
        Ok(offered.iter().filter(|game| to_them.contains(game)).count())
    }

    /// How many challenges `challenger` has made since `since` that nobody has accepted:
    /// those that are open, and those that came to nothing.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]. What cannot be read is not counted.
    pub fn unaccepted_since(
        &self,
        challenger: PlayerId,
        since: Timestamp,
    ) -> Result<usize, StoreError> {
        let open = self.0.open(Owner::Challenger(challenger))?;
        let open = self.since(open.into_iter().rev().map(Ok), challenger, since)?;
        let rows = self.0.trees.named.scan_prefix(key::player(challenger));
        let closed = rows.keys().rev().map(|row| game(&row?));
        Ok(open + self.since(closed, challenger, since)?)
    }

    /// How many of `games`, the latest first, `challenger` has offered since `since`; older ones are not looked at.
    fn since(
        &self,
        games: impl Iterator<Item = Result<GameId, StoreError>>,
        challenger: PlayerId,
        since: Timestamp,
    ) -> Result<usize, StoreError> {
        let mut count = 0;
        for game in games {
            let kept = {
                let _gate = self.0.read();
                self.0.kept(game?)?
            };
            let Ok(Some(game)) = kept.game() else {
                continue;
            };
            if game.offer().at < since {
                break;
            }
            count += usize::from(is_by(&game, challenger));
        }
        Ok(count)
    }
}

/// The game of a row of a list.
fn game(row: &[u8]) -> Result<GameId, StoreError> {
    key::game_at_end(row).ok_or(StoreError::Unreadable {
        what: "a list of games",
    })
}

fn is_by(game: &Game, challenger: PlayerId) -> bool {
    game.offer().challenger == challenger
}

impl Inner {
    /// The open challenges in the list of `owner`, the oldest first.
    fn open(&self, owner: Owner) -> Result<Vec<GameId>, StoreError> {
        let _gate = self.read();
        let rows = self.trees.offers.scan_prefix(owner.prefix(Finished::No));
        rows.keys().map(|row| game(&row?)).collect()
    }
}
