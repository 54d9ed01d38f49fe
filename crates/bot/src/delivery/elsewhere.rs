//! Fallbacks if the game's channel is not writable: the game continues, and the players get its messages in another
//! way.

use crate::club::trouble;
use crate::delivery::delivered;
use crate::game::{ChannelId, EventKind, Game, Place, PlayerId};
use crate::games::commit;
use crate::games::view::board::addressees;
use crate::games::view::buttons::button;
use crate::games::view::shown_state;
use crate::i18n::{Locale, say};
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::kit::verb::Verb;
use crate::kit::{channel_style, reach};
use crate::port::message::{Look, Message, Row, Sound};
use crate::port::outbound::{Outbound, OutboundError};

/// Why a game cannot be shown where it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Absence {
    /// The channel is not writable, or no longer.
    Lost(OutboundError),
    /// The bot is not there: it can only answer.
    Guest,
}

/// A way to reach a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// By direct message.
    Direct,
    In(ChannelId),
}

/// Shows `game` to the players that its newest state addresses: by direct messages, and for those who take none in an
/// earlier channel of the game.
pub(crate) async fn tell_elsewhere(
    services: &Services,
    game: &Game,
    absence: Absence,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let channel = game.place().channel;
    let style = channel_style::style_in(services, channel).await;
    let remark = match absence {
        Absence::Lost(trouble) => {
            log_unwritable(services, channel, &trouble);
            // The players are informed in any case.
            if let Err(error) = trouble::note_trouble(services, game).await {
                tracing::error!(%error, "could not save a notice to moderators");
            }
            say::table::channel_lost(game.id())
        }
        Absence::Guest => say::table::channel_unreached(game.id()),
    };
    let mut message = delivered::board_message(services, game, style).await;
    message.content = format!("{}\n{}", remark.to(style.locale), message.content);
    message.mention.clear();
    let board = format!("{}-{}", game.id(), game.revision());
    let mut unreached: Vec<PlayerId> = Vec::new();
    for (number, player) in addressees(game).into_iter().enumerate() {
        // Discord compares nonces by author, in all channels.
        let nonce = format!("{board}-{number}");
        match out.direct(player, &message, &nonce).await {
            Ok(()) => {}
            Err(error) if error.is_temporary() => return Err(error),
            Err(error) => {
                tracing::debug!(%player, %error, "could not send a player a direct message");
                unreached.push(player);
            }
        }
    }
    if unreached.is_empty() {
        return Ok(());
    }
    let elsewhere = Message {
        mention: unreached,
        ..with_way_here(message, game, style.locale)
    };
    let nonce = format!("{board}-all");
    let places = earlier_places(game).into_iter();
    let ways = places.map(|place| (Way::In(place), &elsewhere)).collect();
    match tell_by(services, ways, &nonce, out).await {
        Err(error) if error.is_temporary() => Err(error),
        // There is no third way: players who cannot be reached here either see the game in their list.
        _ => Ok(()),
    }
}

/// Moves `game` out of its locked thread to the channel of its challenge, with a notice. If the game was offered in the
/// thread itself it stays, and its players get direct messages.
pub(crate) async fn leave_thread(
    services: &Services,
    game: &Game,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let thread = game.place().channel;
    let lost = || Absence::Lost(OutboundError::Locked);
    let above = earlier_places(game).into_iter().next();
    let Some(above) = above.filter(|_| game.phase().is_running()) else {
        return tell_elsewhere(services, game, lost(), out).await;
    };
    tracing::info!(game = %game.id(), %thread, "moved a game out of its locked thread");
    let locale = language::channel_language(services, above).await;
    let notice = Message {
        content: say::table::thread_locked(game.id()).to(locale),
        sound: Sound::Silent,
        ..Message::default()
    };
    let nonce = format!("l{}-{}", game.id(), game.revision());
    match out.post(above, &notice, &nonce).await {
        Ok(_) => {}
        Err(error) if error.is_temporary() => return Err(error),
        Err(_) => return tell_elsewhere(services, game, lost(), out).await,
    }
    let place = Place {
        club: game.place().club,
        channel: above,
    };
    let moved = commit::relocate(services, game.id(), place, &[], services.now()).await;
    moved.map(|_| ()).map_err(OutboundError::from)
}

/// Sends the message of the first of `ways` that works: a private message can be in its reader's language.
pub(crate) async fn tell_by(
    services: &Services,
    ways: Vec<(Way, &Message)>,
    nonce: &str,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let mut sent = Err(OutboundError::NoAccess);
    for (way, message) in ways {
        sent = match way {
            Way::In(channel) if reach::is_guest(services, channel).await => {
                Err(OutboundError::NoAccess)
            }
            Way::In(channel) => out.post(channel, message, nonce).await.map(|_| ()),
            Way::Direct => match message.mention[..] {
                [player] => out.direct(player, message, nonce).await,
                _ => Err(OutboundError::Closed),
            },
        };
        match &sent {
            Err(error) if error.is_about_place() => {}
            _ => break,
        }
    }
    sent
}

/// `message` with the button that moves `game` to the reader's channel.
fn with_way_here(mut message: Message, game: &Game, locale: Locale) -> Message {
    if game.phase().is_running() {
        let label = say::table::button_here();
        let here = button(&label, Verb::Here, shown_state(game), Look::Primary, locale);
        message.rows.push(Row::Buttons(vec![here]));
    }
    message
}

/// Logs that `channel` is not writable, at most once an hour. For a member who has closed their direct messages it logs
/// at debug level only, because that is their choice.
pub(crate) fn log_unwritable(services: &Services, channel: ChannelId, trouble: &OutboundError) {
    if *trouble != OutboundError::Closed
        && services.delivery.note_unwritable(channel, services.now())
    {
        tracing::warn!(%channel, %trouble, "the bot cannot write in a channel");
    } else {
        tracing::debug!(%channel, %trouble, "the bot cannot write in a channel");
    }
}

/// Earlier channels of `game`, the latest first, ending with that of its challenge.
pub(crate) fn earlier_places(game: &Game) -> Vec<ChannelId> {
    let mut places = Vec::new();
    for event in game.events().iter().rev() {
        if let EventKind::Offered { place, .. } | EventKind::Relocated { place } = &event.kind
            && place.channel != game.place().channel
            && !places.contains(&place.channel)
        {
            places.push(place.channel);
        }
    }
    places
}
