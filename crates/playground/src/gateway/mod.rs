//! Discord's gateway: hello, identify, resume, heartbeats and outgoing events.

mod socket;

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::Server;
use super::world::session::{EventSource, Frame, Session, Shard};
use super::world::{Id, World};

/// Close codes of the server, each with its reason.
pub(crate) mod close {
    pub(crate) const UNKNOWN_OPCODE: (u16, &str) = (4001, "Unknown opcode");
    pub(crate) const DECODE_ERROR: (u16, &str) = (4002, "Decode error");
    pub(crate) const NOT_AUTHENTICATED: (u16, &str) = (4003, "Not authenticated");
    pub(crate) const AUTHENTICATION_FAILED: (u16, &str) = (4004, "Authentication failed");
    pub(crate) const ALREADY_AUTHENTICATED: (u16, &str) = (4005, "Already authenticated");
    pub(crate) const RATE_LIMITED: (u16, &str) = (4008, "Rate limited");
    pub(crate) const SESSION_TIMED_OUT: (u16, &str) = (4009, "Session timed out");
    pub(crate) const INVALID_SHARD: (u16, &str) = (4010, "Invalid shard");
    pub(crate) const SHARDING_REQUIRED: (u16, &str) = (4011, "Sharding required");
    pub(crate) const INVALID_VERSION: (u16, &str) = (4012, "Invalid API version");
    pub(crate) const INVALID_INTENTS: (u16, &str) = (4013, "Invalid intent(s)");
    pub(crate) const DISALLOWED_INTENTS: (u16, &str) = (4014, "Disallowed intent(s)");

    /// Adds Discord's reason to a close code.
    pub(super) fn with_reason(code: u16) -> (u16, &'static str) {
        [
            UNKNOWN_OPCODE,
            DECODE_ERROR,
            NOT_AUTHENTICATED,
            AUTHENTICATION_FAILED,
            ALREADY_AUTHENTICATED,
            RATE_LIMITED,
            SESSION_TIMED_OUT,
            INVALID_SHARD,
            SHARDING_REQUIRED,
            INVALID_VERSION,
            INVALID_INTENTS,
            DISALLOWED_INTENTS,
        ]
        .into_iter()
        .find(|known| known.0 == code)
        .unwrap_or((code, "Unknown error"))
    }
}

/// Privileged intents, for other bots: GUILD_MEMBERS, GUILD_PRESENCES and MESSAGE_CONTENT.
const PRIVILEGED_INTENTS: u64 = (1 << 1) | (1 << 8) | (1 << 15);
/// Every intent that Discord knows.
const KNOWN_INTENTS: u64 = ((1 << 17) - 1) | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);

/// A client's connection options.
#[derive(Deserialize)]
pub(crate) struct ConnectQuery {
    v: Option<String>,
    compress: Option<String>,
}

pub(crate) async fn connect(
    State(server): State<Arc<Server>>,
    Query(query): Query<ConnectQuery>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let refuses = {
        let world = server.world();
        world.gateway.refuses_until > world.now()
    };
    if refuses {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(move |socket| socket::run(server, socket, query))
}

type Closed = (u16, &'static str);

/// The application of the token in IDENTIFY or RESUME.
fn authenticate(world: &mut World, data: &Value) -> Result<Id, Closed> {
    let token = data["token"].as_str().unwrap_or("");
    let token = token.strip_prefix("Bot ").unwrap_or(token);
    world.application(token).ok_or(close::AUTHENTICATION_FAILED)
}

/// Starts a session; returns its id, or a close code.
fn identify(
    world: &mut World,
    data: &Value,
    sender: &UnboundedSender<Frame>,
) -> Result<String, Closed> {
    let application = authenticate(world, data)?;
    let intents = data["intents"].as_u64().ok_or(close::INVALID_INTENTS)?;
    check_intents(world, application, intents)?;
    let shard = parse_shard(&data["shard"])?;
    let now = world.now();
    if !world.gateway.identify(now, shard) {
        // Discord resets the token of a bot that identifies too often.
        return Err(close::AUTHENTICATION_FAILED);
    }
    check_queued_close(world)?;
    let in_guild = world.is_member(application) && shard.receives(EventSource::Guild(world.guild));
    let guilds = if in_guild {
        json!([{ "id": world.guild.to_string(), "unavailable": true }])
    } else {
        json!([])
    };
    let id = format!("{:032x}", world.next_id());
    let mut session = Session {
        application,
        shard,
        intents,
        sequence: 0,
        sent: Default::default(),
        socket: Some(sender.clone()),
    };
    let ready = ready_data(world, application, shard, &id, &guilds);
    session.dispatch("READY", &ready.to_string());
    // Bit 0 is the intent GUILDS.
    if intents & 1 != 0
        && in_guild
        && let Some(app) = world.applications.get(&application)
    {
        session.dispatch("GUILD_CREATE", &world.guild_create(app).to_string());
    }
    if let Some(app) = world.applications.get_mut(&application) {
        for (source, payload) in std::mem::take(&mut app.redeliveries) {
            if shard.receives(source) {
                session.dispatch("INTERACTION_CREATE", &payload);
            } else {
                app.redeliveries.push((source, payload));
            }
        }
    }
    // A client that identifies again gives up its disconnected sessions of this shard, and all of another shard count.
    world.sessions.retain(|_, old| {
        let is_other_shard = old.shard.count == shard.count && old.shard.number != shard.number;
        old.application != application || old.socket.is_some() || is_other_shard
    });
    world.sessions.insert(id.clone(), session);
    world.send_application_event(application);
    Ok(id)
}

/// Whether `application` may have these intents.
fn check_intents(world: &World, application: Id, intents: u64) -> Result<(), Closed> {
    if intents & !KNOWN_INTENTS != 0 {
        return Err(close::INVALID_INTENTS);
    }
    let app = world.applications.get(&application);
    if intents & PRIVILEGED_INTENTS != 0 && !app.is_some_and(|app| app.privileged) {
        return Err(close::DISALLOWED_INTENTS);
    }
    Ok(())
}

/// The shard in IDENTIFY; without one, the only shard.
fn parse_shard(shard: &Value) -> Result<Shard, Closed> {
    if shard.is_null() {
        return Ok(Shard {
            number: 0,
            count: 1,
        });
    }
    match (shard[0].as_u64(), shard[1].as_u64()) {
        (Some(number), Some(count)) if number < count => Ok(Shard { number, count }),
        _ => Err(close::INVALID_SHARD),
    }
}

/// The `d` of READY.
fn ready_data(
    world: &World,
    application: Id,
    shard: Shard,
    session: &str,
    guilds: &Value,
) -> Value {
    let mut me = world.users[&application].json_me();
    me["id"] = json!(application.to_string());
    json!({
        "v": 10, "user": me, "session_id": session, "session_type": "normal",
        "shard": [shard.number, shard.count],
        "resume_gateway_url": format!("{}/gateway", world.url.replacen("http", "ws", 1)),
        "guilds": guilds,
        "application": { "id": application.to_string(), "flags": 1 << 19 },
        "private_channels": [], "relationships": [], "presences": [], "user_settings": {},
        "guild_join_requests": [], "geo_ordered_rtc_regions": [], "_trace": [],
    })
}

/// Closes the connection with the next close code that the console has queued, if any.
fn check_queued_close(world: &mut World) -> Result<(), Closed> {
    match world.gateway.closes.pop_front() {
        Some(code) => Err(close::with_reason(code)),
        None => Ok(()),
    }
}

/// Resumes a session and replays missed events; `None` if that is not possible.
fn resume(
    world: &mut World,
    data: &Value,
    sender: &UnboundedSender<Frame>,
) -> Result<Option<String>, Closed> {
    let application = authenticate(world, data)?;
    check_queued_close(world)?;
    let id = data["session_id"].as_str().unwrap_or("").to_owned();
    let sequence = data["seq"].as_u64().unwrap_or(0);
    let Some(session) = world.sessions.get_mut(&id) else {
        return Ok(None);
    };
    if session.application != application || !session.can_replay(sequence) {
        return Ok(None);
    }
    for (_, text) in session.sent.iter().filter(|(number, _)| *number > sequence) {
        // Sending fails only if the socket has just closed; its own task handles that.
        let _ = sender.send(Frame::Text(text.clone()));
    }
    session.socket = Some(sender.clone());
    session.dispatch("RESUMED", r#"{"_trace":[]}"#);
    world.send_application_event(application);
    Ok(Some(id))
}

/// Called when a socket is closed: a clean close ends the session, anything else leaves it resumable. A session that
/// another socket has resumed in the meantime is left alone.
fn disconnect(world: &mut World, id: &str, gone: &UnboundedSender<Frame>, clean: bool) {
    let Some(session) = world.sessions.get_mut(id) else {
        return;
    };
    if let Some(socket) = &session.socket
        && !socket.same_channel(gone)
    {
        return;
    }
    let application = session.application;
    session.socket = None;
    if clean {
        world.sessions.remove(id);
    }
    world.send_application_event(application);
}

impl World {
    /// Closes every gateway connection when the playground stops.
    pub(crate) fn close_all(&mut self) {
        for session in self.sessions.values_mut() {
            if let Some(socket) = session.socket.take() {
                // It may be gone already.
                let _ = socket.send(Frame::Close(1001, "The playground stops"));
            }
        }
        self.sessions.clear();
        self.windows.clear();
    }
}
