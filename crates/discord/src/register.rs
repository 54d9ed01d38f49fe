//! Registers the bot's commands if Discord has other ones.

pub(super) mod club;
mod compare;
mod definition;

use std::collections::HashMap;
use std::time::Duration;

use reqwest::Method;
use serde_json::Value;
use serenity::model::application::CommandType;

use crate::application::Application;
use crate::bot::registry;
use crate::encode::Body;
use crate::endpoint::Endpoint;
use crate::payload::Id;
use crate::register::definition::{definition, ids};
use crate::rest::{Call, Rest, RestError, RetryPolicy};
use crate::session::SessionError;
use crate::token::Token;

/// Backoff before the second attempt to register.
const FIRST_BACKOFF: Duration = Duration::from_millis(500);
/// Longest backoff between two attempts.
const LONGEST_BACKOFF: Duration = Duration::from_secs(300);

/// Registers the commands of `application` if Discord has others; repeats that until Discord has them. Returns the id
/// of each command by its name.
pub(super) async fn register_until_accepted(rest: &Rest, application: u64) -> HashMap<String, u64> {
    let mut pause = FIRST_BACKOFF;
    loop {
        let error = match refresh(rest, application).await {
            Ok(ids) => return ids,
            Err(error) => error,
        };
        tracing::error!(%error, seconds = pause.as_secs_f32(), "could not register the commands; retrying");
        wait(pause).await;
        pause = (pause * 2).min(LONGEST_BACKOFF);
    }
}

async fn refresh(rest: &Rest, application: u64) -> Result<HashMap<String, u64>, RestError> {
    let profile = Application::fetch(rest).await?;
    profile.warn_of_settings();
    let known = fetch(rest, application).await?;
    let commands = profile.without_unsupported(definitions());
    if compare::are_alike(&known, &commands) {
        tracing::debug!("Discord has these commands already");
        return Ok(ids(&known).collect());
    }
    let registered = overwrite(rest, application, commands, &known).await?;
    tracing::info!("the commands have changed: registering them");
    Ok(ids(registered.as_array().into_iter().flatten()).collect())
}

/// Registers all commands of the application of `token` with Discord.
///
/// # Errors
///
/// A [`SessionError`] if Discord cannot be reached, or refuses them.
pub async fn register(endpoint: &Endpoint, token: &Token) -> Result<(), SessionError> {
    let rest = endpoint.rest_client(token);
    let profile = Application::fetch(&rest).await?;
    profile.warn_of_settings();
    let Id(application) = profile.id;
    let known = fetch(&rest, application).await?;
    let commands = profile.without_unsupported(definitions());
    overwrite(&rest, application, commands, &known).await?;
    Ok(())
}

/// The commands that Discord has.
async fn fetch(rest: &Rest, application: u64) -> Result<Vec<Value>, RestError> {
    let call = Call {
        method: Method::GET,
        path: format!("/applications/{application}/commands?with_localizations=true"),
        body: None,
    };
    match rest.send(&call, RetryPolicy::NORMAL).await? {
        Value::Array(known) => Ok(known),
        _ => Err(RestError::NoAnswer(
            "a list of commands that is none".to_owned(),
        )),
    }
}

/// Replaces the commands of `application` by `commands`, but keeps those of the `known` ones that Discord has created
/// itself. Returns Discord's answer.
async fn overwrite(
    rest: &Rest,
    application: u64,
    mut commands: Value,
    known: &[Value],
) -> Result<Value, RestError> {
    // Discord refuses a list without the entry point that it has created (50240).
    let entry_points = known
        .iter()
        .filter(|command| compare::is_entry_point(command));
    if let Value::Array(commands) = &mut commands {
        commands.extend(entry_points.map(compare::strip_answer));
    }
    let call = Call {
        method: Method::PUT,
        path: format!("/applications/{application}/commands"),
        body: Some(Body::plain(commands)),
    };
    rest.send(&call, RetryPolicy::NORMAL).await
}

#[expect(
    clippy::disallowed_methods,
    reason = "what Discord did not take is tried again after a pause"
)]
async fn wait(pause: Duration) {
    tokio::time::sleep(pause).await;
}

/// The global commands as registered, in every language: a JSON array.
pub fn definitions() -> Value {
    let core = registry::specs().filter(|spec| spec.family.is_none());
    let slash = core.map(|spec| definition(&spec, CommandType::ChatInput));
    let persons = registry::user_menu();
    let persons = persons.map(|command| definition(&command.spec, CommandType::User));
    let messages = registry::message_menu();
    let messages = messages.map(|command| definition(&command.spec, CommandType::Message));
    slash.chain(persons).chain(messages).collect()
}
