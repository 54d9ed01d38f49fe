//! What must reach Discord: letters lie in the store's outbox from the transaction of their cause on,
//! and leave it when Discord has them.
//!
//! Most boards are in the outbox for a moment only: the answer to the interaction shows them.
//! What no answer shows, or no answer is known to have shown, the postman brings.

mod call;
mod elsewhere;
mod hold;
mod look;
mod moved;
pub mod postman;
mod reach;
mod send;

pub(super) use hold::Office;
pub use hold::{Hold, Missed};
pub(super) use reach::Reached;

use super::Bot;
use super::reply::{Answer, Message, Response, Shows};
use super::settings::{Choosable as _, OrUsual as _, Policy};
use super::view::Style;
use crate::game::{ChannelId, Game, GameId, MessageId, Revision};
use crate::store::{BoardMessage, Matter, StoreError};

impl Bot {
    /// The answer of `response` stands in `channel`, in this message if it made one.
    pub async fn delivered(
        &self,
        response: &Response,
        channel: ChannelId,
        message: Option<MessageId>,
    ) {
        if let Answer::Post(message) | Answer::Whisper(message) = &response.answer {
            self.clear_troubles(&message.troubles).await;
        }
        let (Some(shows), Some(message)) = (response.shows, message) else {
            return;
        };
        let (game, noted) = match shows {
            Shows::State(shown) => {
                let noted = self.stands(shown.game, shown.revision, channel, message);
                (shown.game, noted.await)
            }
            Shows::Settled(game) => (game, self.store.settled(game).await),
            Shows::Puzzle(id) => {
                if let Err(error) = self.store.puzzle_stands(id, message).await {
                    tracing::error!(puzzle = %id, %error, "where a puzzle stands could not be kept");
                }
                return;
            }
        };
        match noted {
            Ok(()) => response.hold.iter().for_each(|hold| hold.sure()),
            Err(error) => {
                tracing::error!(%game, %error, "where a board stands could not be kept");
            }
        }
    }

    /// The answer of `response` has not reached anybody, as far as is known.
    pub fn missed(&self, response: &Response, missed: Missed) {
        response.hold.iter().for_each(|hold| hold.missed(missed));
    }

    /// The game `id` as it is since `revision` stands in this message.
    async fn stands(
        &self,
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
        let policy = self.chosen(channel).await.or_usual(Policy::USUAL);
        let letters = self.calls(id, board, policy).await;
        let trail = policy.trail();
        self.store.shown(id, board, trail, &letters).await?;
        self.forget_call(id, &letters).await;
        self.office.know(id);
        Ok(())
    }

    /// The message that shows `game`, for a letter.
    async fn drawn(&self, game: &Game, style: Style) -> Message {
        self.office.at_desk(self.face(game, style)).await
    }

    /// Where the newest message of `game` stands, if that is known.
    pub(super) async fn board_message(&self, game: GameId) -> Option<BoardMessage> {
        match self.store.board_message(game).await {
            Ok(newest) => newest,
            Err(error) => {
                tracing::error!(%game, %error, "where a board stands could not be read");
                None
            }
        }
    }
}

/// The letter that the newest board of `game` is to stand in its channel.
pub(super) fn board(game: &Game) -> Matter {
    Matter::Board {
        channel: game.place().channel,
        revision: game.revision(),
    }
}
