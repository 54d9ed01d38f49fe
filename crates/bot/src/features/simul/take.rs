//! "Take a board": the game of the caller against the master starts at once, as the master has agreed beforehand.

use crate::features::simul::find::failure;
use crate::features::simul::refusal::SimulRefusal;
use crate::features::simul::send::show_at_once;
use crate::game::{ChannelId, ColorChoice, Draft, Place, Terms};
use crate::games::even::Even;
use crate::games::start;
use crate::i18n::{Name, say};
use crate::kit::ctx::Ctx;
use crate::kit::outcome::Handled;
use crate::kit::refusal::LimitRefusal;
use crate::people::{calls, limits, mute};
use crate::rules::Color;
use crate::simul::{Odds, Simul};
use crate::store::StoreError;

/// Starts the caller's game, and answers with it.
pub(crate) async fn take(ctx: &Ctx<'_>, channel: ChannelId, simul: &Simul) -> Handled {
    let (caller, master) = (ctx.caller(), simul.master);
    let _members = limits::lock_members(ctx, [master]).await;
    // The board's refusal comes first: the limits hold for all games.
    let may = simul.may_take(caller, ctx.now);
    may.map_err(SimulRefusal::Take)?;
    limits::check_against(ctx, master).await?;
    let muted = mute::mute_in(ctx.services, simul.club, master, ctx.now).await?;
    if muted.is_some() {
        return Err(LimitRefusal::TakesNoMore(master).into());
    }
    let leave = calls::ask(ctx, [master]).await?;
    let place = Place {
        club: Some(simul.club),
        channel,
    };
    let terms = terms(ctx, simul).await?;
    let prepared = start::prepare(ctx.services, caller, master, terms, place, ctx.now);
    let mut new = prepared.await?;
    new.change.cause = Some(ctx.cause());
    new.change.queue.push(start::announcement(place));
    let store = &ctx.services.store;
    let taken = store.take_board(channel, caller, new, ctx.now);
    let game = taken.await.map_err(failure)?;
    leave.note_used(Some(&game)).await;
    show_at_once(ctx, channel);
    let text = say::simul::taken(Name::mention(master), game.id(), channel);
    Ok(ctx.ephemeral(&text))
}

/// The terms of the caller's game: even by their ranks; else the caller takes Black, as is customary.
async fn terms(ctx: &Ctx<'_>, simul: &Simul) -> Result<Terms, StoreError> {
    let (caller, terms) = (ctx.caller(), simul.setup.terms);
    let even = match simul.setup.odds {
        Odds::ByRank => {
            let (club, players) = (Some(simul.club), [caller, simul.master]);
            Even::between(ctx.services, club, &terms, players, terms.komi).await?
        }
        Odds::Even => None,
    };
    let draft = match even {
        Some(even) => Draft {
            handicap: even.balance.handicap,
            komi: even.balance.komi,
            colors: even.colors(caller),
            ..*terms
        },
        None => Draft {
            colors: ColorChoice::Challenger(Color::Black),
            ..*terms
        },
    };
    // If the rules have nothing to make it even, it is played as offered.
    Ok(Terms::new(draft).unwrap_or(terms))
}
