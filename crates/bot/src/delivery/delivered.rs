//! Notes the message that shows a game, once an answer or the dispatcher has delivered it; and the content of such
//! messages.

use crate::club::trouble;
use crate::delivery::call;
use crate::face;
use crate::features::settings::policy::{Policy, policy, policy_in};
use crate::game::{ChannelId, Game, GameId, MessageId, Revision};
use crate::kit::pending::Undelivered;
use crate::kit::response::{FeatureItem, Response, Shows};
use crate::kit::services::Services;
use crate::kit::style::Style;
use crate::port::answer::Answer;
use crate::port::message::Message;
use crate::store::{BoardMessage, Properties, StoreError};

/// Notes that the answer of `response` was delivered in `channel`, as this message if it made one.
pub(crate) async fn note_delivery(
    services: &Services,
    response: &Response,
    channel: ChannelId,
    message: Option<MessageId>,
) {
    if let Answer::Post(answer) | Answer::Ephemeral(answer) = &response.answer {
        trouble::clear_troubles(services, &answer.troubles).await;
    }
    let (Some(shows), Some(message)) = (response.shows, message) else {
        return;
    };
    let (game, noted) = match shows {
        Shows::State(shown) => {
            let noted = note_shown(services, shown.game, shown.revision, channel, message);
            (shown.game, noted.await)
        }
        Shows::Settled(game) => (game, services.store.delete_cards(game).await),
        Shows::Item(FeatureItem { what, id, note }) => {
            match note(services, id, message).await {
                // It may have to be shown again: of two simultaneous answers the older one may have come last.
                Ok(()) => services.delivery.notify(),
                Err(error) => {
                    tracing::error!(what, id, %error, "could not save where a message was posted");
                }
            }
            return;
        }
    };
    match noted {
        Ok(()) => response.hold.iter().for_each(|hold| hold.note_known()),
        Err(error) => {
            tracing::error!(%game, %error, "could not save where a board was posted");
        }
    }
}

/// Handles an answer of `response` that has probably reached nobody.
pub(crate) fn note_miss(response: &Response, missed: Undelivered) {
    response.hold.iter().for_each(|hold| hold.on_missed(missed));
}

/// Notes that the game `id` at `revision` is shown in this message.
pub(crate) async fn note_shown(
    services: &Services,
    id: GameId,
    revision: Revision,
    channel: ChannelId,
    message: MessageId,
) -> Result<(), StoreError> {
    let board = BoardMessage {
        channel,
        message,
        revision,
    };
    let known = |read: &Properties<'_>| {
        let policy = policy(read, channel);
        Ok((policy.retention(), call::calls(read, id, board, policy)))
    };
    let (retention, queue) = services.store.look(known).await?;
    services
        .store
        .note_shown(id, board, retention, &queue)
        .await?;
    call::forget_call(services, id, &queue).await;
    services.delivery.clear_doubt(id);
    Ok(())
}

/// The message that shows `game`, for an outbox message.
pub(crate) async fn board_message(services: &Services, game: &Game, style: Style) -> Message {
    services
        .delivery
        .with_permit(face::face(services, game, style))
        .await
}

/// The text of a new message about `game` in `channel`, for an outbox message.
pub(crate) async fn news_message(
    services: &Services,
    game: &Game,
    channel: ChannelId,
    style: Style,
) -> Message {
    let policy = policy_in(services, channel).await;
    match policy {
        // If the previous board stays, it need not be sent again.
        Policy::EachMove => {
            let news = face::news(services, game, style);
            services.delivery.with_permit(news).await
        }
        Policy::LastTwo | Policy::OneMessage => board_message(services, game, style).await,
    }
}
