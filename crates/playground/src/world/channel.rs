//! Channels, threads and private conversations.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::application::Application;
use super::message::Message;
use super::{Id, World};
use crate::wire::{ApiError, permission as may, timestamp::iso};

/// A thread's own properties.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Thread {
    pub(crate) parent: Id,
    pub(crate) owner: Id,
    pub(crate) private: bool,
    pub(crate) members: BTreeSet<Id>,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    /// Duration of inactivity after which the thread is archived, in minutes.
    pub(crate) auto_archive: u64,
    /// Time of the last change of `archived` or `auto_archive`, or of creation, in Unix milliseconds.
    pub(crate) changed: u64,
}

/// The kind of a channel.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) enum Kind {
    Text,
    /// A voice channel: has messages, but no threads.
    Voice,
    /// A stage channel: has messages, but no threads.
    Stage,
    Thread(Thread),
    /// A conversation of two (type 1) or more (type 3) users.
    Private {
        people: Vec<Id>,
    },
}

/// A channel, thread or private conversation.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) topic: Option<String>,
    pub(crate) kind: Kind,
    pub(crate) messages: BTreeMap<Id, Message>,
    /// The applications' permissions here, if not the default.
    pub(crate) app_permissions: Option<u64>,
}

impl Channel {
    pub(crate) fn parent(&self) -> Option<Id> {
        match &self.kind {
            Kind::Thread(thread) => Some(thread.parent),
            _ => None,
        }
    }

    pub(crate) fn is_private(&self) -> bool {
        matches!(self.kind, Kind::Private { .. })
    }

    /// Whether it appears in the server's list of channels.
    pub(crate) fn is_top_level(&self) -> bool {
        matches!(self.kind, Kind::Text | Kind::Voice | Kind::Stage)
    }

    pub(crate) fn is_archived(&self) -> bool {
        matches!(&self.kind, Kind::Thread(thread) if thread.archived)
    }

    /// Discord's number for its kind.
    pub(crate) fn type_number(&self) -> u8 {
        match &self.kind {
            Kind::Text => 0,
            Kind::Voice => 2,
            Kind::Stage => 13,
            Kind::Thread(thread) if thread.private => 12,
            Kind::Thread(_) => 11,
            Kind::Private { people } if people.len() == 2 => 1,
            Kind::Private { .. } => 3,
        }
    }
}

impl World {
    pub(crate) fn add_channel(&mut self, name: String, kind: Kind) -> Id {
        let id = self.next_id();
        self.insert_channel(id, name, kind);
        id
    }

    /// Adds a channel with this id: a thread has the id of its message.
    pub(crate) fn insert_channel(&mut self, id: Id, name: String, kind: Kind) {
        let messages = BTreeMap::new();
        let channel = Channel {
            id,
            name,
            topic: None,
            kind,
            messages,
            app_permissions: None,
        };
        self.channels.insert(id, channel);
    }

    /// Unarchives a thread, as a new message in it does.
    pub(crate) fn unarchive(&mut self, id: Id) {
        let now = self.now();
        if let Some(Kind::Thread(thread)) =
            self.channels.get_mut(&id).map(|channel| &mut channel.kind)
            && thread.archived
        {
            thread.archived = false;
            thread.changed = now;
            self.send_channel_event("UPDATE", id);
        }
    }

    /// Checks that one more thread may become active.
    pub(crate) fn check_active_threads(&self) -> Result<(), ApiError> {
        let active = self
            .channels
            .values()
            .filter(|channel| matches!(&channel.kind, Kind::Thread(thread) if !thread.archived));
        if active.count() < self.max_active_threads {
            Ok(())
        } else {
            Err(ApiError::TooManyThreads)
        }
    }

    /// Archives threads that have been inactive for their auto-archive duration.
    pub(crate) fn archive_inactive_threads(&mut self) {
        let now = self.now();
        let mut inactive = Vec::new();
        for channel in self.channels.values_mut() {
            let newest = channel.messages.values().next_back();
            let last_sent = newest.map_or(0, |message| message.sent);
            if let Kind::Thread(thread) = &mut channel.kind
                && !thread.archived
                && last_sent.max(thread.changed) + thread.auto_archive * 60_000 <= now
            {
                thread.archived = true;
                thread.changed = now;
                inactive.push(channel.id);
            }
        }
        for id in inactive {
            self.send_channel_event("UPDATE", id);
        }
    }

    /// Discord's channel object as `viewer` sees it: the viewer is not among the recipients.
    pub(crate) fn channel_json(&self, channel: &Channel, viewer: Option<Id>) -> Value {
        let mut json = json!({
            "id": channel.id.to_string(), "type": channel.type_number(), "flags": 0,
            "last_message_id": channel.messages.keys().last().map(Id::to_string),
        });
        match &channel.kind {
            Kind::Private { people } => {
                let others = people.iter().filter(|id| Some(**id) != viewer);
                json["recipients"] = others
                    .filter_map(|id| self.users.get(id))
                    .map(|user| user.json())
                    .collect();
                if json["type"] == 3 {
                    json["name"] = json!(channel.name);
                    json["owner_id"] = json!(people[0].to_string());
                    json["icon"] = Value::Null;
                }
            }
            kind => {
                json["guild_id"] = json!(self.guild.to_string());
                json["name"] = json!(channel.name);
                json["rate_limit_per_user"] = json!(0);
                json["parent_id"] = json!(channel.parent().map(|id| id.to_string()));
                json["last_pin_timestamp"] = Value::Null;
                if let Kind::Thread(thread) = kind {
                    self.add_thread_fields(&mut json, channel, thread);
                } else {
                    json["position"] = json!(self.position(channel.id));
                    json["topic"] = json!(channel.topic);
                    json["nsfw"] = json!(false);
                    json["permission_overwrites"] = self.permission_overwrites(channel);
                }
            }
        }
        json
    }

    fn add_thread_fields(&self, json: &mut Value, channel: &Channel, thread: &Thread) {
        json["owner_id"] = json!(thread.owner.to_string());
        json["message_count"] = json!(channel.messages.len());
        json["total_message_sent"] = json!(channel.messages.len());
        json["member_count"] = json!(thread.members.len().min(50));
        json["thread_metadata"] = json!({
            "archived": thread.archived, "locked": thread.locked, "invitable": true,
            "auto_archive_duration": thread.auto_archive,
            "archive_timestamp": iso(thread.changed), "create_timestamp": iso(thread.changed),
        });
    }

    /// The place in the server's list of channels, from 0.
    fn position(&self, id: Id) -> usize {
        self.channels
            .values()
            .filter(|other| other.is_top_level() && other.id < id)
            .count()
    }

    /// Discord's permission overwrites: one for each application, if the channel's permissions are not the default.
    fn permission_overwrites(&self, channel: &Channel) -> Value {
        let Some(bits) = channel.app_permissions else {
            return json!([]);
        };
        self.applications
            .keys()
            .map(|id| {
                json!({ "id": id.to_string(), "type": 1, "allow": bits.to_string(),
                        "deny": (may::ALL & !bits & !may::ADMINISTRATOR).to_string() })
            })
            .collect()
    }

    /// The private conversation of these users, opened if needed.
    pub(crate) fn open_private_channel(&mut self, mut people: Vec<Id>) -> Id {
        people.sort_unstable();
        let found = self.channels.values().find(|channel| match &channel.kind {
            Kind::Private { people: members } => {
                let mut members = members.clone();
                members.sort_unstable();
                members == people
            }
            _ => false,
        });
        match found {
            Some(channel) => channel.id,
            None => {
                let id = self.add_channel(String::new(), Kind::Private { people });
                self.send_channel_event("CREATE", id);
                id
            }
        }
    }

    /// Deletes a channel with its threads and messages.
    pub(crate) fn delete_channel(&mut self, id: Id) {
        let below: Vec<Id> = self
            .channels
            .values()
            .filter(|channel| channel.parent() == Some(id))
            .map(|channel| channel.id)
            .collect();
        below
            .into_iter()
            .for_each(|thread| self.delete_channel(thread));
        self.send_channel_event("DELETE", id);
        if let Some(channel) = self.channels.remove(&id) {
            for file in channel
                .messages
                .values()
                .flat_map(|message| &message.attachments)
            {
                self.delete_file(file.id);
            }
        }
    }

    /// Discord's guild object, without the fields of GUILD_CREATE.
    pub(crate) fn guild_json(&self) -> Value {
        let mut guild = json!({
            "id": self.guild.to_string(), "name": "Tengen Club", "icon": null, "icon_hash": null, "splash": null,
            "discovery_splash": null, "owner_id": self.owner.to_string(), "region": "deprecated",
            "afk_channel_id": null, "afk_timeout": 300, "widget_enabled": false,
            "widget_channel_id": null, "verification_level": 0,
            "default_message_notifications": 1, "explicit_content_filter": 0,
            "roles": self.roles(), "emojis": [], "stickers": [], "features": [], "mfa_level": 0,
        });
        let more = json!({
            "application_id": null, "system_channel_id": null, "system_channel_flags": 0,
            "rules_channel_id": null, "max_presences": null, "max_members": 250_000,
            "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": "en-GB",
            "public_updates_channel_id": null, "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50, "nsfw_level": 0, "nsfw": false,
            "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null,
            "incidents_data": null, "hub_type": null, "latest_onboarding_question_id": null,
            "home_header": null, "inventory_settings": null,
        });
        for (key, value) in more.as_object().into_iter().flatten() {
            guild[key] = value.clone();
        }
        guild
    }

    /// The roles of the server: `@everyone`, and one for each application, with the application's id.
    pub(crate) fn roles(&self) -> Value {
        let role = |id: Id, name: &str, position: usize, permissions: u64| {
            json!({
                "id": id.to_string(), "name": name, "color": 0, "hoist": false,
                "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
                "icon": null, "unicode_emoji": null, "position": position, "managed": false,
                "permissions": permissions.to_string(), "mentionable": false, "flags": 0,
                "description": null,
            })
        };
        let mut roles = vec![role(self.guild, "@everyone", 0, may::MEMBER)];
        for (application, position) in self.applications.values().zip(1..) {
            let mut own = role(
                application.id,
                &application.name,
                position,
                may::APPLICATION,
            );
            own["managed"] = json!(true);
            own["tags"] = json!({ "bot_id": application.id.to_string() });
            roles.push(own);
        }
        Value::Array(roles)
    }

    /// The `d` of GUILD_CREATE for an application.
    pub(crate) fn guild_create(&self, application: &Application) -> Value {
        let list = |threads: bool| -> Vec<Value> {
            self.channels
                .values()
                .filter(|channel| !channel.is_private() && channel.parent().is_some() == threads)
                .filter(|channel| !channel.is_archived())
                .map(|channel| self.channel_json(channel, None))
                .collect()
        };
        let members: Vec<Value> = self.users.values().map(|user| self.member(user)).collect();
        let mut guild = self.guild_json();
        for (key, value) in [
            ("joined_at", json!(iso(application.joined))),
            ("large", json!(false)),
            ("unavailable", json!(false)),
            ("member_count", json!(members.len())),
            ("members", json!(members)),
            ("channels", json!(list(false))),
            ("threads", json!(list(true))),
            ("voice_states", json!([])),
            ("presences", json!([])),
            ("stage_instances", json!([])),
            ("guild_scheduled_events", json!([])),
            ("soundboard_sounds", json!([])),
            ("embedded_activities", json!([])),
        ] {
            guild[key] = value;
        }
        guild
    }
}
