//! From serenity's interaction to a [`Request`].

use serenity::model::application::{
    ActionRowComponent, AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, CommandData,
    CommandDataOption, CommandDataOptionValue, CommandInteraction, CommandType,
    ComponentInteraction, ComponentInteractionDataKind, Interaction, MessageInteractionMetadata,
    ModalInteraction,
};
use serenity::model::channel::{ChannelType, Message, PartialChannel};
use serenity::model::guild::Member;
use serenity::model::id::GuildId;
use serenity::model::user::User;

use super::fetch::Attached;
use crate::bot::request::{
    Call, ChannelKind, InteractionId, Invocation, Nature, OptionValue, Permissions, Person, Reach,
    Request, Setting,
};
use crate::game::{ChannelId, ClubId, MessageId, Place, PlayerId};

/// What is needed to answer an interaction.
#[derive(Clone)]
pub(super) struct Ticket {
    /// The application that was asked.
    pub(super) application: u64,
    /// The interaction.
    pub(super) interaction: u64,
    /// The interaction's own token: it dies after 15 minutes.
    pub(super) token: String,
    /// Where it came from.
    pub(super) channel: ChannelId,
}

/// What an interaction holds.
pub(super) struct Decoded {
    pub(super) ticket: Ticket,
    pub(super) request: Request,
    /// The files that came with a command, which are still to be fetched.
    pub(super) files: Vec<Attached>,
}

/// What is in `interaction`; nothing for kinds that the bot never offers.
pub(super) fn decode(interaction: Interaction) -> Option<Decoded> {
    let envelope = Envelope::of(&interaction)?;
    let files = match &interaction {
        Interaction::Command(command) => files(&command.data),
        _ => Vec::new(),
    };
    let invocation = match interaction {
        Interaction::Command(command) => invocation_of_command(command)?,
        Interaction::Autocomplete(command) => {
            let focused = command.data.autocomplete()?.name.to_owned();
            Invocation::Autocomplete {
                call: call(&command.data),
                focused,
            }
        }
        Interaction::Component(component) => invocation_of_component(component)?,
        Interaction::Modal(modal) => invocation_of_modal(modal),
        _ => return None,
    };
    let ticket = Ticket {
        application: envelope.application,
        interaction: envelope.id,
        token: envelope.token,
        channel: envelope.setting.place.channel,
    };
    let request = Request {
        interaction: InteractionId(ticket.interaction),
        caller: envelope.caller,
        powers: envelope.powers,
        setting: envelope.setting,
        locale: envelope.locale,
        club_locale: envelope.club_locale,
        invocation,
    };
    Some(Decoded {
        ticket,
        request,
        files,
    })
}

/// What all kinds of interactions have in common.
struct Envelope {
    application: u64,
    id: u64,
    token: String,
    caller: Person,
    powers: Permissions,
    setting: Setting,
    locale: String,
    club_locale: Option<String>,
}

impl Envelope {
    fn of(interaction: &Interaction) -> Option<Self> {
        // The three structures share these fields, but no type.
        macro_rules! envelope {
            ($from:expr, $owners:expr) => {
                Self {
                    application: $from.application_id.get(),
                    id: $from.id.get(),
                    token: $from.token.clone(),
                    caller: caller(&$from.user, member(&$from.member)),
                    powers: powers(member(&$from.member)),
                    setting: setting(
                        $from.guild_id,
                        $from.channel.as_ref(),
                        $from.channel_id,
                        $owners,
                        $from.app_permissions,
                        $from.attachment_size_limit,
                    ),
                    locale: $from.locale.clone(),
                    club_locale: $from.guild_locale.clone(),
                }
            };
        }
        Some(match interaction {
            Interaction::Command(from) | Interaction::Autocomplete(from) => {
                envelope!(from, Some(&from.authorizing_integration_owners))
            }
            Interaction::Component(from) => {
                envelope!(from, Some(&from.authorizing_integration_owners))
            }
            Interaction::Modal(from) => {
                envelope!(from, from.message.as_deref().and_then(owners_of_message))
            }
            _ => return None,
        })
    }
}

fn member<M: AsMember>(member: &Option<M>) -> Option<&Member> {
    member.as_ref().map(AsMember::as_member)
}

/// serenity boxes the member in some interactions only.
trait AsMember {
    fn as_member(&self) -> &Member;
}

impl AsMember for Member {
    fn as_member(&self) -> &Member {
        self
    }
}

impl AsMember for Box<Member> {
    fn as_member(&self) -> &Member {
        self
    }
}

fn powers(member: Option<&Member>) -> Permissions {
    let granted = member.and_then(|member| member.permissions);
    Permissions(granted.map_or(0, |granted| granted.bits()))
}

fn caller(user: &User, member: Option<&Member>) -> Person {
    match member {
        Some(member) => person(&member.user, member.nick.as_deref()),
        None => person(user, None),
    }
}

fn person(user: &User, nick: Option<&str>) -> Person {
    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name);
    Person {
        player: PlayerId::new(user.id.get()),
        name: name.to_owned(),
        nature: if user.bot { Nature::Bot } else { Nature::Human },
    }
}

fn setting(
    club: Option<GuildId>,
    channel: Option<&PartialChannel>,
    id: serenity::model::id::ChannelId,
    owners: Option<&AuthorizingIntegrationOwners>,
    permissions: Option<serenity::model::Permissions>,
    largest_file: u32,
) -> Setting {
    let permissions = Permissions(permissions.map_or(0, |granted| granted.bits()));
    let kind = match (club, channel) {
        (None, _) => ChannelKind::Conversation,
        (Some(_), Some(channel)) => match (channel.kind, channel.parent_id) {
            (
                ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread,
                Some(parent),
            ) => ChannelKind::Thread {
                parent: ChannelId::new(parent.get()),
            },
            _ => ChannelKind::Channel,
        },
        (Some(_), None) => ChannelKind::Channel,
    };
    // A form does not carry the owners when no message opened it: then the permissions tell,
    // for only where the bot is a member may it see the channel.
    let present = owners.map_or(permissions.allow(Permissions::VIEW), |owners| {
        owners
            .0
            .iter()
            .any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_)))
    });
    Setting {
        place: Place {
            club: club.map(|club| ClubId::new(club.get())),
            channel: ChannelId::new(id.get()),
        },
        channel: kind,
        reach: if present {
            Reach::Member(permissions)
        } else {
            Reach::AnswersOnly
        },
        largest_file: largest_file as usize,
    }
}

/// Who authorised the interaction that `message` answered; a message without one was posted by the bot as a member.
fn owners_of_message(message: &Message) -> Option<&AuthorizingIntegrationOwners> {
    match message.interaction_metadata.as_deref()? {
        MessageInteractionMetadata::Command(from) => Some(&from.authorizing_integration_owners),
        MessageInteractionMetadata::Component(from) => Some(&from.authorizing_integration_owners),
        MessageInteractionMetadata::ModalSubmit(from) => Some(&from.authorizing_integration_owners),
        _ => None,
    }
}

fn invocation_of_command(command: CommandInteraction) -> Option<Invocation> {
    match command.data.kind {
        CommandType::ChatInput => Some(Invocation::Command(call(&command.data))),
        CommandType::User => {
            let target = command
                .data
                .resolved
                .users
                .get(&command.data.target_id?.to_user_id())?;
            Some(Invocation::UserMenu {
                name: command.data.name.clone(),
                target: person(target, None),
            })
        }
        _ => None,
    }
}

/// The subcommand that was called, if the command has some, and what was given.
fn given(data: &CommandData) -> (Option<String>, &[CommandDataOption]) {
    match data.options.first().map(|option| (option, &option.value)) {
        Some((option, CommandDataOptionValue::SubCommand(below))) => {
            (Some(option.name.clone()), below)
        }
        _ => (None, &data.options),
    }
}

fn files(data: &CommandData) -> Vec<Attached> {
    let file = |option: &CommandDataOption| match &option.value {
        CommandDataOptionValue::Attachment(id) => {
            let file = data.resolved.attachments.get(id)?;
            Some(Attached {
                option: option.name.clone(),
                url: file.url.clone(),
                size: file.size as usize,
            })
        }
        _ => None,
    };
    given(data).1.iter().filter_map(file).collect()
}

fn call(data: &CommandData) -> Call {
    let (subcommand, given) = given(data);
    let options = given.iter().filter_map(|option| {
        let value = match &option.value {
            CommandDataOptionValue::String(text)
            | CommandDataOptionValue::Autocomplete { value: text, .. } => {
                OptionValue::Text(text.clone())
            }
            CommandDataOptionValue::Integer(number) => OptionValue::Integer(*number),
            CommandDataOptionValue::User(id) => {
                let nick = data
                    .resolved
                    .members
                    .get(id)
                    .and_then(|m| m.nick.as_deref());
                OptionValue::Person(person(data.resolved.users.get(id)?, nick))
            }
            _ => return None,
        };
        Some((option.name.clone(), value))
    });
    Call {
        name: data.name.clone(),
        subcommand,
        options: options.collect(),
    }
}

fn invocation_of_component(component: ComponentInteraction) -> Option<Invocation> {
    let custom_id = component.data.custom_id;
    let message = MessageId::new(component.message.id.get());
    match component.data.kind {
        ComponentInteractionDataKind::Button => Some(Invocation::Press { custom_id, message }),
        ComponentInteractionDataKind::StringSelect { values } => Some(Invocation::Choose {
            custom_id,
            values,
            message,
        }),
        _ => None,
    }
}

fn invocation_of_modal(modal: ModalInteraction) -> Invocation {
    let inputs = modal
        .data
        .components
        .into_iter()
        .flat_map(|row| row.components);
    let fields = inputs.filter_map(|input| match input {
        ActionRowComponent::InputText(input) => {
            Some((input.custom_id, input.value.unwrap_or_default()))
        }
        _ => None,
    });
    Invocation::Submit {
        custom_id: modal.data.custom_id,
        fields: fields.collect(),
        message: modal
            .message
            .map(|message| MessageId::new(message.id.get())),
    }
}
