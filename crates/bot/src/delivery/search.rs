//! Searches a channel for a board, if it is unknown whether it was posted.

use crate::clock::Timestamp;
use crate::game::{ChannelId, Game, MessageId};
use crate::games::outbox;
use crate::games::view::board::picture_name;
use crate::games::view::shown_state;
use crate::kit::reach::Reached;
use crate::kit::services::Services;
use crate::kit::verb::GameButton;
use crate::kit::{once, reach};
use crate::port::outbound::{Outbound, OutboundError, Trace};

/// The result of a search for a board message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardSearch {
    /// It is this message.
    Found(MessageId),
    /// There is none.
    Missing,
    /// Old messages cannot be seen: the bot may not read the channel's history.
    Unreadable,
}

/// Finds the newest message in the channel of `game` that shows its current state.
pub(crate) async fn find_board(
    services: &Services,
    game: &Game,
    out: &dyn Outbound,
) -> Result<BoardSearch, OutboundError> {
    let channel = game.place().channel;
    if reach::read_reach(services, channel).await == Reached::Unread {
        return Ok(BoardSearch::Unreadable);
    }
    let known = outbox::board_message(services, game.id()).await;
    let known = known.filter(|known| known.channel == channel);
    let since = latest_event(game);
    let traces = out
        .traces(channel, since, known.map(|known| known.message))
        .await?;
    let showing = traces.iter().filter(|trace| shows(trace, game));
    let newest = showing.map(|trace| trace.message).max();
    Ok(newest.map_or(BoardSearch::Missing, BoardSearch::Found))
}

/// The card of the challenge that became `game` in `channel`: the known one, or one found by its buttons. If it was on
/// its way when the challenge was accepted, it is not known.
pub(crate) async fn find_card(
    services: &Services,
    game: &Game,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<Option<MessageId>, OutboundError> {
    let known = outbox::board_message(services, game.id()).await;
    if let Some(known) = known.filter(|known| known.channel == channel) {
        return Ok(Some(known.message));
    }
    let is_of_game = |text: &String| matches!(GameButton::parse(text), Some(GameButton(_, shown)) if shown.game == game.id());
    let is_card = |trace: &Trace| trace.tokens.iter().any(is_of_game);
    once::find_trace(channel, game.offer().at, is_card, out).await
}

/// When `game` last changed.
pub(crate) fn latest_event(game: &Game) -> Timestamp {
    game.events()
        .last()
        .map(|event| event.at)
        .unwrap_or_default()
}

/// Whether the message of `trace` shows the current state of `game`: by one of its buttons, or by its picture.
fn shows(trace: &Trace, game: &Game) -> bool {
    let now = shown_state(game);
    let by_token = |text: &String| matches!(GameButton::parse(text), Some(GameButton(_, shown)) if shown == now);
    trace.tokens.iter().any(by_token) || trace.files.contains(&picture_name(game))
}
