//! Nudges: short scripts that bring about what chance hardly ever does.
//!
//! A line is who acts and what they do, as in `kuro shiro: C3 D4 pass` (in turn) or `aka: /rules topic:ko !book:try`:
//! `/command option:value …` to the end of the line, `!button` (`!button@end`, where several are of one kind), `!form(text)`, `!menu=value` (`=*` is any, several have commas, and what opens a form takes `(text)`), a point or `pass`.
//! `menu NAME` uses the commands in the menu of a member, `record` those in the menu of a message with a record, `visit` the board on the page. `$` is the newest game of its own channel. Without a colon: `hours N`, `gathered` for the event of the channel, `closed` for the next one, `answered` by the program, `delete` the channel, `in NAME`, `until /NAME` is there.

use serde_json::{Map, Value, json};
use tengen::bot::port::answer::Shown;

use super::MEMBERS;
use super::run::Monkey;
use super::view::Part;

/// A script and its name.
#[derive(Clone, Copy)]
pub(super) struct Nudge {
    pub(super) name: &'static str,
    pub(super) lines: &'static [&'static str],
    pub(super) end: End,
}

/// The required result of a nudge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Any result.
    Anything,
    /// The result of a game.
    Result,
}

/// Tries to find a control; each waits until nothing happens.
const POLLS: usize = 200;
/// Polls for a board that the outbox posts: a minute, since busy channels wait for Discord's rate limits.
const BOARD_POLLS: usize = 5000;
/// Maximum hours until an evening is closed: far less than until the next one.
const CLOSING_HOURS: u64 = 16;
/// A study that can be proposed.
const STUDY: &str = "(;SZ[5]AB[bc][cb][dc]AW[cc](;B[cd])(;B[aa];W[cd]))";

impl Monkey {
    /// Runs a line of a script.
    pub(super) async fn follow(&mut self, line: &str) {
        let Some((who, deeds)) = line.split_once(": ") else {
            return self.event_of(line).await;
        };
        let who: Vec<usize> = who.split(' ').map(member).collect();
        if let Some(target) = deeds.strip_prefix("menu ") {
            return self.menu_of(who[0], member(target)).await;
        }
        if deeds == "record" {
            return self.record_shown(who[0]).await;
        }
        if deeds == "visit" {
            return self.visit(who[0]).await;
        }
        if deeds.starts_with('/') {
            let line = if deeds.contains('$') {
                deeds.replace('$', &self.wait_for_game().await)
            } else {
                deeds.to_owned()
            };
            self.command_line(who[0], &line).await;
            return;
        }
        let mut turn = 0;
        let mut rest = deeds;
        while !rest.is_empty() {
            // Brackets may contain spaces.
            let end = match (rest.find(' '), rest.find('(')) {
                (Some(space), Some(bracket)) if bracket < space => {
                    rest.find(')').map(|end| end + 1)
                }
                (space, _) => space,
            };
            let (deed, after) = rest.split_at(end.unwrap_or(rest.len()));
            rest = after.trim_start();
            let who = who[turn % who.len()];
            turn += 1;
            match deed.strip_prefix('!') {
                Some(press) => self.press_named(who, press).await,
                None if deed == "pass" => drop(self.command_line(who, "/game pass").await),
                None => self.play_at(who, deed).await,
            }
        }
    }

    async fn event_of(&mut self, line: &str) {
        if let Some(hours) = line.strip_prefix("hours ") {
            self.pass_hours(hours.parse().unwrap()).await;
        } else if let Some(name) = line.strip_prefix("in ") {
            let mut all = self.view.channels.iter();
            let found = all.find(|(_, channel)| channel.name == name);
            self.stage = found.map_or_else(|| self.stage.clone(), |(id, _)| id.clone());
        } else if let Some(name) = line.strip_prefix("until /") {
            self.until_command(name).await;
        } else if line == "gathered" {
            match self.hours_to_the_event().await {
                Some(hours) => self.pass_hours(hours).await,
                None => self.miss("there is no event").await,
            }
        } else if line == "closed" {
            self.pass_until_the_event_is_the_next().await;
        } else if line == "answered" {
            // Afterwards the bot knows the message of its card.
            self.view.settle().await;
            if let Some(club) = &self.club {
                club.answer_as_program().await;
            }
            self.view.settle().await;
        } else if line == "delete" {
            self.newest_game();
            let path = format!("channels/{}", self.stage);
            self.harm(&self.stage.clone());
            let _ = self.console.delete(&path).await;
            self.event("delete the channel").await;
        } else {
            panic!("no line of a nudge: {line}");
        }
    }

    /// Advances the clock by hours until the event of the nudge's channel is the next week's: an evening is closed once
    /// its message shows all of it, and old messages are edited a few times a minute at most.
    async fn pass_until_the_event_is_the_next(&mut self) {
        for _ in 0..CLOSING_HOURS {
            self.pass_hours(1).await;
            let hours = self.hours_to_the_event().await;
            if hours.is_some_and(|hours| hours > CLOSING_HOURS) {
                return;
            }
            for _ in 0..POLLS {
                self.view.settle().await;
            }
        }
        self.miss("no other event has followed").await;
    }

    /// Notes that an effect of the nudge has not come.
    async fn miss(&mut self, what: &str) {
        self.missed += 1;
        self.event(&format!("missed: {what}")).await;
    }

    /// Hours until the start of the event that names the nudge's channel, as soon as there is one.
    async fn hours_to_the_event(&mut self) -> Option<u64> {
        let channel = format!("<#{}>", self.stage);
        for _ in 0..POLLS {
            let state = self.console.get("state?as=kuro").await;
            let events = state["guilds"][0]["events"].as_array().cloned();
            let found = events.unwrap_or_default().into_iter().find(|event| {
                let about = event["description"].as_str();
                about.is_some_and(|about| about.contains(&channel))
            });
            if let Some(event) = found {
                let begins = event["scheduled_start_time"].as_str().unwrap();
                let begins: jiff::Timestamp = begins.parse().unwrap();
                let now = state["now"].as_i64().unwrap();
                let left = (begins.as_millisecond() - now).max(0).unsigned_abs();
                return Some(left.div_ceil(3_600_000));
            }
            self.view.settle().await;
        }
        None
    }

    /// Uses the commands of a member's menu.
    async fn menu_of(&mut self, who: usize, target: usize) {
        let stage = self.stage.clone();
        for (name, command) in self.commands_of(who, &stage).await {
            if command["type"] == 2 {
                self.command_on(who, &stage, &name, target).await;
            }
        }
    }

    /// Uses the commands of a message's menu, on a message with a record.
    async fn record_shown(&mut self, who: usize) {
        let stage = self.stage.clone();
        for (name, command) in self.commands_of(who, &stage).await {
            if command["type"] == 3 {
                self.command_on_record(who, &stage, &name).await;
            }
        }
    }

    /// Waits until the server shows the command `name`, as after it was added again.
    async fn until_command(&mut self, name: &str) {
        let stage = self.stage.clone();
        for _ in 0..POLLS {
            let all = self.commands_of(0, &stage).await;
            if all.iter().any(|(known, _)| known.starts_with(name)) {
                return;
            }
            self.view.settle().await;
        }
        self.miss(&format!("there is no /{name}")).await;
    }

    /// Uses a typed command.
    pub(super) async fn command_line(&mut self, who: usize, line: &str) -> Value {
        let mut words = line.trim_start_matches('/').split(' ').peekable();
        let mut name = words.next().unwrap_or_default().to_owned();
        while let Some(word) = words.next_if(|word| !word.contains(':')) {
            name = format!("{name} {word}");
        }
        let mut options = Map::new();
        for word in words {
            let (option, value) = word.split_once(':').unwrap();
            let value = match value {
                "study" if option == "file" => file(STUDY),
                value => json!(value.replace('_', " ")),
            };
            options.insert(option.to_owned(), value);
        }
        if name == "challenge" {
            // Scripts play in their own channel, unless they say otherwise.
            options.entry("where").or_insert(json!("here"));
            // The terms of earlier challenges do not matter to them, either.
            options.entry("clock").or_insert(json!("none"));
            if options.entry("game").or_insert(json!("go")) == "go" {
                options.entry("rules").or_insert(json!("territory"));
            }
        }
        let stage = self.stage.clone();
        self.command(who, &stage, &name, Value::Object(options))
            .await
    }

    /// Plays a move, and confirms its preview.
    pub(super) async fn play_at(&mut self, who: usize, point: &str) {
        let answer = self.command_line(who, &format!("/play at:{point}")).await;
        self.confirm_preview(who, &answer).await;
    }

    /// Presses the button of a preview, if there is one.
    pub(super) async fn confirm_preview(&mut self, who: usize, answer: &Value) {
        let id = super::view::number(&answer["message"]["id"]);
        let shown = self.view.messages.get(&id);
        let put = shown.and_then(|seen| {
            let mut parts = seen.parts.iter();
            parts.find(|part| part.kind == "button put-sure").cloned()
        });
        if let Some(put) = put {
            self.press(who, id, &put, Vec::new()).await;
        }
    }

    /// Presses the newest button of this kind in the channel, fills in its form, or chooses from its menu.
    async fn press_named(&mut self, who: usize, press: &str) {
        let (press, text) = match press.split_once('(') {
            Some((press, text)) => (press, Some(text.trim_end_matches(')'))),
            None => (press, None),
        };
        let (word, choice) = match press.split_once('=') {
            Some((word, choice)) => (word, Some(choice)),
            None => (press, None),
        };
        let kind = match choice {
            Some(_) => format!("menu {word}"),
            None => format!("button {word}"),
        };
        // A menu may have to be opened first.
        self.newest_game();
        if choice.is_some() && self.find(who, &kind).is_none() {
            Box::pin(self.press_named(who, word)).await;
        }
        let Some((id, part)) = self.wait_for(who, &kind).await else {
            let what = format!("{} finds no {kind}", MEMBERS[who]);
            return self.miss(&what).await;
        };
        let chosen = match choice {
            Some("*") => part.values.first().cloned().into_iter().collect(),
            Some("") | None => Vec::new(),
            // From a menu of members by their names.
            Some(choice) if choice.starts_with('@') => {
                let names = choice.split(',');
                let places = names.filter_map(|name| {
                    let mut members = MEMBERS.into_iter();
                    members.position(|known| Some(known) == name.strip_prefix('@'))
                });
                places
                    .filter_map(|place| part.values.get(place).cloned())
                    .collect()
            }
            Some(choice) => choice.split(',').map(str::to_owned).collect(),
        };
        let answer = self.press(who, id, &part, chosen).await;
        self.wait_for_newer(&part).await;
        if let (Some(text), "modal") = (text, answer["state"].as_str().unwrap_or_default()) {
            let answer = self.fill(who, &answer, text).await;
            self.confirm_preview(who, &answer).await;
        }
    }

    /// Waits for the board that the outbox posts after a private answer, since the board before it has the same
    /// buttons.
    async fn wait_for_newer(&mut self, pressed: &Part) {
        let is_answer = pressed.kind.ends_with("-sure") || pressed.kind.starts_with("button try-");
        let Some(before) = shown_by(&pressed.custom_id).filter(|_| is_answer) else {
            return;
        };
        for _ in 0..BOARD_POLLS {
            let all = self.view.messages.values();
            let public = all.filter(|seen| seen.reader.is_none());
            let mut revisions = public
                .flat_map(|seen| &seen.parts)
                .filter_map(|part| shown_by(&part.custom_id))
                .filter(|shown| shown.game == before.game)
                .map(|shown| shown.revision)
                .peekable();
            // The last board of a game may have no button with a revision; the board before it loses its own.
            if revisions.peek().is_none() || revisions.any(|revision| revision > before.revision) {
                return;
            }
            self.view.settle().await;
        }
        self.miss("no newer board has come").await;
    }

    /// Waits for the newest control of a kind that the member sees.
    pub(super) async fn wait_for(&mut self, who: usize, kind: &str) -> Option<(u64, Part)> {
        for _ in 0..POLLS {
            self.newest_game();
            if let Some(found) = self.find(who, kind) {
                return Some(found);
            }
            self.view.settle().await;
        }
        None
    }

    /// The newest control of a kind that the member sees in the nudge's channel; `kind@end` is also the end of its
    /// custom id.
    fn find(&self, who: usize, kind: &str) -> Option<(u64, Part)> {
        let (kind, end) = kind.split_once('@').unwrap_or((kind, ""));
        let mut newest = self.view.messages.iter().rev();
        newest.find_map(|(id, seen)| {
            let here = seen.channel == self.stage && self.view.sees(who, seen);
            let mut parts = seen.parts.iter();
            let found = parts.find(|part| {
                // The buttons of the game before may not be removed yet.
                let game = game_of(&part.custom_id);
                let is_wanted = part.kind == kind && part.custom_id.ends_with(end);
                here && is_wanted && game.is_none_or(|game| game == self.game)
            });
            found.map(|part| (*id, part.clone()))
        })
    }

    /// Waits for a message of a game, since boards come by the outbox; the number of the nudge's newest game.
    async fn wait_for_game(&mut self) -> String {
        for _ in 0..POLLS {
            self.newest_game();
            if self.game > 0 {
                return self.game.to_string();
            }
            self.view.settle().await;
        }
        self.miss("no message tells of a game").await;
        self.game.to_string()
    }

    /// The number of the newest game in past or present messages of the nudge's channel and its threads: an accepted
    /// challenge loses its buttons before its board is posted.
    fn newest_game(&mut self) -> String {
        let messages = self.view.messages.values();
        let here = messages.filter(|seen| {
            let channel = self.view.channels.get(&seen.channel);
            let parent = channel.and_then(|channel| channel.parent.as_ref());
            seen.channel == self.home || parent == Some(&self.home)
        });
        let parts = here.flat_map(|seen| &seen.parts);
        let games = parts.filter_map(|part| game_of(&part.custom_id));
        self.game = games.max().unwrap_or(0).max(self.game);
        self.game.to_string()
    }
}

/// The game of a button.
pub(super) fn game_of(custom_id: &str) -> Option<u64> {
    shown_by(custom_id).map(|shown| shown.game.get())
}

/// The state of a game that a button carries.
fn shown_by(custom_id: &str) -> Option<Shown> {
    use crate::support::token::Token;
    match Token::parse(custom_id)? {
        Token::Game(_, shown)
        | Token::Put(_, shown)
        | Token::PutSure(_, shown)
        | Token::View(_, shown)
        | Token::Offer(_, _, shown) => Some(shown),
        Token::Dead(menu) => Some(menu.shown),
        _ => None,
    }
}

fn member(name: &str) -> usize {
    MEMBERS.iter().position(|known| *known == name).unwrap()
}

/// A file as the console takes it.
pub(super) fn file(text: &str) -> Value {
    use base64::Engine as _;
    let content = base64::prelude::BASE64_STANDARD.encode(text);
    json!({ "filename": "mine.sgf", "content_base64": content })
}
