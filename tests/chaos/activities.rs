//! Tournaments of a club while the program is killed again and again: rounds that are published, games that begin,
//! somebody who plays in another one's place. Nothing is lost, doubled or half done.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tengen::contest::{Contest, ContestId};
use tengen::game::{Game, PlayerId};
use tengen::i18n::{Text, say};
use tengen::store::Store;
use tokio::time::{interval, timeout};

use super::bot::{Bot, Log};
use super::check::{self, Boards, Figures};
use super::club::Club;
use super::ledger::buttons;
use crate::support::database;
use crate::support::random::Random;
use crate::support::words::english;

/// How many tournaments there are at once: each has a game and somebody who plays nobody.
const CUPS: usize = 3;
const PLAYERS: [&str; 3] = ["kuro", "shiro", "aka"];
/// The member who plays in another one's place.
const SUBSTITUTE: &str = "ao";
/// How long a member waits for an answer, in milliseconds.
const PATIENCE: u64 = 3_500;
/// How often one asks again for what the network has lost, and looks for what is to come.
const TRIES: usize = 40;
const LOOK: Duration = Duration::from_millis(50);
/// How long the bot may take to bring what it owes once the network is whole.
const SETTLING: Duration = Duration::from_secs(30);

/// A run under way.
struct Run {
    club: Arc<Club>,
    random: Random,
    log: Log,
    figures: Figures,
    /// The tournaments so far.
    cups: u64,
    /// Those that are played, with their channels.
    open: Vec<(u64, String)>,
    /// The games of rounds before this one.
    earlier: BTreeSet<u64>,
}

/// Plays `rounds` rounds of new tournaments.
pub(super) async fn run(rounds: u64, seed: u64) -> Figures {
    let mut run = Run {
        club: Arc::new(Club::open().await),
        random: Random::new(seed),
        log: Log::default(),
        figures: Figures::default(),
        cups: 0,
        open: Vec::new(),
        earlier: BTreeSet::new(),
    };
    for round in 0..rounds {
        run.round(seed + round).await;
        run.figures.rounds += 1;
        if rounds > 1 {
            run.report();
        }
    }
    let Run {
        club,
        mut figures,
        log,
        ..
    } = run;
    if !figures.is_clean() {
        figures.log = log.lock().unwrap().iter().cloned().collect();
    }
    if let Some(club) = Arc::into_inner(club) {
        club.close().await;
    }
    figures
}

impl Run {
    /// A round is published and its games begin, somebody is replaced; each with a kill in the middle.
    async fn round(&mut self, seed: u64) {
        let bot = self.start().await;
        for _ in 0..CUPS {
            self.enter().await;
        }
        let proposals = self.pair().await;
        self.club.break_network(seed).await;
        for (channel, question) in &proposals {
            let publish = say::tournament::button_publish();
            self.send("kuro", channel, question, publish).await;
        }
        self.wait(120).await;
        bot.kill();
        self.judge("published").await;
        // The first look makes the games.
        let bot = self.start().await;
        self.wait(300).await;
        bot.kill();
        self.judge("begun").await;
        let bot = self.start().await;
        self.club.mend_network().await;
        self.settle().await;
        self.substitute().await;
        bot.kill();
        let games = self.judge("substituted").await;
        let bot = self.start().await;
        self.bring(&games).await;
        bot.stop();
        self.judge("at the end").await;
        self.look_around().await;
        self.leave().await;
    }

    async fn start(&self) -> Bot {
        Bot::start(&self.club, &self.log).await
    }

    /// Waits for a moment of up to so many milliseconds.
    async fn wait(&mut self, most: usize) {
        let millis = 1 + self.random.below(most) as u64;
        let mut pause = interval(Duration::from_millis(millis));
        // The first tick is now.
        pause.tick().await;
        pause.tick().await;
    }

    /// A new tournament, which all players enter.
    async fn enter(&mut self) {
        self.cups += 1;
        let name = format!("cup-{}", self.cups);
        let channel = self.club.post("channels", json!({ "name": name })).await;
        let channel = channel.unwrap()["id"].as_str().unwrap().to_owned();
        let options = json!({ "name": name, "system": "swiss", "size": 9 });
        let body = json!({
            "as": "kuro", "channel": channel, "command": "tournament create", "options": options,
        });
        self.answered("commands", body).await;
        for who in PLAYERS {
            let entered = say::tournament::button_enter();
            let message = self.message_with(&channel, &entered).await;
            self.send(who, &channel, &message, entered).await;
        }
        self.open.push((self.cups, channel));
    }

    /// Has the next round of each tournament paired; gives the questions whether to publish it.
    async fn pair(&self) -> Vec<(String, Value)> {
        let mut questions = Vec::new();
        for (_, channel) in &self.open {
            let pair = say::tournament::button_pair(1);
            let message = self.message_with(channel, &pair).await;
            let asked = self.send("kuro", channel, &message, pair).await;
            questions.push((channel.clone(), asked["message"].clone()));
        }
        questions
    }

    /// Somebody plays in another one's place in each tournament; the kill comes in the middle of it.
    async fn substitute(&mut self) {
        let out = PLAYERS[self.random.below(PLAYERS.len())];
        for (cup, channel) in self.open.clone() {
            let options = json!({
                "player": format!("@{out}"), "substitute": format!("@{SUBSTITUTE}"),
                "tournament": cup.to_string(),
            });
            let body = json!({
                "as": "kuro", "channel": channel, "command": "tournament substitute",
                "options": options,
            });
            // Nobody waits for the last one.
            self.club.post("commands", body).await.unwrap();
        }
        self.wait(60).await;
    }

    /// The newest message in a channel with the button called `label`, as soon as it is there.
    async fn message_with(&self, channel: &str, label: &Text) -> Value {
        let label = english(label.clone());
        let mut looks = interval(LOOK);
        for _ in 0..TRIES {
            looks.tick().await;
            let messages = self.club.messages(channel).await;
            let has = |message: &&Value| buttons(message).any(|(there, _)| there == label);
            if let Some(message) = messages.iter().rev().find(has) {
                return message.clone();
            }
        }
        panic!("nobody sees a button {label:?}");
    }

    /// Somebody presses the button called `label`; gives the answer.
    async fn send(&self, who: &str, channel: &str, message: &Value, label: Text) -> Value {
        let label = english(label);
        let button = buttons(message).find(|(there, _)| *there == label);
        let (_, custom_id) = button.unwrap_or_else(|| panic!("no button {label:?} in {message}"));
        let body = json!({
            "as": who, "channel": channel, "message": message["id"], "custom_id": custom_id,
        });
        self.answered("components", body).await
    }

    /// What becomes of an interaction; nothing where the network has lost it.
    async fn answered(&self, path: &str, body: Value) -> Value {
        let sent = self.club.post(path, body).await.unwrap();
        let id = sent["id"].as_str().unwrap();
        self.club.interaction(id, PATIENCE).await
    }

    /// Waits until a game has begun in each tournament; notes where none ever does.
    async fn settle(&mut self) {
        let play = english(say::table::button_play());
        let lacking = async || {
            let mut lacking = Vec::new();
            for (cup, channel) in &self.open {
                let mut boards = 0;
                for thread in self.club.threads(channel).await {
                    let messages = self.club.messages(&thread).await;
                    let has = |message: &&Value| buttons(message).any(|(there, _)| there == play);
                    boards += messages.iter().filter(has).count();
                }
                if boards == 0 {
                    lacking.push(*cup);
                }
            }
            lacking
        };
        let settled = async {
            let mut looks = interval(LOOK);
            while !lacking().await.is_empty() {
                looks.tick().await;
            }
        };
        if timeout(SETTLING, settled).await.is_err() {
            for cup in lacking().await {
                let lost = format!("no board of tournament {cup} is shown");
                self.figures.lost.insert(lost);
            }
        }
    }

    /// Waits until the newest board of each game is shown; what never is, is found in the end.
    async fn bring(&self, games: &BTreeMap<u64, Game>) {
        let is_new = |game: &&Game| !self.earlier.contains(&game.id().get());
        let new: Vec<_> = games.values().filter(is_new).collect();
        let brought = async {
            let mut looks = interval(LOOK);
            loop {
                looks.tick().await;
                let mut messages = Vec::new();
                for (_, channel) in &self.open {
                    messages.extend(self.messages(channel).await);
                }
                let boards = Boards::of(&messages, games);
                if new.iter().all(|game| boards.has_newest(game)) {
                    return;
                }
            }
        };
        let _ = timeout(SETTLING, brought).await;
    }

    /// What stands in a channel and its threads.
    async fn messages(&self, channel: &str) -> Vec<Value> {
        let mut messages = self.club.messages(channel).await;
        for thread in self.club.threads(channel).await {
            messages.extend(self.club.messages(&thread).await);
        }
        messages
    }

    /// Checks the database while no bot runs, and gives its games.
    async fn judge(&mut self, when: &str) -> BTreeMap<u64, Game> {
        let store = database::store(&self.club.games());
        let games = check::games_in(&store).await;
        let wrong = store.check().await.unwrap().wrong;
        let mut begun = BTreeSet::new();
        for (cup, _) in &self.open {
            let contest = contest(&store, *cup).await;
            let Some(contest) = contest else {
                let lost = format!("{when}: tournament {cup} is not there");
                self.figures.lost.insert(lost);
                continue;
            };
            for (_, id) in contest.games() {
                begun.insert(id.get());
            }
            halves(&contest, *cup, &games).for_each(|half| {
                self.figures.lost.insert(format!("{when}: {half}"));
            });
        }
        store.close().await.unwrap();
        let known = |id: &&u64| begun.contains(id) || self.earlier.contains(id);
        let strays = games.keys().filter(|id| !known(id));
        let strays = strays.map(|id| format!("{when}: game {id} is of no tournament"));
        self.figures.doubled.extend(strays);
        let wrong = wrong.iter().map(|wrong| format!("{when}: {wrong}"));
        self.figures.illegal.extend(wrong);
        self.figures.games = games.len();
        games
    }

    /// Checks what stands in the channels: each game is shown, and nothing is told twice.
    async fn look_around(&mut self) {
        let store = database::store(&self.club.games());
        let games = check::games_in(&store).await;
        self.earlier.extend(games.keys());
        let mut all = BTreeMap::new();
        for (cup, channel) in &self.open {
            let played = contest(&store, *cup).await;
            let played = played.map_or_else(Vec::new, |contest| {
                contest.games().map(|(_, id)| id.get()).collect()
            });
            all.insert(channel.clone(), played);
        }
        store.close().await.unwrap();
        for (channel, played) in all {
            let threads = self.club.threads(&channel).await;
            if threads.len() > played.len() {
                let (there, played) = (threads.len(), played.len());
                let told = format!("{there} threads of {played} games in {channel}");
                self.figures.doubled.insert(told);
            }
            self.repeated(&self.club.messages(&channel).await);
            let boards = Boards::of(&self.messages(&channel).await, &games);
            boards.twice(&mut self.figures);
            self.figures.boards.extend(boards.messages());
            for id in played {
                if !boards.has_newest(&games[&id]) {
                    let lost = format!("the newest board of game {id} is shown nowhere");
                    self.figures.lost.insert(lost);
                }
            }
        }
    }

    /// Notes what was posted in a channel more than once.
    fn repeated(&mut self, messages: &[Value]) {
        let mut told = BTreeSet::new();
        for message in messages {
            let text = message["content"].as_str().unwrap_or_default().to_owned();
            if !text.is_empty() && !told.insert(text.clone()) {
                self.figures.doubled.insert(format!("posted twice: {text}"));
            }
        }
    }

    /// Leaves the channels, so that the next round does not look at them.
    async fn leave(&mut self) {
        for (_, channel) in std::mem::take(&mut self.open) {
            let path = format!("channels/{channel}");
            let _ = self.club.call(Method::DELETE, &path, Value::Null).await;
        }
    }

    #[expect(
        clippy::print_stdout,
        reason = "the figures are what a long run is for"
    )]
    fn report(&self) {
        println!("{}\n{}", self.figures, self.figures.told());
    }
}

async fn contest(store: &Store, cup: u64) -> Option<Contest> {
    let contest = store.contest(ContestId::new(cup)).await.unwrap();
    contest.map(|(contest, _)| contest)
}

/// The boards of a tournament at which others sit than it says.
fn halves<'a>(
    contest: &'a Contest,
    cup: u64,
    games: &'a BTreeMap<u64, Game>,
) -> impl Iterator<Item = Half> + 'a {
    contest.games().filter_map(move |(at, id)| {
        let (pair, _) = contest.board(at)?;
        let indexes = pair.couple.at_board(at.board);
        let meant = [indexes.black, indexes.white].map(|index| {
            let players = contest.players_at(index, at.board).iter();
            players.map(|member| member.player).collect::<BTreeSet<_>>()
        });
        let game = games.get(&id.get());
        let sits = game.and_then(Game::seats).map(|seats| {
            [seats.black, seats.white].map(|seat| seat.players().collect::<BTreeSet<_>>())
        });
        (sits.as_ref() != Some(&meant)).then(|| Half {
            cup,
            game: id.get(),
            meant,
            sits,
        })
    })
}

/// A board at which others sit than the tournament says.
struct Half {
    cup: u64,
    game: u64,
    meant: [BTreeSet<PlayerId>; 2],
    sits: Option<[BTreeSet<PlayerId>; 2]>,
}

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            cup,
            game,
            meant,
            sits,
        } = self;
        write!(
            f,
            "tournament {cup} has {meant:?} at game {game}, where {sits:?} sit"
        )
    }
}
