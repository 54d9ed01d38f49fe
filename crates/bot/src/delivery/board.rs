//! The newest board of a game, in its channel.

use crate::clock::Timestamp;
use crate::club::trouble;
use crate::delivery::call::players_to_ping;
use crate::delivery::elsewhere::Absence;
use crate::delivery::search::{BoardSearch, latest_event};
use crate::delivery::{call, delivered, elsewhere, search};
use crate::features::settings::policy::{Policy, policy_in};
use crate::game::{ChannelId, EventKind, Game, MessageId, Phase, Venue};
use crate::games::view::shown_state;
use crate::games::{announced, find, outbox, program};
use crate::i18n::{Text, say};
use crate::kit::channel_style::style_of;
use crate::kit::reach;
use crate::kit::reach::Reached;
use crate::kit::sent::Sent;
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::port::message::Message;
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{CARD, OutboxMessage, Source};

/// Whether `game` begins in the channel of its challenge, although it was to be played in a thread.
pub(crate) fn is_without_its_thread(game: &Game) -> bool {
    let begins = matches!(
        game.events().last().map(|event| &event.kind),
        Some(EventKind::Accepted { .. })
    );
    begins && game.terms().venue == Venue::Thread
}

pub(crate) async fn send_board(
    services: &Services,
    game: &Game,
    queued: &OutboxMessage,
    out: &dyn Outbound,
) -> Result<Sent, OutboundError> {
    // A newer board has replaced it, in the transaction of the game's next change.
    let waiting = services.store.is_waiting(queued).await;
    if !waiting.map_err(|error| OutboundError::Unreachable(error.to_string()))? {
        return Ok(Sent::Done);
    }
    if let Some(until) = program::board_waits(game).filter(|until| services.now() < *until) {
        return Ok(Sent::Wait(Some(until)));
    }
    let is_in_place = is_changed_in_place(services, game).await;
    if let Some(look_from) = earliest_search(services, queued, game) {
        if services.now() < look_from {
            return Ok(Sent::Wait(Some(look_from)));
        }
        match search::find_board(services, game, out).await {
            Ok(BoardSearch::Found(message)) => {
                now_stands(services, game, game.place().channel, message).await;
                return Ok(Sent::Done);
            }
            Ok(BoardSearch::Missing) => {}
            // Most likely an answer shows it. A ping does no harm then, and otherwise leads to the board.
            Ok(BoardSearch::Unreadable) if !is_in_place && !players_to_ping(game).is_empty() => {
                call::send_call(services, game, queued, game.place().channel, out).await?;
                services.delivery.clear_doubt(game.id());
                return Ok(Sent::Done);
            }
            Ok(BoardSearch::Unreadable) => {}
            Err(error) if error.is_temporary() => return Err(error),
            // Without permission to look, only the nonce prevents a second post.
            Err(error) => {
                tracing::info!(game = %game.id(), %error, "the bot may not read the channel's messages")
            }
        }
    }
    if is_in_place
        && let Some(standing) = outbox::board_message(services, game.id()).await
        && standing.channel == game.place().channel
    {
        let (channel, message) = (standing.channel, standing.message);
        match edit_board(services, game, channel, message, out).await {
            Ok(()) => {
                now_stands(services, game, channel, message).await;
                return Ok(Sent::Done);
            }
            // Try a new message, too: the players to move must be notified somewhere.
            Err(error) if error.is_about_place() => {}
            Err(error) => return Err(error),
        }
    }
    let remark = is_without_its_thread(game).then(say::challenge::thread_failed);
    post_board(services, game, remark, out).await?;
    Ok(Sent::Done)
}

/// The earliest time at which the bot can look for the board, if it is unknown whether it was posted.
pub(crate) fn earliest_search(
    services: &Services,
    queued: &OutboxMessage,
    game: &Game,
) -> Option<Timestamp> {
    match queued.source {
        Source::Present => services.delivery.earliest_search(game.id()),
        Source::Past => Some(latest_event(game).after(crate::kit::pending::ANSWERABLE)),
    }
}

/// Whether the message of `game` is edited instead of a new one being posted.
pub(crate) async fn is_changed_in_place(services: &Services, game: &Game) -> bool {
    match game.phase() {
        Phase::Offered { .. } => true,
        // The end has a message of its own.
        Phase::Finished(_) | Phase::Closed(_) => false,
        _ => policy_in(services, game.place().channel).await == Policy::OneMessage,
    }
}

/// Updates this message to the newest state of `game`.
pub(crate) async fn edit_board(
    services: &Services,
    game: &Game,
    channel: ChannelId,
    message: MessageId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let style = style_of(services, game, channel).await;
    let face = delivered::board_message(services, game, style).await;
    let edited = out.edit(channel, message, &face).await;
    if edited != Err(OutboundError::Forbidden) || face.files.is_empty() {
        return edited;
    }
    // Most likely the bot may edit there but not attach files.
    let files = Files::Forbidden;
    let text = delivered::board_message(services, game, Style { files, ..style }).await;
    out.edit(channel, message, &text).await
}

/// Posts the board of `game` in its channel, with a remark above it; elsewhere if that fails.
pub(crate) async fn post_board(
    services: &Services,
    game: &Game,
    remark: Option<Text>,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let channel = game.place().channel;
    if reach::is_guest(services, channel).await {
        return elsewhere::tell_elsewhere(services, game, Absence::Guest, out).await;
    }
    let style = style_of(services, game, channel).await;
    let with_remark = |mut message: Message| {
        if let Some(remark) = &remark {
            message.content = format!("{}\n{}", remark.to(style.locale), message.content);
        }
        message
    };
    let message = with_remark(delivered::news_message(services, game, channel, style).await);
    let nonce = format!("{}-{}", game.id(), game.revision());
    let mut posted = out.post(channel, &message, &nonce).await;
    if posted == Err(OutboundError::Forbidden) && !message.files.is_empty() {
        // Most likely the bot may write there but not attach files.
        let files = Files::Forbidden;
        let style = Style { files, ..style };
        let text = with_remark(delivered::news_message(services, game, channel, style).await);
        posted = out.post(channel, &text, &nonce).await;
    }
    match posted {
        Ok(message) => {
            trouble::all_is_well(services, channel).await;
            now_stands(services, game, channel, message).await;
            mend_card(services, game, channel, message).await
        }
        Err(OutboundError::Locked) => elsewhere::leave_thread(services, game, out).await,
        Err(trouble) if trouble.is_about_place() => {
            elsewhere::tell_elsewhere(services, game, Absence::Lost(trouble), out).await
        }
        Err(error) => {
            // If the channel is unreadable, only the nonce prevents a second post.
            let is_seen = reach::read_reach(services, channel).await != Reached::Unread;
            if let (OutboundError::Unreachable(_), true) = (&error, is_seen) {
                services.delivery.note_doubtful(game.id(), Timestamp::MIN);
            }
            Err(error)
        }
    }
}

/// Updates a card that was posted while its challenge was being settled: the settling code did not know the card yet.
async fn mend_card(
    services: &Services,
    game: &Game,
    channel: ChannelId,
    message: MessageId,
) -> Result<(), OutboundError> {
    if !matches!(game.phase(), Phase::Offered { .. }) {
        return Ok(());
    }
    let now = find::game(services, game.id()).await?;
    if matches!(now.phase(), Phase::Offered { .. }) {
        return Ok(());
    }
    announced::note(services, &now, channel, message).await?;
    let card = CARD.to(channel, message);
    let written = services.store.write(game.id(), card).await;
    services.delivery.notify();
    written.map_err(OutboundError::from)
}

pub(crate) async fn now_stands(
    services: &Services,
    game: &Game,
    channel: ChannelId,
    message: MessageId,
) {
    let shown = shown_state(game);
    let noted = delivered::note_shown(services, shown.game, shown.revision, channel, message);
    if let Err(error) = noted.await {
        tracing::error!(game = %shown.game, %error, "could not save where a board was posted");
    }
}
