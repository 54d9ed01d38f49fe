//! News of a tournament for single members: directly; in its channel if they take no direct messages, or if it concerns
//! everybody.

use crate::contest::{At, Contest, ContestId, EntryIndex, Results};
use crate::features::tournament::{asked, pairs, words};
use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Link, Name, Text, say};
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::port::message::Message;
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::{ContestNews, OutboxId};

/// Informs `player` of the `news` of a tournament.
pub(crate) async fn announce(
    services: &Services,
    queued: OutboxId,
    player: PlayerId,
    id: ContestId,
    round: u8,
    news: ContestNews,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    if player.is_nobody() {
        return Ok(());
    }
    let found = services.store.contest(id).await?;
    let (contest, results) = found.ok_or(OutboundError::Gone)?;
    let channel = contest.place.channel;
    let nonce = format!("c{queued}");
    let public = language::channel_language(services, channel).await;
    let way = match contest.message {
        Some(message) => Link::to_message(contest.place, message),
        None => Link::to_channel(channel),
    };
    match news {
        ContestNews::Substituted => {
            let message = pairs::substitute_message(&contest, player, services.now(), public);
            return post(channel, message, &nonce, out).await;
        }
        ContestNews::Changed { entry } => {
            let message = asked::change_message(&contest, EntryIndex::new(entry.into()), public);
            return post(channel, message, &nonce, out).await;
        }
        ContestNews::Asked { entry } => {
            let side = EntryIndex::new(entry.into());
            return asked::announce(services, id, &contest, side, public, &nonce, out).await;
        }
        _ => {}
    }
    let Some(text) = private_text(&contest, &results, round, way, news) else {
        return Ok(());
    };
    let own = language::player_language(services, player, channel).await;
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
        sent => sent,
    }
}

/// The news by name; none if it concerns everybody.
fn private_text(
    contest: &Contest,
    results: &Results,
    round: u8,
    way: Link,
    news: ContestNews,
) -> Option<Text> {
    use say::tournament as t;
    let title = words::title(contest);
    Some(match news {
        ContestNews::RoundOver => match first_missing_result(contest, results) {
            Some(at) => t::results_missing(title, results.all_open(), at.round, at.table, way),
            None => t::round_over(title, round, way),
        },
        ContestNews::RoundBegun => t::round_begun(title, round, way),
        ContestNews::NotPaired => t::not_paired(title, round + 1, way),
        ContestNews::Absent => t::news_absent(title, round, way),
        ContestNews::SitsOut => t::news_sits_out(title, way),
        ContestNews::Plays => t::news_plays(title, way),
        ContestNews::Removed => t::news_removed(title, way),
        ContestNews::Undelivered { table } => pairs::undelivered_text(contest, round, table),
        ContestNews::MovedUp => t::moved_up(title, way),
        ContestNews::Dissolved { by } => t::dissolved(title, Name::mention(by), way),
        ContestNews::Substituted | ContestNews::Changed { .. } | ContestNews::Asked { .. } => {
            return None;
        }
    })
}

/// The first missing result, if all rounds have been played.
fn first_missing_result(contest: &Contest, results: &Results) -> Option<At> {
    let is_last = contest.rounds.len() >= usize::from(contest.planned_rounds());
    let mut boards = contest.boards().map(|(at, _)| at);
    boards.find(|at| is_last && results.board(*at).is_none())
}

/// Posts public news; none if its subject is gone.
async fn post(
    channel: ChannelId,
    message: Option<Message>,
    nonce: &str,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let existing = message.ok_or(OutboundError::Gone)?;
    out.post(channel, &existing, nonce).await.map(drop)
}
