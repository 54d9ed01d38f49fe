//! Three processes on one PostgreSQL server, behind a balancer, on a network that fails. In each round one of them or
//! the server is killed, a process stalls for longer than its leases, or its connection to the server is cut.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tengen::game::Game;
use tengen::store::{Faults, Store};
use tokio::time::{Instant, interval, timeout};

use super::bot::Bot;
use super::check::{self, Boards, Figures};
use super::number;
use super::posts::Posts;
use super::run::Run;
use crate::postgres::proxy::Proxy;
use crate::postgres::server::{self, Running, url_of};
use crate::postgres::server_at;
use crate::support::runtime::in_runtime;

const PROCESSES: usize = 3;
/// Rounds in the ordinary test run: one for each kind of trouble.
const DEFAULT_ROUNDS: u64 = 4;
/// Length of a stall: longer than a lease.
const STALL: Duration = Duration::from_secs(16);
/// Maximum time for the others to deliver the outbox of a killed process.
const SETTLE_TIMEOUT: Duration = Duration::from_secs(60);
/// Polling interval.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// The trouble of a round.
#[derive(Clone, Copy, Debug)]
enum Trouble {
    /// A process gets SIGKILL, and is restarted.
    Process,
    /// The server gets SIGKILL.
    Server,
    /// A process gets SIGSTOP, and SIGCONT when the others have taken over.
    Stall,
    /// The connections of a process to the server are cut.
    Line,
}

impl Trouble {
    const ALL: [Self; 4] = [Self::Process, Self::Stall, Self::Server, Self::Line];
}

/// A process, and its connection to the server.
struct Process {
    config: PathBuf,
    proxy: Proxy,
    bot: Option<Bot>,
}

/// The run, its processes and their server.
struct Several {
    run: Run,
    server: Running,
    processes: Vec<Process>,
    store: Store,
}

impl Several {
    async fn open(seed: u64) -> Self {
        let run = Run::open(seed).await;
        let club = Arc::clone(&run.hall.club);
        let server = server::own();
        let (mut processes, mut urls) = (Vec::new(), Vec::new());
        for number in 0..PROCESSES {
            let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
            let address = free.local_addr().unwrap();
            drop(free);
            let proxy = Proxy::to(server.socket());
            let text = format!(
                "[store]\nurl = \"{}?sslmode=disable\"\n[http]\nlisten = \"{address}\"\npublic_key = \"{}\"\n",
                url_of(proxy.folder()),
                club.public_key(),
            );
            let config = club.config().with_file_name(format!("{number}.toml"));
            std::fs::write(&config, text).unwrap();
            let bot = Some(Bot::start_with(&club, &config, &run.log).await);
            urls.push(format!("http://{address}/"));
            processes.push(Process { config, proxy, bot });
        }
        club.post_interactions(&urls);
        let own = server_at(url_of(&server.folder));
        let store = Store::connect(&own, Faults::default()).await.unwrap();
        Self {
            run,
            server,
            processes,
            store,
        }
    }

    /// Load on a broken network, trouble in the middle of it, and the processes' recovery.
    async fn round(&mut self, trouble: Trouble, seed: u64) {
        let club = Arc::clone(&self.run.hall.club);
        self.run.seat().await;
        club.break_network(seed).await;
        self.run.load().await;
        let at = self.run.random.below(PROCESSES);
        let process = &mut self.processes[at];
        let bot = process.bot.take().expect("each process runs");
        process.bot = Some(match trouble {
            Trouble::Process => {
                bot.kill();
                Bot::start_with(&club, &process.config, &self.run.log).await
            }
            Trouble::Server => {
                self.server.kill();
                bot
            }
            Trouble::Line => {
                process.proxy.break_all();
                bot
            }
            Trouble::Stall => {
                bot.signal("-STOP");
                let until = Instant::now() + STALL;
                while Instant::now() < until {
                    self.run.load().await;
                }
                bot.signal("-CONT");
                bot
            }
        });
        // Surviving games are continued.
        self.run.load().await;
        club.mend_network().await;
        self.run.catch_up(4_000).await;
        let games = self.settle().await;
        self.run.judge(&games).await;
        self.run.channels(&games).await;
        self.run.figures.rounds += 1;
    }

    /// Waits until every game shows its newest position; notes those that never do.
    async fn settle(&mut self) -> BTreeMap<u64, Game> {
        let missing = async || {
            let games = check::games_in(&self.store).await;
            let places = self.run.places().await;
            let boards = Boards::of(&self.run.messages().await, &games);
            let here = games.values();
            let here = here.filter(|game| places.contains(&game.place().channel.get().to_string()));
            let missing = here.filter(|game| !boards.has_newest(game));
            let missing: Vec<_> = missing.map(|game| (game.id(), game.revision())).collect();
            (missing, games)
        };
        let settled = async {
            let mut looks = interval(POLL_INTERVAL);
            loop {
                looks.tick().await;
                let (none, games) = missing().await;
                if none.is_empty() {
                    return games;
                }
            }
        };
        if let Ok(games) = timeout(SETTLE_TIMEOUT, settled).await {
            return games;
        }
        let (missing, games) = missing().await;
        for (game, revision) in missing {
            let lost = format!("revision {revision} of game {game} is shown nowhere");
            self.run.figures.lost.insert(lost);
        }
        games
    }

    /// Closes everything; the figures, and the processes' posts.
    async fn close(mut self) -> (Figures, Posts) {
        for process in &mut self.processes {
            process.bot.take().expect("each process runs").stop();
        }
        let games = check::games_in(&self.store).await;
        self.run.judge(&games).await;
        self.run.channels(&games).await;
        self.store.close().await.unwrap();
        let posts = self.run.hall.club.posts();
        (self.run.close().await, posts)
    }
}

#[test]
fn three_processes_lose_nothing_and_tell_nothing_twice() {
    if !server::is_there() {
        return;
    }
    let rounds = number("CHAOS_SEVERAL_ROUNDS", DEFAULT_ROUNDS);
    let seed = number("CHAOS_SEED", 1);
    let (figures, posts) = in_runtime(async {
        let mut several = Several::open(seed).await;
        for (round, trouble) in (0..rounds).zip(Trouble::ALL.into_iter().cycle()) {
            several.round(trouble, seed + round).await;
            if rounds > DEFAULT_ROUNDS {
                several.run.report();
            }
            // The log still contains the cause.
            if !several.run.figures.is_clean() {
                break;
            }
        }
        several.close().await
    });
    assert!(
        figures.is_clean(),
        "seed {seed}: {figures}\n{}",
        figures.violations()
    );
    assert!(figures.acknowledged > rounds, "seed {seed}: {figures}");
    // Without leases each process posts every message. An attempt whose answer was lost is repeated in any case.
    let is_brought_once = posts.messages > 0 && posts.repeated * 2 <= posts.messages;
    assert!(is_brought_once, "seed {seed}: {posts:?}");
}
