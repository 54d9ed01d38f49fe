//! Telling Discord which commands there are, whenever they have changed.

use reqwest::Method;
use serde_json::{Map, Value, json};

use super::encode::Body;
use super::rest::{Call, Patience, Rest, RestError};
use crate::bot::Bot;
use crate::bot::catalogue::{
    Audience, COMMANDS, Choice, CommandSpec, Context, Installation, Need, OptionKind, OptionSpec,
    USER_MENU,
};
use crate::bot::settings::OrUsual as _;
use crate::i18n::{Locale, Text};

/// Discord's numbers for kinds of commands and options.
mod kind {
    pub(super) const SLASH: u8 = 1;
    pub(super) const USER: u8 = 2;
    pub(super) const SUBCOMMAND: u8 = 1;
    pub(super) const STRING: u8 = 3;
    pub(super) const INTEGER: u8 = 4;
    pub(super) const PERSON: u8 = 6;
    pub(super) const FILE: u8 = 11;
}

/// Registers the commands of `application` if they are not those that were registered last.
/// It may come twice: after a new session, or when two programs share an application.
pub(super) async fn refresh(bot: &Bot, rest: &Rest, application: u64) {
    let definitions = definitions();
    let setting = format!("commands/{application}");
    let text = definitions.to_string();
    let is_known = |kept: &str| Some(kept == text);
    // Once too often does no harm.
    if bot.setting(&setting, is_known).await.or_usual(None) == Some(true) {
        tracing::debug!("the commands are registered already");
        return;
    }
    match overwrite(rest, application, definitions).await {
        Ok(()) => {
            tracing::info!("the commands have changed and are registered anew");
            if let Err(error) = bot.store.set_setting(&setting, &text).await {
                tracing::warn!(%error, "that the commands are registered could not be noted");
            }
        }
        Err(error) => tracing::error!(%error, "the commands could not be registered"),
    }
}

async fn overwrite(rest: &Rest, application: u64, definitions: Value) -> Result<(), RestError> {
    let call = Call {
        method: Method::PUT,
        path: format!("/applications/{application}/commands"),
        body: Some(Body::plain(definitions)),
    };
    rest.send(&call, Patience::ERRAND).await.map(|_| ())
}

/// All commands as they are registered, with every language: a JSON array.
pub fn definitions() -> Value {
    let slash = COMMANDS
        .iter()
        .map(|command| definition(&(command.spec)(), kind::SLASH));
    let menu = USER_MENU
        .iter()
        .map(|command| definition(&(command.spec)(), kind::USER));
    slash.chain(menu).collect()
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
        OptionKind::File => option["type"] = json!(kind::FILE),
        OptionKind::Subcommand(below) => {
            option["type"] = json!(kind::SUBCOMMAND);
            option["options"] = below.iter().map(self::option).collect();
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
