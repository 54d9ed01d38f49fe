//! Signals of the system to the running bot: to stop, and to write a backup.

use std::io;

/// Resolves at a stop signal: Ctrl-C or SIGTERM.
///
/// # Errors
///
/// If the handlers cannot be installed.
#[cfg(unix)]
pub(super) fn stop() -> io::Result<impl Future<Output = ()> + Send> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Resolves at a stop signal: Ctrl-C, closing the window, or the shutdown of the machine.
///
/// # Errors
///
/// If the handlers cannot be installed.
#[cfg(windows)]
pub(super) fn stop() -> io::Result<impl Future<Output = ()> + Send> {
    use tokio::signal::windows::{ctrl_c, ctrl_close, ctrl_shutdown};
    let (mut interrupt, mut close, mut shutdown) = (ctrl_c()?, ctrl_close()?, ctrl_shutdown()?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = close.recv() => {}
            _ = shutdown.recv() => {}
        }
    })
}

/// Requests for a backup: on Unix by SIGUSR1, elsewhere never.
pub(super) struct BackupSignal(#[cfg(unix)] tokio::signal::unix::Signal);

impl BackupSignal {
    /// Installs the handler.
    ///
    /// # Errors
    ///
    /// If it cannot be installed.
    #[cfg(unix)]
    pub(super) fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self(signal(SignalKind::user_defined1())?))
    }

    /// Does nothing on this system.
    ///
    /// # Errors
    ///
    /// Never.
    #[cfg(not(unix))]
    pub(super) fn new() -> io::Result<Self> {
        Ok(Self())
    }

    /// Resolves at the next request for a backup.
    #[cfg(unix)]
    pub(super) async fn next_request(&mut self) {
        if self.0.recv().await.is_none() {
            std::future::pending().await
        }
    }

    /// Never resolves.
    #[cfg(not(unix))]
    pub(super) async fn next_request(&mut self) {
        std::future::pending().await
    }
}
