//! `/me forget`: everything that is stored of the caller goes, and nobody takes their place in games.
//!
//! It takes many transactions. Its begin is noted, so that the next tick finishes it if the program ends before.

use std::sync::LazyLock;

use crate::bot::club::weekly;
use crate::bot::features::settings::data;
use crate::bot::games::time::{calendar, reminder};
use crate::bot::games::view::shown;
use crate::bot::games::votes::veto;
use crate::bot::games::{act, begun, block, calls, find, follow, limits, mute, outbox, teach};
use crate::bot::kit::command::Subcommand;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::{CustomId as _, custom_ids};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::outcome::{Handled, ephemeral};
use crate::bot::kit::refusal::{LimitRefusal, Refusal, SettingsRefusal};
use crate::bot::kit::services::Services;
use crate::bot::kit::spec::OptionSpec;
use crate::bot::port::message::{Button, Look, Message, Row};
use crate::clock::Timestamp;
use crate::game::{self, Action, Game, Phase, PlayerId};
use crate::i18n::{When, say};
use crate::store::{Batch, CARD, StoreError, Timer};

/// Set while somebody is being forgotten; it is deleted with the last of their data.
const TIMER: &str = "forget";

/// Forgets the caller, once they have confirmed it.
pub(crate) static COMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::command::forget(), say::people::data_delete());
        OptionSpec::subcommand("forget", title, about, Vec::new())
    }),
    run: |ctx, _| Box::pin(ask_to_forget(ctx)),
};

/// Forget the one who presses, the question being answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForgetButton;

custom_ids! {
    ForgetButton = "forget";
}

/// Says what forgetting the caller means, and asks whether it shall be.
async fn ask_to_forget(ctx: &Ctx<'_>) -> Handled {
    no_running_games(ctx).await?;
    no_mutes(ctx).await?;
    let reader = ctx.reader();
    let button = Button {
        label: say::people::button_forget().to(reader),
        custom_id: ForgetButton
            .write()
            .expect("a single word is shorter than 100 characters"),
        look: Look::Danger,
    };
    Ok(ephemeral(Message {
        content: data::with_policy(ctx, &say::people::confirm_forget()),
        rows: vec![Row::Buttons(vec![button])],
        ..Message::default()
    }))
}

/// Forgets the caller: settings and name. Their finished games stay, under no name.
pub(crate) async fn forget(ctx: &Ctx<'_>) -> Handled {
    no_running_games(ctx).await?;
    no_mutes(ctx).await?;
    let spent = limits::spend_forgetting(ctx)?;
    let forgotten = async {
        decline_all(ctx).await?;
        begin(ctx).await?;
        Ok::<_, Failure>(erase(ctx.services, ctx.caller()).await?)
    };
    match forgotten.await {
        Ok(()) => {
            spent.keep();
            Ok(ctx.ephemeral(&say::people::forgotten()))
        }
        Err(failure) => {
            tracing::error!(?failure, "somebody could not be forgotten");
            Err(SettingsRefusal::NotForgotten.into())
        }
    }
}

/// Notes that the caller is being forgotten.
async fn begin(ctx: &Ctx<'_>) -> Result<(), StoreError> {
    let begun = Batch {
        timers: vec![Timer::at(ctx.caller(), TIMER, ctx.now)],
        ..Batch::default()
    };
    ctx.services.store.write_all(begun).await
}

/// Ends what was begun: forgets those of whom some may be left.
pub(crate) async fn end_all(services: &Services, now: Timestamp) {
    let begun = match services.store.timers_due(TIMER, now).await {
        Ok(begun) => begun,
        Err(error) => {
            tracing::error!(%error, "who is being forgotten could not be read");
            return;
        }
    };
    for player in begun {
        if let Err(failure) = end(services, player).await {
            tracing::error!(?failure, "somebody who was being forgotten could not be");
        }
    }
}

/// Forgets the rest of `player`, unless they have begun to play since: then they may ask for it again.
async fn end(services: &Services, player: PlayerId) -> Result<(), Failure> {
    if numbers_of_running(services, player).await?.is_empty() {
        return Ok(erase(services, player).await?);
    }
    let off = Batch {
        timers: vec![Timer::off(player, TIMER)],
        ..Batch::default()
    };
    Ok(services.store.write_all(off).await?)
}

/// Declines the challenges that wait for the caller and to come in as a substitute, and leaves the sides that they have
/// joined: who has made them need not wait for somebody who is gone.
async fn decline_all(ctx: &Ctx<'_>) -> Result<(), Failure> {
    let (games, _) = find::running_games(ctx.services, ctx.caller()).await?;
    let waiting = |game: &Game| match game.phase() {
        Phase::Offered { .. } => true,
        _ => find::is_substitute(game, ctx.caller()),
    };
    for game in games.into_iter().filter(waiting) {
        let card = outbox::board_message(ctx.services, game.id()).await;
        let action = match (game.phase(), game.sides()) {
            (Phase::Offered { .. }, Some(_)) => Action::Leave,
            (Phase::Offered { .. }, None) => Action::Decline,
            _ => Action::Reject,
        };
        let tell = |after: &Game| {
            let card = card.map(|card| CARD.to(card.channel, card.message));
            match after.phase() {
                Phase::Closed(_) => card.into_iter().collect(),
                _ => vec![outbox::board(after)],
            }
        };
        match act::act_telling(ctx, game.id(), None, action, tell).await {
            Ok(_) => {}
            // It may have lapsed, or been withdrawn; one that was accepted stands in the way.
            Err(Failure::Refused(Refusal::Game(
                game::Refusal::Expired { .. }
                | game::Refusal::ChallengeClosed(_)
                // Nobody asks them any more.
                | game::Refusal::NotAPlayer
                | game::Refusal::NothingProposed
                | game::Refusal::GameOver,
                _,
            ))) => {}
            Err(failure) => return Err(failure),
        }
    }
    Ok(())
}

/// Nobody lifts a mute by being forgotten: it lasts for some weeks at most, and a moderator can end it.
async fn no_mutes(ctx: &Ctx<'_>) -> Result<(), Failure> {
    let mutes = mute::mutes_of(ctx.services, ctx.caller(), ctx.now).await?;
    let last = mutes.iter().map(|(_, mute)| mute.until).max();
    match last {
        Some(until) => Err(LimitRefusal::MutedStays(When(until)).into()),
        None => Ok(()),
    }
}

/// Nobody leaves a game silently: what is running is named, to be finished, called off or resigned.
async fn no_running_games(ctx: &Ctx<'_>) -> Result<(), Failure> {
    const NAMED: usize = 20;
    let mut numbers = numbers_of_running(ctx.services, ctx.caller()).await?;
    if numbers.is_empty() {
        return Ok(());
    }
    if numbers.len() > NAMED {
        numbers.truncate(NAMED);
        numbers.push("…".to_owned());
    }
    Err(SettingsRefusal::GamesRunning(numbers.join(", ")).into())
}

/// The numbers of the running games of `player`, and of those that cannot be read.
async fn numbers_of_running(services: &Services, player: PlayerId) -> Result<Vec<String>, Failure> {
    let (games, unreadable) = find::running_games(services, player).await?;
    let own = |game: &&Game| {
        // A player who has left their seat to somebody else may have made the challenge.
        match game.phase() {
            Phase::Offered { .. } => game.offer().challenger == player,
            _ => game.color_of(player).is_some(),
        }
    };
    let games = games.iter().filter(own).map(|game| shown(game).game);
    Ok(games.chain(unreadable).map(|id| id.to_string()).collect())
}

/// Forgets what is kept of `player`, their name included; in all games that name them nobody takes their place.
///
/// One that cannot be read stays as it is, and is the error when all the rest is gone.
async fn erase(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    let mut unreadable = None;
    // What is damaged, of others as well, holds up nothing else.
    let mut go_on = |done: Result<(), StoreError>| match done {
        Err(error) if error.is_damage() => {
            unreadable = Some(error);
            Ok(())
        }
        done => done,
    };
    for id in services.store.games_naming(player).await? {
        let _lock = services.game_locks.lock(id).await;
        let noted = [
            reminder::reminded_without(services, id, player).await?,
            calendar::zones_without(services, id, player).await?,
        ];
        let noted: Vec<_> = noted.into_iter().flatten().collect();
        services.store.assign(&noted).await?;
        go_on(services.store.forget_in(id, player).await)?;
    }
    go_on(block::unblock_everywhere(services, player).await)?;
    go_on(mute::forget_in_mutes(services, player).await)?;
    go_on(calls::forget(services, player).await)?;
    go_on(begun::forget(services, player).await)?;
    go_on(follow::forget(services, player).await)?;
    go_on(weekly::forget(services, player).await)?;
    go_on(teach::forget(services, player).await)?;
    go_on(veto::forget(services, player).await)?;
    services.store.forget(player).await?;
    services.people.forget(player);
    services.recent.forget(player);
    unreadable.map_or(Ok(()), Err)
}
