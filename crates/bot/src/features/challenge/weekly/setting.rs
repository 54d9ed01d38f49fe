//! Channel and hour of a server's weekly games, which begin on Mondays: a setting in `/serveradmin`.

use crate::features::challenge::weekly::TIMER;
use crate::game::{ChannelId, ClubId, Hour};
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

/// Channel and hour of a club's weekly games.
pub(crate) static PAIRING: Pref<ClubId, Option<Pairing>> = Pref::new("weekly-pairing");

/// Channel and time of weekly games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pairing {
    pub(crate) channel: ChannelId,
    pub(crate) hour: Hour,
}

stored_as! {
    Pairing, as (ChannelId, u16): |pairing| (pairing.channel, pairing.hour.get().into()),
        |(channel, hour)| Some(Self { channel, hour: *Hour::ALL.get(usize::from(hour))? });
}

/// The setting of a server's weekly games, with their timer.
pub(crate) static SETTING: HereSetting<EachDay, Pairing> = HereSetting {
    pref: &PAIRING,
    group: Group::Seats,
    option: HereOption {
        name: "pairing",
        title: say::seats::pairing,
        about: say::seats::pairing_about,
    },
    field: say::seats::field_pairing,
    named: on_mondays,
    off: EachDay::Off,
    not_here: say::seats::pairing_not_here,
    timer: Some(TIMER),
    describe: |pairing, next| {
        let at = on_mondays(EachDay::At(pairing.hour));
        Some(say::seats::pairing_is(at, pairing.channel, Until(next?)))
    },
};

/// Schedules the weekly games by the new setting and the club's time zone, which may have changed as well.
pub(crate) async fn follow(ctx: &Ctx<'_>, changed: &Changed<'_>) -> Result<(), Failure> {
    let (is_chosen, is_moved) = (changed.has(SETTING.name()), changed.has(CLUB_ZONE.name()));
    if !is_chosen && !is_moved {
        return Ok(());
    }
    let (services, channel) = (ctx.services, ctx.channel());
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let pairing = if is_chosen {
        match changed.options.chosen("pairing")? {
            Some(EachDay::At(hour)) => Some(Pairing { channel, hour }),
            Some(EachDay::Off) | None => None,
        }
    } else {
        PAIRING.get(services, club).await?
    };
    let timer = match pairing {
        Some(pairing) => {
            let zone = club_zone(services, club).await?;
            Timer::at(club, TIMER, zone.next_monday(ctx.now, pairing.hour))
        }
        None => Timer::off(club, TIMER),
    };
    if is_chosen && pairing.is_some() {
        language::note(services, channel, ctx.club).await;
    }
    let batch = Batch {
        assignments: vec![PAIRING.assign(club, &pairing)],
        timers: vec![timer],
        queue: Vec::new(),
    };
    Ok(services.store.write_all(batch).await?)
}
