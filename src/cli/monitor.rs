//! Watching the running bot: what is seen is told over HTTP, and to systemd's watchdog.

use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::notify;
use super::service::RunError;
use crate::config;
use crate::observe::{self, Observed, Report};

/// A database of this machine that does not answer for so long never will: another start may help.
const LONGEST_SILENCE: Duration = Duration::from_secs(120);

/// The listener of the address that the settings name, if they name one.
///
/// # Errors
///
/// [`RunError::Listen`] if nobody can listen there.
pub(super) async fn bind(settings: config::Observe) -> Result<Option<TcpListener>, RunError> {
    let Some(address) = settings.listen else {
        return Ok(None);
    };
    let listen = async {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        tracing::info!(%address, "listening: /metrics, /healthz and /readyz tell how the program is");
        Ok(Some(listener))
    };
    let bound: std::io::Result<_> = listen.await;
    bound.map_err(|reason| RunError::Listen { address, reason })
}

/// Watches what is `observed` until `stop`, and answers at `listener`.
pub(super) fn run(
    listener: Option<TcpListener>,
    observed: Observed,
    store: &config::Store,
    stop: CancellationToken,
) -> impl Future<Output = ()> + Send + use<> {
    // A server may be away for as long as it likes: another start of the bot would not help it.
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
