//! Other terms for a challenge: chosen privately, and sent as a challenge that answers or replaces it.

pub mod changes;
pub mod custom_id;
pub(crate) mod view;

use crate::features::challenge::accept::card_of;
use crate::features::challenge::card::card;
use crate::features::challenge::change::changes::{Changes, is_same};
use crate::features::challenge::change::custom_id::{OfferButton, Part};
use crate::features::challenge::offer::{Before, store_challenge, warn};
use crate::features::challenge::pace;
use crate::game::{
    self, Action, Actor, ChannelId, Game, Invitation, MessageId, Overdue, Phase, PlayerId,
    Stronger, Terms, decide, team_in,
};
use crate::games::teams::{leader_in, player_in};
use crate::games::view::shown_state;
use crate::games::votes::clubs;
use crate::games::{facts, find, outbox};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::response::Shows;
use crate::people::limits;
use crate::port::answer::{Answer, Shown};
use crate::port::message::Message;
use crate::rules::Color;

/// Opens the choice of other terms, beginning with those of the challenge.
pub(crate) async fn open(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    show(ctx, seen, Changes::default()).await.map(ephemeral)
}

/// Chooses one of the terms in a menu.
pub(crate) async fn choose(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let OfferButton(part, mut changes, seen) =
        OfferButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let unknown = || Failure::from(Refusal::UnknownButton);
    match part {
        Part::Size => changes.size = Some(custom_id::size(value).ok_or_else(unknown)?),
        Part::Rules => changes.rules = Some(view::rules(value).ok_or_else(unknown)?),
        Part::Odds => changes.odds = Some(custom_id::odds(value).ok_or_else(unknown)?),
        // A clock that is not offered is that of the challenge.
        Part::Clock => changes.control = custom_id::control(value),
        Part::Colors | Part::Send | Part::Even => return Err(unknown()),
    }
    show(ctx, seen, changes).await.map(instead)
}

/// Switches to the next choice of colours, or sends the terms.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let OfferButton(part, mut changes, seen) =
        OfferButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    match part {
        Part::Colors => {
            let game = find::visible(ctx, seen.game).await?;
            let colors = changes.colors.unwrap_or(game.terms().colors);
            let mut all = Changes::COLORS.into_iter().cycle();
            changes.colors = all.find(|one| *one == colors).and_then(|_| all.next());
            show(ctx, seen, changes).await.map(instead)
        }
        Part::Send => send(ctx, seen, changes, Via::Choice).await,
        Part::Even => send(ctx, seen, changes, Via::Card).await,
        Part::Size | Part::Rules | Part::Odds | Part::Clock => Err(Refusal::UnknownButton.into()),
    }
}

/// The choice of other terms, with these `changes`.
async fn show(ctx: &Ctx<'_>, seen: Shown, changes: Changes) -> Result<Message, Failure> {
    let game = find::visible(ctx, seen.game).await?;
    let player = acting_player(ctx, &game)?;
    let overdue = check_may_change(ctx, player, &game).await?;
    let terms = change_terms(player, &game, &changes, overdue)?;
    Ok(view::choice(ctx, player, &game, &changes, &terms))
}

/// The message from which terms are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Via {
    /// The private choice.
    Choice,
    /// The card of the challenge.
    Card,
}

/// Sends the challenge `seen` with these `changes`.
async fn send(ctx: &Ctx<'_>, seen: Shown, changes: Changes, via: Via) -> Handled {
    let game = find::visible(ctx, seen.game).await?;
    let offer = game.offer();
    let players = offer.invitation.players().chain([offer.challenger]);
    let _members = limits::lock_members(ctx, players).await;
    let _lock = ctx.services.game_locks.lock(seen.game).await;
    let game = find::game(ctx.services, seen.game).await?;
    let player = acting_player(ctx, &game)?;
    let overdue = check_may_change(ctx, player, &game).await?;
    let terms = change_terms(player, &game, &changes, overdue)?;
    if is_same(&game, player, &terms) {
        return Err(Failure::from_refusal(&game, game::Refusal::NothingToChange));
    }
    let challenger = game.offer().challenger;
    let is_own = challenger == player;
    let invitation = if is_own {
        game.offer().invitation
    } else {
        Invitation::One(challenger)
    };
    let before = if is_own || !game.offer().invitation.is_open() {
        Before::Replaced(&game, card_message(ctx, &game, via).await)
    } else {
        // An open challenge stays open to the others.
        Before::Answered(&game)
    };
    let new = store_challenge(ctx, player, invitation, terms, before).await?;
    Ok(answer_sent(ctx, &new, via).await)
}

/// The card of `game` that shows the outcome, if the bot can edit it.
async fn card_message(ctx: &Ctx<'_>, game: &Game, via: Via) -> Option<(ChannelId, MessageId)> {
    let card = match via {
        Via::Card => card_of(ctx, game.id()).await,
        Via::Choice => outbox::board_message(ctx.services, game.id())
            .await
            .map(|card| (card.channel, card.message)),
    };
    card.filter(|(channel, _)| *channel != ctx.channel() || ctx.at_home())
}

/// The answer to the author of the challenge `new`: its card, or a confirmation if the dispatcher posts it.
async fn answer_sent(ctx: &Ctx<'_>, new: &Game, via: Via) -> Outcome {
    let is_here = find::is_here(ctx, new);
    if !is_here || via == Via::Choice && ctx.at_home() {
        return instead(Message::text(say::challenge::sent().to(ctx.reader())));
    }
    let facts = facts::of(ctx.services, new).await;
    let message = card(new, &facts.offer, ctx.club);
    let mut message = clubs::message_for(ctx.services, new, ctx.club_id(), message).await;
    warn(ctx, new, &mut message);
    Outcome::showing(Answer::Post(message), Some(Shows::State(shown_state(new))))
}

/// The player for whom the caller changes the terms of `game`. A team's moderators change them for the team; other
/// members may answer an open challenge for themselves, as they may accept it.
fn acting_player(ctx: &Ctx<'_>, game: &Game) -> Result<PlayerId, Failure> {
    let offer = game.offer();
    let is_own = offer.challenger == player_in(ctx, game);
    match leader_in(ctx, game) {
        Err(_) if is_own && offer.invitation.is_open() => Ok(ctx.caller()),
        leader => Ok(leader?),
    }
}

/// Refuses a `player` who may not change the terms of `game`: neither the challenger nor somebody who could accept it.
/// Returns the club's setting for overdue sides.
async fn check_may_change(
    ctx: &Ctx<'_>,
    player: PlayerId,
    game: &Game,
) -> Result<Overdue, Failure> {
    let is_own = game.offer().challenger == player;
    let is_offered = matches!(game.phase(), Phase::Offered { .. });
    let action = match game.offer().invitation {
        Invitation::Pairs { .. } | Invitation::Sides if is_offered => {
            return Err(Refusal::UnknownButton.into());
        }
        Invitation::Anyone | Invitation::Ranked(_) if !is_own => Action::Accept {
            stronger: Some(Stronger::Equal),
            toss: Color::Black,
        },
        _ => Action::Replace,
    };
    if !is_own {
        limits::check_rank(ctx, game).await?;
    }
    decide(game, Actor::Player(player), action, ctx.now)
        .map_err(|refusal| Failure::from_refusal(game, refusal))?;
    Ok(pace::overdue(ctx.services, game.place()).await?)
}

/// The terms of `game` with these `changes`, as `player` proposes them.
fn change_terms(
    player: PlayerId,
    game: &Game,
    changes: &Changes,
    overdue: Overdue,
) -> Result<Terms, Failure> {
    // A vote has its own time.
    let control = changes.control.filter(|_| team_in(game).is_none());
    let changes = Changes {
        control,
        ..*changes
    };
    let terms = changes.apply(game, player, overdue);
    terms.ok_or_else(|| Refusal::UnknownButton.into())
}
