//! What somebody is told directly of a tournament; in its channel, where they take no direct messages, or where it
//! is for everybody.

use crate::bot::features::tournament::{asked, pairs, words};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::people;
use crate::bot::kit::services::Services;
use crate::bot::port::message::Message;
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::contest::{ContestId, EntryIndex};
use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Link, Name, say};
use crate::store::{ContestNews, OutboxId};

/// Tells `player` the `news` of a tournament.
pub(crate) async fn tell(
    services: &Services,
    queued: OutboxId,
    (player, id, round): (PlayerId, ContestId, u8),
    news: ContestNews,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    if player.is_nobody() {
        return Ok(());
    }
    let found = services.store.contest(id).await;
    let found = found.map_err(|error| Failure::from(error).undelivered())?;
    let (contest, _) = found.ok_or(OutboundError::Gone)?;
    let channel = contest.place.channel;
    let nonce = format!("c{queued}");
    let public = people::language(services, channel).await;
    let way = match contest.message {
        Some(message) => Link::to_message(contest.place, message),
        None => Link::to_channel(channel),
    };
    let title = words::title(&contest);
    let text = match news {
        ContestNews::RoundOver => say::tournament::round_over(title, round, way),
        ContestNews::Undelivered { table } => pairs::undelivered(&contest, round, table),
        ContestNews::MovedUp => say::tournament::moved_up(title, way),
        ContestNews::Dissolved { by } => say::tournament::dissolved(title, Name::mention(by), way),
        ContestNews::Substituted => {
            let told = pairs::of_substitute(&contest, player, services.now(), public);
            return post(channel, told, &nonce, out).await;
        }
        ContestNews::Changed { entry } => {
            let told = asked::changed(&contest, EntryIndex::new(entry.into()), public);
            return post(channel, told, &nonce, out).await;
        }
        ContestNews::Asked { entry } => {
            let side = EntryIndex::new(entry.into());
            return asked::tell(services, (id, &contest), side, (public, &nonce), out).await;
        }
    };
    let own = people::reads(services, player, channel).await;
    let [direct, posted] = [own, public].map(|locale| Message {
        content: text.to(locale),
        mention: vec![player],
        ..Message::default()
    });
    match out.direct(player, &direct, &nonce).await {
        Err(error) if error.is_about_place() => {
            let mention = format!("<@{player}> {}", posted.content);
            let posted = Message {
                content: mention,
                ..posted
            };
            out.post(channel, &posted, &nonce).await.map(drop)
        }
        told => told,
    }
}

/// Posts what is for everybody; none if what it is about is not there any more.
async fn post(
    channel: ChannelId,
    told: Option<Message>,
    nonce: &str,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let told = told.ok_or(OutboundError::Gone)?;
    out.post(channel, &told, nonce).await.map(drop)
}
