//! What is said when the answer that was meant does not come about: refused by Discord, hidden, or to what cannot be read.

use super::Bot;
use super::reply::{Answer, Message, Response};
use super::request::Request;
use super::settings::OrUsual as _;
use crate::game::PlayerId;
use crate::i18n::{Locale, Text, say};

/// Who reads an answer, as far as that is known.
pub(in crate::bot) struct Reader {
    pub(in crate::bot) caller: Option<PlayerId>,
    /// Their language as a tag, as their client says.
    pub(in crate::bot) locale: Option<String>,
}

impl Reader {
    /// Who asks.
    pub(in crate::bot) fn of(request: &Request) -> Self {
        Self {
            caller: Some(request.caller.player),
            locale: Some(request.locale.clone()),
        }
    }
}

impl Bot {
    /// The answer to an interaction that cannot be read.
    pub(in crate::bot) async fn unreadable(&self, reader: &Reader) -> Answer {
        let text = say::refusal::unreadable();
        Answer::Whisper(self.sentence(reader, &text).await)
    }

    /// What is said instead of `response`'s answer, which Discord has refused; nothing where no text may be.
    pub(in crate::bot) async fn plain(
        &self,
        reader: &Reader,
        response: &Response,
    ) -> Option<Answer> {
        let text = match (&response.answer, &response.hold) {
            (Answer::Suggestions(_), _) => return None,
            // Something was kept, and lies in the outbox.
            (_, Some(_)) => say::refusal::refused_but_done(),
            (Answer::Form(_) | Answer::Later(_), None) => say::refusal::refused_and_not_done(),
            (Answer::Post(_) | Answer::Whisper(_) | Answer::Replace(_), None) => {
                say::refusal::refused_perhaps_done()
            }
        };
        Some(Answer::Whisper(self.sentence(reader, &text).await))
    }

    /// What is said to the caller when Discord shows `response`'s answer to them alone;
    /// nothing if it shows no game and no puzzle that others wait for.
    pub(in crate::bot) async fn hidden(
        &self,
        reader: &Reader,
        response: &Response,
    ) -> Option<Message> {
        response.shows?;
        let text = say::refusal::hidden();
        Some(self.sentence(reader, &text).await)
    }

    async fn sentence(&self, reader: &Reader, text: &Text) -> Message {
        let own = match reader.caller {
            Some(caller) => self.own_language(caller).await.or_usual(None),
            None => None,
        };
        let theirs = || Locale::of(reader.locale.as_deref().unwrap_or_default());
        Message {
            content: text.to(own.unwrap_or_else(theirs)),
            ..Message::default()
        }
    }
}
