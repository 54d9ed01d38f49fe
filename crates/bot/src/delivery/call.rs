//! Pings: in a game that stays in one message, a short message pings players who have something to do, since an edit
//! does not notify. It is deleted when the game continues.

use crate::delivery::elsewhere;
use crate::delivery::elsewhere::Absence;
use crate::delivery::search::latest_event;
use crate::features::settings::policy::Policy;
use crate::game::{Actor, ChannelId, EventKind, Game, GameId, MessageId, PlayerId};
use crate::games::view::board::addressees;
use crate::games::view::proposal::open_request;
use crate::games::{listing, outbox};
use crate::i18n::{Name, say};
use crate::kit::prefs::{OrUsual as _, Pref, language};
use crate::kit::services::Services;
use crate::kit::{once, reach};
use crate::port::message::Message;
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{BoardMessage, DELETE, Envelope, OutboxMessage, Properties};

/// The message of a game's latest ping, if any.
static CALL: Pref<GameId, Option<(ChannelId, MessageId)>> = Pref::new("call");

/// The outbox messages that renew the ping once the newest state of the game `id` is shown in `board`: the last ping is
/// deleted, and a new one is sent if the message was only edited.
pub(crate) fn calls(
    read: &Properties<'_>,
    id: GameId,
    board: BoardMessage,
    policy: Policy,
) -> Vec<Envelope> {
    // If unreadable, the worst case is a ping that stays too long.
    let before = read.board_message(id).or_usual(None);
    let last = CALL.of(read, id).or_usual(None);
    let Some(before) = before.filter(|before| before.revision < board.revision) else {
        return Vec::new();
    };
    let last = last.map(|(channel, message)| DELETE.to(channel, message));
    let mut queue: Vec<Envelope> = last.into_iter().collect();
    if policy == Policy::OneMessage && before.message == board.message {
        queue.push(outbox::CALL.to(board.channel, board.revision));
    }
    queue
}

/// Forgets the last ping of the game `id`, if `queue`, made by [`calls`], deletes it.
///
/// Called once `queue` is stored: if the program ends in between, the deletion is queued again, and finds no message.
pub(crate) async fn forget_call(services: &Services, id: GameId, queue: &[Envelope]) {
    if queue.iter().any(|queued| DELETE.is(queued)) {
        let dropped = services.store.drop_property(CALL.property(), id).await;
        if let Err(error) = dropped {
            tracing::warn!(game = %id, %error, "could not save that a ping was deleted");
        }
    }
}

/// Pings the players that `game` addresses.
pub(crate) async fn send_call(
    services: &Services,
    game: &Game,
    queued: &OutboxMessage,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let called = players_to_ping(game);
    if called.is_empty() || reach::is_guest(services, channel).await {
        return Ok(());
    }
    let way = listing::way_to(services, game).await;
    let names = Name::mentions(&called);
    let text = match open_request(game) {
        Some(asked) => say::table::call_asked(names, game.id(), asked, way),
        None => say::table::call(names, game.id(), way),
    };
    let message = Message {
        content: text.to(language::channel_language(services, channel).await),
        mention: called,
        ..Message::default()
    };
    let since = latest_event(game);
    let nonce = format!("c{}-{}", game.id(), game.revision());
    let message = match once::post(queued, channel, since, &message, &nonce, out).await {
        Err(trouble) if trouble.is_about_place() => {
            return elsewhere::tell_elsewhere(services, game, Absence::Lost(trouble), out).await;
        }
        posted => posted?,
    };
    // The ping was sent: if its message cannot be noted, the players are not pinged again.
    let place = Some((channel, message));
    let noted = CALL.set(services, game.id(), &place).await;
    if let Err(error) = noted {
        tracing::warn!(game = %game.id(), %error, "could not save where a ping was posted");
    }
    Ok(())
}

/// The players to ping about the newest state of `game`: none while chains are being marked, by many small changes.
pub(crate) fn players_to_ping(game: &Game) -> Vec<PlayerId> {
    let mut latest = game.events().iter().rev();
    let latest = latest.find(|event| event.by != Actor::Clock);
    match latest.map(|event| &event.kind) {
        Some(EventKind::Marked { .. }) => Vec::new(),
        _ => addressees(game),
    }
}
