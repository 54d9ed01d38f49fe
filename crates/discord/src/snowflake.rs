//! Ids of Discord: numbers in strings, which hold the time.

use serde_json::Value;

use crate::bot::port::outbound::OutboundError;
use crate::clock::Timestamp;
use crate::game::MessageId;

/// The milliseconds between 1970 and the beginning of Discord's numbers.
const EPOCH: i64 = 1_420_070_400_000;

/// The smallest number that Discord gave to anything a while before `time`: numbers hold the time.
pub(super) fn earliest(time: Timestamp) -> u64 {
    /// Discord's clock and ours may differ.
    const SLACK: i64 = 120_000;
    let millis = time.as_millis().saturating_sub(EPOCH + SLACK).max(0);
    millis.unsigned_abs() << 22
}

/// When `message` was sent: its id contains the time.
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
