//! Serving HTTP to anybody, within bounds: how long the head of a request may take to come in, and how many connections
//! there may be. Who sends half a head and waits holds a connection only for a while, and no more of them than that.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// Timeout for the head of a request, and for an idle connection.
const HEAD: Duration = Duration::from_secs(10);
/// Most concurrent connections. Further ones wait to be accepted; each takes a file descriptor.
const CONNECTIONS: usize = 512;
/// Pause after a failed accept, such as with too many open files.
const PAUSE: Duration = Duration::from_secs(1);

/// Serves `router` on `listener` until `stop`, then finishes the requests in progress.
pub async fn serve(listener: TcpListener, router: Router, stop: CancellationToken) {
    serve_at_most(CONNECTIONS, listener, router, stop).await;
}

/// The same with at most `connections` concurrent connections.
async fn serve_at_most(
    connections: usize,
    listener: TcpListener,
    router: Router,
    stop: CancellationToken,
) {
    let free = Arc::new(Semaphore::new(connections));
    let running = TaskTracker::new();
    while let Some((stream, permit)) = stop.run_until_cancelled(next(&listener, &free)).await {
        let talk = serve_connection(stream, router.clone(), stop.clone());
        running.spawn(async move {
            talk.await;
            drop(permit);
        });
    }
    // From now on connections are refused.
    drop(listener);
    running.close();
    running.wait().await;
}

/// Accepts the next connection, once there is room for it.
async fn next(listener: &TcpListener, free: &Arc<Semaphore>) -> (TcpStream, OwnedSemaphorePermit) {
    let permit = Arc::clone(free)
        .acquire_owned()
        .await
        .expect("nobody closes it");
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return (stream, permit),
            // It was closed before it was accepted.
            Err(error) if is_of_connection(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no HTTP connection can be accepted");
                pause().await;
            }
        }
    }
}

fn is_of_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

/// Serves one connection. Its errors are the client's problem.
async fn serve_connection(stream: TcpStream, router: Router, stop: CancellationToken) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let service = TowerToHyperService::new(router);
    let mut connection = std::pin::pin!(http.serve_connection(TokioIo::new(stream), service));
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "an HTTP connection has ended");
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "connections can be taken again once files are closed"
)]
async fn pause() {
    tokio::time::sleep(PAUSE).await;
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddr};

    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::time::timeout;

    use super::*;

    const MOST: usize = 8;
    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n";
    /// Longer than any test.
    const LONG: Duration = Duration::from_secs(3600);

    struct Serving {
        address: SocketAddr,
        stop: CancellationToken,
        task: tokio::task::JoinHandle<()>,
    }

    async fn serving() -> Serving {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/", get(|| async { "here" }));
        let stop = CancellationToken::new();
        let task = tokio::spawn(serve_at_most(MOST, listener, router, stop.clone()));
        Serving {
            address,
            stop,
            task,
        }
    }

    /// Opens a connection and sends `begun` on it.
    async fn begin(address: SocketAddr, begun: &[u8]) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(begun).await.unwrap();
        stream
    }

    async fn read_rest(stream: &mut TcpStream) -> String {
        let mut text = String::new();
        let read = timeout(LONG, stream.read_to_string(&mut text)).await;
        let _ = read.expect("the connection ends");
        text
    }

    #[tokio::test(start_paused = true)]
    async fn half_a_head_is_not_waited_for_without_end() {
        let serving = serving().await;
        let mut half = begin(serving.address, &REQUEST[..20]).await;
        assert!(!read_rest(&mut half).await.contains("here"));
        let mut silent = begin(serving.address, b"").await;
        assert_eq!(read_rest(&mut silent).await, "");
    }

    #[tokio::test(start_paused = true)]
    async fn more_half_heads_than_there_is_room_for_keep_nobody_out_for_long() {
        let serving = serving().await;
        let mut halves = Vec::new();
        for _ in 0..3 * MOST {
            halves.push(begin(serving.address, &REQUEST[..20]).await);
        }
        let mut whole = begin(serving.address, REQUEST).await;
        let answer = read_rest(&mut whole).await;
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("here"));
    }

    #[tokio::test(start_paused = true)]
    async fn it_ends_when_it_is_told_to_though_somebody_waits() {
        let serving = serving().await;
        let mut whole = begin(serving.address, REQUEST).await;
        assert!(read_rest(&mut whole).await.ends_with("here"));
        let _idle = begin(serving.address, b"").await;
        serving.stop.cancel();
        let ended = timeout(LONG, serving.task).await;
        ended.expect("it ends").unwrap();
    }
}
