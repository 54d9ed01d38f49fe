//! Plays a script in a playground with the bot, and collects the messages that its members see.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use serde_json::Value;
use tengen_playground::{Options, Playground, RateLimits};
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use super::console::{Console, StepError};
use crate::cli::playground::{Connection, connection};
use crate::cli::service::{self, RunError};
use crate::clock::{Clock as _, SystemClock};
use crate::config::Config;
use crate::i18n::Locale;

/// Titles, each followed by the steps whose messages it shows.
const SCRIPT: &str = include_str!("../../../assets/words.txt");

/// Start time of the script, in Unix milliseconds: a Monday, 9:00 UTC.
const BEGINNING: u64 = 1_772_442_000_000;

/// A part of the script with its messages.
#[derive(Debug)]
pub(super) struct Place {
    pub(super) title: String,
    /// Messages and forms as Discord sends them, with the state of the playground that drawing them needs.
    pub(super) seen: Value,
}

/// Why no messages could be shown.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum StageError {
    #[error(transparent)]
    Run(#[from] RunError),
    #[error("assets/words.txt, line {line}: {reason}")]
    Step { line: usize, reason: StepError },
}

/// The messages of the script where everybody speaks `locale`.
///
/// # Errors
///
/// A [`StageError`] if the bot cannot run, or a step cannot be made.
pub(super) fn places(locale: Locale) -> Result<Vec<Place>, StageError> {
    let folder = Folder::new()?;
    let mut config = Config::default();
    config.store.path = folder.0.join("games");
    let begun = SystemClock.now();
    let passed = move || SystemClock.now().since(begun).as_millis().unsigned_abs();
    let options = Options {
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        traffic_log: None,
        chat_file: None,
        now: Arc::new(move || BEGINNING.saturating_add(passed())),
        rate_limits: RateLimits::Off,
    };
    service::block_on(async move {
        let playground = Playground::start(options).await?;
        let (is_ready, ready) = oneshot::channel();
        let stop = CancellationToken::new();
        let Connection {
            endpoint,
            token,
            clock,
        } = connection(&playground);
        let ready_sent = move || {
            // There is no receiver if the script was stopped.
            is_ready.send(()).ok();
        };
        let serving = service::serve(
            &config,
            &endpoint,
            &token,
            clock,
            stop.clone(),
            None,
            ready_sent,
        );
        let playing = async {
            let places = match ready.await {
                Ok(()) => play(Console::of(&playground.url()), locale).await,
                // `serving` returns the error.
                Err(_) => Ok(Vec::new()),
            };
            stop.cancel();
            places
        };
        let (served, places) = tokio::join!(serving, playing);
        playground.stop().await;
        served.map(|()| places)
    })?
}

/// Plays the script.
async fn play(mut console: Console, locale: Locale) -> Result<Vec<Place>, StageError> {
    let at_line = |line| move |reason| StageError::Step { line, reason };
    console.set_language(locale).await.map_err(at_line(1))?;
    let mut places = Vec::new();
    for part in parts() {
        let mut end = 0;
        for (line, step) in part.steps {
            console.step(step).await.map_err(at_line(line))?;
            end = line;
        }
        let seen = console.collect().await.map_err(at_line(end))?;
        let title = part.title.to_owned();
        places.push(Place { title, seen });
    }
    Ok(places)
}

/// A title of the script with its steps, each with the number of its line.
struct ScriptPart {
    title: &'static str,
    steps: Vec<(usize, &'static str)>,
}

fn parts() -> Vec<ScriptPart> {
    let mut parts: Vec<ScriptPart> = Vec::new();
    for (number, line) in (1..).zip(SCRIPT.lines()) {
        match (line.strip_prefix("# "), parts.last_mut()) {
            (Some(title), _) => parts.push(ScriptPart {
                title,
                steps: Vec::new(),
            }),
            (None, Some(part)) => part.steps.push((number, line)),
            // Lines before the first title are ignored.
            (None, None) => {}
        }
    }
    parts
}

/// A temporary folder of this process, deleted when this is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self, RunError> {
        let path = std::env::temp_dir().join(format!("tengen-words-{}", std::process::id()));
        std::fs::create_dir_all(&path)?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that cannot be deleted stays among the temporary files.
        std::fs::remove_dir_all(&self.0).ok();
    }
}
