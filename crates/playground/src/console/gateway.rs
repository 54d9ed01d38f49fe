//! The console's settings of the gateway: how it answers, and the state of its connections.

use serde_json::{Value, json};

use super::{ConsoleRequest, Outcome, Refusal, bad_request};
use crate::world::session::Frame;
use crate::world::{Id, World};

/// Maximum number of connections for which one call can queue a close code.
const MAX_QUEUED_CLOSES: u64 = 1000;

/// Changes settings of the gateway, and injects faults of its connections.
pub(super) fn change(world: &mut World, request: &ConsoleRequest) -> Outcome {
    change_settings(world, request)?;
    let action = request.0["action"].as_str();
    if !matches!(action, None | Some("drop" | "invalidate" | "reconnect")) {
        return Err(bad_request("\"action\" is drop, invalidate or reconnect"));
    }
    let redelivery = match request.text("redeliver").ok() {
        None => None,
        Some(id) => {
            let id: Option<Id> = id.parse().ok();
            let found = id
                .and_then(|id| world.interactions.get(&id))
                .ok_or(Refusal::NotFound("such interaction"))?;
            let source = world.event_source(found.channel);
            Some((found.id, found.application, source, found.payload.clone()))
        }
    };
    // Opcode 7 requests a reconnect, 9 ends the session.
    let frame =
        |op: u8| Frame::Text(json!({ "op": op, "d": false, "s": null, "t": null }).to_string());
    for session in world.sessions.values_mut() {
        let Some(socket) = &session.socket else {
            continue;
        };
        // Sending fails only if the socket has closed already.
        let _ = match action {
            Some("drop") => socket.send(Frame::Cut),
            Some("invalidate") => socket.send(frame(9)),
            Some("reconnect") => socket.send(frame(7)),
            _ => Ok(()),
        };
        if action == Some("drop") {
            session.socket = None;
        }
    }
    if action == Some("invalidate") {
        world.sessions.clear();
    }
    if let Some((id, application, source, payload)) = redelivery
        && !world.deliver_interaction(id)
        && let Some(app) = world.applications.get_mut(&application)
    {
        app.redeliveries.push((source, payload.to_string()));
    }
    Ok(view(world))
}

fn change_settings(world: &mut World, request: &ConsoleRequest) -> Result<(), Refusal> {
    let number = |value: &Value, key: &str| value[key].as_u64();
    let now = world.now();
    let gateway = &mut world.gateway;
    if let Some(shards) = number(&request.0, "shards") {
        if !(1..=1000).contains(&shards) {
            return Err(bad_request("\"shards\" is 1 to 1000"));
        }
        gateway.shards = shards;
    }
    let limit = &request.0["session_start_limit"];
    gateway.total = number(limit, "total").unwrap_or(gateway.total);
    gateway.max_concurrency = number(limit, "max_concurrency").unwrap_or(gateway.max_concurrency);
    if let Some(remaining) = number(limit, "remaining") {
        let reset_after = number(limit, "reset_after").unwrap_or(24 * 3_600_000);
        gateway.remaining = remaining;
        gateway.reset = now + reset_after;
    }
    if let Some(code) = number(&request.0, "close") {
        let code = u16::try_from(code)
            .ok()
            .filter(|code| (4000..=4014).contains(code))
            .ok_or_else(|| bad_request("\"close\" is a code from 4000 to 4014"))?;
        let times = number(&request.0, "times")
            .unwrap_or(1)
            .min(MAX_QUEUED_CLOSES);
        gateway.closes.extend((0..times).map(|_| code));
    } else if request.0.get("close").is_some_and(Value::is_null) {
        gateway.closes.clear();
    }
    if let Some(ms) = number(&request.0, "refuse_ms") {
        gateway.refuses_until = now + ms;
    }
    Ok(())
}

/// The state of the gateway.
pub(super) fn view(world: &World) -> Value {
    let connected = world
        .sessions
        .values()
        .filter(|session| session.socket.is_some());
    json!({
        "shards": world.gateway.shards,
        "session_start_limit": world.gateway.session_start_limit(world.now()),
        "identified": world.gateway.identifies(),
        "connected": connected
            .map(|session| json!([session.shard.number, session.shard.count]))
            .collect::<Vec<_>>(),
    })
}
