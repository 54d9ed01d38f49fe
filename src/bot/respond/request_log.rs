//! What the log says of a request: names that we gave ourselves, nothing that a person typed.

use crate::bot::kit::custom_id::split;
use crate::bot::kit::verb::GameButton;
use crate::bot::port::answer::Answer;
use crate::bot::port::request::Invocation;
use crate::bot::registry;

/// What was asked.
pub(crate) fn asked(invocation: &Invocation) -> String {
    match invocation {
        Invocation::Command(call) => format!("/{}", known(&call.name)),
        Invocation::Autocomplete { call, .. } => format!("suggest /{}", known(&call.name)),
        Invocation::UserMenu { .. } => "user menu".to_owned(),
        Invocation::Press { custom_id, .. }
        | Invocation::Choose { custom_id, .. }
        | Invocation::Submit { custom_id, .. } => match GameButton::parse(custom_id) {
            Some(GameButton(verb, shown)) => {
                format!("{verb:?} {}:{}", shown.game, shown.revision)
            }
            // What follows the word may hold what was typed.
            None => match split(custom_id) {
                Some((word, _)) if registry::rewritten(custom_id).is_some() => word.to_owned(),
                _ => "unknown button".to_owned(),
            },
        },
    }
}

fn known(command: &str) -> &'static str {
    registry::commands()
        .map(|known| (known.spec)().name)
        .find(|known| *known == command)
        .unwrap_or("unknown")
}

/// What kind of answer it is.
pub(crate) fn kind(answer: &Answer) -> &'static str {
    match answer {
        Answer::Post(_) => "post",
        Answer::Ephemeral(_) => "ephemeral",
        Answer::Replace(_) => "replace",
        Answer::Form(_) => "form",
        Answer::Suggestions(_) => "suggestions",
        Answer::Later(_) => "later",
    }
}
