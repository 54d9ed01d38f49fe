//! An interaction's own messages: `@original` and the followups.

use std::sync::Arc;

use axum::Router;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::routing::{any, get, post};
use serde::Deserialize;

use super::call::Call;
use super::extract::{Snowflake, path_params};
use super::interaction::{edit_message, post_response};
use super::{Answer, Outcome, handler, method_not_allowed, not_found};
use crate::Server;
use crate::wire::{ApiError, flag};
use crate::world::interaction::{ResponseState, TOKEN_LIFETIME_MS};
use crate::world::{Id, World};

/// Maximum number of followups per interaction, for an application that only the user has installed.
const USER_INSTALLED_FOLLOWUPS: u32 = 5;

pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route(
            "/webhooks/{application}/{token}",
            post(handler(followup)).fallback(handler(not_found::<InteractionWebhook>)),
        )
        .route(
            "/webhooks/{application}/{token}/{*rest}",
            any(handler(not_found::<InteractionWebhook>)),
        )
        .route(
            "/webhooks/{application}/{token}/messages/{message}",
            get(handler(show))
                .patch(handler(change))
                .delete(handler(delete))
                .fallback(handler(method_not_allowed::<OwnMessage>)),
        )
}

/// The interaction that the token of the path belongs to, and its channel.
struct InteractionWebhook {
    id: Id,
    channel: Id,
}

#[derive(Deserialize)]
struct WebhookParams {
    application: Snowflake,
    token: String,
}

impl FromRequestParts<Arc<Server>> for InteractionWebhook {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let WebhookParams { application, token } = path_params(parts).await?;
        let application = application.ok_or(ApiError::UnknownWebhook)?;
        let world = server.world();
        if !world.applications.contains_key(&application) {
            return Err(ApiError::UnknownWebhook);
        }
        let id = world.tokens.get(&token);
        let id = *id.ok_or(ApiError::InvalidWebhookToken)?;
        let found = &world.interactions[&id];
        if found.application != application || found.created + TOKEN_LIFETIME_MS <= world.now() {
            return Err(ApiError::InvalidWebhookToken);
        }
        if matches!(found.state, ResponseState::Pending | ResponseState::Failed) {
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
struct MessageParams {
    message: String,
}

impl FromRequestParts<Arc<Server>> for OwnMessage {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let InteractionWebhook { id, channel } =
            InteractionWebhook::from_request_parts(parts, server).await?;
        let found: MessageParams = path_params(parts).await?;
        let world = server.world();
        let message = match found.message.as_str() {
            "@original" => world.interactions[&id].response_message,
            other => other.parse().ok(),
        };
        let message = message.ok_or(ApiError::UnknownMessage)?;
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
    edit_message(world, call, id, message)
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
    let is_own = message.author == interaction.application
        && message.only_for.is_none_or(|only| only == interaction.user);
    if is_own {
        Ok(())
    } else {
        Err(ApiError::UnknownMessage)
    }
}

fn followup(
    world: &mut World,
    call: &Call,
    InteractionWebhook { id, channel }: InteractionWebhook,
) -> Outcome {
    let interaction = &world.interactions[&id];
    if interaction.state == ResponseState::Deferred
        && let Some(loading) = interaction.response_message
        && world
            .message(channel, loading)
            .is_ok_and(|m| m.flags & flag::LOADING != 0)
    {
        return edit_message(world, call, id, loading);
    }
    if interaction.is_user_only() && interaction.followups >= USER_INSTALLED_FOLLOWUPS {
        return Err(ApiError::TooManyFollowups);
    }
    let message = post_response(world, call, &call.body, id)?;
    world
        .interactions
        .get_mut(&id)
        .expect("the token led here")
        .followups += 1;
    Answer::ok(world.message_json(world.message(channel, message)?))
}
