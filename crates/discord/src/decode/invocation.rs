//! Decodes the request of an interaction: a command, a press, a form.

use serde::Deserialize as _;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::bot::port::request::{
    Call, Chosen, Invocation, Nature, NoFile, OptionValue, Permissions, Person,
};
use crate::decode::UnreadReason;
use crate::decode::setting::person;
use crate::evening::Room;
use crate::fetch::Attached;
use crate::game::{ChannelId, MessageId, PlayerId};
use crate::payload;
use crate::payload::{Attachment, Bits, ChosenChannel, Data, GivenOption, Id, User, kind};

pub(super) fn command(data: &Data, files: &mut Vec<Attached>) -> Result<Invocation, UnreadReason> {
    match data.kind.unwrap_or(kind::SLASH) {
        kind::SLASH => Ok(Invocation::Command(call(data, files)?)),
        kind::USER_MENU => Ok(Invocation::UserMenu {
            name: data.name.clone().ok_or(UnreadReason::NoData)?,
            target: person_with_id(data, data.target_id.ok_or(UnreadReason::NoData)?),
        }),
        kind::MESSAGE_MENU => {
            let name = data.name.clone().ok_or(UnreadReason::NoData)?;
            let target = data.target_id.ok_or(UnreadReason::NoData)?;
            let message: Option<Value> = resolve(data, "messages", target);
            files.extend(message.and_then(|message| record(&message["attachments"])));
            Ok(Invocation::MessageMenu { name })
        }
        _ => Err(UnreadReason::Kind),
    }
}

/// The called subcommand, if the command has some, and its options.
fn given_options(data: &Data) -> (Option<&str>, &[GivenOption]) {
    let options = data.options.as_deref().unwrap_or_default();
    match options {
        [below] if below.kind == Some(kind::SUBCOMMAND) => (
            Some(&below.name),
            below.options.as_deref().unwrap_or_default(),
        ),
        _ => (None, options),
    }
}

pub(super) fn focused_text(data: &Data) -> String {
    let (_, given) = given_options(data);
    let focused = given.iter().find(|option| option.focused == Some(true));
    focused.map_or_else(String::new, |option| option.name.clone())
}

pub(super) fn call(data: &Data, files: &mut Vec<Attached>) -> Result<Call, UnreadReason> {
    let (subcommand, given) = given_options(data);
    let mut options = Vec::new();
    for option in given {
        let value = match (option.kind, &option.value) {
            (Some(kind::PERSON), id) => {
                let id = payload::id(id).ok_or(UnreadReason::Shape)?;
                OptionValue::Person(person_with_id(data, id))
            }
            (Some(kind::CHANNEL), id) => {
                let id = payload::id(id).ok_or(UnreadReason::Shape)?;
                OptionValue::Channel(channel_choice(data, id))
            }
            (Some(kind::FILE), id) => match attachment(data, option, id) {
                Some(file) => {
                    files.push(file);
                    continue;
                }
                None => OptionValue::File(Err(NoFile::Unavailable)),
            },
            (_, Value::String(text)) => OptionValue::Text(text.clone()),
            (_, Value::Number(number)) => match number.as_i64() {
                Some(number) => OptionValue::Integer(number),
                None => return Err(UnreadReason::Shape),
            },
            _ => return Err(UnreadReason::Shape),
        };
        options.push((option.name.clone(), value));
    }
    Ok(Call {
        name: data.name.clone().ok_or(UnreadReason::NoData)?,
        subcommand: subcommand.map(str::to_owned),
        options,
    })
}

/// The object with `id` among the resolved ones of `kind`, if it can be decoded. A broken one does not affect others.
fn resolve<T: DeserializeOwned>(data: &Data, kind: &str, Id(id): Id) -> Option<T> {
    let known = data.resolved.as_ref()?.get(kind)?.get(id.to_string())?;
    T::deserialize(known).ok()
}

/// The person with this `id`, without a name if Discord sends none.
fn person_with_id(data: &Data, id: Id) -> Person {
    let nameless = User {
        id,
        username: None,
        global_name: None,
        bot: None,
    };
    let user = resolve(data, "users", id).unwrap_or(nameless);
    person(&user, resolve(data, "members", id).as_ref())
}

/// The channel `id`; the caller's permissions are empty unless Discord sends them.
fn channel_choice(data: &Data, id: Id) -> Chosen {
    let known: Option<ChosenChannel> = resolve(data, "channels", id);
    let known = known.unwrap_or_default();
    let Bits(permissions) = known.permissions.unwrap_or(Bits(0));
    let Bits(bot) = known.app_permissions.unwrap_or(Bits(u64::MAX));
    let Id(number) = id;
    let channel = ChannelId::new(number);
    Chosen {
        channel,
        permissions: Permissions(permissions),
        bot: Permissions(bot),
        room: match known.kind {
            Some(kind::VOICE) => Some(Room::Voice { channel }),
            Some(kind::STAGE) => Some(Room::Stage { channel }),
            _ => None,
        },
    }
}

fn attachment(data: &Data, option: &GivenOption, id: &Value) -> Option<Attached> {
    let file: Attachment = resolve(data, "attachments", payload::id(id)?)?;
    Some(Attached {
        option: Some(option.name.clone()),
        url: file.url,
        // The download is limited in any case.
        size: usize::try_from(file.size.unwrap_or(0)).unwrap_or(usize::MAX),
    })
}

/// File extensions of game records.
const RECORD_EXTENSIONS: [&str; 5] = [".sgf", ".gib", ".ngf", ".ugf", ".ugi"];

/// The first record among the files that are attached to a message.
pub(super) fn record(attachments: &Value) -> Option<Attached> {
    let files = attachments.as_array().into_iter().flatten();
    let files = files.filter_map(|file| Attachment::deserialize(file).ok());
    let is_record = |file: &Attachment| {
        let name = file.filename.as_deref().unwrap_or_default().to_lowercase();
        RECORD_EXTENSIONS
            .iter()
            .any(|ending| name.ends_with(ending))
    };
    let file = files.into_iter().find(is_record)?;
    Some(Attached {
        option: None,
        url: file.url,
        size: usize::try_from(file.size.unwrap_or(0)).unwrap_or(usize::MAX),
    })
}

/// The members chosen in a menu of members.
fn members(data: &Data) -> Result<Vec<Person>, UnreadReason> {
    if data.component_type != Some(kind::MEMBERS) {
        return Ok(Vec::new());
    }
    let values = data.values.iter().flatten();
    let ids = values.map(|value| payload::id(&Value::String(value.clone())));
    ids.map(|id| {
        id.map(|id| person_with_id(data, id))
            .ok_or(UnreadReason::Shape)
    })
    .collect()
}

pub(super) fn component(
    data: Data,
    message: Option<MessageId>,
) -> Result<Invocation, UnreadReason> {
    let custom_id = data.custom_id.clone().ok_or(UnreadReason::NoData)?;
    let message = message.ok_or(UnreadReason::NoData)?;
    let members = members(&data)?;
    Ok(match data.values {
        Some(values) if data.component_type != Some(kind::BUTTON) => Invocation::Choose {
            custom_id,
            values,
            members,
            message,
        },
        _ => Invocation::Press { custom_id, message },
    })
}

/// Name and content of each input of a form, at any depth of rows and labels. An input with several values is repeated.
pub(super) fn fields(components: &Value) -> Vec<(String, String)> {
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

/// Marks the people in `invocation` who are the bot itself: its user id is `own`, that of the application, which holds
/// for all applications since 2016.
pub(super) fn mark_bot_itself(invocation: &mut Invocation, own: PlayerId) {
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
        Invocation::Choose { members, .. } => members.iter_mut().for_each(know),
        Invocation::MessageMenu { .. } | Invocation::Press { .. } | Invocation::Submit { .. } => {}
    }
}
