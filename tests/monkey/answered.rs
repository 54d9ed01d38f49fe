//! Invariants after every step.

use std::collections::BTreeSet;

use serde_json::Value;
use tracing::Level;

use super::MEMBERS;
use super::limits::Look;
use super::run::{Monkey, Network};
use super::view::Seen;
use super::words::Tag;
use crate::support::log::Line;

/// Steps after a fault in which the log may report it: failed work is tried again later.
const AFTERMATH_STEPS: u64 = 25;

/// Tries to find a late answer; each waits until nothing happens.
const POLLS: usize = 400;
/// Tries to find a session.
const SESSION_POLLS: usize = 4_000;

/// The reader of a text, and the languages allowed besides their own.
#[derive(Clone, Debug, Default)]
pub(super) struct Reading {
    /// The only reader, if it is private.
    pub(super) reader: Option<usize>,
    /// The language of a requested page.
    pub(super) page: Option<Tag>,
}

impl Monkey {
    /// Notes that calls of the bot fail on purpose, or its connection was cut: for a while it may log that.
    pub(super) fn shake(&mut self) {
        self.mended = self.report.steps + AFTERMATH_STEPS;
    }

    /// Checks everything that has changed since the last step.
    pub(super) fn check_messages(&mut self, page: Option<Tag>) {
        for id in std::mem::take(&mut self.view.fresh) {
            let Some(seen) = self.view.messages.get(&id).cloned() else {
                continue;
            };
            if self.view.member(&seen.json["author"]["id"]).is_some() {
                continue;
            }
            let look = Look::message(&seen.json);
            let reading = Reading {
                reader: seen.reader,
                page: page.or_else(|| page_of(&seen)),
            };
            self.check_look("message", &look, &reading, &seen.channel);
        }
    }

    /// Checks a form or suggestions for one member.
    pub(super) fn check_own(&mut self, what: &str, look: &Look, who: usize, page: Option<Tag>) {
        let reading = Reading {
            reader: Some(who),
            page,
        };
        self.check_look(what, look, &reading, "");
    }

    fn check_look(&mut self, what: &str, look: &Look, reading: &Reading, channel: &str) {
        for wrong in &look.wrong {
            self.report
                .wrong(format!("limit: {what}: {}", shape(wrong)), wrong);
        }
        let mut texts = look.words.clone();
        for typed in self.typed.iter().filter(|typed| !typed.is_empty()) {
            texts
                .iter_mut()
                .for_each(|text| *text = text.replace(typed.as_str(), " "));
        }
        let text = texts.join("\n");
        if let Some(left) = self.words.placeholder(&text) {
            let left = left.to_owned();
            self.report.wrong(format!("placeholder: {left}"), &text);
        }
        if self.words.is_trouble(&text) {
            self.report.wrong("something went wrong", &text);
        }
        self.check_language(what, &texts, reading, channel);
    }

    fn check_language(&mut self, what: &str, texts: &[String], reading: &Reading, channel: &str) {
        let found = self.words.languages(texts);
        let here = self.view.channels.get(channel);
        let mut allowed: BTreeSet<Tag> = BTreeSet::new();
        match reading.reader {
            Some(reader) => allowed.extend(self.languages.of(reader)),
            None => allowed.extend(self.languages.public()),
        }
        // A private conversation has no language of its own: a text there is in that of one of its members.
        if let (None, Some(here)) = (reading.reader, here.filter(|here| here.is_private)) {
            let members = (0..4).filter(|who| here.who[*who]);
            members.for_each(|who| allowed.extend(self.languages.ever_of(who)));
        }
        allowed.extend(reading.page);
        let most = if reading.page.is_some() { 2 } else { 1 };
        let tags: Vec<Tag> = found.keys().copied().collect();
        let is_right = found.len() <= most && tags.iter().all(|tag| allowed.contains(tag));
        if !is_right {
            let cause = match (found.len() > most, reading.reader) {
                (true, Some(_)) => "language: mixed, private",
                (true, None) => "language: mixed, public",
                (false, Some(_)) => "language: wrong, private",
                (false, None) => "language: wrong, public",
            };
            let place = here.map_or("", |here| here.name.as_str());
            let told = format!(
                "{found:?} where {allowed:?} is spoken, in #{place} ({channel}): {}",
                texts.join("\n")
            );
            self.report
                .wrong(format!("{cause}: {what} after {}", self.doing), &told);
        }
        // The answer to a change of language may be in the old one.
        if let (Some(reader), [tag], None) = (reading.reader, &tags[..], reading.page)
            && self.doing != "/me language"
        {
            self.languages.note_language(reader, tag);
        }
    }

    /// Checks the fate of an interaction.
    pub(super) async fn check_state(&mut self, view: &Value) {
        let state = view["state"].as_str().unwrap_or("nothing");
        if matches!(state, "answered" | "modal") || self.network == Network::Broken {
            return;
        }
        // On a busy machine a right answer may be late, as the log says then.
        let mut lines = self.log.lines();
        for _ in 0..POLLS {
            if lines.iter().any(is_late) {
                self.report.late += 1;
                return self.log.forget(is_late);
            }
            self.view.settle().await;
            lines = self.log.lines();
        }
        let logged: Vec<_> = lines.iter().map(|line| format!("{line:?}")).collect();
        let cause = format!("{state}: {}", self.doing);
        self.report.wrong(cause, &logged.join("\n    "));
    }

    /// Waits until the bot has resumed its session, or started another.
    pub(super) async fn wait_for_session(&mut self) {
        let is_back =
            |line: &Line| matches!(&*line.message, "resumed the gateway session" | "connected");
        for _ in 0..SESSION_POLLS {
            if self.log.lines().iter().any(is_back) {
                return;
            }
            self.view.settle().await;
        }
        self.report
            .wrong("no session", "the bot does not come back");
    }

    /// Checks the log.
    pub(super) fn check_log(&mut self) {
        for line in self.log.take() {
            let told = format!("{}{}", line.message, line.fields);
            let is_named =
                |who: usize| told.contains(self.view.id(who)) || told.contains(MEMBERS[0]);
            if (0..MEMBERS.len()).any(is_named) {
                let cause = format!("somebody is named in the log: {}", line.message);
                self.report.wrong(cause, &line.fields);
            }
            let is_about_harm = self
                .harmed
                .iter()
                .chain(&self.view.gone)
                .any(|channel| line.fields.contains(channel.as_str()));
            let expected =
                self.report.steps <= self.mended || is_about_harm && line.level == Level::WARN;
            if line.level > Level::WARN || expected {
                continue;
            }
            let cause = format!("log: {} {}", line.level, line.message);
            self.report.wrong(cause, &line.fields);
        }
    }
}

/// Whether the line reports an answer that came after Discord's time limit.
fn is_late(line: &Line) -> bool {
    line.message == "an answer came too late for its interaction"
}

/// A finding without its numbers and texts, so that it is reported once.
fn shape(wrong: &str) -> String {
    let head = wrong.split(':').next().unwrap_or_default();
    head.chars().filter(|c| !c.is_ascii_digit()).collect()
}

/// The language of the rule book's page in a message.
fn page_of(seen: &Seen) -> Option<Tag> {
    use crate::support::token::Token;
    seen.parts
        .iter()
        .find_map(|part| match Token::parse(&part.custom_id)? {
            Token::Book(_, locale, _) | Token::Shelf(_, locale) => Some(locale.language()),
            _ => None,
        })
}
