//! Lists of games, told by rows that are kept beside the records: a look costs what it shows, not what there is.
//!
//! A row is written in the transaction of the events that it tells of, and follows from them alone.
//! One that is missing, of another version, or not of the record's last event is passed over: then the record is replayed.

use sled::Tree;

use super::key::{self, Finished, Owner};
use super::{Store, StoreError, Trees, index, listed_at, schema};
use crate::game::{ChannelId, Game, GameId, Outline, PlayerId};

/// The row that holds the version of the outlines.
const MADE: &[u8] = &[];

/// A list of games: running ones in the order of their numbers, finished ones the latest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Those that somebody plays, has offered or is invited to, and that are not over.
    Of(PlayerId),
    /// Those of them in a channel.
    OfIn(PlayerId, ChannelId),
    /// Those that are being played in a channel.
    PlayedIn(ChannelId),
    /// Those that somebody has finished.
    FinishedBy(PlayerId),
    /// Those of them that were offered in a channel, or played there at last.
    FinishedByIn(PlayerId, ChannelId),
    /// Those that were finished in a channel.
    FinishedIn(ChannelId),
}

impl List {
    /// The tree and the beginning of the keys that lead to its games.
    fn rows(self, trees: &Trees) -> (&Tree, Vec<u8>) {
        let (tree, owner, finished) = match self {
            Self::Of(player) => (&trees.lists, Owner::Player(player), Finished::No),
            Self::OfIn(player, channel) => {
                let owner = Owner::PlayerIn(player, channel);
                (&trees.places, owner, Finished::No)
            }
            Self::PlayedIn(channel) => (&trees.places, Owner::Tables(channel), Finished::No),
            Self::FinishedBy(player) => (&trees.lists, Owner::Player(player), Finished::Yes),
            Self::FinishedByIn(player, channel) => {
                let owner = Owner::PlayerIn(player, channel);
                (&trees.places, owner, Finished::Yes)
            }
            Self::FinishedIn(channel) => (&trees.lists, Owner::Channel(channel), Finished::Yes),
        };
        (tree, owner.prefix(finished))
    }
}

/// Games of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outlines {
    /// Those that were asked for.
    pub games: Vec<Outline>,
    /// Those whose record cannot be read, as far as it was looked.
    pub unreadable: Vec<GameId>,
}

impl Store {
    /// The first games of `list` that are `wanted`, `limit` of them at most; what comes after them is not looked at.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn outlines(
        &self,
        list: List,
        limit: usize,
        mut wanted: impl FnMut(&Outline) -> bool,
    ) -> Result<Outlines, StoreError> {
        let mut found = Outlines::default();
        let (tree, prefix) = list.rows(&self.0.trees);
        for row in tree.scan_prefix(prefix).keys() {
            if found.games.len() == limit {
                break;
            }
            let id = listed_at(&row?)?;
            match self.outline(id) {
                Ok(outline) => found.games.extend(outline.filter(&mut wanted)),
                Err(StoreError::Corrupt { game, reason }) => {
                    tracing::error!(%game, %reason, "the record of a game cannot be read");
                    found.unreadable.push(game);
                }
                Err(error) => return Err(error),
            }
        }
        Ok(found)
    }

    /// The games whose outline or lists are not those that follow from their records: none, unless something is wrong.
    /// Lists that hold games in which they do not belong are told as [`GameId::NONE`].
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub fn check_outlines(&self) -> Result<Vec<GameId>, StoreError> {
        let trees = &self.0.trees;
        let mut wrong = Vec::new();
        // Of games that cannot be read, nobody knows in which lists they belong.
        let mut listed = Some(0);
        for id in self.all_games()? {
            let _gate = self.0.read();
            let Ok(Some(game)) = self.0.kept(id)?.game() else {
                listed = None;
                continue;
            };
            let row = trees.outlines.get(key::game(id))?;
            let mut is_right = row.is_some_and(|row| *row == *row_of(&game));
            let places = index::places(&game);
            listed = listed.map(|listed| listed + places.len());
            for key in places {
                is_right &= trees.places.contains_key(key)?;
            }
            if !is_right {
                wrong.push(id);
            }
        }
        if wrong.is_empty() && listed.is_some_and(|listed| listed != trees.places.len()) {
            wrong.push(GameId::NONE);
        }
        Ok(wrong)
    }

    /// Makes the outlines of all games, and the lists that lead to them, unless those of this version are there.
    pub(super) fn outline_all(&self) -> Result<(), StoreError> {
        let trees = &self.0.trees;
        let version = [schema::outline::VERSION];
        let made = trees.outlines.get(MADE)?;
        let games = match made.is_some_and(|made| *made == version) {
            true => Vec::new(),
            false => self.all_games()?,
        };
        if games.is_empty() {
            return Ok(());
        }
        trees.outlines.clear()?;
        trees.places.clear()?;
        for id in games {
            // Nobody can tell anything of a record that cannot be read: it is told so where it is listed.
            if let Ok(Some(game)) = self.0.kept(id)?.game() {
                trees.outlines.insert(key::game(id), row_of(&game))?;
                for key in index::places(&game) {
                    trees.places.insert(key, &[])?;
                }
            }
        }
        trees.outlines.insert(MADE, &version)?;
        Ok(())
    }

    /// What lists tell of the game `id`, if there is one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Corrupt`] if there is no row that tells it, and the record cannot be read.
    pub fn outline(&self, id: GameId) -> Result<Option<Outline>, StoreError> {
        let kept = {
            let _gate = self.0.read();
            let row = self.0.trees.outlines.get(key::game(id))?;
            let outline = row.and_then(|row| schema::outline::decode(id, &row).ok());
            match outline {
                Some(outline) if self.is_latest(&outline)? => return Ok(Some(outline)),
                _ => self.0.kept(id)?,
            }
        };
        Ok(kept.game()?.as_ref().map(Outline::of))
    }

    /// Whether `outline` tells of all that its record holds; the gate is the caller's.
    fn is_latest(&self, outline: &Outline) -> Result<bool, StoreError> {
        match self.0.last_row(outline.id) {
            Ok(Some(last)) => Ok(last.revision() == outline.revision),
            Ok(None) | Err(StoreError::Corrupt { .. }) => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// The row that tells of `game`.
pub(super) fn row_of(game: &Game) -> Vec<u8> {
    schema::outline::encode(&Outline::of(game))
}
