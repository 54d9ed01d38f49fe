//! The bot as a process that can be killed.

use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::{Arc, Mutex};

use tokio::sync::oneshot;

use super::club::Club;

/// Attempts to start a bot that ends before it is ready.
const STARTS: usize = 5;
/// Lines of the log that are kept for the report of a failure.
const LOG_LINES: usize = 2_000;

/// The last lines of the bot's log, over all its processes.
pub(super) type Log = Arc<Mutex<VecDeque<String>>>;

/// A running bot.
pub(super) struct Bot(Child);

impl Bot {
    /// Starts the bot and waits until it is ready.
    pub(super) async fn start(club: &Club, log: &Log) -> Self {
        Self::start_with(club, &club.config(), log).await
    }

    /// The same with the settings in a file.
    pub(super) async fn start_with(club: &Club, config: &Path, log: &Log) -> Self {
        for _ in 0..STARTS {
            let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
                .args(["run", "--log-format", "json", "--playground", &club.url()])
                .arg("--config")
                .arg(config)
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            let (ready, is_ready) = oneshot::channel();
            let (stderr, log) = (child.stderr.take().unwrap(), Arc::clone(log));
            std::thread::spawn(move || read(stderr, &log, ready));
            if is_ready.await.is_ok() {
                return Self(child);
            }
            child.wait().unwrap();
        }
        panic!("the bot does not start: {:#?}", log.lock().unwrap());
    }

    /// Kills the bot with SIGKILL.
    pub(super) fn kill(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    /// Stops the bot as a service manager does.
    pub(super) fn stop(mut self) {
        self.signal("-TERM");
        assert!(self.0.wait().unwrap().success());
    }

    /// Sends a signal, such as `-STOP`.
    pub(super) fn signal(&self, signal: &str) {
        let id = self.0.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().unwrap();
        assert!(sent.success());
    }
}

/// Stores the log, and signals the line that says that the bot is ready.
fn read(stderr: ChildStderr, log: &Log, ready: oneshot::Sender<()>) {
    let mut ready = Some(ready);
    // A line that the kill has cut off ends the log.
    for line in BufReader::new(stderr).lines().map_while(Result::ok) {
        if line.contains("\"message\":\"ready\"")
            && let Some(ready) = ready.take()
        {
            // The test may have given up waiting.
            let _ = ready.send(());
        }
        let mut log = log.lock().unwrap();
        log.push_back(line);
        if log.len() > LOG_LINES {
            log.pop_front();
        }
    }
}
