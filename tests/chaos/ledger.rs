//! The ledger of members' requests and answers.

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;

use crate::support::components::components;

/// A position of a game that a message shows: game and revision.
pub(super) type Shown = (u64, u32);

/// The state that a message shows, by its buttons and files.
pub(super) fn shown_position(message: &Value) -> Option<Shown> {
    let files = message["attachments"].as_array().into_iter().flatten();
    let from_file = |file: &Value| {
        let name = file["filename"].as_str()?.strip_prefix("tengen-")?;
        let (game, revision) = name.strip_suffix(".png")?.split_once('-')?;
        Some((game.parse().ok()?, revision.parse().ok()?))
    };
    files
        .filter_map(from_file)
        .next()
        .or_else(|| buttons(message).find_map(|(_, custom_id)| token(custom_id)))
}

/// `v1:play:17:42` is revision 42 of game 17.
fn token(custom_id: &str) -> Option<Shown> {
    let mut parts = custom_id.split(':').skip(2);
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// A message's buttons: labels and custom ids.
pub(super) fn buttons(message: &Value) -> impl Iterator<Item = (&str, &str)> {
    components(message)
        .into_iter()
        .filter_map(|button| Some((button["label"].as_str()?, button["custom_id"].as_str()?)))
}

/// A stone that a member wanted to play.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stone {
    pub(super) game: u64,
    pub(super) who: &'static str,
    pub(super) at: String,
}

/// A change that was acknowledged: everybody has seen it.
#[derive(Clone, Debug)]
pub(super) struct Acknowledged {
    pub(super) interaction: String,
    pub(super) shown: Shown,
    /// The stone, if it was one.
    pub(super) stone: Option<Stone>,
}

/// The ledger of members' requests and answers.
#[derive(Default)]
pub(super) struct Ledger {
    /// Number of requests for each stone.
    pub(super) asked: HashMap<Stone, usize>,
    /// Interactions without a known answer.
    open: BTreeMap<String, Option<Stone>>,
    /// All interactions, in their order.
    pub(super) interactions: Vec<String>,
    pub(super) acknowledged: Vec<Acknowledged>,
}

impl Ledger {
    /// Notes a stone before its request is sent, since the kill may come in between.
    pub(super) fn ask(&mut self, stone: &Stone) {
        *self.asked.entry(stone.clone()).or_default() += 1;
    }

    /// Notes that an interaction was sent.
    pub(super) fn sent(&mut self, id: &str, stone: Option<Stone>) {
        self.open.insert(id.to_owned(), stone);
        self.interactions.push(id.to_owned());
    }

    /// The interactions without a known answer.
    pub(super) fn open(&self) -> Vec<String> {
        self.open.keys().cloned().collect()
    }

    /// Notes the fate of an interaction.
    pub(super) fn note(&mut self, id: &str, view: &Value) {
        if view["state"] == "pending" {
            return;
        }
        let Some(stone) = self.open.remove(id) else {
            return;
        };
        let message = &view["message"];
        let public = view["state"] == "answered" && message["only_for"].is_null();
        if public && let Some(shown) = shown_position(message) {
            self.acknowledged.push(Acknowledged {
                interaction: id.to_owned(),
                shown,
                stone,
            });
        }
    }
}
