//! A club whose bot is several processes.

use std::collections::BTreeSet;

use serde_json::Value;

use super::club::{Club, traffic};

/// Messages that the bot has posted on its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Posts {
    pub(super) messages: usize,
    pub(super) repeated: usize,
}

impl Club {
    /// Messages that the bot has posted by itself, and repeated posts, which Discord drops because of their nonce.
    pub(super) fn posts(&self) -> Posts {
        let text = std::fs::read_to_string(traffic(&self.folder)).unwrap();
        // The last line may be incomplete.
        let calls = text
            .lines()
            .filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let posted = calls.filter_map(|call| {
            let path = call["path"].as_str()?;
            let is_post = call["method"] == "POST" && path.ends_with("/messages");
            let id = call["response_body"]["id"].as_str()?.to_owned();
            (is_post && path.contains("/channels/")).then_some(id)
        });
        let (mut messages, mut repeated) = (BTreeSet::new(), 0);
        for id in posted {
            repeated += usize::from(!messages.insert(id));
        }
        Posts {
            messages: messages.len(),
            repeated,
        }
    }

    /// The key with which interactions over HTTP are signed.
    pub(super) fn public_key(&self) -> String {
        self.playground.public_key()
    }

    /// Has interactions posted to these addresses.
    pub(super) fn post_interactions(&self, urls: &[String]) {
        self.playground.post_interactions(urls).unwrap();
    }
}
