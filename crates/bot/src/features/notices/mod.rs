//! Unasked messages to members.

pub mod place;
pub(crate) mod reminders;
pub mod summary;
pub mod summary_hour;

use crate::features::notices::summary_hour::SUMMARY;
use crate::games::time::alarm;
use crate::games::time::calendar::ZONE;
use crate::games::time::reminder::REMINDERS;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::{Changed, Delivery, Feature, Job};
use crate::store::NEW_SUMMARY;

/// Daily summaries.
pub(crate) static FEATURE: Feature = Feature {
    jobs: &[Job::new("summaries", |services, now| {
        Box::pin(summary::summarize(services, now))
    })],
    outbox: &[&Delivery::new(
        NEW_SUMMARY,
        |services, _, (player, ()), out| Box::pin(summary::send_summary(services, player, out)),
    )],
    settings: &[&reminders::SETTING, &place::SETTING, &summary_hour::SETTING],
    changed: Some(|ctx, changed| Box::pin(follow(ctx, changed))),
    ..Feature::NONE
};

/// Reschedules the caller's summary and alarms after a change of the settings that decide them.
async fn follow(ctx: &Ctx<'_>, changed: &Changed<'_>) -> Result<(), Failure> {
    let (services, caller) = (ctx.services, ctx.caller());
    if changed.has(ZONE.name()) || changed.has(SUMMARY.name()) {
        summary::arrange_summary(services, caller, ctx.now).await?;
    }
    if changed.has(REMINDERS.name()) {
        alarm::set_alarms(services, caller).await?;
    }
    Ok(())
}
