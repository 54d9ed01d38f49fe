//! One shard: a connection that is opened again whenever it is lost, and goes on where it was if Discord agrees.

mod session;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use serenity::constants::Opcode;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_util::sync::CancellationToken;

use crate::bot::discord::gateway::close::Closed;
use crate::bot::discord::gateway::shard::session::{Dispatched, Session};
use crate::bot::discord::gateway::socket::{Goodbye, Received, Socket};
use crate::bot::discord::gateway::{Listener, Shared, Stage};

/// How long Discord may take to say hello, and to begin or resume a session.
const GREETING: Duration = Duration::from_secs(20);
/// The longest pause between two connections.
const LONGEST_PAUSE: Duration = Duration::from_secs(120);
/// After so many connections in vain a session is given up: it, or where it is, may be gone.
const MOST_RESUMES: u32 = 3;

/// One shard.
pub(in crate::bot::discord::gateway) struct Shard {
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

/// Whether Discord has begun or resumed the session on a connection.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Greeting {
    Awaited,
    Over,
}

impl Shard {
    /// Shard `number` of `of`, counted from 0.
    pub(in crate::bot::discord::gateway) fn new(number: u32, of: u32, shared: Arc<Shared>) -> Self {
        Self {
            number,
            of,
            shared,
            session: None,
        }
    }

    /// Keeps connected until `stop`, or until Discord closes the connection for good.
    pub(in crate::bot::discord::gateway) async fn run(
        mut self,
        listener: Arc<impl Listener>,
        stop: CancellationToken,
    ) -> Result<(), Closed> {
        let mut vain = 0;
        loop {
            let over = self.connection(&*listener, &stop).await;
            self.shared.stages.set(self.number, Stage::Away);
            match over {
                Over::Stopped => return Ok(()),
                Over::Ended(closed) => return Err(closed),
                Over::Lost(Proof::Proven) => vain = 0,
                Over::Lost(Proof::Unproven) => {}
            }
            tracing::info!(shard = self.number, vain, "the connection is lost");
            tokio::select! {
                () = pause(pause_after(vain)) => {}
                () = stop.cancelled() => return Ok(()),
            }
            vain += 1;
            if vain > MOST_RESUMES {
                self.session = None;
            }
        }
    }

    /// One connection from its opening to its end.
    async fn connection(&mut self, listener: &impl Listener, stop: &CancellationToken) -> Over {
        let opened = tokio::select! {
            opened = self.open() => opened,
            () = stop.cancelled() => return Over::Stopped,
        };
        match opened {
            Ok((socket, every)) => self.talk(socket, every, listener, stop).await,
            Err(over) => over,
        }
    }

    /// Opens a connection on which the session is begun or taken up, and says how often Discord wants a heartbeat.
    async fn open(&mut self) -> Result<(Socket, Duration), Over> {
        const LOST: Over = Over::Lost(Proof::Unproven);
        if self.session.is_none() {
            let waiting = || self.shared.stages.set(self.number, Stage::Waiting);
            self.shared.starts.turn(self.number, waiting).await;
        }
        let url = self
            .session
            .as_ref()
            .map_or(&self.shared.url, |session| &session.url);
        let mut socket = match Socket::open(&self.shared.client, url).await {
            Ok(socket) => socket,
            Err(error) => {
                tracing::warn!(shard = self.number, %error, "the gateway cannot be reached");
                return Err(LOST);
            }
        };
        let every = match timeout(GREETING, hello(&mut socket)).await {
            Ok(Ok(every)) => every,
            Ok(Err(code)) => return Err(self.closed(code, Proof::Unproven)),
            Err(_elapsed) => return Err(LOST),
        };
        match socket.send(&self.greeting()).await {
            Ok(()) => Ok((socket, every)),
            Err(_) => Err(LOST),
        }
    }

    /// Heartbeats go out `every` so often, events come in, until the connection is over.
    async fn talk(
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
        let greeted = Instant::now() + GREETING;
        let mut exchange = Exchange {
            greeting: Greeting::Awaited,
            proof: Proof::Unproven,
            acknowledged: true,
        };
        loop {
            let payload = tokio::select! {
                () = stop.cancelled() => {
                    socket.close(Goodbye::ForGood).await;
                    return Over::Stopped;
                }
                () = pause(greeted.saturating_duration_since(Instant::now())), if exchange.greeting == Greeting::Awaited => {
                    tracing::warn!(shard = self.number, "Discord does not begin the session");
                    break;
                }
                _ = beats.tick() => {
                    if !exchange.acknowledged {
                        tracing::warn!(shard = self.number, "Discord does not answer any more");
                        break;
                    }
                    exchange.acknowledged = false;
                    if socket.send(&self.heartbeat()).await.is_err() {
                        break;
                    }
                    continue;
                }
                received = socket.next() => match received {
                    Received::Payload(payload) => payload,
                    Received::Closed(code) => return self.closed(code, exchange.proof),
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

    /// Takes a payload; breaks when the connection is to be made anew.
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
                if dispatched == Dispatched::Session {
                    exchange.greeting = Greeting::Over;
                    self.shared.stages.set(self.number, Stage::Connected);
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
                if payload["d"] != true {
                    self.session = None;
                }
                return ControlFlow::Break(());
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }
}

/// Waits for Discord's hello: how often it wants a heartbeat; or the code with which it has closed the connection.
async fn hello(socket: &mut Socket) -> Result<Duration, Option<u16>> {
    loop {
        match socket.next().await {
            Received::Payload(payload) if opcode(&payload) == Opcode::Hello => {
                let millis = payload["d"]["heartbeat_interval"].as_u64();
                let millis = millis.filter(|millis| *millis > 0);
                return millis.map(Duration::from_millis).ok_or(None);
            }
            Received::Payload(_) => {}
            Received::Closed(code) => return Err(code),
        }
    }
}

fn opcode(payload: &Value) -> Opcode {
    let number = payload["op"].as_u64().and_then(|op| u8::try_from(op).ok());
    Opcode::from(number.unwrap_or(u8::MAX))
}

/// How long to wait before the next connection when so many have been in vain: not at all, then longer and longer.
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
pub(in crate::bot::discord::gateway) async fn pause(long: Duration) {
    tokio::time::sleep(long).await;
}
