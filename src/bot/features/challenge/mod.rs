//! Challenges: proposed, accepted, declined, withdrawn, repeated.

pub(crate) mod accept;
pub(crate) mod card;
pub(crate) mod command;
pub(crate) mod menu;
pub(crate) mod offer;
pub mod overdue;
pub(crate) mod pace;
pub(crate) mod ranked;
pub(crate) mod rematch;

use crate::bot::features::challenge::accept::From;
use crate::bot::features::challenge::rematch::Colors;
use crate::bot::kit::feature::Feature;
use crate::bot::kit::verb::Verb;
use crate::game::{Action, Stronger};

/// Challenges.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[command::COMMAND],
    user_menu: &[menu::COMMAND],
    verbs: &[
        (Verb::Accept, |ctx, seen| {
            Box::pin(accept::accept(ctx, seen, None, From::Card))
        }),
        (Verb::AcceptChallengerStronger, |ctx, seen| {
            Box::pin(accept::accept(
                ctx,
                seen,
                Some(Stronger::Challenger),
                From::Question,
            ))
        }),
        (Verb::AcceptAccepterStronger, |ctx, seen| {
            Box::pin(accept::accept(
                ctx,
                seen,
                Some(Stronger::Accepter),
                From::Question,
            ))
        }),
        (Verb::AcceptEqual, |ctx, seen| {
            Box::pin(accept::accept(
                ctx,
                seen,
                Some(Stronger::Equal),
                From::Question,
            ))
        }),
        (Verb::Decline, |ctx, seen| {
            Box::pin(accept::settle(ctx, seen, Action::Decline))
        }),
        (Verb::Withdraw, |ctx, seen| {
            Box::pin(accept::settle(ctx, seen, Action::Withdraw))
        }),
        (Verb::Terms, |ctx, seen| {
            Box::pin(card::all_terms(ctx, seen))
        }),
        (Verb::Rematch, |ctx, seen| {
            Box::pin(rematch::ask_for_rematch(ctx, seen))
        }),
        (Verb::RematchSwapped, |ctx, seen| {
            Box::pin(rematch::rematch(ctx, seen, Colors::Swapped))
        }),
        (Verb::RematchSame, |ctx, seen| {
            Box::pin(rematch::rematch(ctx, seen, Colors::Same))
        }),
    ],
    settings: &[&overdue::SETTING],
    ..Feature::NONE
};
