//! Presses below the card of a game of rengo: join a side, leave, start, call off.

use crate::club::activity;
use crate::features::challenge::accept::{CardPlace, Via, card_of, settle, show_beginning};
use crate::features::challenge::card::{card, standing_card};
use crate::game::{Action, Actor, Game};
use crate::games::view::shown_state;
use crate::games::{act, facts, find};
use crate::kit::ctx::Ctx;
use crate::kit::outcome::{GameBoard, Handled, Outcome, Put, instead};
use crate::kit::response::Shows;
use crate::people::limits;
use crate::port::answer::{Answer, Shown};

/// Joins a side or leaves it: the card is edited, and members play in the order of their presses.
pub(crate) async fn change(ctx: &Ctx<'_>, seen: Shown, action: Action) -> Handled {
    let game = find::visible(ctx, seen.game).await?;
    let _members = limits::lock_members(ctx, []).await;
    if let Action::Join(_) = action {
        limits::check_join(ctx, &game).await?;
    }
    let game = act::act(ctx, seen.game, Some(seen.revision), action).await?;
    let pressed = ctx
        .pressed_message()
        .map(|message| (ctx.channel(), message));
    if card_of(ctx, seen.game).await != pressed {
        // The caller has a copy of their own; the dispatcher updates the card.
        return Ok(Outcome::Board(Box::new(GameBoard {
            game,
            above: Vec::new(),
            style: ctx.own_style(),
            put: Put::Replace,
            shows: None,
        })));
    }
    let facts = facts::of(ctx.services, &game).await;
    Ok(Outcome::showing(
        Answer::Replace(card(&game, &facts.offer, ctx.club)),
        Some(Shows::State(shown_state(&game))),
    ))
}

/// Starts the game with the members who have joined.
pub(crate) async fn start(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::visible(ctx, seen.game).await?;
    let place = CardPlace::of(ctx, &game, Via::Card).await;
    let to_messages = |after: &Game| place.news_after(after);
    let game = act::act_as(ctx, actor(ctx, &game), seen, Action::Start, to_messages).await?;
    if place.is_away {
        let facts = facts::of(ctx.services, &game).await;
        return Ok(instead(standing_card(&game, &facts.offer, ctx.reader())));
    }
    Ok(show_beginning(ctx, &game, Via::Card, place.card, None).await)
}

/// Calls the game off before it starts.
pub(crate) async fn disband(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = find::visible(ctx, seen.game).await?;
    settle(ctx, actor(ctx, &game), seen, Action::Withdraw).await
}

/// The actor that the caller is when they start or cancel `game`: a moderator, if they are one and not the challenger.
fn actor(ctx: &Ctx<'_>, game: &Game) -> Actor {
    let moderates =
        activity::moderates_in(ctx, game.offer().place.channel) && find::is_of_this_club(ctx, game);
    if game.offer().challenger != ctx.caller() && moderates {
        Actor::Moderator(ctx.caller())
    } else {
        Actor::Player(ctx.caller())
    }
}
