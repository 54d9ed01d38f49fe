//! Codes and access tokens of OAuth 2.

use std::collections::HashMap;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::digest::{SHA256, digest};

use crate::world::Id;

/// Lifetime of a code, in milliseconds.
const CODE_LIFETIME_MS: u64 = 60_000;
/// Maximum number of codes and access tokens together; at the limit all of them are dropped.
const MAX_GRANTS: usize = 10_000;

/// Grants of users to applications.
#[derive(Debug, Default)]
pub(crate) struct Grants {
    /// Number of codes and access tokens issued so far.
    issued: u64,
    codes: HashMap<String, Code>,
    /// Users by their access tokens.
    access: HashMap<String, Id>,
}

#[derive(Debug)]
struct Code {
    client: Id,
    user: Id,
    /// The challenge of RFC 7636, if the application has sent one.
    challenge: Option<String>,
    /// Expiry, in Unix milliseconds.
    until: u64,
}

impl Grants {
    /// Issues a code that the application `client` can exchange once for an access token of `user`.
    pub(crate) fn issue_code(
        &mut self,
        client: Id,
        user: Id,
        challenge: Option<String>,
        now: u64,
    ) -> String {
        let token = self.new_secret("code");
        let until = now + CODE_LIFETIME_MS;
        self.codes.insert(
            token.clone(),
            Code {
                client,
                user,
                challenge,
                until,
            },
        );
        token
    }

    /// Exchanges a code for an access token; `None` if the code is unknown, used, expired or of another application, or
    /// if the verifier does not match. Every attempt uses the code up.
    pub(crate) fn exchange(
        &mut self,
        client: Id,
        code: &str,
        verifier: &str,
        now: u64,
    ) -> Option<String> {
        let code = self.codes.remove(code)?;
        let verifier_matches = code
            .challenge
            .is_none_or(|challenge| challenge == challenge_of(verifier));
        if code.client != client || code.until <= now || !verifier_matches {
            return None;
        }
        let access = self.new_secret("access");
        self.access.insert(access.clone(), code.user);
        Some(access)
    }

    /// The user of an access token.
    pub(crate) fn user(&self, access: &str) -> Option<Id> {
        self.access.get(access).copied()
    }

    /// A new code or access token. It may be guessable: the playground serves one machine.
    fn new_secret(&mut self, kind: &str) -> String {
        if self.codes.len() + self.access.len() >= MAX_GRANTS {
            self.codes.clear();
            self.access.clear();
        }
        self.issued += 1;
        let mixed = self.issued.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        format!("{kind}-{}-{mixed:x}", self.issued)
    }
}

fn challenge_of(verifier: &str) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(digest(&SHA256, verifier.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_works_once_for_its_application_with_its_verifier() {
        let mut grants = Grants::default();
        let challenge = || Some(challenge_of("verifier"));
        let mut code = || grants.issue_code(1, 7, challenge(), 0);
        let [good, others, unproven, late] = [code(), code(), code(), code()];
        assert_eq!(grants.exchange(2, &others, "verifier", 1), None);
        assert_eq!(grants.exchange(1, &unproven, "guess", 1), None);
        assert_eq!(
            grants.exchange(1, &late, "verifier", CODE_LIFETIME_MS),
            None
        );
        let access = grants.exchange(1, &good, "verifier", 1).unwrap();
        assert_eq!(grants.user(&access), Some(7));
        for used in [good, others, unproven] {
            assert_eq!(grants.exchange(1, &used, "verifier", 1), None);
        }
    }
}
