//! Writing drafts into messages.

use serde_json::{Value, json};

use super::{Attachment, Message, attachment};
use crate::wire::message::{AllowedMentions, Draft};
use crate::wire::timestamp::iso;
use crate::wire::{ApiError, flag, form, permission as may};
use crate::world::{Id, World};

impl World {
    /// Writes a draft into a message: a new one, or an edit of an old one.
    pub(crate) fn apply_draft(
        &mut self,
        message: &mut Message,
        draft: Draft,
    ) -> Result<(), ApiError> {
        if let Some(poll) = &draft.poll {
            // A poll cannot be changed, nor added later.
            if !message.is_empty() {
                let (code, why) = (
                    "POLL_CANNOT_BE_EDITED",
                    "A message that is there gets no poll.",
                );
                return Err(form::refuse("poll", code, why));
            }
            message.poll = Some(poll.to_discord(message.sent, iso));
        }
        message.attachments = self.update_files(message, &draft)?;
        if let Some(content) = draft.content {
            message.content = content;
        }
        if let Some(components) = draft.components {
            message.components = components;
        }
        message.flags = (message.flags & !flag::SUPPRESS_EMBEDS) | (draft.flags & !flag::EPHEMERAL);
        let mut components = std::mem::take(&mut message.components);
        for part in &mut components {
            self.resolve_media(part, message);
        }
        message.components = components;
        if let Some(mut embeds) = draft.embeds {
            self.resolve_embeds(&mut embeds, message);
            message.embeds = embeds;
        }
        self.set_mentions(message, &draft.mentions);
        if message.is_empty() {
            Err(ApiError::EmptyMessage)
        } else {
            Ok(())
        }
    }

    /// The files of a message after `draft` is applied; the uploaded ones are stored.
    ///
    /// The bytes of removed files stay stored while there is space, because a page may be loading them.
    fn update_files(
        &mut self,
        message: &Message,
        draft: &Draft,
    ) -> Result<Vec<Attachment>, ApiError> {
        let mut files = kept_files(message, draft)?;
        for upload in &draft.uploads {
            let entry = draft
                .attachments
                .iter()
                .flatten()
                .find(|entry| entry.id == upload.number);
            let id = self.next_id();
            self.store_file(id, upload.bytes.clone());
            let name = entry.and_then(|entry| entry.filename.as_deref());
            files.push(attachment(
                id,
                upload,
                name,
                entry.and_then(|e| e.description.clone()),
            ));
        }
        if files.len() > 10 {
            return Err(form::refuse(
                "attachments",
                "BASE_TYPE_BAD_LENGTH",
                "Must be 10 or fewer in length.",
            ));
        }
        Ok(files)
    }

    /// Sets the mentions of a message: those in its text that `allowed` and the author's permissions admit.
    fn set_mentions(&self, message: &mut Message, allowed: &AllowedMentions) {
        let may_ping_all =
            self.permissions(message.author, message.channel) & may::MENTION_EVERYONE != 0;
        let mentioned = find_mentions(&message.content);
        message.mentions = mentioned
            .into_iter()
            .filter(|id| self.users.contains_key(id) && allowed.users.contains(*id))
            .collect();
        let names_everyone = ["@everyone", "@here"]
            .iter()
            .any(|word| message.content.contains(word));
        // `everyone` has no ids: 0 passes only where all are allowed.
        message.mention_everyone = names_everyone && may_ping_all && allowed.everyone.contains(0);
    }

    /// Replaces `attachment://name` in embeds with the file's address.
    fn resolve_embeds(&self, embeds: &mut [Value], message: &Message) {
        for embed in embeds {
            for part in ["image", "thumbnail"] {
                if let Some(media) = embed.get_mut(part) {
                    self.resolve_url(media, message);
                }
            }
        }
    }

    /// Replaces `attachment://name` in a component and its children with the file's address.
    fn resolve_media(&self, part: &mut Value, message: &Message) {
        for key in ["media", "file"] {
            let Some(media) = part.get_mut(key) else {
                continue;
            };
            if let Some(file) = self.resolve_url(media, message) {
                add_file_fields(media, file);
                if key == "file" {
                    part["name"] = json!(file.filename);
                    part["size"] = json!(file.size);
                }
            }
        }
        for key in ["components", "items"] {
            let children = part
                .get_mut(key)
                .and_then(Value::as_array_mut)
                .into_iter()
                .flatten();
            children.for_each(|part| self.resolve_media(part, message));
        }
        if let Some(accessory) = part.get_mut("accessory") {
            self.resolve_media(accessory, message);
        }
    }

    /// Replaces the name of a file with its address; returns the file, if it belongs to the message.
    fn resolve_url<'a>(&self, media: &mut Value, message: &'a Message) -> Option<&'a Attachment> {
        let name = media.get("url")?.as_str()?.strip_prefix("attachment://")?;
        let mut files = message.attachments.iter();
        let file = files.find(|file| file.filename == name)?;
        media["url"] = json!(self.file_url(message.channel, file));
        Some(file)
    }

    pub(super) fn file_url(&self, channel: Id, file: &Attachment) -> String {
        format!(
            "{}/attachments/{channel}/{}/{}",
            self.url, file.id, file.filename
        )
    }
}

/// Adds Discord's description of a file to the media of a component.
fn add_file_fields(media: &mut Value, file: &Attachment) {
    media["id"] = json!(file.id.to_string());
    media["attachment_id"] = media["id"].clone();
    media["proxy_url"] = media["url"].clone();
    media["content_type"] = json!(file.content_type);
    if let Some((width, height)) = file.dimensions {
        media["width"] = json!(width);
        media["height"] = json!(height);
    }
}

/// The files of a message that `draft` keeps, with their new descriptions.
fn kept_files(message: &Message, draft: &Draft) -> Result<Vec<Attachment>, ApiError> {
    let Some(list) = &draft.attachments else {
        return Ok(message.attachments.clone());
    };
    let mut kept = Vec::new();
    for entry in list {
        let old = message.attachments.iter().find(|file| file.id == entry.id);
        if let Some(old) = old {
            let mut file = old.clone();
            file.description = entry.description.clone().or(file.description);
            kept.push(file);
        } else if !draft.uploads.iter().any(|upload| upload.number == entry.id) {
            return Err(form::refuse(
                "attachments",
                "ATTACHMENT_NOT_FOUND",
                "An attachment was named that is neither sent nor there",
            ));
        }
    }
    Ok(kept)
}

/// The users mentioned in a text, without repetition.
fn find_mentions(content: &str) -> Vec<Id> {
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
