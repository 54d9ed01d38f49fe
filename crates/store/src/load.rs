//! The load of a member, counted from the lists: no long game is replayed.

use super::db::{Key, KeyPrefix, Read, Source as _, Table, View};
use super::rows::{read_rows, replay_rows};
use super::tables::{NAMING, OFFERED_BY, OFFERED_TO, RUNNING_OF};
use super::{Store, StoreError};
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, PlayerId};

/// The number of a member's challenges and games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Load {
    /// Open challenges that they have made.
    pub offered: usize,
    /// Open challenges that name them.
    pub invited: usize,
    /// Games that they play.
    pub running: usize,
}

impl Store {
    /// The numbers of challenges and games of `player`.
    pub async fn load_of(&self, player: PlayerId) -> Result<Load, StoreError> {
        let load = |view: &View<'_>| {
            let offered = view.keys(OFFERED_BY, &player).count();
            let invited = view.keys(OFFERED_TO, &player).count();
            let all = view.keys(RUNNING_OF, &player).count();
            Ok(Load {
                offered,
                invited,
                running: all.saturating_sub(offered + invited),
            })
        };
        self.0.engine.read(load).await
    }

    /// Players from the number `first` on who play games, have offered some or are invited to some.
    pub async fn busy_from(&self, first: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        let busy = |view: &View<'_>| {
            let mut players = Vec::new();
            for row in view.rows_from(RUNNING_OF.name(), &[], &first.bytes()) {
                let key = <(PlayerId, GameId)>::of(&row?.0);
                let (player, _) = key.ok_or(RUNNING_OF.unreadable())?;
                if players.last() != Some(&player) {
                    players.push(player);
                }
            }
            Ok(players)
        };
        self.0.engine.browse(busy).await
    }

    /// The number of open challenges of `challenger` that name `invited`.
    pub async fn offers_between(
        &self,
        challenger: PlayerId,
        invited: PlayerId,
    ) -> Result<usize, StoreError> {
        let between = |view: &View<'_>| {
            let to_them: Vec<_> = games(view, OFFERED_TO, &invited).collect::<Result<_, _>>()?;
            let mut count = 0;
            for game in games(view, OFFERED_BY, &challenger) {
                count += usize::from(to_them.contains(&game?));
            }
            Ok(count)
        };
        self.0.engine.read(between).await
    }

    /// The number of challenges by `challenger` since `since` that nobody has accepted: open ones, and those that came
    /// to nothing.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]. What cannot be read is not counted.
    pub async fn count_unaccepted(
        &self,
        challenger: PlayerId,
        since: Timestamp,
    ) -> Result<usize, StoreError> {
        let both = |view: &View<'_>| {
            let open = games(view, OFFERED_BY, &challenger).collect::<Result<_, _>>()?;
            let closed = games(view, NAMING, &challenger).collect::<Result<_, _>>()?;
            Ok((open, closed))
        };
        let (open, closed) = self.0.engine.read(both).await?;
        let open = self.count_offered_since(open, challenger, since).await?;
        Ok(open + self.count_offered_since(closed, challenger, since).await?)
    }

    /// The number of `games`, in the order of their numbers, that `challenger` has offered since `since`; reads from
    /// the latest, and stops at older ones.
    async fn count_offered_since(
        &self,
        games: Vec<GameId>,
        challenger: PlayerId,
        since: Timestamp,
    ) -> Result<usize, StoreError> {
        let mut count = 0;
        for id in games.into_iter().rev() {
            let stored = self.0.engine.read(|view| read_rows(view, id)).await?;
            let Ok(Some(game)) = replay_rows(&stored) else {
                continue;
            };
            if game.offer().at < since {
                break;
            }
            count += usize::from(game.offer().challenger == challenger);
        }
        Ok(count)
    }
}

/// The games of a list, one after the other.
pub(super) fn games<'a, K: Key + 'a>(
    read: &'a impl Read,
    list: Table<K, ()>,
    beginning: &impl KeyPrefix<K>,
) -> Box<dyn Iterator<Item = Result<GameId, StoreError>> + 'a> {
    let game = move |key: &[u8]| {
        let game = K::of(key).and_then(|key| key.game());
        game.ok_or(list.unreadable())
    };
    let rows = read.rows(list.name(), &beginning.prefix());
    Box::new(rows.map(move |row| game(&row?.0)))
}
