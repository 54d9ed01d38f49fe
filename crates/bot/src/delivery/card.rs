//! The card of a challenge, the deadline on a board, and the thread below a card.

use crate::delivery::board::post_board;
use crate::delivery::{delivered, search};
use crate::features::challenge::card::standing_card;
use crate::game::{ChannelId, Game, MessageId, Place};
use crate::games::time::thread;
use crate::games::view::terms::line;
use crate::games::view::{heading, words};
use crate::games::votes::clubs;
use crate::games::{announced, commit, facts, find, outbox, title};
use crate::i18n::{Name, Text, say};
use crate::kit::channel_style::{style_in, style_of};
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::kit::{once, theme};
use crate::port::message::{Message, Sound};
use crate::port::outbound::{Outbound, OutboundError};
use crate::rules::ByColor;
use crate::store::OutboxMessage;

pub(crate) async fn send_card(
    services: &Services,
    game: &Game,
    channel: ChannelId,
    message: MessageId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let facts = facts::of(services, game).await;
    let locale = style_in(services, channel).await.locale;
    let card = standing_card(game, &facts.offer, locale);
    let card = clubs::message_for(services, game, game.place().club, card).await;
    out.refresh(channel, message, &card).await
}

/// Updates the message with the game's newest state; that pings nobody.
pub(crate) async fn send_refresh(
    services: &Services,
    mut game: Game,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let mut message = None;
    loop {
        let newest = outbox::board_message(services, game.id())
            .await
            .filter(|newest| {
                let is_same = message.is_none_or(|message| message == newest.message);
                newest.channel == channel && newest.revision == game.revision() && is_same
            });
        let Some(newest) = newest else {
            return Ok(());
        };
        message = Some(newest.message);
        let style = style_of(services, &game, channel).await;
        let face = Message {
            mention: Vec::new(),
            ..delivered::board_message(services, &game, style).await
        };
        out.refresh(channel, newest.message, &face).await?;
        // If the message is edited with the game, a newer state may be shown already.
        let now = find::game(services, game.id()).await?;
        if now.revision() == game.revision() {
            return Ok(());
        }
        game = now;
    }
}

/// Pings the players of a game that begins without an acceptance, and opens its thread below the message.
pub(crate) async fn send_begin(
    services: &Services,
    game: &Game,
    queued: &OutboxMessage,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let Some(seats) = game.seats().filter(|_| game.place().channel == channel) else {
        return Ok(());
    };
    let names = seats.map(words::seat);
    let locale = style_in(services, channel).await.locale;
    let reason = reason(services, game, names).await?.to(locale);
    let card = Message {
        content: format!("{reason}\n{}", line(game, locale)),
        mention: seats.iter().flat_map(|(_, seat)| seat.players()).collect(),
        ..Message::default()
    };
    post_with_thread(services, game, queued, channel, &card, out).await
}

/// Moves an announced `game` to a thread of its own. A thread needs a message to begin below, which is deleted
/// afterwards.
pub(crate) async fn send_apart(
    services: &Services,
    game: &Game,
    queued: &OutboxMessage,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    // It may have moved before the last end of the program, or ended while Discord was away.
    if game.place().channel != channel || !game.phase().is_running() {
        return Ok(());
    }
    let style = style_in(services, channel).await;
    let start = Message {
        content: heading(game, style),
        sound: Sound::Silent,
        ..Message::default()
    };
    let (since, nonce) = (game.offer().at, format!("b{}", queued.id));
    match once::post(queued, channel, since, &start, &nonce, out).await {
        Ok(message) => {
            send_thread(services, game, channel, message, out).await?;
            match out.delete(channel, message).await {
                Err(error) if error.is_temporary() => Err(error),
                // The message stays correct.
                Ok(()) | Err(_) => Ok(()),
            }
        }
        Err(error) => play_in_channel(services, game, error).await,
    }
}

/// Queues the board of `game` for its channel, since the message for a thread could not be posted there.
async fn play_in_channel(
    services: &Services,
    game: &Game,
    error: OutboundError,
) -> Result<(), OutboundError> {
    if error.is_temporary() {
        return Err(error);
    }
    let written = services.store.write(game.id(), outbox::board(game)).await;
    services.delivery.notify();
    written.map_err(OutboundError::from)
}

/// Updates the card of an accepted challenge, and opens the thread of `game` below it; posts the card if it was not
/// posted yet.
pub(crate) async fn update_accepted_card(
    services: &Services,
    game: &Game,
    queued: &OutboxMessage,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    if game.place().channel != channel || !game.phase().is_running() {
        return Ok(());
    }
    if let Some(message) = search::find_card(services, game, channel, out).await? {
        match send_card(services, game, channel, message, out).await {
            Err(error) if error.is_temporary() => return Err(error),
            // The game begins even if its card cannot be updated.
            Ok(()) | Err(_) => {
                announced::note(services, game, channel, message).await?;
                return send_thread(services, game, channel, message, out).await;
            }
        }
    }
    let facts = facts::of(services, game).await;
    let locale = style_in(services, channel).await.locale;
    let card = standing_card(game, &facts.offer, locale);
    let card = clubs::message_for(services, game, game.place().club, card).await;
    post_with_thread(services, game, queued, channel, &card, out).await
}

/// Posts `card` in a channel, unless it is there already, and opens the thread of `game` below it. If the channel is
/// not writable, the board is delivered like any other and finds its way to the players.
async fn post_with_thread(
    services: &Services,
    game: &Game,
    queued: &OutboxMessage,
    channel: ChannelId,
    card: &Message,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let (since, nonce) = (game.offer().at, format!("b{}", queued.id));
    match once::post(queued, channel, since, card, &nonce, out).await {
        Ok(message) => {
            announced::note(services, game, channel, message).await?;
            send_thread(services, game, channel, message, out).await
        }
        Err(error) => play_in_channel(services, game, error).await,
    }
}

/// The reason why `game` begins, between the sides of these `names`.
async fn reason(
    services: &Services,
    game: &Game,
    names: ByColor<Name>,
) -> Result<Text, OutboundError> {
    for begins in services.hooks.games.iter().filter_map(|hooks| hooks.begins) {
        if let Some(text) = begins(services, game, &names).await? {
            return Ok(text);
        }
    }
    Ok(say::seats::begun(names.black, names.white))
}

/// Opens a thread for the game and moves it there; if that fails, the game stays in the channel, with a remark.
pub(crate) async fn send_thread(
    services: &Services,
    game: &Game,
    parent: ChannelId,
    card: MessageId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    // It may have moved before the last end of the program, or ended while Discord was away.
    if game.place().channel != parent || !game.phase().is_running() {
        return Ok(());
    }
    let locale = language::channel_language(services, parent).await;
    let name = title::title(services, game, locale).await?;
    match out.open_thread(parent, card, &name).await {
        Ok(thread) => {
            thread::note_own_thread(services, thread, parent).await?;
            language::note(services, thread, locale).await;
            if let Err(error) = theme::inherit_theme(services, parent, thread).await {
                // The game can also continue in the default style.
                tracing::warn!(channel = %thread, %error, "could not save a thread's theme");
            }
            let place = Place {
                club: game.place().club,
                channel: thread,
            };
            let moved = commit::relocate(services, game.id(), place, &[], services.now()).await;
            if let Err(failure) = moved {
                let now = find::game(services, game.id()).await?;
                // If it ended while the thread was opened, its result is in the channel above.
                if now.phase().is_running() {
                    return Err(failure.into());
                }
            }
        }
        Err(error) if error.is_temporary() => return Err(error),
        Err(error) => {
            tracing::warn!(channel = %parent, %error, "could not open a thread");
            let remark = say::challenge::thread_failed();
            post_board(services, game, Some(remark), out).await?;
        }
    }
    Ok(())
}
