//! Sending a letter: what it shows is worked out now, from the game as it is.

use crate::bot::delivery::board::send_board;
use crate::bot::delivery::card::{send_card, send_refresh, send_thread};
use crate::bot::delivery::dispatcher::Lane;
use crate::bot::delivery::notice::{send_farewell, send_reminder};
use crate::bot::delivery::sent::Sent;
use crate::bot::delivery::{call, elsewhere, moved};
use crate::bot::games::find;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::reach;
use crate::bot::kit::services::Services;
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::bot::registry::FEATURES;
use crate::clock::Span;
use crate::game::{Game, GameId, Revision};
use crate::store::{Letter, Matter, Notice};

/// Sends `letter`, unless it must wait.
pub(crate) async fn send(services: &Services, letter: &Letter, out: &dyn Outbound) -> Sent {
    if must_wait(services, letter) {
        return Sent::Wait(None);
    }
    // What is out already, and could only not be taken out of the outbox, is not sent twice.
    let brought = match services.office.is_out(letter.id) {
        true => Ok(Sent::Done),
        false => bring(services, letter, out).await,
    };
    match brought {
        Ok(Sent::Done) => {}
        Ok(waiting) => return waiting,
        Err(error @ OutboundError::Unreachable(_)) => {
            tracing::warn!(game = letter.subject.game().map(GameId::get), %error, "a letter has to wait");
            return Sent::Away;
        }
        Err(OutboundError::Limited(after)) => {
            let millis = i64::try_from(after.as_millis()).unwrap_or(i64::MAX);
            return Sent::Limited(services.now().after(Span::millis(millis)));
        }
        Err(OutboundError::Gone) => {
            let matter = letter.matter.word();
            tracing::info!(
                game = letter.subject.game().map(GameId::get),
                matter,
                "the channel or message is gone"
            );
        }
        Err(error) if error.is_about_place() => match Lane::of(letter) {
            Lane::Channel(channel) | Lane::Upkeep(channel) => {
                elsewhere::log_unwritable(services, channel, &error);
            }
            Lane::Player(player) => tracing::debug!(%player, %error, "nobody can be told"),
        },
        Err(error) => {
            let matter = letter.matter.word();
            tracing::warn!(game = letter.subject.game().map(GameId::get), matter, %error, "a letter cannot be sent");
        }
    }
    if let Err(error) = services.store.sent(letter).await {
        tracing::error!(%error, "a letter could not be taken out of the outbox");
        services.office.note_out(letter.id);
        return Sent::Away;
    }
    Sent::Done
}

/// Brings what `letter` tells to Discord.
async fn bring(
    services: &Services,
    letter: &Letter,
    out: &dyn Outbound,
) -> Result<Sent, OutboundError> {
    for deliver in FEATURES.iter().filter_map(|feature| feature.outbox) {
        if let Some(sent) = deliver(services, letter, out) {
            return sent.await.map(|()| Sent::Done);
        }
    }
    match letter.matter {
        Matter::Strip { channel, .. }
        | Matter::Delete { channel, .. }
        | Matter::KeepOpen { channel }
        | Matter::Card { channel, .. }
        | Matter::Refresh { channel, .. }
            if reach::is_silent(services, channel).await => {}
        Matter::Strip { channel, message } => out.strip(channel, message).await?,
        Matter::Delete { channel, message } => out.delete(channel, message).await?,
        Matter::KeepOpen { channel } => out.keep_open(channel).await?,
        Matter::Summary { .. } | Matter::Puzzle { .. } | Matter::NewPuzzle { .. } => {
            return Err(OutboundError::Refused("no feature sends it".to_owned()));
        }
        Matter::Board { .. }
        | Matter::Card { .. }
        | Matter::Thread { .. }
        | Matter::Moved { .. }
        | Matter::MovedFor { .. } => {
            let game = game_of(services, letter).await?;
            return bring_of(services, &game, letter, out).await;
        }
        Matter::Notice { revision, .. }
        | Matter::Refresh { revision, .. }
        | Matter::Call { revision, .. } => {
            if let Some(game) = game_still_at(services, letter, revision).await? {
                return bring_of(services, &game, letter, out).await;
            }
        }
    }
    Ok(Sent::Done)
}

/// Brings what `letter` tells of `game`.
async fn bring_of(
    services: &Services,
    game: &Game,
    letter: &Letter,
    out: &dyn Outbound,
) -> Result<Sent, OutboundError> {
    match letter.matter {
        Matter::Board { .. } => return send_board(services, game, letter, out).await,
        Matter::Card { channel, message } => {
            send_card(services, game, channel, message, out).await?;
        }
        Matter::Thread { parent, message } => {
            send_thread(services, game, parent, message, out).await?;
        }
        Matter::Moved { channel } => {
            moved::send_moved(services, game, letter, channel, out).await?;
        }
        Matter::MovedFor { player } => {
            moved::send_moved_for(services, game, letter, player, out).await?;
        }
        Matter::Notice { player, notice, .. } => match notice {
            Notice::Reminder => send_reminder(services, letter, game, player, out).await?,
            Notice::PlanDropped => send_farewell(services, letter, game, player, out).await?,
        },
        Matter::Refresh { channel, .. } => {
            send_refresh(services, game.clone(), channel, out).await?
        }
        Matter::Call { channel, .. } => {
            call::send_call(services, game, letter, channel, out).await?;
        }
        Matter::Strip { .. }
        | Matter::Delete { .. }
        | Matter::KeepOpen { .. }
        | Matter::Summary { .. }
        | Matter::Puzzle { .. }
        | Matter::NewPuzzle { .. } => {}
    }
    Ok(Sent::Done)
}

/// Whether an answer on its way may tell the same.
pub(crate) fn must_wait(services: &Services, letter: &Letter) -> bool {
    let Some(game) = letter.subject.game() else {
        // No answer tells anything else.
        return false;
    };
    match letter.matter {
        Matter::Board { revision, .. } if revision.get() == 1 => {
            services.office.holds(game) || services.office.holds_new()
        }
        Matter::Refresh { .. } if services.office.is_deferred(game) => true,
        _ => services.office.holds(game),
    }
}

/// The game of `letter`.
async fn game_of(services: &Services, letter: &Letter) -> Result<Game, OutboundError> {
    let game = letter.subject.game().ok_or(OutboundError::Gone)?;
    let game = find::game(services, game).await;
    game.map_err(Failure::undelivered)
}

/// The game of `letter`, if it is as it was at `revision`: what has happened since was news enough.
async fn game_still_at(
    services: &Services,
    letter: &Letter,
    revision: Revision,
) -> Result<Option<Game>, OutboundError> {
    let game = game_of(services, letter).await?;
    Ok(Some(game).filter(|game| game.revision() == revision))
}
