//! The rounds of a run.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tengen::game::Game;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{interval, timeout};

use super::bot::{Bot, Log};
use super::check::{self, Boards, Figures};
use super::club::Club;
use super::ledger::Ledger;
use super::table::{Hall, Table};
use crate::support::random::Random;

/// Concurrent games.
const TABLES: usize = 4;
const PEOPLE: [[&str; 2]; 4] = [
    ["kuro", "shiro"],
    ["aka", "kuro"],
    ["shiro", "aka"],
    ["ao", "shiro"],
];
/// Maximum time to deliver the outbox once the network works again.
const SETTLE_TIMEOUT: Duration = Duration::from_secs(30);
/// Maximum time until a round has its load.
const LOAD_TIMEOUT: Duration = Duration::from_secs(60);
/// Polling interval.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// The state of a run.
pub(super) struct Run {
    pub(super) hall: Hall,
    pub(super) random: Random,
    people: HashMap<String, u64>,
    tables: Vec<Arc<tokio::sync::Mutex<Table>>>,
    /// Channels whose games are over: checked once more, since a second message may come late.
    left: Vec<String>,
    opened: u64,
    pub(super) log: Log,
    pub(super) figures: Figures,
    /// Reported violations.
    reported: BTreeSet<String>,
}

/// Plays `rounds` rounds, each of which ends with a kill and a recovery.
pub(super) async fn run(rounds: u64, seed: u64) -> Figures {
    let mut run = Run::open(seed).await;
    let club = Arc::clone(&run.hall.club);
    let mut bot = Bot::start(&club, &run.log).await;
    for round in 0..rounds {
        bot = run.round(bot, seed + round).await;
        if rounds > super::DEFAULT_ROUNDS {
            run.report();
        }
    }
    bot.stop();
    drop(club);
    let games = run.records().await;
    run.channels(&games).await;
    run.close().await
}

impl Run {
    /// A club without players yet.
    pub(super) async fn open(seed: u64) -> Self {
        let club = Arc::new(Club::open().await);
        let hall = Hall {
            club: Arc::clone(&club),
            ledger: Arc::new(Mutex::new(Ledger::default())),
            sent: watch::Sender::new(0),
        };
        let state = club.get("state?as=kuro").await;
        let people = state["users"].as_array().unwrap().iter().map(|user| {
            let id = user["id"].as_str().unwrap().parse().unwrap();
            (user["username"].as_str().unwrap().to_owned(), id)
        });
        Self {
            people: people.collect(),
            hall,
            random: Random::new(seed),
            tables: Vec::new(),
            left: Vec::new(),
            opened: 0,
            log: Log::default(),
            figures: Figures::default(),
            reported: BTreeSet::new(),
        }
    }

    /// Closes the club; violations come with the end of the log.
    pub(super) async fn close(mut self) -> Figures {
        self.report();
        let Self {
            mut figures,
            log,
            hall,
            tables,
            ..
        } = self;
        if !figures.is_clean() {
            figures.log = log.lock().unwrap().iter().cloned().collect();
        }
        drop(tables);
        if let Some(club) = Arc::into_inner(hall.club) {
            club.close().await;
        }
        figures
    }

    /// Load on a broken network, a kill in the middle, a check of the records, a restart, and its effects.
    async fn round(&mut self, bot: Bot, seed: u64) -> Bot {
        let club = Arc::clone(&self.hall.club);
        self.seat().await;
        club.break_network(seed).await;
        self.load().await;
        bot.kill();
        let games = self.records().await;
        let bot = Bot::start(&club, &self.log).await;
        club.mend_network().await;
        self.settle(&games).await;
        self.channels(&games).await;
        self.figures.rounds += 1;
        bot
    }

    /// Starts new games in place of finished ones.
    pub(super) async fn seat(&mut self) {
        let mut tables = Vec::new();
        for table in self.tables.drain(..) {
            let seen = table.lock().await;
            if seen.over {
                self.left.extend(seen.places())
            } else {
                tables.push(Arc::clone(&table))
            }
        }
        while tables.len() < TABLES {
            self.opened += 1;
            let name = format!("table-{}", self.opened);
            let channel = self
                .hall
                .club
                .post("channels", json!({ "name": name }))
                .await;
            let id = channel.unwrap()["id"].as_str().unwrap().to_owned();
            let players = PEOPLE[self.random.below(PEOPLE.len())];
            let table = Table::new(&self.hall, id, players, self.opened);
            tables.push(Arc::new(tokio::sync::Mutex::new(table)));
        }
        self.tables = tables;
    }

    /// Lets the members play until the moment of the kill.
    pub(super) async fn load(&mut self) {
        let mut sent = self.hall.sent.subscribe();
        let until = *sent.borrow_and_update() + 5 + self.random.below(40);
        let mut playing = JoinSet::new();
        for table in &self.tables {
            let table = Arc::clone(table);
            playing.spawn(async move { table.lock().await.play().await });
        }
        self.disturb().await;
        let enough = async {
            let all_over = async { while playing.join_next().await.is_some() {} };
            tokio::select! {
                _ = sent.wait_for(|sent| *sent >= until) => {}
                () = all_over => {}
            }
        };
        timeout(LOAD_TIMEOUT, enough)
            .await
            .expect("the bot answers");
        let ledger = Arc::clone(&self.hall.ledger);
        let newest = ledger.lock().unwrap().interactions.last().cloned();
        if let Some(id) = newest {
            // In the middle of the work for this interaction.
            let wait = self.random.below(80) as u64;
            self.hall.club.interaction(&id, wait).await;
        }
    }

    /// Delivers a few interactions again and cuts the connection at times, as a gateway may.
    async fn disturb(&mut self) {
        let interactions = self.hall.ledger.lock().unwrap().interactions.clone();
        if self.random.below(8) == 0 {
            let body = json!({ "action": "drop" });
            self.hall.club.post("gateway", body).await.unwrap();
        }
        let recent = &interactions[interactions.len().saturating_sub(30)..];
        for _ in 0..3.min(recent.len()) {
            let id = &recent[self.random.below(recent.len())];
            let body = json!({ "redeliver": id });
            self.hall.club.post("gateway", body).await.unwrap();
        }
    }

    /// Checks the records while no bot runs; the games.
    async fn records(&mut self) -> BTreeMap<u64, Game> {
        self.catch_up(0).await;
        let games = check::games(&self.hall.club).await;
        self.judge(&games).await;
        games
    }

    /// Notes the fate of interactions, each after `wait` milliseconds at most.
    pub(super) async fn catch_up(&mut self, wait: u64) {
        let open = self.hall.ledger.lock().unwrap().open();
        for id in open {
            let view = self.hall.club.interaction(&id, wait).await;
            self.hall.ledger.lock().unwrap().note(&id, &view);
        }
    }

    /// Checks the records.
    pub(super) async fn judge(&mut self, games: &BTreeMap<u64, Game>) {
        let places = self.places().await;
        let ledger = self.hall.ledger.lock().unwrap();
        let figures = &mut self.figures;
        check::check_records(games, &ledger, |name| self.people[name], figures);
        figures.interactions = ledger.interactions.len();
        figures.acknowledged = ledger.acknowledged.len() as u64;
        figures.games = games.len();
        figures.moves = games.values().map(check::moves).sum();
        let here = games
            .values()
            .filter(|game| places.contains(&game.place().channel.get().to_string()));
        check::check_replays(&self.hall.club, here, figures);
    }

    /// The channels to check.
    pub(super) async fn places(&self) -> Vec<String> {
        let mut places = self.left.clone();
        for table in &self.tables {
            let mut table = table.lock().await;
            table.look_around().await;
            places.extend(table.places());
        }
        places
    }

    pub(super) async fn messages(&self) -> Vec<Value> {
        let mut messages = Vec::new();
        for place in self.places().await {
            messages.extend(self.hall.club.messages(&place).await);
        }
        messages
    }

    /// Waits until every game in an open channel shows its newest position; notes those that never do.
    async fn settle(&mut self, games: &BTreeMap<u64, Game>) {
        let places = self.places().await;
        let here: Vec<&Game> = games
            .values()
            .filter(|game| places.contains(&game.place().channel.get().to_string()))
            .collect();
        let missing = async || {
            let boards = Boards::of(&self.messages().await, games);
            let missing = here.iter().filter(|game| !boards.has_newest(game));
            missing.map(|game| game.id()).collect::<Vec<_>>()
        };
        let settled = async {
            let mut looks = interval(POLL_INTERVAL);
            while !missing().await.is_empty() {
                looks.tick().await;
            }
        };
        if timeout(SETTLE_TIMEOUT, settled).await.is_err() {
            for game in missing().await {
                let revision = games[&game.get()].revision();
                self.figures.lost.insert(format!(
                    "revision {revision} of game {game} is shown nowhere"
                ));
            }
        }
    }

    /// Checks the channels, and deletes those that were left.
    pub(super) async fn channels(&mut self, games: &BTreeMap<u64, Game>) {
        let boards = Boards::of(&self.messages().await, games);
        self.figures.boards.extend(boards.messages());
        boards.note_repeats(&mut self.figures);
        for channel in std::mem::take(&mut self.left) {
            let path = format!("channels/{channel}");
            // A thread is deleted with its channel.
            let _ = self
                .hall
                .club
                .call(Method::DELETE, &path, Value::Null)
                .await;
        }
    }

    #[expect(
        clippy::print_stdout,
        reason = "the figures are what a long run is for"
    )]
    pub(super) fn report(&mut self) {
        println!("{}", self.figures);
        let wrong = self.figures.violations();
        for line in wrong.lines() {
            if self.reported.insert(line.to_owned()) {
                println!("  {line}");
            }
        }
    }
}
