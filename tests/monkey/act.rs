//! Random actions of a member: presses, forms and commands.

use crate::support::terms;
use serde_json::{Value, json};

use super::kinds::{self, kind};
use super::limits::Look;
use super::nudge::{file, game_of};
use super::options;
use super::run::{Deed, Monkey, Network};
use super::view::Part;
use super::words::Tag;

/// Number of the newest messages in which members press most of the time.
const NEWEST_MESSAGES: usize = 40;

/// The menus that add and remove families of commands.
const TAKE_AWAY: [&str; 2] = ["menu family", "menu organise"];
/// A record, to be shown as a board.
const RECORD: &str = "(;SZ[5];B[cc];W[bc];B[cb])";

impl Monkey {
    /// Does one thing.
    pub(super) async fn act(&mut self) {
        self.give_back().await;
        self.typed.clear();
        match self.random.below(8) {
            0 => self.mischief().await,
            _ => self.act_calmly().await,
        }
    }

    /// Does one thing that the bot has to answer.
    pub(super) async fn act_calmly(&mut self) {
        match self.random.below(16) {
            0..=7 => self.press_something().await,
            8..=10 => self.command_something().await,
            11 => {
                let who = self.random.below(4);
                self.visit(who).await;
            }
            _ => self.drive().await,
        }
    }

    /// Presses a control that some member sees, preferably one of a rare kind.
    async fn press_something(&mut self) {
        let old = self.random.below(4) == 0;
        let mut all = Vec::new();
        let mut sum = 0.0;
        for (age, (id, seen)) in self.view.messages.iter().rev().enumerate() {
            if !old && age >= NEWEST_MESSAGES {
                break;
            }
            for (index, part) in seen.parts.iter().enumerate() {
                // All families are added, so every choice there would remove commands that are needed.
                if TAKE_AWAY.contains(&part.kind.as_str()) {
                    continue;
                }
                let times = self.kinds.times(&part.kind) as f64;
                sum += 1.0 / (1.0 + times).powi(2);
                all.push((sum, *id, index));
            }
        }
        let drawn = sum * self.random.below(1 << 20) as f64 / f64::from(1 << 20);
        let Some(&(_, id, index)) = all.iter().find(|(upto, ..)| *upto > drawn) else {
            return self.command_something().await;
        };
        let seen = self.view.messages[&id].clone();
        let readers: Vec<usize> = (0..4).filter(|who| self.view.sees(*who, &seen)).collect();
        if readers.is_empty() {
            return;
        }
        let called: Vec<usize> = self.mentioned(&seen.json);
        let who = match called[..] {
            [] => *self.random.of(&readers),
            _ if self.random.below(3) == 0 => *self.random.of(&readers),
            _ => *self.random.of(&called),
        };
        let who = if readers.contains(&who) {
            who
        } else {
            readers[0]
        };
        let part = seen.parts[index].clone();
        let chosen = self.chosen_at_random(&part);
        let answer = self.press(who, id, &part, chosen).await;
        if answer["state"] == "modal" && self.random.below(10) > 0 {
            let text = self.text_for(who, &seen.channel, &part).await;
            let answer = self.fill(who, &answer, &text).await;
            if self.random.below(2) == 0 {
                self.confirm_preview(who, &answer).await;
            }
        }
    }

    /// Entries of a menu, as many as may be chosen; none of a button.
    fn chosen_at_random(&mut self, part: &Part) -> Vec<String> {
        let [least, most] = part.choices;
        let mut rest = part.values.clone();
        let count = (least + self.random.below(most + 1 - least)).min(rest.len());
        let drawn = (0..count).map(|_| rest.swap_remove(self.random.below(rest.len())));
        drawn.collect()
    }

    /// The members whom a message mentions.
    pub(super) fn mentioned(&self, message: &Value) -> Vec<usize> {
        let mentions = message["mentions"].as_array().into_iter().flatten();
        mentions
            .filter_map(|user| self.view.member(&user["id"]))
            .collect()
    }

    /// Text for the form that a button opens.
    async fn text_for(&mut self, who: usize, channel: &str, part: &Part) -> String {
        if let (Some(game), 0..=5) = (game_of(&part.custom_id), self.random.below(10)) {
            let options = json!({ "game": game.to_string(), "at": "" });
            let points = self.suggestions(who, channel, "play", options, "at").await;
            if !points.is_empty() {
                return self.random.of(&points).clone();
            }
        }
        let text = options::typed(&mut self.random);
        self.typed.push(text.clone());
        text
    }

    /// Uses a random command with random options.
    async fn command_something(&mut self) {
        let who = self.random.below(4);
        let places = self.places(who);
        let channel = self.random.of(&places).clone();
        let all = self.commands_of(who, &channel).await;
        let times = |name: &str| self.commands.get(name).copied().unwrap_or(0);
        let fewest = all.iter().map(|(name, _)| times(name)).min().unwrap_or(0);
        let rare: Vec<_> = all
            .iter()
            .filter(|(name, _)| times(name) <= fewest)
            .collect();
        let Some((name, definition)) = (!rare.is_empty()).then(|| (*self.random.of(&rare)).clone())
        else {
            return;
        };
        self.use_command(who, &channel, &name, &definition).await;
    }

    /// Uses a command with random options.
    pub(super) async fn use_command(
        &mut self,
        who: usize,
        channel: &str,
        name: &str,
        definition: &Value,
    ) {
        if definition["type"] == 2 {
            let target = self.random.below(4);
            return self.command_on(who, channel, name, target).await;
        }
        if definition["type"] == 3 {
            return self.command_on_record(who, channel, name).await;
        }
        let mut given = json!({});
        for option in definition["options"].as_array().into_iter().flatten() {
            if option["required"] != true && self.random.below(10) < 7 {
                continue;
            }
            // The server has no voice channel that could be chosen.
            if option["channel_types"][0] == 2 {
                continue;
            }
            let named = option["name"].as_str().unwrap_or_default().to_owned();
            let drawn = if option["autocomplete"] == true && self.random.below(2) == 0 {
                let mut typed = given.clone();
                typed[&named] = json!("");
                let all = self.suggestions(who, channel, name, typed, &named).await;
                (!all.is_empty()).then(|| json!(self.random.of(&all)))
            } else {
                None
            };
            given[&named] = match drawn {
                Some(value) => value,
                None => options::value(&mut self.random, option, &mut self.typed),
            };
        }
        let answer = self.command(who, channel, name, given).await;
        if self.random.below(3) > 0 {
            self.confirm_preview(who, &answer).await;
        }
    }

    /// Uses a command of a member's menu.
    pub(super) async fn command_on(
        &mut self,
        who: usize,
        channel: &str,
        name: &str,
        target: usize,
    ) {
        *self.commands.entry(name.to_owned()).or_default() += 1;
        let told = format!("{name} of {}", super::MEMBERS[target]);
        let target = self.view.id(target);
        let body = json!({
            "as": super::MEMBERS[who], "channel": channel, "command": name, "target": target,
        });
        let path = "commands";
        self.deed(Deed {
            who,
            cause: name,
            told,
            path,
            body,
            page: None,
        })
        .await;
    }

    /// Uses a command of a message's menu, on the member's own message with a record.
    pub(super) async fn command_on_record(&mut self, who: usize, channel: &str, name: &str) {
        let body = json!({
            "as": super::MEMBERS[who], "channel": channel, "content": "-", "files": [file(RECORD)],
        });
        // In a place where no member may write, such as an archived thread.
        let Ok(posted) = self.console.post("messages", body).await else {
            return;
        };
        *self.commands.entry(name.to_owned()).or_default() += 1;
        let told = format!("{name} of a record");
        let body = json!({
            "as": super::MEMBERS[who], "channel": channel, "command": name, "target": posted["id"],
        });
        let path = "commands";
        self.deed(Deed {
            who,
            cause: name,
            told,
            path,
            body,
            page: None,
        })
        .await;
    }

    /// The commands that a member may use in a channel, by their full names.
    pub(super) async fn commands_of(&self, who: usize, channel: &str) -> Vec<(String, Value)> {
        let path = format!("commands?as={}&channel={channel}", super::MEMBERS[who]);
        let found = self.console.get(&path).await;
        let mut all = Vec::new();
        for command in found["commands"].as_array().into_iter().flatten() {
            options::flatten(command, String::new(), &mut all);
        }
        all
    }

    /// The channels that a member sees.
    pub(super) fn places(&self, who: usize) -> Vec<String> {
        let all = self
            .view
            .channels
            .iter()
            .filter(|(_, channel)| channel.who[who]);
        all.map(|(id, _)| id.clone()).collect()
    }

    /// Uses a command.
    pub(super) async fn command(
        &mut self,
        who: usize,
        channel: &str,
        name: &str,
        options: Value,
    ) -> Value {
        *self.commands.entry(name.to_owned()).or_default() += 1;
        let language = options["language"].as_str();
        let page = match name {
            "rules" => language.map(|tag| tengen::i18n::Locale::of(tag).language()),
            _ => None,
        };
        match (name, language) {
            ("me language", Some("usual")) => self.languages.ask(who, None),
            ("me language", Some(tag)) => self.languages.ask(who, Some(tag)),
            ("serveradmin channel", Some(tag)) => self.languages.speak(tag),
            _ => {}
        }
        if let Some(member) = options["member"].as_str() {
            match name {
                "me block" => self
                    .bans
                    .push((who, format!("/me unblock member:{member}"))),
                "moderate mute" => self
                    .bans
                    .push((0, format!("/moderate mute member:{member} days:0"))),
                _ => {}
            }
        }
        let place = self
            .view
            .channels
            .get(channel)
            .map_or("?", |place| place.name.as_str());
        let told = format!("/{name} {options} in #{place} ({channel})");
        let (options, fields) = terms::split(name, options);
        let body = json!({ "as": super::MEMBERS[who], "channel": channel, "command": name, "options": options });
        let cause = format!("/{name}");
        let answer = self
            .deed(Deed {
                who,
                cause: &cause,
                told,
                path: "commands",
                body,
                page,
            })
            .await;
        match fields {
            Some(fields) if answer["state"] == "modal" => self.fill_all(who, &answer, fields).await,
            _ => answer,
        }
    }

    /// Autocomplete for an option.
    pub(super) async fn suggestions(
        &mut self,
        who: usize,
        channel: &str,
        name: &str,
        options: Value,
        focused: &str,
    ) -> Vec<String> {
        let body = json!({
            "as": super::MEMBERS[who], "channel": channel, "command": name,
            "options": options, "focused": focused,
        });
        self.doing = format!("suggest /{name} {focused}");
        let answer = match self.console.post("autocomplete", body).await {
            Ok(answer) => answer,
            Err(refusal) => {
                if refusal.contains("Loading") && self.network == Network::Whole {
                    self.report
                        .wrong(self.doing.clone(), &format!("{options}: {refusal}"));
                }
                return Vec::new();
            }
        };
        let look = Look::choices(&answer["choices"]);
        self.check_own("suggestions", &look, who, None);
        let choices = answer["choices"].as_array().into_iter().flatten();
        choices
            .filter_map(|choice| choice["value"].as_str().map(str::to_owned))
            .collect()
    }

    /// Presses a button or chooses from a menu.
    pub(super) async fn press(
        &mut self,
        who: usize,
        id: u64,
        part: &Part,
        chosen: Vec<String>,
    ) -> Value {
        self.kinds.note(&part.kind);
        if let ("menu more", [value]) = (part.kind.as_str(), &chosen[..]) {
            self.kinds.note(&format!("more {value}"));
        }
        if let ("menu setup:channel-language", [tag]) = (part.kind.as_str(), &chosen[..]) {
            self.languages.speak(tag);
        }
        match (&part.custom_id[..], &chosen[..]) {
            ("v1:value:channel-language", [tag]) => self.languages.speak(tag),
            ("v1:value:own-language", [tag]) if tag == "usual" => self.languages.ask(who, None),
            ("v1:value:own-language", [tag]) => self.languages.ask(who, Some(tag)),
            _ => {}
        }
        let mut body = json!({ "as": super::MEMBERS[who], "message": id.to_string(), "custom_id": part.custom_id });
        let mut told = format!("presses {} below {id}", part.custom_id);
        if part.is_menu {
            told = format!("chooses {chosen:?} from {} below {id}", part.custom_id);
            body["values"] = json!(chosen);
        }
        let page = page(&part.custom_id);
        let answer = self
            .deed(Deed {
                who,
                cause: &part.kind,
                told,
                path: "components",
                body,
                page,
            })
            .await;
        // The answer is still in the language that is deleted with everything else.
        if part.kind == "button forget" {
            self.languages.ask(who, None);
        }
        answer
    }

    /// Fills in the first field of the opened form.
    pub(super) async fn fill(&mut self, who: usize, opened: &Value, text: &str) -> Value {
        let field = &opened["modal"]["components"][0]["component"]["custom_id"];
        let fields = json!({ field.as_str().unwrap_or_default(): text });
        self.fill_all(who, opened, fields).await
    }

    /// Fills in the opened form.
    async fn fill_all(&mut self, who: usize, opened: &Value, fields: Value) -> Value {
        let custom_id = opened["modal"]["custom_id"].as_str().unwrap_or_default();
        let kind = kind(kinds::Deed::Form, custom_id);
        self.kinds.note(&kind);
        let told = format!("fills {fields} into {custom_id}");
        let body = json!({
            "as": super::MEMBERS[who], "modal": opened["id"], "fields": fields,
        });
        let page = page(custom_id);
        self.deed(Deed {
            who,
            cause: &kind,
            told,
            path: "modals",
            body,
            page,
        })
        .await
    }
}

/// The language of the page to which a button leads.
fn page(custom_id: &str) -> Option<Tag> {
    use crate::support::token::Token;
    match Token::parse(custom_id)? {
        Token::Book(_, locale, _) | Token::Shelf(_, locale) => Some(locale.language()),
        _ => None,
    }
}
