//! Applications, their tokens and their registered commands.

use std::collections::BTreeMap;

use base64::Engine;
use base64::prelude::{BASE64_STANDARD_NO_PAD, BASE64_URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::session::EventSource;
use super::user::User;
use super::{Id, World};
use crate::activity::Activity;
use crate::interactions_endpoint::public_key;
use crate::wire::command::Scope;

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Command {
    pub(crate) id: Id,
    pub(crate) version: Id,
    pub(crate) scope: Scope,
    /// The definition, checked and filled in.
    pub(crate) body: Value,
}

/// An emoji of an application.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Emoji {
    pub(crate) name: String,
    /// The PNG file.
    pub(crate) image: Vec<u8>,
}

/// An application: its id is also its bot's.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Application {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) commands: BTreeMap<Id, Command>,
    #[serde(default)]
    pub(crate) emojis: BTreeMap<Id, Emoji>,
    /// Creation times of the guild's commands, in Unix milliseconds, for the limit of 200 a day.
    #[serde(rename = "creates")]
    pub(crate) command_creations: Vec<u64>,
    /// False if privileged intents are refused.
    pub(crate) privileged: bool,
    /// False if it is installed by users only, not on the server.
    #[serde(default = "super::user::default_true")]
    pub(crate) member: bool,
    /// Time of joining the server, in Unix milliseconds.
    #[serde(default = "default_joined")]
    pub(crate) joined: u64,
    /// Interactions to deliver again at the next READY, each as its source and its payload.
    #[serde(rename = "again")]
    pub(crate) redeliveries: Vec<(EventSource, String)>,
}

/// 2020-01-01 in Unix milliseconds: the joining time of an application that has never left the server.
fn default_joined() -> u64 {
    1_577_836_800_000
}

/// The token of the application `name`; equal names give equal applications.
pub(crate) fn token_for(name: &str) -> String {
    let id = hash_id(name);
    let encode = |text: &str| BASE64_URL_SAFE_NO_PAD.encode(text);
    format!("{}.{}.playground", encode(&id.to_string()), encode(name))
}

/// An id of eighteen digits from a text (FNV-1a).
fn hash_id(text: &str) -> Id {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    100_000_000_000_000_000 + hash % 900_000_000_000_000_000
}

/// The text of a token's segment in Base64, of either alphabet and with or without padding.
fn decode_base64(segment: &str) -> Option<String> {
    let bare = segment.trim_end_matches('=');
    let bytes = BASE64_URL_SAFE_NO_PAD
        .decode(bare)
        .or_else(|_| BASE64_STANDARD_NO_PAD.decode(bare))
        .ok()?;
    String::from_utf8(bytes).ok()
}

/// The application's id and, if the token contains it, its name; `None` for a malformed token.
///
/// The id is the number in the first segment, as in Discord's tokens, or else a hash of the token.
pub(crate) fn parse_token(token: &str) -> Option<(Id, Option<String>)> {
    let segments: Vec<&str> = token.split('.').collect();
    let well_formed = segments.len() == 3
        && segments.iter().all(|segment| {
            let known = |c: char| c.is_ascii_alphanumeric() || "-_=+/".contains(c);
            !segment.is_empty() && segment.len() <= 200 && segment.chars().all(known)
        });
    if !well_formed {
        return None;
    }
    let id = decode_base64(segments[0])
        .and_then(|text| text.parse().ok())
        .filter(|id| *id > 0 && *id < i64::MAX as u64)
        .unwrap_or_else(|| hash_id(token));
    let name = (segments[2] == "playground")
        .then(|| decode_base64(segments[1]))
        .flatten();
    Some((id, name.filter(|name| !name.is_empty() && name.len() <= 32)))
}

impl World {
    /// The application of a token, registered if it is new; `None` if the token is malformed or its id is taken.
    pub(crate) fn application(&mut self, token: &str) -> Option<Id> {
        let (id, name) = parse_token(token)?;
        if self.users.get(&id).is_some_and(|user| !user.bot) || self.channels.contains_key(&id) {
            return None;
        }
        if !self.applications.contains_key(&id) {
            let name = name.unwrap_or_else(|| format!("bot-{:04}", id % 10_000));
            self.users.insert(id, User::bot(id, name.clone()));
            let application = Application {
                id,
                name,
                commands: BTreeMap::new(),
                emojis: BTreeMap::new(),
                command_creations: vec![],
                privileged: true,
                member: true,
                joined: default_joined(),
                redeliveries: vec![],
            };
            self.applications.insert(id, application);
            self.send_application_event(id);
        }
        Some(id)
    }

    /// Whether the application can receive interactions: over HTTP, or by a connected gateway session.
    pub(crate) fn is_online(&self, application: Id) -> bool {
        let mut sessions = self.sessions.values();
        self.endpoint_queue.is_some()
            || sessions.any(|s| s.application == application && s.socket.is_some())
    }

    /// The application as the console shows it.
    pub(crate) fn application_view(&self, id: Id) -> Value {
        json!({
            "id": id.to_string(),
            "name": self.applications.get(&id).map(|application| &application.name),
            "bot": self.users.get(&id).map(User::json),
            "online": self.is_online(id),
            "activity": self.activity_of(id).map(Activity::view),
        })
    }

    /// Discord's application object.
    pub(crate) fn application_json(&self, id: Id) -> Value {
        let bot = self.users.get(&id).map(User::json);
        json!({
            "id": id.to_string(), "name": self.applications.get(&id).map(|a| &a.name),
            "icon": null, "description": "", "summary": "", "type": null, "bot": bot,
            "bot_public": true, "bot_require_code_grant": false, "verify_key": public_key(),
            "owner": self.users.get(&self.owner).map(User::json), "team": null,
            "flags": 1 << 19, "flags_new": (1_u32 << 19).to_string(),
            "eligible_oauth2_scopes": [], "hook": true, "is_monetized": false, "is_verified": false,
            "storefront_available": false, "integration_types_config": { "0": {}, "1": {} },
            "approximate_guild_count": 1, "approximate_user_install_count": 4,
            "approximate_user_authorization_count": 4, "explicit_content_filter": 0,
            "redirect_uris": [], "interactions_endpoint_url": null, "rpc_origins": [], "tags": [],
            "role_connections_verification_url": null, "event_webhooks_status": 1,
            "privacy_policy_url": "https://example.org/privacy", "terms_of_service_url": "https://example.org/terms",
        })
    }

    /// Discord's emoji object.
    pub(crate) fn emoji_json(&self, application: Id, id: Id, emoji: &Emoji) -> Value {
        json!({
            "id": id.to_string(), "name": emoji.name, "roles": [], "require_colons": true,
            "managed": false, "animated": false, "available": true,
            "user": self.users.get(&application).map(User::json),
        })
    }

    /// The image of an emoji of any application.
    pub(crate) fn emoji_image(&self, id: Id) -> Option<Vec<u8>> {
        let mut applications = self.applications.values();
        applications.find_map(|one| one.emojis.get(&id).map(|emoji| emoji.image.clone()))
    }

    /// Discord's command object.
    pub(crate) fn command_json(&self, application: Id, command: &Command) -> Value {
        let mut json = command.body.clone();
        json["id"] = json!(command.id.to_string());
        json["version"] = json!(command.version.to_string());
        json["application_id"] = json!(application.to_string());
        if command.scope == Scope::Guild {
            json["guild_id"] = json!(self.guild.to_string());
        }
        json
    }
}

/// Replaces localisations with `name_localized` and `description_localized`, in `locale` or a related one.
pub(crate) fn localize(json: &mut Value, locale: &str) {
    let fallback = match locale {
        "en-US" => "en-GB",
        "en-GB" => "en-US",
        "es-419" => "es-ES",
        _ => "",
    };
    for key in ["name", "description"] {
        let map = json[format!("{key}_localizations")].take();
        let found = map.get(locale).or_else(|| map.get(fallback)).cloned();
        let Some(object) = json.as_object_mut() else {
            return;
        };
        object.remove(&format!("{key}_localizations"));
        if let Some(text) = found.filter(Value::is_string) {
            object.insert(format!("{key}_localized"), text);
        }
    }
    for key in ["options", "choices"] {
        if let Some(list) = json.get_mut(key).and_then(Value::as_array_mut) {
            list.iter_mut().for_each(|part| localize(part, locale));
        }
    }
}
