//! The fields of an interaction that the bot reads.
//!
//! Discord adds fields, kinds and permissions at any time, and omits fields that it calls optional: so unneeded fields
//! are not declared here, and dispensable ones are an `Option`.

use std::collections::HashMap;

use serde::Deserialize;
use serde::de::{Deserializer, Error as _};
use serde_json::Value;

/// Discord's numbers for kinds of interactions, commands, components and options.
pub(super) mod kind {
    pub(crate) const COMMAND: u64 = 2;
    pub(crate) const COMPONENT: u64 = 3;
    pub(crate) const AUTOCOMPLETE: u64 = 4;
    pub(crate) const FORM: u64 = 5;

    pub(crate) const SLASH: u64 = 1;
    pub(crate) const USER_MENU: u64 = 2;
    pub(crate) const MESSAGE_MENU: u64 = 3;

    pub(crate) const BUTTON: u64 = 2;
    pub(crate) const MEMBERS: u64 = 5;

    pub(crate) const SUBCOMMAND: u64 = 1;
    pub(crate) const PERSON: u64 = 6;
    pub(crate) const CHANNEL: u64 = 7;
    pub(crate) const FILE: u64 = 11;

    pub(crate) const THREADS: [u64; 3] = [10, 11, 12];
    pub(crate) const CATEGORY: u64 = 4;
    pub(crate) const VOICE: u64 = 2;
    pub(crate) const STAGE: u64 = 13;
    pub(crate) const ROOMS: [u64; 2] = [VOICE, STAGE];
}

#[derive(Debug, Deserialize)]
pub(super) struct Interaction {
    pub(super) id: Id,
    pub(super) application_id: Id,
    pub(super) token: String,
    #[serde(rename = "type")]
    pub(super) kind: u64,
    pub(super) data: Option<Data>,
    /// The caller in a conversation.
    pub(super) user: Option<User>,
    /// The caller on a server.
    pub(super) member: Option<Member>,
    pub(super) locale: Option<String>,
    pub(super) guild_id: Option<Id>,
    pub(super) guild_locale: Option<String>,
    pub(super) channel_id: Option<Id>,
    pub(super) channel: Option<Channel>,
    pub(super) message: Option<Message>,
    pub(super) app_permissions: Option<Bits>,
    pub(super) authorizing_integration_owners: Option<Owners>,
    pub(super) attachment_size_limit: Option<u64>,
}

/// The installers of the application: `"0"` is the server, `"1"` the user.
pub(super) type Owners = HashMap<String, Value>;

/// The data of a command, press, choice or form.
#[derive(Debug, Deserialize)]
pub(super) struct Data {
    // Of a command.
    pub(super) name: Option<String>,
    #[serde(rename = "type")]
    pub(super) kind: Option<u64>,
    pub(super) options: Option<Vec<GivenOption>>,
    /// The objects behind ids among the options, by kind and id.
    pub(super) resolved: Option<Value>,
    pub(super) target_id: Option<Id>,
    // Of a component or a form.
    pub(super) custom_id: Option<String>,
    pub(super) component_type: Option<u64>,
    pub(super) values: Option<Vec<String>>,
    /// Fields of a form, in rows, labels or newer layouts.
    pub(super) components: Option<Value>,
}

/// An option of a command that was filled in.
#[derive(Debug, Deserialize)]
pub(super) struct GivenOption {
    pub(super) name: String,
    #[serde(rename = "type")]
    pub(super) kind: Option<u64>,
    #[serde(default)]
    pub(super) value: Value,
    pub(super) options: Option<Vec<GivenOption>>,
    pub(super) focused: Option<bool>,
}

/// A channel that was chosen with a command.
#[derive(Debug, Default, Deserialize)]
pub(super) struct ChosenChannel {
    /// The caller's permissions there.
    pub(super) permissions: Option<Bits>,
    /// The bot's permissions there.
    pub(super) app_permissions: Option<Bits>,
    #[serde(rename = "type")]
    pub(super) kind: Option<u64>,
}

/// A file attached to a command or a message.
#[derive(Debug, Deserialize)]
pub(super) struct Attachment {
    pub(super) filename: Option<String>,
    pub(super) url: String,
    pub(super) size: Option<u64>,
}

/// A person or a program.
#[derive(Debug, Deserialize)]
pub(super) struct User {
    pub(super) id: Id,
    pub(super) username: Option<String>,
    pub(super) global_name: Option<String>,
    pub(super) bot: Option<bool>,
}

/// A server's member; `user` is missing if it is given beside.
#[derive(Debug, Deserialize)]
pub(super) struct Member {
    pub(super) user: Option<User>,
    pub(super) nick: Option<String>,
    pub(super) permissions: Option<Bits>,
    pub(super) joined_at: Option<String>,
}

/// The channel of an interaction.
#[derive(Debug, Deserialize)]
pub(super) struct Channel {
    pub(super) id: Option<Id>,
    #[serde(rename = "type")]
    pub(super) kind: Option<u64>,
    pub(super) parent_id: Option<Id>,
}

/// The message whose button was pressed.
#[derive(Debug, Deserialize)]
pub(super) struct Message {
    pub(super) id: Id,
    pub(super) flags: Option<u64>,
    pub(super) interaction_metadata: Option<Metadata>,
    #[serde(default)]
    pub(super) attachments: Value,
}

/// The interaction that a message answers.
#[derive(Debug, Deserialize)]
pub(super) struct Metadata {
    pub(super) authorizing_integration_owners: Option<Owners>,
}

/// An id: a number, usually in a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Id(pub(super) u64);

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        id(&value).ok_or_else(|| D::Error::custom("no id"))
    }
}

/// The id in `value`, if it is one; zero is not.
pub(super) fn id(value: &Value) -> Option<Id> {
    let number = match value {
        Value::String(text) => text.parse().ok(),
        other => other.as_u64(),
    };
    number.filter(|number| *number != 0).map(Id)
}

/// Permissions: a number of any length in a string, of which the lowest 64 bits are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bits(pub(super) u64);

impl<'de> Deserialize<'de> for Bits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = match Value::deserialize(deserializer)? {
            Value::String(text) => text,
            other => other.to_string(),
        };
        let mut digits = text.chars().map(|digit| digit.to_digit(10));
        let low = digits.try_fold(0_u64, |bits, digit| {
            // Bits beyond the 64th are dropped.
            Some(bits.wrapping_mul(10).wrapping_add(u64::from(digit?)))
        });
        low.map(Self)
            .ok_or_else(|| D::Error::custom("no permissions"))
    }
}
