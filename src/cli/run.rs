//! `tengen run`.

use std::sync::Arc;

use super::service::{self, RunError};
use super::settings::Settings;
use super::{activity, notify, secret};
use crate::clock::{Clock, SystemClock};
use crate::config::{Config, LogFormat};
use crate::discord::{Endpoint, Loopback, PlaygroundClock, Token};

/// A token that every playground accepts: it has the required three parts.
pub(super) const PLAYGROUND_TOKEN: &str = "dGVuZ2Vu.playground.token";

/// Run the bot
///
/// The token comes from the environment variable DISCORD_TOKEN, or from the file that the settings name; it must not be
/// written into the settings themselves. The bot stops on Ctrl-C or SIGTERM, after finishing the requests in progress.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    settings: Settings,
    /// Connect to a playground on this machine instead of Discord, such as http://127.0.0.1:8080, and use its clock
    #[arg(long, value_name = "URL")]
    playground: Option<Loopback>,
    /// The format of the log, instead of the one in the settings
    #[arg(long, value_name = "FORMAT")]
    log_format: Option<LogFormat>,
}

/// Runs the bot until a stop signal.
///
/// # Errors
///
/// A [`RunError`] with what to fix.
pub(super) fn run(args: Args) -> Result<(), RunError> {
    let mut config = args.settings.load()?;
    if let Some(format) = args.log_format {
        config.log.format = format;
    }
    super::log::start(&config.log);
    let (endpoint, token) = destination(args.playground, &config)?;
    service::block_on(async move {
        let stop = service::stop_signal()?;
        let ready = || {
            tracing::info!("ready");
            notify::ready();
        };
        let clock: Arc<dyn Clock> = match &endpoint {
            Endpoint::Discord => Arc::new(SystemClock),
            Endpoint::Playground(loopback) => PlaygroundClock::follow(loopback, &token).await,
        };
        // A playground in another process does not frame the page of this one.
        let activity = match &endpoint {
            Endpoint::Discord => activity::from_settings(&config, &token)?,
            Endpoint::Playground(_) => None,
        };
        service::serve(&config, &endpoint, &token, clock, stop, activity, ready).await
    })
}

/// The server to connect to, and the token.
pub(super) fn destination(
    playground: Option<Loopback>,
    config: &Config,
) -> Result<(Endpoint, Token), RunError> {
    Ok(match playground {
        // A playground never gets the real token, so it is not read.
        Some(loopback) => (
            Endpoint::Playground(loopback),
            Token::parse(PLAYGROUND_TOKEN)?,
        ),
        None => (Endpoint::Discord, secret::token(config)?),
    })
}
