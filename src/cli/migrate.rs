//! `tengen migrate`: from one database into another.

use std::io::Write;

use super::progress;
use super::service::{self, RunError};
use super::settings::Settings;
use crate::config;
use crate::store::{Copied, Progress, Store};

/// So many rows or games are copied or verified between two lines that say so.
const STEP: u64 = 10_000;

/// Copy a whole database into an empty one: from a folder to a PostgreSQL server, or back.
///
/// Stop the bot first. Rows are copied as they are; then every game is read from both, and their hashes are compared.
/// What was broken off goes on where it ended when the same is run again; until it has ended well, no bot runs on TO.
/// FROM is not changed.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A folder, or an address as in postgres://tengen@db.example/tengen
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
/// A database that cannot be used, or both that differ afterwards.
pub(super) fn run(args: Args, out: &mut (impl Write + Send)) -> Result<(), RunError> {
    let config = args.settings.load()?.store;
    service::block_on(async move {
        let from = service::open_existing(&named(&config, &args.from)).await?;
        let to = named(&config, &args.to);
        let to = match to.url() {
            None => Store::open_copy(&to.path, to.cache_mib)?,
            Some(url) => service::connect_copy(&to, url).await?,
        };
        let bar = progress::count();
        let (mut steps, mut told) = (Told::default(), Ok(()));
        let copied = from.copy_into(&to, |progress| match bar.is_hidden() {
            // Lines that stay.
            true => {
                if let Err(error) = steps.tell(out, progress) {
                    told = Err(error);
                }
            }
            false => {
                let (what, count) = counted(progress);
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
        told?;
        writeln!(
            out,
            "{games} games are the same in both; {rows} rows, {changed} of them written now"
        )?;
        Ok(())
    })
}

/// The settings with the database that `text` names.
fn named(config: &config::Store, text: &str) -> config::Store {
    let mut named = config.clone();
    match is_address(text) {
        true => text.clone_into(&mut named.url),
        false => {
            named.url.clear();
            named.path = text.into();
        }
    }
    named
}

fn is_address(text: &str) -> bool {
    text.starts_with("postgres://") || text.starts_with("postgresql://")
}

/// What is counted, and how much of it there is so far.
fn counted(progress: Progress) -> (&'static str, u64) {
    match progress {
        Progress::Copied { table, rows } => (table, rows),
        Progress::Verified { games } => ("verified games", games),
    }
}

/// What was told last, so that each step is told once.
#[derive(Default)]
struct Told(Option<(&'static str, u64)>);

impl Told {
    /// Says how far a copy is, at each step.
    fn tell(&mut self, out: &mut impl Write, progress: Progress) -> std::io::Result<()> {
        let (what, count) = counted(progress);
        let step = Some((what, count / STEP));
        if count < STEP || self.0 == step {
            return Ok(());
        }
        self.0 = step;
        writeln!(out, "{what}: {count}")
    }
}
