//! The commands of single servers.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use reqwest::Method;
use serde_json::Value;
use serenity::model::application::CommandType;

use crate::bot::port::family::{Families, Registered};
use crate::bot::registry;
use crate::encode::Body;
use crate::game::ClubId;
use crate::register::definition::{definition, ids};
use crate::rest::{Call, Rest, RestError, RetryPolicy};

/// The commands of `families` as they are registered in a server, with every language: a JSON array.
pub fn definitions_of(families: &Families) -> Value {
    let specs = registry::specs();
    let those = specs.filter(|spec| spec.family.is_some_and(|family| families.has(family)));
    let definitions = those.map(|spec| {
        let mut definition = definition(&spec, CommandType::ChatInput);
        // A server's command has no contexts: Discord refuses the field.
        if let Some(fields) = definition.as_object_mut() {
            fields.retain(|key, _| key != "contexts" && key != "integration_types");
        }
        definition
    });
    definitions.collect()
}

/// A hash of the commands of `families`; 0 if there are none.
pub fn stamp(families: &Families) -> u64 {
    match definitions_of(families) {
        Value::Array(none) if none.is_empty() => 0,
        definitions => stamp_of(&definitions),
    }
}

fn stamp_of(definitions: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    definitions.to_string().hash(&mut hasher);
    hasher.finish().max(1)
}

/// Registers the commands of `families` for `application` in `club`, unless they are `known` to be registered.
pub(crate) async fn register_in(
    rest: &Rest,
    application: u64,
    club: ClubId,
    families: &Families,
    known: &Registered,
) -> Result<Registered, RestError> {
    let stamp = stamp(families);
    if stamp == known.stamp {
        return Ok(known.clone());
    }
    let call = Call {
        method: Method::PUT,
        path: format!("/applications/{application}/guilds/{club}/commands"),
        body: Some(Body::plain(definitions_of(families))),
    };
    let registered = rest.send(&call, RetryPolicy::BACKGROUND).await?;
    let ids = ids(registered.as_array().into_iter().flatten()).collect();
    Ok(Registered { stamp, ids })
}
