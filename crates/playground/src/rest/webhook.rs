//! An interaction's own messages: `@original` and the followups.

use std::sync::Arc;

use axum::Router;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::routing::{any, get, post};
use serde::Deserialize;

use super::call::Call;
use super::find::{Snowflake, path};
use super::interaction::{edit, respond};
use super::{Answer, Outcome, forbid, missing, on};
use crate::Server;
use crate::wire::{ApiError, flag};
use crate::world::interaction::{State, TOKEN_MS};
use crate::world::{Id, World};

/// Maximum number of followups per interaction, for an application that only the user has installed.
const USER_INSTALLED_FOLLOWUPS: u32 = 5;

pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route(
            "/webhooks/{application}/{token}",
            post(on(followup)).fallback(on(missing::<Hook>)),
        )
        .route(
            "/webhooks/{application}/{token}/{*rest}",
            any(on(missing::<Hook>)),
        )
        .route(
            "/webhooks/{application}/{token}/messages/{message}",
            get(on(show))
                .patch(on(change))
                .delete(on(delete))
                .fallback(on(forbid::<OwnMessage>)),
        )
}

/// The interaction that the token of the path belongs to, and its channel.
struct Hook {
    id: Id,
    channel: Id,
}

#[derive(Deserialize)]
struct OfHook {
    application: Snowflake,
    token: String,
}

impl FromRequestParts<Arc<Server>> for Hook {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let OfHook { application, token } = path(parts).await?;
        let application = application.or(ApiError::UnknownWebhook)?;
        let world = server.world();
        if !world.applications.contains_key(&application) {
            return Err(ApiError::UnknownWebhook);
        }
        let id = world.tokens.get(&token);
        let id = *id.ok_or(ApiError::InvalidWebhookToken)?;
        let found = &world.interactions[&id];
        if found.application != application || found.created + TOKEN_MS <= world.now() {
            return Err(ApiError::InvalidWebhookToken);
        }
        if matches!(found.state, State::Pending | State::Failed) {
            return Err(ApiError::UnknownWebhook);
        }
        let channel = found.channel;
        world.channel(channel)?;
        Ok(Self { id, channel })
    }
}

/// A message that the token of the path can reach.
struct OwnMessage {
    id: Id,
    channel: Id,
    message: Id,
}

#[derive(Deserialize)]
struct OfMessage {
    message: String,
}

impl FromRequestParts<Arc<Server>> for OwnMessage {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let Hook { id, channel } = Hook::from_request_parts(parts, server).await?;
        let found: OfMessage = path(parts).await?;
        let world = server.world();
        let named = match found.message.as_str() {
            "@original" => world.interactions[&id].response,
            other => other.parse().ok(),
        };
        let message = named.ok_or(ApiError::UnknownMessage)?;
        check_own(&world, id, channel, message)?;
        Ok(Self {
            id,
            channel,
            message,
        })
    }
}

fn show(
    world: &mut World,
    _: &Call,
    OwnMessage {
        channel, message, ..
    }: OwnMessage,
) -> Outcome {
    Answer::ok(world.message_json(world.message(channel, message)?))
}

fn change(world: &mut World, call: &Call, OwnMessage { id, message, .. }: OwnMessage) -> Outcome {
    edit(world, call, id, message)
}

fn delete(
    world: &mut World,
    _: &Call,
    OwnMessage {
        channel, message, ..
    }: OwnMessage,
) -> Outcome {
    world.delete_message(channel, message)?;
    Ok(Answer::Empty)
}

/// Checks that the message belongs to the token's application.
fn check_own(world: &World, id: Id, channel: Id, message: Id) -> Result<(), ApiError> {
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

fn followup(world: &mut World, call: &Call, Hook { id, channel }: Hook) -> Outcome {
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
