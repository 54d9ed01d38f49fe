//! Moves: `/play`, `/game pass`, `/game resign`, and the board while a game is played.

pub(crate) mod board;
pub(crate) mod caution;
pub(crate) mod command;
pub(crate) mod form;
pub(crate) mod pass;
pub mod picker;
pub(crate) mod preference;
pub(crate) mod resign;

use crate::features::play::picker::custom_id::{PutButton, PutSureButton, ViewButton};
use crate::game::Action;
use crate::games::{act, teams};
use crate::i18n::say;
use crate::kit::feature::{Feature, MenuPart, More, Press};
use crate::kit::verb::Verb;
use crate::rules::Move;

/// Moves.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&command::COMMAND],
    parts: &[&pass::PART, &resign::PART],
    presses: &[
        Press {
            press: Some(|ctx, custom_id| Box::pin(picker::put(ctx, custom_id))),
            ..Press::of::<PutButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(picker::put_sure(ctx, custom_id))),
            ..Press::of::<PutSureButton>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(picker::look(ctx, custom_id))),
            ..Press::of::<ViewButton>()
        },
    ],
    verbs: &[
        (Verb::Play, |ctx, seen| Box::pin(picker::open(ctx, seen))),
        (Verb::Type, |ctx, seen| Box::pin(form::open(ctx, seen))),
        (Verb::Pass, |ctx, seen| Box::pin(pass::ask(ctx, seen))),
        (Verb::PassSure, |ctx, seen| {
            act::publish(ctx, seen, Action::Move(Move::Pass))
        }),
        (Verb::ResignSure, |ctx, seen| {
            act::publish(ctx, seen, Action::Resign)
        }),
    ],
    forms: &[(Verb::Type, |ctx, seen, text| {
        Box::pin(form::submit(ctx, seen, text))
    })],
    more: Some(|ctx, game| {
        let plays = teams::led_color(ctx, game).is_some();
        vec![More {
            value: "resign",
            is_offered: plays && game.phase().is_running(),
            group: MenuPart::End,
            label: say::table::more_resign(),
            about: say::table::more_resign_about(),
            run: |ctx, game| Box::pin(async move { resign::ask_to_resign(ctx, &game) }),
        }]
    }),
    settings: &[&preference::SETTING],
    ..Feature::NONE
};
