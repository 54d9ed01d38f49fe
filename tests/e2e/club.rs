//! A club: the playground with its members, and the real bot connected to it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Value, json};
use tempfile::TempDir;
use tengen::bot::games::program::thinking::{Thinking, by_engine};
use tengen::bot::port::family::Families;
use tengen::bot::{Bot, Services};
use tengen::clock::{Clock, ManualClock, SystemClock};
use tengen::config::{Config, InteractionsEndpoint, Messages};
use tengen::discord::{Endpoint, Session, SessionError, Token};
use tengen::i18n::say;
use tengen::render::Renderer;
use tengen::rules::Color;
use tengen::store::{Faults, Store};
use tengen_playground::{Options, Playground, RateLimits};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

pub(crate) use super::message::{button, labels, text};
use super::page::Page;
pub(crate) use super::runtime::{in_club, in_club_on_its_clock, in_runtime, test_in};
pub(crate) use super::time::patiently;
use super::time::{its_clock, usual};
use crate::support::components::components;
use crate::support::terms;
use crate::support::words::{Words, english};
use crate::support::{database, program, schema};

/// The channel where everything happens unless a test goes elsewhere.
pub(crate) const GO: &str = "go";

/// The playground and the bot in it.
pub(crate) struct Club {
    pub(crate) playground: Playground,
    folder: TempDir,
    /// The folder in which the chat is stored, if it is.
    _kept: Option<TempDir>,
    /// The file that logs each call of the bot.
    pub(super) traffic: PathBuf,
    client: reqwest::Client,
    bot: Option<Running>,
    clock: Arc<dyn Clock>,
    way: Way,
    /// Whether it serves the page with a board.
    pub(super) has_page: bool,
    /// The families of commands that the server has by default.
    pub(super) families: Families,
    pub(super) messages: Messages,
    /// The address for interactions over HTTP.
    pub(crate) inbound: String,
}

/// The transport of interactions to the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Gateway,
    Http,
}

struct Running {
    bot: Arc<Bot>,
    store: Store,
    stop: CancellationToken,
    task: JoinHandle<Result<(), SessionError>>,
    page: JoinHandle<()>,
}

impl Club {
    /// A club whose bot is connected and has registered its commands.
    pub(crate) async fn open() -> Self {
        Self::telling_time(usual(), |_| Arc::new(SystemClock)).await
    }

    /// The same, and interactions come over HTTP.
    pub(crate) async fn over_http() -> Self {
        Self::on_the(Way::Http, usual(), |_| Arc::new(SystemClock)).await
    }

    /// The same with a bot on the playground's clock, which can be moved.
    pub(crate) async fn on_its_clock() -> Self {
        Self::telling_time(usual(), its_clock).await
    }

    /// The same with bot and playground on a manual clock.
    pub(crate) async fn by_hand(clock: &Arc<ManualClock>) -> Self {
        let (shown, told) = (Arc::clone(clock), Arc::clone(clock));
        let options = Options {
            now: Arc::new(move || shown.now().as_millis().unsigned_abs()),
            ..usual()
        };
        Self::telling_time(options, |_| told).await
    }

    /// The same with twelve members.
    pub(crate) async fn of_twelve(clock: &Arc<ManualClock>) -> Self {
        let (shown, told) = (Arc::clone(clock), Arc::clone(clock));
        let folder = tempfile::tempdir().unwrap();
        let chat = folder.path().join("chat.json");
        let twelve = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/browser/season/club.json"
        );
        std::fs::copy(twelve, &chat).unwrap();
        let options = Options {
            now: Arc::new(move || shown.now().as_millis().unsigned_abs()),
            chat_file: Some(chat),
            ..usual()
        };
        let club = Self::telling_time(options, |_| told).await;
        Self {
            _kept: Some(folder),
            ..club
        }
    }

    /// A club with Discord's rate limits, by the machine's own clock, which logs each call.
    pub(crate) async fn behind_limits(traffic: &Path) -> Self {
        let options = Options {
            now: Arc::new(|| SystemClock.now().as_millis().unsigned_abs()),
            traffic_log: Some(traffic.to_owned()),
            rate_limits: RateLimits::On,
            ..usual()
        };
        Self::telling_time(options, |_| Arc::new(SystemClock)).await
    }

    async fn telling_time(
        options: Options,
        clock: impl FnOnce(&Playground) -> Arc<dyn Clock>,
    ) -> Self {
        Self::on_the(Way::Gateway, options, clock).await
    }

    async fn on_the(
        way: Way,
        options: Options,
        clock: impl FnOnce(&Playground) -> Arc<dyn Clock>,
    ) -> Self {
        Self::off_line(way, options, clock).await.with_bot().await
    }

    /// Starts the club's bot, and waits for its commands.
    pub(super) async fn with_bot(mut self) -> Self {
        self.start_bot().await;
        if self.first_channel("kuro").await.is_some() {
            self.until_commands("tournament").await;
        }
        self
    }

    /// A club whose bot is not started yet.
    pub(super) async fn off_line(
        way: Way,
        options: Options,
        clock: impl FnOnce(&Playground) -> Arc<dyn Clock>,
    ) -> Self {
        let folder = database::private_folder();
        let traffic = options.traffic_log.clone();
        let traffic = traffic.unwrap_or_else(|| folder.path().join("traffic.jsonl"));
        let options = Options {
            traffic_log: Some(traffic.clone()),
            ..options
        };
        let playground = Playground::start(options).await.unwrap();
        let client = reqwest::Client::builder().no_proxy().build().unwrap();
        let clock = clock(&playground);
        Self {
            playground,
            folder,
            _kept: None,
            traffic,
            client,
            bot: None,
            clock,
            way,
            has_page: false,
            families: Families::all(),
            messages: Messages::Private,
            inbound: String::new(),
        }
    }

    /// Connects the bot.
    pub(crate) async fn start_bot(&mut self) {
        let store = database::of_the_bot(self.folder.path(), &Faults::default()).await;
        let toss = Box::new(|| Color::Black);

        let services = Services::new(
            store.clone(),
            Renderer::shared(),
            Arc::clone(&self.clock),
            toss,
        );
        let services = services.showing(self.families.clone());
        let services = services.reading(self.messages);
        let services = services.with(Thinking::new(program::at_once(), by_engine()));
        let page = Page::bind(self.has_page).await;
        let bot = Arc::new(Bot::new(services.with(page.origin())));
        let endpoint = Endpoint::Playground(self.playground.url().parse().unwrap());
        let token = Token::parse(&self.playground.token("tengen")).unwrap();
        let session = match self.way {
            Way::Gateway => Session::connect(Arc::clone(&bot), &endpoint, &token).await,
            Way::Http => {
                let settings = self.endpoint("127.0.0.1:0");
                Session::listen(Arc::clone(&bot), &endpoint, &token, settings).await
            }
        };
        let session = session.unwrap();
        if let Some(address) = session.address() {
            let url = format!("http://{address}/interactions");
            self.playground
                .post_interactions(std::slice::from_ref(&url))
                .unwrap();
            self.inbound = url;
        }
        let mut ready = session.ready();
        let stop = CancellationToken::new();
        let page = tokio::spawn(page.serve(Arc::clone(&bot), session.out(), stop.clone()));
        let task = tokio::spawn(session.run(stop.clone()));
        ready.wait_for(|ready| *ready).await.unwrap();
        self.bot = Some(Running {
            bot,
            store,
            stop,
            task,
            page,
        });
    }

    /// The settings for interactions over HTTP.
    pub(crate) fn endpoint(&self, listen: &str) -> InteractionsEndpoint {
        let key = self.playground.public_key();
        let text = format!("[http]\nlisten = \"{listen}\"\npublic_key = \"{key}\"\n");
        let http = Config::parse(&text).unwrap().http;
        http.endpoint().unwrap().expect("both are given")
    }

    /// The bot.
    pub(crate) fn bot(&self) -> Arc<Bot> {
        Arc::clone(&self.bot.as_ref().expect("the bot is running").bot)
    }

    /// Its database.
    pub(crate) fn store(&self) -> Store {
        let running = self.bot.as_ref().expect("the bot is running");
        running.store.clone()
    }

    /// Has the program make its due moves and answers.
    pub(crate) async fn answer_as_program(&self) {
        let running = self.bot.as_ref().expect("the bot is running");
        running.bot.answer_as_opponent().await;
    }

    /// Stops the bot as a signal would.
    pub(crate) async fn stop_bot(&mut self) {
        let Running {
            bot,
            store,
            stop,
            task,
            page,
        } = self.bot.take().expect("the bot is running");
        stop.cancel();
        task.await.unwrap().unwrap();
        page.await.unwrap();
        drop(bot);
        store.close().await.unwrap();
    }

    /// Waits until the bot stops by itself; its error.
    pub(crate) async fn wait_for_end(&mut self) -> SessionError {
        let Running {
            bot, store, task, ..
        } = self.bot.take().expect("the bot is running");
        let ended = task.await.unwrap().unwrap_err();
        drop(bot);
        store.close().await.unwrap();
        ended
    }

    /// Stops everything, and asserts that all bodies match Discord's document.
    pub(crate) async fn close(mut self) {
        self.stop_bot().await;
        self.playground.stop().await;
        let wrong = schema::wrong_traffic(&self.traffic);
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    /// Advances the clock by `hours`, and lets the bot do the due work.
    pub(crate) async fn hours(&self, hours: u64) {
        let ms = hours * 3_600_000;
        self.post("clock", json!({ "advance_ms": ms })).await;
        let bot = &self.bot.as_ref().expect("the bot is running").bot;
        bot.tick(self.clock.now()).await;
    }

    /// A call of the playground's own interface.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let url = format!("{}/console/{path}", self.playground.url());
        let response = self.client.post(url).json(&body).send().await.unwrap();
        let status = response.status();
        let value: Value = response.json().await.unwrap();
        assert!(status.is_success(), "{path} {body}: {status} {value}");
        value
    }

    /// A change through the playground's own interface.
    pub(crate) async fn patch(&self, path: &str, body: Value) {
        let url = format!("{}/console/{path}", self.playground.url());
        let response = self.client.patch(url).json(&body).send().await.unwrap();
        assert!(
            response.status().is_success(),
            "{path} {body}: {}",
            response.status()
        );
    }

    /// A deletion through the playground's own interface.
    pub(crate) async fn delete(&self, path: &str) {
        let url = format!("{}/console/{path}", self.playground.url());
        let response = self.client.delete(url).send().await.unwrap();
        assert!(
            response.status().is_success(),
            "{path}: {}",
            response.status()
        );
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let url = format!("{}/console/{path}", self.playground.url());
        self.client
            .get(url)
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap()
    }

    /// Waits until the bot has answered an interaction.
    pub(crate) async fn settle(&self, interaction: Value) -> Value {
        let id = interaction["id"].as_str().unwrap();
        let settled = patiently(async || {
            let seen = self.get(&format!("interactions/{id}?wait=5000")).await;
            (seen["state"] != "pending").then_some(seen)
        });
        settled.await.expect("an interaction is answered or fails")
    }

    /// Waits for the file that the bot has promised, past messages about its progress.
    pub(crate) async fn wait_for_file(&self, interaction: Value) -> Value {
        let id = interaction["id"].as_str().unwrap();
        let brought = patiently(async || {
            let view = self.get(&format!("interactions/{id}")).await;
            let files = view["message"]["attachments"].as_array();
            files.is_some_and(|files| !files.is_empty()).then_some(view)
        });
        brought.await.expect("what was promised comes")
    }

    /// A slash command, answered.
    pub(crate) async fn command(&self, who: &str, name: &str, options: Value) -> Value {
        self.command_in(who, GO, name, options).await
    }

    /// A slash command in another channel, answered.
    pub(crate) async fn command_in(
        &self,
        who: &str,
        channel: &str,
        name: &str,
        options: Value,
    ) -> Value {
        let (options, fields) = terms::split(name, options);
        let body = json!({ "as": who, "channel": channel, "command": name, "options": options });
        let interaction = self.post("commands", body).await;
        let settled = self.settle(interaction).await;
        match fields {
            // A refused command has no form.
            Some(fields) if settled["state"] == "modal" => {
                let body = json!({ "as": who, "modal": settled["id"], "fields": fields });
                let interaction = self.post("modals", body).await;
                self.settle(interaction).await
            }
            _ => settled,
        }
    }

    /// Autocomplete for an option.
    pub(crate) async fn suggestions(
        &self,
        who: &str,
        command: &str,
        option: &str,
        typed: &str,
    ) -> Vec<String> {
        let body = json!({
            "as": who, "channel": GO, "command": command,
            "options": { option: typed }, "focused": option,
        });
        let answer = self.post("autocomplete", body).await;
        let choices = answer["choices"].as_array().unwrap();
        choices
            .iter()
            .map(|choice| choice["value"].as_str().unwrap().to_owned())
            .collect()
    }

    /// The messages that `who` sees, oldest first.
    pub(crate) async fn messages(&self, who: &str) -> Vec<Value> {
        self.messages_in(who, GO).await
    }

    /// The messages that `who` sees in a channel, oldest first.
    pub(crate) async fn messages_in(&self, who: &str, channel: &str) -> Vec<Value> {
        let answer = self
            .get(&format!("messages?as={who}&channel={channel}"))
            .await;
        answer["messages"]
            .as_array()
            .unwrap_or_else(|| panic!("{answer}"))
            .clone()
    }

    /// Presses the button with this label on the newest message that has one, answered.
    pub(crate) async fn press(&self, who: &str, label: impl Words) -> Value {
        self.press_in(who, GO, label).await
    }

    /// The same in another channel.
    pub(crate) async fn press_in(&self, who: &str, channel: &str, label: impl Words) -> Value {
        let label = label.words();
        let messages = self.messages_in(who, channel).await;
        let (message, custom_id) = messages
            .iter()
            .rev()
            .find_map(|message| Some((message["id"].clone(), button(message, &label)?)))
            .unwrap_or_else(|| panic!("{who} sees no button {label}"));
        self.press_on(who, &message, &custom_id).await
    }

    /// Presses a button that the page may not show any more, answered.
    pub(crate) async fn press_on(&self, who: &str, message: &Value, custom_id: &str) -> Value {
        let body = json!({ "as": who, "message": message, "custom_id": custom_id });
        let interaction = self.post("components", body).await;
        self.settle(interaction).await
    }

    /// Chooses `values` from the newest menu whose custom id begins with `word`, answered.
    pub(crate) async fn choose(&self, who: &str, word: &str, values: &[&str]) -> Value {
        let (whole, begins) = (format!("v1:{word}"), format!("v1:{word}:"));
        let messages = self.messages_in(who, GO).await;
        let menu_of = |message: &Value| {
            let menus = components(message).into_iter();
            let menus = menus.filter(|part| part["options"].is_array());
            let mut ids = menus.filter_map(|part| part["custom_id"].as_str());
            let id = ids.find(|id| *id == whole || id.starts_with(&begins))?;
            Some((message["id"].clone(), id.to_owned()))
        };
        let found = messages.iter().rev().find_map(menu_of);
        let (message, id) = found.unwrap_or_else(|| panic!("{who} sees no menu {word}"));
        let body = json!({ "as": who, "message": message, "custom_id": id, "values": values });
        let interaction = self.post("components", body).await;
        self.settle(interaction).await
    }

    /// Fills in the form that an interaction has opened, answered.
    pub(crate) async fn submit(&self, who: &str, form: &Value, text: &str) -> Value {
        assert_eq!(form["state"], "modal", "{form}");
        let field = &form["modal"]["components"][0]["component"]["custom_id"];
        let field = field.as_str().unwrap();
        let body = json!({ "as": who, "modal": form["id"], "fields": { field: text } });
        let interaction = self.post("modals", body).await;
        self.settle(interaction).await
    }

    /// kuro challenges shiro, who accepts: kuro is Black.
    pub(crate) async fn table(&self, game: &str, size: i64) -> Value {
        let options = json!({ "opponent": "@shiro", "game": game, "size": size.to_string(), "colour": "black", "where": "here" });
        let options = if size == 0 {
            json!({ "opponent": "@shiro", "game": game, "where": "here" })
        } else {
            options
        };
        let challenged = self.command("kuro", "challenge", options).await;
        assert_eq!(challenged["state"], "answered", "{challenged}");
        let accepted = self.press("shiro", say::challenge::button_accept()).await;
        assert_eq!(accepted["state"], "answered", "{accepted}");
        // The dispatcher posts the board after the answer.
        self.until("the first board", |messages| {
            messages
                .last()
                .is_some_and(|board| labels(board).contains(&english(say::table::button_play())))
        })
        .await;
        self.newest_board().await
    }

    /// Plays points in turn, kuro first; each must be answered by a new board.
    pub(crate) async fn play(&self, moves: &str) {
        for (turn, at) in moves.split_whitespace().enumerate() {
            let who = ["kuro", "shiro"][turn % 2];
            let answer = self.command(who, "play", json!({ "at": at })).await;
            assert_eq!(answer["state"], "answered", "{who} {at}: {answer}");
            assert!(
                answer["message"]["only_for"].is_null(),
                "{who} {at}: {answer}"
            );
        }
    }

    /// The newest message that everybody sees.
    pub(crate) async fn newest_board(&self) -> Value {
        let messages = self.messages("ao").await;
        messages.last().expect("there is a message").clone()
    }

    /// Waits until `check` holds for the public messages: the dispatcher follows the answer a moment later.
    pub(crate) async fn until(&self, what: &str, check: impl Fn(&[Value]) -> bool) {
        self.until_in(GO, what, check).await;
    }

    /// The same for the public messages in a channel.
    pub(crate) async fn until_in(
        &self,
        channel: &str,
        what: &str,
        check: impl Fn(&[Value]) -> bool,
    ) {
        let messages = async || self.messages_in("ao", channel).await;
        let seen = patiently(async || check(&messages().await).then_some(())).await;
        assert!(
            seen.is_some(),
            "never seen: {what}\n{:#?}",
            messages().await
        );
    }

    /// Waits until `who` has a direct message from the bot with `words`.
    pub(crate) async fn until_told(&self, who: &str, words: impl Words) {
        let words = words.words();
        let told = patiently(async || {
            let state = self.get(&format!("state?as={who}")).await;
            for channel in state["private_channels"].as_array()? {
                let messages = self.messages_in(who, channel["id"].as_str()?).await;
                if messages
                    .iter()
                    .any(|message| text(message).contains(&words))
                {
                    return Some(());
                }
            }
            None
        });
        told.await.expect("they are told directly");
    }

    /// Waits until all faults are used up.
    pub(crate) async fn until_no_fault_waits(&self) {
        let met = patiently(async || {
            let faults = self.get("faults").await;
            (faults["waiting"] == 0).then_some(())
        });
        met.await.expect("the bot calls");
    }

    /// The playground's refusal of a command by `who` in `channel`, if it refuses it.
    pub(crate) async fn refusal_in(&self, who: &str, channel: &str, name: &str) -> Option<String> {
        let url = format!("{}/console/commands", self.playground.url());
        let body = json!({ "as": who, "channel": channel, "command": name });
        let response = self.client.post(url).json(&body).send().await.unwrap();
        let refused = !response.status().is_success();
        let answer: Value = response.json().await.unwrap();
        refused.then(|| answer["error"].as_str().unwrap_or_default().to_owned())
    }

    /// Waits until the data of the thread `id` passes `check`.
    pub(crate) async fn until_thread(&self, id: &str, check: impl Fn(&Value) -> bool) {
        let told = patiently(async || {
            let state = self.get("state?as=kuro").await;
            let channels = state["guilds"][0]["channels"].as_array()?.clone();
            let thread = channels.into_iter().find(|channel| channel["id"] == id)?;
            check(&thread["thread_metadata"]).then_some(())
        });
        told.await.expect("the thread comes to be so");
    }
}
