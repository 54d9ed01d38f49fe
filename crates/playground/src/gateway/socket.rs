//! One gateway connection.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use flate2::{Compress, Compression, FlushCompress};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::{Closed, ConnectQuery, close, disconnect, identify, resume};
use crate::world::session::Frame;
use crate::{Server, timer};

/// Heartbeat interval for clients, in milliseconds.
const HEARTBEAT_MS: u64 = 41_250;
/// Maximum size of a payload of a client, in bytes.
const PAYLOAD_LIMIT: usize = 4096;
/// Maximum number of payloads of a client per minute.
const PAYLOADS_PER_MINUTE: usize = 120;

/// Encodes payloads as plain text or, for other bots, as one zlib stream over the whole connection.
struct Encoder(Option<Compress>);

impl Encoder {
    fn frame(&mut self, text: String) -> Message {
        let Some(stream) = &mut self.0 else {
            return Message::Text(text.into());
        };
        let input = text.as_bytes();
        let before = stream.total_in();
        let mut out = Vec::with_capacity(input.len() / 2 + 64);
        loop {
            let consumed = (stream.total_in() - before) as usize;
            out.reserve(1024);
            if stream
                .compress_vec(&input[consumed..], &mut out, FlushCompress::Sync)
                .is_err()
            {
                tracing::error!("could not compress a gateway payload");
                break;
            }
            // Free space in the buffer means that the flush is complete.
            if (stream.total_in() - before) as usize == input.len() && out.len() < out.capacity() {
                break;
            }
        }
        Message::Binary(out.into())
    }
}

/// The state of a connection.
struct Connection {
    server: Arc<Server>,
    sender: UnboundedSender<Frame>,
    session: Option<String>,
    /// Arrival times of the payloads of the last minute, in Unix milliseconds.
    received: Vec<u64>,
}

pub(super) async fn run(server: Arc<Server>, mut socket: WebSocket, query: ConnectQuery) {
    let zlib = query.compress.as_deref() == Some("zlib-stream");
    let mut encoder = Encoder(zlib.then(|| Compress::new(Compression::fast(), true)));
    let (sender, mut outgoing) = unbounded_channel();
    if !matches!(query.v.as_deref(), None | Some("9" | "10")) {
        return send_close(&mut socket, close::INVALID_VERSION).await;
    }
    let hello = json!({ "op": 10, "s": null, "t": null,
                        "d": { "heartbeat_interval": HEARTBEAT_MS, "_trace": [] } });
    if socket.send(encoder.frame(hello.to_string())).await.is_err() {
        return;
    }
    let mut connection = Connection {
        server,
        sender,
        session: None,
        received: vec![],
    };
    let clean = connection
        .serve(&mut socket, &mut outgoing, &mut encoder)
        .await;
    if let Some(id) = &connection.session {
        let mut world = connection.server.world();
        disconnect(&mut world, id, &connection.sender, clean);
    }
}

/// Sends a close frame, and waits up to a second for the reply.
async fn send_close(socket: &mut WebSocket, (code, reason): Closed) {
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    // The other side may be gone already.
    let _ = socket.send(Message::Close(Some(frame))).await;
    let _ = timer::with_timeout(1000, socket.recv()).await;
}

impl Connection {
    /// Serves the connection until either side ends it; true if the client ended its session.
    async fn serve(
        &mut self,
        socket: &mut WebSocket,
        outgoing: &mut UnboundedReceiver<Frame>,
        encoder: &mut Encoder,
    ) -> bool {
        loop {
            let incoming = timer::with_timeout(HEARTBEAT_MS * 2, async {
                tokio::select! {
                    frame = outgoing.recv() => Err(frame),
                    message = socket.recv() => Ok(message),
                }
            });
            match incoming.await {
                None => {
                    send_close(socket, close::SESSION_TIMED_OUT).await;
                    return true;
                }
                Some(Err(Some(Frame::Text(text)))) => {
                    if socket.send(encoder.frame(text)).await.is_err() {
                        return false;
                    }
                }
                Some(Err(Some(Frame::Close(code, reason)))) => {
                    send_close(socket, (code, reason)).await;
                    return false;
                }
                Some(Err(Some(Frame::Cut) | None)) => return false,
                Some(Ok(None | Some(Err(_)))) => return false,
                Some(Ok(Some(Ok(Message::Close(frame))))) => {
                    return frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                }
                Some(Ok(Some(Ok(message)))) => {
                    let bytes = match &message {
                        Message::Text(text) => text.as_bytes(),
                        Message::Binary(bytes) => bytes,
                        _ => continue,
                    };
                    if let Err(closed) = self.receive(bytes) {
                        send_close(socket, closed).await;
                        return closed == close::AUTHENTICATION_FAILED;
                    }
                }
            }
        }
    }

    /// Handles a payload by its opcode: 1 heartbeat, 2 identify, 6 resume, 8 request of members. Presences (3), voice
    /// states (4) and requests of sounds (31) are accepted and ignored.
    fn receive(&mut self, bytes: &[u8]) -> Result<(), Closed> {
        let now = self.server.world().now();
        self.received.retain(|at| at + 60_000 > now);
        self.received.push(now);
        if self.received.len() > PAYLOADS_PER_MINUTE {
            return Err(close::RATE_LIMITED);
        }
        if bytes.len() > PAYLOAD_LIMIT {
            return Err(close::DECODE_ERROR);
        }
        let payload: Value = serde_json::from_slice(bytes).map_err(|_| close::DECODE_ERROR)?;
        let data = &payload["d"];
        match payload["op"].as_u64().ok_or(close::DECODE_ERROR)? {
            1 => self.send(json!({ "op": 11, "d": null, "s": null, "t": null })),
            2 | 6 if self.session.is_some() => return Err(close::ALREADY_AUTHENTICATED),
            2 => self.session = Some(identify(&mut self.server.world(), data, &self.sender)?),
            6 => {
                self.session = resume(&mut self.server.world(), data, &self.sender)?;
                if self.session.is_none() {
                    self.send(json!({ "op": 9, "d": false, "s": null, "t": null }));
                }
            }
            3 | 4 | 8 | 31 if self.session.is_none() => return Err(close::NOT_AUTHENTICATED),
            8 => self.send_members(data),
            3 | 4 | 31 => {}
            _ => return Err(close::UNKNOWN_OPCODE),
        }
        Ok(())
    }

    fn send(&self, payload: Value) {
        // The receiver lives as long as this connection.
        let _ = self.sender.send(Frame::Text(payload.to_string()));
    }

    /// Sends the members that a client asked for, in one chunk.
    fn send_members(&self, data: &Value) {
        let mut world = self.server.world();
        let members: Vec<Value> = world
            .users
            .values()
            .map(|user| world.member(user))
            .collect();
        let chunk = json!({
            "guild_id": world.guild.to_string(), "members": members, "chunk_index": 0,
            "chunk_count": 1, "not_found": [], "presences": [], "nonce": data["nonce"],
        });
        if let Some(session) = self
            .session
            .as_ref()
            .and_then(|id| world.sessions.get_mut(id))
        {
            session.dispatch("GUILD_MEMBERS_CHUNK", &chunk.to_string());
        }
    }
}
