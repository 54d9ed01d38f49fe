//! Scripted members: members that the playground plays itself, as opponents when nobody else is online.
//!
//! A member is scripted by `PATCH /console/users/{id}`, and acts while no window is open as them.
//! They use what people use: the buttons of messages that ping them, `/game sgf`, `/play` and `/game pass`.
//! Their tasks are derived from the stored messages alone, so that a restart loses none.

mod record;

use std::collections::HashSet;
use std::sync::Arc;

use serde_json::{Value, json};

use record::Record;

use crate::console::{self, Refusal};
use crate::world::message::Message;
use crate::world::{Id, World};
use crate::{Server, timer};

/// Delay before each action of a scripted member, in milliseconds.
const ACTION_DELAY_MS: u64 = 900;
/// Number of a channel's newest messages that are searched for buttons.
const RECENT_MESSAGES: usize = 12;
/// Actions of the buttons that a scripted member presses in messages that ping it: the word after `v1:`.
const PRESSED_ACTIONS: [&str; 4] = ["accept", "agree", "confirm", "consent"];
/// Actions of the buttons that complete an ephemeral response: a previewed move, and "neither is stronger".
const COMPLETING_ACTIONS: [&str; 2] = ["put", "accept-equal"];
/// Action of the button on a board where it is the member's turn.
const MOVE_ACTION: &str = "play";

/// A button that waits for a scripted member.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Task {
    user: Id,
    channel: Id,
    message: Id,
    custom_id: String,
}

impl Task {
    /// The action of the button and the game's number: `play` and `17` in `v1:play:17:42`.
    fn parts(&self) -> Option<(&str, &str)> {
        let mut parts = self.custom_id.split(':').skip(1);
        Some((parts.next()?, parts.next()?))
    }

    /// Whether a scripted member uses this button.
    fn is_supported(&self) -> bool {
        let supported = |action: &str| action == MOVE_ACTION || PRESSED_ACTIONS.contains(&action);
        self.parts().is_some_and(|(action, _)| supported(action))
    }

    /// The body of a console call: the member, the channel and the fields of `more`.
    fn body(&self, more: Value) -> Value {
        let mut body = json!({ "as": self.user.to_string(), "channel": self.channel.to_string() });
        for (key, value) in more.as_object().into_iter().flatten() {
            body[key] = value.clone();
        }
        body
    }
}

/// Acts for the scripted members until the playground stops.
pub(crate) async fn run(server: Arc<Server>) {
    let wake_scripted = Arc::clone(&server.world().wake_scripted);
    let mut stopping = server.stopping.subscribe();
    // A task is tried once: its effect, if any, is another message or another button.
    let mut tried = HashSet::new();
    loop {
        tokio::select! {
            () = wake_scripted.notified() => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
        loop {
            let Some(task) = next_task(&server.world(), &tried) else {
                break;
            };
            timer::pause(ACTION_DELAY_MS, &mut stopping).await;
            if *stopping.borrow() {
                return;
            }
            // Meanwhile somebody may have opened a window as the member, or pressed the button.
            if next_task(&server.world(), &tried).as_ref() != Some(&task) {
                continue;
            }
            if let Err(error) = carry_out(&server, &task).await {
                tracing::warn!(%error, "a scripted member was refused");
            }
            tried.insert(task);
        }
    }
}

/// The first button that waits for a scripted member and was not tried.
fn next_task(world: &World, tried: &HashSet<Task>) -> Option<Task> {
    let may_act = |id: &Id| world.users[id].scripted && !world.has_window(*id);
    let users = world.users.keys().copied().filter(may_act);
    let mut tasks = users.flat_map(|user| {
        let is_open = move |id: &Id| world.sees(user, *id) && !world.channels[id].is_archived();
        let channels = world.channels.keys().copied().filter(is_open);
        channels.flat_map(move |channel| find_tasks(world, user, channel))
    });
    tasks.find(|task| task.is_supported() && !tried.contains(task))
}

/// The buttons of the newest messages in `channel` that ping `user` and whose application is connected.
fn find_tasks(world: &World, user: Id, channel: Id) -> impl Iterator<Item = Task> {
    let recent = world.channels[&channel].messages.values().rev();
    let pings_user = move |message: &&Message| {
        message.only_for.is_none()
            && message.pinged.contains(&user)
            && world.applications.contains_key(&message.author)
            && world.is_online(message.author)
    };
    recent
        .take(RECENT_MESSAGES)
        .filter(pings_user)
        .flat_map(move |message| {
            let buttons = buttons(&message.components).into_iter();
            buttons.map(move |custom_id| Task {
                user,
                channel,
                message: message.id,
                custom_id,
            })
        })
}

/// The custom ids of enabled buttons.
fn buttons<'a>(components: impl IntoIterator<Item = &'a Value>) -> Vec<String> {
    let mut found = Vec::new();
    for part in components {
        if part["type"] == 2
            && part["disabled"] != true
            && let Some(custom_id) = part["custom_id"].as_str()
        {
            found.push(custom_id.to_owned());
        }
        found.extend(buttons(part["components"].as_array().into_iter().flatten()));
        found.extend(buttons(part.get("accessory")));
    }
    found
}

async fn carry_out(server: &Arc<Server>, task: &Task) -> Result<(), Refusal> {
    match task.parts() {
        Some((MOVE_ACTION, game)) => make_move(server, task, game).await,
        _ => press_button(server, task, task.message, &task.custom_id)
            .await
            .map(drop),
    }
}

/// Presses a button and completes its ephemeral response. Returns whether the result is public.
async fn press_button(
    server: &Arc<Server>,
    task: &Task,
    message: Id,
    custom_id: &str,
) -> Result<bool, Refusal> {
    let body = task.body(json!({ "message": message.to_string(), "custom_id": custom_id }));
    let answer = console::press(server, body).await?;
    complete_response(server, task, &answer).await
}

/// Completes the ephemeral message of `answer`, if it has one, and dismisses it. Returns whether the result is public.
///
/// `answer` is an interaction as the console shows it.
async fn complete_response(
    server: &Arc<Server>,
    task: &Task,
    answer: &Value,
) -> Result<bool, Refusal> {
    let message = &answer["message"];
    if message["only_for"].is_null() {
        return Ok(answer["state"] == "answered");
    }
    let completes = |custom_id: &&String| {
        let action = custom_id.split(':').nth(1);
        action.is_some_and(|action| COMPLETING_ACTIONS.contains(&action))
    };
    let offered = buttons(message["components"].as_array().into_iter().flatten());
    let id: Id = message["id"]
        .as_str()
        .and_then(|id| id.parse().ok())
        .ok_or(Refusal::NotFound("such message"))?;
    let is_public = match offered.iter().find(completes) {
        Some(custom_id) => {
            let body = task.body(json!({ "message": id.to_string(), "custom_id": custom_id }));
            console::press(server, body).await?["state"] == "answered"
        }
        None => false,
    };
    dismiss(server, task.channel, id);
    Ok(is_public)
}

/// Dismisses an ephemeral message, if it still exists.
fn dismiss(server: &Server, channel: Id, message: Id) {
    if server.world().delete_message(channel, message).is_err() {
        tracing::debug!("the private message was already gone");
    }
}

/// Makes a move: passes if the other side has passed, otherwise plays on the first legal point.
async fn make_move(server: &Arc<Server>, task: &Task, game: &str) -> Result<(), Refusal> {
    let record = read_record(server, task, game).await?;
    let points = if record.has_passed() {
        Vec::new()
    } else {
        record.candidate_moves()
    };
    for point in points {
        let options = json!({ "at": point, "game": game });
        let body = task.body(json!({ "command": "play", "options": options }));
        let answer = console::use_command(server, body).await?;
        if answer["state"] != "answered" || complete_response(server, task, &answer).await? {
            return Ok(());
        }
    }
    let body = task.body(json!({ "command": "game pass", "options": { "game": game } }));
    let answer = console::use_command(server, body).await?;
    complete_response(server, task, &answer).await.map(drop)
}

/// The record of the game, as `/game sgf` gives it.
async fn read_record(server: &Arc<Server>, task: &Task, game: &str) -> Result<Record, Refusal> {
    let body = task.body(json!({ "command": "game sgf", "options": { "game": game } }));
    let answer = console::use_command(server, body).await?;
    let message = &answer["message"];
    let parse_id = |value: &Value| value.as_str().and_then(|id| id.parse::<Id>().ok());
    let file_id = parse_id(&message["attachments"][0]["id"]);
    let bytes = file_id.and_then(|id| server.world().file(id));
    if let Some(id) = parse_id(&message["id"]) {
        dismiss(server, task.channel, id);
    }
    let bytes = bytes.ok_or(Refusal::NotFound("such file"))?;
    Record::read(&String::from_utf8_lossy(&bytes)).ok_or(Refusal::NotFound("record of that game"))
}
