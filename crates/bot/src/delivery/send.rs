//! Sends an outbox message, with content made from the current state of the game.

use crate::delivery::{elsewhere, kinds};
use crate::game::GameId;
use crate::kit::sent::{Sent, limit_ends};
use crate::kit::services::Services;
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{BOARD, OutboxMessage, Partition};

/// Sends `queued`, unless it must wait.
pub(crate) async fn send(services: &Services, queued: &OutboxMessage, out: &dyn Outbound) -> Sent {
    if !services.are_in_charge() || must_wait(services, queued) {
        return Sent::Wait(None);
    }
    // A message that was delivered but could not be removed from the outbox is not sent twice.
    let brought = if services.delivery.is_delivered(queued.id) {
        Ok(Sent::Done)
    } else {
        bring(services, queued, out).await
    };
    match brought {
        Ok(Sent::Done) => {}
        Ok(waiting) => return waiting,
        Err(error @ OutboundError::Unreachable(_)) => {
            tracing::warn!(game = queued.subject.game().map(GameId::get), %error, "an outbox message has to wait: Discord is unreachable");
            return Sent::Unreachable;
        }
        Err(OutboundError::Limited(after)) => {
            return Sent::Limited(limit_ends(services, after));
        }
        Err(OutboundError::Gone) => {
            let kind = &queued.envelope.kind;
            tracing::info!(
                game = queued.subject.game().map(GameId::get),
                %kind,
                "the channel or message is gone"
            );
        }
        Err(error) if error.is_about_place() => match queued.envelope.partition {
            Partition::Channel(channel) | Partition::Upkeep(channel) => {
                elsewhere::log_unwritable(services, channel, &error);
            }
            Partition::Player(player) => {
                tracing::debug!(%player, %error, "could not reach the player")
            }
            Partition::Club(_) => {
                tracing::warn!(%error, "could not register a server's commands");
            }
        },
        Err(error) => {
            let kind = &queued.envelope.kind;
            tracing::warn!(game = queued.subject.game().map(GameId::get), %kind, %error, "could not send an outbox message");
        }
    }
    if let Err(error) = services.store.delete_sent(queued).await {
        tracing::error!(%error, "could not delete a sent outbox message");
        services.delivery.note_delivered(queued.id);
        return Sent::Unreachable;
    }
    services.delivery.note_deleted(queued.id);
    Sent::Done
}

/// Delivers `queued` to Discord; it waits if its kind is unknown.
async fn bring(
    services: &Services,
    queued: &OutboxMessage,
    out: &dyn Outbound,
) -> Result<Sent, OutboundError> {
    let delivery = kinds::delivery_of(&queued.envelope);
    match delivery.and_then(|delivery| delivery.deliver(services, queued, out)) {
        Some(sent) => sent.await,
        None => Ok(Sent::Wait(None)),
    }
}

/// Whether `queued` must wait: for an answer on its way that may say the same, or for a delayed edit.
pub(crate) fn must_wait(services: &Services, queued: &OutboxMessage) -> bool {
    let OutboxMessage {
        subject, envelope, ..
    } = queued;
    let delivery = &services.delivery;
    if envelope.handling.rests && delivery.is_deferred(*subject) {
        return true;
    }
    // Answers only show games.
    let Some(game) = subject.game() else {
        return false;
    };
    let is_new = BOARD
        .read(envelope)
        .is_some_and(|(_, revision)| revision.get() == 1);
    delivery.holds(game) || is_new && delivery.holds_new()
}
