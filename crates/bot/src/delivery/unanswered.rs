//! Fallbacks if the intended answer does not arrive: refused by Discord, hidden, or for an unreadable request.

use crate::game::PlayerId;
use crate::i18n::{Locale, Text, say};
use crate::kit::prefs::language::OWN_LANGUAGE;
use crate::kit::prefs::{Foreign, OrUsual as _};
use crate::kit::refusal::Refusal;
use crate::kit::response::Response;
use crate::kit::services::Services;
use crate::port::answer::Answer;
use crate::port::message::Message;
use crate::port::request::Request;

/// The reader of an answer, as currently known.
pub struct Reader {
    pub caller: Option<PlayerId>,
    /// Their language as a tag, as their client says.
    pub locale: Option<String>,
}

impl Reader {
    /// The caller.
    pub fn of(request: &Request) -> Self {
        Self {
            caller: Some(request.caller.player),
            locale: Some(request.locale.clone()),
        }
    }
}

/// The answer to an interaction that cannot be read.
pub(crate) async fn unreadable(services: &Services, reader: &Reader) -> Answer {
    let text = say::refusal::unreadable();
    Answer::Ephemeral(sentence(services, reader, &text).await)
}

/// The answer to a message whose move could not be read because something failed.
pub(crate) async fn trouble(services: &Services, reader: &Reader) -> Message {
    sentence(services, reader, &Refusal::Trouble.text()).await
}

/// The plain text in place of `response`'s answer, which Discord has refused; none where no text is allowed.
pub(crate) async fn plain(
    services: &Services,
    reader: &Reader,
    response: &Response,
) -> Option<Answer> {
    let text = match (&response.answer, &response.hold) {
        (Answer::Suggestions(_), _) => return None,
        // The change was written, and its message is in the outbox.
        (_, Some(_)) => say::refusal::refused_but_done(),
        (Answer::Form(_) | Answer::Later(_), None) => say::refusal::refused_and_not_done(),
        (Answer::Post(_) | Answer::Ephemeral(_) | Answer::Replace(_) | Answer::Launch(_), None) => {
            say::refusal::refused_perhaps_done()
        }
    };
    Some(Answer::Ephemeral(sentence(services, reader, &text).await))
}

/// The explanation for the caller if Discord shows `response`'s answer to them alone; none if it shows no game and no
/// puzzle that others wait for.
pub(crate) async fn explain_hidden(
    services: &Services,
    reader: &Reader,
    response: &Response,
) -> Option<Message> {
    response.shows?;
    let text = say::refusal::hidden();
    Some(sentence(services, reader, &text).await)
}

async fn sentence(services: &Services, reader: &Reader, text: &Text) -> Message {
    let own = match reader.caller {
        Some(caller) => OWN_LANGUAGE.get(services, caller).await.or_usual(None),
        None => None,
    };
    let theirs = || Locale::of(reader.locale.as_deref().unwrap_or_default());
    Message::text(text.to(own.map_or_else(theirs, |Foreign(own)| own)))
}
