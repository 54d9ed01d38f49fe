//! Calls: where a game stays in one message, a short one calls whoever has something to do, since an edit calls nobody.
//! It goes when the game goes on.

use crate::bot::Bot;
use crate::bot::reply::{Message, Outbound, OutboundError};
use crate::bot::settings::Policy;
use crate::bot::view::who_is_addressed;
use crate::game::{Actor, ChannelId, EventKind, Game, GameId, MessageId, PlayerId, Revision};
use crate::i18n::{Name, say};
use crate::store::{BoardMessage, Letter, Matter};

impl Bot {
    /// What is to be done about calls once the newest state of the game `id` stands in `board`:
    /// the last call goes, and another comes if the message has changed in its place.
    pub(super) async fn calls(
        &self,
        id: GameId,
        board: BoardMessage,
        policy: Policy,
    ) -> Vec<Matter> {
        let before = self.board_message(id).await;
        let Some(before) = before.filter(|before| before.revision < board.revision) else {
            return Vec::new();
        };
        let last = self.last_call(id).await;
        let mut letters: Vec<Matter> = last.into_iter().collect();
        if policy == Policy::OneMessage && before.message == board.message {
            letters.push(Matter::Call {
                channel: board.channel,
                revision: board.revision,
            });
        }
        letters
    }

    /// The letter that takes the last call of the game `id` away, if there is one.
    async fn last_call(&self, id: GameId) -> Option<Matter> {
        let place = self.setting(&call_key(id)).await?;
        self.drop_setting(&call_key(id)).await;
        let (channel, message) = place.split_once('/')?;
        Some(Matter::Delete {
            channel: ChannelId::new(channel.parse().ok()?),
            message: MessageId::new(message.parse().ok()?),
        })
    }

    /// Calls those whom the game addresses, unless it has gone on.
    pub(super) async fn send_call(
        &self,
        letter: &Letter,
        channel: ChannelId,
        revision: Revision,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        let Some(game) = self.game_of(letter).await? else {
            return Ok(());
        };
        let called = called(&game);
        if game.revision() != revision || called.is_empty() {
            return Ok(());
        }
        let way = self.way_to(&game).await;
        let text = say::table::call(Name::mentions(&called), game.id(), way);
        let message = Message {
            content: text.to(self.language(channel).await),
            mention: called,
            ..Message::default()
        };
        let nonce = format!("c{}-{}", game.id(), revision);
        let message = out.post(channel, &message, &nonce).await?;
        let place = format!("{channel}/{message}");
        self.set_setting(&call_key(game.id()), &place).await;
        Ok(())
    }
}

/// Whom the newest state of `game` calls. While chains are being marked nobody is: that is many small changes.
fn called(game: &Game) -> Vec<PlayerId> {
    let mut latest = game.events().iter().rev();
    let latest = latest.find(|event| event.by != Actor::Clock);
    match latest.map(|event| &event.kind) {
        Some(EventKind::Marked { .. }) => Vec::new(),
        _ => who_is_addressed(game),
    }
}

fn call_key(game: GameId) -> String {
    format!("call/{game}")
}
