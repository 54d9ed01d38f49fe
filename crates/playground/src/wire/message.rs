//! The body of a request that creates or edits a message.

use axum::body::Bytes;
use serde_json::Value;

use super::component::{self, Layout};
use super::form::{Form, Presence::*};
use super::poll::{self, Poll};
use super::{FILE_LIMIT, embed, flag};

/// A file of a multipart request.
#[derive(Debug, Clone)]
pub(crate) struct Upload {
    /// The number in `files[n]`.
    pub(crate) number: u64,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Bytes,
}

/// One entry of `attachments`: a new file by its number, or an old one by its id.
#[derive(Debug, Clone)]
pub(crate) struct AttachmentEntry {
    pub(crate) id: u64,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

/// The allowed mentions of a message.
#[derive(Debug, Clone, Default)]
pub(crate) struct AllowedMentions {
    pub(crate) everyone: Allowed,
    pub(crate) users: Allowed,
    pub(crate) replied_user: bool,
}

/// The allowed mentions of one kind.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) enum Allowed {
    #[default]
    All,
    Only(Vec<u64>),
}

impl Allowed {
    pub(crate) fn contains(&self, id: u64) -> bool {
        match self {
            Allowed::All => true,
            Allowed::Only(ids) => ids.contains(&id),
        }
    }
}

/// The fields of a message body. `None` means that the field was not sent: an edit leaves it unchanged.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<AttachmentEntry>>,
    pub(crate) uploads: Vec<Upload>,
    pub(crate) flags: u64,
    pub(crate) mentions: AllowedMentions,
    pub(crate) nonce: Option<Value>,
    pub(crate) enforce_nonce: bool,
    pub(crate) tts: bool,
    pub(crate) poll: Option<Poll>,
    pub(crate) reference: Option<Value>,
}

/// The flags that a bot may set.
const SETTABLE_FLAGS: u64 = flag::SUPPRESS_EMBEDS
    | flag::EPHEMERAL
    | flag::COMPONENTS_V2
    | flag::VOICE_MESSAGE
    | flag::SUPPRESS_NOTIFICATIONS;

/// Reads a message body. `previous` is the layout of the message being edited, or `Rows` for a new one.
pub(crate) fn read(body: &Value, uploads: &[Upload], previous: Layout, form: &mut Form) -> Draft {
    let flags = form.number(body, "flags", 0..=i64::MAX).unwrap_or(0) as u64 & SETTABLE_FLAGS;
    let layout = if flags & flag::COMPONENTS_V2 != 0 || previous == Layout::V2 {
        Layout::V2
    } else {
        previous
    };
    let sent = |key: &str| body.get(key).is_some();
    let mut draft = Draft {
        flags,
        uploads: uploads.to_vec(),
        ..Draft::default()
    };
    if sent("content") {
        draft.content = Some(
            form.text(body, "content", 0, 2000, Optional)
                .unwrap_or("")
                .trim()
                .to_owned(),
        );
    }
    if sent("embeds") {
        draft.embeds = Some(embed::check(body, form));
    }
    if sent("components") {
        draft.components = Some(component::check(body, layout, form));
    }
    draft.poll = poll::check(body, form);
    if layout == Layout::V2 {
        refuse_legacy(&draft, form);
    }
    if sent("attachments") {
        draft.attachments = Some(read_attachments(body, form));
    }
    if uploads.len() > 10 {
        form.bad_length("attachments", 0, 10);
    }
    draft.mentions = read_allowed_mentions(&body["allowed_mentions"], form);
    match &body["nonce"] {
        Value::Null => {}
        Value::String(text) if text.chars().count() > 25 => form.bad_length("nonce", 0, 25),
        nonce => draft.nonce = Some(nonce.clone()),
    }
    draft.enforce_nonce = body["enforce_nonce"] == true;
    draft.tts = body["tts"] == true;
    draft.reference = body["message_reference"]
        .is_object()
        .then(|| body["message_reference"].clone());
    draft
}

/// Refuses fields that components V2 exclude.
fn refuse_legacy(draft: &Draft, form: &mut Form) {
    let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
    if draft.content.as_ref().is_some_and(|text| !text.is_empty()) {
        form.error_at(
            "content",
            code,
            "The 'content' field cannot be used with V2.",
        );
    }
    if draft.embeds.as_ref().is_some_and(|list| !list.is_empty()) {
        form.error_at("embeds", code, "The 'embeds' field cannot be used with V2.");
    }
    if draft.poll.is_some() {
        form.error_at("poll", code, "The 'poll' field cannot be used with V2.");
    }
}

/// Whether any file is larger than `FILE_LIMIT`.
pub(crate) fn has_too_large_file(uploads: &[Upload]) -> bool {
    uploads.iter().any(|upload| upload.bytes.len() > FILE_LIMIT)
}

fn read_attachments(body: &Value, form: &mut Form) -> Vec<AttachmentEntry> {
    let list = form.list(body, "attachments", 0, 10);
    form.at("attachments", |form| {
        list.iter()
            .enumerate()
            .filter_map(|(index, entry)| {
                form.at(index, |form| {
                    let id = form.number(entry, "id", 0..=i64::MAX);
                    if id.is_none() && form.is_clean() {
                        form.missing("id");
                    }
                    let filename = form.text(entry, "filename", 1, 1024, Optional);
                    let description = form.text(entry, "description", 0, 1024, Optional);
                    Some(AttachmentEntry {
                        id: id? as u64,
                        filename: filename.map(str::to_owned),
                        description: description.map(str::to_owned),
                    })
                })
            })
            .collect()
    })
}

fn read_allowed_mentions(value: &Value, form: &mut Form) -> AllowedMentions {
    if value.is_null() {
        return AllowedMentions {
            replied_user: true,
            ..AllowedMentions::default()
        };
    }
    form.at("allowed_mentions", |form| {
        let parse = form.list(value, "parse", 0, 3);
        form.at("parse", |form| {
            for (index, name) in parse.iter().enumerate() {
                if !["users", "roles", "everyone"]
                    .iter()
                    .any(|known| name == known)
                {
                    form.bad_choice(index);
                }
            }
        });
        let mut read_kind = |key: &str| {
            let ids: Vec<u64> = form
                .list(value, key, 0, 100)
                .iter()
                .filter_map(|id| id.as_u64().or_else(|| id.as_str()?.parse().ok()))
                .collect();
            let all = parse.iter().any(|name| name == key);
            if all && !ids.is_empty() {
                form.error_at(
                    key,
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive."),
                );
            }
            if all {
                Allowed::All
            } else {
                Allowed::Only(ids)
            }
        };
        // Mentions of roles are not supported: the field is only checked.
        read_kind("roles");
        AllowedMentions {
            users: read_kind("users"),
            everyone: read_kind("everyone"),
            replied_user: value["replied_user"] == true,
        }
    })
}
