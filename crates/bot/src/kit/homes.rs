//! The server of each channel where the bot was used, stored so that a server's data can be found, and deleted after
//! the bot's removal from it.

use std::collections::{BTreeSet, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::clock::{Span, Timestamp};
use crate::game::{ChannelId, ClubId};
use crate::kit::club_commands;
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::port::request::{Reach, Setting};
use crate::store::{Assignment, Batch, StoreError, Timer};

/// Time after the bot's removal from a server until data of the server alone is deleted.
pub const KEPT: Span = Span::days(30);

/// The timer name of that deletion.
const LEFT: &str = "left";

/// The server of a channel.
static CLUB: Pref<ChannelId, Option<ClubId>> = Pref::new("club");

/// A subset of all servers: those of one shard of the gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The shard's number.
    pub number: u32,
    /// Total number of shards, at least one.
    pub of: u32,
}

impl Part {
    /// All servers.
    pub const WHOLE: Self = Self { number: 0, of: 1 };

    /// Whether `club` belongs to it, as Discord divides servers among shards.
    fn has(self, club: ClubId) -> bool {
        (club.get() >> 22) % u64::from(self.of.max(1)) == u64::from(self.number)
    }
}

/// The assignment that `channel` is in `club`.
pub(crate) fn assignment(channel: ChannelId, club: ClubId) -> Assignment {
    CLUB.assign(channel, &Some(club))
}

/// The server of `channel`, if that was noted.
pub(crate) async fn club_of(
    services: &Services,
    channel: ChannelId,
) -> Result<Option<ClubId>, StoreError> {
    CLUB.get(services, channel).await
}

/// The channels that are noted to be in `club`.
async fn channels_of(services: &Services, club: ClubId) -> Result<BTreeSet<ChannelId>, StoreError> {
    let all = services.store.each_property(CLUB.property()).await?;
    let its = all.into_iter().filter(|(_, its)| *its == Some(club));
    Ok(its.map(|(channel, _)| channel).collect())
}

/// Notes the server of the request's channel, if the bot is on it: so it was not removed.
pub(crate) async fn note(services: &Services, setting: &Setting) {
    let (Some(club), Reach::Member(_)) = (setting.place.club, setting.reach) else {
        return;
    };
    let channel = setting.place.channel;
    if services.state::<Seen>().has(channel) {
        return;
    }
    let noted = async {
        if club_of(services, channel).await? != Some(club) {
            CLUB.set(services, channel, &Some(club)).await?;
        }
        note_present(services, club).await
    };
    if let Err(error) = noted.await {
        tracing::error!(%channel, %error, "could not save which server a channel belongs to");
        return;
    }
    services.state::<Seen>().note(channel);
}

/// Notes that the bot is on the server of `club`: none of its data is deleted.
pub(crate) async fn note_present(services: &Services, club: ClubId) -> Result<(), StoreError> {
    if services.store.timer(club, LEFT).await?.is_none() {
        return Ok(());
    }
    tracing::info!("the bot is back on a server before the server's data was deleted");
    let batch = Batch {
        timers: vec![Timer::off(club, LEFT)],
        ..club_commands::note_changed([club])
    };
    services.store.write_all(batch).await?;
    services.delivery.notify();
    Ok(())
}

/// Notes that the bot has left the server of `club`: its data is deleted thirty days after the first such note.
pub(crate) async fn note_left(services: &Services, club: ClubId) -> Result<(), StoreError> {
    services.state::<Seen>().forget_all();
    if services.store.timer(club, LEFT).await?.is_some() {
        return Ok(());
    }
    tracing::info!(
        "the bot was removed from a server: the server's data will be deleted in 30 days"
    );
    let batch = Batch {
        assignments: vec![club_commands::forget_registered(club)],
        timers: vec![Timer::at(club, LEFT, services.now().after(KEPT))],
        ..Batch::default()
    };
    services.store.write_all(batch).await
}

/// Notes that the bot is on exactly these of all servers in `part`.
///
/// # Errors
///
/// The first [`StoreError`] of them.
pub(crate) async fn note_all(
    services: &Services,
    on: &BTreeSet<ClubId>,
    part: Part,
) -> Result<(), StoreError> {
    let known = services.store.clubs().await?;
    let mut done = Ok(());
    for club in known.into_iter().filter(|club| part.has(*club)) {
        let noted = if on.contains(&club) {
            note_present(services, club).await
        } else {
            note_left(services, club).await
        };
        // A failure must not stop the others.
        done = done.and(noted);
    }
    done
}

/// Deletes the data of servers from which the bot was removed long enough before `now`. Failures are logged, and tried
/// again at the next look.
pub(crate) async fn delete_left(services: &Services, now: Timestamp) -> Result<(), StoreError> {
    for club in services.store.timers_due::<ClubId>(LEFT, now).await? {
        match delete(services, club).await {
            Ok(()) => {
                tracing::info!("deleted the data of a server that the bot had left");
            }
            Err(error) => {
                tracing::error!(%error, "could not delete the data of a server that the bot has left");
            }
        }
    }
    Ok(())
}

async fn delete(services: &Services, club: ClubId) -> Result<(), StoreError> {
    let channels = channels_of(services, club).await?;
    services.store.forget_club(club, channels).await
}

/// The number of channels that are remembered.
const MOST_SEEN: usize = 8192;

/// Channels that need not be looked at again. Any may be forgotten: then it is looked at again.
#[derive(Debug, Default)]
pub(crate) struct Seen(Mutex<HashSet<ChannelId>>);

impl Seen {
    pub(crate) fn has(&self, channel: ChannelId) -> bool {
        self.lock().contains(&channel)
    }

    pub(crate) fn note(&self, channel: ChannelId) {
        let mut channels = self.lock();
        if channels.len() >= MOST_SEEN {
            channels.clear();
        }
        channels.insert(channel);
    }

    pub(crate) fn forget_all(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<ChannelId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
