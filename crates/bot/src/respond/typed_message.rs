//! A move that is written as a message, as in any chat: `d4` is `/play at:d4`, and `pass` is `/game pass`.
//!
//! Other messages are neither answered nor stored.

use crate::game::{ChannelId, Outline, PlayerId};
use crate::games::find;
use crate::i18n::say;
use crate::kit::parse::point;
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::port::outbound::{Outbound, OutboundError};
use crate::port::request::{
    Call, ChannelKind, InteractionId, Invocation, OptionValue, Permissions, Reach, Request,
    Setting, TypedMessage,
};
use crate::store::{List, StoreError};

/// The largest file that a message may carry everywhere on Discord, in bytes: 10 MiB.
const LARGEST_FILE: usize = 10 * 1024 * 1024;
/// In a private conversation Discord grants all permissions.
const EVERYTHING: Permissions = Permissions(u64::MAX);

/// The request in the message `typed`; none if it is no move, or if on a server no game there waits for one.
pub(crate) async fn request(
    services: &Services,
    typed: TypedMessage,
    out: &dyn Outbound,
) -> Result<Option<Request>, NotUnderstood> {
    let Some(call) = call(&typed.text) else {
        return Ok(None);
    };
    let (player, place) = (typed.author.player, typed.place);
    if place.club.is_some() && !waits_here(services, player, place.channel).await? {
        return Ok(None);
    }
    let locale = language(services, player, place.channel).await?;
    let mut request = Request {
        interaction: InteractionId(typed.message.get()),
        caller: typed.author,
        permissions: Permissions(0),
        joined: None,
        setting: Setting {
            place,
            channel: ChannelKind::Conversation,
            reach: Reach::Member(EVERYTHING),
            largest_file: LARGEST_FILE,
        },
        locale,
        club_locale: None,
        invocation: Invocation::Command(call),
        pressed_alone: false,
        file: None,
    };
    if place.club.is_none() {
        return Ok(Some(request));
    }
    let asked = tokio::try_join!(
        out.membership(place, player),
        out.membership(place, typed.bot)
    );
    let (Some(member), Some(own)) = asked? else {
        return Ok(None);
    };
    request.permissions = member.permissions;
    request.joined = member.joined;
    request.caller = member.person;
    request.setting.channel = member.channel;
    request.setting.reach = Reach::Member(own.permissions);
    Ok(Some(request))
}

/// Whether a game in `channel` waits for `player`.
async fn waits_here(
    services: &Services,
    player: PlayerId,
    channel: ChannelId,
) -> Result<bool, StoreError> {
    let waits = |game: &Outline| find::waits_for(game, player);
    let here = List::OfIn(player, channel);
    let waiting = services.store.outlines(here, 1, waits).await?;
    Ok(!waiting.games.is_empty())
}

/// Errors of understanding a message.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotUnderstood {
    #[error("the store could not be read: {0}")]
    Store(#[from] StoreError),
    #[error("Discord does not say who has written it: {0}")]
    Member(#[from] OutboundError),
}

/// The command of `text`, if it is a move.
fn call(text: &str) -> Option<Call> {
    let text = text.trim();
    let (name, subcommand, options) = if say::terms::typed_pass().has_word(text) {
        ("game", Some("pass".to_owned()), Vec::new())
    } else if point::is_move(text) {
        let at = OptionValue::Text(text.to_owned());
        ("play", None, vec![("at".to_owned(), at)])
    } else {
        return None;
    };
    Some(Call {
        name: name.to_owned(),
        subcommand,
        options,
    })
}

/// The language of `player` as a tag, which messages lack: that of the bot's messages to them, else that of a
/// game that waits for them.
async fn language(
    services: &Services,
    player: PlayerId,
    channel: ChannelId,
) -> Result<String, StoreError> {
    let waits = |game: &Outline| find::waits_for(game, player);
    let waiting = services.store.outlines(List::Of(player), 1, waits).await?;
    let spoken = match language::noted_language(services, channel).await {
        Some(_) => channel,
        None => waiting
            .games
            .first()
            .map_or(channel, |game| game.place.channel),
    };
    let reads = language::player_language(services, player, spoken).await;
    Ok(reads.language().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_moves_are_understood() {
        let summary = |text: &str| {
            call(text).map(|call| match &call.options[..] {
                [(_, OptionValue::Text(at))] => format!("{} {at}", call.name),
                _ => format!("{} {}", call.name, call.subcommand.unwrap_or_default()),
            })
        };
        for (text, meant) in [
            ("d4", "play d4"),
            (" D 4 ", "play D 4"),
            ("4D", "play 4D"),
            ("Ｄ４", "play Ｄ４"),
            ("d4 q16", "play d4 q16"),
            ("pass", "game pass"),
            ("Passe", "game pass"),
            ("пас", "game pass"),
        ] {
            assert_eq!(summary(text).as_deref(), Some(meant), "{text}");
        }
        for text in [
            "",
            "4",
            "d",
            "hello",
            "d4!",
            "I pass",
            "is d4 good?",
            "d4 d4 d4 d4 d4 d4 d4 d4 d4 d4",
            "b2b",
            "😀",
        ] {
            assert_eq!(summary(text), None, "{text}");
        }
    }
}
