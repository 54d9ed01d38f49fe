//! Problems for the moderators of a server: stored until an answer to one of their commands has reported them.

use crate::game::{ChannelId, ClubId, Game, GameId};
use crate::games::find;
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
use crate::store::{Assignment, Batch, Properties, StoreError};

/// The unwritable channel of a game, with the game's club, until moderators have been informed.
static UNWRITABLE: Pref<ClubId, Option<(GameId, ChannelId)>> = Pref::new("unwritable");
/// The club of a channel that cannot be written to, as long as that lasts.
static LOST: Pref<ChannelId, Option<ClubId>> = Pref::new("lost");
/// A message of a club that can no longer be posted in its channel: the row that notes it until moderators have been
/// informed, and the text.
pub(crate) struct Lost {
    pub(crate) channel: Pref<ClubId, Option<ChannelId>>,
    pub(crate) text: fn(ChannelId) -> Text,
}

impl Lost {
    /// The row that notes it for `channel`.
    pub(crate) fn assignment(&self, club: ClubId, channel: ChannelId) -> Assignment {
        self.channel.assign(club, &Some(channel))
    }

    /// The problem for the moderators of `club`, if it is lost.
    pub(crate) async fn trouble(
        &self,
        services: &Services,
        club: ClubId,
    ) -> Result<Option<(Trouble, Text)>, Failure> {
        let channel = self.channel.get(services, club).await?;
        Ok(channel.map(|channel| {
            let trouble = Trouble {
                stored: self.assignment(club, channel),
                cleared: self.channel.assign(club, &None),
            };
            (trouble, (self.text)(channel))
        }))
    }
}

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

/// The club whose moderators must be informed that the bot cannot write in `channel`, if noted.
pub(crate) fn club_to_inform(read: &Properties<'_>, channel: ChannelId) -> Option<ClubId> {
    LOST.of(read, channel).or_usual(None)
}

/// Notes that the bot can write in `channel`: a report of the opposite is dropped.
pub(crate) async fn all_is_well(services: &Services, channel: ChannelId) {
    if let Some(club) = LOST.get(services, channel).await.or_usual(None) {
        forget_trouble(services, channel, club).await;
    }
}

/// Drops the report for the moderators of `club` that the bot cannot write in `channel`.
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
        tracing::error!(%channel, %error, "could not save that the bot can write in a channel again");
    }
}

/// Appends problems that moderators should know of to the answer of a moderator's command, if there are any.
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
    let mut troubles = vec![unwritable(services, club).await];
    let hooks = services.hooks.clubs.iter();
    for trouble in hooks.filter_map(|hooks| hooks.trouble) {
        troubles.push(trouble(services, club).await);
    }
    for trouble in troubles {
        match trouble {
            Ok(Some((trouble, text))) => {
                message.content = format!("{}\n{}", message.content, text.to(reader));
                message.troubles.push(trouble);
            }
            Ok(None) => {}
            Err(failure) => {
                tracing::error!(?failure, "could not read notices to moderators");
            }
        }
    }
}

/// Clears the `troubles` that a message has reported, unless they have occurred again since.
pub(crate) async fn clear_troubles(services: &Services, troubles: &[Trouble]) {
    for trouble in troubles {
        let over = Batch {
            assignments: vec![trouble.cleared.clone()],
            ..Batch::default()
        };
        let stored = vec![trouble.stored.clone()];
        if let Err(error) = services.store.write_all_if(stored, over).await {
            tracing::error!(%error, ?trouble, "could not clear a notice to moderators");
        }
    }
}

async fn unwritable(services: &Services, club: ClubId) -> Result<Option<(Trouble, Text)>, Failure> {
    let Some((game, lost)) = UNWRITABLE.get(services, club).await? else {
        return Ok(None);
    };
    let trouble = Trouble {
        stored: UNWRITABLE.assign(club, &Some((game, lost))),
        cleared: UNWRITABLE.assign(club, &None),
    };
    let game = find::game(services, game).await?;
    // A game that has moved elsewhere is fine.
    if game.place().channel != lost {
        UNWRITABLE.set(services, club, &None).await?;
        return Ok(None);
    }
    let text = say::table::channel_trouble(game.id(), lost);
    Ok(Some((trouble, text)))
}
