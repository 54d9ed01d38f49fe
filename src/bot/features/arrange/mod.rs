//! What the sides arrange: undo, pause, time, draw, calling off, substitutes, another channel.

pub(crate) mod add_time;
pub(crate) mod both_lose;
pub(crate) mod call_off;
pub(crate) mod claim;
pub(crate) mod draw;
pub(crate) mod pause;
pub(crate) mod place;
pub(crate) mod substitute;
pub(crate) mod undo;

use crate::bot::games::view::shown;
use crate::bot::games::{act, find, votes};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::feature::{Feature, MenuPart, More};
use crate::bot::kit::outcome::Handled;
use crate::bot::kit::verb::Verb;
use crate::bot::port::answer::Shown;
use crate::game::{Action, Game, Proposal};
use crate::i18n::say;

/// What the sides arrange.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[
        undo::COMMAND,
        pause::COMMAND,
        add_time::COMMAND,
        draw::COMMAND,
        call_off::COMMAND,
        substitute::COMMAND,
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
        (Verb::NoResult, |ctx, seen| Box::pin(no_result(ctx, seen))),
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
        (Verb::Undo, |ctx, seen| Box::pin(undo::pressed(ctx, seen))),
        (Verb::Here, |ctx, seen| {
            Box::pin(place::go_on_here(ctx, seen))
        }),
    ],
    more: Some(more),
    ..Feature::NONE
};

/// Proposes that the game has no result. Where the other side has proposed just that since, both want the same: pressed on
/// the board as it was before, it is the consent.
async fn no_result(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    let is_answer = match (game.proposed(), votes::color_led(ctx, &game)) {
        (Some((side, Proposal::NoResult)), Some(own)) => {
            side != own && game.is_unmoved_since(seen.revision)
        }
        _ => false,
    };
    if is_answer {
        act::publish(ctx, shown(&game), Action::Consent).await
    } else {
        act::publish(ctx, seen, Action::Propose(Proposal::NoResult)).await
    }
}

fn more(ctx: &Ctx<'_>, game: &Game) -> Vec<More> {
    use say::{people as p, table as t};
    let color = votes::color_led(ctx, game);
    let color = color.filter(|_| game.phase().is_running());
    let (pause, about_pause) = match game.is_paused() {
        true => (p::more_go_on(), p::more_go_on_about()),
        false => (p::more_pause(), p::more_pause_about()),
    };
    let is_timed = game.on_turn().is_some() && game.clocks().is_some();
    vec![
        More {
            value: "undo",
            is_offered: color.is_some_and(|color| game.undo_point(color).is_some()),
            group: MenuPart::Act,
            label: p::more_undo(),
            about: p::more_undo_about(),
            run: |ctx, game| Box::pin(async move { undo::undo(ctx, &game).await }),
        },
        More {
            value: "pause",
            is_offered: color.is_some() && (game.is_paused() || is_timed),
            group: MenuPart::Act,
            label: pause,
            about: about_pause,
            run: |ctx, game| Box::pin(async move { pause::pause(ctx, &game).await }),
        },
        More {
            value: "call-off",
            is_offered: color.is_some(),
            group: MenuPart::Act,
            label: p::more_call_off(),
            about: p::more_call_off_about(),
            run: |ctx, game| Box::pin(async move { call_off::call_off(ctx, &game).await }),
        },
        More {
            value: "both-lose",
            is_offered: color.is_some() && game.terms().rules.end().is_some(),
            group: MenuPart::End,
            label: t::more_both_lose(),
            about: t::more_both_lose_about(),
            run: |ctx, game| Box::pin(async move { both_lose::ask(ctx, &game) }),
        },
    ]
}
