//! What the moderators of a server should know: kept until an answer to one of their commands has told it.
//!
//! | name | what |
//! |---|---|
//! | `trouble/<club>` | the game whose channel cannot be written to |
//! | `trouble-told/<channel>` | `yes`, once that was noted of the channel |
//! | `lost-daily/<club>` | the channel where no daily puzzle can be posted any more |

use super::Bot;
use super::ask::Ask;
use super::catalogue::{self, Audience};
use super::failure::Failure;
use super::reply::{Answer, Response};
use super::request::Invocation;
use crate::game::{ChannelId, ClubId, Game, GameId};
use crate::i18n::{Text, say};
use crate::store::{NamedValue, StoreError};

/// A trouble that a message tells of, as it is kept: it is cleared once the message has arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    name: String,
    value: String,
}

impl Bot {
    /// Notes that the channel of `game` cannot be written to, once for each channel.
    pub(super) async fn note_trouble(&self, game: &Game) -> Result<(), StoreError> {
        let place = game.place();
        let Some(club) = place.club else {
            return Ok(());
        };
        let told = format!("trouble-told/{}", place.channel);
        if self.store.setting(&told).await?.is_some() {
            return Ok(());
        }
        let noted = [
            NamedValue::some(trouble_key(club), game.id().to_string()),
            NamedValue::some(told, "yes"),
        ];
        self.store.set_settings(&noted).await
    }

    /// Notes that no daily puzzle can be posted in `channel` any more.
    pub(super) async fn note_lost_daily(
        &self,
        club: ClubId,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        let channel = channel.to_string();
        self.store.set_setting(&lost_key(club), &channel).await
    }

    /// Adds to an answer to a moderator's command what moderators should know, if there is anything.
    pub(super) async fn add_trouble(&self, ask: &Ask<'_>, response: &mut Response) {
        let Invocation::Command(call) = &ask.request.invocation else {
            return;
        };
        let of_moderators = catalogue::COMMANDS.iter().any(|command| {
            let spec = (command.spec)();
            spec.name == call.name && matches!(spec.audience, Audience::Holders(_))
        });
        let (true, Some(club)) = (of_moderators, ask.request.setting.place.club) else {
            return;
        };
        let (message, reader) = match &mut response.answer {
            Answer::Post(message) => (message, ask.club),
            Answer::Whisper(message) => (message, ask.reader()),
            _ => return,
        };
        for trouble in [self.trouble(club).await, self.lost_daily(club).await] {
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
    pub(super) async fn clear_troubles(&self, told: &[Told]) {
        for Told { name, value } in told {
            let cleared = match self.store.setting(name).await {
                Ok(Some(kept)) if kept == *value => {
                    let none = NamedValue::none(name);
                    self.store.set_settings(&[none]).await
                }
                known => known.map(|_| ()),
            };
            if let Err(error) = cleared {
                tracing::error!(%error, name, "what moderators were told could not be cleared");
            }
        }
    }

    async fn trouble(&self, club: ClubId) -> Result<Option<(Told, Text)>, Failure> {
        let number = |text: &str| text.parse().ok();
        let name = trouble_key(club);
        let Some(number) = self.setting(&name, number).await? else {
            return Ok(None);
        };
        let game = self.game(GameId::new(number)).await?;
        let text = say::table::channel_trouble(game.id(), game.place().channel);
        let value = number.to_string();
        Ok(Some((Told { name, value }, text)))
    }

    async fn lost_daily(&self, club: ClubId) -> Result<Option<(Told, Text)>, Failure> {
        let number = |text: &str| text.parse().ok();
        let name = lost_key(club);
        let channel = self.setting(&name, number).await?.map(ChannelId::new);
        Ok(channel.map(|channel| {
            let value = channel.to_string();
            (Told { name, value }, say::daily::lost(channel))
        }))
    }
}

fn trouble_key(club: ClubId) -> String {
    format!("trouble/{club}")
}

fn lost_key(club: ClubId) -> String {
    format!("lost-daily/{club}")
}
