//! Mutes: a moderator keeps a member from beginning anything new in a club for some days. Games go on.
//!
//! `mute/<club>/<player>` is until when in milliseconds, by whom, and why, with a space between.

use crate::bot::kit::prefs;
use crate::bot::kit::refusal::LimitRefusal;
use crate::bot::kit::services::Services;
use crate::clock::Timestamp;
use crate::game::{ClubId, PlayerId, Reason};
use crate::i18n::{Said, When};
use crate::store::{NamedValue, StoreError};

/// How the names of these settings begin.
const MUTES: &str = "mute/";

/// That somebody is muted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mute {
    /// Until when.
    pub(crate) until: Timestamp,
    /// By whom.
    pub(crate) by: PlayerId,
    /// Why.
    pub(crate) reason: Reason,
}

impl Mute {
    /// What the muted one is told who begins something.
    pub(crate) fn refusal(&self) -> LimitRefusal {
        LimitRefusal::Muted(When(self.until), self.said())
    }

    /// Why, in the moderator's words.
    pub(crate) fn said(&self) -> Said {
        Said::new(self.reason.as_str())
    }

    fn write(&self) -> String {
        let until = self.until.as_millis();
        format!("{until} {} {}", self.by, self.reason.as_str())
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, ' ');
        Some(Self {
            until: Timestamp::from_millis(parts.next()?.parse().ok()?),
            by: PlayerId::new(parts.next()?.parse().ok()?),
            reason: Reason::new(parts.next()?)?,
        })
    }
}

/// A mute as it is kept.
struct Kept {
    club: ClubId,
    player: PlayerId,
    mute: Mute,
}

impl Kept {
    fn read(name: &str, text: &str) -> Option<Self> {
        let (club, player) = name.strip_prefix(MUTES)?.split_once('/')?;
        Some(Self {
            club: ClubId::new(club.parse().ok()?),
            player: PlayerId::new(player.parse().ok()?),
            mute: Mute::read(text)?,
        })
    }
}

fn name(club: ClubId, player: PlayerId) -> String {
    format!("{MUTES}{club}/{player}")
}

/// The mute of `player` in `club`, if they are muted there at `now`.
pub(crate) async fn mute_in(
    services: &Services,
    club: ClubId,
    player: PlayerId,
    now: Timestamp,
) -> Result<Option<Mute>, StoreError> {
    let mute = prefs::setting(services, &name(club, player), Mute::read).await?;
    Ok(mute.filter(|mute| mute.until > now))
}

/// Mutes `player` in `club`, or lets them go on without a mute.
pub(crate) async fn set_mute(
    services: &Services,
    club: ClubId,
    player: PlayerId,
    mute: Option<&Mute>,
) -> Result<(), StoreError> {
    let kept = NamedValue {
        name: name(club, player),
        value: mute.map(Mute::write),
    };
    services.store.set_settings(&[kept]).await
}

/// Those who are muted in `club` at `now`, and how.
pub(crate) async fn mutes_in(
    services: &Services,
    club: ClubId,
    now: Timestamp,
) -> Result<Vec<(PlayerId, Mute)>, StoreError> {
    let all = mutes(services, &format!("{MUTES}{club}/"))
        .await?
        .into_iter();
    let running = all.filter(|kept| kept.mute.until > now);
    Ok(running.map(|kept| (kept.player, kept.mute)).collect())
}

/// Where `player` is muted at `now`, and how.
pub(crate) async fn mutes_of(
    services: &Services,
    player: PlayerId,
    now: Timestamp,
) -> Result<Vec<(ClubId, Mute)>, StoreError> {
    let all = mutes(services, MUTES).await?.into_iter();
    let running = all.filter(|kept| kept.player == player && kept.mute.until > now);
    Ok(running.map(|kept| (kept.club, kept.mute)).collect())
}

/// Forgets the mutes that are over at `now`.
pub(crate) async fn end_mutes(services: &Services, now: Timestamp) {
    let over = async {
        let mut over = mutes(services, MUTES).await?;
        over.retain(|kept| kept.mute.until <= now);
        let over = over.iter().map(|kept| name(kept.club, kept.player));
        let over: Vec<_> = over.map(NamedValue::none).collect();
        services.store.set_settings(&over).await
    };
    if let Err(error) = over.await {
        tracing::error!(%error, "mutes that are over could not be forgotten");
    }
}

/// What is kept of mutes, without `player`: whoever they have muted was muted by nobody.
pub(crate) async fn mutes_without(
    services: &Services,
    player: PlayerId,
) -> Result<Vec<NamedValue>, StoreError> {
    let nobody = PlayerId::NOBODIES[0];
    let all = mutes(services, MUTES).await?.into_iter();
    let changed = all.filter_map(|kept| {
        let name = name(kept.club, kept.player);
        if kept.player == player {
            return Some(NamedValue::none(name));
        }
        let by = nobody;
        let mute = Mute { by, ..kept.mute };
        (kept.mute.by == player).then(|| NamedValue::some(name, mute.write()))
    });
    Ok(changed.collect())
}

async fn mutes(services: &Services, prefix: &str) -> Result<Vec<Kept>, StoreError> {
    let rows = services.store.settings_under(prefix).await?;
    let read = |(name, text): (String, String)| {
        Kept::read(&name, &text).ok_or(StoreError::Unreadable { what: "a mute" })
    };
    rows.into_iter().map(read).collect()
}
