//! Giving the answer to an interaction: one callback, within Discord's three seconds.

use reqwest::Method;
use serde_json::Value;

use crate::bot::port::answer::Answer;
use crate::bot::port::message::Message;
use crate::bot::port::outbound::{OutboundError, Promised};
use crate::decode::Ticket;
use crate::encode::Body;
use crate::game::MessageId;
use crate::rest::{Call, Patience, Rest, RestError};
use crate::{encode, snowflake};

/// The interaction has expired, or never existed.
const UNKNOWN_INTERACTION: u64 = 10_062;
/// The interaction has been answered before: by the first try of this very call.
const ALREADY_ANSWERED: u64 = 40_060;

/// How an answer went out.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Delivery {
    /// It is this message.
    Message(MessageId),
    /// It is out, and makes no message (a form, suggestions).
    Done,
    /// Discord shows it to the caller alone, though it was meant for everybody:
    /// who installed the bot for themselves needs the right to use external apps.
    Hidden,
    /// The interaction has expired: nobody saw the answer.
    Gone,
}

/// Gives `answer` to the interaction of `ticket`.
///
/// # Errors
///
/// The last [`RestError`] when the answer could not be given for another reason than a lapsed interaction.
pub(super) async fn give(
    rest: &Rest,
    ticket: &Ticket,
    answer: &Answer,
) -> Result<Delivery, RestError> {
    let call = Call {
        method: Method::POST,
        path: format!(
            "/interactions/{}/{}/callback?with_response=true",
            ticket.interaction, ticket.token
        ),
        body: Some(encode::callback(answer, ticket.pressed)),
    };
    match rest.send(&call, Patience::ANSWER).await {
        Ok(receipt) => {
            let message = &receipt["resource"]["message"];
            let is_private = receipt["interaction"]["response_message_ephemeral"] == true
                || encode::is_private(message);
            match answer {
                Answer::Post(_) if is_private => Ok(Delivery::Hidden),
                _ => Ok(message_in(message)),
            }
        }
        Err(error) if error.code() == Some(ALREADY_ANSWERED) => {
            original(rest, ticket, answer).await
        }
        Err(error) if error.code() == Some(UNKNOWN_INTERACTION) => Ok(Delivery::Gone),
        Err(error) => match (answer, &error) {
            // The application has no Activity, or none opens there.
            (Answer::Launch(instead), RestError::Refused { status, .. }) => {
                tracing::warn!(status, %error, "Discord opens no Activity: is it switched on in the developer portal?");
                let instead = Answer::Ephemeral(instead.clone());
                Box::pin(give(rest, ticket, &instead)).await
            }
            _ => Err(error),
        },
    }
}

/// The message of an answer whose receipt was lost on the way.
///
/// A replayed interaction may succeed where an earlier process refused it: the public result would then be answered by
/// the stored private refusal.
async fn original(rest: &Rest, ticket: &Ticket, answer: &Answer) -> Result<Delivery, RestError> {
    let call = Call {
        method: Method::GET,
        path: original_path(ticket),
        body: None,
    };
    match rest.send(&call, Patience::NORMAL).await {
        Ok(message) if matches!(answer, Answer::Post(_)) && encode::is_private(&message) => {
            Ok(Delivery::Gone)
        }
        Ok(message) => Ok(message_in(&message)),
        // Forms and suggestions leave no message.
        Err(RestError::Refused { status: 404, .. }) => Ok(Delivery::Done),
        // Unreadable, but an answer exists: it must not be reported as refused.
        Err(error) => Err(RestError::NoAnswer(error.to_string())),
    }
}

/// Adds a message for the caller alone to the answer of `ticket`'s interaction.
///
/// # Errors
///
/// The [`RestError`] with which Discord has refused it.
pub(super) async fn add(rest: &Rest, ticket: &Ticket, message: &Message) -> Result<(), RestError> {
    let call = Call {
        method: Method::POST,
        path: format!("/webhooks/{}/{}", ticket.application, ticket.token),
        body: Some(encode::ephemeral(message)),
    };
    // It may come twice if its receipt is lost: it says the same.
    rest.send(&call, Patience::NORMAL).await.map(|_| ())
}

fn original_path(ticket: &Ticket) -> String {
    format!(
        "/webhooks/{}/{}/messages/@original",
        ticket.application, ticket.token
    )
}

/// The message of a deferred answer.
pub(super) struct Original<'a> {
    pub(super) rest: &'a Rest,
    pub(super) ticket: &'a Ticket,
}

impl Original<'_> {
    async fn edit(&self, body: Body, patience: Patience) -> Result<(), OutboundError> {
        let call = Call {
            method: Method::PATCH,
            path: original_path(self.ticket),
            body: Some(body),
        };
        match self.rest.send(&call, patience).await {
            Ok(_) => Ok(()),
            // The interaction's own token has lapsed; the bot's is not asked for here.
            Err(RestError::Refused { status: 401, .. }) => Err(OutboundError::Gone),
            Err(error) => Err(error.into()),
        }
    }
}

#[async_trait::async_trait]
impl Promised for Original<'_> {
    async fn send_progress(&self, text: &str) -> Result<(), OutboundError> {
        self.edit(encode::text(text), Patience::REMARK).await
    }

    async fn keep(&self, message: &Message) -> Result<(), OutboundError> {
        self.edit(encode::message(message), Patience::NORMAL).await
    }
}

fn message_in(message: &Value) -> Delivery {
    snowflake::id(&message["id"]).map_or(Delivery::Done, |id| Delivery::Message(MessageId::new(id)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encode::Layout;
    use crate::fake::server;

    #[tokio::test]
    async fn where_the_token_of_an_interaction_is_not_taken_any_more_its_answer_is_gone() {
        for said in [r#"{"code":50027}"#, r#"{"code":0}"#, "<html>"] {
            let (rest, asked) = server(move |_, _| (401, "", said)).await;
            let ticket = Ticket {
                application: 1,
                interaction: 2,
                token: "token".to_owned(),
                pressed: Layout::Rows,
            };
            let original = Original {
                rest: &rest,
                ticket: &ticket,
            };
            let kept = original.keep(&Message::default()).await;
            assert_eq!(kept, Err(OutboundError::Gone), "{said}");
            assert_eq!(
                asked.lines(),
                ["PATCH /webhooks/1/token/messages/@original"]
            );
        }
    }

    #[tokio::test]
    async fn where_no_activity_opens_the_message_is_given_in_its_place() {
        let (rest, asked) = server(move |_, earlier| match earlier {
            0 => (400, "", r#"{"code":50035}"#),
            _ => (200, "", r#"{"resource":{"message":{"id":"7","flags":64}}}"#),
        })
        .await;
        let ticket = Ticket {
            application: 1,
            interaction: 2,
            token: "token".to_owned(),
            pressed: Layout::Rows,
        };
        let given = give(&rest, &ticket, &Answer::Launch(Message::default())).await;
        assert!(
            matches!(given, Ok(Delivery::Message(id)) if id.get() == 7),
            "{given:?}"
        );
        assert_eq!(asked.lines().len(), 2);
    }

    /// The first try was carried out, its receipt was lost, and Discord does not show the message.
    #[tokio::test]
    async fn an_answer_that_stands_and_cannot_be_seen_is_doubtful_and_not_refused() {
        for (status, said) in [(403, r#"{"code":50001}"#), (400, r#"{"code":50035}"#)] {
            let (rest, _asked) = server(move |line, _| {
                if line.starts_with("POST") {
                    (400, "", r#"{"code":40060}"#)
                } else {
                    (status, "", said)
                }
            })
            .await;
            let ticket = Ticket {
                application: 1,
                interaction: 2,
                token: "token".to_owned(),
                pressed: Layout::Rows,
            };
            let given = give(&rest, &ticket, &Answer::Post(Message::default())).await;
            assert!(matches!(given, Err(RestError::NoAnswer(_))), "{given:?}");
        }
    }
}
