//! Refusals with Discord's error codes.

use axum::http::StatusCode;
use serde_json::{Value, json};

/// An API error: status, code and Discord's message for the code.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub(crate) enum ApiError {
    #[error("401: Unauthorized")]
    Unauthorized,
    #[error("404: Not Found")]
    NotFound,
    #[error("405: Method Not Allowed")]
    MethodNotAllowed,
    #[error("Unknown Channel")]
    UnknownChannel,
    #[error("Unknown Guild")]
    UnknownGuild,
    #[error("Unknown Member")]
    UnknownMember,
    #[error("Unknown Message")]
    UnknownMessage,
    #[error("Unknown User")]
    UnknownUser,
    #[error("Unknown Webhook")]
    UnknownWebhook,
    #[error("Unknown interaction")]
    UnknownInteraction,
    #[error("Unknown application command")]
    UnknownCommand,
    #[error("Unknown Guild Scheduled Event")]
    UnknownEvent,
    #[error("Maximum number of guild scheduled events reached (100)")]
    TooManyEvents,
    #[error("Only bots can use this endpoint on their own application")]
    NotYourApplication,
    #[error("Max number of daily application command creates has been reached (200)")]
    DailyCommands,
    #[error("Maximum number of application commands reached")]
    TooManyCommands,
    /// Wait until the next such edit, in milliseconds.
    #[error("Maximum number of edits to messages older than 1 hour reached. Try again later")]
    TooManyOldEdits(u64),
    #[error("Request entity too large")]
    TooLarge,
    #[error("internal network error")]
    Blocked,
    #[error("Interaction has already been acknowledged.")]
    AlreadyAcknowledged,
    #[error("This interaction has reached the maximum number of follow-up messages")]
    TooManyFollowups,
    #[error("Missing Access")]
    MissingAccess,
    #[error("Cannot edit a message authored by another user")]
    NotAuthor,
    #[error("Cannot send an empty message")]
    EmptyMessage,
    #[error("Cannot send messages to this user")]
    CannotSendToUser,
    #[error("Cannot send messages to this user due to having no mutual guilds")]
    NoMutualGuilds,
    #[error("You cannot remove this app's Entry Point command in a bulk update operation")]
    EntryPointMissing,
    #[error("Maximum number of active threads reached")]
    TooManyThreads,
    #[error("Missing Permissions")]
    MissingPermissions,
    #[error("Invalid Webhook Token")]
    InvalidWebhookToken,
    #[error("Invalid Form Body")]
    InvalidForm(Value),
    #[error("Thread is archived")]
    ArchivedThread,
    #[error("The request body contains invalid JSON.")]
    InvalidJson,
    #[error("A thread has already been created for this message")]
    ThreadExists,
    #[error("Maximum number of pins reached for the channel (50)")]
    TooManyPins,
    #[error("Cannot execute action on this channel type")]
    WrongChannelType,
}

impl ApiError {
    /// The HTTP status and Discord's code.
    pub(crate) fn codes(&self) -> (StatusCode, u32) {
        use ApiError::*;
        const BAD: StatusCode = StatusCode::BAD_REQUEST;
        const GONE: StatusCode = StatusCode::NOT_FOUND;
        const NO: StatusCode = StatusCode::FORBIDDEN;
        match self {
            Unauthorized => (StatusCode::UNAUTHORIZED, 0),
            NotFound => (GONE, 0),
            MethodNotAllowed => (StatusCode::METHOD_NOT_ALLOWED, 0),
            UnknownChannel => (GONE, 10003),
            UnknownGuild => (GONE, 10004),
            UnknownMember => (GONE, 10007),
            UnknownMessage => (GONE, 10008),
            UnknownUser => (GONE, 10013),
            UnknownWebhook => (GONE, 10015),
            UnknownInteraction => (GONE, 10062),
            UnknownCommand => (GONE, 10063),
            UnknownEvent => (GONE, 10070),
            NotYourApplication => (NO, 20012),
            TooManyPins => (BAD, 30003),
            TooManyCommands => (BAD, 30032),
            DailyCommands => (BAD, 30034),
            TooManyEvents => (BAD, 30038),
            TooManyOldEdits(_) => (StatusCode::TOO_MANY_REQUESTS, 30046),
            TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, 40005),
            AlreadyAcknowledged => (BAD, 40060),
            TooManyFollowups => (BAD, 40094),
            Blocked => (NO, 40333),
            MissingAccess => (NO, 50001),
            NotAuthor => (NO, 50005),
            EmptyMessage => (BAD, 50006),
            CannotSendToUser => (NO, 50007),
            MissingPermissions => (NO, 50013),
            WrongChannelType => (BAD, 50024),
            InvalidWebhookToken => (StatusCode::UNAUTHORIZED, 50027),
            InvalidForm(_) => (BAD, 50035),
            ArchivedThread => (BAD, 50083),
            InvalidJson => (BAD, 50109),
            EntryPointMissing => (BAD, 50240),
            NoMutualGuilds => (NO, 50278),
            ThreadExists => (BAD, 160_004),
            TooManyThreads => (BAD, 160_006),
        }
    }

    /// The body of the answer.
    pub(crate) fn body(&self) -> Value {
        let mut body = json!({ "message": self.to_string(), "code": self.codes().1 });
        if let ApiError::InvalidForm(errors) = self {
            body["errors"] = errors.clone();
        }
        if let ApiError::TooManyOldEdits(after_ms) = self {
            body["retry_after"] = json!(*after_ms as f64 / 1000.0);
            body["global"] = json!(false);
        }
        body
    }
}
