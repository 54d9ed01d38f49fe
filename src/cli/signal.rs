//! What the system tells the running bot: to stop, and to write a backup.

use std::io;

/// Ends when the program is asked to stop: by Ctrl-C, and on Unix by SIGTERM.
///
/// # Errors
///
/// The system refuses to tell.
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

/// Ends when the program is asked to stop: by Ctrl-C, by closing its window, or as the machine stops.
///
/// # Errors
///
/// The system refuses to tell.
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

/// Comes whenever a backup is asked for: on Unix by SIGUSR1, elsewhere never.
pub(super) struct BackupSignal(#[cfg(unix)] tokio::signal::unix::Signal);

impl BackupSignal {
    /// From here on it comes.
    ///
    /// # Errors
    ///
    /// The system refuses to tell.
    #[cfg(unix)]
    pub(super) fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self(signal(SignalKind::user_defined1())?))
    }

    /// From here on it comes.
    ///
    /// # Errors
    ///
    /// None.
    #[cfg(not(unix))]
    pub(super) fn new() -> io::Result<Self> {
        Ok(Self())
    }

    /// Ends when a backup is asked for.
    #[cfg(unix)]
    pub(super) async fn asked(&mut self) {
        if self.0.recv().await.is_none() {
            std::future::pending().await
        }
    }

    /// Never ends.
    #[cfg(not(unix))]
    pub(super) async fn asked(&mut self) {
        std::future::pending().await
    }
}
