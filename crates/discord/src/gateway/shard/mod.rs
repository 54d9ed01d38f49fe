//! One shard: a connection that is reopened when it is lost, and resumes its session if Discord agrees.

mod session;

use std::ops::ControlFlow;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use serenity::constants::Opcode;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_util::sync::CancellationToken;

use crate::gateway::close::Closed;
use crate::gateway::shard::session::{EventEffect, Session};
use crate::gateway::socket::{Goodbye, Received, Socket};
use crate::gateway::{Listener, ShardStage, Shared};

/// Timeout for Discord's hello.
const HELLO_TIMEOUT: Duration = Duration::from_secs(20);
/// Heartbeats, some ten minutes, after which a session that Discord has not started or resumed is requested again.
/// While Discord acknowledges heartbeats, it has an outage and will answer (Gateway, "Ready Event"); a request each
/// minute would use up the day's sessions.
const MOST_HEARTBEATS: u32 = 15;
/// Longest backoff between two connections.
const LONGEST_BACKOFF: Duration = Duration::from_secs(120);
/// Attempts to resume a session, neither accepted nor refused by Discord, after which it is given up.
const MOST_RESUMES: u32 = 3;

pub(in crate::gateway) struct Shard {
    number: u32,
    of: u32,
    shared: Arc<Shared>,
    session: Option<Session>,
}

/// Why a connection has ended.
enum End {
    /// It is to be opened again.
    Lost(Proof),
    Closed(Closed),
    Stopped,
}

/// Whether a connection has worked for a while.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Proof {
    Proven,
    Unproven,
}

/// The state of one connection.
struct ConnectionState {
    session: SessionStage,
    proof: Proof,
    /// Whether the last heartbeat was acknowledged.
    acknowledged: bool,
}

/// The state of the session on a connection.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SessionStage {
    /// It was not requested yet.
    Due,
    /// Waiting for Discord to start or resume it, for this number of heartbeats.
    Requested(u32),
    /// Discord has started or resumed it.
    Started,
}

impl Shard {
    /// Shard `number` of `of`, counted from 0.
    pub(in crate::gateway) fn new(number: u32, of: u32, shared: Arc<Shared>) -> Self {
        Self {
            number,
            of,
            shared,
            session: None,
        }
    }

    /// Keeps the shard connected until `stop`, or until Discord closes the connection for good.
    pub(in crate::gateway) async fn run(
        mut self,
        listener: Arc<impl Listener>,
        stop: CancellationToken,
    ) -> Result<(), Closed> {
        let mut failures = 0;
        loop {
            let end = self.connect(&*listener, &stop).await;
            self.shared.stages.set(self.number, ShardStage::Away);
            match end {
                End::Stopped => return Ok(()),
                End::Closed(closed) => return Err(closed),
                End::Lost(Proof::Proven) => failures = 0,
                End::Lost(Proof::Unproven) => {}
            }
            tracing::info!(shard = self.number, failures, "the connection was lost");
            tokio::select! {
                () = pause(backoff(failures)) => {}
                () = stop.cancelled() => return Ok(()),
            }
            failures += 1;
        }
    }

    /// Opens a connection, and serves it to its end.
    async fn connect(&mut self, listener: &impl Listener, stop: &CancellationToken) -> End {
        let opened = tokio::select! {
            opened = self.open() => opened,
            () = stop.cancelled() => return End::Stopped,
        };
        match opened {
            Ok((socket, every)) => self.serve(socket, every, listener, stop).await,
            Err(end) => end,
        }
    }

    /// Opens a connection; returns it with its heartbeat interval.
    async fn open(&mut self) -> Result<(Socket, Duration), End> {
        const LOST: End = End::Lost(Proof::Unproven);
        self.drop_unresumable();
        if self.session.is_none() {
            let waiting = || self.shared.stages.set(self.number, ShardStage::Waiting);
            self.shared.starts.allowance(waiting).await;
        }
        let url = self
            .session
            .as_ref()
            .map_or(&self.shared.url, |session| &session.url);
        let mut socket = match Socket::open(&self.shared.client, url).await {
            Ok(socket) => socket,
            Err(error) => {
                tracing::warn!(shard = self.number, %error, "could not reach the gateway");
                self.use_main_address();
                return Err(LOST);
            }
        };
        match timeout(HELLO_TIMEOUT, self.read_hello(&mut socket)).await {
            Ok(Ok(every)) => Ok((socket, every)),
            Ok(Err(end)) => Err(end),
            Err(_elapsed) => {
                self.use_main_address();
                Err(LOST)
            }
        }
    }

    /// Sends heartbeats at the interval `every` and receives events, until the connection ends.
    async fn serve(
        &mut self,
        mut socket: Socket,
        every: Duration,
        listener: &impl Listener,
        stop: &CancellationToken,
    ) -> End {
        // Jitter: after an outage of Discord not all bots send at once.
        let first = Instant::now() + every.mul_f64(rand::random());
        let mut heartbeats = interval_at(first, every);
        heartbeats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut turn = pin!(self.wait_for_turn());
        let mut state = ConnectionState {
            session: SessionStage::Due,
            proof: Proof::Unproven,
            acknowledged: true,
        };
        loop {
            let payload = tokio::select! {
                () = stop.cancelled() => {
                    socket.close(Goodbye::ForGood).await;
                    return End::Stopped;
                }
                () = &mut turn, if state.session == SessionStage::Due => {
                    state.session = SessionStage::Requested(0);
                    if socket.send(&self.identify_or_resume()).await.is_err() {
                        break;
                    }
                    continue;
                }
                _ = heartbeats.tick() => {
                    if self.send_heartbeat(&mut state, &mut socket).await.is_break() {
                        break;
                    }
                    continue;
                }
                received = socket.next() => match received {
                    Received::Payload(payload) => payload,
                    Received::Closed(code) => return self.on_close(code, state.proof),
                }
            };
            if self
                .handle(payload, &mut state, &mut socket, listener)
                .await
                .is_break()
            {
                break;
            }
        }
        socket.close(Goodbye::ForNow).await;
        End::Lost(state.proof)
    }

    /// Resolves when this shard may request its session; a resumed one does not wait.
    fn wait_for_turn(&self) -> impl Future<Output = ()> + use<> {
        let (shared, number) = (Arc::clone(&self.shared), self.number);
        let is_new = self.session.is_none();
        async move {
            if is_new {
                shared.starts.turn(number).await;
            }
        }
    }

    /// Sends a heartbeat; breaks when the last one was not acknowledged, or Discord does not start the session.
    async fn send_heartbeat(
        &self,
        state: &mut ConnectionState,
        socket: &mut Socket,
    ) -> ControlFlow<()> {
        if !state.acknowledged {
            tracing::warn!(shard = self.number, "Discord does not answer any more");
            return ControlFlow::Break(());
        }
        if let SessionStage::Requested(heartbeats) = &mut state.session {
            if *heartbeats == MOST_HEARTBEATS {
                tracing::warn!(shard = self.number, "Discord does not begin the session");
                return ControlFlow::Break(());
            }
            *heartbeats += 1;
        }
        state.acknowledged = false;
        match socket.send(&self.heartbeat()).await {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }

    /// Handles a payload; breaks to reconnect.
    async fn handle(
        &mut self,
        payload: Value,
        state: &mut ConnectionState,
        socket: &mut Socket,
        listener: &impl Listener,
    ) -> ControlFlow<()> {
        match opcode(&payload) {
            Opcode::Dispatch => {
                let dispatched = self.dispatch(payload, listener);
                if dispatched == EventEffect::Session {
                    state.session = SessionStage::Started;
                    self.shared.stages.set(self.number, ShardStage::Connected);
                }
            }
            Opcode::HeartbeatAck => {
                state.acknowledged = true;
                if state.session == SessionStage::Started {
                    state.proof = Proof::Proven;
                }
            }
            Opcode::Heartbeat => {
                let sent = socket.send(&self.heartbeat()).await;
                if sent.is_err() {
                    return ControlFlow::Break(());
                }
            }
            Opcode::Reconnect => return ControlFlow::Break(()),
            Opcode::InvalidSession => {
                self.on_invalid_session(&payload);
                return ControlFlow::Break(());
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }

    /// Waits for Discord's hello, and returns its heartbeat interval. Discord may close the connection instead.
    async fn read_hello(&mut self, socket: &mut Socket) -> Result<Duration, End> {
        const LOST: End = End::Lost(Proof::Unproven);
        loop {
            let payload = match socket.next().await {
                Received::Payload(payload) => payload,
                Received::Closed(code) => return Err(self.on_close(code, Proof::Unproven)),
            };
            match opcode(&payload) {
                Opcode::Hello => {
                    let millis = payload["d"]["heartbeat_interval"].as_u64();
                    let millis = millis.filter(|millis| *millis > 0);
                    return millis.map(Duration::from_millis).ok_or(LOST);
                }
                Opcode::Reconnect => return Err(LOST),
                Opcode::InvalidSession => {
                    self.on_invalid_session(&payload);
                    return Err(LOST);
                }
                _ => {}
            }
        }
    }
}

fn opcode(payload: &Value) -> Opcode {
    let number = payload["op"].as_u64().and_then(|op| u8::try_from(op).ok());
    Opcode::from(number.unwrap_or(u8::MAX))
}

/// Backoff before the next connection after `failures`: zero at first, then 1 s, doubled by each further one.
fn backoff(failures: u32) -> Duration {
    match failures.checked_sub(1) {
        None => Duration::ZERO,
        Some(doublings) => Duration::from_secs(1_u64.checked_shl(doublings).unwrap_or(u64::MAX))
            .min(LONGEST_BACKOFF),
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a connection that is lost is opened again after a pause"
)]
pub(in crate::gateway) async fn pause(duration: Duration) {
    tokio::time::sleep(duration).await;
}
