//! Commands in the form of Discord's interface, and in its answers.

use serde_json::{Value, json};
use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::application::{
    CommandOptionType, CommandType, InstallationContext, InteractionContext,
};
use serenity::model::channel::ChannelType;
use serenity::model::permissions::Permissions;

use crate::bot::kit::spec::{
    Audience, CommandSpec, Context, Installation, Need, OptionKind, OptionSpec,
};
use crate::i18n::{Locale, Text};
use crate::payload;
use crate::payload::Id;
use crate::register::compare;

/// Channels with text: ordinary ones, and those for announcements.
const TEXT_CHANNELS: [ChannelType; 2] = [ChannelType::Text, ChannelType::News];
/// Channels with voice.
const ROOMS: [ChannelType; 2] = [ChannelType::Voice, ChannelType::Stage];

/// The name and id of each slash command in a list of Discord's.
pub(super) fn ids<'a>(
    commands: impl IntoIterator<Item = &'a Value>,
) -> impl Iterator<Item = (String, u64)> {
    // The kind may be left out.
    let is_slash = |command: &&Value| matches!(command["type"].as_u64(), None | Some(1));
    let commands = commands.into_iter().filter(is_slash);
    commands.filter_map(|command| {
        let Id(id) = payload::id(&command["id"])?;
        Some((command["name"].as_str()?.to_owned(), id))
    })
}

/// A command as registered. Discord's schema has no nulls, but the builder writes them for missing fields.
pub(super) fn definition(spec: &CommandSpec, kind: CommandType) -> Value {
    let command = CreateCommand::new(spec.name).kind(kind);
    let command = localizations(&spec.title).fold(command, |command, (tag, name)| {
        command.name_localized(tag, name)
    });
    let command = command
        .contexts(spec.contexts.iter().copied().map(context).collect())
        .integration_types(
            spec.installations
                .iter()
                .copied()
                .map(installation_context)
                .collect(),
        );
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
                choice.value,
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
        OptionKind::Subcommand(below) => option.set_sub_options(below.iter().map(self::option)),
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

/// Adds the extensions of files that may be attached: Discord has had them since 2026, serenity's builder does not.
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

fn installation_context(installation: Installation) -> InstallationContext {
    match installation {
        Installation::Guild => InstallationContext::Guild,
        Installation::User => InstallationContext::User,
    }
}
