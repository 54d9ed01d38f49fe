//! The session of a shard: started, resumed, advanced by events, and lost.

use reqwest::Url;
use serde_json::{Value, json};
use serenity::constants::Opcode;

use crate::bot::kit::homes::Part;
use crate::game::ClubId;
use crate::gateway::close::Next;
use crate::gateway::shard::{End, MOST_RESUMES, Proof, Shard};
use crate::gateway::{Listener, close};
use crate::payload;
use crate::payload::Id;

/// A session that can be resumed.
pub(super) struct Session {
    pub(super) id: String,
    pub(super) url: Url,
    /// Sequence number of the last event.
    pub(super) sequence: u64,
    /// Attempts to resume it since the last success.
    pub(super) resumes: u32,
}

/// The effect of an event on the connection.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum EventEffect {
    /// The session has started or is resumed.
    Session,
    Event,
}

impl Shard {
    /// The payload that resumes the session, or starts one.
    pub(super) fn identify_or_resume(&mut self) -> Value {
        let token = self.shared.token.expose();
        match &mut self.session {
            Some(session) => {
                session.resumes += 1;
                json!({
                    "op": Opcode::Resume,
                    "d": { "token": token, "session_id": session.id, "seq": session.sequence },
                })
            }
            None => json!({
                "op": Opcode::Identify,
                "d": {
                    "token": token,
                    "intents": self.shared.intents,
                    "shard": [self.number, self.of],
                    "properties": {
                        "os": std::env::consts::OS, "browser": "tengen", "device": "tengen",
                    },
                },
            }),
        }
    }

    pub(super) fn heartbeat(&self) -> Value {
        let sequence = self.session.as_ref().map(|session| session.sequence);
        json!({ "op": Opcode::Heartbeat, "d": sequence })
    }

    pub(super) fn dispatch(&mut self, mut event: Value, listener: &impl Listener) -> EventEffect {
        let sequence = event["s"].as_u64();
        let data = event["d"].take();
        let dispatched = match event["t"].as_str() {
            Some("READY") => {
                self.session = self.resumable_session(&data);
                let (number, of) = (self.number, self.of);
                listener.on_ready(Part { number, of }, &data);
                EventEffect::Session
            }
            Some("RESUMED") => {
                if let Some(session) = &mut self.session {
                    session.resumes = 0;
                }
                tracing::info!(shard = self.number, "resumed the gateway session");
                EventEffect::Session
            }
            Some("GUILD_CREATE") => {
                listener.on_server(data);
                EventEffect::Event
            }
            Some("GUILD_DELETE") => {
                // An unavailable server has an outage; the bot was not removed.
                if data["unavailable"] != true
                    && let Some(Id(club)) = payload::id(&data["id"])
                {
                    listener.on_removed(ClubId::new(club));
                }
                EventEffect::Event
            }
            Some("MESSAGE_CREATE") => {
                listener.on_message(data);
                EventEffect::Event
            }
            Some("INTERACTION_CREATE") => {
                listener.on_interaction(data);
                EventEffect::Event
            }
            _ => EventEffect::Event,
        };
        if let (Some(session), Some(sequence)) = (&mut self.session, sequence) {
            session.sequence = sequence;
        }
        dispatched
    }

    /// The session that has started, if it can be resumed.
    fn resumable_session(&self, ready: &Value) -> Option<Session> {
        let url = ready["resume_gateway_url"].as_str();
        // The token must not go to an address that the endpoint does not allow.
        let url = url.and_then(|url| self.shared.endpoint.gateway(url));
        Some(Session {
            id: ready["session_id"].as_str()?.to_owned(),
            url: url.unwrap_or_else(|| self.shared.url.clone()),
            sequence: 0,
            resumes: 0,
        })
    }

    /// Resumes the session at the main address from now on: its own did not work, and the main one resumes it, too.
    pub(super) fn use_main_address(&mut self) {
        if let Some(session) = &mut self.session {
            session.url = self.shared.url.clone();
        }
    }

    /// Drops the session that Discord has invalidated, unless the payload says that it can be resumed.
    pub(super) fn on_invalid_session(&mut self, payload: &Value) {
        if payload["d"] != true {
            self.session = None;
        }
    }

    /// Drops a session that was not resumed after [`MOST_RESUMES`] attempts.
    pub(super) fn drop_unresumable(&mut self) {
        let has_failed = |session: &mut Session| session.resumes > MOST_RESUMES;
        self.session.take_if(has_failed);
    }

    pub(super) fn on_close(&mut self, code: Option<u16>, proof: Proof) -> End {
        tracing::info!(
            shard = self.number,
            code,
            "Discord has closed the connection"
        );
        match close::after(code) {
            Next::Resume => End::Lost(proof),
            Next::Identify => {
                self.session = None;
                End::Lost(proof)
            }
            Next::End(closed) => End::Closed(closed),
        }
    }
}
