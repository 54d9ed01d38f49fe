//! HTTP connections, served until the playground stops. A fault can cut one without a response, and a request whose
//! headers do not arrive in time ends it.

use std::io;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::timer;

/// Timeout for the headers of a request, from its first byte or the end of the previous request.
const HEADERS_TIMEOUT: Duration = Duration::from_secs(10);
/// Wait before accepting again after a failure, in milliseconds.
const ACCEPT_RETRY_MS: u64 = 500;

/// Cuts one connection: nothing more is written to it.
#[derive(Debug, Clone, Default)]
pub(crate) struct CutSwitch(Arc<AtomicBool>);

impl CutSwitch {
    pub(crate) fn cut(&self) {
        self.0.store(true, Ordering::SeqCst);
    }

    fn check(&self) -> io::Result<()> {
        if self.0.load(Ordering::SeqCst) {
            Err(io::Error::new(io::ErrorKind::BrokenPipe, "cut by a fault"))
        } else {
            Ok(())
        }
    }
}

/// A connection and its cut.
struct CuttableStream {
    stream: TcpStream,
    cut: CutSwitch,
}

/// Serves `router` on the connections of `listener` until `stopped`; requests in progress are finished.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    mut stopped: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            // A dropped sender means stop, too.
            _ = stopped.wait_for(|stop| *stop) => break,
            Some(_ended) = connections.join_next() => continue,
            accepted = listener.accept() => accepted,
        };
        let stream = match accepted {
            Ok((stream, _)) => stream,
            Err(error) => {
                tracing::warn!(%error, "could not accept a connection");
                // Most likely there are too many connections: one has to end first.
                timer::pause(ACCEPT_RETRY_MS, &mut stopped).await;
                continue;
            }
        };
        // TCP_NODELAY: small responses are sent at once. If it cannot be set, they are only slower.
        let _ = stream.set_nodelay(true);
        connections.spawn(serve_connection(stream, router.clone(), stopped.clone()));
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Serves one connection to its end; no further request is read after `stopped`.
async fn serve_connection(stream: TcpStream, router: Router, mut stopped: watch::Receiver<bool>) {
    let cut = CutSwitch::default();
    let service = router.layer(Extension(ConnectInfo(cut.clone())));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_TIMEOUT)
        .serve_connection(
            TokioIo::new(CuttableStream { stream, cut }),
            TowerToHyperService::new(service),
        )
        .with_upgrades();
    let mut connection = pin!(connection);
    let stop_signal = async {
        let _ = stopped.wait_for(|stop| *stop).await;
    };
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stop_signal => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}

impl AsyncRead for CuttableStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for CuttableStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.cut.check()?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.cut.check()?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
