//! Reviews of finished games: what the engine thinks of each move, the biggest mistakes of each side, and what members
//! write at the moves; in a game in progress, notes that their author alone reads. And records of other programs: as a
//! board, and what the engine thinks of them.
//!
//! The engine reads a game once, in the background, and the review is stored with it. Paging needs only the review and
//! the pressed button.

mod ask;
pub(crate) mod chart;
pub(crate) mod command;
pub mod comment;
pub mod custom_id;
mod export;
pub(crate) mod guess;
pub mod note;
mod noted;
mod offers;
pub(crate) mod read;
mod record;
pub mod record_board;
pub(crate) mod refusal;
pub mod study;
pub(crate) mod view;
pub(crate) mod words;

use crate::features::review::custom_id::{GuessButton, ReviewButton};
use crate::features::review::record_board::RecordButton;
use crate::i18n::say;
use crate::kit::feature::{Choose, Feature, MenuPart, More, Press};
use crate::kit::hooks::{Export, MemberHooks};
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
    message_menu: &[&record_board::COMMAND],
    presses: &[
        Press {
            press: Some(|ctx, custom_id| Box::pin(record_board::press(ctx, custom_id))),
            ..Press::of::<RecordButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(command::turn(ctx, custom_id))),
            submit: Some(|ctx, custom_id, text| Box::pin(comment::submit(ctx, custom_id, text))),
            choose: Some(Choose::One(|ctx, custom_id, value| {
                Box::pin(comment::remove(ctx, custom_id, value))
            })),
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
            More {
                value: "note",
                is_offered: game.phase().is_running(),
                group: MenuPart::Look,
                label: say::note::button_note(),
                about: say::note::note_about(),
                run: |ctx, game| Box::pin(async move { comment::list(ctx, &game).await }),
            },
        ]
    }),
    member: &MemberHooks {
        exports: &[Export {
            name: "comments",
            of: |services, player| Box::pin(export::notes_of(services, player)),
        }],
        ..MemberHooks::NONE
    },
    ..Feature::NONE
};
