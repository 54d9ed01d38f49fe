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
    /// Time until the next such edit is allowed, in milliseconds.
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
        const BAD_REQUEST: StatusCode = StatusCode::BAD_REQUEST;
        const NOT_FOUND: StatusCode = StatusCode::NOT_FOUND;
        const FORBIDDEN: StatusCode = StatusCode::FORBIDDEN;
        match self {
            Unauthorized => (StatusCode::UNAUTHORIZED, 0),
            NotFound => (NOT_FOUND, 0),
            MethodNotAllowed => (StatusCode::METHOD_NOT_ALLOWED, 0),
            UnknownChannel => (NOT_FOUND, 10003),
            UnknownGuild => (NOT_FOUND, 10004),
            UnknownMember => (NOT_FOUND, 10007),
            UnknownMessage => (NOT_FOUND, 10008),
            UnknownUser => (NOT_FOUND, 10013),
            UnknownWebhook => (NOT_FOUND, 10015),
            UnknownInteraction => (NOT_FOUND, 10062),
            UnknownCommand => (NOT_FOUND, 10063),
            UnknownEvent => (NOT_FOUND, 10070),
            NotYourApplication => (FORBIDDEN, 20012),
            TooManyPins => (BAD_REQUEST, 30003),
            TooManyCommands => (BAD_REQUEST, 30032),
            DailyCommands => (BAD_REQUEST, 30034),
            TooManyEvents => (BAD_REQUEST, 30038),
            TooManyOldEdits(_) => (StatusCode::TOO_MANY_REQUESTS, 30046),
            TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, 40005),
            AlreadyAcknowledged => (BAD_REQUEST, 40060),
            TooManyFollowups => (BAD_REQUEST, 40094),
            Blocked => (FORBIDDEN, 40333),
            MissingAccess => (FORBIDDEN, 50001),
            NotAuthor => (FORBIDDEN, 50005),
            EmptyMessage => (BAD_REQUEST, 50006),
            CannotSendToUser => (FORBIDDEN, 50007),
            MissingPermissions => (FORBIDDEN, 50013),
            WrongChannelType => (BAD_REQUEST, 50024),
            InvalidWebhookToken => (StatusCode::UNAUTHORIZED, 50027),
            InvalidForm(_) => (BAD_REQUEST, 50035),
            ArchivedThread => (BAD_REQUEST, 50083),
            InvalidJson => (BAD_REQUEST, 50109),
            EntryPointMissing => (BAD_REQUEST, 50240),
            NoMutualGuilds => (FORBIDDEN, 50278),
            ThreadExists => (BAD_REQUEST, 160_004),
            TooManyThreads => (BAD_REQUEST, 160_006),
        }
    }

    /// The body of the response.
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
