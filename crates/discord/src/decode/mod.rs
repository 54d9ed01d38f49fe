//! From an interaction as Discord sends it to a [`Request`].
//!
//! Decoding is lenient: only fields that every answer needs are required.

mod invocation;
mod setting;
#[cfg(test)]
mod tests;

use serde::Deserialize as _;
use serde_json::Value;

use crate::bot::features::review::record_board::RecordButton;
use crate::bot::kit::custom_id::CustomId as _;
use crate::bot::port::request::{InteractionId, Invocation, Permissions, Request};
use crate::bot::registry;
use crate::decode::invocation::{
    call, command, component, fields, focused_text, mark_bot_itself, record,
};
use crate::decode::setting::{caller, setting};
pub(super) use crate::decode::setting::{join_time, person};
use crate::encode::{EPHEMERAL, Layout};
use crate::fetch::Attached;
use crate::game::{MessageId, PlayerId};
use crate::payload;
use crate::payload::{Bits, Data, Id, Interaction, Message, kind};

/// Credentials for answering an interaction.
#[derive(Clone, Debug)]
pub(super) struct Ticket {
    /// The application that the interaction is for.
    pub(super) application: u64,
    pub(super) interaction: u64,
    /// The interaction's own token, valid for 15 minutes.
    pub(super) token: String,
    /// The layout of the pressed message: its replacement must have the same.
    pub(super) pressed: Layout,
}

/// A decoded interaction.
#[derive(Debug)]
pub(super) struct Decoded {
    pub(super) ticket: Ticket,
    pub(super) request: Request,
    /// Its files, which are not fetched yet.
    pub(super) files: Vec<Attached>,
}

/// An interaction that cannot be read, with the fields that can.
#[derive(Debug)]
pub(super) struct Unread {
    pub(super) why: UnreadReason,
    /// The kind of interaction, as Discord numbers them.
    pub(super) kind: Option<u64>,
    /// The credentials for an answer, if readable.
    pub(super) ticket: Option<Ticket>,
    pub(super) caller: Option<PlayerId>,
    /// The caller's language as a tag.
    pub(super) locale: Option<String>,
}

/// Why an interaction cannot be read, without its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum UnreadReason {
    #[error("its shape is not the one that Discord describes")]
    Shape,
    #[error("it is of a kind that the bot never offers")]
    Kind,
    #[error("it does not say who it comes from")]
    NoCaller,
    #[error("it does not say where it comes from")]
    NoChannel,
    #[error("it does not say what is asked")]
    NoData,
}

/// The language if Discord does not name one.
const DEFAULT_LOCALE: &str = "en-US";

/// Decodes `interaction`.
///
/// # Errors
///
/// [`Unread`] if it lacks a field that every answer needs.
pub(super) fn decode(interaction: &Value) -> Result<Decoded, Box<Unread>> {
    Interaction::deserialize(interaction)
        .map_err(|_| UnreadReason::Shape)
        .and_then(read)
        .map_err(|why| Box::new(unreadable(interaction, why)))
}

/// For fuzzing: decodes `text` as a payload of the gateway.
///
/// # Panics
///
/// If an unreadable interaction with an id and a token has no ticket, or another one has one.
#[doc(hidden)]
pub fn probe(text: &str) {
    let Ok(payload) = serde_json::from_str::<Value>(text) else {
        return;
    };
    // The interaction in a payload, or the payload itself.
    for interaction in [&payload["d"], &payload] {
        if let Err(unread) = decode(interaction) {
            let can_be_answered =
                interaction["token"].is_string() && payload::id(&interaction["id"]).is_some();
            assert_eq!(unread.ticket.is_some(), can_be_answered);
        }
    }
}

fn unreadable(interaction: &Value, why: UnreadReason) -> Unread {
    let id = |value| payload::id(value).map(|Id(id)| id);
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let ticket = || {
        Some(Ticket {
            // Only follow-ups need it.
            application: id(&interaction["application_id"]).unwrap_or_default(),
            interaction: id(&interaction["id"])?,
            token: text(&interaction["token"])?,
            pressed: Layout::by_flags(interaction["message"]["flags"].as_u64()),
        })
    };
    let user = [
        &interaction["member"]["user"]["id"],
        &interaction["user"]["id"],
    ];
    Unread {
        why,
        kind: interaction["type"].as_u64(),
        ticket: ticket(),
        caller: user.into_iter().find_map(id).map(PlayerId::new),
        locale: text(&interaction["locale"]),
    }
}

/// The record file that `message` shows page by page.
fn paged_record(data: &Data, message: Option<&Message>) -> Option<Attached> {
    let word = registry::word(data.custom_id.as_deref()?);
    let message = message.filter(|_| word == Some(RecordButton::WORD))?;
    record(&message.attachments)
}

fn read(interaction: Interaction) -> Result<Decoded, UnreadReason> {
    let flags = interaction
        .message
        .as_ref()
        .and_then(|message| message.flags);
    let ticket = Ticket {
        application: interaction.application_id.0,
        interaction: interaction.id.0,
        token: interaction.token.clone(),
        pressed: Layout::by_flags(flags),
    };
    let setting = setting(&interaction).ok_or(UnreadReason::NoChannel)?;
    let caller = caller(&interaction).ok_or(UnreadReason::NoCaller)?;
    let member = interaction.member.as_ref();
    let permissions = member.and_then(|member| member.permissions);
    let Bits(permissions) = permissions.unwrap_or(Bits(0));
    let data = interaction.data.ok_or(UnreadReason::NoData)?;
    let mut files = Vec::new();
    files.extend(paged_record(&data, interaction.message.as_ref()));
    let message = interaction
        .message
        .map(|message| MessageId::new(message.id.0));
    let mut invocation = match interaction.kind {
        kind::COMMAND => command(&data, &mut files)?,
        kind::AUTOCOMPLETE => Invocation::Autocomplete {
            focused: focused_text(&data),
            call: call(&data, &mut files)?,
        },
        kind::COMPONENT => component(data, message)?,
        kind::FORM => Invocation::Submit {
            custom_id: data.custom_id.ok_or(UnreadReason::NoData)?,
            fields: fields(data.components.as_ref().unwrap_or(&Value::Null)),
            message,
        },
        _ => return Err(UnreadReason::Kind),
    };
    mark_bot_itself(&mut invocation, PlayerId::new(ticket.application));
    let joined = interaction.member.as_ref().and_then(join_time);
    let request = Request {
        interaction: InteractionId(ticket.interaction),
        caller,
        permissions: Permissions(permissions),
        joined,
        setting,
        locale: interaction
            .locale
            .unwrap_or_else(|| DEFAULT_LOCALE.to_owned()),
        club_locale: interaction.guild_locale,
        invocation,
        pressed_alone: flags.is_some_and(|flags| flags & EPHEMERAL != 0),
        file: None,
    };
    Ok(Decoded {
        ticket,
        request,
        files,
    })
}
