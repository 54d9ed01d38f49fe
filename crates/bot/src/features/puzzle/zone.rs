//! The time zone by whose hours the daily puzzles of a club come.

use crate::game::{ClubId, Zone};
use crate::games::time::calendar::{CLUB_ZONE, club_zone};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::setting::{Asked, Setting};
use crate::kit::zone_option;
use crate::store::Daily;

/// The zone of a club, in `/serveradmin`.
pub(crate) static SETTING: Setting<ClubId, Option<Zone>> = Setting {
    pref: &CLUB_ZONE,
    group: Group::Puzzle,
    title: say::daily::field_zone,
    describe: |chosen, _| match chosen {
        Some(zone) => say::people::zone_is(zone.name().to_owned()),
        None => say::daily::zone_unknown(),
    },
    asked: Some(Asked {
        option: || zone_option::option(say::daily::zone_about()),
        given: |options| Ok(zone_option::read_zone(options)?.map(Some)),
        write: None,
    }),
};

/// After a change of the club's zone: reschedules its daily puzzles by its hours.
pub(crate) async fn move_dailies(ctx: &Ctx<'_>) -> Result<(), Failure> {
    let (services, club) = (ctx.services, ctx.club_id().ok_or(Refusal::NoClub)?);
    let zone = club_zone(services, club).await?;
    for (channel, daily) in services.store.dailies_of(club).await? {
        let next = zone.next(ctx.now, daily.hour);
        let daily = Daily { next, ..daily };
        services.store.set_daily(channel, Some(daily)).await?;
    }
    Ok(())
}
