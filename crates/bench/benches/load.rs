//! Load test: 500 moves a second for a minute.
//!
//! Playground, bot and members run in one process and share its cores, as in `answer`;
//! every move is durable before its answer, and every answer has the picture of its board.
//! Moves come at a fixed rate, whether or not earlier ones have been answered.
//! A time begins when a move was scheduled, so that waiting in queues is included.
//!
//! `cargo bench -p tengen-bench --bench load`, for ten seconds `cargo bench -p tengen-bench --bench load -- 10`,
//! and for ten seconds 200 moves a second `cargo bench -p tengen-bench --bench load -- 10 200`;
//! with the address of an empty PostgreSQL database after that, the same follows on PostgreSQL,
//! and with `-- 10 200 3 postgres://…` three bots take turns there, each with separate connections,
//! as three processes behind a balancer would; but here they share one process: its runtime, its memory and its renderer.

#[path = "support/serve.rs"]
mod serve;
mod support;

use std::sync::Arc;
use std::time::Duration;

use serve::{ConnectedBot, TOKEN, processor_seconds};
use support::club::{Club, Table};
use support::figure::{Times, now, print_head};
use tengen::bot::Bot;
use tengen::clock::SystemClock;
use tengen::config::Config;
use tengen::discord::{Endpoint, Session, Token};
use tengen::store::{Faults, Server, Store};
use tokio::time::{Instant, MissedTickBehavior, interval_at};

/// Default number of moves a second, all tables together.
const MOVES_A_SECOND: u32 = 500;
/// Default number of tables: each makes a move every two seconds.
const TABLES: u32 = 1000;
/// Moves played before.
const MOVES: usize = 60;
/// Number of first moves at each table that are reported separately: at the first one no cache has the board, and the
/// next ones may queue behind a thousand such boards.
const FIRST: usize = 3;
/// Default duration, in seconds.
const SECONDS: u32 = 60;

#[tokio::main]
async fn main() {
    // Cargo adds a flag.
    let mut asked = std::env::args().filter_map(|word| word.parse().ok());
    let seconds = asked.next().unwrap_or(SECONDS);
    let rate = asked.next().unwrap_or(MOVES_A_SECOND);
    let bots = asked.next().unwrap_or(1);
    let url = std::env::args().find(|word| word.starts_with("postgres://"));
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let store = Store::open(folder.path(), 32).expect("a database");
    measure("sled", vec![store], seconds, rate).await;
    if let Some(url) = url {
        let mut stores = Vec::new();
        for _ in 0..bots.max(1) {
            stores.push(connected(url.clone()).await);
        }
        measure("PostgreSQL", stores, seconds, rate).await;
    }
}

/// The database at `url`, with the bot's default number of connections.
async fn connected(url: String) -> Store {
    let server = Server {
        url,
        password: None,
        ca_file: None,
        connections: 16,
        chance: Arc::new(rand::random::<f64>),
    };
    let store = Store::connect(&server, Faults::default()).await;
    store.expect("a database")
}

#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
async fn measure(engine: &str, stores: Vec<Store>, seconds: u32, rate: u32) {
    let club = Club::open().await;
    let mut tables = Vec::new();
    for number in 0..TABLES as usize {
        tables.push(club.table(&stores[0], number, MOVES).await.1);
    }
    let mut bots: Vec<_> = stores
        .iter()
        .map(|store| serve::bot(store, Arc::new(SystemClock)))
        .collect();
    let serving = match bots.len() {
        1 => vec![ConnectedBot::start(bots.remove(0), &club).await],
        _ => in_turn(bots, &club).await,
    };
    let each = seconds * rate / TABLES;
    let pause = Duration::from_secs(1) * TABLES / rate;
    let (start, used) = (now(), processor_seconds());
    let begin = Instant::from_std(start);
    let playing = tables.into_iter().zip(0..).map(|(table, number)| {
        let first = begin + pause * number / TABLES;
        tokio::spawn(play(table, each, first, pause))
    });
    let (mut times, mut later) = (Times::default(), Times::default());
    for table in playing.collect::<Vec<_>>() {
        let took = table.await.expect("no panic");
        took.iter().for_each(|&time| times.add_result(time));
        took.iter()
            .skip(FIRST)
            .for_each(|&time| later.add_result(time));
    }
    let (seconds, used) = (start.elapsed().as_secs_f64(), processor_seconds() - used);
    let moves = each * TABLES;
    let processes = serving.len();
    print_head(&format!(
        "from /play to the board, on {engine}, bots: {processes}"
    ));
    times.print(&format!("{rate} moves a second"));
    later.print(&format!("after the first {FIRST} at each table"));
    println!(
        "  {moves} moves in {seconds:.1} s, {:.2} ms of processor time each",
        used * 1000.0 / f64::from(moves)
    );
    for bot in serving {
        bot.stop().await;
    }
    for store in stores {
        store.close().await.expect("a closed database");
    }
    club.playground.stop().await;
}

/// Sends interactions over HTTP to the `bots` in turn, as a load balancer does.
async fn in_turn(bots: Vec<Arc<Bot>>, club: &Club) -> Vec<ConnectedBot> {
    let endpoint = Endpoint::Playground(club.playground.url().parse().expect("an address"));
    let token = Token::parse(TOKEN).expect("a token");
    let key = club.playground.public_key();
    let settings = format!("[http]\nlisten = \"127.0.0.1:0\"\npublic_key = \"{key}\"\n");
    let http = Config::parse(&settings)
        .expect("settings")
        .http
        .endpoint()
        .expect("good settings")
        .expect("both are given");
    let (mut urls, mut serving) = (Vec::new(), Vec::new());
    for bot in bots {
        let session = Session::listen(bot, &endpoint, &token, http)
            .await
            .expect("a session");
        urls.push(format!(
            "http://{}/",
            session.address().expect("it listens")
        ));
        serving.push(ConnectedBot::ready(session).await);
    }
    let posted = club.playground.post_interactions(&urls);
    posted.expect("addresses");
    serving
}

/// Makes `moves` moves, one every `pause`, the first at `first`; none for those that failed.
async fn play(
    mut table: Table,
    moves: u32,
    first: Instant,
    pause: Duration,
) -> Vec<Option<Duration>> {
    let mut due = interval_at(first, pause);
    due.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let mut times = Vec::new();
    for _ in 0..moves {
        let late = due.tick().await.elapsed();
        times.push(table.play().await.map(|time| late + time));
    }
    times
}
