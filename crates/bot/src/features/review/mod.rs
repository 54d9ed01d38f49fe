//! Reviews of finished games: what the engine thinks of each move, and the biggest mistakes of each side.
//!
//! A game is read once, in the background; what was read is kept with it. Paging through needs nothing but that and the
//! button that is pressed.

pub(crate) mod chart;
pub(crate) mod command;
pub mod custom_id;
pub(crate) mod guess;
pub(crate) mod read;
pub(crate) mod refusal;
pub(crate) mod view;
pub(crate) mod words;

use crate::features::review::custom_id::{GuessButton, ReviewButton};
use crate::i18n::say;
use crate::kit::feature::{Feature, MenuPart, More, Press};
use crate::kit::verb::Verb;
use crate::port::order::Audience;

/// Reviews.
pub(crate) static FEATURE: Feature = Feature {
    parts: &[&command::PART],
    verbs: &[
        (Verb::Review, |ctx, seen| {
            Box::pin(command::press(ctx, seen, Audience::Caller))
        }),
        (Verb::ShareReview, |ctx, seen| {
            Box::pin(command::press(ctx, seen, Audience::Everybody))
        }),
    ],
    presses: &[
        Press {
            press: Some(|ctx, custom_id| Box::pin(command::turn(ctx, custom_id))),
            ..Press::of::<ReviewButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(guess::press(ctx, custom_id))),
            ..Press::of::<GuessButton>()
        },
    ],
    more: Some(|_, game| {
        let is_offered = refusal::check(game).is_ok();
        vec![
            More {
                value: "review",
                is_offered,
                group: MenuPart::Look,
                label: say::review::button(),
                about: say::review::about(),
                run: |ctx, game| {
                    Box::pin(async move { command::show(ctx, &game, Audience::Caller).await })
                },
            },
            More {
                value: "guess",
                is_offered,
                group: MenuPart::Look,
                label: say::review::button_guess(),
                about: say::review::guess_about(),
                run: |ctx, game| Box::pin(async move { guess::begin(ctx, &game).await }),
            },
        ]
    }),
    ..Feature::NONE
};
