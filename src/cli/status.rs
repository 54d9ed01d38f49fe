//! `tengen status`.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::ExitCode;
use std::time::Duration;

use super::service::{self, RunError};
use super::settings::Settings;
use crate::observe::Status;

/// Timeout for the bot's answer.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Show the status of the running bot as a table
///
/// The settings name its address (`observe.listen`). The exit status is 0 if the bot is ready to answer, and 1 if it is
/// not or does not answer.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    settings: Settings,
    /// The bot's address, such as 127.0.0.1:9464, instead of the one in the settings
    #[arg(long, value_name = "ADDRESS")]
    address: Option<SocketAddr>,
}

/// Why there is no status.
#[derive(Debug, thiserror::Error)]
pub(super) enum StatusError {
    /// The settings have no address of the bot.
    #[error("the settings name no address to ask: set `observe.listen`, as in 127.0.0.1:9464")]
    Nowhere,
    /// No answer, or not the bot's.
    #[error("the bot does not answer at {0}: {1}")]
    NoAnswer(SocketAddr, String),
    /// The settings, or the system.
    #[error(transparent)]
    Run(#[from] RunError),
    /// The table cannot be printed.
    #[error(transparent)]
    Output(#[from] std::io::Error),
}

/// Prints the status; returns exit status 0 if the bot is ready.
///
/// # Errors
///
/// A [`StatusError`] if there is none.
pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<ExitCode, StatusError> {
    let listen = match args.address {
        Some(address) => Some(address),
        None => args.settings.load().map_err(RunError::from)?.observe.listen,
    };
    let address = local_address(listen.ok_or(StatusError::Nowhere)?);
    let answer = service::block_on(async move { Ok(ask(address).await) })?;
    let status = answer.map_err(|error| StatusError::NoAnswer(address, error.to_string()))?;
    print(&status, out)?;
    Ok(if status.ready {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The local address of a program that listens on `address`.
fn local_address(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        ip if !ip.is_unspecified() => ip,
        IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    };
    SocketAddr::new(ip, address.port())
}

async fn ask(address: SocketAddr) -> reqwest::Result<Status> {
    let client = reqwest::Client::builder()
        .no_proxy()
        .redirect(reqwest::redirect::Policy::none())
        .timeout(TIMEOUT)
        .build()?;
    let url = format!("http://{address}/readyz");
    client.get(url).send().await?.json().await
}

fn print(status: &Status, out: &mut impl Write) -> std::io::Result<()> {
    let ready = if status.ready { "ready" } else { "NOT READY" };
    writeln!(out, "tengen {} is {ready}", status.version)?;
    for check in &status.checks {
        let mark = if check.ok { "ok" } else { "NOT OK" };
        writeln!(out, "{:<12}  {mark:<6}  {}", check.name, check.seen)?;
    }
    for (name, value) in &status.figures {
        writeln!(out, "{name:<12}          {value}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_listens_everywhere_is_asked_on_this_machine() {
        for (listens, asked) in [
            ("0.0.0.0:9464", "127.0.0.1:9464"),
            ("[::]:9464", "[::1]:9464"),
            ("10.0.0.7:9464", "10.0.0.7:9464"),
        ] {
            assert_eq!(local_address(listens.parse().unwrap()).to_string(), asked);
        }
    }
}
