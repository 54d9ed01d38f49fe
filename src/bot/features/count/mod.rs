//! The count: marking, agreeing, playing a dispute out, confirming.

pub(crate) mod confirm;
pub(crate) mod form;
pub(crate) mod mark;
pub(crate) mod steps;
pub(crate) mod trial;
pub(crate) mod view;

use crate::bot::games::{act, find};
use crate::bot::kit::feature::Feature;
use crate::bot::kit::outcome::ephemeral;
use crate::bot::kit::refusal::Refusal;
use crate::bot::kit::verb::Verb;
use crate::game::Action;
use crate::rules::Color;

/// The count.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[mark::COMMAND],
    verbs: &[
        (Verb::Mark, |ctx, seen| {
            Box::pin(form::open(ctx, Verb::Mark, seen))
        }),
        (Verb::Seki, |ctx, seen| {
            Box::pin(form::open(ctx, Verb::Seki, seen))
        }),
        (Verb::Agree, |ctx, seen| {
            act::publish(ctx, seen, Action::Agree)
        }),
        (Verb::Resume, |ctx, seen| {
            act::publish(ctx, seen, Action::Resume)
        }),
        (Verb::Try, |ctx, seen| {
            Box::pin(trial::who_moves_first(ctx, seen))
        }),
        (Verb::TryBlack, |ctx, seen| {
            act::publish(
                ctx,
                seen,
                Action::Try {
                    first: Color::Black,
                },
            )
        }),
        (Verb::TryWhite, |ctx, seen| {
            act::publish(
                ctx,
                seen,
                Action::Try {
                    first: Color::White,
                },
            )
        }),
        (Verb::PassForKo, |ctx, seen| {
            Box::pin(trial::pass_for_ko(ctx, seen))
        }),
        (Verb::EndTrial, |ctx, seen| {
            act::publish(ctx, seen, Action::EndTrial)
        }),
        (Verb::Confirm, |ctx, seen| {
            act::publish(ctx, seen, Action::Confirm)
        }),
        (Verb::Object, |ctx, seen| {
            act::publish(ctx, seen, Action::Object)
        }),
        (Verb::Steps, |ctx, seen| {
            Box::pin(async move {
                let game = find::visible(ctx, seen.game).await?;
                let steps = steps::steps(&game, ctx.own_style());
                let steps = steps.ok_or(Refusal::UnknownButton)?;
                Ok(ephemeral(steps.paint(ctx.services, ctx.own_style()).await))
            })
        }),
    ],
    forms: &[
        (Verb::Mark, |ctx, seen, text| {
            Box::pin(form::marked(ctx, seen, text, mark::turned))
        }),
        (Verb::Seki, |ctx, seen, text| {
            Box::pin(form::marked(ctx, seen, text, mark::turned_seki))
        }),
        (Verb::PassForKo, |ctx, seen, text| {
            Box::pin(trial::typed(ctx, seen, text))
        }),
    ],
    ..Feature::NONE
};
