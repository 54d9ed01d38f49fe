//! Messages and their files.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Id, World};
use crate::wire::component::Layout;
use crate::wire::message::{Draft, Upload};
use crate::wire::{ApiError, flag, permission as may, stamp::iso};

/// A file of a message, without its bytes.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) filename: String,
    description: Option<String>,
    content_type: Option<String>,
    size: usize,
    dimensions: Option<(u32, u32)>,
}

/// A message as it stands.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Message {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) webhook: Option<Id>,
    pub(crate) kind: u8,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) flags: u64,
    pub(crate) mentions: Vec<Id>,
    pub(crate) pinged: Vec<Id>,
    pub(crate) mention_everyone: bool,
    pub(crate) sent: u64,
    pub(crate) edited: Option<u64>,
    pub(crate) nonce: Option<Value>,
    pub(crate) pinned: Option<u64>,
    pub(crate) reference: Option<Id>,
    /// The interaction that caused it, as Discord's `interaction_metadata`.
    pub(crate) metadata: Option<Value>,
    /// The only one who sees it.
    pub(crate) only_for: Option<Id>,
}

/// How many messages a channel remembers.
const REMEMBERED: usize = 5000;

impl Message {
    pub(crate) fn blank(id: Id, channel: Id, author: Id, sent: u64) -> Self {
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

    /// Whether nothing of what a message must have one of is there; components alone will do.
    fn is_empty(&self) -> bool {
        self.content.is_empty()
            && self.embeds.is_empty()
            && self.attachments.is_empty()
            && self.components.is_empty()
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

    /// Writes a draft into a message: a new one, or an edit of an old one.
    pub(crate) fn fill(&mut self, message: &mut Message, draft: Draft) -> Result<(), ApiError> {
        let may_ping_all =
            self.permissions(message.author, message.channel) & may::MENTION_EVERYONE != 0;
        if let Some(content) = draft.content {
            message.content = content;
        }
        if let Some(components) = draft.components {
            message.components = components;
        }
        message.flags = (message.flags & !flag::SUPPRESS_EMBEDS) | (draft.flags & !flag::EPHEMERAL);
        let mut files = match &draft.attachments {
            None => message.attachments.clone(),
            Some(list) => {
                let mut kept = Vec::new();
                for entry in list {
                    let old = message.attachments.iter().find(|file| file.id == entry.id);
                    if let Some(old) = old {
                        let mut file = old.clone();
                        file.description = entry.description.clone().or(file.description);
                        kept.push(file);
                    } else if !draft.uploads.iter().any(|upload| upload.number == entry.id) {
                        return Err(crate::wire::form::refuse(
                            "attachments",
                            "ATTACHMENT_NOT_FOUND",
                            "An attachment was named that is neither sent nor there",
                        ));
                    }
                }
                kept
            }
        };
        for upload in &draft.uploads {
            let entry = draft
                .attachments
                .iter()
                .flatten()
                .find(|entry| entry.id == upload.number);
            let id = self.next_id();
            self.keep_file(id, upload.bytes.clone());
            let name = entry.and_then(|entry| entry.filename.as_deref());
            files.push(attachment(
                id,
                upload,
                name,
                entry.and_then(|e| e.description.clone()),
            ));
        }
        if files.len() > 10 {
            return Err(crate::wire::form::refuse(
                "attachments",
                "BASE_TYPE_BAD_LENGTH",
                "Must be 10 or fewer in length.",
            ));
        }
        // The bytes of those that are gone stay while there is room: a page may be loading them just now.
        message.attachments = files;
        let mut components = std::mem::take(&mut message.components);
        for part in &mut components {
            self.resolve_media(part, message);
        }
        message.components = components;
        if let Some(mut embeds) = draft.embeds {
            self.resolve(&mut embeds, message);
            message.embeds = embeds;
        }
        let allowed = &draft.mentions;
        let named = mentioned(&message.content);
        message.mentions = named
            .into_iter()
            .filter(|id| self.users.contains_key(id) && allowed.users.holds(*id))
            .collect();
        let everyone = ["@everyone", "@here"]
            .iter()
            .any(|word| message.content.contains(word));
        message.mention_everyone = everyone && may_ping_all && allowed.everyone.holds(0);
        if message.is_empty() {
            Err(ApiError::EmptyMessage)
        } else {
            Ok(())
        }
    }

    /// Replaces `attachment://name` in embeds by the file's address.
    fn resolve(&self, embeds: &mut [Value], message: &Message) {
        for embed in embeds {
            for part in ["image", "thumbnail"] {
                self.resolve_url(&mut embed[part], message);
            }
        }
    }

    /// Replaces `attachment://name` in a component, and in those within it, by the file's address.
    fn resolve_media(&self, part: &mut Value, message: &Message) {
        for key in ["media", "file"] {
            self.resolve_url(&mut part[key], message);
        }
        for key in ["components", "items"] {
            let within = part[key].as_array_mut().into_iter().flatten();
            within.for_each(|part| self.resolve_media(part, message));
        }
        if part["accessory"].is_object() {
            self.resolve_media(&mut part["accessory"], message);
        }
    }

    fn resolve_url(&self, media: &mut Value, message: &Message) {
        let name = media["url"].as_str();
        let name = name.and_then(|url| url.strip_prefix("attachment://"));
        let mut files = message.attachments.iter();
        let file = name.and_then(|name| files.find(|file| file.filename == name));
        if let Some(file) = file {
            media["url"] = json!(self.file_url(message.channel, file));
        }
    }

    fn file_url(&self, channel: Id, file: &Attachment) -> String {
        format!(
            "{}/attachments/{channel}/{}/{}",
            self.url, file.id, file.filename
        )
    }

    /// Puts a finished message into its channel and tells everyone who may see it.
    pub(crate) fn post(&mut self, mut message: Message) -> Id {
        let (id, channel) = (message.id, message.channel);
        let heard: Vec<Id> = self
            .users
            .keys()
            .copied()
            .filter(|user| self.sees(*user, channel))
            .collect();
        message.pinged = match (
            message.mention_everyone,
            message.flags & flag::SUPPRESS_NOTIFICATIONS,
        ) {
            (_, 1..) => vec![],
            (true, _) => heard,
            (false, _) => message
                .mentions
                .iter()
                .copied()
                .filter(|id| heard.contains(id))
                .collect(),
        };
        message
            .pinged
            .retain(|id| message.only_for.is_none_or(|only| only == *id));
        if let Some(place) = self.channels.get_mut(&channel) {
            place.messages.insert(id, message);
            if place.messages.len() > REMEMBERED
                && let Some((_, old)) = place.messages.pop_first()
            {
                old.attachments
                    .iter()
                    .for_each(|file| self.forget_file(file.id));
            }
        }
        self.message_event("MESSAGE_CREATE", channel, id);
        id
    }

    /// Puts an edited message back.
    pub(crate) fn repost(&mut self, message: Message) {
        let (id, channel) = (message.id, message.channel);
        if let Ok(place) = self.message_mut(channel, id) {
            *place = message;
            self.message_event("MESSAGE_UPDATE", channel, id);
        }
    }

    pub(crate) fn delete_message(&mut self, channel: Id, id: Id) -> Result<(), ApiError> {
        self.message(channel, id)?;
        self.message_event("MESSAGE_DELETE", channel, id);
        let place = self
            .channels
            .get_mut(&channel)
            .ok_or(ApiError::UnknownChannel)?;
        if let Some(message) = place.messages.remove(&id) {
            message
                .attachments
                .iter()
                .for_each(|file| self.forget_file(file.id));
        }
        Ok(())
    }

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

impl Attachment {
    pub(crate) fn json(&self, url: &str) -> Value {
        let mut json = json!({
            "id": self.id.to_string(), "filename": self.filename, "size": self.size,
            "url": url, "proxy_url": url,
        });
        if let Some(description) = &self.description {
            json["description"] = json!(description);
        }
        if let Some(kind) = &self.content_type {
            json["content_type"] = json!(kind);
        }
        if let Some((width, height)) = self.dimensions {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        json
    }
}

/// Describes an upload as an attachment.
pub(crate) fn attachment(
    id: Id,
    upload: &Upload,
    filename: Option<&str>,
    description: Option<String>,
) -> Attachment {
    let name: String = filename
        .unwrap_or(&upload.filename)
        .chars()
        .map(|c| {
            if c.is_alphanumeric() || matches!(c, '.' | '-' | '_') {
                c
            } else {
                '_'
            }
        })
        .collect();
    Attachment {
        id,
        filename: name,
        description,
        content_type: upload.content_type.clone(),
        size: upload.bytes.len(),
        dimensions: picture_size(&upload.bytes),
    }
}

/// Width and height from the header of a PNG or a GIF.
fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    if let Some(header) = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n") {
        let number = |at: usize| Some(u32::from_be_bytes(*header.get(at..)?.first_chunk()?));
        return Some((number(8)?, number(12)?));
    }
    let header = bytes
        .strip_prefix(b"GIF89a")
        .or(bytes.strip_prefix(b"GIF87a"))?;
    let number = |at: usize| Some(u16::from_le_bytes(*header.get(at..)?.first_chunk()?).into());
    Some((number(0)?, number(2)?))
}

/// The users named in a text, each once.
fn mentioned(content: &str) -> Vec<Id> {
    let mut found = Vec::new();
    for part in content.split("<@").skip(1) {
        let digits = part.trim_start_matches('!');
        if let Some((id, _)) = digits.split_once('>')
            && let Ok(id) = id.parse()
            && !found.contains(&id)
        {
            found.push(id);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_tell_their_size_whether_they_move_or_not() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x04\x3c\0\0\x01\x02\x08";
        assert_eq!(picture_size(png), Some((1084, 258)));
        assert_eq!(
            picture_size(b"GIF89a\x80\x02\x04\x01\xf7"),
            Some((640, 260))
        );
        for cut in [&png[..23], b"GIF89a\x80\x02\x04", b"(;GM[1])", b""] {
            assert_eq!(picture_size(cut), None);
        }
    }
}
