//! Moves: `/play`, `/pass`, `/resign`, and the board while a game is played.

pub(crate) mod board;
pub(crate) mod command;
pub mod form;
pub(crate) mod pass;
pub mod preference;
pub(crate) mod preview;
pub(crate) mod resign;

use crate::bot::games::act;
use crate::bot::kit::feature::{Feature, MenuPart, More, Press};
use crate::bot::kit::verb::Verb;
use crate::game::Action;
use crate::i18n::say;
use crate::rules::Move;

/// Moves.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[command::COMMAND, pass::COMMAND, resign::COMMAND],
    presses: &[Press {
        press: Some(|ctx, custom_id| Box::pin(form::put(ctx, custom_id))),
        ..Press::of::<form::PutButton>()
    }],
    verbs: &[
        (Verb::Play, |ctx, seen| {
            Box::pin(form::open(ctx, Verb::Play, seen))
        }),
        (Verb::Change, |ctx, seen| {
            Box::pin(form::open(ctx, Verb::Change, seen))
        }),
        (Verb::Pass, |ctx, seen| Box::pin(pass::ask(ctx, seen))),
        (Verb::PassSure, |ctx, seen| {
            act::publish(ctx, seen, Action::Move(Move::Pass))
        }),
        (Verb::ResignSure, |ctx, seen| {
            act::publish(ctx, seen, Action::Resign)
        }),
    ],
    forms: &[
        (Verb::Play, |ctx, seen, text| {
            Box::pin(form::typed(ctx, seen, text))
        }),
        (Verb::Change, |ctx, seen, text| {
            Box::pin(form::changed(ctx, seen, text))
        }),
    ],
    more: Some(|ctx, game| {
        let plays = game.color_of(ctx.caller()).is_some();
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
