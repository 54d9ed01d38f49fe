//! The session of a shard: begun, taken up again, moved on by events, and lost.

use reqwest::Url;
use serde_json::{Value, json};
use serenity::constants::Opcode;
use serenity::model::gateway::GatewayIntents;

use crate::bot::discord::gateway::close::{Known, Next};
use crate::bot::discord::gateway::shard::{Over, Proof, Shard};
use crate::bot::discord::gateway::{Listener, close};

/// A session that can be taken up again.
pub(super) struct Session {
    pub(super) id: String,
    pub(super) url: Url,
    /// The number of the last event.
    pub(super) sequence: u64,
}

/// What an event has meant for the connection.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Dispatched {
    /// The session is there.
    Session,
    Event,
}

impl Shard {
    /// Takes up the session, or begins one.
    pub(super) fn greeting(&self) -> Value {
        let token = self.shared.token.expose();
        match &self.session {
            Some(session) => json!({
                "op": Opcode::Resume,
                "d": { "token": token, "session_id": session.id, "seq": session.sequence },
            }),
            None => json!({
                "op": Opcode::Identify,
                "d": {
                    "token": token,
                    // Which servers the bot is added to. Interactions come without any intent.
                    "intents": GatewayIntents::GUILDS,
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

    pub(super) fn dispatch(&mut self, mut payload: Value, listener: &impl Listener) -> Dispatched {
        let sequence = payload["s"].as_u64();
        let data = payload["d"].take();
        let dispatched = match payload["t"].as_str() {
            Some("READY") => {
                self.session = self.begun(&data);
                listener.ready(self.number, &data);
                Dispatched::Session
            }
            Some("RESUMED") => {
                tracing::info!(shard = self.number, "the session goes on");
                Dispatched::Session
            }
            Some("GUILD_CREATE") => {
                listener.server(data);
                Dispatched::Event
            }
            Some("INTERACTION_CREATE") => {
                listener.interaction(data);
                Dispatched::Event
            }
            _ => Dispatched::Event,
        };
        if let (Some(session), Some(sequence)) = (&mut self.session, sequence) {
            session.sequence = sequence;
        }
        dispatched
    }

    /// The session that has begun, if it can be taken up again.
    fn begun(&self, ready: &Value) -> Option<Session> {
        let url = ready["resume_gateway_url"].as_str();
        // Wherever it is: the token goes where the endpoint allows it, and nowhere else.
        let url = url.and_then(|url| self.shared.endpoint.gateway(url));
        Some(Session {
            id: ready["session_id"].as_str()?.to_owned(),
            url: url.unwrap_or_else(|| self.shared.url.clone()),
            sequence: 0,
        })
    }

    pub(super) fn closed(&mut self, code: Option<u16>, proof: Proof) -> Over {
        let known = match self.session {
            Some(_) => Known::Session,
            None => Known::Nothing,
        };
        tracing::info!(
            shard = self.number,
            code,
            "Discord has closed the connection"
        );
        match close::after(code, known) {
            Next::Resume => Over::Lost(proof),
            Next::Identify => {
                self.session = None;
                Over::Lost(proof)
            }
            Next::End(closed) => Over::Ended(closed),
        }
    }
}
