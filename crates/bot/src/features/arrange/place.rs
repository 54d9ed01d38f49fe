//! Moving a game to another channel, by agreement of its players.
//!
//! A game belongs to the club in which it was offered: moving it does not change who may rule in it.

use crate::club::trouble;
use crate::game::{self, Action, Game, PlayerId, Proposal};
use crate::games::votes::clubs;
use crate::games::{act, commit, find, teams};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome, ephemeral};
use crate::kit::prefs::language;
use crate::kit::refusal::Refusal;
use crate::port::answer::Shown;
use crate::port::message::Message;
use crate::rules::ByColor;

/// Proposes to continue a game in this channel. If its own channel is lost, it moves here at once, within its club, and
/// the other players are informed.
pub(crate) async fn go_on_here(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let place = ctx.request.setting.place;
    let game = find::game(ctx.services, seen.game).await?;
    if teams::led_color(ctx, &game).is_none() {
        return Err(Failure::from_refusal(&game, game::Refusal::NotAPlayer));
    }
    if find::is_here(ctx, &game) {
        return Ok(Outcome::Show(Box::new(game)));
    }
    if !may_host(ctx) {
        return Err(Refusal::NotAPlaceToPlay.into());
    }
    let is_at_home = place.club == game.offer().place.club;
    if !is_at_home && clubs::are_two(ctx.services, &game).await? {
        // Games between servers stay with the challengers, as both sides have agreed.
        return Err(Refusal::Text(say::vote::stays_there()).into());
    }
    let left = game.place().channel;
    let game = if trouble::is_lost(ctx.services, left).await && is_at_home {
        let hold = ctx.services.delivery.hold(game.id(), ctx.now);
        let others = others(&game, ctx.caller());
        let moved = commit::relocate(ctx.services, game.id(), place, &others, ctx.now).await;
        ctx.hold(hold, &moved);
        moved?
    } else {
        let action = Action::Propose(Proposal::GoOnIn { place });
        act::act(ctx, game.id(), None, action).await?
    };
    language::note(ctx.services, place.channel, ctx.club).await;
    if find::is_here(ctx, &game) {
        return Ok(Outcome::news(game));
    }
    Ok(ephemeral(Message::text(
        say::table::proposal_to_go_on_here(game.id(), left).to(ctx.reader()),
    )))
}

/// Whether games may move to this channel: one of a club, where the bot can post boards on its own. A private
/// conversation is visible to its members only.
pub(crate) fn may_host(ctx: &Ctx<'_>) -> bool {
    ctx.request.setting.place.club.is_some() && ctx.at_home()
}

/// The other players of `game`.
fn others(game: &Game, player: PlayerId) -> Vec<PlayerId> {
    let seats = game.seats().into_iter().flat_map(ByColor::iter);
    seats
        .flat_map(|(_, seat)| seat.players())
        .filter(|other| *other != player && other.is_person())
        .collect()
}
