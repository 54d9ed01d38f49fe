//! Puzzles in the chat: in private, one after the other; and as a card for everybody, with private answers.
//!
//! The state of a press is in its button or in the store: a restart loses nothing.

pub(crate) mod answer;
pub(crate) mod card;
pub(crate) mod choose;
pub(crate) mod close;
pub(crate) mod command;
pub(crate) mod create;
pub(crate) mod daily;
pub(crate) mod daily_command;
mod export;
pub(crate) mod line;
pub(crate) mod me;
pub(crate) mod messages;
pub(crate) mod now;
pub(crate) mod post;
pub(crate) mod practice;
pub(crate) mod propose;
pub(crate) mod refusal;
pub(crate) mod scene;
pub(crate) mod shared;
pub(crate) mod standing;
pub mod step;
pub(crate) mod top;
pub(crate) mod words;
pub(crate) mod zone;

use crate::features::puzzle::step::{PracticeButton, PuzzleButton};
use crate::kit::feature::{Delivery, Feature, Job, Press};
use crate::kit::hooks::{ClubHooks, MemberHooks};
use crate::store::{NEW_PUZZLE, PUZZLE_MESSAGE};

/// Puzzles.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&command::COMMAND],
    presses: &[
        Press {
            press: Some(|ctx, custom_id| Box::pin(answer::press(ctx, custom_id))),
            submit: Some(|ctx, custom_id, text| Box::pin(answer::submit(ctx, custom_id, text))),
            ..Press::of::<PuzzleButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(practice::press(ctx, custom_id))),
            submit: Some(|ctx, custom_id, text| Box::pin(practice::submit(ctx, custom_id, text))),
            ..Press::of::<PracticeButton>()
        },
    ],
    jobs: &[
        Job::new("answers to puzzles", |services, now| {
            Box::pin(close::close_puzzles(services, now))
        }),
        Job::new("proposed puzzles", |services, now| {
            Box::pin(propose::forget_proposals(services, now))
        }),
        Job::new("daily puzzles", |services, now| {
            Box::pin(daily::post_dailies(services, now))
        }),
    ],
    outbox: &[
        &Delivery::new(PUZZLE_MESSAGE, |services, _, (channel, puzzle), out| {
            Box::pin(card::send_puzzle(services, puzzle, channel, out))
        }),
        &Delivery::new(NEW_PUZZLE, |services, _, (channel, puzzle), out| {
            Box::pin(daily::send_new_puzzle(services, puzzle, channel, out))
        }),
    ],
    member: &MemberHooks {
        exports: export::EXPORTS,
        ..MemberHooks::NONE
    },
    club: &ClubHooks {
        going_on: Some(|services, club, _| Box::pin(daily::list_current(services, club))),
        trouble: Some(|services, club| Box::pin(daily::LOST.trouble(services, club))),
        ..ClubHooks::NONE
    },
    settings: &[&zone::SETTING, &daily_command::SETTING],
    changed: Some(|ctx, changed| Box::pin(daily_command::follow(ctx, changed))),
    ..Feature::NONE
};
