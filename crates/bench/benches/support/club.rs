//! The playground with its members, who use it as a person does on its page.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tengen::clock::{Clock as _, SystemClock};
use tengen::game::{ChannelId, ClubId, Game, Place, PlayerId};
use tengen::rules::{ByColor, Move, Position, Rules};
use tengen::store::Store;
use tengen_playground::{Options, Playground, RateLimits};

use super::figure::now;
use super::midgame::{self, Dice};

/// The members' names.
const MEMBERS: [&str; 4] = ["kuro", "shiro", "aka", "ao"];

/// A playground and a connection to its console.
pub(crate) struct Club {
    pub(crate) playground: Playground,
    pub(crate) console: Console,
    id: ClubId,
    /// In the order of [`MEMBERS`].
    players: Vec<PlayerId>,
}

/// The client of the playground's console. Clones share its connections.
#[derive(Clone)]
pub(crate) struct Console {
    url: String,
    client: reqwest::Client,
}

impl Console {
    pub(crate) async fn get(&self, path: &str) -> Value {
        let sent = self.client.get(format!("{}/{path}", self.url)).send().await;
        sent.expect("an answer").json().await.expect("JSON")
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let call = self.client.post(format!("{}/{path}", self.url)).json(&body);
        call.send()
            .await
            .expect("an answer")
            .json()
            .await
            .expect("JSON")
    }
}

impl Club {
    /// Opens a playground without rate limits, which would limit the load.
    pub(crate) async fn open() -> Self {
        let playground = Playground::start(Options {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            traffic_log: None,
            chat_file: None,
            now: Arc::new(|| SystemClock.now().as_millis().unsigned_abs()),
            rate_limits: RateLimits::Off,
        })
        .await
        .expect("a playground");
        let console = Console {
            url: format!("{}/console", playground.url()),
            client: reqwest::Client::builder()
                .no_proxy()
                .build()
                .expect("a client"),
        };
        let state = console.get("state?as=kuro").await;
        let id = ClubId::new(number(&state["guilds"][0]["id"]));
        let mut players = Vec::new();
        for name in MEMBERS {
            let state = console.get(&format!("state?as={name}")).await;
            players.push(PlayerId::new(number(&state["me"]["id"])));
        }
        Self {
            playground,
            console,
            id,
            players,
        }
    }

    /// Game `number` between two of the members after `moves` moves, in a new channel.
    pub(crate) async fn table(&self, store: &Store, number: usize, moves: usize) -> (Game, Table) {
        let black = number % MEMBERS.len();
        let white = (black + 1 + number / MEMBERS.len() % (MEMBERS.len() - 1)) % MEMBERS.len();
        let white = (MEMBERS[white], self.players[white]);
        self.table_against(white, store, number, moves).await
    }

    /// The same against this White, with name and number: a member, or the program.
    pub(crate) async fn table_against(
        &self,
        white: (&'static str, PlayerId),
        store: &Store,
        number: usize,
        moves: usize,
    ) -> (Game, Table) {
        let black = number % MEMBERS.len();
        let members = ByColor {
            black: MEMBERS[black],
            white: white.0,
        };
        let players = ByColor {
            black: self.players[black],
            white: white.1,
        };
        let place = self.channel(&format!("table-{number}")).await;
        let mut dice = Dice::new(number as u64);
        let game = midgame::keep(store, place, players, moves, &mut dice).await;
        let table = Table {
            console: self.console.clone(),
            channel: place.channel,
            rules: game.terms().rules,
            position: game.position().clone(),
            members,
            dice,
        };
        (game, table)
    }

    /// A new channel.
    pub(crate) async fn channel(&self, name: &str) -> Place {
        let channel = self.console.post("channels", json!({ "name": name })).await;
        Place {
            club: Some(self.id),
            channel: ChannelId::new(number(&channel["id"])),
        }
    }
}

/// Two members at a game.
pub(crate) struct Table {
    console: Console,
    channel: ChannelId,
    rules: Rules,
    /// The position that the members see.
    pub(crate) position: Position,
    members: ByColor<&'static str>,
    dice: Dice,
}

impl Table {
    /// Sends `/play` with a legal point; returns the time until the board was posted, or none if the bot did not answer
    /// within Discord's three seconds.
    pub(crate) async fn play(&mut self) -> Option<Duration> {
        let start = now();
        let answer = self.say_move().await;
        let time = start.elapsed();
        if answer["state"] == "failed" {
            // The move was stored, but the answer came too late.
            return None;
        }
        // An answer without a board does not count.
        let picture = &answer["message"]["attachments"][0]["size"];
        assert!(picture.as_u64() > Some(1000), "{answer}");
        Some(time)
    }

    /// Sends `/play` with a legal point; returns the answer.
    pub(crate) async fn say_move(&mut self) -> Value {
        let mv = self.dice.stone(&self.rules, &self.position);
        let Move::Play(point) = mv else {
            panic!("a board without a legal point")
        };
        let options = json!({ "at": point.to_string() });
        let answer = self.say("play", options).await;
        self.rules
            .play(&mut self.position, mv)
            .expect("a legal move");
        answer
    }

    /// Sends a command of the member to move; returns the interaction once it is answered, or after five seconds.
    pub(crate) async fn say(&self, command: &str, options: Value) -> Value {
        let body = json!({
            "as": self.members[self.position.to_move()],
            "channel": self.channel.to_string(),
            "command": command,
            "options": options,
        });
        let interaction = self.console.post("commands", body).await;
        let id = number(&interaction["id"]);
        let path = format!("interactions/{id}?wait=5000");
        self.console.get(&path).await
    }
}

fn number(id: &Value) -> u64 {
    let text = id.as_str().unwrap_or_else(|| panic!("an id, not {id}"));
    text.parse().expect("a number")
}
