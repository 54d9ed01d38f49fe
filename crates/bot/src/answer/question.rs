//! Private questions: an answer to one takes its place.

use crate::features::challenge::more::TermsForm;
use crate::features::play::picker::custom_id::{PutButton, PutSureButton, ViewButton};
use crate::features::which::custom_id::ThereButton;
use crate::games::carried::WhichMenu;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::response::Response;
use crate::kit::verb::GameButton;
use crate::port::answer::Answer;
use crate::port::message::Message;
use crate::port::request::Invocation;

/// A message for the caller alone.
pub(super) fn private(message: Message) -> Response {
    Response {
        answer: Answer::Ephemeral(message),
        shows: None,
        hold: None,
    }
}

/// Whether the caller answers a question that only they see, or makes or takes back a move below a private board.
pub(super) fn answers_question(ctx: &Ctx<'_>) -> bool {
    let Some(custom_id) = custom_id(ctx) else {
        return false;
    };
    match GameButton::parse(custom_id) {
        Some(GameButton(verb, _)) => verb.is_below_question(),
        None => {
            PutButton::parse(custom_id).is_some()
                || PutSureButton::parse(custom_id).is_some()
                || ViewButton::parse(custom_id).is_some()
                || ThereButton::parse(custom_id).is_some()
                || WhichMenu::parse(custom_id).is_some()
                || TermsForm::parse(custom_id).is_some()
        }
    }
}

fn custom_id<'a>(ctx: &Ctx<'a>) -> Option<&'a str> {
    match &ctx.request.invocation {
        Invocation::Press { custom_id, .. }
        | Invocation::Choose { custom_id, .. }
        | Invocation::Submit {
            custom_id,
            message: Some(_),
            ..
        } => Some(custom_id),
        _ => None,
    }
}

/// `response`; if it is private and answers a private question, it replaces that, whose buttons are useless now.
pub(super) fn instead_of_question(ctx: &Ctx<'_>, response: Response) -> Response {
    if answers_question(ctx) {
        replace_message(response)
    } else {
        response
    }
}

/// `response`; if it is private, it replaces the message with the pressed button.
pub(super) fn replace_message(response: Response) -> Response {
    match response.answer {
        Answer::Ephemeral(message) => Response {
            answer: Answer::Replace(message),
            ..response
        },
        answer => Response { answer, ..response },
    }
}
