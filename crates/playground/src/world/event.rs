//! Events for gateway sessions and for the windows of the page.

use serde_json::{Value, json};

use super::channel::Kind;
use super::session::{Session, Source};
use super::{Id, World};

/// Gateway intents.
mod intent {
    pub(super) const GUILDS: u64 = 1;
    pub(super) const GUILD_MESSAGES: u64 = 1 << 9;
    pub(super) const DIRECT_MESSAGES: u64 = 1 << 12;
    pub(super) const MESSAGE_CONTENT: u64 = 1 << 15;
}

impl World {
    /// Sends an event to every session for whose application and intents `wanted` returns data.
    fn send_sessions(
        &mut self,
        name: &str,
        source: Source,
        wanted: impl Fn(&World, Id, u64) -> Option<String>,
    ) {
        let receives = |session: &Session| session.shard.receives(source);
        let receiving = self.sessions.iter().filter(|(_, s)| receives(s));
        let ids: Vec<String> = receiving.map(|(id, _)| id.clone()).collect();
        for id in ids {
            let Some((app, intents)) = self.sessions.get(&id).map(|s| (s.application, s.intents))
            else {
                continue;
            };
            if let Some(data) = wanted(self, app, intents)
                && let Some(session) = self.sessions.get_mut(&id)
            {
                session.dispatch(name, &data);
            }
        }
    }

    /// The source of events of a channel.
    pub(crate) fn source(&self, channel: Id) -> Source {
        match self.channels.get(&channel) {
            Some(place) if place.is_private() => Source::Private,
            _ => Source::Guild(self.guild),
        }
    }

    /// Sends to the sessions of one application that receive events of `source`.
    pub(crate) fn send_application(
        &mut self,
        application: Id,
        source: Source,
        name: &str,
        data: &str,
    ) {
        self.send_sessions(name, source, |_, app, _| {
            (app == application).then(|| data.to_owned())
        });
    }

    /// Sends an event to the windows of the users that `wanted` selects, and wakes the scripted members.
    fn send_watchers(&mut self, name: &str, data: &Value, wanted: impl Fn(&World, Id) -> bool) {
        self.changes += 1;
        self.wake_scripted.notify_one();
        let text = json!({ "t": name, "d": data }).to_string();
        let mut watchers = std::mem::take(&mut self.watchers);
        watchers.retain(|watcher| {
            !wanted(self, watcher.user) || watcher.sender.send(text.clone()).is_ok()
        });
        self.watchers = watchers;
    }

    /// The message object with the console's additions.
    pub(crate) fn console_message(&self, channel: Id, id: Id) -> Value {
        let Ok(message) = self.message(channel, id) else {
            return Value::Null;
        };
        let mut json = self.message_json(message);
        json["only_for"] = json!(message.only_for.map(|id| id.to_string()));
        json["pinged"] = message.pinged.iter().map(Id::to_string).collect();
        json
    }

    /// Sends the event that a message was created or changed, or is about to be deleted.
    pub(crate) fn message_event(&mut self, name: &str, channel: Id, id: Id) {
        let Ok(message) = self.message(channel, id) else {
            return;
        };
        let only_for = message.only_for;
        let author = message.author;
        let mentions = message.mentions.clone();
        let private = self
            .channels
            .get(&channel)
            .is_some_and(|place| place.is_private());
        let mut data = self.console_message(channel, id);
        if name == "MESSAGE_CREATE"
            && let Some(nonce) = &message.nonce
        {
            data["nonce"] = nonce.clone();
        }
        if name == "MESSAGE_DELETE" {
            data = json!({ "id": id.to_string(), "channel_id": channel.to_string() });
        }
        self.send_watchers(name, &data, |world, user| {
            world.sees(user, channel) && only_for.is_none_or(|only| only == user)
        });
        if only_for.is_some() || self.sessions.is_empty() {
            return;
        }
        if let Some(map) = data.as_object_mut() {
            map.remove("only_for");
            map.remove("pinged");
            if !private {
                map.insert("guild_id".to_owned(), json!(self.guild.to_string()));
                if name != "MESSAGE_DELETE" {
                    map.insert("member".to_owned(), self.partial_member());
                }
            }
        }
        let text = Text {
            author,
            mentions,
            full: data.to_string(),
            blank: without_content(name, data).to_string(),
        };
        self.send_message(name, channel, text);
    }

    /// Sends a message event to the sessions that may see it; those without access to its content get the blank form.
    fn send_message(&mut self, name: &str, channel: Id, text: Text) {
        let private = self.channels[&channel].is_private();
        let needed = if private {
            intent::DIRECT_MESSAGES
        } else {
            intent::GUILD_MESSAGES
        };
        let source = self.source(channel);
        self.send_sessions(name, source, |world, app, intents| {
            if intents & needed == 0 || !world.sees(app, channel) {
                return None;
            }
            let readable = private
                || intents & intent::MESSAGE_CONTENT != 0
                || text.author == app
                || text.mentions.contains(&app);
            Some(if readable { &text.full } else { &text.blank }.clone())
        });
    }

    /// Sends the event that a channel or thread was created or changed, or is about to be deleted: `verb` is CREATE,
    /// UPDATE or DELETE.
    pub(crate) fn channel_event(&mut self, verb: &str, id: Id) {
        let Some(channel) = self.channels.get(&id) else {
            return;
        };
        let noun = if matches!(channel.kind, Kind::Thread(_)) {
            "THREAD"
        } else {
            "CHANNEL"
        };
        let private = channel.is_private();
        let data = self.channel_json(channel, None);
        self.send_watchers(&format!("CHANNEL_{verb}"), &data, |world, user| {
            world.sees(user, id)
        });
        let text = data.to_string();
        let source = self.source(id);
        self.send_sessions(&format!("{noun}_{verb}"), source, |world, app, intents| {
            (!private && intents & intent::GUILDS != 0 && world.sees(app, id)).then(|| text.clone())
        });
    }

    /// Sends GUILD_CREATE to an application that has joined the server, or GUILD_DELETE to one that has left it.
    pub(crate) fn membership_event(&mut self, application: Id) {
        let Some(app) = self.applications.get(&application) else {
            return;
        };
        let (name, data) = if app.member {
            ("GUILD_CREATE", self.guild_create(app))
        } else {
            ("GUILD_DELETE", json!({ "id": self.guild.to_string() }))
        };
        let (text, source) = (data.to_string(), Source::Guild(self.guild));
        self.send_sessions(name, source, |_, app, intents| {
            (app == application && intents & intent::GUILDS != 0).then(|| text.clone())
        });
    }

    /// Sends an event to every window.
    pub(crate) fn tell_all(&mut self, name: &str, data: &Value) {
        self.send_watchers(name, data, |_, _| true);
    }

    /// Sends the new state of an interaction to the windows of its user, and to the calls that wait for it.
    pub(crate) fn interaction_event(&mut self, id: Id) {
        let Some(interaction) = self.interactions.get(&id) else {
            return;
        };
        interaction.changed.notify_waiters();
        let user = interaction.user;
        let data = self.interaction_view(id);
        self.send_watchers("INTERACTION", &data, |_, watcher| watcher == user);
    }
}

/// A serialised message event.
struct Text {
    author: Id,
    mentions: Vec<Id>,
    full: String,
    /// Without content, for sessions without access to it.
    blank: String,
}

/// The `data` of a message without the fields of MESSAGE_CONTENT.
fn without_content(name: &str, mut data: Value) -> Value {
    if name != "MESSAGE_DELETE" {
        for key in ["embeds", "attachments", "components"] {
            data[key] = json!([]);
        }
        data["content"] = json!("");
        if let Some(data) = data.as_object_mut() {
            data.remove("poll");
        }
    }
    data
}
