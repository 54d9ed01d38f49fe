//! `tengen migrate`: from one database into another.

use std::io::Write;

use super::progress;
use super::service::{self, RunError};
use super::settings::Settings;
use crate::config;
use crate::store::{Copied, Progress, Store};

/// Rows or games between two progress lines.
const STEP: u64 = 10_000;

/// Copy a whole database into an empty one: from a folder to a PostgreSQL server, or back
///
/// Stop the bot first. Rows are copied as they are; then every game is read from both, and their hashes are compared.
/// An interrupted copy continues when the same command is run again; until it has succeeded, no bot can run on TO. FROM
/// is not changed.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A folder, or an address such as postgres://tengen@db.example/tengen
    from: String,
    /// A folder, or an address
    to: String,
    #[command(flatten)]
    settings: Settings,
}

/// Copies a database.
///
/// # Errors
///
/// If a database cannot be used, or the two differ afterwards.
pub(super) fn run(args: Args, out: &mut (impl Write + Send)) -> Result<(), RunError> {
    let config = args.settings.load()?.store;
    service::block_on(async move {
        let from = service::open_existing(&database(&config, &args.from)).await?;
        let to = database(&config, &args.to);
        let to = match to.url() {
            None => Store::open_copy(&to.path, to.cache_mib)?,
            Some(url) => service::connect_copy(&to, url).await?,
        };
        let bar = progress::count();
        let (mut steps, mut written) = (LastStep::default(), Ok(()));
        let copied = from.copy_into(&to, |progress| {
            if bar.is_hidden() {
                // No terminal: plain lines.
                if let Err(error) = steps.tell(out, progress) {
                    written = Err(error);
                }
            } else {
                let (what, count) = progress_noun(progress);
                bar.set_message(what);
                bar.set_position(count);
            }
        });
        let Copied {
            rows,
            changed,
            games,
        } = copied.await?;
        bar.finish_and_clear();
        from.close().await?;
        to.close().await?;
        written?;
        writeln!(
            out,
            "{games} games are the same in both; {rows} rows, {changed} of them written now"
        )?;
        Ok(())
    })
}

/// The settings with the database `text`.
fn database(config: &config::Store, text: &str) -> config::Store {
    let mut named = config.clone();
    if is_address(text) {
        text.clone_into(&mut named.url)
    } else {
        named.url.clear();
        named.path = text.into();
    }
    named
}

fn is_address(text: &str) -> bool {
    text.starts_with("postgres://") || text.starts_with("postgresql://")
}

/// The noun of the counted items, and their number.
fn progress_noun(progress: Progress) -> (&'static str, u64) {
    match progress {
        Progress::Copied { table, rows } => (table, rows),
        Progress::Verified { games } => ("verified games", games),
    }
}

/// The step that was printed last.
#[derive(Default)]
struct LastStep(Option<(&'static str, u64)>);

impl LastStep {
    /// Prints the progress at each new step.
    fn tell(&mut self, out: &mut impl Write, progress: Progress) -> std::io::Result<()> {
        let (what, count) = progress_noun(progress);
        let step = Some((what, count / STEP));
        if count < STEP || self.0 == step {
            return Ok(());
        }
        self.0 = step;
        writeln!(out, "{what}: {count}")
    }
}
