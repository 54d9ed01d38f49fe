//! Openings of Gomoku and Renju: the choices below the board. Stones are placed like any others.

use crate::game::{Action, OpeningChoice};
use crate::games::act;
use crate::kit::feature::Feature;
use crate::kit::refusal::Refusal;
use crate::kit::verb::Verb;
use crate::rules::Color;

/// Openings.
pub(crate) static FEATURE: Feature = Feature {
    verbs: &[
        (Verb::TakeBlack, |ctx, seen| {
            let choice = OpeningChoice::Take(Color::Black);
            act::publish(ctx, seen, Action::Choose(choice))
        }),
        (Verb::TakeWhite, |ctx, seen| {
            let choice = OpeningChoice::Take(Color::White);
            act::publish(ctx, seen, Action::Choose(choice))
        }),
        (Verb::PlaceTwo, |ctx, seen| {
            act::publish(ctx, seen, Action::Choose(OpeningChoice::PlaceTwo))
        }),
        (Verb::OfferTen, |ctx, seen| {
            act::publish(ctx, seen, Action::Choose(OpeningChoice::OfferTen))
        }),
    ],
    menus: &[(Verb::Fifths, |ctx, seen, value| {
        Box::pin(async move {
            let number = value.parse().map_err(|_| Refusal::UnknownButton)?;
            act::publish(ctx, seen, Action::Choose(OpeningChoice::Fifths(number))).await
        })
    })],
    ..Feature::NONE
};
