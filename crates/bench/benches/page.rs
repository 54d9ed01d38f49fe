//! Time from a touch on the page until the opponent sees the stone, and the cost of the page for the chat.
//!
//! Playground, bot and members run in one process and share its cores. A time begins when a member's browser sends the
//! touch and ends when the opponent's browser, notified by its stream, has read the board with the stone.
//!
//! `cargo bench -p tengen-bench --bench page`

#[path = "support/serve.rs"]
mod serve;
mod support;
#[path = "support/think.rs"]
mod think;

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Client, Response};
use serve::{ConnectedBot, processor_seconds};
use support::club::{Club, Table};
use support::figure::{Times, now, print_head};
use support::midgame::{self, Dice};
use tengen::bot::features::page::visits::{self, Secret};
use tengen::bot::games::facts::Page;
use tengen::bot::{Bot, Services};
use tengen::clock::SystemClock;
use tengen::config::Origin;
use tengen::discord::{Endpoint, Session, Token};
use tengen::game::{Game, GameId, Place, PlayerId};
use tengen::rules::{ByColor, Color, Move, Position, Rules};
use tengen::store::Store;
use tengen::web::{self, Web};
use think::think;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// Games at once.
const GAMES: usize = 100;
/// Moves played before.
const MOVES: usize = 215;
/// Moves of each game.
const TOUCHES: usize = 10;
/// Average thinking time: a hundred games make fifty moves a second.
const THINKING: Duration = Duration::from_secs(2);
/// Moves in the chat of each game at a time.
const PLAYED: usize = 10;
/// Games of the four members of the chat that are also open on the page: each may have six live boards.
const OPEN: usize = 12;
/// The first number of the players who use the page alone, and are not on the server.
const STRANGERS: u64 = 1_000_000;

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
async fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let store = Store::open(folder.path(), 32).expect("a database");
    let club = Club::open().await;
    let (mut games, mut tables) = (Vec::new(), Vec::new());
    for number in 0..GAMES {
        let (game, table) = club.table(&store, number, MOVES).await;
        games.push(game.id());
        tables.push(table);
    }
    println!("{GAMES} games of Go, 19x19, after {MOVES} moves");

    print_head("from /play to the board");
    // A warm-up.
    for what in ["(the first moves)", "no page"] {
        tables = chat_alone(what, &store, &club, tables).await;
    }
    let site = Site::open(&store, &club).await;
    let boards = site.boards(&store, &games[..OPEN]).await;
    let following = boards
        .into_iter()
        .flat_map(|boards| [boards.black, boards.white]);
    let following: Vec<_> = following
        .map(|browser| tokio::spawn(browser.follow()))
        .collect();
    tables = chat(&format!("{} boards open", following.len()), tables).await;
    following.iter().for_each(JoinHandle::abort);
    site.close().await;
    drop(chat_alone("no page, once more", &store, &club, tables).await);

    print_head("from a touch to the stone at the opponent's");
    let mut games = Vec::new();
    for number in 0..GAMES {
        let place = club.channel(&format!("page-{number}")).await;
        let first = STRANGERS + 2 * number as u64;
        let players = ByColor {
            black: first,
            white: first + 1,
        }
        .map(PlayerId::new);
        let mut dice = Dice::new(number as u64);
        let game = midgame::keep(&store, place, players, MOVES, &mut dice).await;
        games.push(game.id());
    }
    let site = Site::open(&store, &club).await;
    touch(site.boards(&store, &games).await).await;
    site.close().await;
    store.close().await.expect("a closed database");
    club.playground.stop().await;
}

/// Moves in the chat without a page.
async fn chat_alone(what: &str, store: &Store, club: &Club, tables: Vec<Table>) -> Vec<Table> {
    let serving = ConnectedBot::start(serve::bot(store, Arc::new(SystemClock)), club).await;
    let tables = chat(what, tables).await;
    serving.stop().await;
    tables
}

/// The bot with its page.
struct Site {
    bot: Arc<Bot>,
    origin: Origin,
    serving: ConnectedBot,
    stop: CancellationToken,
    served: JoinHandle<()>,
}

impl Site {
    async fn open(store: &Store, club: &Club) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
        let listener = listener.expect("a free port");
        let origin = Origin::of_local(listener.local_addr().expect("an address"));
        let services = Services::clone(serve::bot(store, Arc::new(SystemClock)).services());
        let bot = Arc::new(Bot::new(services.with(Page(Some(origin.clone())))));
        let endpoint = Endpoint::Playground(club.playground.url().parse().expect("an address"));
        let token = Token::parse(serve::TOKEN).expect("a token");
        let session = Session::connect(Arc::clone(&bot), &endpoint, &token).await;
        let session = session.expect("a session");
        let stop = CancellationToken::new();
        let web = Web::new(
            Arc::clone(&bot),
            session.out(),
            origin.clone(),
            stop.clone(),
        );
        let served = tokio::spawn(web::serve(listener, web));
        Self {
            bot,
            origin,
            serving: ConnectedBot::ready(session).await,
            stop,
            served,
        }
    }

    /// The boards of both players of each game.
    async fn boards(&self, store: &Store, games: &[GameId]) -> Vec<Boards> {
        let mut boards = Vec::new();
        for game in games {
            let game = store.game(*game).await.expect("a game that can be read");
            boards.push(Boards::open(self, &game.expect("the game")).await);
        }
        boards
    }

    async fn close(self) {
        self.stop.cancel();
        self.served.await.expect("no panic");
        self.serving.stop().await;
    }
}

/// Plays on all boards at once; prints the times until the stones are seen.
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
async fn touch(boards: Vec<Boards>) {
    let used = processor_seconds();
    let playing = boards.into_iter().zip(1..);
    let playing = playing.map(|(board, seed)| tokio::spawn(board.play(Dice::new(seed))));
    let (mut times, mut count) = (Times::default(), 0.0);
    for playing in playing.collect::<Vec<_>>() {
        let took = playing.await.expect("no panic");
        count += took.len() as f64;
        took.into_iter().for_each(|time| times.add(time));
    }
    let seconds = THINKING.as_secs();
    times.print(&format!("{GAMES} games, each player thinks {seconds} s"));
    let each = (processor_seconds() - used) * 1000.0 / count;
    println!("  {each:.1} ms of processor time each");
}

/// Moves in the chat by all tables at once.
async fn chat(what: &str, tables: Vec<Table>) -> Vec<Table> {
    let playing = tables.into_iter().zip(1..).map(|(mut table, seed)| {
        tokio::spawn(async move {
            let mut dice = Dice::new(seed);
            let mut times = Vec::new();
            for _ in 0..PLAYED {
                think(THINKING, &mut dice).await;
                times.push(table.play().await);
            }
            (times, table)
        })
    });
    let (mut times, mut left) = (Times::default(), Vec::new());
    for playing in playing.collect::<Vec<_>>() {
        let (took, table) = playing.await.expect("no panic");
        took.into_iter().for_each(|time| times.add_result(time));
        left.push(table);
    }
    times.print(what);
    left
}

/// The boards of a game in the browsers of its two players.
struct Boards {
    rules: Rules,
    position: Position,
    black: Browser,
    white: Browser,
}

impl Boards {
    async fn open(site: &Site, game: &Game) -> Self {
        let of = |color: Color| {
            let seats = game.seats().expect("a game that has begun");
            seats[color].players().next().expect("a player")
        };
        Self {
            rules: game.terms().rules,
            position: game.position().clone(),
            black: Browser::open(site, game, of(Color::Black)).await,
            white: Browser::open(site, game, of(Color::White)).await,
        }
    }

    /// Plays both sides in turn; returns the time until each stone was seen.
    async fn play(mut self, mut dice: Dice) -> Vec<Duration> {
        let mut times = Vec::new();
        for _ in 0..TOUCHES {
            think(THINKING, &mut dice).await;
            let Move::Play(point) = dice.stone(&self.rules, &self.position) else {
                panic!("a board without a legal point")
            };
            let (mover, other) = match self.position.to_move() {
                Color::Black => (&mut self.black, &mut self.white),
                Color::White => (&mut self.white, &mut self.black),
            };
            mover.read().await;
            let name = point.to_string();
            let start = now();
            tokio::join!(mover.touch(&name), other.see(&name));
            times.push(start.elapsed());
            let played = self.rules.play(&mut self.position, Move::Play(point));
            played.expect("a legal move");
        }
        times
    }
}

/// A browser with a board and its stream.
struct Browser {
    client: Client,
    url: String,
    cookie: String,
    key: String,
    seen: String,
    stream: Response,
}

impl Browser {
    async fn open(site: &Site, game: &Game, player: PlayerId) -> Self {
        let (services, origin) = (site.bot.services(), &site.origin);
        let random = (services.random)();
        // Discord does not know these players: their board is opened from a conversation.
        let is_stranger = (STRANGERS..STRANGERS + 2 * GAMES as u64).contains(&player.get());
        let place = Place {
            club: game.place().club.filter(|_| !is_stranger),
            ..game.place()
        };
        let link = Secret::new(player, random);
        let given = visits::give_link(services, link, game.id(), place, services.now());
        given.await.expect("a link");
        let link = link.write();
        let client = Client::builder().no_proxy().redirect(Policy::none());
        let client = client.build().expect("a client");
        let opened = client
            .post(format!("{}/open/{link}", origin.as_str()))
            .send()
            .await;
        let opened = opened.expect("an answer");
        let cookie = opened.headers().get("set-cookie").expect("a cookie");
        let cookie = cookie.to_str().expect("text").split(';').next();
        let cookie = cookie.expect("a value").to_owned();
        let url = format!("{}/game/{}", origin.as_str(), game.id());
        let stream = client.get(format!("{url}/live")).header("cookie", &cookie);
        let stream = stream.send().await.expect("a stream");
        let mut browser = Self {
            client,
            url,
            cookie,
            key: String::new(),
            seen: String::new(),
            stream,
        };
        let page = browser.read().await;
        browser.key = hidden(&page, "key");
        browser.stream.chunk().await.expect("a stream");
        browser
    }

    /// The current board.
    async fn read(&mut self) -> String {
        let page = self.client.get(&self.url).header("cookie", &self.cookie);
        let page = page.header("x-part", "1").send().await.expect("an answer");
        let page = page.text().await.expect("text");
        self.seen = hidden(&page, "seen");
        page
    }

    async fn touch(&self, point: &str) {
        let fields = [
            ("key", &*self.key),
            ("seen", &*self.seen),
            ("point", point),
            ("sure", "1"),
        ];
        let sent = self.client.post(&self.url).header("cookie", &self.cookie);
        let sent = sent.header("x-part", "1").form(&fields).send().await;
        let answer = sent.expect("an answer").text().await.expect("text");
        assert!(answer.contains(&format!("\"{point}, ")), "{answer}");
    }

    /// Reads the board after each change.
    async fn follow(mut self) {
        while let Ok(Some(_)) = self.stream.chunk().await {
            self.read().await;
        }
    }

    /// Waits until the board shows a stone on `point`.
    async fn see(&mut self, point: &str) {
        let stone = [format!("\"{point}, Black"), format!("\"{point}, White")];
        loop {
            self.stream
                .chunk()
                .await
                .expect("a stream")
                .expect("it goes on");
            let page = self.read().await;
            if stone.iter().any(|stone| page.contains(stone)) {
                return;
            }
        }
    }
}

/// The value of the first hidden field of this name.
fn hidden(page: &str, name: &str) -> String {
    let field = format!("name=\"{name}\" value=\"");
    let (_, rest) = page.split_once(&field).expect("a board");
    rest.split('"').next().unwrap_or_default().to_owned()
}
