//! An interaction's own messages: `@original` and the followups.

use super::call::{self, Call};
use super::interaction::{edit, respond};
use super::{Answer, Outcome};
use crate::wire::{ApiError, flag};
use crate::world::interaction::{State, TOKEN_MS};
use crate::world::{Id, World};

/// Followups of an application that only the user has installed.
const USER_INSTALLED_FOLLOWUPS: u32 = 5;

pub(super) fn dispatch(
    world: &mut World,
    call: &Call,
    method: &str,
    app: &str,
    token: &str,
    rest: &[&str],
) -> Outcome {
    let app = call::id(app).ok_or(ApiError::UnknownWebhook)?;
    if !world.applications.contains_key(&app) {
        return Err(ApiError::UnknownWebhook);
    }
    let id = *world
        .tokens
        .get(token)
        .ok_or(ApiError::InvalidWebhookToken)?;
    let found = &world.interactions[&id];
    if found.application != app || found.created + TOKEN_MS <= world.now() {
        return Err(ApiError::InvalidWebhookToken);
    }
    if matches!(found.state, State::Pending | State::Failed) {
        return Err(ApiError::UnknownWebhook);
    }
    let channel = found.channel;
    world.channel(channel)?;
    match (method, rest) {
        ("POST", []) => followup(world, call, id, channel),
        (_, ["messages", which]) => {
            let response = world.interactions[&id].response;
            let message = match *which {
                "@original" => response,
                other => call::id(other),
            };
            let message = message.ok_or(ApiError::UnknownMessage)?;
            own(world, id, channel, message)?;
            match method {
                "GET" => Answer::ok(world.message_json(world.message(channel, message)?)),
                "PATCH" => edit(world, call, id, message),
                "DELETE" => {
                    world.delete_message(channel, message)?;
                    Ok(Answer::Empty)
                }
                _ => Err(ApiError::MethodNotAllowed),
            }
        }
        _ => Err(ApiError::NotFound),
    }
}

/// A token reaches the messages of its application alone.
fn own(world: &World, id: Id, channel: Id, message: Id) -> Result<(), ApiError> {
    let interaction = &world.interactions[&id];
    let message = world.message(channel, message)?;
    let mine = message.author == interaction.application
        && message.only_for.is_none_or(|only| only == interaction.user);
    if mine {
        Ok(())
    } else {
        Err(ApiError::UnknownMessage)
    }
}

fn followup(world: &mut World, call: &Call, id: Id, channel: Id) -> Outcome {
    let interaction = &world.interactions[&id];
    if interaction.state == State::Deferred
        && let Some(loading) = interaction.response
        && world
            .message(channel, loading)
            .is_ok_and(|m| m.flags & flag::LOADING != 0)
    {
        return edit(world, call, id, loading);
    }
    if interaction.is_user_only() && interaction.followups >= USER_INSTALLED_FOLLOWUPS {
        return Err(ApiError::TooManyFollowups);
    }
    let message = respond(world, call, &call.body, id)?;
    world
        .interactions
        .get_mut(&id)
        .expect("the token led here")
        .followups += 1;
    Answer::ok(world.message_json(world.message(channel, message)?))
}
