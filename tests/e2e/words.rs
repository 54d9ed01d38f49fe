//! Texts that members read, with names and links of the playground.

use serde_json::Value;
use tengen::game::{ChannelId, ClubId, MessageId, Place, PlayerId};
use tengen::i18n::{Link, Name, say};
use tengen::rules::Color;

use super::club::Club;
use crate::support::board::at;
use crate::support::words::english;

impl Club {
    /// The name of `who` in texts where Discord shows a mention.
    pub(crate) async fn mention(&self, who: &str) -> Name {
        Name::mention(self.player(who).await)
    }

    /// The id of `who` in this playground.
    pub(crate) async fn player(&self, who: &str) -> PlayerId {
        let state = self.get(&format!("state?as={who}")).await;
        PlayerId::new(number(&state["me"]["id"]))
    }

    /// A link to `message`, which is in a channel of the club.
    pub(crate) async fn link(&self, message: &Value) -> Link {
        let state = self.get("state?as=kuro").await;
        let place = Place {
            club: Some(ClubId::new(number(&state["guilds"][0]["id"]))),
            channel: channel(message),
        };
        Link::to_message(place, MessageId::new(number(&message["id"])))
    }
}

/// The channel in which `message` is.
pub(crate) fn channel(message: &Value) -> ChannelId {
    ChannelId::new(number(&message["channel_id"]))
}

fn number(id: &Value) -> u64 {
    id.as_str().unwrap().parse().unwrap()
}

/// The board's line about the move with this number, without captures, if Black moved first.
pub(crate) fn moved(number: usize, point: &str) -> String {
    let color = [Color::White, Color::Black][number % 2];
    english(say::table::moved(number, color, at(point)))
}
