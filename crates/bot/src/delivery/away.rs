//! Messages to a team's own channel about a game elsewhere: the challenge, everything but votes, and the end.

use crate::delivery::{delivered, elsewhere};
use crate::features::challenge::card::standing_card;
use crate::game::{ChannelId, Game, MessageId, Phase};
use crate::games::view::{heading, news};
use crate::games::votes::away::{AWAY, AwayMessage, Face, is_more_than_votes};
use crate::games::votes::clubs;
use crate::games::{facts, votes};
use crate::i18n::say;
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::port::message::{Message, Sound};
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::OutboxMessage;

/// Shows the current `game` in `channel`, where one of its teams is.
pub(crate) async fn send(
    services: &Services,
    game: &Game,
    queued: &OutboxMessage,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let away = Away {
        services,
        game,
        queued,
        channel,
        out,
    };
    let standing = AWAY.get(services, game.id()).await?;
    let standing = standing.filter(|one| one.channel == channel);
    let card = standing.filter(|one| one.face == Face::Card);
    match game.phase() {
        Phase::Offered { .. } => away.offer(card).await,
        phase => {
            if let Some(card) = card {
                away.settle(card).await?;
            }
            match phase {
                Phase::Closed(_) => Ok(()),
                _ => away.show(standing.filter(|_| card.is_none())).await,
            }
        }
    }
}

/// A game, and the channel of a team that plays elsewhere.
struct Away<'a> {
    services: &'a Services,
    game: &'a Game,
    queued: &'a OutboxMessage,
    channel: ChannelId,
    out: &'a dyn Outbound,
}

impl Away<'_> {
    /// Posts the challenge. If that fails, the challengers are informed, because nobody else could answer it.
    async fn offer(&self, card: Option<AwayMessage>) -> Result<(), OutboundError> {
        let message = self.card().await;
        match self.bring(card, &message).await {
            Ok(message) => self.note(Some((Face::Card, message))).await,
            Err(trouble) if trouble.is_about_place() => {
                elsewhere::log_unwritable(self.services, self.channel, &trouble);
                let here = self.game.place();
                let locale = language::channel_language(self.services, here.channel).await;
                let text = say::vote::unreached(self.channel).to(locale);
                let content = clubs::text_for(self.services, self.game, here.club, text).await;
                let warning = Message::text(content);
                let nonce = format!("y{}-lost", self.queued.id);
                self.out
                    .post(here.channel, &warning, &nonce)
                    .await
                    .map(drop)
            }
            Err(error) => Err(error),
        }
    }

    /// Updates the card with the challenge's outcome.
    async fn settle(&self, card: AwayMessage) -> Result<(), OutboundError> {
        let message = self.card().await;
        self.change(card, &message).await?;
        self.note(None).await
    }

    /// Posts the board if it has changed by more than votes, settled questions as a line, and the end as a new message.
    async fn show(&self, standing: Option<AwayMessage>) -> Result<(), OutboundError> {
        let is_over = matches!(self.game.phase(), Phase::Finished(_));
        if !is_over && !is_more_than_votes(self.game) {
            let Some(standing) = standing else {
                return Ok(());
            };
            let style = self.style(Files::Allowed).await;
            let news_line = news(self.game).map(|text| style.say(&text));
            let lines = [heading(self.game, style)].into_iter().chain(news_line);
            let content = lines.collect::<Vec<_>>().join("\n");
            let message = Message {
                content: clubs::text_for(self.services, self.game, style.club, content).await,
                sound: Sound::Silent,
                ..Message::default()
            };
            self.change(standing, &message).await?;
            return self.note(None).await;
        }
        if let (true, Some(standing)) = (is_over, standing) {
            match self.out.strip(self.channel, standing.message).await {
                Err(OutboundError::Gone) => {}
                stripped => stripped?,
            }
        }
        let standing = standing.filter(|_| !is_over);
        let mut brought = self.bring(standing, &self.face(Files::Allowed).await).await;
        if brought == Err(OutboundError::Forbidden) {
            // Most likely the bot may write there but not attach files.
            let text = self.face(Files::Forbidden).await;
            brought = self.bring(standing, &text).await;
        }
        let message = brought?;
        self.note((!is_over).then_some((Face::Board, message)))
            .await
    }

    async fn card(&self) -> Message {
        let facts = facts::of(self.services, self.game).await;
        let style = self.style(Files::Allowed).await;
        let card = standing_card(self.game, &facts.offer, style.locale);
        clubs::message_for(self.services, self.game, style.club, card).await
    }

    async fn face(&self, files: Files) -> Message {
        delivered::board_message(self.services, self.game, self.style(files).await).await
    }

    async fn style(&self, files: Files) -> Style {
        votes::away::style(self.services, self.game, self.channel, files).await
    }

    /// Edits the message `standing`, or posts one if there is none.
    async fn bring(
        &self,
        standing: Option<AwayMessage>,
        message: &Message,
    ) -> Result<MessageId, OutboundError> {
        if let Some(standing) = standing {
            match self.out.edit(self.channel, standing.message, message).await {
                // Somebody has deleted it.
                Err(OutboundError::Gone) => {}
                edited => return edited.map(|()| standing.message),
            }
        }
        let nonce = format!("y{}", self.queued.id);
        self.out.post(self.channel, message, &nonce).await
    }

    /// Edits the message `standing`, unless it was deleted.
    async fn change(&self, standing: AwayMessage, message: &Message) -> Result<(), OutboundError> {
        let changed = self.out.refresh(self.channel, standing.message, message);
        match changed.await {
            Err(OutboundError::Gone) => Ok(()),
            changed => changed,
        }
    }

    /// Notes which message may change.
    async fn note(&self, shown: Option<(Face, MessageId)>) -> Result<(), OutboundError> {
        let standing = shown.map(|(face, message)| AwayMessage {
            face,
            channel: self.channel,
            message,
        });
        let noted = AWAY.set(self.services, self.game.id(), &standing).await;
        noted.map_err(OutboundError::from)
    }
}
