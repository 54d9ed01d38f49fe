//! A daily message for members who want it: games in which they are to move, the most urgent first.
//!
//! It comes at an hour of their own day. If the bot was down then, it comes later on the same day.

use std::sync::Arc;

use crate::clock::Timestamp;
use crate::features::notices::summary_hour::SUMMARY;
use crate::game::{Outline, PlayerId, Progress, Zone};
use crate::games::carried::{Carried, WhichMenu};
use crate::games::find::{pending_proposal, waits_for};
use crate::games::listing;
use crate::games::listing::Listing;
use crate::games::time::calendar::ZONE;
use crate::i18n::{Locale, Name, say};
use crate::kit::ctx::Reader;
use crate::kit::custom_id::CustomId as _;
use crate::kit::prefs::choice::EachDay;
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::kit::workers::each::for_each;
use crate::port::message::{Card, Menu, Message, Row, Selection};
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{List, StoreError};

/// Schedules the next summary of `player` after `now`, by their hour and time zone.
///
/// # Errors
///
/// A [`StoreError`]; nothing is scheduled then.
pub async fn arrange_summary(
    services: &Services,
    player: PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let at = match SUMMARY.get(services, player).await? {
        EachDay::Off => None,
        EachDay::At(hour) => Some(own_zone(services, player).await?.next(now, hour)),
    };
    services.store.set_summary(player, at).await
}

/// Sends all summaries that are due at `now`.
pub(crate) async fn summarize(services: &Arc<Services>, now: Timestamp) {
    let due = match services.store.summaries_due(now).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "could not read whose daily summary is due");
            return;
        }
    };
    if due.is_empty() {
        return;
    }
    let all = Arc::clone(services);
    let each = due.into_iter().map(move |player| {
        let services = Arc::clone(&all);
        async move {
            if let Err(error) = summarize_for(&services, player, now).await {
                tracing::error!(%error, "could not send a daily summary");
                tracing::debug!(%player, "the player of that daily summary");
            }
        }
    });
    for_each(each).await;
    services.delivery.notify();
}

async fn summarize_for(
    services: &Services,
    player: PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let EachDay::At(hour) = SUMMARY.get(services, player).await? else {
        return services.store.set_summary(player, None).await;
    };
    let zone = own_zone(services, player).await?;
    let today = zone.on_this_day(now, hour);
    if today <= now {
        let tomorrow = zone.on_the_next_day(now, hour);
        services.store.summarize(player, tomorrow).await
    } else {
        // The summary that was due is yesterday's, which is over.
        services.store.set_summary(player, Some(today)).await
    }
}

/// Sends `player` their summary, if they are to move anywhere.
///
/// A member whose direct messages are closed gets one notice in the channel of such a game, and no more summaries.
pub(crate) async fn send_summary(
    services: &Services,
    player: PlayerId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let EachDay::At(hour) = SUMMARY.get(services, player).await? else {
        return Ok(());
    };
    let waits = |game: &Outline| game.progress.is_running() && waits_for(game, player);
    let games = services.store.outlines(List::Of(player), usize::MAX, waits);
    let games = games.await?.games;
    let count = games.len();
    let listing = listing::listing(services, games, player).await;
    let Some((_, first)) = listing.first.first() else {
        return Ok(());
    };
    let channel = first.place.channel;
    let locale = language::player_language(services, player, channel).await;
    let zone = own_zone(services, player).await?;
    let today = zone.on_this_day(services.now(), hour);
    // Within Discord's length, and different for each member: several may share a channel.
    let nonce = format!("d{:x}-{:x}", player.get(), today.as_secs() / 3600);
    let message = summary(services, player, count, &listing, locale).await;
    match out.direct(player, &message, &nonce).await {
        Err(error) if error.is_about_place() => {}
        sent => return sent,
    }
    let text = say::people::summary_closed(Name::mention(player));
    let notice = Message {
        content: text.to(language::channel_language(services, channel).await),
        mention: vec![player],
        ..Message::default()
    };
    // If that message fails too, the summary is only turned off.
    match out.post(channel, &notice, &nonce).await {
        Err(error) if error.is_temporary() => return Err(error),
        _ => {}
    }
    // Until that succeeds, the notice is repeated.
    let off = SUMMARY.set(services, player, &EachDay::Off).await;
    off?;
    let settled = arrange_summary(services, player, services.now()).await;
    settled.map_err(OutboundError::from)
}

async fn summary(
    services: &Services,
    player: PlayerId,
    count: usize,
    listing: &Listing,
    locale: Locale,
) -> Message {
    let reader = Reader {
        player,
        locale,
        club: None,
    };
    Message {
        content: say::people::summary(count).to(locale),
        card: Some(Card {
            title: say::people::summary_title().to(locale).into(),
            body: listing::list(services, listing, &[], reader).await,
            fields: Vec::new(),
        }),
        rows: menu(services, listing, reader).await.into_iter().collect(),
        ..Message::default()
    }
}

/// The menu of those games of `listing` in which `reader` is to move: it opens the picker, as `/play` does.
/// A summary stays text and card, since notifications show no text of components.
async fn menu(services: &Services, listing: &Listing, reader: Reader) -> Option<Row> {
    let moves = |game: &Outline| {
        matches!(game.progress, Progress::Playing | Progress::Trial)
            && pending_proposal(game, reader.player).is_none()
    };
    let mut entries = Vec::new();
    for (_, game) in listing.first.iter().filter(|(_, game)| moves(game)) {
        entries.push(listing::entry(services, game, reader).await);
    }
    let play = Carried {
        command: "play".to_owned(),
        subcommand: None,
        options: Vec::new(),
    };
    let menu = Menu {
        custom_id: WhichMenu(play).write()?,
        placeholder: say::people::summary_play().to(reader.locale),
        entries,
        selection: Selection::One,
    };
    (!menu.entries.is_empty()).then_some(Row::Menu(menu))
}

async fn own_zone(services: &Services, player: PlayerId) -> Result<Zone, StoreError> {
    Ok(ZONE.get(services, player).await?.unwrap_or_default())
}
