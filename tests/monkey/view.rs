//! All that the members may see, from the events of their windows.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use futures_util::StreamExt as _;
use serde_json::Value;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::Message;

use super::kinds::{Deed, kind};
use super::{MEMBERS, console::Console};
use crate::support::components::components;

/// Silence after which all effects of an interaction are assumed to have come.
const SETTLE_TIME: Duration = Duration::from_millis(12);
/// Maximum number of messages in memory; the oldest are dropped.
const MAX_MESSAGES: usize = 2_500;
/// Number of last payloads that are compared: every window gets a message in the same words.
const RECENT_PAYLOADS: usize = 32;

/// A button or a menu.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) kind: String,
    pub(super) custom_id: String,
    /// A menu's entries; empty for a button.
    pub(super) values: Vec<String>,
    pub(super) is_menu: bool,
    /// Minimum and maximum number of a menu's entries that are chosen.
    pub(super) choices: [usize; 2],
}

/// A message as it stands now.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) channel: String,
    /// The only member who sees it.
    pub(super) reader: Option<usize>,
    pub(super) json: Value,
    pub(super) parts: Vec<Part>,
}

/// A channel, a thread or a private conversation.
#[derive(Clone, Debug, Default)]
pub(super) struct Channel {
    pub(super) name: String,
    pub(super) is_private: bool,
    pub(super) is_thread: bool,
    /// The channel of a thread.
    pub(super) parent: Option<String>,
    pub(super) who: [bool; 4],
}

pub(super) struct View {
    events: UnboundedReceiver<(usize, String)>,
    known: VecDeque<String>,
    ids: [String; 4],
    pub(super) messages: BTreeMap<u64, Seen>,
    pub(super) channels: BTreeMap<String, Channel>,
    /// Messages created or edited since the last check.
    pub(super) fresh: BTreeSet<u64>,
    /// Channels that were deleted.
    pub(super) gone: BTreeSet<String>,
}

impl View {
    /// Opens a window for each member.
    pub(super) async fn open(console: &Console, address: std::net::SocketAddr) -> Self {
        let (sender, events) = unbounded_channel();
        let mut view = Self {
            events,
            known: VecDeque::new(),
            ids: Default::default(),
            messages: BTreeMap::new(),
            channels: BTreeMap::new(),
            fresh: BTreeSet::new(),
            gone: BTreeSet::new(),
        };
        for (index, name) in MEMBERS.into_iter().enumerate() {
            watch(
                index,
                format!("ws://{address}/console/events?as={name}"),
                sender.clone(),
            )
            .await;
            let state = console.get(&format!("state?as={name}")).await;
            view.ids[index] = state["me"]["id"].as_str().unwrap().to_owned();
            let open = state["guilds"][0]["channels"]
                .as_array()
                .into_iter()
                .flatten();
            let private = state["private_channels"].as_array().into_iter().flatten();
            for channel in open.chain(private) {
                view.note_channel(index, channel);
            }
        }
        view
    }

    /// The id of a member.
    pub(super) fn id(&self, who: usize) -> &str {
        &self.ids[who]
    }

    /// The member with this id.
    pub(super) fn member(&self, id: &Value) -> Option<usize> {
        self.ids.iter().position(|known| *known == *id)
    }

    /// Whether a member sees a message.
    pub(super) fn sees(&self, who: usize, seen: &Seen) -> bool {
        let here = self.channels.get(&seen.channel);
        here.is_some_and(|channel| channel.who[who]) && seen.reader.is_none_or(|only| only == who)
    }

    /// Handles events until there has been none for a moment.
    pub(super) async fn settle(&mut self) {
        while let Ok(Some((who, text))) =
            tokio::time::timeout(SETTLE_TIME, self.events.recv()).await
        {
            self.take(who, text);
        }
        while self.messages.len() > MAX_MESSAGES {
            self.messages.pop_first();
        }
    }

    fn take(&mut self, who: usize, text: String) {
        if text.contains(r#""t":"INTERACTION""#) || self.known.contains(&text) {
            return;
        }
        let event: Value = serde_json::from_str(&text).unwrap();
        let data = &event["d"];
        match event["t"].as_str() {
            Some("MESSAGE_CREATE" | "MESSAGE_UPDATE") => self.note_message(data),
            Some("MESSAGE_DELETE") => {
                self.messages.remove(&number(&data["id"]));
            }
            Some("CHANNEL_CREATE" | "CHANNEL_UPDATE") => return self.note_channel(who, data),
            Some("CHANNEL_DELETE") => {
                let id = data["id"].as_str().unwrap().to_owned();
                self.messages.retain(|_, seen| seen.channel != id);
                self.channels.remove(&id);
                self.gone.insert(id);
            }
            _ => {}
        }
        self.known.push_back(text);
        if self.known.len() > RECENT_PAYLOADS {
            self.known.pop_front();
        }
    }

    /// Notes a private conversation without messages yet.
    pub(super) fn note_private(&mut self, json: &Value, people: &[Value]) {
        for (who, name) in MEMBERS.into_iter().enumerate() {
            if people.iter().any(|one| one == name) {
                self.note_channel(who, json);
            }
        }
    }

    fn note_channel(&mut self, who: usize, json: &Value) {
        let id = json["id"].as_str().unwrap().to_owned();
        let channel = self.channels.entry(id).or_default();
        channel.name = json["name"].as_str().unwrap_or_default().to_owned();
        channel.is_private = matches!(json["type"].as_u64(), Some(1 | 3));
        channel.is_thread = matches!(json["type"].as_u64(), Some(10..=12));
        if channel.is_thread {
            channel.parent = json["parent_id"].as_str().map(str::to_owned);
        }
        channel.who[who] = true;
    }

    fn note_message(&mut self, json: &Value) {
        let id = number(&json["id"]);
        let seen = Seen {
            channel: json["channel_id"].as_str().unwrap().to_owned(),
            reader: self.member(&json["only_for"]),
            parts: parts(json, &self.ids),
            json: json.clone(),
        };
        self.messages.insert(id, seen);
        self.fresh.insert(id);
    }
}

async fn watch(who: usize, url: String, sender: UnboundedSender<(usize, String)>) {
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
    tokio::spawn(async move {
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Text(text) = message
                && sender.send((who, text.to_string())).is_err()
            {
                return;
            }
        }
    });
}

/// The number of a message, by which messages are in the order of time.
pub(super) fn number(id: &Value) -> u64 {
    id.as_str().and_then(|id| id.parse().ok()).unwrap_or(0)
}

/// The buttons and menus that can be used.
fn parts(message: &Value, members: &[String]) -> Vec<Part> {
    let usable = components(message).into_iter();
    let usable = usable.filter(|part| part["disabled"] != true);
    let known = usable.filter_map(|part| {
        let custom_id = part["custom_id"].as_str()?.to_owned();
        let is_menu = part["type"] != 2;
        let deed = if is_menu { Deed::Menu } else { Deed::Button };
        let options = part["options"].as_array().into_iter().flatten();
        let options = options.filter_map(|option| option["value"].as_str().map(str::to_owned));
        // A menu of members has no options of its own.
        let anybody = members.iter().filter(|_| part["type"] == 5).cloned();
        Some(Part {
            kind: kind(deed, &custom_id),
            custom_id,
            values: options.chain(anybody).collect(),
            is_menu,
            choices: ["min_values", "max_values"]
                .map(|bound| part[bound].as_u64().unwrap_or(1) as usize),
        })
    });
    known.collect()
}
