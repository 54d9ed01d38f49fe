//! Names of requests in log and metrics: only names from our own code, nothing that a person typed.

use crate::kit::custom_id::split;
use crate::kit::verb::GameButton;
use crate::metrics::{self, Kind, Outcome};
use crate::port::answer::Answer;
use crate::port::request::Invocation;
use crate::registry;

/// The request, for the log.
pub(crate) fn describe(invocation: &Invocation) -> String {
    match invocation {
        Invocation::Command(call) => format!("/{}", known_name(&call.name)),
        Invocation::Autocomplete { call, .. } => format!("suggest /{}", known_name(&call.name)),
        Invocation::UserMenu { .. } => "user menu".to_owned(),
        Invocation::MessageMenu { .. } => "message menu".to_owned(),
        Invocation::Press { custom_id, .. }
        | Invocation::Choose { custom_id, .. }
        | Invocation::Submit { custom_id, .. } => match GameButton::parse(custom_id) {
            Some(GameButton(verb, shown)) => {
                format!("{verb:?} {}:{}", shown.game, shown.revision)
            }
            // The rest may contain user input.
            None => match split(custom_id) {
                Some((word, _)) if registry::round_trip(custom_id).is_some() => word.to_owned(),
                _ => "unknown button".to_owned(),
            },
        },
    }
}

/// The request, as a label of metrics: no game ids, and at most as many labels as there are commands and kinds of
/// buttons.
pub fn label(invocation: &Invocation) -> (Kind, &'static str) {
    match invocation {
        Invocation::Command(call) => (Kind::Command, known_name(&call.name)),
        Invocation::Autocomplete { call, .. } => (Kind::Suggestion, known_name(&call.name)),
        Invocation::UserMenu { name, .. } => {
            let mut all = registry::user_menu().map(|command| command.spec.name);
            let known = all.find(|known| known == name);
            (Kind::UserMenu, known.unwrap_or("unknown"))
        }
        Invocation::MessageMenu { name } => {
            let mut all = registry::message_menu().map(|command| command.spec.name);
            let known = all.find(|known| known == name);
            (Kind::MessageMenu, known.unwrap_or("unknown"))
        }
        Invocation::Press { custom_id, .. } => (Kind::Button, word(custom_id)),
        Invocation::Choose { custom_id, .. } => (Kind::Menu, word(custom_id)),
        Invocation::Submit { custom_id, .. } => (Kind::Form, word(custom_id)),
    }
}

/// Counts a request that came to `outcome`.
pub(crate) fn count(invocation: &Invocation, outcome: Outcome) {
    let (kind, name) = label(invocation);
    metrics::count_interaction(kind, name, outcome);
}

fn word(custom_id: &str) -> &'static str {
    match GameButton::parse(custom_id) {
        Some(GameButton(verb, _)) => verb.word(),
        None => registry::word(custom_id).unwrap_or("unknown"),
    }
}

fn known_name(command: &str) -> &'static str {
    registry::commands()
        .map(|known| known.spec.name)
        .find(|known| *known == command)
        .unwrap_or("unknown")
}

pub(crate) fn kind(answer: &Answer) -> &'static str {
    match answer {
        Answer::Post(_) => "post",
        Answer::Ephemeral(_) => "ephemeral",
        Answer::Replace(_) => "replace",
        Answer::Form(_) => "form",
        Answer::Suggestions(_) => "suggestions",
        Answer::Launch(_) => "launch",
        Answer::Later(_) => "later",
    }
}
