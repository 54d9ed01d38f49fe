//! Checks that Discord has kept a message as it was sent: under its nonce, and with its card.

use std::borrow::Cow;

use serde_json::Value;
use xxhash_rust::xxh3::xxh3_64;

use crate::bot::port::outbound::OutboundError;
use crate::game::MessageId;
use crate::rest::Call;

/// Maximum length of a nonce, in characters.
const NONCE: usize = 25;

/// `nonce`, or a hash of it if it is too long: Discord would refuse the message, which would be lost.
pub(super) fn nonce(nonce: &str) -> Cow<'_, str> {
    if nonce.chars().count() <= NONCE {
        Cow::Borrowed(nonce)
    } else {
        Cow::Owned(format!("{:x}", xxh3_64(nonce.as_bytes())))
    }
}

fn has_embeds(message: &Value) -> bool {
    let embeds = message["embeds"].as_array();
    embeds.is_some_and(|embeds| !embeds.is_empty())
}

/// Checks that Discord has kept the card that `call` has sent in `message`, by its answer.
pub(super) fn check_complete(
    call: &Call,
    message: MessageId,
    shown: &Value,
) -> Result<(), OutboundError> {
    let sent = call.body.as_ref().map(|body| &body.json);
    if sent.is_some_and(has_embeds) && shown["embeds"].is_array() && !has_embeds(shown) {
        return Err(OutboundError::Stripped(message));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nonce_that_is_too_long_becomes_one_that_discord_takes() {
        assert_eq!(
            nonce("n12-34-5678901234567890123"),
            nonce("n12-34-5678901234567890123")
        );
        assert_eq!(nonce("n12-34-567"), "n12-34-567");
        let longest = "n99999999-18446744073709551615-99999999";
        assert!(
            (1..=NONCE).contains(&nonce(longest).len()),
            "{}",
            nonce(longest)
        );
        assert_ne!(
            nonce(longest),
            nonce("n99999999-18446744073709551615-99999998")
        );
    }
}
