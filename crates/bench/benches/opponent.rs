//! The cost of the engine's thinking to members: moves at a few tables, first in quiet, then while it plays fifty
//! games and gives ten hints at a time.
//!
//! Playground, bot and members run in one process and share its cores, as in `answer`; the engine has the limits of the
//! example settings. Its opponents answer as soon as it has moved, so that it is always busy.
//!
//! `cargo bench -p tengen-bench --bench opponent`, for ten seconds each `cargo bench -p tengen-bench --bench opponent -- 10`

#[path = "support/play.rs"]
mod play;
#[path = "support/serve.rs"]
mod serve;
mod support;

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use play::play;
use serde_json::json;
use serve::{ConnectedBot, processor_seconds};
use support::club::{Club, Table};
use support::figure::{now, print_head};
use tengen::clock::SystemClock;
use tengen::game::{Game, GameId, PlayerId};
use tengen::rules::Color;
use tengen::store::Store;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

/// Tables at which members play each other.
const TABLES: usize = 20;
/// Games against the program.
const GAMES: usize = 50;
/// Games in which a member asks for one hint after another.
const HINTS: usize = 10;
/// Moves played before.
const MOVES: usize = 60;
/// Interval between moves at each table of members.
const PAUSE: Duration = Duration::from_secs(1);
/// Interval between two checks whether the program has moved.
const LOOK: Duration = Duration::from_millis(250);
/// Default duration of each part, in seconds.
const SECONDS: u32 = 30;

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
async fn main() {
    // Cargo adds a flag.
    let mut asked = std::env::args().filter_map(|word| word.parse().ok());
    let seconds = asked.next().unwrap_or(SECONDS);
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let store = Store::open(folder.path(), 32).expect("a database");
    let club = Club::open().await;
    let (mut tables, mut against) = (Vec::new(), Vec::new());
    for number in 0..TABLES {
        tables.push(club.table(&store, number, MOVES).await.1);
    }
    let levels: Vec<_> = PlayerId::programs().collect();
    let numbers = TABLES..;
    for (number, &level) in numbers.zip(levels.iter().cycle()).take(GAMES + HINTS) {
        let program = ("nobody", level);
        let (game, table) = club.table_against(program, &store, number, MOVES).await;
        against.push((game.id(), table));
    }
    let games: Vec<_> = against.iter().map(|(game, _)| *game).collect();
    let asking = against.split_off(GAMES);
    let serving = ConnectedBot::start(serve::bot(&store, Arc::new(SystemClock)), &club).await;
    print_head("from /play to the board");
    // Warm-up: the first boards of all tables are drawn from scratch.
    let (tables, _) = play(tables, PAUSE, 2).await;
    let (tables, times) = play(tables, PAUSE, seconds).await;
    times.print("in quiet");
    let mut playing = JoinSet::new();
    for (game, table) in against {
        playing.spawn(answer(store.clone(), game, table));
    }
    let hints = Arc::new(AtomicUsize::new(0));
    for (_, table) in asking {
        playing.spawn(ask_hints(table, Arc::clone(&hints)));
    }
    let (start, used) = (now(), processor_seconds());
    let (_, times) = play(tables, PAUSE, seconds).await;
    let (time, used) = (start.elapsed().as_secs_f64(), processor_seconds() - used);
    times.print("while it plays fifty games and ten members ask for hints");
    playing.shutdown().await;
    let mut moves = 0;
    for game in games {
        moves += read(&store, game).await.moves().len() - MOVES;
    }
    println!(
        "  {:.2} processors; {moves} moves in the fifty games, {} hints",
        used / time,
        hints.load(Relaxed)
    );
    serving.stop().await;
    store.close().await.expect("a closed database");
    club.playground.stop().await;
}

/// Asks for one hint after another.
async fn ask_hints(table: Table, given: Arc<AtomicUsize>) {
    loop {
        let answer = table.say("game hint", json!({})).await;
        if answer["message"]["content"].is_string() {
            given.fetch_add(1, Relaxed);
        }
    }
}

/// Answers the program in `game` whenever it has moved, until the game is over.
async fn answer(store: Store, game: GameId, mut table: Table) {
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        let seen = read(&store, game).await;
        if !seen.phase().is_running() {
            return;
        }
        if seen.position().to_move() == Color::Black {
            table.position = seen.position().clone();
            // With or without a board: the program's next move may bring one first.
            table.say_move().await;
        }
    }
}

async fn read(store: &Store, id: GameId) -> Game {
    let game = store.game(id).await.expect("a game that can be read");
    game.expect("a game that is kept")
}
