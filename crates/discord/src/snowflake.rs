//! Ids of Discord (snowflakes): numbers in strings, which contain the time of creation.

use serde_json::Value;

use crate::bot::port::outbound::OutboundError;
use crate::clock::Timestamp;
use crate::game::MessageId;

/// Discord's epoch, in milliseconds since 1970.
const EPOCH: i64 = 1_420_070_400_000;

/// The smallest id that Discord could create a while before `time`.
pub(super) fn earliest(time: Timestamp) -> u64 {
    /// The difference of clocks, in milliseconds.
    const SLACK: i64 = 120_000;
    let millis = time.as_millis().saturating_sub(EPOCH + SLACK).max(0);
    millis.unsigned_abs() << 22
}

/// The time at which `message` was sent, from its id.
pub(super) fn sent_at(message: MessageId) -> Timestamp {
    let millis = i64::try_from(message.get() >> 22).unwrap_or(i64::MAX);
    Timestamp::from_millis(millis.saturating_add(EPOCH))
}

/// Discord's id in an answer: a number in a string.
pub(super) fn id(value: &Value) -> Result<u64, OutboundError> {
    let text = value.as_str().unwrap_or_default();
    text.parse()
        .map_err(|_| OutboundError::Refused("an answer without an id".to_owned()))
}
