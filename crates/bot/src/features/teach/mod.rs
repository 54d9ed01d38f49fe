//! Teaching games: members say that they teach, and beginners who have finished a step of the course ask one of them.

mod ask;
mod due;
mod message;
mod setting;
mod take;

use crate::club::teach;
use crate::club::teach::TAUGHT;
use crate::club::teach::custom_id::TeachButton;
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::feature::{Feature, Job, Press};
use crate::kit::hooks::{GameHooks, MemberHooks};
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;

/// Teaching games.
pub(crate) static FEATURE: Feature = Feature {
    presses: &[Press {
        press: Some(|ctx, custom_id| Box::pin(press(ctx, custom_id))),
        ..Press::of::<TeachButton>()
    }],
    jobs: &[Job::new("teaching", |services, now| {
        Box::pin(due::end_all(services, now))
    })],
    settings: &[&setting::SETTING],
    game: &GameHooks {
        begins: Some(|services, game, names| {
            Box::pin(async move {
                let found = TAUGHT.get(services, game.id()).await?;
                Ok(found.map(|_| say::teach::begun(names.black.clone(), names.white.clone())))
            })
        }),
        ..GameHooks::NONE
    },
    member: &MemberHooks {
        forget: Some(|services, player| Box::pin(teach::forget(services, player))),
        ..MemberHooks::NONE
    },
    ..Feature::NONE
};

/// Handles a press.
async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    match TeachButton::parse(custom_id).ok_or(Refusal::UnknownButton)? {
        TeachButton::Ask(stage) => ask::confirm(ctx, stage).await,
        TeachButton::Sure(stage) => ask::post(ctx, stage).await,
        TeachButton::NotNow => ask::not_now(ctx).await,
        TeachButton::Withdraw => ask::withdraw(ctx).await,
        TeachButton::Join => setting::join(ctx).await,
        TeachButton::Teach(beginner, at) => take::teach(ctx, (beginner, at)).await,
        TeachButton::Back(beginner, at) => ask::take_back(ctx, (beginner, at)).await,
    }
}
