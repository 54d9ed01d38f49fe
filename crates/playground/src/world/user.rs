//! Members, bots and their permissions.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::channel::Kind;
use super::{Id, World};
use crate::wire::{ApiError, permission as may, timestamp::iso};

/// A person or a bot.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct User {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) color: String,
    pub(crate) locale: String,
    pub(crate) bot: bool,
    /// False if the person does not accept direct messages from bots.
    pub(crate) direct_messages: bool,
    /// False if the person shares no server with an application.
    #[serde(default = "default_true")]
    pub(crate) mutual_guild: bool,
    /// False if applications that only this person has installed must respond ephemerally on the server.
    #[serde(default = "default_true")]
    pub(crate) external_apps: bool,
    /// Whether the member plays by a script while no window is open for them.
    #[serde(default)]
    pub(crate) scripted: bool,
}

/// The default of a field that files of earlier versions lack.
pub(super) fn default_true() -> bool {
    true
}

impl User {
    pub(crate) fn member(id: Id, name: &str, color: &str) -> Self {
        let locale = "en-GB".to_owned();
        Self {
            id,
            name: name.to_owned(),
            color: color.to_owned(),
            locale,
            bot: false,
            direct_messages: true,
            mutual_guild: true,
            external_apps: true,
            scripted: false,
        }
    }

    pub(crate) fn bot(id: Id, name: String) -> Self {
        Self {
            bot: true,
            ..Self::member(id, &name, "#5865f2")
        }
    }

    /// Discord's user object.
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id.to_string(), "username": self.name, "discriminator": "0000",
            "global_name": if self.bot { Value::Null } else { json!(self.name) },
            "avatar": null, "bot": self.bot, "system": false, "banner": null,
            "accent_color": null, "public_flags": 0, "flags": 0, "avatar_decoration_data": null,
            "collectibles": null, "primary_guild": null, "clan": null, "display_name_styles": null,
        })
    }

    /// The user object of the bot itself.
    pub(crate) fn json_me(&self) -> Value {
        let mut me = self.json();
        for (key, value) in [
            ("mfa_enabled", json!(true)),
            ("verified", json!(true)),
            ("email", Value::Null),
            ("locale", json!("en-GB")),
            ("premium_type", json!(0)),
        ] {
            me[key] = value;
        }
        me
    }
}

impl World {
    pub(crate) fn user(&self, id: Id) -> Result<&User, ApiError> {
        self.users.get(&id).ok_or(ApiError::UnknownUser)
    }

    /// Whether a window is open for this user.
    pub(crate) fn has_window(&self, user: Id) -> bool {
        let mut windows = self.windows.iter();
        windows.any(|window| window.user == user && !window.sender.is_closed())
    }

    /// A user by id, name or mention.
    pub(crate) fn find_user(&self, name: &str) -> Option<&User> {
        let bare = name.trim_matches(['<', '>', '@', '!']);
        bare.parse()
            .ok()
            .and_then(|id: Id| self.users.get(&id))
            .or_else(|| self.users.values().find(|user| user.name == bare))
    }

    /// Discord's member object without the user; the joining time is 2020-01-01.
    pub(crate) fn partial_member(&self) -> Value {
        json!({
            "roles": [], "nick": null, "avatar": null, "banner": null,
            "joined_at": iso(1_577_836_800_000), "premium_since": null, "deaf": false,
            "mute": false, "flags": 0, "pending": false, "communication_disabled_until": null,
            "unusual_dm_activity_until": null, "avatar_decoration_data": null, "collectibles": null,
        })
    }

    /// Discord's member object.
    pub(crate) fn member(&self, user: &User) -> Value {
        let mut member = self.partial_member();
        if user.bot {
            member["roles"] = json!([user.id.to_string()]);
        }
        member["user"] = user.json();
        member
    }

    /// A user's permissions in a channel.
    pub(crate) fn permissions(&self, user: Id, channel: Id) -> u64 {
        let Some(found) = self.channels.get(&channel) else {
            return 0;
        };
        if let Kind::Private { people } = &found.kind {
            return if people.contains(&user) {
                may::PRIVATE | may::MEMBER
            } else {
                may::PRIVATE
            };
        }
        match self.users.get(&user) {
            Some(person) if !person.bot && user == self.owner => may::ALL,
            Some(person) if !person.bot && person.external_apps => may::MEMBER,
            Some(person) if !person.bot => may::MEMBER & !may::EXTERNAL_APPS,
            _ if !self.is_member(user) => 0,
            _ => {
                let parent = found
                    .parent()
                    .and_then(|id| self.channels.get(&id))
                    .unwrap_or(found);
                found
                    .app_permissions
                    .or(parent.app_permissions)
                    .unwrap_or(may::APPLICATION)
            }
        }
    }

    /// Whether an application is installed on the server, which makes its bot a member.
    pub(crate) fn is_member(&self, application: Id) -> bool {
        self.applications
            .get(&application)
            .is_none_or(|app| app.member)
    }

    /// Whether the user may see the channel.
    pub(crate) fn sees(&self, user: Id, channel: Id) -> bool {
        self.channels
            .get(&channel)
            .is_some_and(|found| match &found.kind {
                Kind::Private { people } => people.contains(&user),
                Kind::Thread(thread) if thread.private => {
                    thread.members.contains(&user) || user == self.owner
                }
                _ => self.permissions(user, channel) & may::VIEW_CHANNEL != 0,
            })
    }
}
