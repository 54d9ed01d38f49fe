//! Channel and hour of a server's digest, which comes on Mondays: a setting in `/serveradmin`.

use crate::clock::{Span, Timestamp};
use crate::features::digest::TIMER;
use crate::game::{ChannelId, ClubId, Hour, Zone};
use crate::games::time::calendar::{CLUB_ZONE, club_zone};
use crate::i18n::{Until, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::{AnySetting as _, Changed};
use crate::kit::here::{HereOption, HereSetting, on_mondays};
use crate::kit::prefs::choice::EachDay;
use crate::kit::prefs::group::Group;
use crate::kit::prefs::{Pref, language};
use crate::kit::refusal::Refusal;
use crate::store::{Batch, Timer, stored_as};

/// Channel and hour of a club's digest.
pub(crate) static DIGEST: Pref<ClubId, Option<Digest>> = Pref::new("digest");

/// Period that the first digest reports, before its due time.
const FIRST_PERIOD: Span = Span::days(-7);

/// Minimum interval between two digests: a change of the hour or zone on a Monday must not cause a second one.
const LEAST_INTERVAL: Span = Span::days(4);

/// Channel, time and content of a digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Digest {
    pub(crate) channel: ChannelId,
    pub(crate) hour: Hour,
    /// The end of the last period, where the next one begins.
    pub(crate) since: Timestamp,
}

stored_as! {
    Digest, as (ChannelId, (u16, Timestamp)):
        |digest| (digest.channel, (digest.hour.get().into(), digest.since)),
        |(channel, (hour, since))| {
            Some(Self { channel, hour: *Hour::ALL.get(usize::from(hour))?, since })
        };
}

/// The digest of a server, as a setting with a timer.
pub(crate) static SETTING: HereSetting<EachDay, Digest> = HereSetting {
    pref: &DIGEST,
    group: Group::Club,
    option: HereOption {
        name: "digest",
        title: say::digest::option,
        about: say::digest::option_about,
    },
    field: say::digest::field,
    named: on_mondays,
    off: EachDay::Off,
    not_here: say::digest::not_here,
    timer: Some(TIMER),
    describe: |digest, next| {
        let at = on_mondays(EachDay::At(digest.hour));
        Some(say::digest::comes(at, digest.channel, Until(next?)))
    },
};

/// Schedules the digest by the new setting and the club's time zone, which may have changed as well.
pub(crate) async fn follow(ctx: &Ctx<'_>, changed: &Changed<'_>) -> Result<(), Failure> {
    let (is_chosen, is_moved) = (changed.has(SETTING.name()), changed.has(CLUB_ZONE.name()));
    if !is_chosen && !is_moved {
        return Ok(());
    }
    let (services, channel) = (ctx.services, ctx.channel());
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let chosen = if is_chosen {
        changed.options.chosen("digest")?
    } else {
        None
    };
    if let Some(EachDay::At(_)) = chosen {
        language::note(services, channel, ctx.club).await;
    }
    let zone = club_zone(services, club).await?;
    loop {
        let known = DIGEST.get(services, club).await?;
        let (digest, next) = match (chosen, known) {
            (Some(EachDay::At(hour)), known) => {
                let next = next(zone, hour, ctx.now, known);
                let since = known.map_or(next.after(FIRST_PERIOD), |known| known.since);
                let digest = Digest {
                    channel,
                    hour,
                    since,
                };
                (Some(digest), Some(next))
            }
            (None, Some(digest)) if !is_chosen => {
                let next = next(zone, digest.hour, ctx.now, known);
                (Some(digest), Some(next))
            }
            _ => (None, None),
        };
        let timer = match next {
            Some(next) => Timer::at(club, TIMER, next),
            None => Timer::off(club, TIMER),
        };
        let batch = Batch {
            assignments: vec![DIGEST.assign(club, &digest)],
            timers: vec![timer],
            queue: Vec::new(),
        };
        let as_read = vec![DIGEST.assign(club, &known)];
        if services.store.write_all_if(as_read, batch).await? {
            return Ok(());
        }
        // A digest has just been sent: try again with the new row.
    }
}

/// The time of the next digest after `now`: on the Monday after that if the `known` one was sent in the same week.
fn next(zone: Zone, hour: Hour, now: Timestamp, known: Option<Digest>) -> Timestamp {
    let monday = zone.next_monday(now, hour);
    match known {
        Some(known) if monday.since(known.since) < LEAST_INTERVAL => zone.next_monday(monday, hour),
        _ => monday,
    }
}
