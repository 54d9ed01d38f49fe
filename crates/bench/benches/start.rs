//! Time from the start of the bot until it is ready, and the memory that it then uses.
//!
//! The bot is the real program in another process; the playground runs in this one.
//! A time begins before the process is made and ends when the bot says that it is ready:
//! database open, connected, commands registered.
//! Memory is the resident set size (`VmRSS`); its peak is `VmHWM`.
//!
//! Then a thousand clocks run out: the time that the bot takes to end these games, and to answer meanwhile.
//!
//! `cargo bench -p tengen-bench --bench start`, or with fewer games `cargo bench -p tengen-bench --bench start -- 2000`

#[path = "support/serve.rs"]
mod serve;
mod support;

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use serve::ConnectedBot;
use support::club::{Club, Table};
use support::figure::{Times, now, print_head};
use tengen::clock::{Clock as _, ManualClock, Span, SystemClock, Timestamp};
use tengen::store::Store;
use tengen_bench::generate;

/// Default number of open games.
const GAMES: usize = 100_000;
/// Open games that are out of time.
const DUE: usize = 1000;
/// Moves of each game.
const MOVES: usize = 120;
/// Number of ticks with [`DUE`] such games: while nobody plays, and again while players do.
const TICKS: usize = 6;
/// Starts after the first.
const STARTS: usize = 20;
/// Games that get a move before memory is measured again.
const PLAYED: usize = 200;
const START_TIMEOUT: Duration = Duration::from_secs(60);

fn main() -> ExitCode {
    // The other process, with the bot, runs this program, too.
    if std::env::args().nth(1).is_some_and(|word| word == "run") {
        return tengen::cli::main();
    }
    measure();
    ExitCode::SUCCESS
}

#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
fn measure() {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let database = folder.path().join("tengen.sled");
    let settings = folder.path().join("config.toml");
    let content = format!(
        "[store]\npath = {:?}\n[log]\nformat = \"json\"\n",
        database.display()
    );
    std::fs::write(&settings, content).expect("settings");
    // Cargo adds a flag.
    let asked = std::env::args().find_map(|word| word.parse().ok());
    let games = asked.unwrap_or(GAMES);
    let (club, mut tables) = runtime.block_on(fill(&database, games));
    let url = club.playground.url();
    let size = generate::size(&database).expect("a folder");
    println!(
        "{games} open games of Go, 19x19, {MOVES} moves each; database of {:.1} MiB",
        size as f64 / f64::from(1 << 20)
    );

    print_head("from start to ready");
    let (bot, time) = Bot::start(&settings, &url);
    let mut first = Times::default();
    first.add(time);
    first.print("the first start, which registers the commands");
    bot.stop();
    let mut times = Times::default();
    for _ in 1..STARTS {
        let (bot, time) = Bot::start(&settings, &url);
        times.add(time);
        bot.stop();
    }
    let (bot, time) = Bot::start(&settings, &url);
    times.add(time);
    times.print("later starts");

    println!(
        "\n{:<48} {:>9} {:>9}",
        "memory of the bot's process", "now MiB", "peak MiB"
    );
    bot.print_memory("ready");
    let moves = runtime.block_on(play(&mut tables));
    bot.print_memory(&format!("after a move in {PLAYED} games"));
    print_head("from /play to the board");
    moves.print("games read for the first time, one after the other");
    bot.stop();
    runtime.block_on(run_out(&database, &club, tables));
    runtime.block_on(club.playground.stop());
}

/// Makes the database, and a playground in which the last few games can be continued.
async fn fill(database: &Path, games: usize) -> (Club, Vec<Table>) {
    let store = Store::open(database, 32).expect("a database");
    let club = Club::open().await;
    let plan = generate::Args {
        games: games.saturating_sub(PLAYED) as u64,
        due: 0,
        finished: 0,
        moves: MOVES as u16,
        pen: generate::Pen::Swift,
        folder: database.to_owned(),
    };
    let filled = generate::fill(&store, &plan, SystemClock.now()).await;
    filled.expect("games saved");
    let mut tables = Vec::new();
    for number in 0..PLAYED {
        tables.push(club.table(&store, number, MOVES).await.1);
    }
    store.close().await.expect("a closed database");
    (club, tables)
}

/// Lets the clocks of more games run out at once, several times: first while nobody plays, then while players do.
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
async fn run_out(database: &Path, club: &Club, mut tables: Vec<Table>) {
    let store = Store::open(database, 32).expect("a database");
    let today = SystemClock.now();
    // The bot's clock is a month behind, so that nothing is due before the date is passed to it.
    let earlier = today.after(Span::ZERO.minus(Span::days(30)));
    let bot = serve::bot(&store, Arc::new(ManualClock::new(earlier)));
    let serving = ConnectedBot::start(Arc::clone(&bot), club).await;
    let [mut alone, mut crowded, mut moves] = [(); 3].map(|()| Times::default());
    let mut used = 0.0;
    for _ in 0..TICKS {
        due(database, &store, today).await;
        let before = serve::processor_seconds();
        alone.add(tick(&bot, today).await);
        used += serve::processor_seconds() - before;
        letters_gone(&store).await;
    }
    for _ in 0..TICKS {
        due(database, &store, today).await;
        let done = Arc::new(AtomicBool::new(false));
        let playing = tokio::spawn(play_until(Arc::clone(&done), tables));
        crowded.add(tick(&bot, today).await);
        done.store(true, Ordering::SeqCst);
        let (took, players) = playing.await.expect("no panic");
        took.into_iter().for_each(|time| moves.add_result(time));
        tables = players;
        letters_gone(&store).await;
    }
    print_head("a tick");
    alone.print(&format!("{DUE} clocks have run out, nobody plays"));
    let each = used * 1000.0 / TICKS as f64;
    println!("  {each:.0} ms of processor time each");
    crowded.print("the same, and one player moves after the other");
    moves.print("meanwhile, from /play to the board");
    serving.stop().await;
    store.close().await.expect("a closed database");
}

/// Adds games whose clocks have run out `today`.
async fn due(database: &Path, store: &Store, today: Timestamp) {
    let plan = generate::Args {
        games: DUE as u64,
        due: DUE as u64,
        finished: 0,
        moves: MOVES as u16,
        pen: generate::Pen::Swift,
        folder: database.to_owned(),
    };
    let filled = generate::fill(store, &plan, today).await;
    filled.expect("games saved");
    let due = store.due(today, usize::MAX).await.expect("what is due");
    assert_eq!(due.len(), DUE, "all of them, and no other");
}

/// Time that the bot takes for the games that are due `today`.
async fn tick(bot: &Arc<tengen::bot::Bot>, today: Timestamp) -> Duration {
    let start = now();
    bot.tick(today).await;
    start.elapsed()
}

/// Waits until the outbox is empty.
async fn letters_gone(store: &Store) {
    let mut look = tokio::time::interval(Duration::from_millis(100));
    while !store.queue().await.expect("the outbox").is_empty() {
        look.tick().await;
    }
}

/// Plays at one table after the other until `done`.
async fn play_until(
    done: Arc<AtomicBool>,
    mut tables: Vec<Table>,
) -> (Vec<Option<Duration>>, Vec<Table>) {
    let mut times = Vec::new();
    for number in 0.. {
        if done.load(Ordering::SeqCst) {
            break;
        }
        let next = number % tables.len();
        times.push(tables[next].play().await);
    }
    tables.rotate_left(times.len() % PLAYED);
    (times, tables)
}

/// A move in each of the games, one after the other.
async fn play(tables: &mut [Table]) -> Times {
    let mut times = Times::default();
    for table in tables {
        times.add_result(table.play().await);
    }
    times
}

/// The bot in another process.
struct Bot(Child);

impl Bot {
    /// Starts the bot; returns when it is ready.
    fn start(settings: &Path, playground: &str) -> (Self, Duration) {
        let start = now();
        let itself = std::env::current_exe().expect("the way to this program");
        let mut program = Command::new(itself);
        program
            .arg("run")
            .arg("--config")
            .arg(settings)
            .args(["--playground", playground]);
        let mut child = program.stderr(Stdio::piped()).spawn().expect("a process");
        let log = BufReader::new(child.stderr.take().expect("its log"));
        let (said, ready) = mpsc::channel();
        // The log is read to its end, so that the bot never waits for its reader.
        std::thread::spawn(move || {
            for line in log.lines().map_while(Result::ok) {
                if line.contains(r#""message":"ready""#) {
                    // The receiver is gone if the bot became ready too late.
                    let _ = said.send(());
                }
            }
        });
        ready
            .recv_timeout(START_TIMEOUT)
            .expect("a bot that is ready");
        (Self(child), start.elapsed())
    }

    /// Asks the bot to stop, and waits until it has.
    fn stop(mut self) {
        let asked = Command::new("kill").arg(self.0.id().to_string()).status();
        assert!(asked.expect("the program kill").success());
        let ended = self.0.wait().expect("the end of the process");
        assert!(ended.success(), "the bot ended with {ended}");
    }

    #[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
    fn print_memory(&self, when: &str) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id()))
            .expect("a system with /proc");
        let mebibytes = |key: &str| {
            let line = status
                .lines()
                .find_map(|line| line.strip_prefix(key))
                .expect("the key");
            let kibibytes: f64 = line
                .trim()
                .trim_end_matches(" kB")
                .parse()
                .expect("a number");
            kibibytes / 1024.0
        };
        println!(
            "{when:<48} {:>9.1} {:>9.1}",
            mebibytes("VmRSS:"),
            mebibytes("VmHWM:")
        );
    }
}
