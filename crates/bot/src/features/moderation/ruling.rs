//! A moderator's ruling: the moderator sees the game and confirms, then gives a reason, and both sides are informed.
//!
//! The button and the form carry the ruling, since no conversation lives in memory.
//! The reason is asked for in the form: it does not fit into a button.

use crate::features::moderation::refusal::ModerationRefusal;
use crate::features::moderation::rule_button::RuleButton;
use crate::features::moderation::{annulled, view};
use crate::game::{Action, Actor, Game, PlayerId, Reason, Ruling, decide};
use crate::games::view::board;
use crate::games::{act, find, readable};
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::form::form as kit_form;
use crate::kit::hooks::{self, Rearrangement};
use crate::kit::outcome::{Handled, Outcome, ephemeral};
use crate::kit::refusal::Refusal;
use crate::port::request::Permissions;

/// Shows the game to the caller, and asks whether they make this ruling.
pub(crate) async fn question(ctx: &Ctx<'_>, game: &Game, ruling: Ruling) -> Handled {
    check(ctx, game, ruling).await?;
    let style = ctx.own_style();
    let question = view::ruling_question(game, ruling, None, style);
    let question = board::with_picture(ctx.services, question, game, style).await;
    Ok(ephemeral(question))
}

/// Opens the form for the reason; if the game has moved on, asks for confirmation again.
pub(crate) async fn form(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let RuleButton(ruling, seen) = read(custom_id)?;
    let game = find::game(ctx.services, seen.game).await?;
    check(ctx, &game, ruling).await?;
    if game.revision() != seen.revision {
        return Ok(ask_again(ctx, &game, ruling).await);
    }
    let title = say::people::ruling_form_title(game.id());
    let texts = [&title, &say::people::ruling_form_reason()];
    let example = say::people::ruling_form_example().to(ctx.reader());
    let longest = Reason::LONGEST as u16;
    Ok(kit_form(ctx, custom_id.to_owned(), longest, texts, example))
}

fn read(custom_id: &str) -> Result<RuleButton, Failure> {
    RuleButton::parse(custom_id).ok_or_else(|| Refusal::UnknownButton.into())
}

/// Makes the ruling, with `text` as its reason.
pub(crate) async fn rule(ctx: &Ctx<'_>, custom_id: &str, text: &str) -> Handled {
    let RuleButton(ruling, seen) = read(custom_id)?;
    let reason = Reason::new(text).ok_or(ModerationRefusal::NoReason)?;
    let game = find::game(ctx.services, seen.game).await?;
    check(ctx, &game, ruling).await?;
    if game.revision() != seen.revision {
        return Ok(ask_again(ctx, &game, ruling).await);
    }
    let action = Action::Rule {
        ruling,
        reason: Some(reason),
    };
    let game = act::rule(ctx, seen, action).await?;
    Ok(Outcome::news(game))
}

/// Asks again: the consequences may differ on the new board.
async fn ask_again(ctx: &Ctx<'_>, game: &Game, ruling: Ruling) -> Outcome {
    let remark = Some(say::refusal::moved_on(game.id()));
    let style = ctx.own_style();
    let question = view::ruling_question(game, ruling, remark, style);
    let question = board::with_picture(ctx.services, question, game, style).await;
    ephemeral(question)
}

/// Refuses a caller who may not make this ruling now.
///
/// Discord offers the command to moderators only, but a form can be forged by anybody's client.
///
/// Nobody judges their own game as long as somebody else can. An interaction does not list the other moderators, but it
/// shows whether the caller is an administrator. A caller who is none is never the only possible judge, since the
/// server's owner always is one. An administrator may be the only one, so the result says publicly that it is a ruling
/// in the judge's own game.
async fn check(ctx: &Ctx<'_>, game: &Game, ruling: Ruling) -> Result<(), Failure> {
    let permissions = ctx.request.permissions;
    let rights = [Permissions::MANAGE_MESSAGES, Permissions::MANAGE_SERVER];
    if !rights.into_iter().any(|right| permissions.allow(right)) {
        return Err(Refusal::ModeratorsOnly.into());
    }
    check_may_rule(ctx, game).await?;
    if is_own(game, ruling, ctx.caller()) && !permissions.allow(Permissions::ADMINISTRATOR) {
        return Err(ModerationRefusal::OwnGame(game.id()).into());
    }
    if let Ruling::Reseat { .. } = ruling {
        hooks::check(ctx.services, game, Rearrangement::Substitute).await?;
    }
    let action = Action::Rule {
        ruling,
        reason: None,
    };
    decide(game, Actor::Moderator(ctx.caller()), action, ctx.now)
        .map_err(|refusal| Failure::from_refusal(game, refusal))?;
    match ruling {
        Ruling::Annulled => annulled::check(ctx.services, game).await,
        _ => Ok(()),
    }
}

/// Whether `moderator` plays in the game, or would by this ruling.
fn is_own(game: &Game, ruling: Ruling, moderator: PlayerId) -> bool {
    let joins = matches!(ruling, Ruling::Reseat { into, .. } if into == moderator);
    joins || game.color_of(moderator).is_some()
}

/// The game `text` for moderators of its club: one that was offered there, even if it is played elsewhere now.
pub(crate) async fn find_ruled(ctx: &Ctx<'_>, text: &str) -> Result<Game, Failure> {
    let game = find::by_number(ctx, text).await?;
    check_may_rule(ctx, &game).await?;
    Ok(game)
}

/// Refuses callers who do not moderate the channel where `game` was offered or is played: Discord sends permissions for
/// the current channel only. Managers of the server moderate everywhere.
///
/// # Errors
///
/// [`ModerationRefusal::OtherClub`] or [`ModerationRefusal::OtherChannel`].
async fn check_may_rule(ctx: &Ctx<'_>, game: &Game) -> Result<(), Failure> {
    if !find::is_of_this_club(ctx, game) {
        return Err(ModerationRefusal::OtherClub.into());
    }
    let offered = game.offer().place.channel;
    let is_here = readable::channels(ctx).contains(&offered)
        || readable::is_readable(ctx, game).await?
        || ctx.request.permissions.allow(Permissions::MANAGE_SERVER);
    if is_here {
        Ok(())
    } else {
        Err(ModerationRefusal::OtherChannel.into())
    }
}
