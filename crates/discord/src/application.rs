//! Discord's settings of the application: how it can be installed, and the details that a reviewer looks for.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::Value;

use crate::payload;
use crate::payload::Id;
use crate::rest::{Call, Rest, RestError, RetryPolicy};

/// Discord's number for an installation by a user.
const BY_USER: u64 = 1;
/// Discord's number for private group channels, reached only by installing the application as a user.
const PRIVATE_CHANNEL: u64 = 2;

/// The application that a token belongs to.
#[derive(Debug)]
pub(super) struct Application {
    pub(super) id: Id,
    /// Supported ways of installation, by Discord's numbers; none if Discord omits them.
    installations: Option<BTreeSet<u64>>,
    /// Empty fields of *General Information*.
    empty_fields: Vec<&'static str>,
}

impl Application {
    /// Fetches the settings from Discord.
    ///
    /// # Errors
    ///
    /// A [`RestError`], also if the answer has no id.
    pub(super) async fn fetch(rest: &Rest) -> Result<Self, RestError> {
        let call = Call {
            method: Method::GET,
            path: "/applications/@me".to_owned(),
            body: None,
        };
        let answer = rest.send(&call, RetryPolicy::NORMAL).await?;
        let missing = "Discord does not say which application the token belongs to";
        let id = payload::id(&answer["id"]);
        let id = id.ok_or_else(|| RestError::NoAnswer(missing.to_owned()))?;
        let installations = answer["integration_types_config"].as_object();
        let installations = installations.map(|config| {
            let numbers = config.keys().map(|number| number.parse());
            numbers.filter_map(Result::ok).collect::<BTreeSet<u64>>()
        });
        let pages = [
            ("Privacy Policy URL", "privacy_policy_url"),
            ("Terms of Service URL", "terms_of_service_url"),
        ];
        let is_empty = |key: &str| answer[key].as_str().is_none_or(str::is_empty);
        let lacks = pages.into_iter().filter(|(_, key)| is_empty(key));
        Ok(Self {
            id,
            installations: installations.filter(|numbers| !numbers.is_empty()),
            empty_fields: lacks.map(|(name, _)| name).collect(),
        })
    }

    /// `commands` without installation types and contexts that this application does not support: Discord would reject
    /// all commands.
    pub(super) fn without_unsupported(&self, mut commands: Value) -> Value {
        let (Some(known), Some(list)) = (&self.installations, commands.as_array_mut()) else {
            return commands;
        };
        for command in list.iter_mut() {
            retain(command, "integration_types", |number| {
                known.contains(&number)
            });
            if !known.contains(&BY_USER) {
                retain(command, "contexts", |number| number != PRIVATE_CHANNEL);
            }
        }
        let has_any = |command: &Value| command["integration_types"] != Value::Array(Vec::new());
        list.retain(has_any);
        commands
    }

    /// Logs settings that the operator should change in Discord's developer portal.
    pub(super) fn warn_of_settings(&self) {
        for name in &self.empty_fields {
            tracing::warn!("the application's {name} is empty in Discord's developer portal");
        }
        if let Some(known) = &self.installations
            && (0..=BY_USER).any(|number| !known.contains(&number))
        {
            tracing::warn!(
                "in Discord's developer portal, on the page Installation, the application is not to be installed on servers \
                 and by users both: some commands are left out"
            );
        }
    }
}

/// Keeps the numbers in `list` of `command` that are `wanted`.
fn retain(command: &mut Value, list: &str, wanted: impl Fn(u64) -> bool) {
    if let Some(numbers) = command.get_mut(list).and_then(Value::as_array_mut) {
        numbers.retain(|number| number.as_u64().is_none_or(&wanted));
    }
}
