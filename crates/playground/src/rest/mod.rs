//! Discord's REST interface: each route is a plain function on the world.

mod application;
mod call;
mod channel;
mod extract;
mod guild;
mod interaction;
mod message;
mod scheduled_event;
mod serve;
mod thread;
mod user;
mod webhook;

use std::future::{Ready, ready};
use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Router, middleware};
use serde_json::Value;
use tower_layer::Layer;

use super::Server;
use super::wire::ApiError;
use super::world::World;
pub(crate) use application::add_entry_point;
pub(crate) use call::{Call, guess_content_type};
use extract::Caller;

/// The response to a call: a status and a body, or no body.
#[derive(Debug, Clone)]
pub(crate) enum Answer {
    Json(StatusCode, Value),
    Empty,
}

impl Answer {
    fn ok(value: Value) -> Result<Self, ApiError> {
        Ok(Self::Json(StatusCode::OK, value))
    }
}

/// Passed on as an extension: [`serve`] writes it with the limits, and logs it.
impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        Extension(self).into_response()
    }
}

impl From<ApiError> for Answer {
    fn from(error: ApiError) -> Self {
        Self::Json(error.codes().0, error.body())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        Answer::from(self).into_response()
    }
}

type Outcome = Result<Answer, ApiError>;

/// A handler that runs a function on the world with the results of its extractors.
pub(crate) fn handler<T: FromRequestParts<Arc<Server>> + 'static>(
    run: fn(&mut World, &Call, T) -> Outcome,
) -> impl Fn(State<Arc<Server>>, Extension<Arc<Call>>, T) -> Ready<Outcome> + Clone + Send + Sync + 'static
{
    move |State(server), Extension(call), found| ready(run(&mut server.world(), &call, found))
}

/// Discord's interface at `/api`: every route, behind faults, limits and the log.
pub(crate) fn router(server: &Arc<Server>) -> Router<Arc<Server>> {
    let routes = Router::new()
        .merge(crate::activity::routes())
        .merge(application::routes())
        .merge(channel::routes())
        .merge(guild::routes())
        .merge(interaction::routes())
        .merge(message::routes())
        .merge(scheduled_event::routes())
        .merge(thread::routes())
        .merge(user::routes())
        .merge(webhook::routes())
        .fallback(handler(not_found::<Caller>))
        .method_not_allowed_fallback(handler(not_found::<Caller>))
        .with_state(Arc::clone(server));
    // It wraps the whole router, because it changes the path before routing.
    let around = middleware::from_fn_with_state(Arc::clone(server), serve::serve);
    Router::new().nest_service("/api", around.layer(routes))
}

/// Refuses an unknown path, once the extractor `T` has accepted the part of it that is known.
fn not_found<T>(_: &mut World, _: &Call, _: T) -> Outcome {
    Err(ApiError::NotFound)
}

/// Refuses a method that the path does not have, once the extractor `T` has accepted the path.
fn method_not_allowed<T>(_: &mut World, _: &Call, _: T) -> Outcome {
    Err(ApiError::MethodNotAllowed)
}
