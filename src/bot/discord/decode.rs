//! From an interaction as Discord sends it to a [`Request`].
//!
//! It is read leniently: only what no answer can do without has to be there.

use serde::Deserialize as _;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::bot::discord::fetch::Attached;
use crate::bot::discord::payload;
use crate::bot::discord::payload::{
    Attachment, Bits, Data, Given, Id, Interaction, Member, User, kind,
};
use crate::bot::port::request::{
    Call, ChannelKind, InteractionId, Invocation, Nature, NoFile, OptionValue, Permissions, Person,
    Reach, Request, Setting,
};
use crate::game::{ChannelId, ClubId, MessageId, Place, PlayerId};

/// What is needed to answer an interaction.
#[derive(Clone, Debug)]
pub(super) struct Ticket {
    /// The application that was asked.
    pub(super) application: u64,
    /// The interaction.
    pub(super) interaction: u64,
    /// The interaction's own token: it dies after 15 minutes.
    pub(super) token: String,
}

/// What an interaction holds.
#[derive(Debug)]
pub(super) struct Decoded {
    pub(super) ticket: Ticket,
    pub(super) request: Request,
    /// The files that came with a command, which are still to be fetched.
    pub(super) files: Vec<Attached>,
}

/// An interaction that cannot be read, and what is known of it all the same.
#[derive(Debug)]
pub(super) struct Unread {
    pub(super) why: Why,
    /// The kind of interaction, as Discord numbers them.
    pub(super) kind: Option<u64>,
    /// How to answer it, if that can be read.
    pub(super) ticket: Option<Ticket>,
    pub(super) caller: Option<PlayerId>,
    /// The caller's language as a tag.
    pub(super) locale: Option<String>,
}

/// Why an interaction cannot be read. It repeats nothing of what is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Why {
    #[error("its shape is not the one that Discord describes")]
    Shape,
    #[error("it is of a kind that the bot never offers")]
    Kind,
    #[error("it does not say who it comes from")]
    NoCaller,
    #[error("it does not say where it comes from")]
    NoChannel,
    #[error("it does not say what is asked")]
    NoData,
}

/// The largest file that an answer may carry where Discord does not say: 10 MiB, which holds everywhere.
const USUAL_FILE_LIMIT: u64 = 10 * 1024 * 1024;
/// The language of those of whom Discord does not say it.
const USUAL_LOCALE: &str = "en-US";

/// What is in `interaction`.
///
/// # Errors
///
/// [`Unread`] when it lacks what no answer can do without.
pub(super) fn decode(interaction: &Value) -> Result<Decoded, Box<Unread>> {
    Interaction::deserialize(interaction)
        .map_err(|_| Why::Shape)
        .and_then(read)
        .map_err(|why| Box::new(unread(interaction, why)))
}

/// For fuzzing: reads `text` as what comes from the gateway.
///
/// # Panics
///
/// If an interaction that cannot be read could be answered, and its token is not known.
#[doc(hidden)]
pub fn probe(text: &str) {
    let Ok(payload) = serde_json::from_str::<Value>(text) else {
        return;
    };
    // What of a payload is an interaction, and the payload itself.
    for interaction in [&payload["d"], &payload] {
        if let Err(unread) = decode(interaction) {
            let can_be_answered =
                interaction["token"].is_string() && payload::id(&interaction["id"]).is_some();
            assert_eq!(unread.ticket.is_some(), can_be_answered);
        }
    }
}

fn unread(interaction: &Value, why: Why) -> Unread {
    let id = |value| payload::id(value).map(|Id(id)| id);
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let ticket = || {
        Some(Ticket {
            // An answer that is no follow-up does not need it.
            application: id(&interaction["application_id"]).unwrap_or_default(),
            interaction: id(&interaction["id"])?,
            token: text(&interaction["token"])?,
        })
    };
    let user = [
        &interaction["member"]["user"]["id"],
        &interaction["user"]["id"],
    ];
    Unread {
        why,
        kind: interaction["type"].as_u64(),
        ticket: ticket(),
        caller: user.into_iter().find_map(id).map(PlayerId::new),
        locale: text(&interaction["locale"]),
    }
}

fn read(interaction: Interaction) -> Result<Decoded, Why> {
    let ticket = Ticket {
        application: interaction.application_id.0,
        interaction: interaction.id.0,
        token: interaction.token.clone(),
    };
    let setting = setting(&interaction).ok_or(Why::NoChannel)?;
    let caller = caller(&interaction).ok_or(Why::NoCaller)?;
    let member = interaction.member.as_ref();
    let powers = member.and_then(|member| member.permissions);
    let Bits(powers) = powers.unwrap_or(Bits(0));
    let data = interaction.data.ok_or(Why::NoData)?;
    let message = interaction
        .message
        .map(|message| MessageId::new(message.id.0));
    let mut files = Vec::new();
    let mut invocation = match interaction.kind {
        kind::COMMAND => command(&data, &mut files)?,
        kind::AUTOCOMPLETE => Invocation::Autocomplete {
            focused: focused(&data),
            call: call(&data, &mut files)?,
        },
        kind::COMPONENT => component(data, message)?,
        kind::FORM => Invocation::Submit {
            custom_id: data.custom_id.ok_or(Why::NoData)?,
            fields: fields(data.components.as_ref().unwrap_or(&Value::Null)),
            message,
        },
        _ => return Err(Why::Kind),
    };
    know_oneself(&mut invocation, PlayerId::new(ticket.application));
    let request = Request {
        interaction: InteractionId(ticket.interaction),
        caller,
        powers: Permissions(powers),
        setting,
        locale: interaction
            .locale
            .unwrap_or_else(|| USUAL_LOCALE.to_owned()),
        club_locale: interaction.guild_locale,
        invocation,
    };
    Ok(Decoded {
        ticket,
        request,
        files,
    })
}

/// Says of those in `invocation` that they are the bot itself whose number is that of the application:
/// so it has been for all applications made since 2016.
fn know_oneself(invocation: &mut Invocation, own: PlayerId) {
    let know = |person: &mut Person| {
        if person.player == own {
            person.nature = Nature::Own;
        }
    };
    match invocation {
        Invocation::Command(call) | Invocation::Autocomplete { call, .. } => {
            for (_, value) in &mut call.options {
                if let OptionValue::Person(person) = value {
                    know(person);
                }
            }
        }
        Invocation::UserMenu { target, .. } => know(target),
        Invocation::Press { .. } | Invocation::Choose { .. } | Invocation::Submit { .. } => {}
    }
}

fn caller(interaction: &Interaction) -> Option<Person> {
    let member = interaction.member.as_ref();
    let user = member.and_then(|member| member.user.as_ref());
    let user = user.or(interaction.user.as_ref())?;
    Some(person(user, member))
}

fn person(user: &User, member: Option<&Member>) -> Person {
    let nick = member.and_then(|member| member.nick.as_deref());
    let names = [user.global_name.as_deref(), user.username.as_deref()];
    let nature = match user.bot {
        Some(true) => Nature::Bot,
        _ => Nature::Human,
    };
    let player = PlayerId::new(user.id.0);
    Person::named(player, nick, names.into_iter().flatten(), nature)
}

/// Where an interaction comes from, if it says.
fn setting(interaction: &Interaction) -> Option<Setting> {
    let channel = interaction.channel.as_ref();
    let id = interaction
        .channel_id
        .or_else(|| channel.and_then(|channel| channel.id))?;
    let thread = channel
        .filter(|channel| {
            channel
                .kind
                .is_some_and(|kind| kind::THREADS.contains(&kind))
        })
        .and_then(|channel| channel.parent_id);
    let kind = match (interaction.guild_id, thread) {
        (None, _) => ChannelKind::Conversation,
        (Some(_), Some(Id(parent))) => ChannelKind::Thread {
            parent: ChannelId::new(parent),
        },
        (Some(_), None) => ChannelKind::Channel,
    };
    // Where it does not say, everything is tried: a refusal is told.
    let permissions = interaction.app_permissions;
    let permissions = Permissions(permissions.map_or(u64::MAX, |Bits(bits)| bits));
    let limit = interaction.attachment_size_limit;
    Some(Setting {
        place: Place {
            club: interaction.guild_id.map(|Id(club)| ClubId::new(club)),
            channel: ChannelId::new(id.0),
        },
        channel: kind,
        reach: reach(interaction, permissions),
        largest_file: usize::try_from(limit.unwrap_or(USUAL_FILE_LIMIT)).unwrap_or(usize::MAX),
    })
}

fn reach(interaction: &Interaction, permissions: Permissions) -> Reach {
    let message = interaction.message.as_ref();
    let metadata = message.and_then(|message| message.interaction_metadata.as_ref());
    let owners = interaction
        .authorizing_integration_owners
        .as_ref()
        .or_else(|| metadata?.authorizing_integration_owners.as_ref());
    // Where nobody says who installed the bot, the permissions tell: only where it is a member may it see the channel.
    let is_member = owners.map_or(permissions.allow(Permissions::VIEW), |owners| {
        owners.contains_key("0")
    });
    match is_member {
        true => Reach::Member(permissions),
        false => Reach::AnswersOnly(permissions),
    }
}

fn command(data: &Data, files: &mut Vec<Attached>) -> Result<Invocation, Why> {
    match data.kind.unwrap_or(kind::SLASH) {
        kind::SLASH => Ok(Invocation::Command(call(data, files)?)),
        kind::USER_MENU => Ok(Invocation::UserMenu {
            name: data.name.clone().ok_or(Why::NoData)?,
            target: who(data, data.target_id.ok_or(Why::NoData)?),
        }),
        _ => Err(Why::Kind),
    }
}

/// The subcommand that was called, if the command has some, and what was given.
fn given(data: &Data) -> (Option<&str>, &[Given]) {
    let options = data.options.as_deref().unwrap_or_default();
    match options {
        [below] if below.kind == Some(kind::SUBCOMMAND) => (
            Some(&below.name),
            below.options.as_deref().unwrap_or_default(),
        ),
        _ => (None, options),
    }
}

fn focused(data: &Data) -> String {
    let (_, given) = given(data);
    let focused = given.iter().find(|option| option.focused == Some(true));
    focused.map_or_else(String::new, |option| option.name.clone())
}

fn call(data: &Data, files: &mut Vec<Attached>) -> Result<Call, Why> {
    let (subcommand, given) = given(data);
    let mut options = Vec::new();
    for option in given {
        let value = match (option.kind, &option.value) {
            (Some(kind::PERSON), id) => {
                let id = payload::id(id).ok_or(Why::Shape)?;
                OptionValue::Person(who(data, id))
            }
            (Some(kind::FILE), id) => match attached(data, option, id) {
                Some(file) => {
                    files.push(file);
                    continue;
                }
                None => OptionValue::File(Err(NoFile::Unavailable)),
            },
            (_, Value::String(text)) => OptionValue::Text(text.clone()),
            (_, Value::Number(number)) => match number.as_i64() {
                Some(number) => OptionValue::Integer(number),
                None => return Err(Why::Shape),
            },
            _ => return Err(Why::Shape),
        };
        options.push((option.name.clone(), value));
    }
    Ok(Call {
        name: data.name.clone().ok_or(Why::NoData)?,
        subcommand: subcommand.map(str::to_owned),
        options,
    })
}

/// What Discord says of `id` as one of `kind`, if that can be read: one that cannot costs no other.
fn resolved<T: DeserializeOwned>(data: &Data, kind: &str, Id(id): Id) -> Option<T> {
    let known = data.resolved.as_ref()?.get(kind)?.get(id.to_string())?;
    T::deserialize(known).ok()
}

/// Who `id` is; without a name, if Discord does not say it.
fn who(data: &Data, id: Id) -> Person {
    let nameless = User {
        id,
        username: None,
        global_name: None,
        bot: None,
    };
    let user = resolved(data, "users", id).unwrap_or(nameless);
    person(&user, resolved(data, "members", id).as_ref())
}

fn attached(data: &Data, option: &Given, id: &Value) -> Option<Attached> {
    let file: Attachment = resolved(data, "attachments", payload::id(id)?)?;
    Some(Attached {
        option: option.name.clone(),
        url: file.url,
        // What is read is limited whatever is said here.
        size: usize::try_from(file.size.unwrap_or(0)).unwrap_or(usize::MAX),
    })
}

fn component(data: Data, message: Option<MessageId>) -> Result<Invocation, Why> {
    let custom_id = data.custom_id.ok_or(Why::NoData)?;
    let message = message.ok_or(Why::NoData)?;
    Ok(match data.values {
        Some(values) if data.component_type != Some(kind::BUTTON) => Invocation::Choose {
            custom_id,
            values,
            message,
        },
        _ => Invocation::Press { custom_id, message },
    })
}

/// The name and content of each input of a form, however deep in rows and labels it stands.
/// One of which several things can be chosen comes once for each.
fn fields(components: &Value) -> Vec<(String, String)> {
    let mut found = Vec::new();
    match components {
        Value::Array(list) => found.extend(list.iter().flat_map(fields)),
        Value::Object(component) => {
            if let Some(name) = component.get("custom_id").and_then(Value::as_str) {
                match component.get("values").and_then(Value::as_array) {
                    Some(several) => {
                        let each = several.iter().map(|one| (name.to_owned(), content_of(one)));
                        found.extend(each);
                    }
                    None => {
                        let one = component.get("value").unwrap_or(&Value::Null);
                        found.push((name.to_owned(), content_of(one)));
                    }
                }
            }
            for below in ["component", "components"] {
                found.extend(component.get(below).into_iter().flat_map(fields));
            }
        }
        _ => {}
    }
    found
}

fn content_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_input_of_a_form_is_read_in_rows_and_in_labels() {
        let form = json!([
            { "type": 1, "components": [{ "type": 4, "custom_id": "at", "value": "D4" }] },
            { "type": 18, "component": { "type": 3, "custom_id": "marks", "values": ["a", "b"] } },
            { "type": 18, "component": { "type": 23, "custom_id": "sure", "value": true } },
            { "type": 18, "component": { "type": 4, "custom_id": "empty" } },
            { "type": 10, "content": "only text" },
        ]);
        let field = |(name, content): (&str, &str)| (name.to_owned(), content.to_owned());
        let expected = [
            ("at", "D4"),
            ("marks", "a"),
            ("marks", "b"),
            ("sure", "true"),
            ("empty", ""),
        ];
        assert_eq!(fields(&form), expected.map(field));
    }
}
