//! Responses to interactions.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::routing::post;
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::Call;
use super::extract::Snowflake;
use super::message::read_draft;
use super::{Answer, Outcome, handler};
use crate::Server;
use crate::wire::component::Layout;
use crate::wire::form::{Presence::Required, refuse};
use crate::wire::{ApiError, Form, command, flag, modal};
use crate::world::interaction::{Interaction, InteractionKind, RESPONSE_TIMEOUT_MS, ResponseState};
use crate::world::message::Message;
use crate::world::{Id, World};

pub(super) fn routes() -> Router<Arc<Server>> {
    let path = "/interactions/{interaction}/{token}/callback";
    Router::new().route(path, post(handler(callback)))
}

#[derive(Deserialize)]
struct CallbackQuery {
    with_response: Option<String>,
}

fn callback(
    world: &mut World,
    call: &Call,
    (Path((id, token)), Query(query)): (Path<(Snowflake, String)>, Query<CallbackQuery>),
) -> Outcome {
    let id = id.ok_or(ApiError::UnknownInteraction)?;
    check_pending(world, id, &token)?;
    let kind = call.body["type"].as_u64().unwrap_or(0);
    if !is_valid_response(&world.interactions[&id], kind) {
        return Err(refuse(
            "type",
            "INTERACTION_CALLBACK_TYPE_INVALID",
            "This kind of response does not fit the interaction.",
        ));
    }
    world.channel(world.interactions[&id].channel)?;
    let state = carry_out(world, call, id, kind)?;
    let interaction = world.interactions.get_mut(&id).expect("found above");
    interaction.state = state;
    world.send_interaction_event(id);
    if query.with_response.as_deref() != Some("true") {
        return Ok(Answer::Empty);
    }
    Answer::ok(callback_response(world, id, kind))
}

/// Checks that the interaction waits for its first response.
fn check_pending(world: &mut World, id: Id, token: &str) -> Result<(), ApiError> {
    let found = world
        .interactions
        .get(&id)
        .filter(|found| found.token == token)
        .ok_or(ApiError::UnknownInteraction)?;
    match &found.state {
        ResponseState::Failed => Err(ApiError::UnknownInteraction),
        ResponseState::Pending if found.created + RESPONSE_TIMEOUT_MS <= world.now() => {
            world.expire(id);
            Err(ApiError::UnknownInteraction)
        }
        ResponseState::Pending => Ok(()),
        _ => Err(ApiError::AlreadyAcknowledged),
    }
}

/// Whether a response of this kind is valid for the interaction. Kinds: 4 message, 5 message that follows later,
/// 6 update that follows later, 7 update of the message, 8 choices, 9 modal, 12 launch of the Activity.
fn is_valid_response(interaction: &Interaction, response: u64) -> bool {
    let kind = interaction.kind;
    match response {
        4 | 5 => kind != InteractionKind::Autocomplete,
        6 | 7 => {
            interaction.source_message.is_some()
                && matches!(kind, InteractionKind::Component | InteractionKind::Modal)
        }
        8 => kind == InteractionKind::Autocomplete,
        9 | 12 => {
            matches!(kind, InteractionKind::Command | InteractionKind::Component)
                || response == 12 && kind == InteractionKind::Modal
        }
        _ => false,
    }
}

/// Carries out a response of this kind; returns the new state of the interaction.
fn carry_out(world: &mut World, call: &Call, id: Id, kind: u64) -> Result<ResponseState, ApiError> {
    let (channel, source_message) = {
        let interaction = &world.interactions[&id];
        (interaction.channel, interaction.source_message)
    };
    let data = &call.body["data"];
    Ok(match kind {
        4 => {
            let message = post_response(world, call, data, id)?;
            set_response_message(world, id, message);
            ResponseState::Answered
        }
        5 => {
            let message = post_loading_message(world, data, id);
            set_response_message(world, id, message);
            ResponseState::Deferred
        }
        6 => {
            if let Some(source_message) = source_message {
                set_response_message(world, id, source_message);
            }
            ResponseState::Answered
        }
        7 => {
            let source_message = source_message.expect("an update was checked to have a message");
            update_message(world, call, data, channel, source_message)?;
            set_response_message(world, id, source_message);
            ResponseState::Answered
        }
        8 => {
            let choices = read_choices(world, data, id)?;
            let interaction = world.interactions.get_mut(&id).expect("found above");
            interaction.choices = choices;
            ResponseState::Answered
        }
        12 => {
            let activity = world.activity_to_launch(&world.interactions[&id]);
            ResponseState::Launched(activity.ok_or_else(no_activity)?)
        }
        _ => {
            let mut form = Form::new();
            form.at("data", |form| modal::check(data, form));
            form.finish()?;
            ResponseState::Modal(data.clone())
        }
    })
}

/// The refusal to open an Activity.
fn no_activity() -> ApiError {
    refuse(
        "type",
        "INTERACTION_CALLBACK_TYPE_INVALID",
        "The application has no Activity that can be opened here.",
    )
}

/// The response body for a call with `with_response=true`.
fn callback_response(world: &World, id: Id, kind: u64) -> Value {
    let interaction = &world.interactions[&id];
    let mut json = json!({ "interaction": {
        "id": id.to_string(), "type": interaction.kind as u8,
        "response_message_loading": interaction.state == ResponseState::Deferred,
    }});
    if let ResponseState::Launched(_) = interaction.state {
        let instance = format!("i-{id}-gc-{}", interaction.channel);
        json["interaction"]["activity_instance_id"] = json!(instance);
        json["resource"] = json!({ "type": 12, "activity_instance": { "id": instance } });
    }
    if let Some(message) = interaction.response_message
        && let Ok(message) = world.message(interaction.channel, message)
    {
        json["interaction"]["response_message_id"] = json!(message.id.to_string());
        json["interaction"]["response_message_ephemeral"] = json!(message.only_for.is_some());
        if matches!(kind, 4 | 7) {
            json["resource"] = json!({ "type": kind, "message": world.message_json(message) });
        }
    }
    json
}

fn set_response_message(world: &mut World, id: Id, message: Id) {
    if let Some(interaction) = world.interactions.get_mut(&id) {
        interaction.response_message = Some(message);
    }
}

/// An empty message of an interaction, ephemeral if `flags` say so or the user may not post a visible one.
fn new_message(world: &mut World, id: Id, flags: u64) -> Message {
    let new = world.next_id();
    let now = world.now();
    let interaction = &world.interactions[&id];
    let mut message = Message::new(new, interaction.channel, interaction.application, now);
    message.webhook = Some(interaction.application);
    message.metadata = Some(interaction.metadata.clone());
    // Type 20 is the response to a slash command.
    message.kind = if interaction.kind == InteractionKind::Command {
        20
    } else {
        0
    };
    message.flags = flags & (flag::COMPONENTS_V2 | flag::SUPPRESS_NOTIFICATIONS);
    if flags & flag::EPHEMERAL != 0 || world.is_forced_ephemeral(interaction) {
        message.flags |= flag::EPHEMERAL;
        message.only_for = Some(interaction.user);
    }
    message
}

/// Posts a message as a response or followup.
pub(super) fn post_response(
    world: &mut World,
    call: &Call,
    body: &Value,
    id: Id,
) -> Result<Id, ApiError> {
    let draft = with_data_path(read_draft(body, call, Layout::Rows), call)?;
    let mut message = new_message(world, id, draft.flags);
    world.apply_draft(&mut message, draft)?;
    Ok(world.post(message))
}

/// Moves the errors of a read message below `data`, where a callback has its message.
fn with_data_path<T>(read: Result<T, ApiError>, call: &Call) -> Result<T, ApiError> {
    match read {
        Err(ApiError::InvalidForm(errors)) if call.path.ends_with("/callback") => {
            Err(ApiError::InvalidForm(json!({ "data": errors })))
        }
        other => other,
    }
}

/// Posts the message that the client shows as "thinking" until it is edited.
fn post_loading_message(world: &mut World, data: &Value, id: Id) -> Id {
    let flags = data["flags"].as_u64().unwrap_or(0) & flag::EPHEMERAL;
    let mut message = new_message(world, id, flags);
    message.flags |= flag::LOADING;
    world.post(message)
}

fn update_message(
    world: &mut World,
    call: &Call,
    data: &Value,
    channel: Id,
    source_message: Id,
) -> Result<(), ApiError> {
    let mut message = world.message(channel, source_message)?.clone();
    let draft = with_data_path(read_draft(data, call, message.layout()), call)?;
    world.apply_draft(&mut message, draft)?;
    message.edited = Some(world.now());
    world.replace_message(message);
    Ok(())
}

fn read_choices(world: &World, data: &Value, id: Id) -> Result<Vec<Value>, ApiError> {
    let typed = world.interactions[&id].focused_option_type;
    let mut form = Form::new();
    let list = form.at("data", |form| {
        let list = form.list(data, "choices", 0, 25);
        command::check_choices(list, typed.unwrap_or(3), Required, form);
        list.to_vec()
    });
    form.finish()?;
    Ok(list)
}

/// Edits a message through the interaction's token; a loading message becomes a real one.
pub(super) fn edit_message(world: &mut World, call: &Call, id: Id, message: Id) -> Outcome {
    let channel = world.interactions[&id].channel;
    let mut edited = world.message(channel, message)?.clone();
    let layout = if call.body["flags"].as_u64().unwrap_or(0) & flag::COMPONENTS_V2 != 0 {
        Layout::V2
    } else {
        edited.layout()
    };
    let draft = read_draft(&call.body, call, layout)?;
    edited.flags |= draft.flags & flag::COMPONENTS_V2;
    world.apply_draft(&mut edited, draft)?;
    let was_loading = edited.flags & flag::LOADING != 0;
    edited.flags &= !flag::LOADING;
    edited.edited = Some(world.now());
    world.replace_message(edited);
    if was_loading {
        world
            .interactions
            .get_mut(&id)
            .expect("the token led here")
            .state = ResponseState::Answered;
        world.send_interaction_event(id);
    }
    Ok(Answer::Json(
        StatusCode::OK,
        world.message_json(world.message(channel, message)?),
    ))
}
