//! Plans (conditional moves): a player's answers to moves that the other side may make.

pub mod ahead;
pub(crate) mod change;
pub(crate) mod command;
pub(crate) mod follow;
pub(crate) mod form;
pub mod picker;
mod plans;
pub(crate) mod refusal;
pub(crate) mod view;

use crate::features::plan::change::PlanCommand;
use crate::features::plan::picker::custom_id::{LineButton, LineViewButton};
use crate::game::Plan;
use crate::i18n::say;
use crate::kit::feature::{Feature, MenuPart, More, Press};
use crate::kit::hooks::{GameExport, GameHooks, MemberHooks};
use crate::kit::outcome::ephemeral;
use crate::kit::verb::Verb;

/// Plans.
pub(crate) static FEATURE: Feature = Feature {
    parts: &[&command::PART],
    presses: &[
        Press {
            press: Some(|ctx, custom_id| Box::pin(picker::press(ctx, custom_id))),
            ..Press::of::<LineButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(picker::look(ctx, custom_id))),
            ..Press::of::<LineViewButton>()
        },
    ],
    verbs: &[
        (Verb::PlanAdd, |ctx, seen| Box::pin(form::open(ctx, seen))),
        (Verb::PlanClear, |ctx, seen| {
            Box::pin(form::change(ctx, seen, PlanCommand::Clear))
        }),
    ],
    forms: &[(Verb::PlanAdd, |ctx, seen, text| {
        Box::pin(form::add(ctx, seen, text))
    })],
    menus: &[(Verb::PlanDrop, |ctx, seen, value| {
        Box::pin(form::drop_line(ctx, seen, value))
    })],
    more: Some(|ctx, game| {
        vec![More {
            value: "plan",
            // The page has a button for it, and a board to touch.
            is_offered: !ctx.is_on_page() && Plan::new(game, ctx.caller()).is_ok(),
            group: MenuPart::Act,
            label: say::plan::more(),
            about: say::plan::more_about(),
            run: |ctx, game| {
                Box::pin(async move {
                    change::carry_out(ctx, game.id(), None, &PlanCommand::Show)
                        .await
                        .map(ephemeral)
                })
            },
        }]
    }),
    game: &GameHooks {
        follow: Some(follow::planned_reply),
        ..GameHooks::NONE
    },
    member: &MemberHooks {
        in_games: &[GameExport {
            name: "plan",
            of: |services, game, player| {
                Box::pin(async move { plans::planned_lines(services, game, player).await.into() })
            },
        }],
        ..MemberHooks::NONE
    },
    ..Feature::NONE
};
