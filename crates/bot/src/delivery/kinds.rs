//! The owners of kinds of outbox messages: features own theirs, those about games are delivered here.

use crate::delivery::board::send_board;
use crate::delivery::card::{
    send_apart, send_begin, send_card, send_refresh, send_thread, update_accepted_card,
};
use crate::delivery::engine::send_silence;
use crate::delivery::notice::{send_dropped_plan, send_followed_news, send_reminder};
use crate::delivery::{announced, away, call, moved, title};
use crate::game::{ChannelId, Game};
use crate::games::outbox::{
    ACCEPTED, ANNOUNCED_OVER, APART, BEGIN, CALL, ENGINE_GONE, ENGINE_MUTE, FOLLOWED_ON, KEEP_OPEN,
    MOVED, MOVED_FOR, PLAN_DROPPED, REFRESH, REMINDER, THREAD, THREAD_TITLE,
};
use crate::games::{find, votes};
use crate::i18n::say;
use crate::kit::feature::{AnyDelivery, Delivery};
use crate::kit::reach;
use crate::kit::sent::Sent;
use crate::kit::services::Services;
use crate::port::outbound::OutboundError;
use crate::registry::FEATURES;
use crate::store::{BOARD, CARD, DELETE, Envelope, OutboxMessage, STRIP};

/// Deliveries of a kind of outbox message that need the current state of the game.
macro_rules! of_game {
    ($kind:expr, |$services:ident, $queued:ident, $game:ident, $to:pat_param, $out:ident| $sent:expr) => {
        &Delivery::new($kind, |$services, $queued, $to, $out| {
            Box::pin(async move {
                let $game = game_of($services, $queued).await?;
                $sent.await
            })
        })
    };
}

/// Deliveries of a kind of outbox message that are dropped if the game has changed: later events have messages of their
/// own.
macro_rules! of_position {
    ($kind:expr, |$services:ident, $queued:ident, $game:ident, $to:ident, $out:ident| $sent:expr) => {
        &Delivery::new($kind, |$services, $queued, ($to, revision), $out| {
            Box::pin(async move {
                let $game = game_of($services, $queued).await?;
                if $game.revision() != revision {
                    return Ok(());
                }
                $sent.await
            })
        })
    };
}

/// The kinds about games.
static OF_GAMES: &[&dyn AnyDelivery] = &[
    &Delivery::waiting(BOARD, |services, queued, _, out| {
        Box::pin(async move {
            let game = game_of(services, queued).await?;
            send_board(services, &game, queued, out).await
        })
    }),
    &Delivery::new(STRIP, |services, _, (channel, message), out| {
        Box::pin(unless_silent(
            services,
            channel,
            out.strip(channel, message),
        ))
    }),
    &Delivery::new(DELETE, |services, _, (channel, message), out| {
        Box::pin(unless_silent(
            services,
            channel,
            out.delete(channel, message),
        ))
    }),
    &Delivery::new(KEEP_OPEN, |services, _, (channel, ()), out| {
        Box::pin(unless_silent(services, channel, out.keep_open(channel)))
    }),
    &Delivery::waiting(THREAD_TITLE, |services, _, (thread, game), out| {
        Box::pin(async move {
            if reach::is_silent(services, thread).await {
                return Ok(Sent::Done);
            }
            title::send_title(services, thread, game, out).await
        })
    }),
    of_game!(CARD, |services, queued, game, (channel, message), out| {
        let sent = send_card(services, &game, channel, message, out);
        unless_silent(services, channel, sent)
    }),
    of_game!(ANNOUNCED_OVER, |services,
                              queued,
                              game,
                              (channel, message),
                              out| {
        let sent = announced::send_over(services, &game, channel, message, out);
        unless_silent(services, channel, sent)
    }),
    of_game!(THREAD, |services, queued, game, (parent, message), out| {
        send_thread(services, &game, parent, message, out)
    }),
    of_game!(BEGIN, |services, queued, game, (channel, ()), out| {
        send_begin(services, &game, queued, channel, out)
    }),
    of_game!(APART, |services, queued, game, (channel, ()), out| {
        send_apart(services, &game, queued, channel, out)
    }),
    of_game!(ACCEPTED, |services, queued, game, (channel, ()), out| {
        update_accepted_card(services, &game, queued, channel, out)
    }),
    of_game!(MOVED, |services, queued, game, (channel, ()), out| {
        moved::announce_new_place(services, &game, queued, channel, out)
    }),
    of_game!(MOVED_FOR, |services, queued, game, (player, ()), out| {
        moved::send_moved_for(services, &game, queued, player, out)
    }),
    of_game!(votes::AWAY, |services, queued, game, (channel, _), out| {
        away::send(services, &game, queued, channel, out)
    }),
    of_position!(REFRESH, |services, queued, game, channel, out| {
        unless_silent(
            services,
            channel,
            send_refresh(services, game, channel, out),
        )
    }),
    of_position!(CALL, |services, queued, game, channel, out| {
        call::send_call(services, &game, queued, channel, out)
    }),
    of_position!(REMINDER, |services, queued, game, player, out| {
        send_reminder(services, queued, &game, player, out)
    }),
    of_position!(FOLLOWED_ON, |services, queued, game, player, out| {
        send_followed_news(services, queued, &game, player, out)
    }),
    of_position!(PLAN_DROPPED, |services, queued, game, player, out| {
        send_dropped_plan(services, queued, &game, player, out)
    }),
    of_position!(ENGINE_MUTE, |services, queued, game, player, out| {
        send_silence(
            services,
            queued,
            &game,
            player,
            say::opponent::engine_mute,
            out,
        )
    }),
    of_position!(ENGINE_GONE, |services, queued, game, player, out| {
        send_silence(
            services,
            queued,
            &game,
            player,
            say::opponent::engine_gone,
            out,
        )
    }),
];

/// The deliveries of all kinds of outbox messages.
fn deliveries() -> impl Iterator<Item = &'static dyn AnyDelivery> {
    let of_features = FEATURES.iter().flat_map(|feature| feature.outbox);
    OF_GAMES.iter().chain(of_features).copied()
}

/// Names of all kinds of outbox messages; each kind has one owner.
pub fn names() -> impl Iterator<Item = &'static str> {
    deliveries().map(AnyDelivery::name)
}

/// The delivery of `envelope`; none if its kind is unknown, or its content unreadable.
pub(crate) fn delivery_of(envelope: &Envelope) -> Option<&'static dyn AnyDelivery> {
    deliveries().find(|delivery| delivery.reads(envelope))
}

/// Whether `envelope` can be delivered.
pub fn is_known(envelope: &Envelope) -> bool {
    delivery_of(envelope).is_some()
}

/// Awaits `sent`, unless the bot cannot edit in `channel`.
async fn unless_silent(
    services: &Services,
    channel: ChannelId,
    sent: impl Future<Output = Result<(), OutboundError>>,
) -> Result<(), OutboundError> {
    if reach::is_silent(services, channel).await {
        return Ok(());
    }
    sent.await
}

/// The game of `queued`.
async fn game_of(services: &Services, queued: &OutboxMessage) -> Result<Game, OutboundError> {
    let game = queued.subject.game().ok_or(OutboundError::Gone)?;
    let game = find::game(services, game).await;
    game.map_err(OutboundError::from)
}
