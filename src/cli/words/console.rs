//! The playground's own interface (`docs/playground.md`), used line by line of a script.
//!
//! | line | what happens |
//! |---|---|
//! | `in NAME` | goes to a channel, which is made if there is none; `in thread` to the newest thread of the channel |
//! | `wait 20h` | time passes: `m`inutes, `h`ours |
//! | `kuro /play at:D4` | a command |
//! | `kuro accept` | presses the newest button of that name |
//! | `kuro ladder-challenge 1` | chooses the first entry of the newest menu of that name |
//! | `kuro = at:3` | fills in the form that is open |
//! | `kuro solves at` | fills in numbers until one is the answer to a puzzle |

use std::collections::BTreeMap;
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Map, Value, json};

use crate::i18n::Locale;

/// The members of the club; the first owns it.
const MEMBERS: [&str; 4] = ["kuro", "shiro", "aka", "ao"];

/// Interval between two polls, and the maximum number of polls.
const POLL_INTERVAL: Duration = Duration::from_millis(50);
const MOST_POLLS: usize = 300;

/// Number of polls without a change after which all messages have arrived.
const QUIET_POLLS: usize = 4;

/// The button of a wrong answer, and the maximum number of attempts.
const AGAIN: &str = "puzzle:again";
const MOST_TRIED: u8 = 20;

/// Why a line of the script was not carried out.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum StepError {
    #[error(transparent)]
    Call(#[from] reqwest::Error),
    #[error("`{0}` is no line of a script")]
    Line(String),
    /// The playground or the bot refuses it.
    #[error("{0}")]
    Answer(String),
    #[error("there is no button, menu or place `{0}`")]
    Missing(String),
}

#[expect(
    clippy::disallowed_methods,
    reason = "a script waits for what the bot does next"
)]
async fn pause() {
    tokio::time::sleep(POLL_INTERVAL).await;
}

/// The members of a club, who do what a script says.
pub(super) struct Console {
    client: reqwest::Client,
    base: String,
    language: &'static str,
    channel: String,
    /// The form that was opened last, as the interaction that opened it.
    form: Value,
    /// The forms of the current part of the script, and the members who have acted in it, the latest last.
    forms: Vec<Value>,
    acting: Vec<String>,
    /// The newest message of the earlier parts.
    last: u64,
}

impl Console {
    pub(super) fn of(base: &str) -> Self {
        Self {
            client: reqwest::Client::new(),
            base: base.to_owned(),
            language: Locale::English.language(),
            channel: String::new(),
            form: Value::Null,
            forms: Vec::new(),
            acting: vec![MEMBERS[0].to_owned()],
            last: 0,
        }
    }

    /// Sets the language of all clients and channels.
    pub(super) async fn set_language(&mut self, locale: Locale) -> Result<(), StepError> {
        self.language = locale.language();
        for member in MEMBERS {
            let url = self.url(&format!("users/{member}"));
            let call = self
                .client
                .patch(url)
                .json(&json!({ "locale": locale.discord_tags().first() }));
            read(call).await?;
        }
        Ok(())
    }

    /// Carries out `line`.
    pub(super) async fn step(&mut self, line: &str) -> Result<(), StepError> {
        let unknown = || StepError::Line(line.to_owned());
        let (who, what) = line.split_once(' ').ok_or_else(unknown)?;
        match (who, what.split_once(' ')) {
            ("in", _) => return self.enter(what).await,
            ("wait", _) => return self.wait(what).await,
            (_, Some(("=", fields))) => self.fill_in(who, fields).await?,
            (_, Some(("solves", name))) => self.solve(who, name).await?,
            _ => match what.strip_prefix('/') {
                Some(command) => self.command(who, command).await?,
                None => self.press(who, what).await?,
            },
        }
        self.acting.retain(|other| other != who);
        self.acting.push(who.to_owned());
        Ok(())
    }

    async fn enter(&mut self, name: &str) -> Result<(), StepError> {
        if name == "thread" {
            return self.enter_thread().await;
        }
        let channels = self.channels(MEMBERS[0]).await?;
        if !channels.iter().any(|channel| channel["name"] == name) {
            self.post("channels", &json!({ "name": name })).await?;
        }
        name.clone_into(&mut self.channel);
        let command = format!("serveradmin channel language:{}", self.language);
        self.command(MEMBERS[0], &command).await?;
        let messages = self.messages(MEMBERS[0]).await?;
        self.last = messages.last().map_or(self.last, number);
        Ok(())
    }

    /// Enters the channel's newest thread, once there is one.
    async fn enter_thread(&mut self) -> Result<(), StepError> {
        for _ in 0..MOST_POLLS {
            let channels = self.channels(MEMBERS[0]).await?;
            let here = channels
                .iter()
                .find(|channel| channel["name"] == self.channel);
            let parent = here.ok_or_else(|| StepError::Missing(self.channel.clone()))?;
            let mut threads = channels.iter().rev().filter(|channel| {
                channel["thread_metadata"].is_object() && channel["parent_id"] == parent["id"]
            });
            if let Some(thread) = threads.next() {
                self.channel = id(thread);
                return Ok(());
            }
            pause().await;
        }
        Err(StepError::Missing("thread".to_owned()))
    }

    async fn wait(&self, time: &str) -> Result<(), StepError> {
        let unknown = || StepError::Line(time.to_owned());
        let minutes = match time.strip_suffix('h') {
            Some(hours) => hours.parse::<u64>().map(|hours| hours * 60),
            None => time.trim_end_matches('m').parse(),
        };
        let ms = minutes.map_err(|_| unknown())? * 60_000;
        self.post("clock", &json!({ "advance_ms": ms }))
            .await
            .map(drop)
    }

    async fn command(&mut self, who: &str, command: &str) -> Result<(), StepError> {
        let mut name = Vec::new();
        let mut options = Map::new();
        let mut last = None;
        for word in command.split(' ') {
            match (word.split_once(':'), &last) {
                // A time of day has a colon, too.
                (Some((option, value)), _)
                    if !option.starts_with(|first: char| first.is_ascii_digit()) =>
                {
                    options.insert(option.to_owned(), json!(value));
                    last = Some(option.to_owned());
                }
                (_, Some(option)) => {
                    let value = options[option].as_str().unwrap_or_default();
                    options[option] = json!(format!("{value} {word}"));
                }
                (_, None) => name.push(word),
            }
        }
        let body = json!({ "as": who, "channel": self.channel, "command": name.join(" "), "options": options });
        self.act("commands", &body).await
    }

    async fn press(&mut self, who: &str, what: &str) -> Result<(), StepError> {
        let (verb, entry) = what.split_once(' ').unwrap_or((what, ""));
        let missing = || StepError::Missing(verb.to_owned());
        for _ in 0..MOST_POLLS {
            if let Some((message, control)) = self.find(who, verb).await? {
                let mut body =
                    json!({ "as": who, "message": message, "custom_id": control["custom_id"] });
                if let Ok(entry) = entry.parse::<usize>() {
                    let value =
                        &control["options"][entry.checked_sub(1).ok_or_else(missing)?]["value"];
                    body["values"] = json!([value]);
                }
                return self.act("components", &body).await;
            }
            pause().await;
        }
        Err(missing())
    }

    /// The newest control of this name that `who` can use, and the id of its message.
    async fn find(&self, who: &str, verb: &str) -> Result<Option<(String, Value)>, StepError> {
        let messages = self.messages(who).await?;
        let mut found = messages.iter().rev().filter_map(|message| {
            let control = control(&message["components"], verb)?;
            Some((id(message), control.clone()))
        });
        Ok(found.next())
    }

    /// Submits numbers in the field `name` until one is right.
    async fn solve(&mut self, who: &str, name: &str) -> Result<(), StepError> {
        for answer in 1..=MOST_TRIED {
            self.fill_in(who, &format!("{name}:{answer}")).await?;
            if self.find(who, AGAIN).await?.is_none() {
                return Ok(());
            }
            self.press(who, AGAIN).await?;
        }
        Err(StepError::Missing(name.to_owned()))
    }

    async fn fill_in(&mut self, who: &str, fields: &str) -> Result<(), StepError> {
        let mut filled = Map::new();
        for field in fields.split(' ') {
            let (name, value) = field
                .split_once(':')
                .ok_or_else(|| StepError::Line(field.to_owned()))?;
            let parts = &self.form["modal"]["components"];
            let is_menu = all(parts)
                .iter()
                .any(|part| part["custom_id"] == name && part["type"] == 3);
            let value = if is_menu {
                json!([value])
            } else {
                json!(value)
            };
            filled.insert(name.to_owned(), value);
        }
        let body = json!({ "as": who, "modal": self.form["id"], "fields": filled });
        self.act("modals", &body).await
    }

    /// Starts an interaction and waits until it is answered.
    async fn act(&mut self, path: &str, body: &Value) -> Result<(), StepError> {
        let started = self.post(path, body).await?;
        let answer = self
            .get(&format!("interactions/{}?wait=3000", id(&started)))
            .await?;
        match answer["state"].as_str() {
            Some("failed" | "pending") => {
                Err(StepError::Answer(format!("{body} was not answered")))
            }
            Some("modal") => {
                if !self.forms.contains(&answer["modal"]) {
                    self.forms.push(answer["modal"].clone());
                }
                self.form = answer;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Collects the messages and forms since the last call, with the state of the playground for the member who acted
    /// last.
    pub(super) async fn collect(&mut self) -> Result<Value, StepError> {
        let mut before = BTreeMap::new();
        let mut still = 0;
        for _ in 0..MOST_POLLS {
            let now = self.new_messages().await?;
            still = if now == before { still + 1 } else { 0 };
            before = now;
            if still >= QUIET_POLLS && !before.is_empty() {
                break;
            }
            pause().await;
        }
        self.last = before.keys().last().copied().unwrap_or(self.last);
        let others = self.acting.len().saturating_sub(1);
        self.acting.drain(..others);
        let looking = self.acting.first().map_or(MEMBERS[0], String::as_str);
        let state = self.get(&format!("state?as={looking}")).await?;
        let messages: Vec<_> = before.into_values().collect();
        let mut seen = json!({ "state": state, "messages": messages, "forms": std::mem::take(&mut self.forms) });
        let mut pictures = BTreeMap::new();
        self.embed(&mut seen, &mut pictures).await?;
        Ok(seen)
    }

    async fn new_messages(&self) -> Result<BTreeMap<u64, Value>, StepError> {
        let mut new = BTreeMap::new();
        for who in &self.acting {
            for message in self.messages(who).await? {
                if number(&message) > self.last {
                    new.insert(number(&message), message);
                }
            }
        }
        Ok(new)
    }

    /// Replaces the addresses of pictures by the pictures: the page that shows them has no playground.
    async fn embed(
        &self,
        value: &mut Value,
        known: &mut BTreeMap<String, String>,
    ) -> Result<(), StepError> {
        match value {
            Value::String(text) if text.starts_with(&self.base) => {
                if !known.contains_key(text) {
                    let bytes = self.client.get(&*text).send().await?.bytes().await?;
                    let picture =
                        format!("data:image/png;base64,{}", BASE64_STANDARD.encode(bytes));
                    known.insert(text.clone(), picture);
                }
                text.clone_from(&known[text]);
            }
            Value::Array(values) => {
                for value in values {
                    Box::pin(self.embed(value, known)).await?;
                }
            }
            Value::Object(fields) => {
                fields.remove("proxy_url");
                for value in fields.values_mut() {
                    Box::pin(self.embed(value, known)).await?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The messages that `who` sees in all channels, oldest first.
    async fn messages(&self, who: &str) -> Result<Vec<Value>, StepError> {
        let mut all = BTreeMap::new();
        for channel in self.channels(who).await? {
            let read = self
                .get(&format!("messages?as={who}&channel={}", id(&channel)))
                .await?;
            for message in read["messages"].as_array().into_iter().flatten() {
                all.insert(number(message), message.clone());
            }
        }
        Ok(all.into_values().collect())
    }

    async fn channels(&self, who: &str) -> Result<Vec<Value>, StepError> {
        let state = self.get(&format!("state?as={who}")).await?;
        let lists = [&state["guilds"][0]["channels"], &state["private_channels"]];
        let channels = lists.into_iter().filter_map(Value::as_array).flatten();
        Ok(channels.cloned().collect())
    }

    fn url(&self, path: &str) -> String {
        format!("{}/console/{path}", self.base)
    }

    async fn get(&self, path: &str) -> Result<Value, StepError> {
        read(self.client.get(self.url(path))).await
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Value, StepError> {
        read(self.client.post(self.url(path)).json(body)).await
    }
}

async fn read(call: reqwest::RequestBuilder) -> Result<Value, StepError> {
    let answer: Value = call.send().await?.json().await?;
    match answer["error"].as_str() {
        Some(reason) => Err(StepError::Answer(reason.to_owned())),
        None => Ok(answer),
    }
}

fn id(thing: &Value) -> String {
    thing["id"].as_str().unwrap_or_default().to_owned()
}

/// A message's id, which grows with time.
fn number(message: &Value) -> u64 {
    id(message).parse().unwrap_or_default()
}

/// `parts` with all nested parts.
fn all(parts: &Value) -> Vec<&Value> {
    let mut found = Vec::new();
    for part in parts.as_array().into_iter().flatten() {
        found.push(part);
        found.extend(all(&part["components"]));
        found.extend(
            [&part["component"], &part["accessory"]]
                .into_iter()
                .filter(|part| part.is_object()),
        );
    }
    found
}

/// The control of this name that can be used.
fn control<'a>(parts: &'a Value, verb: &str) -> Option<&'a Value> {
    let prefix = format!("v1:{verb}");
    all(parts).into_iter().find(|part| {
        let name = part["custom_id"]
            .as_str()
            .and_then(|name| name.strip_prefix(&prefix));
        name.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
            && part["disabled"] != true
    })
}
