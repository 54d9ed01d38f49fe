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
use super::world::session::{Frame, Session, Shard, Source};
use super::world::{Id, World};

/// Close codes of the server, each with its reason.
pub(crate) mod close {
    pub(crate) const UNKNOWN_OPCODE: (u16, &str) = (4001, "Unknown opcode");
    pub(crate) const DECODE: (u16, &str) = (4002, "Decode error");
    pub(crate) const NOT_AUTHENTICATED: (u16, &str) = (4003, "Not authenticated");
    pub(crate) const BAD_TOKEN: (u16, &str) = (4004, "Authentication failed");
    pub(crate) const TWICE: (u16, &str) = (4005, "Already authenticated");
    pub(crate) const RATE_LIMITED: (u16, &str) = (4008, "Rate limited");
    pub(crate) const TIMED_OUT: (u16, &str) = (4009, "Session timed out");
    pub(crate) const INVALID_SHARD: (u16, &str) = (4010, "Invalid shard");
    pub(crate) const SHARDING_REQUIRED: (u16, &str) = (4011, "Sharding required");
    pub(crate) const INVALID_VERSION: (u16, &str) = (4012, "Invalid API version");
    pub(crate) const INVALID_INTENTS: (u16, &str) = (4013, "Invalid intent(s)");
    pub(crate) const DISALLOWED_INTENTS: (u16, &str) = (4014, "Disallowed intent(s)");

    /// Discord's reason for a close code that the console has asked for.
    pub(super) fn of(code: u16) -> (u16, &'static str) {
        [
            UNKNOWN_OPCODE,
            DECODE,
            NOT_AUTHENTICATED,
            BAD_TOKEN,
            TWICE,
            RATE_LIMITED,
            TIMED_OUT,
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
const PRIVILEGED: u64 = (1 << 1) | (1 << 8) | (1 << 15);
/// Every intent that Discord knows.
const KNOWN: u64 = ((1 << 17) - 1) | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);

/// A client's connection options.
#[derive(Deserialize)]
pub(crate) struct ConnectQuery {
    v: Option<String>,
    compress: Option<String>,
}

pub(crate) async fn connect(
    State(server): State<Arc<Server>>,
    Query(wanted): Query<ConnectQuery>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let refuses = {
        let world = server.world();
        world.gateway.refuses_until > world.now()
    };
    if refuses {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(move |socket| socket::run(server, socket, wanted))
}

type Closed = (u16, &'static str);

/// Starts a session; returns its id, or a close code.
fn identify(
    world: &mut World,
    data: &Value,
    sender: &UnboundedSender<Frame>,
) -> Result<String, Closed> {
    let given = data["token"].as_str().unwrap_or("");
    let token = given.strip_prefix("Bot ").unwrap_or(given);
    let application = world.application(token).ok_or(close::BAD_TOKEN)?;
    let intents = data["intents"].as_u64().ok_or(close::INVALID_INTENTS)?;
    check_intents(world, application, intents)?;
    let shard = shard(&data["shard"])?;
    let now = world.now();
    if !world.gateway.identify(now, shard) {
        // Discord resets the token of a bot that identifies too often.
        return Err(close::BAD_TOKEN);
    }
    close_if_asked(world)?;
    let in_guild = world.is_member(application) && shard.receives(Source::Guild(world.guild));
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
    let ready = ready(world, application, shard, &id, &guilds);
    session.dispatch("READY", &ready.to_string());
    // Bit 0 is the intent GUILDS.
    if intents & 1 != 0
        && in_guild
        && let Some(app) = world.applications.get(&application)
    {
        session.dispatch("GUILD_CREATE", &world.guild_create(app).to_string());
    }
    if let Some(app) = world.applications.get_mut(&application) {
        for (source, payload) in std::mem::take(&mut app.again) {
            if shard.receives(source) {
                session.dispatch("INTERACTION_CREATE", &payload);
            } else {
                app.again.push((source, payload));
            }
        }
    }
    // A client that identifies again gives up its disconnected sessions of this shard, and all of another shard count.
    world.sessions.retain(|_, old| {
        let is_other_shard = old.shard.of == shard.of && old.shard.number != shard.number;
        old.application != application || old.socket.is_some() || is_other_shard
    });
    world.sessions.insert(id.clone(), session);
    announce(world, application);
    Ok(id)
}

/// Whether `application` may have these intents.
fn check_intents(world: &World, application: Id, intents: u64) -> Result<(), Closed> {
    if intents & !KNOWN != 0 {
        return Err(close::INVALID_INTENTS);
    }
    let app = world.applications.get(&application);
    if intents & PRIVILEGED != 0 && !app.is_some_and(|app| app.privileged) {
        return Err(close::DISALLOWED_INTENTS);
    }
    Ok(())
}

/// The shard that a client asks for; without one, the only shard.
fn shard(wanted: &Value) -> Result<Shard, Closed> {
    if wanted.is_null() {
        return Ok(Shard { number: 0, of: 1 });
    }
    match (wanted[0].as_u64(), wanted[1].as_u64()) {
        (Some(number), Some(of)) if number < of => Ok(Shard { number, of }),
        _ => Err(close::INVALID_SHARD),
    }
}

/// The `d` of READY.
fn ready(world: &World, application: Id, shard: Shard, session: &str, guilds: &Value) -> Value {
    let mut me = world.users[&application].json_me();
    me["id"] = json!(application.to_string());
    json!({
        "v": 10, "user": me, "session_id": session, "session_type": "normal",
        "shard": [shard.number, shard.of],
        "resume_gateway_url": format!("{}/gateway", world.url.replacen("http", "ws", 1)),
        "guilds": guilds,
        "application": { "id": application.to_string(), "flags": 1 << 19 },
        "private_channels": [], "relationships": [], "presences": [], "user_settings": {},
        "guild_join_requests": [], "geo_ordered_rtc_regions": [], "_trace": [],
    })
}

/// Closes the connection if the console has asked for it.
fn close_if_asked(world: &mut World) -> Result<(), Closed> {
    match world.gateway.closes.pop_front() {
        Some(code) => Err(close::of(code)),
        None => Ok(()),
    }
}

/// Informs the windows of the page that the connections of the application have changed.
fn announce(world: &mut World, application: Id) {
    let view = world.application_view(application);
    world.tell_all("APPLICATION_UPDATE", &view);
}

/// Resumes a session and replays missed events; `None` if that is not possible.
fn resume(
    world: &mut World,
    data: &Value,
    sender: &UnboundedSender<Frame>,
) -> Result<Option<String>, Closed> {
    let given = data["token"].as_str().unwrap_or("");
    let token = given.strip_prefix("Bot ").unwrap_or(given);
    let application = world.application(token).ok_or(close::BAD_TOKEN)?;
    close_if_asked(world)?;
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
    announce(world, application);
    Ok(Some(id))
}

/// Called when a socket is closed: a clean close ends the session, anything else leaves it resumable. A session that
/// another socket has resumed in the meantime is left alone.
fn leave(world: &mut World, id: &str, gone: &UnboundedSender<Frame>, clean: bool) {
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
    announce(world, application);
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
        self.watchers.clear();
    }
}
