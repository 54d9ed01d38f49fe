//! Why a call to Discord failed, and the consequence for the caller.

use std::error::Error as _;
use std::time::Duration;

use reqwest::StatusCode;
use serde_json::Value;

use crate::bot::port::outbound::OutboundError;

/// Why a call has finally failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum RestError {
    /// Discord has refused the call.
    #[error("Discord answered {status} with code {code}: {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's own error code, 0 if it gave none.
        code: u64,
        /// Discord's message, with the paths of the errors in the request.
        message: String,
    },
    /// A rate limit is exceeded, according to Discord or to the bot's own count: the call was not carried out.
    #[error("a rate limit is used up for {} ms", .0.as_millis())]
    Limited(Duration),
    /// No answer, or none that can be read.
    #[error("no usable answer from Discord: {0}")]
    NoAnswer(String),
}

impl RestError {
    /// Discord's error code, if it gave one.
    pub(crate) fn code(&self) -> Option<u64> {
        match self {
            Self::Refused { code, .. } => Some(*code),
            Self::Limited(_) | Self::NoAnswer(_) => None,
        }
    }

    /// Whether the same call may succeed later.
    pub(super) fn is_temporary(&self) -> bool {
        match self {
            Self::Refused { status, code, .. } => *status >= 500 || *code == BLOCKED,
            Self::Limited(_) | Self::NoAnswer(_) => true,
        }
    }
}

/// Cloudflare has stopped the call in front of Discord. This is no statement about the bot's permissions.
const BLOCKED: u64 = 40_333;

/// The member has closed their direct messages.
const TAKES_NO_DIRECT_MESSAGES: u64 = 50_007;

/// The member no longer shares a server with the bot.
const NO_SERVER_IN_COMMON: u64 = 50_278;

/// The message is empty: the bot sends no empty ones, so Discord has removed content that is not allowed there.
const NOTHING_LEFT: u64 = 50_006;

/// The bot is not there, or may not see the channel.
const NO_ACCESS: u64 = 50_001;

/// The channel is of a kind in which this cannot be done.
const WRONG_KIND_OF_CHANNEL: u64 = 50_024;

/// The thread is archived: it must be unarchived before anything is written or changed in it.
pub(crate) const ARCHIVED_THREAD: u64 = 50_083;

/// Direct messages are opened too fast.
const TOO_MANY_CONVERSATIONS: u64 = 40_003;

impl From<RestError> for OutboundError {
    fn from(error: RestError) -> Self {
        let (status, code) = match &error {
            RestError::Refused { status, code, .. } => (*status, *code),
            RestError::Limited(after) => return Self::Limited(*after),
            RestError::NoAnswer(_) => return Self::Unreachable(error.to_string()),
        };
        match (status, code) {
            (_, TAKES_NO_DIRECT_MESSAGES | NO_SERVER_IN_COMMON) => Self::Closed,
            (_, NO_ACCESS | WRONG_KIND_OF_CHANNEL) => Self::NoAccess,
            (_, ARCHIVED_THREAD) => Self::Locked,
            // Without an error code of Discord's it is not about this call: the token was reset, or a proxy has
            // answered.
            (500.., _) | (401 | 403, 0) | (_, BLOCKED | TOO_MANY_CONVERSATIONS) => {
                Self::Unreachable(error.to_string())
            }
            (401 | 403, _) | (_, NOTHING_LEFT) => Self::Forbidden,
            (404, _) => Self::Gone,
            _ => Self::Refused(error.to_string()),
        }
    }
}

/// The error without URLs, which contain the tokens of interactions.
pub(super) fn transport(error: reqwest::Error) -> RestError {
    let error = error.without_url();
    let mut reason = error.to_string();
    if error.is_connect()
        && let Some(cause) = std::iter::successors(error.source(), |&cause| cause.source()).last()
    {
        reason = format!("{reason}: {cause}");
    }
    RestError::NoAnswer(reason)
}

pub(super) fn refusal(status: StatusCode, answer: &Value) -> RestError {
    let sentence = answer["message"].as_str().unwrap_or("no reason given");
    let message = match &answer["errors"] {
        Value::Null => sentence.to_owned(),
        places => format!("{sentence} {places}"),
    };
    RestError::Refused {
        status: status.as_u16(),
        code: answer["code"].as_u64().unwrap_or_default(),
        message,
    }
}
