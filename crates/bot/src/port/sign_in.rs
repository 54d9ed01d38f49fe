//! Signing in on the page inside Discord: Discord says who a member is, in exchange for a code.

use crate::game::PlayerId;

/// The longest code and verifier, in bytes: a verifier has 43 to 128 by RFC 7636, and Discord's codes have thirty.
const LONGEST: usize = 128;

/// A code that Discord's client has given a page, and the verifier of the challenge with which the page asked for it
/// (PKCE, RFC 7636): nobody else who has the code can use it.
pub struct SignInCode {
    code: String,
    verifier: String,
}

impl SignInCode {
    /// None if Discord cannot have given such a code, or no page has made such a verifier.
    pub fn parse(code: &str, verifier: &str) -> Option<Self> {
        let is_plain = |text: &str| {
            let is_unreserved = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
            text.len() <= LONGEST && text.bytes().all(is_unreserved)
        };
        let is_sound = is_plain(code) && is_plain(verifier);
        (is_sound && !code.is_empty() && verifier.len() >= 43).then(|| Self {
            code: code.to_owned(),
            verifier: verifier.to_owned(),
        })
    }

    pub fn code(&self) -> &str {
        &self.code
    }

    pub fn verifier(&self) -> &str {
        &self.verifier
    }
}

/// Asks Discord who a member is.
#[async_trait::async_trait]
pub trait SignIn: Send + Sync {
    /// The member for whom Discord has given `code`, which works once.
    async fn member(&self, code: &SignInCode) -> Result<PlayerId, SignInError>;
}

/// Why it is not known who a member is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SignInError {
    /// Discord does not take the code: it is used, too old, forged, or another page's.
    #[error("Discord does not take the code")]
    Refused,
    /// Discord could not be asked, or does not take the application's client secret.
    #[error("Discord could not be asked who a member is: {0}")]
    Unavailable(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_a_code_is_not_sent_to_discord() {
        let verifier = "v".repeat(43);
        assert!(SignInCode::parse("jKd3-_", &verifier).is_some());
        let long = "x".repeat(129);
        for code in ["", "a b", "a&grant_type=refresh_token", "ä", "a\n", &long] {
            assert!(SignInCode::parse(code, &verifier).is_none(), "{code}");
        }
        for verifier in ["", &verifier[1..], &format!("{verifier}&"), &long] {
            assert!(SignInCode::parse("code", verifier).is_none(), "{verifier}");
        }
    }
}
