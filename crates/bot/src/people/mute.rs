//! Mutes: a moderator keeps a member from beginning anything new in a club for some days. Games go on.

use crate::clock::Timestamp;
use crate::game::{ClubId, PlayerId, Reason};
use crate::i18n::{Quote, When};
use crate::kit::prefs::Pref;
use crate::kit::refusal::LimitRefusal;
use crate::kit::services::Services;
use crate::store::{StoreError, stored_as};

/// A member's mute in a club, also a recent one. The name of mutes among members' stored data.
pub(crate) const NAME: &str = "mute";
static MUTE: Pref<(ClubId, PlayerId), Option<Mute>> = Pref::new(NAME);

/// The mute of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mute {
    /// Its end.
    pub(crate) until: Timestamp,
    /// The moderator.
    pub(crate) by: PlayerId,
    pub(crate) reason: Reason,
}

impl Mute {
    /// The refusal for a muted member who starts something.
    pub(crate) fn refusal(&self) -> LimitRefusal {
        LimitRefusal::Muted(When(self.until), self.reason())
    }

    /// The reason, in the moderator's words.
    pub(crate) fn reason(&self) -> Quote {
        Quote::new(self.reason.as_str())
    }
}

stored_as! {
    Mute, as (Timestamp, (PlayerId, Reason)):
        |mute| (mute.until, (mute.by, mute.reason.clone())),
        |(until, (by, reason))| Some(Self { until, by, reason });
}

/// The mute of `player` in `club`, if they are muted there at `now`.
pub(crate) async fn mute_in(
    services: &Services,
    club: ClubId,
    player: PlayerId,
    now: Timestamp,
) -> Result<Option<Mute>, StoreError> {
    let mute = MUTE.get(services, (club, player)).await?;
    Ok(mute.filter(|mute| mute.until > now))
}

/// Mutes `player` in `club`, or ends their mute.
pub(crate) async fn set_mute(
    services: &Services,
    club: ClubId,
    player: PlayerId,
    mute: Option<Mute>,
) -> Result<(), StoreError> {
    MUTE.set(services, (club, player), &mute).await
}

/// Members muted in `club` at `now`, with their mutes.
pub(crate) async fn mutes_in(
    services: &Services,
    club: ClubId,
    now: Timestamp,
) -> Result<Vec<(PlayerId, Mute)>, StoreError> {
    let mut all = mutes(services, now).await?;
    all.retain(|((of, _), _)| *of == club);
    let theirs = all.into_iter().map(|((_, player), mute)| (player, mute));
    Ok(theirs.collect())
}

/// The mutes of `player` at `now`.
pub(crate) async fn mutes_of(
    services: &Services,
    player: PlayerId,
    now: Timestamp,
) -> Result<Vec<(ClubId, Mute)>, StoreError> {
    let mut all = mutes(services, now).await?;
    all.retain(|((_, muted), _)| *muted == player);
    let theirs = all.into_iter().map(|((club, _), mute)| (club, mute));
    Ok(theirs.collect())
}

/// Deletes the mutes that are over at `now`.
pub(crate) async fn end_mutes(services: &Services, now: Timestamp) {
    let running = move |_, mute: Option<Mute>| mute.filter(|mute| mute.until > now);
    let ended = services.store.edit_property(MUTE.property(), running);
    if let Err(error) = ended.await {
        tracing::error!(%error, "could not delete expired mutes");
    }
}

/// Deletes the mutes of `player`, and removes their name from mutes that they have set (data deletion).
pub(crate) async fn forget_in_mutes(
    services: &Services,
    player: PlayerId,
) -> Result<(), StoreError> {
    let without = move |(_, muted), mute: Option<Mute>| {
        let mute = mute.filter(|_| muted != player)?;
        let by = if mute.by == player {
            PlayerId::NOBODIES[0]
        } else {
            mute.by
        };
        Some(Mute { by, ..mute })
    };
    let mutes = MUTE.property();
    services.store.edit_property(mutes, without).await
}

/// All mutes at `now`, by club and member.
async fn mutes(
    services: &Services,
    now: Timestamp,
) -> Result<Vec<((ClubId, PlayerId), Mute)>, StoreError> {
    let all = services.store.each_property(MUTE.property()).await?;
    let all = all
        .into_iter()
        .filter_map(|(whose, mute)| Some((whose, mute?)));
    Ok(all.filter(|(_, mute)| mute.until > now).collect())
}
