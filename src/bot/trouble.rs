//! What the moderators of a server should know: kept until an answer to one of their commands has told it.
//!
//! | name | what |
//! |---|---|
//! | `trouble/<club>` | the game whose channel cannot be written to, and the channel |
//! | `trouble-told/<channel>` | the club, as long as the channel cannot be written to |
//! | `lost-daily/<club>` | the channel where no daily puzzle can be posted any more |

use super::Bot;
use super::ask::Ask;
use super::catalogue::{self, Audience};
use super::failure::Failure;
use super::reply::{Answer, Response};
use super::request::Invocation;
use super::settings::OrUsual as _;
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
    /// Notes that the channel of `game` cannot be written to, once for each channel while it lasts.
    pub(super) async fn note_trouble(&self, game: &Game) -> Result<(), StoreError> {
        let place = game.place();
        let Some(club) = place.club else {
            return Ok(());
        };
        let told = told_key(place.channel);
        if self.store.setting(&told).await?.is_some() {
            return Ok(());
        }
        let word = format!("{} {}", game.id(), place.channel);
        let noted = [
            NamedValue::some(trouble_key(club), word),
            NamedValue::some(told, club.to_string()),
        ];
        self.store.set_settings(&noted).await
    }

    /// Whether the last board for `channel` could not be posted there; no if that cannot be read,
    /// for then both sides have to consent before a game leaves it.
    pub(super) async fn is_lost(&self, channel: ChannelId) -> bool {
        let noted = self.setting(&told_key(channel), |_| Some(())).await;
        noted.or_usual(None).is_some()
    }

    /// The bot can write in `channel`: a word that says otherwise is not to be told any more.
    pub(super) async fn all_is_well(&self, channel: ChannelId) {
        if let Err(error) = self.forget_trouble(channel).await {
            tracing::error!(%channel, %error, "that a channel can be written to again could not be saved");
        }
    }

    async fn forget_trouble(&self, channel: ChannelId) -> Result<(), StoreError> {
        let told = told_key(channel);
        let club = |text: &str| text.parse().ok().map(ClubId::new);
        let Some(club) = self.setting(&told, club).await? else {
            return Ok(());
        };
        let mut over = vec![NamedValue::none(&told)];
        let name = trouble_key(club);
        if let Some((_, lost)) = self.setting(&name, read_trouble).await?
            && lost == channel
        {
            over.push(NamedValue::none(&name));
        }
        self.store.set_settings(&over).await
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
        let name = trouble_key(club);
        let Some((game, lost)) = self.setting(&name, read_trouble).await? else {
            return Ok(None);
        };
        let value = format!("{game} {lost}");
        let game = self.game(game).await?;
        // A game that has gone elsewhere needs nobody's help.
        if game.place().channel != lost {
            self.store.set_settings(&[NamedValue::none(&name)]).await?;
            return Ok(None);
        }
        let text = say::table::channel_trouble(game.id(), lost);
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
