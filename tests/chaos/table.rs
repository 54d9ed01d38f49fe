//! Two members in a channel, who challenge, accept, play and resign as fast as they are answered.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use tengen::i18n::say;
use tokio::sync::watch;
use tokio::time::interval;

use super::club::Club;
use super::ledger::{Ledger, Stone, buttons, shown_position};
use crate::support::random::Random;
use crate::support::terms;
use crate::support::words::english;

/// The letters of a board of nine lines.
const LETTERS: &[u8] = b"ABCDEFGHJ";
/// Maximum wait for an answer, in milliseconds: a little longer than Discord's.
const ANSWER_TIMEOUT_MILLIS: u64 = 3_500;

/// Maximum consecutive polls without anything to press, and the pause between two of them.
const POLLS: usize = 20;
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// State shared by the tables of a run.
#[derive(Clone)]
pub(super) struct Hall {
    pub(super) club: Arc<Club>,
    pub(super) ledger: Arc<Mutex<Ledger>>,
    /// Number of interactions sent.
    pub(super) sent: watch::Sender<usize>,
}

/// Place of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Venue {
    /// The channel of the challenge.
    Here,
    /// A new thread.
    Thread,
}

/// A channel with two members.
pub(super) struct Table {
    hall: Hall,
    channel: String,
    venue: Venue,
    /// The threads below the channel.
    threads: Vec<String>,
    players: [&'static str; 2],
    random: Random,
    /// Consecutive polls without anything to press.
    looks: usize,
    /// Whether their games are over.
    pub(super) over: bool,
}

impl Table {
    pub(super) fn new(hall: &Hall, channel: String, players: [&'static str; 2], seed: u64) -> Self {
        let mut random = Random::new(seed);
        let venue = match random.below(4) {
            0 => Venue::Thread,
            _ => Venue::Here,
        };
        Self {
            hall: hall.clone(),
            channel,
            venue,
            threads: Vec::new(),
            players,
            random,
            // There is no message yet, so they challenge at once.
            looks: POLLS,
            over: false,
        }
    }

    /// The channel and its threads.
    pub(super) fn places(&self) -> Vec<String> {
        let here = std::iter::once(&self.channel);
        here.chain(&self.threads).cloned().collect()
    }

    /// Looks for threads.
    pub(super) async fn look_around(&mut self) {
        if self.venue == Venue::Thread {
            self.threads = self.hall.club.threads(&self.channel).await;
        }
    }

    /// Plays until the load is stopped, or the game is over.
    pub(super) async fn play(&mut self) {
        while !self.over {
            self.step().await;
        }
    }

    async fn step(&mut self) {
        self.look_around().await;
        let mut messages = Vec::new();
        for place in self.places() {
            messages.extend(self.hall.club.messages(&place).await);
        }
        let (accept, play) = (
            english(say::challenge::button_accept()),
            english(say::table::button_play()),
        );
        let has = |message: &Value, label: &str| buttons(message).any(|(there, _)| there == label);
        // The newest message of each game: an older one may have kept its buttons when a process was killed.
        let mut newest = BTreeMap::new();
        for message in &messages {
            if let Some((game, revision)) = shown_position(message) {
                let known = newest.entry(game).or_insert((revision, message));
                if known.0 < revision {
                    *known = (revision, message);
                }
            }
        }
        let messages_of_games = newest.into_values().map(|(_, message)| message);
        let goes_on = |message: &&Value| has(message, &accept) || has(message, &play);
        let Some(newest) = messages_of_games.rev().find(goes_on) else {
            return self.look_again(&messages).await;
        };
        self.looks = 0;
        if has(newest, &accept) {
            return self.press(self.players[1], newest, &accept).await;
        }
        let (game, revision) = shown_position(newest).expect("a board says what it shows");
        let called = newest["mentions"].as_array().into_iter().flatten();
        let called: Vec<_> = called.map(|user| user["username"].clone()).collect();
        let awaited = self.players.map(|player| called.contains(&json!(player)));
        let channel = newest["channel_id"].as_str().unwrap().to_owned();
        self.turn(&channel, game, revision, awaited).await;
    }

    /// Handles a poll without anything to accept or play, while the next board may be on its way. After several polls
    /// the games are taken to be over, or the challenge to have lapsed: a new challenge too many does no harm.
    async fn look_again(&mut self, messages: &[Value]) {
        self.looks += 1;
        if self.looks < POLLS {
            let mut pause = interval(POLL_INTERVAL);
            // The first tick is now.
            pause.tick().await;
            pause.tick().await;
            return;
        }
        self.looks = 0;
        if messages.iter().any(|one| buttons(one).next().is_some()) {
            self.over = true
        } else {
            self.challenge().await
        }
    }

    async fn challenge(&self) {
        let [black, white] = self.players;
        let options = json!({
            "opponent": format!("@{white}"), "game": "go", "size": "9", "colour": "black",
            "where": match self.venue { Venue::Here => "here", Venue::Thread => "thread" },
        });
        self.command(black, &self.channel, "challenge", options, None)
            .await;
    }

    /// A player to move plays, or plays twice at once, or both play at once, or one resigns.
    async fn turn(&mut self, channel: &str, game: u64, revision: u32, awaited: [bool; 2]) {
        let [black, white] = self.players;
        let mover = match awaited {
            [false, true] => white,
            _ => black,
        };
        let who = match self.random.below(24) {
            0 if revision > 12 => return self.resign(black, channel, game).await,
            0..=3 => vec![mover, mover],
            4..=7 => vec![black, white],
            _ => vec![mover],
        };
        let stones: Vec<_> = who
            .into_iter()
            .map(|who| {
                let at = self.point();
                Stone { game, who, at }
            })
            .collect();
        match &stones[..] {
            [one, other] => drop(tokio::join!(
                self.place(channel, one),
                self.place(channel, other)
            )),
            all => self.place(channel, &all[0]).await,
        }
    }

    fn point(&mut self) -> String {
        let letter = char::from(LETTERS[self.random.below(9)]);
        format!("{letter}{}", 1 + self.random.below(9))
    }

    async fn place(&self, channel: &str, stone: &Stone) {
        self.hall.ledger.lock().unwrap().ask(stone);
        let options = json!({ "at": stone.at, "game": stone.game.to_string() });
        self.command(stone.who, channel, "play", options, Some(stone.clone()))
            .await;
    }

    async fn resign(&self, who: &'static str, channel: &str, game: u64) {
        let options = json!({ "game": game.to_string() });
        let asked = self
            .command(who, channel, "game resign", options, None)
            .await;
        let question = &asked["message"];
        if let Some((label, _)) = buttons(question).next() {
            self.press(who, question, label).await;
        }
    }

    async fn command(
        &self,
        who: &str,
        channel: &str,
        name: &str,
        options: Value,
        stone: Option<Stone>,
    ) -> Value {
        let (options, fields) = terms::split(name, options);
        let body = json!({ "as": who, "channel": channel, "command": name, "options": options });
        let answer = self.interact("commands", body, stone.clone()).await;
        match fields {
            Some(fields) if answer["state"] == "modal" => {
                let body = json!({ "as": who, "modal": answer["id"], "fields": fields });
                self.interact("modals", body, stone).await
            }
            _ => answer,
        }
    }

    async fn press(&self, who: &str, message: &Value, label: &str) {
        let (_, custom_id) = buttons(message)
            .find(|(there, _)| *there == label)
            .expect("the button was seen");
        let body = json!({ "as": who, "message": message["id"], "custom_id": custom_id });
        self.interact("components", body, None).await;
    }

    /// Sends an interaction, and waits for its fate.
    async fn interact(&self, path: &str, body: Value, stone: Option<Stone>) -> Value {
        // The button may be gone, or the restarting bot have no commands yet: then there is nothing to wait for.
        let Ok(sent) = self.hall.club.post(path, body).await else {
            tokio::task::yield_now().await;
            return Value::Null;
        };
        let id = sent["id"].as_str().unwrap();
        self.hall.ledger.lock().unwrap().sent(id, stone);
        self.hall.sent.send_modify(|sent| *sent += 1);
        let view = self.hall.club.interaction(id, ANSWER_TIMEOUT_MILLIS).await;
        self.hall.ledger.lock().unwrap().note(id, &view);
        view
    }
}
