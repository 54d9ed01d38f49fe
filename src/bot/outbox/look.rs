//! Looking whether a board stands in its channel already, when that is not known.

use super::Reached;
use crate::bot::Bot;
use crate::bot::button::Token;
use crate::bot::reply::{Outbound, OutboundError, Trace};
use crate::bot::view::{picture_name, shown};
use crate::clock::Timestamp;
use crate::game::{Game, MessageId};

/// What one sees who looks for a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// It stands in this message.
    Stands(MessageId),
    /// It stands nowhere.
    Missing,
    /// Nothing can be seen, whatever stands there: the bot may not read what was written before.
    Nothing,
}

impl Bot {
    /// Looks for the newest message in the channel of `game` that shows it as it is now.
    pub(super) async fn look_for(
        &self,
        game: &Game,
        out: &dyn Outbound,
    ) -> Result<Sight, OutboundError> {
        let channel = game.place().channel;
        if self.reached(channel).await == Reached::Unread {
            return Ok(Sight::Nothing);
        }
        let known = self.board_message(game.id()).await;
        let known = known.filter(|known| known.channel == channel);
        let since = latest_event(game);
        let traces = out
            .traces(channel, since, known.map(|known| known.message))
            .await?;
        let showing = traces.iter().filter(|trace| shows(trace, game));
        let newest = showing.map(|trace| trace.message).max();
        Ok(newest.map_or(Sight::Missing, Sight::Stands))
    }
}

/// When `game` came to be as it is.
pub(super) fn latest_event(game: &Game) -> Timestamp {
    game.events()
        .last()
        .map(|event| event.at)
        .unwrap_or_default()
}

/// Whether the message of `trace` shows `game` as it is now: by one of its buttons, or by its picture.
fn shows(trace: &Trace, game: &Game) -> bool {
    let now = shown(game);
    let by_token =
        |text: &String| matches!(Token::parse(text), Some(Token::Game(_, shown)) if shown == now);
    trace.tokens.iter().any(by_token) || trace.files.contains(&picture_name(game))
}
