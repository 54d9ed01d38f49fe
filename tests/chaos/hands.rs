//! Members of a club whose bot is killed: their actions and observations.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tengen::i18n::Text;
use tokio::time::interval;

use super::bot::{Bot, Log};
use super::check::Figures;
use super::club::Club;
use super::ledger::buttons;
use crate::support::random::Random;
use crate::support::terms;
use crate::support::words::english;

/// Maximum wait for an answer, in milliseconds.
const ANSWER_TIMEOUT_MILLIS: u64 = 3_500;
/// Number of polls for an expected message, and the pause between two of them.
const POLLS: usize = 40;
pub(super) const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// A club, and a source of chance.
pub(super) struct Hands {
    pub(super) club: Arc<Club>,
    pub(super) random: Random,
    log: Log,
}

impl Hands {
    pub(super) async fn new(seed: u64) -> Self {
        Self {
            club: Arc::new(Club::open().await),
            random: Random::new(seed),
            log: Log::default(),
        }
    }

    /// Closes the club; the figures come with the bot's log if something was wrong.
    pub(super) async fn end(self, mut figures: Figures) -> Figures {
        if !figures.is_clean() {
            figures.log = self.log.lock().unwrap().iter().cloned().collect();
        }
        if let Some(club) = Arc::into_inner(self.club) {
            club.close().await;
        }
        figures
    }

    pub(super) async fn start(&self) -> Bot {
        Bot::start(&self.club, &self.log).await
    }

    /// Waits for a moment of up to `most` milliseconds.
    pub(super) async fn wait(&mut self, most: usize) {
        let millis = 1 + self.random.below(most);
        self.wait_for(millis).await;
    }

    pub(super) async fn wait_for(&self, millis: usize) {
        let mut pause = interval(Duration::from_millis(millis as u64));
        // The first tick is now.
        pause.tick().await;
        pause.tick().await;
    }

    /// A new channel.
    pub(super) async fn channel(&self, name: &str) -> String {
        let channel = self.club.post("channels", json!({ "name": name })).await;
        channel.unwrap()["id"].as_str().unwrap().to_owned()
    }

    /// Uses a command, and returns the answer.
    pub(super) async fn command(
        &self,
        who: &str,
        channel: &str,
        command: &str,
        options: Value,
    ) -> Value {
        let (options, fields) = terms::split(command, options);
        let body = json!({
            "as": who, "channel": channel, "command": command, "options": options,
        });
        let sent = self.sent_when_registered(body).await;
        let answer = self.fate_of(&sent).await;
        match fields {
            Some(fields) if answer["state"] == "modal" => {
                let body = json!({ "as": who, "modal": answer["id"], "fields": fields });
                self.interact("modals", body).await
            }
            _ => answer,
        }
    }

    /// The interaction of a command, once the command is registered: the outbox registers those of a family after the
    /// bot is ready.
    async fn sent_when_registered(&self, body: Value) -> Value {
        let mut sent = self.club.post("commands", body.clone()).await;
        for _ in 0..4 * POLLS {
            match &sent {
                Err(refused)
                    if refused["error"]
                        .as_str()
                        .is_some_and(|error| error.starts_with("There is no command")) => {}
                _ => break,
            }
            self.wait_for(POLL_INTERVAL.as_millis() as usize).await;
            sent = self.club.post("commands", body.clone()).await;
        }
        sent.unwrap()
    }

    /// Presses the button called `label`, and returns the answer.
    pub(super) async fn send(
        &self,
        who: &str,
        channel: &str,
        message: &Value,
        label: Text,
    ) -> Value {
        self.interact("components", press(who, channel, message, label))
            .await
    }

    /// Presses the button called `label` without waiting for the answer.
    pub(super) async fn press(&self, who: &str, channel: &str, message: &Value, label: Text) {
        let body = press(who, channel, message, label);
        self.club.post("components", body).await.unwrap();
    }

    /// The fate of an interaction; none if the network has lost it.
    pub(super) async fn interact(&self, path: &str, body: Value) -> Value {
        let sent = self.club.post(path, body).await.unwrap();
        self.fate_of(&sent).await
    }

    async fn fate_of(&self, interaction: &Value) -> Value {
        let id = interaction["id"].as_str().unwrap();
        self.club.interaction(id, ANSWER_TIMEOUT_MILLIS).await
    }

    /// Waits for a message in a channel with the button called `label`; the newest one.
    pub(super) async fn message_with(&self, channel: &str, label: &Text) -> Value {
        let label = english(label.clone());
        let mut looks = interval(POLL_INTERVAL);
        for _ in 0..POLLS {
            looks.tick().await;
            let messages = self.club.messages(channel).await;
            let has = |message: &&Value| has_button(message, &label);
            if let Some(message) = messages.iter().rev().find(has) {
                return message.clone();
            }
        }
        panic!("nobody sees a button {label:?}");
    }

    /// Messages of a channel and its threads.
    pub(super) async fn messages(&self, channel: &str) -> Vec<Value> {
        let mut messages = self.club.messages(channel).await;
        for thread in self.club.threads(channel).await {
            messages.extend(self.club.messages(&thread).await);
        }
        messages
    }
}

fn press(who: &str, channel: &str, message: &Value, label: Text) -> Value {
    let label = english(label);
    let button = buttons(message).find(|(there, _)| *there == label);
    let (_, custom_id) = button.unwrap_or_else(|| panic!("no button {label:?} in {message}"));
    json!({ "as": who, "channel": channel, "message": message["id"], "custom_id": custom_id })
}

/// Whether a message has the button called `label`.
pub(super) fn has_button(message: &Value, label: &str) -> bool {
    buttons(message).any(|(there, _)| there == label)
}

/// Notes messages that were posted in a channel more than once.
pub(super) fn repeated(messages: &[Value], figures: &mut Figures) {
    let mut told = BTreeSet::new();
    for message in messages {
        let text = message["content"].as_str().unwrap_or_default();
        let titles = message["embeds"].as_array().into_iter().flatten();
        let titles = titles.map(|embed| embed["title"].as_str().unwrap_or_default());
        let told_here = std::iter::once(text).chain(titles).collect::<Vec<_>>();
        let told_here = told_here.join("\n");
        if !text.is_empty() && !told.insert(told_here.clone()) {
            figures.doubled.insert(format!("posted twice: {told_here}"));
        }
    }
}
