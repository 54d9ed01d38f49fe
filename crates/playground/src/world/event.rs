//! Events for gateway sessions and for the windows of the page.

use serde_json::{Value, json};

use super::channel::Kind;
use super::session::{EventSource, Session};
use super::{Id, World};

/// Gateway intents.
mod intent {
    pub(super) const GUILDS: u64 = 1;
    pub(super) const GUILD_MESSAGES: u64 = 1 << 9;
    pub(super) const DIRECT_MESSAGES: u64 = 1 << 12;
    pub(super) const MESSAGE_CONTENT: u64 = 1 << 15;
}

impl World {
    /// Sends an event to every session for whose application and intents `data_for` returns data.
    fn send_to_sessions(
        &mut self,
        name: &str,
        source: EventSource,
        data_for: impl Fn(&World, Id, u64) -> Option<String>,
    ) {
        let receives = |session: &Session| session.shard.receives(source);
        let receiving = self.sessions.iter().filter(|(_, s)| receives(s));
        let ids: Vec<String> = receiving.map(|(id, _)| id.clone()).collect();
        for id in ids {
            let Some((app, intents)) = self.sessions.get(&id).map(|s| (s.application, s.intents))
            else {
                continue;
            };
            if let Some(data) = data_for(self, app, intents)
                && let Some(session) = self.sessions.get_mut(&id)
            {
                session.dispatch(name, &data);
            }
        }
    }

    /// The source of events of a channel.
    pub(crate) fn event_source(&self, channel: Id) -> EventSource {
        match self.channels.get(&channel) {
            Some(channel) if channel.is_private() => EventSource::Private,
            _ => EventSource::Guild(self.guild),
        }
    }

    /// Sends an event to the sessions of one application that receive events of `source`.
    pub(crate) fn send_to_application(
        &mut self,
        application: Id,
        source: EventSource,
        name: &str,
        data: &str,
    ) {
        self.send_to_sessions(name, source, |_, app, _| {
            (app == application).then(|| data.to_owned())
        });
    }

    /// Sends an event to the windows of the users that `selects` returns true for, and wakes the scripted members.
    fn send_to_windows(&mut self, name: &str, data: &Value, selects: impl Fn(&World, Id) -> bool) {
        self.changes += 1;
        self.wake_scripted.notify_one();
        let text = json!({ "t": name, "d": data }).to_string();
        let mut windows = std::mem::take(&mut self.windows);
        windows.retain(|window| {
            !selects(self, window.user) || window.sender.send(text.clone()).is_ok()
        });
        self.windows = windows;
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
    pub(crate) fn send_message_event(&mut self, name: &str, channel: Id, id: Id) {
        let Ok(message) = self.message(channel, id) else {
            return;
        };
        let only_for = message.only_for;
        let author = message.author;
        let mentions = message.mentions.clone();
        let private = self
            .channels
            .get(&channel)
            .is_some_and(|channel| channel.is_private());
        let mut data = self.console_message(channel, id);
        if name == "MESSAGE_CREATE"
            && let Some(nonce) = &message.nonce
        {
            data["nonce"] = nonce.clone();
        }
        if name == "MESSAGE_DELETE" {
            data = json!({ "id": id.to_string(), "channel_id": channel.to_string() });
        }
        self.send_to_windows(name, &data, |world, user| {
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
        let event = MessageEvent {
            author,
            mentions,
            full: data.to_string(),
            redacted: without_content(name, data).to_string(),
        };
        self.send_message_to_sessions(name, channel, event);
    }

    /// Sends a message event to the sessions that may see it; those without access to its content get the redacted form.
    fn send_message_to_sessions(&mut self, name: &str, channel: Id, event: MessageEvent) {
        let private = self.channels[&channel].is_private();
        let needed = if private {
            intent::DIRECT_MESSAGES
        } else {
            intent::GUILD_MESSAGES
        };
        let source = self.event_source(channel);
        self.send_to_sessions(name, source, |world, app, intents| {
            if intents & needed == 0 || !world.sees(app, channel) {
                return None;
            }
            let readable = private
                || intents & intent::MESSAGE_CONTENT != 0
                || event.author == app
                || event.mentions.contains(&app);
            Some(
                if readable {
                    &event.full
                } else {
                    &event.redacted
                }
                .clone(),
            )
        });
    }

    /// Sends the event that a channel or thread was created or changed, or is about to be deleted: `verb` is CREATE,
    /// UPDATE or DELETE.
    pub(crate) fn send_channel_event(&mut self, verb: &str, id: Id) {
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
        self.send_to_windows(&format!("CHANNEL_{verb}"), &data, |world, user| {
            world.sees(user, id)
        });
        let text = data.to_string();
        let source = self.event_source(id);
        self.send_to_sessions(&format!("{noun}_{verb}"), source, |world, app, intents| {
            (!private && intents & intent::GUILDS != 0 && world.sees(app, id)).then(|| text.clone())
        });
    }

    /// Sends GUILD_CREATE to an application that has joined the server, or GUILD_DELETE to one that has left it.
    pub(crate) fn send_membership_event(&mut self, application: Id) {
        let Some(app) = self.applications.get(&application) else {
            return;
        };
        let (name, data) = if app.member {
            ("GUILD_CREATE", self.guild_create(app))
        } else {
            ("GUILD_DELETE", json!({ "id": self.guild.to_string() }))
        };
        let (text, source) = (data.to_string(), EventSource::Guild(self.guild));
        self.send_to_sessions(name, source, |_, app, intents| {
            (app == application && intents & intent::GUILDS != 0).then(|| text.clone())
        });
    }

    /// Sends the new state of an application to every window.
    pub(crate) fn send_application_event(&mut self, id: Id) {
        let view = self.application_view(id);
        self.send_to_all_windows("APPLICATION_UPDATE", &view);
    }

    /// Sends an event to every window.
    pub(crate) fn send_to_all_windows(&mut self, name: &str, data: &Value) {
        self.send_to_windows(name, data, |_, _| true);
    }

    /// Sends the new state of an interaction to the windows of its user, and to the calls that wait for it.
    pub(crate) fn send_interaction_event(&mut self, id: Id) {
        let Some(interaction) = self.interactions.get(&id) else {
            return;
        };
        interaction.changed.notify_waiters();
        let user = interaction.user;
        let data = self.interaction_view(id);
        self.send_to_windows("INTERACTION", &data, |_, window| window == user);
    }
}

/// A serialised message event.
struct MessageEvent {
    author: Id,
    mentions: Vec<Id>,
    full: String,
    /// Without content, for sessions without access to it.
    redacted: String,
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
