//! A run: nudges for rare states, and random steps between them.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::console::Console;
use super::finding::Report;
use super::kinds::Kinds;
use super::language::Languages;
use super::limits::Look;
use super::nudge::{self, End};
use super::view::{View, number};
use super::words::{Tag, Words};
use super::{MEMBERS, games, states};
use crate::e2e::club::Club;
use crate::support::log::Log;
use crate::support::random::Random;

/// Random steps between two nudges.
const STEPS_BETWEEN_NUDGES: u64 = 3;
/// Retries of a spoiled nudge in the calm at the end.
const RETRIES: usize = 3;
/// Number of polls for a promised film, each of which waits until nothing happens.
const POLLS: usize = 3_000;

/// Whether calls of the bot fail on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Network {
    Whole,
    Broken,
}

/// The result of a nudge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Nudged {
    Whole,
    /// A control of it was missing.
    Spoiled,
}

/// The state of a run.
pub(super) struct Monkey {
    pub(super) club: Option<Club>,
    pub(super) console: Console,
    pub(super) view: View,
    pub(super) random: Random,
    pub(super) log: Log,
    pub(super) words: Words,
    pub(super) languages: Languages,
    pub(super) kinds: Kinds,
    /// Number of uses of each command.
    pub(super) commands: BTreeMap<String, u64>,
    pub(super) report: Report,
    /// The current action without numbers: findings of one cause are reported together.
    pub(super) doing: String,
    /// The current input, which an answer may quote.
    pub(super) typed: Vec<String>,
    /// Whether calls of the bot fail on purpose.
    pub(super) network: Network,
    /// Step up to which the log may report deliberate faults.
    pub(super) mended: u64,
    /// Channels that were deleted or in which the bot may not do everything.
    pub(super) harmed: BTreeSet<String>,
    /// Channels in which the bot's permissions are restored, each with the step before which.
    pub(super) closed: Vec<(u64, String)>,
    /// Blocks and mutes to lift before the next nudge: by whom, and by which command.
    pub(super) bans: Vec<(usize, String)>,
    /// The channel that was made for the current nudge.
    pub(super) home: String,
    /// The channel in which the nudge continues.
    pub(super) stage: String,
    /// The newest game there.
    pub(super) game: u64,
    pub(super) opened: u64,
    /// Number of controls that nudges did not find.
    pub(super) missed: u64,
}

/// A member's action.
pub(super) struct Deed<'a> {
    pub(super) who: usize,
    /// The action without numbers and points.
    pub(super) cause: &'a str,
    pub(super) told: String,
    pub(super) path: &'a str,
    pub(super) body: Value,
    /// The language of the requested page.
    pub(super) page: Option<Tag>,
}

/// Runs a monkey for `steps` steps.
pub(super) async fn run(steps: u64, seed: u64, log: Log) -> Report {
    let mut monkey = Monkey::open(seed, log).await;
    for nudge in states::FIRST.iter().copied() {
        monkey.nudge(nudge).await;
    }
    let mut nudges: Vec<_> = states::ALL.iter().chain(games::ALL).copied().collect();
    monkey.random.shuffle(&mut nudges);
    let mut spoiled = Vec::new();
    while !nudges.is_empty() || monkey.report.steps < steps {
        match nudges.pop() {
            Some(nudge) => {
                if monkey.nudge(nudge).await == Nudged::Spoiled {
                    spoiled.push(nudge);
                }
                for _ in 0..STEPS_BETWEEN_NUDGES {
                    monkey.act().await;
                }
            }
            None if monkey.random.below(60) == 0 => {
                let all: Vec<_> = states::ALL.iter().chain(games::ALL).copied().collect();
                let nudge = all[monkey.random.below(all.len())];
                monkey.nudge(nudge).await;
            }
            None => monkey.act().await,
        }
    }
    // A random step may have muted a player or broken the network in the middle of a script.
    for _ in 0..RETRIES {
        let again = std::mem::take(&mut spoiled);
        for nudge in again {
            if monkey.nudge(nudge).await == Nudged::Spoiled {
                spoiled.push(nudge);
            }
        }
    }
    monkey.report.spoiled = spoiled.iter().map(|nudge| nudge.name).collect();
    monkey.use_what_is_unused().await;
    monkey.close().await
}

impl Monkey {
    async fn open(seed: u64, log: Log) -> Self {
        let club = Club::with_page().await;
        let console = Console::new(club.playground.url());
        let view = View::open(&console, club.playground.address()).await;
        Self {
            club: Some(club),
            console,
            view,
            random: Random::new(seed),
            log,
            words: Words::read(),
            languages: Languages::new(),
            kinds: Kinds::default(),
            commands: BTreeMap::new(),
            report: Report::new(),
            doing: String::new(),
            typed: Vec::new(),
            network: Network::Whole,
            mended: 0,
            harmed: BTreeSet::new(),
            closed: Vec::new(),
            bans: Vec::new(),
            home: String::new(),
            stage: String::new(),
            game: 0,
            opened: 0,
            missed: 0,
        }
    }

    /// The unused commands, with their definitions.
    async fn unused(&mut self) -> Vec<(String, Value)> {
        let mut all = self.commands_of(0, "go").await;
        all.retain(|(name, _)| !self.commands.contains_key(name));
        all
    }

    /// Uses every unused command, since a short run does not draw all of them.
    async fn use_what_is_unused(&mut self) {
        let channel = self.places(0)[0].clone();
        for (name, definition) in self.unused().await {
            self.typed.clear();
            self.use_command(0, &channel, &name, &definition).await;
        }
    }

    #[expect(
        clippy::print_stdout,
        reason = "the figures are what a long run is for"
    )]
    async fn close(mut self) -> Report {
        self.view.settle().await;
        self.doing = "the end".to_owned();
        self.check_messages(None);
        self.check_log();
        self.report.missed = self.kinds.missed();
        let unused = self.unused().await.into_iter();
        self.report.missed.extend(unused.map(|(name, _)| name));
        println!("{}\n{:?}", self.kinds.summary(), self.commands);
        if let Some(club) = self.club.take() {
            club.close().await;
        }
        self.report
    }

    /// Runs an action that the bot has to answer; the settled interaction, or nothing if the client does not allow it.
    pub(super) async fn deed(&mut self, deed: Deed<'_>) -> Value {
        self.report.steps += 1;
        self.doing = deed.cause.to_owned();
        let step = self.report.steps;
        self.report
            .step(format!("{step} {}: {}", MEMBERS[deed.who], deed.told));
        let sent = match self.console.post(deed.path, deed.body).await {
            Ok(sent) => sent,
            Err(refusal) => {
                self.report.came(&format!("not by this client: {refusal}"));
                self.view.settle().await;
                return Value::Null;
            }
        };
        let id = sent["id"].as_str().unwrap_or_default().to_owned();
        let mut view = self.console.interaction(&id).await;
        for _ in 0..POLLS {
            if view["state"] != "deferred" {
                break;
            }
            self.view.settle().await;
            view = self.console.interaction(&id).await;
            // The message arrives before the interaction is settled.
            let files = view["message"]["attachments"].as_array();
            if files.is_some_and(|files| !files.is_empty()) {
                view["state"] = json!("answered");
            }
        }
        self.view.settle().await;
        self.report.came(&short(&view));
        self.check_state(&view).await;
        if view["state"] == "modal" {
            self.check_own("form", &Look::form(&view["modal"]), deed.who, deed.page);
        }
        let message = number(&view["message"]["id"]);
        if !self.view.messages.contains_key(&message) {
            self.view.fresh.remove(&message);
        }
        self.check_messages(deed.page);
        self.check_log();
        view
    }

    /// Notes an event that needs no answer.
    pub(super) async fn event(&mut self, told: &str) {
        self.report.steps += 1;
        self.doing = told.split(' ').next().unwrap_or_default().to_owned();
        let step = self.report.steps;
        self.report.step(format!("{step} {told}"));
        self.view.settle().await;
        self.check_messages(None);
        self.check_log();
    }

    /// Runs a nudge in a new channel.
    async fn nudge(&mut self, nudge: nudge::Nudge) -> Nudged {
        let missed = self.missed;
        self.opened += 1;
        let name = format!("{}-{}", nudge.name, self.opened);
        let channel = self.console.post("channels", json!({ "name": name })).await;
        self.home = channel.unwrap()["id"].as_str().unwrap().to_owned();
        self.stage.clone_from(&self.home);
        self.game = 0;
        self.view.settle().await;
        for (who, line) in std::mem::take(&mut self.bans) {
            self.command_line(who, &line).await;
        }
        self.bans.clear();
        for line in nudge.lines {
            self.follow(line).await;
        }
        let result = "button rematch";
        if nudge.end == End::Result && self.wait_for(0, result).await.is_none() {
            let cause = format!("no result: {}", nudge.name);
            self.report.wrong(cause, "a game that should be over");
        }
        if self.missed == missed {
            Nudged::Whole
        } else {
            Nudged::Spoiled
        }
    }
}

/// An answer in a few words.
fn short(view: &Value) -> String {
    let message = &view["message"];
    let seen = match &message["only_for"] {
        Value::Null => "to all",
        _ => "in private",
    };
    let embeds = message["embeds"].as_array().into_iter().flatten();
    let titles: String = embeds
        .map(|embed| format!(" [{}]", embed["title"]))
        .collect();
    let content = message["content"]
        .as_str()
        .unwrap_or_default()
        .replace('\n', " / ");
    format!("{} {seen}:{titles} {content:.160}", view["state"])
}
