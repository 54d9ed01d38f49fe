//! Answers interactions: one callback each, within Discord's three seconds.

use reqwest::Method;
use serde_json::Value;

use crate::bot::port::answer::Answer;
use crate::bot::port::message::Message;
use crate::bot::port::outbound::{OutboundError, Promised};
use crate::decode::Ticket;
use crate::encode::Body;
use crate::game::MessageId;
use crate::rest::{Call, Rest, RestError, RetryPolicy};
use crate::{encode, snowflake};

/// Discord's error code: the interaction has expired, or never existed.
const UNKNOWN_INTERACTION: u64 = 10_062;
/// Discord's error code: the interaction is answered already, by an earlier attempt of this call.
const ALREADY_ANSWERED: u64 = 40_060;

/// How an answer was delivered.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Delivery {
    /// As this message.
    Message(MessageId),
    /// Without a message (a form, suggestions).
    Done,
    /// Discord shows it to the caller alone, although it was meant for everybody: with an installation by a user, they
    /// need the permission to use external apps.
    Hidden,
    /// The interaction has expired: nobody saw the answer.
    Gone,
}

/// Gives `answer` to the interaction of `ticket`.
///
/// # Errors
///
/// The last [`RestError`] if the answer was not given for another reason than an expired interaction.
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
    match rest.send(&call, RetryPolicy::ANSWER).await {
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
            find_original(rest, ticket, answer).await
        }
        Err(error) if error.code() == Some(UNKNOWN_INTERACTION) => Ok(Delivery::Gone),
        Err(error) => match (answer, &error) {
            // The application has no Activity, or it does not open there.
            (Answer::Launch(instead), RestError::Refused { status, .. }) => {
                tracing::warn!(status, %error, "Discord opens no Activity: is it switched on in the developer portal?");
                let instead = Answer::Ephemeral(instead.clone());
                Box::pin(give(rest, ticket, &instead)).await
            }
            _ => Err(error),
        },
    }
}

/// The message of an answer whose receipt was lost.
///
/// A replayed interaction may succeed where an earlier process refused it. The message is then the private refusal, and
/// the public answer counts as lost.
async fn find_original(
    rest: &Rest,
    ticket: &Ticket,
    answer: &Answer,
) -> Result<Delivery, RestError> {
    let call = Call {
        method: Method::GET,
        path: original_path(ticket),
        body: None,
    };
    match rest.send(&call, RetryPolicy::NORMAL).await {
        Ok(message) if matches!(answer, Answer::Post(_)) && encode::is_private(&message) => {
            Ok(Delivery::Gone)
        }
        Ok(message) => Ok(message_in(&message)),
        // Forms and suggestions leave no message.
        Err(RestError::Refused { status: 404, .. }) => Ok(Delivery::Done),
        // An answer exists, although it cannot be read: it must not be reported as refused.
        Err(error) => Err(RestError::NoAnswer(error.to_string())),
    }
}

/// Adds a message for the caller alone to the answer of `ticket`'s interaction.
///
/// # Errors
///
/// The [`RestError`] if Discord refuses it.
pub(super) async fn add(rest: &Rest, ticket: &Ticket, message: &Message) -> Result<(), RestError> {
    let call = Call {
        method: Method::POST,
        path: format!("/webhooks/{}/{}", ticket.application, ticket.token),
        body: Some(encode::ephemeral(message)),
    };
    // If the receipt is lost, it is sent twice, which does no harm.
    rest.send(&call, RetryPolicy::NORMAL).await.map(|_| ())
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
    async fn edit(&self, body: Body, policy: RetryPolicy) -> Result<(), OutboundError> {
        let call = Call {
            method: Method::PATCH,
            path: original_path(self.ticket),
            body: Some(body),
        };
        match self.rest.send(&call, policy).await {
            Ok(_) => Ok(()),
            // The token of the interaction has expired; this call does not depend on the bot's token.
            Err(RestError::Refused { status: 401, .. }) => Err(OutboundError::Gone),
            Err(error) => Err(error.into()),
        }
    }
}

#[async_trait::async_trait]
impl Promised for Original<'_> {
    async fn send_progress(&self, text: &str) -> Result<(), OutboundError> {
        self.edit(encode::text(text), RetryPolicy::REMARK).await
    }

    async fn keep(&self, message: &Message) -> Result<(), OutboundError> {
        self.edit(encode::message(message), RetryPolicy::NORMAL)
            .await
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
    async fn after_the_token_of_an_interaction_expires_its_answer_is_gone() {
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
    async fn if_no_activity_opens_its_message_is_sent() {
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

    /// The first attempt was carried out, its receipt was lost, and Discord does not show the message.
    #[tokio::test]
    async fn an_answer_that_exists_and_cannot_be_read_is_uncertain_and_not_refused() {
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
