//! How long the bot takes from its start until it is ready, and how much memory it then needs.
//!
//! The bot is the real program, a process of its own; the playground runs in this one.
//! A time begins before the process is made and ends when the bot says that it is ready:
//! database open, connected, commands registered.
//! Memory is what Linux calls resident (`VmRSS`); its peak is `VmHWM`.
//!
//! `cargo bench --bench start`

mod support;

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use support::club::{Club, Table};
use support::figure::{Times, head, now};
use support::midgame::{self, Dice};
use tengen::game::{ChannelId, Place, PlayerId};
use tengen::rules::ByColor;
use tengen::store::Store;

/// Open games.
const GAMES: usize = 2000;
/// Moves of each of them.
const MOVES: usize = 100;
/// Starts after the first.
const STARTS: usize = 20;
/// Games of which each gets a move before memory is looked at again.
const PLAYED: usize = 200;
/// How long a start may take before the benchmark gives up.
const PATIENCE: Duration = Duration::from_secs(60);

#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let runtime = runtime.expect("a runtime");
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let database = folder.path().join("tengen.sled");
    let settings = folder.path().join("config.toml");
    let content = format!(
        "[store]\npath = {:?}\n[log]\nformat = \"json\"\n",
        database.display()
    );
    std::fs::write(&settings, content).expect("settings");
    let (club, tables) = runtime.block_on(fill(&database));
    let url = club.playground.url();
    println!(
        "{GAMES} open games of Go, 19x19, {MOVES} moves each; database of {:.1} MiB",
        size_of(&database) as f64 / f64::from(1 << 20)
    );

    head("from start to ready");
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
    let moves = runtime.block_on(play(tables));
    bot.print_memory(&format!("after a move in {PLAYED} games"));
    head("from /play to the board");
    moves.print("games read for the first time, one after the other");
    bot.stop();
    runtime.block_on(club.playground.stop());
}

/// Makes the database, and a playground in which the last few of the games can be played on.
async fn fill(database: &Path) -> (Club, Vec<Table>) {
    let store = Store::open(database, 32).expect("a database");
    let club = Club::open().await;
    let mut tables = Vec::new();
    for number in 0..GAMES - PLAYED {
        let mut dice = Dice::new(number as u64);
        // A few hundred people, each with about ten games.
        let person = |seat: usize| PlayerId::new((number * 2 + seat) as u64 % 400 + 1);
        let players = ByColor {
            black: person(0),
            white: person(1),
        };
        let place = Place {
            club: None,
            channel: ChannelId::new(number as u64 % 200 + 1),
        };
        midgame::keep(&store, place, players, MOVES, &mut dice).await;
    }
    for number in 0..PLAYED {
        tables.push(club.table(&store, number, MOVES).await.1);
    }
    store.close().await.expect("a closed database");
    (club, tables)
}

/// A move in each of the games, one after the other.
async fn play(tables: Vec<Table>) -> Times {
    let mut times = Times::default();
    for mut table in tables {
        times.note(table.play().await);
    }
    times
}

/// The size of all files below `folder`, in bytes.
fn size_of(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let sizes = entries.map(|entry| {
        let entry = entry.expect("an entry");
        match entry.file_type().expect("a type").is_dir() {
            true => size_of(&entry.path()),
            false => entry.metadata().expect("a size").len(),
        }
    });
    sizes.sum()
}

/// The bot in a process of its own.
struct Bot(Child);

impl Bot {
    /// Starts the bot; returns when it is ready.
    fn start(settings: &Path, playground: &str) -> (Self, Duration) {
        let start = now();
        let mut program = Command::new(env!("CARGO_BIN_EXE_tengen"));
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
                    // Nobody listens any more when a bot became ready too late.
                    let _ = said.send(());
                }
            }
        });
        ready.recv_timeout(PATIENCE).expect("a bot that is ready");
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
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id()));
        let status = status.expect("a system with /proc");
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
