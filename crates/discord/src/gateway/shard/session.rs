//! The session of a shard: begun, taken up again, moved on by events, and lost.

use reqwest::Url;
use serde_json::{Value, json};
use serenity::constants::Opcode;

use crate::bot::kit::homes::Part;
use crate::game::ClubId;
use crate::gateway::close::Next;
use crate::gateway::shard::{MOST_RESUMES, Over, Proof, Shard};
use crate::gateway::{Listener, close};
use crate::payload;
use crate::payload::Id;

/// A session that can be taken up again.
pub(super) struct Session {
    pub(super) id: String,
    pub(super) url: Url,
    /// The number of the last event.
    pub(super) sequence: u64,
    /// Attempts to resume it since the last success.
    pub(super) resumes: u32,
}

/// The effect of an event on the connection.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum EventEffect {
    /// The session is ready.
    Session,
    Event,
}

impl Shard {
    /// Takes up the session, or begins one.
    pub(super) fn greeting(&mut self) -> Value {
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
                listener.server(data);
                EventEffect::Event
            }
            Some("GUILD_DELETE") => {
                // Otherwise the server is only not available for a while.
                if data["unavailable"] != true
                    && let Some(Id(club)) = payload::id(&data["id"])
                {
                    listener.on_removed(ClubId::new(club));
                }
                EventEffect::Event
            }
            Some("MESSAGE_CREATE") => {
                listener.message(data);
                EventEffect::Event
            }
            Some("INTERACTION_CREATE") => {
                listener.interaction(data);
                EventEffect::Event
            }
            _ => EventEffect::Event,
        };
        if let (Some(session), Some(sequence)) = (&mut self.session, sequence) {
            session.sequence = sequence;
        }
        dispatched
    }

    /// The session that has begun, if it can be taken up again.
    fn resumable_session(&self, ready: &Value) -> Option<Session> {
        let url = ready["resume_gateway_url"].as_str();
        // Wherever it is: the token goes where the endpoint allows it, and nowhere else.
        let url = url.and_then(|url| self.shared.endpoint.gateway(url));
        Some(Session {
            id: ready["session_id"].as_str()?.to_owned(),
            url: url.unwrap_or_else(|| self.shared.url.clone()),
            sequence: 0,
            resumes: 0,
        })
    }

    /// The address at which the session was to be resumed does not work: the main one takes it up as well.
    pub(super) fn leave_address(&mut self) {
        if let Some(session) = &mut self.session {
            session.url = self.shared.url.clone();
        }
    }

    /// Discord has invalidated the session, with a flag whether it can still be resumed.
    pub(super) fn invalid(&mut self, payload: &Value) {
        if payload["d"] != true {
            self.session = None;
        }
    }

    /// Gives up a session that Discord was asked for often enough.
    pub(super) fn give_up(&mut self) {
        let has_failed = |session: &mut Session| session.resumes > MOST_RESUMES;
        self.session.take_if(has_failed);
    }

    pub(super) fn on_close(&mut self, code: Option<u16>, proof: Proof) -> Over {
        tracing::info!(
            shard = self.number,
            code,
            "Discord has closed the connection"
        );
        match close::after(code) {
            Next::Resume => Over::Lost(proof),
            Next::Identify => {
                self.session = None;
                Over::Lost(proof)
            }
            Next::End(closed) => Over::Ended(closed),
        }
    }
}
