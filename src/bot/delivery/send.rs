//! Sending an outbox message: what it shows is worked out now, from the game as it is.

use crate::bot::delivery::board::send_board;
use crate::bot::delivery::card::{send_accepted, send_begin, send_card, send_refresh, send_thread};
use crate::bot::delivery::engine::send_silence;
use crate::bot::delivery::notice::{send_dropped_plan, send_followed, send_reminder};
use crate::bot::delivery::partition::Partition;
use crate::bot::delivery::sent::Sent;
use crate::bot::delivery::{away, call, elsewhere, moved};
use crate::bot::games::find;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::reach;
use crate::bot::kit::services::Services;
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::bot::registry::FEATURES;
use crate::clock::Span;
use crate::game::{Game, GameId, PlayerId, Revision};
use crate::store::{Notice, OutboxMessage, Payload, SimulPart};

/// Sends `queued`, unless it must wait.
pub(crate) async fn send(services: &Services, queued: &OutboxMessage, out: &dyn Outbound) -> Sent {
    if !services.are_in_charge() || must_wait(services, queued) {
        return Sent::Wait(None);
    }
    // What is out already, and could only not be taken out of the outbox, is not sent twice.
    let brought = match services.delivery.is_out(queued.id) {
        true => Ok(Sent::Done),
        false => bring(services, queued, out).await,
    };
    match brought {
        Ok(Sent::Done) => {}
        Ok(waiting) => return waiting,
        Err(error @ OutboundError::Unreachable(_)) => {
            tracing::warn!(game = queued.subject.game().map(GameId::get), %error, "an outbox message has to wait");
            return Sent::Away;
        }
        Err(OutboundError::Limited(after)) => {
            let millis = i64::try_from(after.as_millis()).unwrap_or(i64::MAX);
            return Sent::Limited(services.now().after(Span::millis(millis)));
        }
        Err(OutboundError::Gone) => {
            let payload = queued.payload.word();
            tracing::info!(
                game = queued.subject.game().map(GameId::get),
                payload,
                "the channel or message is gone"
            );
        }
        Err(error) if error.is_about_place() => match Partition::of(queued) {
            Partition::Channel(channel) | Partition::Upkeep(channel) => {
                elsewhere::log_unwritable(services, channel, &error);
            }
            Partition::Player(player) => {
                tracing::debug!(%player, %error, "the player cannot be reached")
            }
        },
        Err(error) => {
            let payload = queued.payload.word();
            tracing::warn!(game = queued.subject.game().map(GameId::get), payload, %error, "an outbox message cannot be sent");
        }
    }
    if let Err(error) = services.store.sent(queued).await {
        tracing::error!(%error, "an outbox message could not be taken out of the outbox");
        services.delivery.note_out(queued.id);
        return Sent::Away;
    }
    services.delivery.note_gone(queued.id);
    Sent::Done
}

/// Brings what `queued` tells to Discord.
async fn bring(
    services: &Services,
    queued: &OutboxMessage,
    out: &dyn Outbound,
) -> Result<Sent, OutboundError> {
    let mut features = FEATURES.iter().filter_map(|feature| feature.outbox);
    match features.find_map(|deliver| deliver(services, queued, out)) {
        Some(sent) => sent.await.map(|()| Sent::Done),
        None => bring_for_all(services, queued, out).await,
    }
}

/// Brings what no feature sends.
async fn bring_for_all(
    services: &Services,
    queued: &OutboxMessage,
    out: &dyn Outbound,
) -> Result<Sent, OutboundError> {
    match queued.payload {
        Payload::Strip { channel, .. }
        | Payload::Delete { channel, .. }
        | Payload::KeepOpen { channel }
        | Payload::Card { channel, .. }
        | Payload::Refresh { channel, .. }
            if reach::is_silent(services, channel).await => {}
        Payload::Strip { channel, message } => out.strip(channel, message).await?,
        Payload::Delete { channel, message } => out.delete(channel, message).await?,
        Payload::KeepOpen { channel } => out.keep_open(channel).await?,
        Payload::Summary { .. }
        | Payload::Puzzle { .. }
        | Payload::NewPuzzle { .. }
        | Payload::Digest { .. }
        | Payload::GamesOfMonth { .. }
        | Payload::Seats { .. }
        | Payload::Unpaired { .. }
        | Payload::Ladder { .. }
        | Payload::LadderLeft { .. }
        | Payload::League { .. }
        | Payload::LeagueDivision { .. }
        | Payload::LeagueNews { .. }
        | Payload::Evening { .. }
        | Payload::Simul { .. }
        | Payload::Vote { .. }
        | Payload::Voted { .. }
        | Payload::Contest { .. }
        | Payload::ContestRound { .. }
        | Payload::ContestNews { .. }
        | Payload::ContestOver { .. } => return Err(unsent()),
        Payload::Board { .. }
        | Payload::Away { .. }
        | Payload::Begin { .. }
        | Payload::Accepted { .. }
        | Payload::Card { .. }
        | Payload::Thread { .. }
        | Payload::Moved { .. }
        | Payload::MovedFor { .. } => {
            let game = game_of(services, queued).await?;
            return bring_of(services, &game, queued, out).await;
        }
        Payload::Notice { revision, .. }
        | Payload::Refresh { revision, .. }
        | Payload::Call { revision, .. } => {
            if let Some(game) = game_still_at(services, queued, revision).await? {
                return bring_of(services, &game, queued, out).await;
            }
        }
    }
    Ok(Sent::Done)
}

/// What a feature is to bring, and none does.
fn unsent() -> OutboundError {
    OutboundError::Refused("no feature sends it".to_owned())
}

/// Brings what `queued` tells of `game`.
async fn bring_of(
    services: &Services,
    game: &Game,
    queued: &OutboxMessage,
    out: &dyn Outbound,
) -> Result<Sent, OutboundError> {
    match queued.payload {
        Payload::Board { .. } => return send_board(services, game, queued, out).await,
        Payload::Away { channel, .. } => away::send(services, game, queued, channel, out).await?,
        Payload::Card { channel, message } => {
            send_card(services, game, channel, message, out).await?;
        }
        Payload::Begin { channel } => send_begin(services, game, queued, channel, out).await?,
        Payload::Accepted { channel } => {
            send_accepted(services, game, queued, channel, out).await?;
        }
        Payload::Thread { parent, message } => {
            send_thread(services, game, parent, message, out).await?;
        }
        Payload::Moved { channel } => {
            moved::send_moved(services, game, queued, channel, out).await?;
        }
        Payload::MovedFor { player } => {
            moved::send_moved_for(services, game, queued, player, out).await?;
        }
        Payload::Notice { player, notice, .. } => {
            send_notice(services, game, queued, (player, notice), out).await?;
        }
        Payload::Refresh { channel, .. } => {
            send_refresh(services, game.clone(), channel, out).await?
        }
        Payload::Call { channel, .. } => {
            call::send_call(services, game, queued, channel, out).await?;
        }
        Payload::Strip { .. }
        | Payload::Delete { .. }
        | Payload::KeepOpen { .. }
        | Payload::Summary { .. }
        | Payload::Puzzle { .. }
        | Payload::NewPuzzle { .. }
        | Payload::Digest { .. }
        | Payload::GamesOfMonth { .. }
        | Payload::Seats { .. }
        | Payload::Unpaired { .. }
        | Payload::Ladder { .. }
        | Payload::LadderLeft { .. }
        | Payload::League { .. }
        | Payload::LeagueDivision { .. }
        | Payload::LeagueNews { .. }
        | Payload::Evening { .. }
        | Payload::Simul { .. }
        | Payload::Vote { .. }
        | Payload::Voted { .. }
        | Payload::Contest { .. }
        | Payload::ContestRound { .. }
        | Payload::ContestNews { .. }
        | Payload::ContestOver { .. } => {}
    }
    Ok(Sent::Done)
}

/// Tells `player` what `notice` says of `game`.
async fn send_notice(
    services: &Services,
    game: &Game,
    queued: &OutboxMessage,
    (player, notice): (PlayerId, Notice),
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    match notice {
        Notice::Reminder => send_reminder(services, queued, game, player, out).await,
        Notice::Followed => send_followed(services, queued, game, player, out).await,
        Notice::PlanDropped => send_dropped_plan(services, queued, game, player, out).await,
        Notice::EngineMute | Notice::EngineGone => {
            send_silence(services, queued, game, (player, notice), out).await
        }
    }
}

/// Whether an answer on its way may tell the same.
pub(crate) fn must_wait(services: &Services, queued: &OutboxMessage) -> bool {
    let Some(game) = queued.subject.game() else {
        // No answer tells anything else; a list that changes often rests after each change.
        let is_list = matches!(
            queued.payload,
            Payload::Seats { .. }
                | Payload::Simul {
                    part: SimulPart::Message,
                    ..
                }
        );
        return is_list && services.delivery.is_deferred(queued.subject);
    };
    match queued.payload {
        Payload::Board { revision, .. } if revision.get() == 1 => {
            services.delivery.holds(game) || services.delivery.holds_new()
        }
        Payload::Refresh { .. } | Payload::Vote { .. }
            if services.delivery.is_deferred(game.into()) =>
        {
            true
        }
        _ => services.delivery.holds(game),
    }
}

/// The game of `queued`.
async fn game_of(services: &Services, queued: &OutboxMessage) -> Result<Game, OutboundError> {
    let game = queued.subject.game().ok_or(OutboundError::Gone)?;
    let game = find::game(services, game).await;
    game.map_err(Failure::undelivered)
}

/// The game of `queued`, if it is as it was at `revision`: what has happened since was news enough.
async fn game_still_at(
    services: &Services,
    queued: &OutboxMessage,
    revision: Revision,
) -> Result<Option<Game>, OutboundError> {
    let game = game_of(services, queued).await?;
    Ok(Some(game).filter(|game| game.revision() == revision))
}
