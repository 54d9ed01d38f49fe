//! The cost of a flooding member to the others: moves at a few tables, first in quiet, then while one member asks for
//! challenges, puzzles, lists and suggestions as fast as answers come.
//!
//! Playground, bot and members run in one process and share its cores, as in `answer`; the bounds are those of the
//! example settings. The answers to the flood are printed, too: the numbers of granted and of refused requests.
//!
//! `cargo bench -p tengen-bench --bench flood`, for ten seconds each `cargo bench -p tengen-bench --bench flood -- 10`

#[path = "support/play.rs"]
mod play;
#[path = "support/serve.rs"]
mod serve;
mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use play::play;
use serde_json::{Value, json};
use serve::{ConnectedBot, processor_seconds};
use support::club::{Club, Console};
use support::figure::{now, print_head};
use tengen::clock::SystemClock;
use tengen::store::Store;
use tokio::task::JoinSet;

const TABLES: usize = 20;
/// Moves played before.
const MOVES: usize = 60;
/// Interval between moves at each table.
const PAUSE: Duration = Duration::from_millis(500);
/// Default duration of each part, in seconds.
const SECONDS: u32 = 20;
/// Concurrent requests of the flooding member.
const HANDS: usize = 8;

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
async fn main() {
    // Cargo adds a flag.
    let mut asked = std::env::args().filter_map(|word| word.parse().ok());
    let seconds = asked.next().unwrap_or(SECONDS);
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let store = Store::open(folder.path(), 32).expect("a database");
    let club = Club::open().await;
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(club.table(&store, number, MOVES).await.1);
    }
    let flooded = club.channel("flooded").await.channel.to_string();
    let serving = ConnectedBot::start(serve::bot(&store, Arc::new(SystemClock)), &club).await;
    print_head("from /play to the board");
    // Warm-up: the first boards of all tables are drawn from scratch.
    let (mut tables, _) = play(tables, PAUSE, 2).await;
    for what in ["in quiet", "while one member floods"] {
        let flood = Flood::default();
        let mut workers = JoinSet::new();
        if what != "in quiet" {
            for hand in 0..HANDS {
                workers.spawn(
                    flood
                        .clone()
                        .run(club.console.clone(), flooded.clone(), hand),
                );
            }
        }
        let (start, used) = (now(), processor_seconds());
        let (played, times) = play(tables, PAUSE, seconds).await;
        tables = played;
        flood.0.over.store(true, Ordering::SeqCst);
        while workers.join_next().await.is_some() {}
        let (time, used) = (start.elapsed().as_secs_f64(), processor_seconds() - used);
        times.print(what);
        let [public, private] =
            [&flood.0.public, &flood.0.private].map(|count| count.load(Ordering::SeqCst));
        println!(
            "  {:.2} processors; of the flood {public} in public, {private} in private or refused",
            used / time
        );
    }
    serving.stop().await;
    store.close().await.expect("a closed database");
    club.playground.stop().await;
}

/// A member who floods the bot with requests.
#[derive(Clone, Default)]
struct Flood(Arc<Asked>);

#[derive(Default)]
struct Asked {
    over: AtomicBool,
    public: AtomicUsize,
    private: AtomicUsize,
}

impl Flood {
    async fn run(self, console: Console, channel: String, hand: usize) {
        let commands = [
            json!({ "command": "challenge", "options": { "size": "5" } }),
            json!({ "command": "puzzle now", "options": {} }),
            json!({ "command": "games", "options": {} }),
            json!({ "command": "game board", "options": {} }),
        ];
        for number in hand.. {
            if self.0.over.load(Ordering::SeqCst) {
                return;
            }
            let mut body = commands[number % commands.len()].clone();
            body["as"] = json!("ao");
            body["channel"] = json!(channel);
            let interaction = console.post("commands", body).await;
            let Some(id) = interaction["id"].as_str() else {
                panic!("{interaction}");
            };
            let answer: Value = console.get(&format!("interactions/{id}?wait=5000")).await;
            // Bit 6: ephemeral.
            let is_private = answer["message"]["flags"].as_u64().unwrap_or(64) & 64 != 0;
            let count = if is_private {
                &self.0.private
            } else {
                &self.0.public
            };
            count.fetch_add(1, Ordering::SeqCst);
        }
    }
}
