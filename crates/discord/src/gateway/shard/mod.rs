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

/// How long Discord may take to say hello.
const HELLO: Duration = Duration::from_secs(20);
/// The number of heartbeats, some ten minutes, after which a session that Discord has not begun or resumed is requested
/// anew. While it acknowledges them it is ill and will answer (Gateway, "Ready Event"); a request each minute would use
/// up the day's sessions.
const MOST_HEARTBEATS: u32 = 15;
/// The longest pause between two connections.
const LONGEST_PAUSE: Duration = Duration::from_secs(120);
/// The number of resumes, neither carried out nor refused by Discord, after which a session is given up.
const MOST_RESUMES: u32 = 3;

pub(in crate::gateway) struct Shard {
    number: u32,
    of: u32,
    shared: Arc<Shared>,
    session: Option<Session>,
}

/// Why a connection is over.
enum Over {
    /// To be opened again.
    Lost(Proof),
    Ended(Closed),
    Stopped,
}

/// Whether a connection has worked for a while.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Proof {
    Proven,
    Unproven,
}

/// How far the exchange with Discord over one connection has come.
struct Exchange {
    greeting: Greeting,
    proof: Proof,
    /// Whether the last heartbeat was acknowledged.
    acknowledged: bool,
}

/// How far the session on a connection is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Greeting {
    /// It may not ask for a session yet.
    Due,
    /// Waiting for Discord to start or resume it, for this number of heartbeats.
    Asked(u32),
    /// Discord has begun or resumed it.
    Over,
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

    /// Keeps connected until `stop`, or until Discord closes the connection permanently.
    pub(in crate::gateway) async fn run(
        mut self,
        listener: Arc<impl Listener>,
        stop: CancellationToken,
    ) -> Result<(), Closed> {
        let mut vain = 0;
        loop {
            let over = self.connection(&*listener, &stop).await;
            self.shared.stages.set(self.number, ShardStage::Away);
            match over {
                Over::Stopped => return Ok(()),
                Over::Ended(closed) => return Err(closed),
                Over::Lost(Proof::Proven) => vain = 0,
                Over::Lost(Proof::Unproven) => {}
            }
            tracing::info!(shard = self.number, vain, "the connection was lost");
            tokio::select! {
                () = pause(pause_after(vain)) => {}
                () = stop.cancelled() => return Ok(()),
            }
            vain += 1;
        }
    }

    /// One connection from its opening to its end.
    async fn connection(&mut self, listener: &impl Listener, stop: &CancellationToken) -> Over {
        let opened = tokio::select! {
            opened = self.open() => opened,
            () = stop.cancelled() => return Over::Stopped,
        };
        match opened {
            Ok((socket, every)) => self.serve(socket, every, listener, stop).await,
            Err(over) => over,
        }
    }

    /// Opens a connection, and says how often Discord wants a heartbeat on it.
    async fn open(&mut self) -> Result<(Socket, Duration), Over> {
        const LOST: Over = Over::Lost(Proof::Unproven);
        self.give_up();
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
                self.leave_address();
                return Err(LOST);
            }
        };
        match timeout(HELLO, self.read_hello(&mut socket)).await {
            Ok(Ok(every)) => Ok((socket, every)),
            Ok(Err(over)) => Err(over),
            Err(_elapsed) => {
                self.leave_address();
                Err(LOST)
            }
        }
    }

    /// Sends heartbeats at the interval `every` and receives events, until the connection is over.
    async fn serve(
        &mut self,
        mut socket: Socket,
        every: Duration,
        listener: &impl Listener,
        stop: &CancellationToken,
    ) -> Over {
        // Not all bots at once after Discord was away.
        let first = Instant::now() + every.mul_f64(rand::random());
        let mut beats = interval_at(first, every);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut turn = pin!(self.turn());
        let mut exchange = Exchange {
            greeting: Greeting::Due,
            proof: Proof::Unproven,
            acknowledged: true,
        };
        loop {
            let payload = tokio::select! {
                () = stop.cancelled() => {
                    socket.close(Goodbye::ForGood).await;
                    return Over::Stopped;
                }
                () = &mut turn, if exchange.greeting == Greeting::Due => {
                    exchange.greeting = Greeting::Asked(0);
                    if socket.send(&self.greeting()).await.is_err() {
                        break;
                    }
                    continue;
                }
                _ = beats.tick() => {
                    if self.beat(&mut exchange, &mut socket).await.is_break() {
                        break;
                    }
                    continue;
                }
                received = socket.next() => match received {
                    Received::Payload(payload) => payload,
                    Received::Closed(code) => return self.on_close(code, exchange.proof),
                }
            };
            if self
                .take(payload, &mut exchange, &mut socket, listener)
                .await
                .is_break()
            {
                break;
            }
        }
        socket.close(Goodbye::ForNow).await;
        Over::Lost(exchange.proof)
    }

    /// Resolves when this shard may ask for its session; a resumed one does not wait.
    fn turn(&self) -> impl Future<Output = ()> + use<> {
        let (shared, number) = (Arc::clone(&self.shared), self.number);
        let is_new = self.session.is_none();
        async move {
            if is_new {
                shared.starts.turn(number).await;
            }
        }
    }

    /// Sends a heartbeat; breaks when the last one was not acknowledged, or Discord does not begin the session.
    async fn beat(&self, exchange: &mut Exchange, socket: &mut Socket) -> ControlFlow<()> {
        if !exchange.acknowledged {
            tracing::warn!(shard = self.number, "Discord does not answer any more");
            return ControlFlow::Break(());
        }
        if let Greeting::Asked(heartbeats) = &mut exchange.greeting {
            if *heartbeats == MOST_HEARTBEATS {
                tracing::warn!(shard = self.number, "Discord does not begin the session");
                return ControlFlow::Break(());
            }
            *heartbeats += 1;
        }
        exchange.acknowledged = false;
        match socket.send(&self.heartbeat()).await {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }

    /// Handles a payload; breaks to reconnect.
    async fn take(
        &mut self,
        payload: Value,
        exchange: &mut Exchange,
        socket: &mut Socket,
        listener: &impl Listener,
    ) -> ControlFlow<()> {
        match opcode(&payload) {
            Opcode::Dispatch => {
                let dispatched = self.dispatch(payload, listener);
                if dispatched == EventEffect::Session {
                    exchange.greeting = Greeting::Over;
                    self.shared.stages.set(self.number, ShardStage::Connected);
                }
            }
            Opcode::HeartbeatAck => {
                exchange.acknowledged = true;
                if exchange.greeting == Greeting::Over {
                    exchange.proof = Proof::Proven;
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
                self.invalid(&payload);
                return ControlFlow::Break(());
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }

    /// Waits for Discord's hello: how often it wants a heartbeat. In its place it may send the connection away.
    async fn read_hello(&mut self, socket: &mut Socket) -> Result<Duration, Over> {
        const LOST: Over = Over::Lost(Proof::Unproven);
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
                    self.invalid(&payload);
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

/// Backoff before the next connection after `vain` failures: zero at first, then longer and longer.
fn pause_after(vain: u32) -> Duration {
    match vain.checked_sub(1) {
        None => Duration::ZERO,
        Some(doublings) => {
            Duration::from_secs(1_u64.checked_shl(doublings).unwrap_or(u64::MAX)).min(LONGEST_PAUSE)
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a connection that is lost is opened again after a pause"
)]
pub(in crate::gateway) async fn pause(long: Duration) {
    tokio::time::sleep(long).await;
}
