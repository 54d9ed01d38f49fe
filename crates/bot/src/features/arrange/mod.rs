//! Agreements between the sides: undo, pause, time, draw, calling off, substitutes, another channel.

pub(crate) mod add_time;
pub(crate) mod both_lose;
pub(crate) mod call_off;
pub(crate) mod claim;
pub(crate) mod draw;
pub(crate) mod pause;
pub(crate) mod place;
pub(crate) mod substitute;
pub(crate) mod undo;

use crate::game::{Action, Game, Phase, Proposal};
use crate::games::{act, teams};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::feature::{Feature, MenuPart, More};
use crate::kit::verb::Verb;

/// Agreements between the sides.
pub(crate) static FEATURE: Feature = Feature {
    parts: &[
        &undo::PART,
        &pause::PART,
        &add_time::PART,
        &draw::PART,
        &call_off::PART,
        &substitute::PART,
    ],
    verbs: &[
        (Verb::Claim, |ctx, seen| Box::pin(claim::ask(ctx, seen))),
        (Verb::ClaimSure, |ctx, seen| {
            act::publish(ctx, seen, Action::Claim)
        }),
        (Verb::GiveDay, |ctx, seen| {
            Box::pin(add_time::give_a_day(ctx, seen))
        }),
        (Verb::CallOff, |ctx, seen| {
            Box::pin(call_off::ask(ctx, seen))
        }),
        (Verb::CallOffSure, |ctx, seen| {
            act::publish(ctx, seen, Action::CallOff)
        }),
        (Verb::NoResult, |ctx, seen| {
            act::publish(ctx, seen, Action::Propose(Proposal::NoResult))
        }),
        (Verb::BothLoseSure, |ctx, seen| {
            act::publish(ctx, seen, Action::Propose(Proposal::BothLose))
        }),
        (Verb::Consent, |ctx, seen| {
            Box::pin(substitute::consent(ctx, seen))
        }),
        (Verb::Reject, |ctx, seen| {
            act::publish(ctx, seen, Action::Reject)
        }),
        (Verb::GoOn, |ctx, seen| {
            act::publish(ctx, seen, Action::GoOn)
        }),
        (Verb::Undo, |ctx, seen| Box::pin(undo::press(ctx, seen))),
        (Verb::Here, |ctx, seen| {
            Box::pin(place::go_on_here(ctx, seen))
        }),
    ],
    more: Some(more),
    ..Feature::NONE
};

fn more(ctx: &Ctx<'_>, game: &Game) -> Vec<More> {
    use say::{people as p, table as t};
    let color = teams::led_color(ctx, game);
    let color = color.filter(|_| game.phase().is_running());
    let (pause, about_pause) = if game.is_paused() {
        (p::more_go_on(), p::more_go_on_about())
    } else {
        (p::more_pause(), p::more_pause_about())
    };
    let is_timed = game.on_turn().is_some() && game.clocks().is_some();
    // At most one proposal at a time: refused ones are not offered, and a proposal equal to the other side's is its
    // consent. "Both lose" is for players who cannot agree on the count (Japanese 1989, Article 13).
    let is_counted = matches!(game.phase(), Phase::Counting { .. });
    let can_propose = |own: Proposal| match game.open_proposal() {
        None => color.is_some(),
        Some((by, other)) => color.is_some_and(|color| color != by) && own == other,
    };
    let is_overdue = call_off::is_overdue(ctx, game);
    vec![
        More {
            value: "undo",
            // In an opening, only a stone placed a moment ago can be taken back.
            is_offered: color.is_some_and(|color| game.undo_point(color).is_some())
                || act::can_take_back(ctx, game),
            group: MenuPart::Act,
            label: p::more_undo(),
            about: p::more_undo_about(),
            run: |ctx, game| Box::pin(async move { undo::undo(ctx, &game).await }),
        },
        More {
            value: "pause",
            is_offered: color.is_some() && game.is_paused()
                || is_timed && can_propose(Proposal::Pause),
            group: MenuPart::Act,
            label: pause,
            about: about_pause,
            run: |ctx, game| Box::pin(async move { pause::pause(ctx, &game).await }),
        },
        More {
            value: "call-off",
            is_offered: is_overdue || can_propose(Proposal::CallOff),
            group: MenuPart::Act,
            label: p::more_call_off(),
            about: p::more_call_off_about(),
            run: |ctx, game| Box::pin(async move { call_off::call_off(ctx, &game).await }),
        },
        More {
            value: "both-lose",
            is_offered: can_propose(Proposal::BothLose) && is_counted,
            group: MenuPart::End,
            label: t::more_both_lose(),
            about: t::more_both_lose_about(),
            run: |ctx, game| Box::pin(async move { both_lose::ask(ctx, &game) }),
        },
    ]
}
