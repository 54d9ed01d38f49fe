//! Messages and their files.

mod attachment;
mod fill;
mod json;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub(crate) use self::attachment::{Attachment, attachment};
use super::{Id, World};
use crate::wire::component::Layout;
use crate::wire::{ApiError, flag};

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) webhook: Option<Id>,
    /// Discord's number for the type of the message.
    pub(crate) kind: u8,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    /// A poll as Discord's object; votes are not supported.
    #[serde(default)]
    pub(crate) poll: Option<Value>,
    pub(crate) flags: u64,
    pub(crate) mentions: Vec<Id>,
    /// Users that are notified: they are mentioned and see the message.
    pub(crate) pinged: Vec<Id>,
    pub(crate) mention_everyone: bool,
    /// Time of sending, in Unix milliseconds.
    pub(crate) sent: u64,
    /// Time of the last edit, in Unix milliseconds.
    pub(crate) edited: Option<u64>,
    pub(crate) nonce: Option<Value>,
    pub(crate) pinned: Option<u64>,
    pub(crate) reference: Option<Id>,
    /// The interaction that caused it, as Discord's `interaction_metadata`.
    pub(crate) metadata: Option<Value>,
    /// The only reader of an ephemeral message.
    pub(crate) only_for: Option<Id>,
}

/// Maximum number of messages kept per channel.
const MAX_MESSAGES: usize = 5000;

impl Message {
    pub(crate) fn new(id: Id, channel: Id, author: Id, sent: u64) -> Self {
        Self {
            id,
            channel,
            author,
            webhook: None,
            kind: 0,
            content: String::new(),
            embeds: vec![],
            components: vec![],
            attachments: vec![],
            poll: None,
            flags: 0,
            mentions: vec![],
            pinged: vec![],
            mention_everyone: false,
            sent,
            edited: None,
            nonce: None,
            pinned: None,
            reference: None,
            metadata: None,
            only_for: None,
        }
    }

    pub(crate) fn layout(&self) -> Layout {
        if self.flags & flag::COMPONENTS_V2 != 0 {
            Layout::V2
        } else {
            Layout::Rows
        }
    }

    /// Whether a message has none of the parts of which it needs at least one.
    fn is_empty(&self) -> bool {
        self.content.is_empty()
            && self.embeds.is_empty()
            && self.attachments.is_empty()
            && self.components.is_empty()
            && self.poll.is_none()
    }
}

impl World {
    pub(crate) fn message(&self, channel: Id, id: Id) -> Result<&Message, ApiError> {
        self.channel(channel)?
            .messages
            .get(&id)
            .ok_or(ApiError::UnknownMessage)
    }

    pub(crate) fn message_mut(&mut self, channel: Id, id: Id) -> Result<&mut Message, ApiError> {
        let channel = self
            .channels
            .get_mut(&channel)
            .ok_or(ApiError::UnknownChannel)?;
        channel
            .messages
            .get_mut(&id)
            .ok_or(ApiError::UnknownMessage)
    }

    /// Adds a message to its channel and notifies everybody who may see it.
    pub(crate) fn post(&mut self, mut message: Message) -> Id {
        let (id, channel) = (message.id, message.channel);
        let audience: Vec<Id> = self
            .users
            .keys()
            .copied()
            .filter(|user| self.sees(*user, channel))
            .collect();
        message.pinged = if message.flags & flag::SUPPRESS_NOTIFICATIONS != 0 {
            vec![]
        } else if message.mention_everyone {
            audience
        } else {
            let mentions = message.mentions.iter().copied();
            mentions.filter(|id| audience.contains(id)).collect()
        };
        message
            .pinged
            .retain(|id| message.only_for.is_none_or(|only| only == *id));
        if let Some(found) = self.channels.get_mut(&channel) {
            found.messages.insert(id, message);
            if found.messages.len() > MAX_MESSAGES
                && let Some((_, old)) = found.messages.pop_first()
            {
                old.attachments
                    .iter()
                    .for_each(|file| self.delete_file(file.id));
            }
        }
        self.send_message_event("MESSAGE_CREATE", channel, id);
        id
    }

    /// Replaces a message with its edited version.
    pub(crate) fn replace_message(&mut self, message: Message) {
        let (id, channel) = (message.id, message.channel);
        if let Ok(stored) = self.message_mut(channel, id) {
            *stored = message;
            self.send_message_event("MESSAGE_UPDATE", channel, id);
        }
    }

    pub(crate) fn delete_message(&mut self, channel: Id, id: Id) -> Result<(), ApiError> {
        self.message(channel, id)?;
        self.send_message_event("MESSAGE_DELETE", channel, id);
        let found = self
            .channels
            .get_mut(&channel)
            .ok_or(ApiError::UnknownChannel)?;
        if let Some(message) = found.messages.remove(&id) {
            message
                .attachments
                .iter()
                .for_each(|file| self.delete_file(file.id));
        }
        Ok(())
    }
}
