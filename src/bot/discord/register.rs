//! Telling Discord which commands there are, whenever it has others.

pub(super) mod club;
mod compare;

use std::collections::HashMap;
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{
    CommandOptionType, CommandType, InstallationContext, InteractionContext,
};
use serenity::model::channel::ChannelType;
use serenity::model::permissions::Permissions;

use crate::bot::discord::application::Application;
use crate::bot::discord::encode::Body;
use crate::bot::discord::endpoint::Endpoint;
use crate::bot::discord::payload;
use crate::bot::discord::payload::Id;
use crate::bot::discord::rest::{Call, Patience, Rest, RestError};
use crate::bot::discord::session::SessionError;
use crate::bot::discord::token::Token;
use crate::bot::kit::spec::{
    Audience, CommandSpec, Context, Installation, Need, OptionKind, OptionSpec,
};
use crate::bot::registry;
use crate::i18n::{Locale, Text};

/// Channels in which people write: plain ones, and those for announcements.
const TEXT_CHANNELS: [ChannelType; 2] = [ChannelType::Text, ChannelType::News];
/// Channels in which people talk.
const ROOMS: [ChannelType; 2] = [ChannelType::Voice, ChannelType::Stage];

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
    let is_slash = |command: &&Value| matches!(command["type"].as_u64(), None | Some(1));
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
    let slash = core.map(|spec| definition(&spec, CommandType::ChatInput));
    let persons = registry::user_menu();
    let persons = persons.map(|command| definition(&command.spec, CommandType::User));
    let messages = registry::message_menu();
    let messages = messages.map(|command| definition(&command.spec, CommandType::Message));
    slash.chain(persons).chain(messages).collect()
}

/// A command as it is registered. Discord's document has no nulls in it, which the builder writes for what was not given.
fn definition(spec: &CommandSpec, kind: CommandType) -> Value {
    let command = CreateCommand::new(spec.name).kind(kind);
    let command = localizations(&spec.title).fold(command, |command, (tag, name)| {
        command.name_localized(tag, name)
    });
    let command = command
        .contexts(spec.contexts.iter().copied().map(context).collect())
        .integration_types(spec.installations.iter().copied().map(installed).collect());
    let command = match spec.audience {
        Audience::Everybody => command,
        Audience::Holders(needed) => {
            command.default_member_permissions(Permissions::from_bits_retain(needed.0))
        }
    };
    let command = match &spec.about {
        None => command,
        Some(about) => localizations(about)
            .fold(command, |command, (tag, text)| {
                command.description_localized(tag, text)
            })
            .description(about.to(Locale::English))
            .set_options(spec.options.iter().map(option).collect()),
    };
    let mut definition = json!(command);
    add_file_types(&mut definition, &spec.options);
    compare::plain(&definition)
}

fn option(spec: &OptionSpec) -> CreateCommandOption {
    let about = spec.about.to(Locale::English);
    let option = CreateCommandOption::new(kind(&spec.kind), spec.name, about)
        .required(spec.need == Need::Required);
    let option = localizations(&spec.title).fold(option, |option, (tag, name)| {
        option.name_localized(tag, name)
    });
    let option = localizations(&spec.about).fold(option, |option, (tag, text)| {
        option.description_localized(tag, text)
    });
    match &spec.kind {
        OptionKind::Text { longest } => option.max_length(*longest),
        OptionKind::Suggested { longest } => option.max_length(*longest).set_autocomplete(true),
        OptionKind::Choice(choices) => choices.iter().fold(option, |option, choice| {
            let names = localizations(&choice.title);
            option.add_string_choice_localized(
                choice.title.to(Locale::English),
                &*choice.value,
                names,
            )
        }),
        OptionKind::Integer { least, most } => {
            let bound = |number: i64| u64::try_from(number).expect("no option takes less than 0");
            option
                .min_int_value(bound(*least))
                .max_int_value(bound(*most))
        }
        OptionKind::Channel => option.channel_types(TEXT_CHANNELS.to_vec()),
        OptionKind::Room => option.channel_types(ROOMS.to_vec()),
        OptionKind::Subcommand(below) => {
            option.set_sub_options(below.iter().map(crate::bot::discord::register::option))
        }
        OptionKind::Person | OptionKind::File { .. } => option,
    }
}

fn kind(kind: &OptionKind) -> CommandOptionType {
    match kind {
        OptionKind::Text { .. } | OptionKind::Suggested { .. } | OptionKind::Choice(_) => {
            CommandOptionType::String
        }
        OptionKind::Integer { .. } => CommandOptionType::Integer,
        OptionKind::Person => CommandOptionType::User,
        OptionKind::Channel | OptionKind::Room => CommandOptionType::Channel,
        OptionKind::File { .. } => CommandOptionType::Attachment,
        OptionKind::Subcommand(_) => CommandOptionType::SubCommand,
    }
}

/// Adds the endings of files that may be attached, which Discord has known since 2026 and serenity's builder does not.
fn add_file_types(definition: &mut Value, specs: &[OptionSpec]) {
    for (number, spec) in specs.iter().enumerate() {
        let option = &mut definition["options"][number];
        match &spec.kind {
            OptionKind::File { endings } => option["file_types"] = json!(endings),
            OptionKind::Subcommand(below) => add_file_types(option, below),
            _ => {}
        }
    }
}

/// The text in every language, under every tag that Discord has for it.
fn localizations(text: &Text) -> impl Iterator<Item = (&'static str, String)> {
    Locale::ALL.into_iter().flat_map(move |locale| {
        let tags = locale.discord_tags().iter();
        tags.map(move |tag| (*tag, text.to(locale)))
    })
}

fn context(context: Context) -> InteractionContext {
    match context {
        Context::Guild => InteractionContext::Guild,
        Context::BotConversation => InteractionContext::BotDm,
        Context::PrivateConversation => InteractionContext::PrivateChannel,
    }
}

fn installed(installation: Installation) -> InstallationContext {
    match installation {
        Installation::Guild => InstallationContext::Guild,
        Installation::User => InstallationContext::User,
    }
}
