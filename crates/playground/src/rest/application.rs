//! The caller's application: its data, emojis and commands.

use std::sync::Arc;

use axum::Router;
use axum::extract::{FromRequestParts, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::routing::{any, get};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::Call;
use super::extract::{Caller, OwnApp, Snowflake, path_params};
use super::{Answer, Outcome, handler, method_not_allowed, not_found};
use crate::Server;
use crate::wire::command::{self, ENTRY_POINT, Scope};
use crate::wire::{ApiError, Form};
use crate::world::application::{Application, Command, Emoji, localize};
use crate::world::{Id, World};

/// Maximum number of new commands of an application per day.
const MAX_NEW_COMMANDS_PER_DAY: usize = 200;
/// The largest picture of an emoji, in bytes.
const MAX_EMOJI_BYTES: usize = 256 * 1024;

pub(super) fn routes() -> Router<Arc<Server>> {
    let own_application = || get(handler(me)).patch(handler(me));
    let commands = || {
        get(handler(list))
            .post(handler(create))
            .put(handler(replace_all))
            .fallback(handler(not_found::<OwnApp>))
    };
    let one_command = || {
        get(handler(show))
            .patch(handler(change))
            .delete(handler(delete))
            .fallback(handler(method_not_allowed::<OwnCommand>))
    };
    Router::new()
        .route("/applications/@me", own_application())
        .route("/oauth2/applications/@me", get(handler(me)))
        .route(
            "/applications/{application}",
            any(handler(not_found::<OwnApp>)),
        )
        .route(
            "/applications/{application}/{*rest}",
            any(handler(not_found::<OwnApp>)),
        )
        .route(
            "/applications/{application}/emojis",
            get(handler(emojis))
                .post(handler(add_emoji))
                .fallback(handler(not_found::<OwnApp>)),
        )
        .route("/applications/{application}/commands", commands())
        .route(
            "/applications/{application}/commands/{command}",
            one_command(),
        )
        .route(
            "/applications/{application}/guilds/{guild}/commands",
            commands(),
        )
        .route(
            "/applications/{application}/guilds/{guild}/commands/{command}",
            one_command(),
        )
}

fn me(world: &mut World, _: &Call, Caller(me): Caller) -> Outcome {
    Answer::ok(world.application_json(me))
}

fn emojis(world: &mut World, _: &Call, own: OwnApp) -> Outcome {
    let known = world.applications.get(&own.me);
    let known = known.into_iter().flat_map(|app| &app.emojis);
    let items: Vec<_> = known
        .map(|(id, emoji)| world.emoji_json(own.me, *id, emoji))
        .collect();
    Answer::ok(json!({ "items": items }))
}

fn add_emoji(world: &mut World, call: &Call, own: OwnApp) -> Outcome {
    let mut form = Form::new();
    let name = call.body["name"].as_str().unwrap_or_default();
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if !(2..=32).contains(&name.len()) || !name.chars().all(is_name) {
        form.error_at(
            "name",
            "STRING_TYPE_REGEX",
            "String value did not match validation regex.",
        );
    }
    let image = call.body["image"].as_str().unwrap_or_default();
    let image = image.strip_prefix("data:image/png;base64,");
    let image = image.and_then(|image| BASE64_STANDARD.decode(image).ok());
    let image =
        image.filter(|image| image.starts_with(b"\x89PNG") && image.len() <= MAX_EMOJI_BYTES);
    if image.is_none() {
        form.error_at("image", "IMAGE_INVALID", "Invalid image");
    }
    form.finish()?;
    let emoji = Emoji {
        name: name.to_owned(),
        image: image.unwrap_or_default(),
    };
    let id = world.next_id();
    let answer = world.emoji_json(own.me, id, &emoji);
    app(world, own.me).emojis.insert(id, emoji);
    Answer::ok(answer)
}

/// A command of the caller.
struct OwnCommand {
    me: Id,
    command: Command,
}

#[derive(Deserialize)]
struct CommandParams {
    command: Snowflake,
}

impl FromRequestParts<Arc<Server>> for OwnCommand {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let OwnApp { me, scope } = OwnApp::from_request_parts(parts, server).await?;
        let found: CommandParams = path_params(parts).await?;
        let id = found.command.ok_or(ApiError::UnknownCommand)?;
        let world = server.world();
        let app = world.applications.get(&me);
        let command = app
            .and_then(|app| app.commands.get(&id))
            .filter(|command| command.scope == scope)
            .cloned()
            .ok_or(ApiError::UnknownCommand)?;
        Ok(Self { me, command })
    }
}

fn create(world: &mut World, call: &Call, OwnApp { me, scope }: OwnApp) -> Outcome {
    let body = check_command(&call.body, scope)?;
    let (id, status) = save_command(world, me, scope, body)?;
    world.send_to_all_windows("COMMANDS_UPDATE", &json!({}));
    Ok(Answer::Json(status, command_view(world, me, id)?))
}

/// Gives an application the entry point command that Discord creates for Activities.
pub(crate) fn add_entry_point(world: &mut World, application: Id) -> Result<(), ApiError> {
    let body = json!({ "type": ENTRY_POINT, "name": "launch", "description": "Launch an activity",
                       "handler": 2, "contexts": [0, 1, 2], "integration_types": [0, 1] });
    let body = check_command(&body, Scope::Global)?;
    save_command(world, application, Scope::Global, body)?;
    world.send_to_all_windows("COMMANDS_UPDATE", &json!({}));
    Ok(())
}

fn check_command(body: &Value, scope: Scope) -> Result<Value, ApiError> {
    let mut form = Form::new();
    let body = command::check(body, scope, &mut form);
    form.finish()?;
    Ok(body)
}

fn app(world: &mut World, id: Id) -> &mut Application {
    world
        .applications
        .get_mut(&id)
        .expect("a call's application is known")
}

fn command_view(world: &World, me: Id, id: Id) -> Result<Value, ApiError> {
    let command = world
        .applications
        .get(&me)
        .and_then(|app| app.commands.get(&id));
    Ok(world.command_json(me, command.ok_or(ApiError::UnknownCommand)?))
}

fn show(world: &mut World, _: &Call, OwnCommand { me, command }: OwnCommand) -> Outcome {
    Answer::ok(world.command_json(me, &command))
}

fn delete(world: &mut World, _: &Call, OwnCommand { me, command }: OwnCommand) -> Outcome {
    app(world, me).commands.remove(&command.id);
    world.send_to_all_windows("COMMANDS_UPDATE", &json!({}));
    Ok(Answer::Empty)
}

fn change(world: &mut World, call: &Call, OwnCommand { me, command: old }: OwnCommand) -> Outcome {
    let mut merged = old.body.clone();
    for (key, value) in call.body.as_object().into_iter().flatten() {
        merged[key] = value.clone();
    }
    let body = check_command(&merged, old.scope)?;
    let version = world.next_id();
    let id = old.id;
    let changed = Command {
        version,
        body,
        ..old
    };
    app(world, me).commands.insert(id, changed);
    world.send_to_all_windows("COMMANDS_UPDATE", &json!({}));
    Answer::ok(command_view(world, me, id)?)
}

/// Creates a command, or overwrites the one of the same name and kind (for an entry point, of the same kind).
fn save_command(
    world: &mut World,
    me: Id,
    scope: Scope,
    body: Value,
) -> Result<(Id, StatusCode), ApiError> {
    let (now, version) = (world.now(), world.next_id());
    let kind = command::kind(&body);
    let application = app(world, me);
    let new_command = |id| Command {
        id,
        version,
        scope,
        body: body.clone(),
    };
    let is_same_kind = |c: &&Command| c.scope == scope && command::kind(&c.body) == kind;
    let old = application
        .commands
        .values()
        .filter(is_same_kind)
        .find(|c| kind == ENTRY_POINT || c.body["name"] == body["name"]);
    if let Some(id) = old.map(|c| c.id) {
        application.commands.insert(id, new_command(id));
        return Ok((id, StatusCode::OK));
    }
    // Discord's limits: kind 1 is a slash command, 2 and 3 are menu commands.
    let most = match kind {
        1 => 100,
        ENTRY_POINT => 1,
        _ => 15,
    };
    if application.commands.values().filter(is_same_kind).count() >= most {
        return Err(ApiError::TooManyCommands);
    }
    application
        .command_creations
        .retain(|at| at + 86_400_000 > now);
    if application.command_creations.len() >= MAX_NEW_COMMANDS_PER_DAY {
        return Err(ApiError::DailyCommands);
    }
    application.command_creations.push(now);
    application.commands.insert(version, new_command(version));
    Ok((version, StatusCode::CREATED))
}

fn replace_all(world: &mut World, call: &Call, OwnApp { me, scope }: OwnApp) -> Outcome {
    let empty = vec![];
    let list = call.body.as_array().unwrap_or(&empty);
    let mut form = Form::new();
    let mut bodies = Vec::new();
    let mut names = std::collections::HashSet::new();
    for (index, body) in list.iter().enumerate() {
        form.at(index, |form| {
            bodies.push(command::check(body, scope, form));
            if !names.insert((command::kind(body), body["name"].clone())) {
                form.error_at(
                    "name",
                    "APPLICATION_COMMANDS_DUPLICATE_NAME",
                    "Application command names must be unique",
                );
            }
        });
    }
    let known = &app(world, me).commands;
    let is_entry_point = |body: &Value| command::kind(body) == ENTRY_POINT;
    if scope == Scope::Global
        && known.values().any(|old| is_entry_point(&old.body))
        && !bodies.iter().any(is_entry_point)
    {
        return Err(ApiError::EntryPointMissing);
    }
    for (kind, most) in [(1, 100), (2, 15), (3, 15), (ENTRY_POINT, 1)] {
        if bodies
            .iter()
            .filter(|body| command::kind(body) == kind)
            .count()
            > most
        {
            return Err(ApiError::TooManyCommands);
        }
    }
    form.finish()?;
    app(world, me).commands.retain(|_, old| {
        old.scope != scope
            || bodies.iter().any(|body| {
                body["type"] == old.body["type"]
                    && (is_entry_point(body) || body["name"] == old.body["name"])
            })
    });
    let mut views = Vec::new();
    for body in bodies {
        let (id, _) = save_command(world, me, scope, body)?;
        views.push(command_view(world, me, id)?);
    }
    world.send_to_all_windows("COMMANDS_UPDATE", &json!({}));
    Answer::ok(json!(views))
}

#[derive(Deserialize)]
struct CommandsQuery {
    with_localizations: Option<String>,
}

fn list(
    world: &mut World,
    call: &Call,
    (OwnApp { me, scope }, Query(query)): (OwnApp, Query<CommandsQuery>),
) -> Outcome {
    let whole = query.with_localizations.as_deref() == Some("true");
    let locale = call.locale.as_deref().unwrap_or("en-US");
    let commands = world.applications.get(&me).map(|app| app.commands.values());
    let list = commands
        .into_iter()
        .flatten()
        .filter(|c| c.scope == scope)
        .map(|command| {
            let mut json = world.command_json(me, command);
            if !whole {
                localize(&mut json, locale);
            }
            json
        });
    Answer::ok(list.collect())
}
