//! What the moderators of a server should know: kept until an answer to one of their commands has told it.
//!
//! | name | what |
//! |---|---|
//! | `trouble/<club>` | the game whose channel cannot be written to, and the channel |
//! | `trouble-told/<channel>` | the club, as long as the channel cannot be written to |
//! | `lost-daily/<club>` | the channel where no daily puzzle can be posted any more |

use crate::bot::games::find;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::prefs;
use crate::bot::kit::prefs::OrUsual as _;
use crate::bot::kit::response::Response;
use crate::bot::kit::services::Services;
use crate::bot::kit::spec::Audience;
use crate::bot::port::answer::Answer;
use crate::bot::port::message::Told;
use crate::bot::port::request::Invocation;
use crate::game::{ChannelId, ClubId, Game, GameId};
use crate::i18n::{Text, say};
use crate::store::{NamedValue, StoreError};

/// Notes that the channel of `game` cannot be written to, once for each channel while it lasts.
pub(crate) async fn note_trouble(services: &Services, game: &Game) -> Result<(), StoreError> {
    let place = game.place();
    let Some(club) = place.club else {
        return Ok(());
    };
    let told = told_key(place.channel);
    if services.store.setting(&told).await?.is_some() {
        return Ok(());
    }
    let word = format!("{} {}", game.id(), place.channel);
    let noted = [
        NamedValue::some(trouble_key(club), word),
        NamedValue::some(told, club.to_string()),
    ];
    services.store.set_settings(&noted).await
}

/// Whether the last board for `channel` could not be posted there; no if that cannot be read,
/// for then both sides have to consent before a game leaves it.
pub(crate) async fn is_lost(services: &Services, channel: ChannelId) -> bool {
    let noted = prefs::setting(services, &told_key(channel), |_| Some(())).await;
    noted.or_usual(None).is_some()
}

/// The bot can write in `channel`: a word that says otherwise is not to be told any more.
pub(crate) async fn all_is_well(services: &Services, channel: ChannelId) {
    if let Err(error) = forget_trouble(services, channel).await {
        tracing::error!(%channel, %error, "that a channel can be written to again could not be saved");
    }
}

async fn forget_trouble(services: &Services, channel: ChannelId) -> Result<(), StoreError> {
    let told = told_key(channel);
    let club = |text: &str| text.parse().ok().map(ClubId::new);
    let Some(club) = prefs::setting(services, &told, club).await? else {
        return Ok(());
    };
    let mut over = vec![NamedValue::none(&told)];
    let name = trouble_key(club);
    if let Some((_, lost)) = prefs::setting(services, &name, read_trouble).await?
        && lost == channel
    {
        over.push(NamedValue::none(&name));
    }
    services.store.set_settings(&over).await
}

/// Notes that no daily puzzle can be posted in `channel` any more.
pub(crate) async fn note_lost_daily(
    services: &Services,
    club: ClubId,
    channel: ChannelId,
) -> Result<(), StoreError> {
    let channel = channel.to_string();
    services.store.set_setting(&lost_key(club), &channel).await
}

/// Adds to an answer to a moderator's command what moderators should know, if there is anything.
pub(crate) async fn add_trouble(services: &Services, ctx: &Ctx<'_>, response: &mut Response) {
    let Invocation::Command(call) = &ctx.request.invocation else {
        return;
    };
    let command = ctx.command(&call.name);
    let of_moderators =
        command.is_some_and(|command| matches!((command.spec)().audience, Audience::Holders(_)));
    let (true, Some(club)) = (of_moderators, ctx.request.setting.place.club) else {
        return;
    };
    let (message, reader) = match &mut response.answer {
        Answer::Post(message) => (message, ctx.club),
        Answer::Ephemeral(message) => (message, ctx.reader()),
        _ => return,
    };
    for trouble in [
        trouble(services, club).await,
        lost_daily(services, club).await,
    ] {
        match trouble {
            Ok(Some((told, text))) => {
                message.content = format!("{}\n{}", message.content, text.to(reader));
                message.troubles.push(told);
            }
            Ok(None) => {}
            Err(failure) => {
                tracing::error!(?failure, "what moderators should know could not be read");
            }
        }
    }
}

/// The troubles of which a message has `told` are not told again, unless they have come anew since.
pub(crate) async fn clear_troubles(services: &Services, told: &[Told]) {
    for Told { name, value } in told {
        let cleared = match services.store.setting(name).await {
            Ok(Some(kept)) if kept == *value => {
                let none = NamedValue::none(name);
                services.store.set_settings(&[none]).await
            }
            known => known.map(|_| ()),
        };
        if let Err(error) = cleared {
            tracing::error!(%error, name, "what moderators were told could not be cleared");
        }
    }
}

async fn trouble(services: &Services, club: ClubId) -> Result<Option<(Told, Text)>, Failure> {
    let name = trouble_key(club);
    let Some((game, lost)) = prefs::setting(services, &name, read_trouble).await? else {
        return Ok(None);
    };
    let value = format!("{game} {lost}");
    let game = find::game(services, game).await?;
    // A game that has gone elsewhere needs nobody's help.
    if game.place().channel != lost {
        services
            .store
            .set_settings(&[NamedValue::none(&name)])
            .await?;
        return Ok(None);
    }
    let text = say::table::channel_trouble(game.id(), lost);
    Ok(Some((Told { name, value }, text)))
}

async fn lost_daily(services: &Services, club: ClubId) -> Result<Option<(Told, Text)>, Failure> {
    let number = |text: &str| text.parse().ok();
    let name = lost_key(club);
    let channel = prefs::setting(services, &name, number)
        .await?
        .map(ChannelId::new);
    Ok(channel.map(|channel| {
        let value = channel.to_string();
        (Told { name, value }, say::daily::lost(channel))
    }))
}

fn trouble_key(club: ClubId) -> String {
    format!("trouble/{club}")
}

fn told_key(channel: ChannelId) -> String {
    format!("trouble-told/{channel}")
}

/// The game and the channel that it has lost, as they are kept.
fn read_trouble(text: &str) -> Option<(GameId, ChannelId)> {
    let (game, channel) = text.split_once(' ')?;
    let (game, channel) = (game.parse().ok()?, channel.parse().ok()?);
    Some((GameId::new(game), ChannelId::new(channel)))
}

fn lost_key(club: ClubId) -> String {
    format!("lost-daily/{club}")
}
