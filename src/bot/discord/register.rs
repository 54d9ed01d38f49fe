//! Telling Discord which commands there are, whenever it has others.

pub(super) mod club;
mod compare;

use std::collections::HashMap;
use std::time::Duration;

use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::bot::discord::application::Application;
use crate::bot::discord::encode::Body;
use crate::bot::discord::endpoint::Endpoint;
use crate::bot::discord::payload;
use crate::bot::discord::payload::Id;
use crate::bot::discord::rest::{Call, Patience, Rest, RestError};
use crate::bot::discord::session::SessionError;
use crate::bot::discord::token::Token;
use crate::bot::kit::spec::{
    Audience, Choice, CommandSpec, Context, Installation, Need, OptionKind, OptionSpec,
};
use crate::bot::registry;
use crate::i18n::{Locale, Text};

/// Discord's numbers for kinds of commands and options.
mod kind {
    pub(super) const SLASH: u8 = 1;
    pub(super) const USER: u8 = 2;
    pub(super) const MESSAGE: u8 = 3;
    pub(super) const SUBCOMMAND: u8 = 1;
    pub(super) const STRING: u8 = 3;
    pub(super) const INTEGER: u8 = 4;
    pub(super) const PERSON: u8 = 6;
    pub(super) const CHANNEL: u8 = 7;
    pub(super) const FILE: u8 = 11;
}

/// Discord's numbers for channels in which people write: plain ones, and those for announcements.
const TEXT_CHANNELS: [u8; 2] = [0, 5];

/// The pause before the second try to register.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
/// The longest pause between two tries.
const LONGEST_PAUSE: Duration = Duration::from_secs(300);

/// Registers the commands of `application` if Discord has others; tries again until Discord has them.
/// Gives the number of each by its name.
pub(super) async fn until_done(rest: &Rest, application: u64) -> HashMap<String, u64> {
    let mut pause = FIRST_PAUSE;
    loop {
        let error = match refresh(rest, application).await {
            Ok(ids) => return ids,
            Err(error) => error,
        };
        tracing::error!(%error, seconds = pause.as_secs_f32(), "the commands could not be registered; the bot tries again");
        wait(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

async fn refresh(rest: &Rest, application: u64) -> Result<HashMap<String, u64>, RestError> {
    let told = Application::ask(rest).await?;
    told.remark();
    let known = known(rest, application).await?;
    let commands = told.fit(definitions());
    if compare::are_alike(&known, &commands) {
        tracing::debug!("Discord has these commands already");
        return Ok(ids(&known).collect());
    }
    let registered = overwrite(rest, application, commands, &known).await?;
    tracing::info!("the commands have changed and are registered anew");
    Ok(ids(registered.as_array().into_iter().flatten()).collect())
}

/// The name and the number of each slash command in a list of Discord's.
fn ids<'a>(commands: impl IntoIterator<Item = &'a Value>) -> impl Iterator<Item = (String, u64)> {
    // The kind may be left out.
    let is_slash =
        |command: &&Value| command["type"].as_u64().unwrap_or(1) == u64::from(kind::SLASH);
    let commands = commands.into_iter().filter(is_slash);
    commands.filter_map(|command| {
        let Id(id) = payload::id(&command["id"])?;
        Some((command["name"].as_str()?.to_owned(), id))
    })
}

/// Registers the commands of the application of `token` with Discord, whatever it has.
///
/// # Errors
///
/// A [`SessionError`] when Discord cannot be reached, or refuses them.
pub async fn register(endpoint: &Endpoint, token: &Token) -> Result<(), SessionError> {
    let rest = endpoint.rest(token);
    let told = Application::ask(&rest).await?;
    told.remark();
    let Id(application) = told.id;
    let known = known(&rest, application).await?;
    let commands = told.fit(definitions());
    overwrite(&rest, application, commands, &known).await?;
    Ok(())
}

/// The commands that Discord has.
async fn known(rest: &Rest, application: u64) -> Result<Vec<Value>, RestError> {
    let call = Call {
        method: Method::GET,
        path: format!("/applications/{application}/commands?with_localizations=true"),
        body: None,
    };
    match rest.send(&call, Patience::NORMAL).await? {
        Value::Array(known) => Ok(known),
        _ => Err(RestError::NoAnswer(
            "a list of commands that is none".to_owned(),
        )),
    }
}

/// Makes these the `commands` of `application`, besides those of the `known` ones that Discord has made itself. Gives
/// what Discord then has.
async fn overwrite(
    rest: &Rest,
    application: u64,
    mut commands: Value,
    known: &[Value],
) -> Result<Value, RestError> {
    // Discord refuses a list without the entry point that it made (50240).
    let kept = known
        .iter()
        .filter(|command| compare::is_entry_point(command));
    if let Value::Array(commands) = &mut commands {
        commands.extend(kept.map(compare::as_given));
    }
    let call = Call {
        method: Method::PUT,
        path: format!("/applications/{application}/commands"),
        body: Some(Body::plain(commands)),
    };
    rest.send(&call, Patience::NORMAL).await
}

#[expect(
    clippy::disallowed_methods,
    reason = "what Discord did not take is tried again after a pause"
)]
async fn wait(pause: Duration) {
    tokio::time::sleep(pause).await;
}

/// The commands that are there everywhere as they are registered, with every language: a JSON array.
pub fn definitions() -> Value {
    let core = registry::specs().filter(|spec| spec.family.is_none());
    let slash = core.map(|spec| definition(&spec, kind::SLASH));
    let persons = registry::user_menu().map(|command| definition(&command.spec, kind::USER));
    let messages = registry::message_menu().map(|command| definition(&command.spec, kind::MESSAGE));
    slash.chain(persons).chain(messages).collect()
}

fn definition(spec: &CommandSpec, kind: u8) -> Value {
    let contexts: Vec<u8> = spec
        .contexts
        .iter()
        .map(|context| context_number(*context))
        .collect();
    let installations: Vec<u8> = spec
        .installations
        .iter()
        .map(|one| installation_number(*one))
        .collect();
    let mut definition = json!({
        "type": kind,
        "name": spec.name,
        "name_localizations": localizations(&spec.title),
        "contexts": contexts,
        "integration_types": installations,
        "default_member_permissions": match spec.audience {
            Audience::Everybody => Value::Null,
            Audience::Holders(permissions) => json!(permissions.0.to_string()),
        },
    });
    if let Some(about) = &spec.about {
        definition["description"] = json!(about.to(Locale::English));
        definition["description_localizations"] = localizations(about);
        definition["options"] = spec.options.iter().map(option).collect();
    }
    definition
}

fn option(spec: &OptionSpec) -> Value {
    let mut option = json!({
        "name": spec.name,
        "name_localizations": localizations(&spec.title),
        "description": spec.about.to(Locale::English),
        "description_localizations": localizations(&spec.about),
        "required": spec.need == Need::Required,
    });
    match &spec.kind {
        OptionKind::Text { longest } => {
            option["type"] = json!(kind::STRING);
            option["max_length"] = json!(longest);
        }
        OptionKind::Suggested { longest } => {
            option["type"] = json!(kind::STRING);
            option["max_length"] = json!(longest);
            option["autocomplete"] = json!(true);
        }
        OptionKind::Choice(choices) => {
            option["type"] = json!(kind::STRING);
            option["choices"] = choices.iter().map(choice).collect();
        }
        OptionKind::Integer { least, most } => {
            option["type"] = json!(kind::INTEGER);
            option["min_value"] = json!(least);
            option["max_value"] = json!(most);
        }
        OptionKind::Person => option["type"] = json!(kind::PERSON),
        OptionKind::Channel => {
            option["type"] = json!(kind::CHANNEL);
            option["channel_types"] = json!(TEXT_CHANNELS);
        }
        OptionKind::Room => {
            option["type"] = json!(kind::CHANNEL);
            option["channel_types"] = json!(payload::kind::ROOMS);
        }
        OptionKind::File { endings } => {
            option["type"] = json!(kind::FILE);
            option["file_types"] = json!(endings);
        }
        OptionKind::Subcommand(below) => {
            option["type"] = json!(kind::SUBCOMMAND);
            option["options"] = below
                .iter()
                .map(crate::bot::discord::register::option)
                .collect();
        }
    }
    option
}

fn choice(choice: &Choice) -> Value {
    json!({
        "name": choice.title.to(Locale::English),
        "name_localizations": localizations(&choice.title),
        "value": choice.value,
    })
}

/// The text in every language, under every tag that Discord has for it.
fn localizations(text: &Text) -> Value {
    let mut localizations = Map::new();
    for locale in Locale::ALL {
        for tag in locale.discord_tags() {
            localizations.insert((*tag).to_owned(), json!(text.to(locale)));
        }
    }
    Value::Object(localizations)
}

fn context_number(context: Context) -> u8 {
    match context {
        Context::Guild => 0,
        Context::BotConversation => 1,
        Context::PrivateConversation => 2,
    }
}

fn installation_number(installation: Installation) -> u8 {
    match installation {
        Installation::Guild => 0,
        Installation::User => 1,
    }
}
