//! Problems for the moderators of a server: stored until an answer to one of their commands has reported them.

use crate::game::{ChannelId, ClubId, Game, GameId, MessageId};
use crate::games::find;
use crate::games::seats::LIST;
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::prefs::{OrUsual as _, Pref};
use crate::kit::response::Response;
use crate::kit::services::Services;
use crate::kit::spec::Audience;
use crate::port::answer::Answer;
use crate::port::message::Trouble;
use crate::port::request::Invocation;
use crate::store::{Batch, Properties, StoreError};

/// The game of a club whose channel is not writable, and the channel, until moderators were told.
static UNWRITABLE: Pref<ClubId, Option<(GameId, ChannelId)>> = Pref::new("unwritable");
/// The club of a channel that cannot be written to, as long as that lasts.
static LOST: Pref<ChannelId, Option<ClubId>> = Pref::new("lost");
/// The channel of a club that lost its daily puzzle, until moderators were told.
static LOST_DAILY: Pref<ClubId, Option<ChannelId>> = Pref::new("lost-daily");

/// The channel of a club that lost its list of open challenges, until moderators were told.
static LOST_SEATS: Pref<ClubId, Option<ChannelId>> = Pref::new("lost-seats");

/// The channel of a club that lost its weekly digest, until moderators were told.
static LOST_DIGEST: Pref<ClubId, Option<ChannelId>> = Pref::new("lost-digest");

/// Notes that the channel of `game` cannot be written to, once for each channel while it lasts.
pub(crate) async fn note_trouble(services: &Services, game: &Game) -> Result<(), StoreError> {
    let place = game.place();
    let Some(club) = place.club else {
        return Ok(());
    };
    if LOST.get(services, place.channel).await?.is_some() {
        return Ok(());
    }
    let noted = [
        UNWRITABLE.assign(club, &Some((game.id(), place.channel))),
        LOST.assign(place.channel, &Some(club)),
    ];
    services.store.assign(&noted).await
}

/// Whether the last board for `channel` could not be posted there; no if that cannot be read,
/// for then both sides have to consent before a game leaves it.
pub(crate) async fn is_lost(services: &Services, channel: ChannelId) -> bool {
    let lost = LOST.get(services, channel).await;
    lost.or_usual(None).is_some()
}

/// The club whose moderators are to be told that the bot cannot write in `channel`, if noted.
pub(crate) fn lost_in(read: &Properties<'_>, channel: ChannelId) -> Option<ClubId> {
    LOST.of(read, channel).or_usual(None)
}

/// Notes that the bot can write in `channel`: a report that says otherwise is dropped.
pub(crate) async fn all_is_well(services: &Services, channel: ChannelId) {
    if let Some(club) = LOST.get(services, channel).await.or_usual(None) {
        forget_trouble(services, channel, club).await;
    }
}

/// The same with the report for `club`.
pub(crate) async fn forget_trouble(services: &Services, channel: ChannelId, club: ClubId) {
    let forgotten = async {
        let mut over = vec![LOST.assign(channel, &None)];
        if let Some((_, lost)) = UNWRITABLE.get(services, club).await?
            && lost == channel
        {
            over.push(UNWRITABLE.assign(club, &None));
        }
        services.store.assign(&over).await
    };
    if let Err(error) = forgotten.await {
        tracing::error!(%channel, %error, "that a channel can be written to again could not be saved");
    }
}

/// Notes that no daily puzzle can be posted in `channel`.
pub(crate) async fn note_lost_daily(
    services: &Services,
    club: ClubId,
    channel: ChannelId,
) -> Result<(), StoreError> {
    LOST_DAILY.set(services, club, &Some(channel)).await
}

/// Notes that no weekly digest can be posted in `channel`.
pub(crate) async fn note_lost_digest(
    services: &Services,
    club: ClubId,
    channel: ChannelId,
) -> Result<(), StoreError> {
    LOST_DIGEST.set(services, club, &Some(channel)).await
}

/// Notes that the list of open challenges, which was this message or was to be posted, is gone: the club has none from
/// now on, unless another was chosen in the meantime.
pub(crate) async fn note_lost_seats(
    services: &Services,
    club: ClubId,
    (channel, message): (ChannelId, Option<MessageId>),
) -> Result<(), StoreError> {
    let noted = Batch {
        assignments: vec![
            LOST_SEATS.assign(club, &Some(channel)),
            LIST.assign(club, &None),
        ],
        ..Batch::default()
    };
    let as_read = vec![LIST.assign(club, &Some((channel, message)))];
    let noted = services.store.write_all_if(as_read, noted).await;
    noted.map(|_| ())
}

/// Adds to an answer to a moderator's command what moderators should know, if there is anything.
pub(crate) async fn add_trouble(services: &Services, ctx: &Ctx<'_>, response: &mut Response) {
    let Invocation::Command(call) = &ctx.request.invocation else {
        return;
    };
    let command = ctx.command(&call.name);
    let of_moderators =
        command.is_some_and(|command| matches!(command.spec.audience, Audience::Holders(_)));
    let (true, Some(club)) = (of_moderators, ctx.request.setting.place.club) else {
        return;
    };
    let (message, reader) = match &mut response.answer {
        Answer::Post(message) => (message, ctx.club),
        Answer::Ephemeral(message) => (message, ctx.reader()),
        _ => return,
    };
    for trouble in [
        unwritable(services, club).await,
        lost_daily(services, club).await,
        lost_seats(services, club).await,
        lost_digest(services, club).await,
    ] {
        match trouble {
            Ok(Some((trouble, text))) => {
                message.content = format!("{}\n{}", message.content, text.to(reader));
                message.troubles.push(trouble);
            }
            Ok(None) => {}
            Err(failure) => {
                tracing::error!(?failure, "what moderators should know could not be read");
            }
        }
    }
}

/// Clears the `troubles` that a message has reported, unless they have occurred again since.
pub(crate) async fn clear_troubles(services: &Services, troubles: &[Trouble]) {
    for trouble in troubles {
        if let Err(error) = clear(services, *trouble).await {
            tracing::error!(%error, ?trouble, "a notice to moderators could not be cleared");
        }
    }
}

async fn clear(services: &Services, trouble: Trouble) -> Result<(), StoreError> {
    match trouble {
        Trouble::Unwritable(club, game, channel) => {
            let stored = UNWRITABLE.get(services, club).await?;
            if stored == Some((game, channel)) {
                UNWRITABLE.set(services, club, &None).await
            } else {
                Ok(())
            }
        }
        Trouble::LostDaily(club, channel) => {
            if LOST_DAILY.get(services, club).await? == Some(channel) {
                LOST_DAILY.set(services, club, &None).await
            } else {
                Ok(())
            }
        }
        Trouble::LostSeats(club, channel) => {
            if LOST_SEATS.get(services, club).await? == Some(channel) {
                LOST_SEATS.set(services, club, &None).await
            } else {
                Ok(())
            }
        }
        Trouble::LostDigest(club, channel) => {
            if LOST_DIGEST.get(services, club).await? == Some(channel) {
                LOST_DIGEST.set(services, club, &None).await
            } else {
                Ok(())
            }
        }
    }
}

async fn lost_seats(services: &Services, club: ClubId) -> Result<Option<(Trouble, Text)>, Failure> {
    let channel = LOST_SEATS.get(services, club).await?;
    Ok(channel.map(|channel| (Trouble::LostSeats(club, channel), say::seats::lost(channel))))
}

async fn unwritable(services: &Services, club: ClubId) -> Result<Option<(Trouble, Text)>, Failure> {
    let Some((game, lost)) = UNWRITABLE.get(services, club).await? else {
        return Ok(None);
    };
    let trouble = Trouble::Unwritable(club, game, lost);
    let game = find::game(services, game).await?;
    // A game that has moved elsewhere is fine.
    if game.place().channel != lost {
        UNWRITABLE.set(services, club, &None).await?;
        return Ok(None);
    }
    let text = say::table::channel_trouble(game.id(), lost);
    Ok(Some((trouble, text)))
}

async fn lost_daily(services: &Services, club: ClubId) -> Result<Option<(Trouble, Text)>, Failure> {
    let channel = LOST_DAILY.get(services, club).await?;
    Ok(channel.map(|channel| (Trouble::LostDaily(club, channel), say::daily::lost(channel))))
}

async fn lost_digest(
    services: &Services,
    club: ClubId,
) -> Result<Option<(Trouble, Text)>, Failure> {
    let channel = LOST_DIGEST.get(services, club).await?;
    Ok(channel.map(|channel| {
        let text = say::digest::lost(channel);
        (Trouble::LostDigest(club, channel), text)
    }))
}
