//! Weeks of a club while the program is killed again and again: votes that close, the digest and the games of each
//! Monday, Go evenings that are announced, paired and closed. All of it comes once, and none of it is half done.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde_json::{Value, json};
use tengen::evening::Evening;
use tengen::game::{ChannelId, Game, Seat};
use tengen::i18n::say;
use tokio::time::{interval, timeout};

use super::bot::Bot;
use super::check::{self, Boards, Figures};
use super::hands::{Hands, LOOK, has_button, repeated};
use super::ledger::shown;
use crate::support::database;
use crate::support::words::english;

/// Those who are paired each week.
const MEMBERS: [&str; 4] = ["kuro", "shiro", "aka", "ao"];
/// Those who come to an evening.
const GUESTS: [&str; 2] = ["kuro", "shiro"];
/// How often the bot is killed while it does what is due.
const KILLS: usize = 2;
/// How long the bot may take to do what is due once the network is whole: it looks every fifteen seconds.
const SETTLING: Duration = Duration::from_secs(20);
/// How many more hours may pass then: time in which the bot has given no sign of life is an outage, by which votes
/// take longer.
const MORE_HOURS: usize = 4;
const HOUR: u64 = 3_600_000;
/// How long the bot may take to see that the clock was moved, and to be connected anew, in milliseconds.
const FOLLOWS: usize = 400;

/// A run under way.
struct Weeks {
    hands: Hands,
    figures: Figures,
    /// Where the games of the week, the digest and the evenings are.
    channels: [String; 3],
    /// The Mondays so far.
    mondays: usize,
    /// The messages of earlier weeks: the same two are paired in another one.
    earlier: BTreeSet<String>,
}

/// Lives through `weeks` weeks of a club.
pub(super) async fn run(weeks: u64, seed: u64) -> Figures {
    let hands = Hands::new(seed).await;
    let channels = [
        hands.channel("pairs").await,
        hands.channel("news").await,
        hands.channel("evenings").await,
    ];
    let mut run = Weeks {
        hands,
        figures: Figures::default(),
        channels,
        mondays: 0,
        earlier: BTreeSet::new(),
    };
    run.set_up().await;
    for week in 0..weeks {
        run.week(seed + week).await;
        run.figures.rounds += 1;
        if weeks > 1 {
            run.report();
        }
    }
    run.hands.end(run.figures).await
}

impl Weeks {
    /// Turns on what comes by itself.
    async fn set_up(&self) {
        let bot = self.hands.start().await;
        let [pairs, news, evenings] = &self.channels;
        let pairing = json!({ "pairing": "18" });
        let digest = json!({ "digest": "18" });
        let evening = json!({ "weekday": "monday", "time": "19:30", "where": "Swan" });
        let hands = &self.hands;
        hands
            .command("kuro", pairs, "serveradmin open-challenges", pairing)
            .await;
        hands
            .command("kuro", news, "serveradmin club", digest)
            .await;
        hands
            .command("kuro", evenings, "evening create", evening)
            .await;
        for who in MEMBERS {
            hands
                .command(who, pairs, "looking-for-game weekly", json!({}))
                .await;
        }
        bot.stop();
    }

    /// A vote closes, a Monday comes with all that it brings, and an evening is over.
    async fn week(&mut self, seed: u64) {
        let bot = self.hands.start().await;
        let board = self.vote().await;
        self.play().await;
        for who in GUESTS {
            let come = say::evening::button_come();
            let [.., evenings] = &self.channels;
            let card = self.hands.message_with(evenings, &come).await;
            self.hands.send(who, evenings, &card, come).await;
        }
        self.hands.club.break_network(seed).await;
        let bot = self.pass(bot, 2 * HOUR).await;
        self.settle("the vote", async |run| run.has_closed(&board).await)
            .await;
        bot.kill();
        self.judge("after the vote").await;

        let bot = self.hands.start().await;
        self.hands.club.break_network(seed + 1).await;
        let until = self.until_the_evening().await;
        let bot = self.pass(bot, until).await;
        self.mondays += 1;
        self.settle("the Monday", async |run| run.has_monday().await)
            .await;
        bot.kill();
        self.judge("after the Monday").await;

        let bot = self.hands.start().await;
        self.hands.club.break_network(seed + 2).await;
        let bot = self.pair(bot).await;
        let bot = self.pass(bot, 12 * HOUR).await;
        self.settle("the evening", async |run| run.has_next_evening().await)
            .await;
        bot.stop();
        self.judge("after the evening").await;
        self.look_around(&board).await;
    }

    /// Time passes while the bot runs, and it is killed while it does what is due then.
    async fn pass(&mut self, mut bot: Bot, ms: u64) -> Bot {
        self.advance(ms).await;
        self.hands.wait_for(FOLLOWS).await;
        // It looks for what is due as soon as it is connected again.
        let reconnect = json!({ "action": "reconnect" });
        self.hands.club.post("gateway", reconnect).await.unwrap();
        self.hands.wait_for(FOLLOWS).await;
        for _ in 0..KILLS {
            self.hands.wait(500).await;
            bot.kill();
            bot = self.hands.start().await;
        }
        self.hands.wait(500).await;
        self.hands.club.mend_network().await;
        bot
    }

    async fn advance(&self, ms: u64) {
        let body = json!({ "advance_ms": ms });
        self.hands.club.post("clock", body).await.unwrap();
    }

    /// A game against a channel in which two members have voted.
    async fn vote(&self) -> String {
        let hands = &self.hands;
        let channel = hands.channel("vote").await;
        let options = json!({ "size": 5, "hours": "1", "colour": "black", "where": "here" });
        hands
            .command("kuro", &channel, "together against", options)
            .await;
        let accept = say::challenge::button_accept();
        let card = hands.message_with(&channel, &accept).await;
        hands.send("shiro", &channel, &card, accept).await;
        for (who, at) in [("kuro", "C3"), ("shiro", "B2"), ("aka", "B2")] {
            hands
                .command(who, &channel, "play", json!({ "at": at }))
                .await;
        }
        channel
    }

    /// A game is played to its end, of which the digest tells.
    async fn play(&self) {
        let [_, news, _] = &self.channels;
        let hands = &self.hands;
        let options = json!({ "size": "5", "where": "here", "opponent": "@shiro" });
        let card = hands.command("kuro", news, "challenge", options).await;
        let accept = say::challenge::button_accept();
        hands.send("shiro", news, &card["message"], accept).await;
        for who in GUESTS {
            hands
                .command(who, news, "play", json!({ "at": "C3" }))
                .await;
        }
        let asked = hands.command("kuro", news, "game resign", json!({})).await;
        let resign = say::table::button_resign();
        hands.send("kuro", news, &asked["message"], resign).await;
    }

    /// Those who have come are paired while the bot is killed.
    async fn pair(&mut self, bot: Bot) -> Bot {
        let [.., evenings] = &self.channels;
        let pair = say::evening::button_pair();
        let card = self.hands.message_with(evenings, &pair).await;
        self.hands.press("kuro", evenings, &card, pair).await;
        self.hands.wait(80).await;
        bot.kill();
        self.hands.start().await
    }

    /// How many milliseconds pass until the evening has been under way for half an hour.
    async fn until_the_evening(&self) -> u64 {
        let state = self.hands.club.get("state?as=kuro").await;
        let events = state["guilds"][0]["events"].as_array().unwrap();
        let begins = events.first().expect("Discord has its event")["scheduled_start_time"]
            .as_str()
            .unwrap();
        let begins: jiff::Timestamp = begins.parse().unwrap();
        let now = state["now"].as_i64().unwrap();
        (begins.as_millisecond() - now).unsigned_abs() + HOUR / 2
    }

    /// Waits until `has_come` says so; notes what never comes.
    async fn settle(&mut self, what: &str, has_come: impl AsyncFn(&Self) -> bool) {
        for _ in 0..=MORE_HOURS {
            let come = async {
                let mut looks = interval(LOOK);
                while !has_come(self).await {
                    looks.tick().await;
                }
            };
            if timeout(SETTLING, come).await.is_ok() {
                return;
            }
            self.advance(HOUR).await;
        }
        let week = self.figures.rounds;
        let lost = format!("week {week}: {what} has not come about");
        self.figures.lost.insert(lost);
    }

    /// How many votes in a channel were told to be over.
    async fn closed(&self, board: &str) -> usize {
        let point = tengen::rules::Point::new(1, 1).expect("it is on the board");
        let closed = english(say::vote::closed(point, 2, 2, String::new()));
        let messages = self.hands.club.messages(board).await;
        let text = |message: &Value| message["content"].as_str().unwrap_or_default().to_owned();
        let told = messages.iter().map(text);
        told.filter(|text| text.contains(closed.trim_end())).count()
    }

    async fn has_closed(&self, board: &str) -> bool {
        let messages = self.hands.club.messages(board).await;
        let newest = messages.iter().filter_map(shown).map(|(_, at)| at).max();
        // Challenge, stone, and the stone that was voted for.
        self.closed(board).await > 0 && newest.is_some_and(|at| at >= 4)
    }

    /// The digest has come, and so have the week's games and the call to the evening.
    async fn has_monday(&self) -> bool {
        self.digests().await >= self.mondays
            && self.weekly_games().await.len() >= self.mondays * MEMBERS.len() / 2
            && self.cards().await.len() == 1
    }

    async fn digests(&self) -> usize {
        let [_, news, _] = &self.channels;
        let title = english(say::digest::title());
        let messages = self.hands.club.messages(news).await;
        let has = |message: &&Value| {
            let mut embeds = message["embeds"].as_array().into_iter().flatten();
            embeds.any(|embed| embed["title"] == title.as_str())
        };
        messages.iter().filter(has).count()
    }

    /// The games that are shown where those of the week are.
    async fn weekly_games(&self) -> BTreeSet<u64> {
        let [pairs, ..] = &self.channels;
        let messages = self.hands.messages(pairs).await;
        messages
            .iter()
            .filter_map(shown)
            .map(|(id, _)| id)
            .collect()
    }

    /// The messages at which one can come to the evening.
    async fn cards(&self) -> Vec<Value> {
        let [.., evenings] = &self.channels;
        let come = english(say::evening::button_come());
        let mut messages = self.hands.club.messages(evenings).await;
        messages.retain(|message| has_button(message, &come));
        messages
    }

    /// The next evening is told of in one message, where nobody has signed up yet.
    async fn has_next_evening(&self) -> bool {
        let nobody = english(say::evening::nobody());
        let cards = self.cards().await;
        cards.len() == 1 && cards[0].to_string().contains(&nobody)
    }

    /// Checks the database while no bot runs.
    async fn judge(&mut self, when: &str) {
        let store = database::store(&self.hands.club.games());
        let games = check::games_in(&store).await;
        let wrong = store.check().await.unwrap().wrong;
        let week = self.figures.rounds;
        let wrong = wrong
            .iter()
            .map(|wrong| format!("week {week}, {when}: {wrong}"));
        self.figures.illegal.extend(wrong);
        self.figures.games = games.len();
        let [_, news, evenings] = &self.channels;
        let evening = store.activity::<Evening>(ChannelId::new(evenings.parse().unwrap()));
        if evening.await.unwrap().is_none() {
            let lost = format!("week {week}, {when}: the evening is not there");
            self.figures.lost.insert(lost);
        }
        store.close().await.unwrap();
        let news = self.hands.club.messages(news).await;
        let in_news: BTreeSet<_> = news.iter().filter_map(shown).map(|(id, _)| id).collect();
        let elsewhere = games
            .values()
            .filter(|game| !in_news.contains(&game.id().get()));
        self.pairs(elsewhere, when);
    }

    /// Each member has one game a week there.
    fn pairs<'a>(&mut self, games: impl Iterator<Item = &'a Game>, when: &str) {
        let week = self.figures.rounds;
        let mut each: BTreeMap<_, usize> = BTreeMap::new();
        for seats in games.filter_map(Game::seats) {
            let players: Vec<_> = [seats.black, seats.white]
                .into_iter()
                .flat_map(Seat::players)
                .collect();
            // All other games are against a channel.
            if players.iter().all(|who| who.team_channel().is_none()) {
                for who in players {
                    *each.entry(who).or_default() += 1;
                }
            }
        }
        let uneven = each.iter().filter(|(_, games)| **games != self.mondays);
        let told = uneven
            .map(|(who, games)| format!("week {week}, {when}: {who:?} has {games} weekly games"));
        self.figures.doubled.extend(told);
    }

    /// Checks what stands in the channels: nothing was told twice, and Discord has one event.
    async fn look_around(&mut self, board: &str) {
        let week = self.figures.rounds;
        let store = database::store(&self.hands.club.games());
        let games = check::games_in(&store).await;
        store.close().await.unwrap();
        let state = self.hands.club.get("state?as=kuro").await;
        let events = state["guilds"][0]["events"].as_array().unwrap().len();
        let counts = [
            ("digests", self.digests().await, self.mondays),
            ("votes that were closed", self.closed(board).await, 1),
            ("events at Discord", events, 1),
        ];
        for (what, there, wanted) in counts {
            if there != wanted {
                let told = format!("week {week}: {there} {what} in place of {wanted}");
                self.figures.doubled.insert(told);
            }
        }
        for channel in self.channels.iter().map(String::as_str).chain([board]) {
            let posted = self.hands.messages(channel).await;
            let id = |message: &Value| message["id"].to_string();
            let mut new = posted.clone();
            new.retain(|message| !self.earlier.contains(&id(message)));
            self.earlier.extend(new.iter().map(id));
            repeated(&new, &mut self.figures);
            let boards = Boards::of(&posted, &games);
            boards.twice(&mut self.figures);
            self.figures.boards.extend(boards.messages());
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
