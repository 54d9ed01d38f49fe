//! Monitoring of the running bot: its state over HTTP, and notifications of systemd's watchdog.

use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::notify;
use super::service::RunError;
use crate::config;
use crate::observe::{self, Observed, Report};

/// Time after which a local database will never answer; a restart may help.
const LONGEST_SILENCE: Duration = Duration::from_secs(120);

/// Binds the address of the settings, if there is one.
///
/// # Errors
///
/// [`RunError::Listen`] if that fails.
pub(super) async fn bind(settings: config::Observe) -> Result<Option<TcpListener>, RunError> {
    let Some(address) = settings.listen else {
        return Ok(None);
    };
    let listen = async {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        tracing::info!(%address, "listening at /metrics, /healthz and /readyz");
        Ok(Some(listener))
    };
    let bound: std::io::Result<_> = listen.await;
    bound.map_err(|reason| RunError::Listen { address, reason })
}

/// Monitors `observed` until `stop`, and serves the reports on `listener`.
pub(super) fn run(
    listener: Option<TcpListener>,
    observed: Observed,
    store: &config::Store,
    stop: CancellationToken,
) -> impl Future<Output = ()> + Send + use<> {
    // An outage of a server may take any time: a restart of the bot would not help.
    let longest_silence = store.url().is_none().then_some(LONGEST_SILENCE);
    let (reports, seen) = watch::channel(None);
    let supervise = move |report: &Report| {
        if longest_silence.is_none_or(|longest| report.silent <= longest) {
            notify::alive();
        }
    };
    let served_until = stop.clone();
    async move {
        let serving = async {
            if let Some(listener) = listener {
                observe::serve(listener, seen, served_until).await;
            }
        };
        tokio::join!(serving, observe::run(observed, reports, supervise, stop));
    }
}
