//! `/me forget`: the caller resigns their games, and all stored data about them is deleted; in finished games they
//! become anonymous.
//!
//! It takes many transactions. Its beginning is stored, so that the next tick finishes it if the program ends before.

use std::sync::LazyLock;

use crate::clock::Timestamp;
use crate::features::settings::data;
use crate::features::settings::lost::Lost;
use crate::features::settings::refusal::SettingsRefusal;
use crate::game::{self, Action, Game, GameId, Phase, PlayerId};
use crate::games::tabs::OwnButton;
use crate::games::time::{calendar, reminder};
use crate::games::{act, find, outbox};
use crate::i18n::{Text, When, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, ephemeral, instead};
use crate::kit::refusal::{LimitRefusal, Refusal};
use crate::kit::services::Services;
use crate::kit::spec::OptionSpec;
use crate::people::profile::People;
use crate::people::recent::Recent;
use crate::people::{block, calls, limits, mute};
use crate::port::message::{Button, Look, Message, Row};
use crate::store::{Batch, CARD, StoreError, Timer};

/// Set while somebody is being forgotten; it is deleted with the last of their data.
const TIMER: &str = "forget";

/// Forgets the caller, after a confirmation.
pub(crate) static COMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::command::forget(), say::people::data_delete());
        OptionSpec::subcommand("forget", title, about, Vec::new())
    }),
    run: |ctx, _| Box::pin(ask_to_forget(ctx)),
};

/// Confirms the deletion; the question named this number of games to be resigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForgetButton(pub u16);

custom_ids! {
    ForgetButton(games) = "forget";
}

/// Explains what forgetting means and what the caller loses by it, and asks for confirmation.
async fn ask_to_forget(ctx: &Ctx<'_>) -> Handled {
    check_no_mutes(ctx).await?;
    question(ctx, &Lost::of(ctx).await?).map(ephemeral)
}

fn question(ctx: &Ctx<'_>, lost: &Lost) -> Result<Message, Failure> {
    let reader = ctx.reader();
    let button = |label: Text, custom_id: Option<String>, look| Button {
        label: label.to(reader),
        custom_id: custom_id.expect("a word and a number are shorter than 100 characters"),
        look,
    };
    let sure = ForgetButton(lost.games()).write();
    let mut buttons = vec![button(say::people::button_forget(), sure, Look::Danger)];
    if lost.games() > 0 {
        let own = OwnButton(0).write();
        buttons.push(button(say::list::tab_own(), own, Look::Secondary));
    }
    Ok(Message {
        content: data::with_policy(ctx, &say::people::confirm_forget(lost.lines(reader))),
        rows: vec![Row::Buttons(buttons)],
        ..Message::default()
    })
}

/// Forgets the caller: they resign their running games, and their settings and name are deleted. Their finished games
/// stay, without their name. Losses that the confirmation did not list are listed first.
pub(crate) async fn forget(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let ForgetButton(named) = ForgetButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    check_no_mutes(ctx).await?;
    let lost = Lost::of(ctx).await?;
    if lost.games() > named {
        return question(ctx, &lost).map(instead);
    }
    let spent = limits::spend_forgetting(ctx)?;
    let forgotten = async {
        leave_all(ctx).await?;
        begin(ctx).await?;
        Ok::<_, Failure>(erase(ctx.services, ctx.caller()).await?)
    };
    match forgotten.await {
        Ok(()) => {
            spent.keep();
            Ok(ctx.ephemeral(&say::people::forgotten()))
        }
        Err(failure) => {
            tracing::error!(?failure, "could not delete a member's data");
            Err(SettingsRefusal::NotForgotten.into())
        }
    }
}

/// Notes that the caller is being forgotten.
async fn begin(ctx: &Ctx<'_>) -> Result<(), StoreError> {
    let batch = Batch {
        timers: vec![Timer::at(ctx.caller(), TIMER, ctx.now)],
        ..Batch::default()
    };
    ctx.services.store.write_all(batch).await
}

/// Completes interrupted deletions.
pub(crate) async fn end_all(services: &Services, now: Timestamp) {
    let due = match services.store.timers_due(TIMER, now).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "could not read whose data is being deleted");
            return;
        }
    };
    for player in due {
        if let Err(failure) = end(services, player).await {
            tracing::error!(?failure, "could not finish deleting a member's data");
        }
    }
}

/// Forgets the rest of `player`, unless they have started to play again since: then they have to ask again.
async fn end(services: &Services, player: PlayerId) -> Result<(), Failure> {
    let (games, _) = find::running_games(services, player).await?;
    if games.iter().all(|game| exit(game, player).is_none()) {
        return Ok(erase(services, player).await?);
    }
    let off = Batch {
        timers: vec![Timer::off(player, TIMER)],
        ..Batch::default()
    };
    Ok(services.store.write_all(off).await?)
}

/// Takes the caller out of everything offered or running, so that nobody waits for a member who is gone. One failure
/// does not stop the others.
async fn leave_all(ctx: &Ctx<'_>) -> Result<(), Failure> {
    let (games, _) = find::running_games(ctx.services, ctx.caller()).await?;
    let mut done = Ok(());
    for game in &games {
        if let Some(action) = exit(game, ctx.caller()) {
            done = done.and(leave(ctx, game.id(), action).await);
        }
    }
    done
}

/// The action by which `player` leaves `game`; none if nobody there waits for them.
pub(super) fn exit(game: &Game, player: PlayerId) -> Option<Action> {
    match (game.phase(), game.sides()) {
        (Phase::Offered { .. }, _) if game.offer().challenger == player => Some(Action::Withdraw),
        (Phase::Offered { .. }, Some(_)) => Some(Action::Leave),
        (Phase::Offered { .. }, None) => Some(Action::Decline),
        _ if game.color_of(player).is_some() => Some(Action::Resign),
        _ => find::is_substitute(game, player).then_some(Action::Reject),
    }
}

/// Performs `action`, by which the caller leaves the game `id`.
async fn leave(ctx: &Ctx<'_>, id: GameId, action: Action) -> Result<(), Failure> {
    let card = outbox::board_message(ctx.services, id).await;
    let to_messages = |after: &Game| {
        let card = card.map(|card| CARD.to(card.channel, card.message));
        match after.phase() {
            Phase::Closed(_) => card.into_iter().collect(),
            _ => vec![outbox::board(after)],
        }
    };
    match act::act_with_messages(ctx, id, None, action, to_messages).await {
        Ok(_) => Ok(()),
        // It may have lapsed or ended; a game that was accepted in the meantime prevents it.
        Err(Failure::Refused(Refusal::Game(
            game::Refusal::Expired { .. }
            | game::Refusal::ChallengeClosed(_)
            // The caller's answer is no longer needed.
            | game::Refusal::NotAPlayer
            | game::Refusal::NothingProposed
            | game::Refusal::GameOver,
            _,
        ))) => Ok(()),
        Err(failure) => Err(failure),
    }
}

/// Refuses muted members, who could lift a mute by deleting their data: it lasts for some weeks at most, and a
/// moderator can end it.
async fn check_no_mutes(ctx: &Ctx<'_>) -> Result<(), Failure> {
    let mutes = mute::mutes_of(ctx.services, ctx.caller(), ctx.now).await?;
    let last = mutes.iter().map(|(_, mute)| mute.until).max();
    match last {
        Some(until) => Err(LimitRefusal::MutedStays(When(until)).into()),
        None => Ok(()),
    }
}

/// Deletes the data of `player`, their name included; in all games that name them they become anonymous.
///
/// A game that cannot be read stays as it is; its error is returned after everything else is deleted.
async fn erase(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    let mut unreadable = None;
    // A damaged row, even of others, must not stop the rest.
    let mut tolerate = |done: Result<(), StoreError>| match done {
        Err(error) if error.is_damage() => {
            unreadable = Some(error);
            Ok(())
        }
        done => done,
    };
    for id in services.store.games_naming(player).await? {
        let _lock = services.game_locks.lock(id).await;
        let rows = [
            reminder::forget_reminder_of(services, id, player).await?,
            calendar::zones_without(services, id, player).await?,
        ];
        let rows: Vec<_> = rows.into_iter().flatten().collect();
        services.store.assign(&rows).await?;
        tolerate(services.store.forget_in(id, player).await)?;
    }
    tolerate(block::unblock_everywhere(services, player).await)?;
    tolerate(mute::forget_in_mutes(services, player).await)?;
    tolerate(calls::forget(services, player).await)?;
    let members = services.hooks.members.iter();
    for forget in members.filter_map(|hooks| hooks.forget) {
        tolerate(forget(services, player).await)?;
    }
    services.store.forget(player).await?;
    services.state::<People>().forget(player);
    services.state::<Recent>().forget(player);
    unreadable.map_or(Ok(()), Err)
}
