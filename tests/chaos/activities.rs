//! Tournaments of a club while the program is killed again and again: published rounds, new games, substitutes. Nothing
//! is lost, doubled or half done.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tengen::contest::{Contest, ContestId};
use tengen::game::{Game, PlayerId};
use tengen::i18n::say;
use tengen::store::Store;
use tokio::time::{interval, timeout};

use super::check::{self, Boards, Figures};
use super::hands::{Hands, POLL_INTERVAL, has_button, repeated};
use crate::support::database;
use crate::support::words::english;

/// Concurrent tournaments: each has one game and one player with a bye.
const TOURNAMENTS: usize = 3;
const PLAYERS: [&str; 3] = ["kuro", "shiro", "aka"];
/// The substitute for a player.
const SUBSTITUTE: &str = "ao";
/// Maximum time to deliver the outbox once the network works again.
const SETTLE_TIMEOUT: Duration = Duration::from_secs(30);

/// The state of a run.
struct Run {
    hands: Hands,
    figures: Figures,
    /// The tournaments so far.
    cups: u64,
    /// Tournaments in progress, with their channels.
    open: Vec<(u64, String)>,
    /// The games of rounds before this one.
    earlier: BTreeSet<u64>,
}

/// Plays `rounds` rounds of new tournaments.
pub(super) async fn run(rounds: u64, seed: u64) -> Figures {
    let mut run = Run {
        hands: Hands::new(seed).await,
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
    run.hands.end(run.figures).await
}

impl Run {
    /// Publishes a round, starts its games, and substitutes a player; each with a kill in the middle.
    async fn round(&mut self, seed: u64) {
        let bot = self.hands.start().await;
        for _ in 0..TOURNAMENTS {
            self.enter().await;
        }
        let proposals = self.pair().await;
        self.hands.club.break_network(seed).await;
        for (channel, question) in &proposals {
            let publish = say::tournament::button_publish();
            self.hands.send("kuro", channel, question, publish).await;
        }
        self.hands.wait(120).await;
        bot.kill();
        self.judge("published").await;
        // The first tick makes the games.
        let bot = self.hands.start().await;
        self.hands.wait(300).await;
        bot.kill();
        self.judge("begun").await;
        let bot = self.hands.start().await;
        self.hands.club.mend_network().await;
        self.settle().await;
        self.substitute().await;
        bot.kill();
        let games = self.judge("substituted").await;
        let bot = self.hands.start().await;
        self.bring(&games).await;
        self.end().await;
        bot.stop();
        self.judge("at the end").await;
        self.look_around().await;
        self.leave().await;
    }

    /// Ends the tournaments: an organiser can have only a few at once.
    async fn end(&self) {
        for (_, channel) in &self.open {
            let end = say::tournament::button_end();
            let card = self.hands.message_with(channel, &end).await;
            let asked = self.hands.send("kuro", channel, &card, end.clone()).await;
            self.hands
                .send("kuro", channel, &asked["message"], end)
                .await;
        }
    }

    /// Creates a new tournament, which all players enter.
    async fn enter(&mut self) {
        self.cups += 1;
        let name = format!("cup-{}", self.cups);
        let channel = self.hands.channel(&name).await;
        let options = json!({ "name": name, "system": "swiss", "size": 9 });
        let create = "tournament create";
        self.hands.command("kuro", &channel, create, options).await;
        for who in PLAYERS {
            let entered = say::tournament::button_enter();
            let message = self.hands.message_with(&channel, &entered).await;
            self.hands.send(who, &channel, &message, entered).await;
        }
        self.open.push((self.cups, channel));
    }

    /// Has the next round of each tournament paired; the questions whether to publish it.
    async fn pair(&self) -> Vec<(String, Value)> {
        let mut questions = Vec::new();
        for (_, channel) in &self.open {
            let pair = say::tournament::button_pair(1);
            let message = self.hands.message_with(channel, &pair).await;
            let asked = self.hands.send("kuro", channel, &message, pair).await;
            questions.push((channel.clone(), asked["message"].clone()));
        }
        questions
    }

    /// Substitutes a player in each tournament, and kills the bot meanwhile.
    async fn substitute(&mut self) {
        let out = PLAYERS[self.hands.random.below(PLAYERS.len())];
        for (cup, channel) in self.open.clone() {
            let options = json!({
                "player": format!("@{out}"), "substitute": format!("@{SUBSTITUTE}"),
                "tournament": cup.to_string(),
            });
            let body = json!({
                "as": "kuro", "channel": channel, "command": "tournament substitute",
                "options": options,
            });
            // The last one is not awaited.
            self.hands.club.post("commands", body).await.unwrap();
        }
        self.hands.wait(60).await;
    }

    /// Waits until a game has begun in each tournament; notes those in which none ever does.
    async fn settle(&mut self) {
        let play = english(say::table::button_play());
        let lacking = async || {
            let mut lacking = Vec::new();
            for (cup, channel) in &self.open {
                let mut boards = 0;
                for thread in self.hands.club.threads(channel).await {
                    let messages = self.hands.club.messages(&thread).await;
                    let has = |message: &&Value| has_button(message, &play);
                    boards += messages.iter().filter(has).count();
                }
                if boards == 0 {
                    lacking.push(*cup);
                }
            }
            lacking
        };
        let settled = async {
            let mut looks = interval(POLL_INTERVAL);
            while !lacking().await.is_empty() {
                looks.tick().await;
            }
        };
        if timeout(SETTLE_TIMEOUT, settled).await.is_err() {
            for cup in lacking().await {
                let lost = format!("no board of tournament {cup} is shown");
                self.figures.lost.insert(lost);
            }
        }
    }

    /// Waits until the newest board of each game is shown; a missing one is reported at the end.
    async fn bring(&self, games: &BTreeMap<u64, Game>) {
        let is_new = |game: &&Game| !self.earlier.contains(&game.id().get());
        let new: Vec<_> = games.values().filter(is_new).collect();
        let brought = async {
            let mut looks = interval(POLL_INTERVAL);
            loop {
                looks.tick().await;
                let mut messages = Vec::new();
                for (_, channel) in &self.open {
                    messages.extend(self.hands.messages(channel).await);
                }
                let boards = Boards::of(&messages, games);
                if new.iter().all(|game| boards.has_newest(game)) {
                    return;
                }
            }
        };
        let _ = timeout(SETTLE_TIMEOUT, brought).await;
    }

    /// Checks the database while no bot runs; its games.
    async fn judge(&mut self, when: &str) -> BTreeMap<u64, Game> {
        let store = database::store(&self.hands.club.games());
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

    /// Checks the channels: each game is shown, and no message is repeated.
    async fn look_around(&mut self) {
        let store = database::store(&self.hands.club.games());
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
            let threads = self.hands.club.threads(&channel).await;
            if threads.len() > played.len() {
                let (there, played) = (threads.len(), played.len());
                let told = format!("{there} threads of {played} games in {channel}");
                self.figures.doubled.insert(told);
            }
            let posted = self.hands.club.messages(&channel).await;
            repeated(&posted, &mut self.figures);
            let boards = Boards::of(&self.hands.messages(&channel).await, &games);
            boards.note_repeats(&mut self.figures);
            self.figures.boards.extend(boards.messages());
            for id in played {
                if !boards.has_newest(&games[&id]) {
                    let lost = format!("the newest board of game {id} is shown nowhere");
                    self.figures.lost.insert(lost);
                }
            }
        }
    }

    /// Deletes the channels, so that the next round does not check them.
    async fn leave(&mut self) {
        for (_, channel) in std::mem::take(&mut self.open) {
            let path = format!("channels/{channel}");
            let _ = self
                .hands
                .club
                .call(Method::DELETE, &path, Value::Null)
                .await;
        }
    }

    #[expect(
        clippy::print_stdout,
        reason = "the figures are what a long run is for"
    )]
    fn report(&self) {
        println!("{}\n{}", self.figures, self.figures.violations());
    }
}

async fn contest(store: &Store, cup: u64) -> Option<Contest> {
    let contest = store.contest(ContestId::new(cup)).await.unwrap();
    contest.map(|(contest, _)| contest)
}

/// The boards whose games have other players than the tournament says.
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

/// A board whose game has other players than the tournament says.
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
