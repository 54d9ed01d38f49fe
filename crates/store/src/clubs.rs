//! Known clubs, and deleting one that the bot has been removed from.

use std::collections::BTreeSet;

use super::db::{
    Durability, MembersOf, PROPERTIES, Priority, Read as _, TIMERS, Transaction, View,
};
use super::features::daily::{DAILIES, DAILIES_IN};
use super::{Owner, Owns as _, Store, StoreError};
use tengen_game::{ChannelId, ClubId};

impl Store {
    /// The clubs that own a property, such as a setting; those of their channels and members do not count.
    pub async fn clubs(&self) -> Result<BTreeSet<ClubId>, StoreError> {
        let clubs = |view: &View<'_>| {
            let owners = view.keys(PROPERTIES, &ClubId::KIND);
            let clubs = owners.map(|key| key.map(|(owner, _)| ClubId::of(owner)));
            clubs.filter_map(Result::transpose).collect()
        };
        self.0.engine.read(clubs).await
    }

    /// Deletes the settings and properties of `club`, of its `channels` and of its members there, their timers, and
    /// daily puzzles. Games stay, and what follows from them.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is changed then.
    pub async fn forget_club(
        &self,
        club: ClubId,
        channels: BTreeSet<ChannelId>,
    ) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| forget(tx, club, &channels);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }
}

fn forget(
    tx: &mut Transaction<'_>,
    club: ClubId,
    channels: &BTreeSet<ChannelId>,
) -> Result<(), StoreError> {
    let mut channels = channels.clone();
    for key in tx.keys(DAILIES_IN, &club) {
        let (_, channel) = key?;
        channels.insert(channel);
    }
    let channel_owners = channels.iter().map(|channel| Owner::Channel(*channel));
    let (mut properties, mut timers) = (Vec::new(), Vec::new());
    for owner in channel_owners.chain([Owner::Club(club)]) {
        properties.extend(tx.keys(PROPERTIES, &owner));
        timers.extend(tx.keys(TIMERS, &owner));
    }
    properties.extend(tx.keys(PROPERTIES, &MembersOf(club)));
    timers.extend(tx.keys(TIMERS, &MembersOf(club)));
    for key in properties {
        tx.delete(PROPERTIES, &key?)?;
    }
    for key in timers {
        tx.delete(TIMERS, &key?)?;
    }
    for channel in &channels {
        tx.delete(DAILIES, channel)?;
    }
    Ok(())
}
