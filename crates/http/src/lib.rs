//! Serves HTTP on the open internet, with limits: a timeout for the head of a request, and a maximum number of
//! connections. A client that does not complete a head, or does not read the response, is disconnected after a timeout,
//! and one remote address has at most an eighth of the connections.

mod write_timeout;

use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::write_timeout::WriteTimeout;

/// Timeout for the head of a request, and for an idle connection.
const HEAD_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum number of concurrent connections, each of which takes a file descriptor. Further ones wait to be accepted.
const CONNECTIONS: usize = 512;
/// Maximum length of a request's head, in bytes: address and headers.
const LONGEST_HEAD: usize = 16 * 1024;
/// Backoff after a failed accept, such as with too many open files.
const ACCEPT_BACKOFF: Duration = Duration::from_secs(1);

/// Serves `router` on `listener` until `stop`, then finishes the requests in progress.
pub async fn serve(listener: TcpListener, router: Router, stop: CancellationToken) {
    serve_at_most(CONNECTIONS, listener, router, stop).await;
}

/// The address at the other end of the connection, an extension of each request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer(pub IpAddr);

impl Peer {
    /// Whether it may be a proxy: it is on this machine or in a private network.
    pub fn is_near(self) -> bool {
        match self.0.to_canonical() {
            IpAddr::V4(v4) => v4.is_loopback() || v4.is_private(),
            IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local(),
        }
    }
}

/// Number of connections of each remote address.
#[derive(Default)]
struct RemoteConnections(Mutex<HashMap<IpAddr, usize>>);

impl RemoteConnections {
    /// Counts a connection of `peer`, unless it has `most` already.
    fn take(&self, peer: Peer, most: usize) -> bool {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = held.entry(peer.0).or_default();
        let is_free = peer.is_near() || *own < most;
        if is_free {
            *own += 1;
        }
        is_free
    }

    fn release(&self, peer: Peer) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = held.get_mut(&peer.0) {
            *own -= 1;
            if *own == 0 {
                held.remove(&peer.0);
            }
        }
    }
}

/// As [`serve`], with at most `connections` concurrent connections.
pub async fn serve_at_most(
    connections: usize,
    listener: TcpListener,
    router: Router,
    stop: CancellationToken,
) {
    let free = Arc::new(Semaphore::new(connections));
    let held: Arc<RemoteConnections> = Arc::default();
    let running = TaskTracker::new();
    while let Some((stream, peer, permit)) =
        stop.run_until_cancelled(accept(&listener, &free)).await
    {
        if !held.take(peer, connections.div_ceil(8)) {
            continue;
        }
        let held = Arc::clone(&held);
        let serving = serve_connection(stream, peer, router.clone(), stop.clone());
        running.spawn(async move {
            serving.await;
            held.release(peer);
            drop(permit);
        });
    }
    // New connections are refused from now on.
    drop(listener);
    running.close();
    running.wait().await;
}

/// Accepts the next connection, once there is a permit for it.
async fn accept(
    listener: &TcpListener,
    free: &Arc<Semaphore>,
) -> (TcpStream, Peer, OwnedSemaphorePermit) {
    let permit = Arc::clone(free)
        .acquire_owned()
        .await
        .expect("nobody closes it");
    loop {
        match listener.accept().await {
            Ok((stream, from)) => return (stream, Peer(from.ip()), permit),
            // The client has closed the connection already.
            Err(error) if is_of_connection(&error) => {}
            Err(error) => {
                tracing::error!(%error, "could not accept HTTP connections");
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

/// Serves one connection. Its errors concern the client only.
async fn serve_connection(stream: TcpStream, peer: Peer, router: Router, stop: CancellationToken) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIMEOUT)
        .max_buf_size(LONGEST_HEAD);
    let service = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer);
        service.call(request)
    });
    let mut connection =
        std::pin::pin!(http.serve_connection(TokioIo::new(WriteTimeout::new(stream)), service));
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "an HTTP connection ended");
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "out of file handles: accepting connections again when some are closed"
)]
async fn pause() {
    tokio::time::sleep(ACCEPT_BACKOFF).await;
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
        let router = Router::new()
            .route("/", get(|| async { "here" }))
            .route("/long", get(|| async { vec![b'x'; 64 << 20] }));
        let stop = CancellationToken::new();
        let task = tokio::spawn(serve_at_most(MOST, listener, router, stop.clone()));
        Serving {
            address,
            stop,
            task,
        }
    }

    /// Opens a connection and sends `bytes` on it.
    async fn connect(address: SocketAddr, bytes: &[u8]) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(bytes).await.unwrap();
        stream
    }

    async fn read_rest(stream: &mut TcpStream) -> String {
        let mut text = String::new();
        let read = timeout(LONG, stream.read_to_string(&mut text)).await;
        let _ = read.expect("the connection ends");
        text
    }

    #[tokio::test(start_paused = true)]
    async fn an_incomplete_head_times_out() {
        let serving = serving().await;
        let mut half = connect(serving.address, &REQUEST[..20]).await;
        assert!(!read_rest(&mut half).await.contains("here"));
        let mut silent = connect(serving.address, b"").await;
        assert_eq!(read_rest(&mut silent).await, "");
    }

    #[tokio::test(start_paused = true)]
    async fn many_incomplete_heads_keep_nobody_out_for_long() {
        let serving = serving().await;
        let mut halves = Vec::new();
        for _ in 0..3 * MOST {
            halves.push(connect(serving.address, &REQUEST[..20]).await);
        }
        let mut whole = connect(serving.address, REQUEST).await;
        let answer = read_rest(&mut whole).await;
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("here"));
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_does_not_read_times_out() {
        let serving = serving().await;
        let mut deaf = Vec::new();
        for _ in 0..2 * MOST {
            let long = b"GET /long HTTP/1.1\r\nhost: here\r\n\r\n";
            deaf.push(connect(serving.address, long).await);
        }
        let mut whole = connect(serving.address, REQUEST).await;
        assert!(read_rest(&mut whole).await.ends_with("here"));
    }

    #[test]
    fn a_remote_address_has_a_limited_share() {
        let held = RemoteConnections::default();
        let [far, other, near] = ["203.0.113.7", "203.0.113.8", "10.0.0.1"];
        let [far, other, near] = [far, other, near].map(|text| Peer(text.parse().unwrap()));
        assert!(held.take(far, 2) && held.take(far, 2) && !held.take(far, 2));
        assert!(held.take(other, 2));
        assert!((0..100).all(|_| held.take(near, 2)));
        held.release(far);
        assert!(held.take(far, 2));
    }

    #[tokio::test(start_paused = true)]
    async fn a_head_without_end_is_refused() {
        let serving = serving().await;
        let mut stream = connect(serving.address, b"GET / HTTP/1.1\r\nx: ").await;
        // The refusal may come before everything is written.
        let _ = stream.write_all(&[b'x'; 2 * LONGEST_HEAD]).await;
        assert!(!read_rest(&mut stream).await.contains("here"));
        let mut whole = connect(serving.address, REQUEST).await;
        assert!(read_rest(&mut whole).await.ends_with("here"));
    }

    #[tokio::test(start_paused = true)]
    async fn it_stops_although_a_connection_is_idle() {
        let serving = serving().await;
        let mut whole = connect(serving.address, REQUEST).await;
        assert!(read_rest(&mut whole).await.ends_with("here"));
        let _idle = connect(serving.address, b"").await;
        serving.stop.cancel();
        let ended = timeout(LONG, serving.task).await;
        ended.expect("it ends").unwrap();
    }
}
