//! The page of a Go club: where and when it meets, how to reach it, and what happens on its server.

pub(crate) mod card;
pub(crate) mod command;
pub mod custom_id;
pub(crate) mod edit;
pub(crate) mod here;
pub(crate) mod page;
pub mod public;
pub(crate) mod setting;
pub(crate) mod web;

use std::sync::Arc;

use crate::clock::Timestamp;
use crate::features::club::custom_id::PageButton;
use crate::kit::feature::{Feature, Job, Press};
use crate::kit::homes;
use crate::kit::services::Services;

/// The page of a club.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&command::COMMAND],
    presses: &[Press {
        press: Some(|ctx, custom_id| Box::pin(command::press(ctx, custom_id))),
        submit: Some(|ctx, custom_id, _| Box::pin(edit::submit(ctx, custom_id))),
        ..Press::of::<PageButton>()
    }],
    jobs: &[Job::new("servers that were left", |services, now| {
        Box::pin(delete_left(services, now))
    })],
    settings: &[
        &setting::NAME_SETTING,
        &setting::PAGE_SETTING,
        &public::SETTING,
    ],
    ..Feature::NONE
};

/// Deletes the data of servers from which the bot was removed thirty days before `now`.
async fn delete_left(services: &Arc<Services>, now: Timestamp) {
    if let Err(error) = homes::delete_left(services, now).await {
        tracing::error!(%error, "could not read which servers the bot has left");
    }
}
