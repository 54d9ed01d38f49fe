//! A change of the club's time zone: its evenings begin at the same hour in the new one.

use crate::evening::Evening;
use crate::features::evening::find::failure;
use crate::games::time::calendar::{CLUB_ZONE, club_zone};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::Changed;
use crate::kit::refusal::Refusal;
use crate::store::{EVENING_ANNOUNCED, EVENING_SCHEDULED, EveningError};

/// Moves the evenings of the caller's club that have not started, if its zone has changed.
pub(crate) async fn follow(ctx: &Ctx<'_>, changed: &Changed<'_>) -> Result<(), Failure> {
    if !changed.has(CLUB_ZONE.name()) {
        return Ok(());
    }
    let (services, now) = (ctx.services, ctx.now);
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let zone = club_zone(services, club).await?;
    for channel in services.store.activities_in::<Evening>(club).await? {
        let moved = services
            .store
            .do_in_activity::<Evening, _>(channel, move |evening| {
                let begins = evening.rhythm.in_new_zone(zone, evening.begins);
                if begins == evening.begins || now >= evening.begins.min(begins) {
                    return Ok(((), Vec::new()));
                }
                evening.begins = begins;
                // A message that is just being posted shows the old time: another one replaces it.
                let new = evening.message.is_none();
                let new = new.then_some(EVENING_ANNOUNCED);
                let kinds = new.into_iter().chain([EVENING_SCHEDULED]);
                Ok(((), kinds.map(|kind| kind.to(channel, ())).collect()))
            });
        match moved.await {
            // The evenings were ended in the meantime.
            Ok(()) | Err(EveningError::Missing) => {}
            Err(error) => return Err(failure(error)),
        }
    }
    services.delivery.notify();
    Ok(())
}
