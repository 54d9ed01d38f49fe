//! Messages as Discord's objects.

use serde_json::{Value, json};

use super::{Attachment, Message};
use crate::wire::{flag, timestamp::iso};
use crate::world::{Id, World};

impl World {
    /// Discord's message object.
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let user = |id: &Id| self.users.get(id).map(|user| user.json());
        let files: Vec<Value> = message
            .attachments
            .iter()
            .map(|file| self.file_json(message, file))
            .collect();
        let mut flags = message.flags;
        let mut json = json!({
            "id": message.id.to_string(), "channel_id": message.channel.to_string(),
            "author": user(&message.author), "content": message.content, "type": message.kind,
            "timestamp": iso(message.sent), "edited_timestamp": message.edited.map(iso),
            "tts": false, "mention_everyone": message.mention_everyone,
            "mentions": message.mentions.iter().filter_map(user).collect::<Vec<_>>(),
            "mention_roles": [], "attachments": files, "embeds": message.embeds,
            "components": message.components, "pinned": message.pinned.is_some(),
        });
        if self
            .users
            .get(&message.author)
            .is_some_and(|author| author.bot)
        {
            json["application_id"] = json!(message.author.to_string());
        }
        if let Some(poll) = &message.poll {
            json["poll"] = poll.clone();
        }
        if let Some(webhook) = message.webhook {
            json["webhook_id"] = json!(webhook.to_string());
        }
        if let Some(metadata) = &message.metadata {
            json["interaction_metadata"] = metadata.clone();
        }
        if let Some(id) = message.reference {
            json["message_reference"] = json!({
                "type": 0, "message_id": id.to_string(), "channel_id": message.channel.to_string(),
            });
            json["referenced_message"] = self
                .message(message.channel, id)
                .map_or(Value::Null, |other| self.message_json(other));
        }
        if let Some(thread) = self.channels.get(&message.id) {
            flags |= flag::HAS_THREAD;
            json["thread"] = self.channel_json(thread, None);
        }
        json["flags"] = json!(flags);
        json
    }

    fn file_json(&self, message: &Message, file: &Attachment) -> Value {
        let mut json = file.json(&self.file_url(message.channel, file));
        if message.only_for.is_some() {
            json["ephemeral"] = json!(true);
        }
        json
    }

    /// The content type of a file, for serving it.
    pub(crate) fn file_type(&self, channel: Id, id: Id) -> Option<String> {
        let messages = &self.channels.get(&channel)?.messages;
        let mut files = messages
            .values()
            .rev()
            .flat_map(|message| &message.attachments);
        files.find(|file| file.id == id)?.content_type.clone()
    }
}
