//! Scripted members: somebody to play against where nobody else is.
//!
//! A member is scripted by `PATCH /console/users/{id}`, and acts while no window is open as them.
//! They use what people use: the buttons of messages that ping them, `/game sgf`, `/play` and `/game pass`.
//! All that is to do follows from the messages, so that a restart loses nothing.

mod record;

use std::collections::HashSet;
use std::sync::Arc;

use serde_json::{Value, json};

use record::Record;

use crate::console::{self, Refusal};
use crate::world::message::Message;
use crate::world::{Id, World};
use crate::{Server, timer};

/// Thinking time of a scripted member, in milliseconds.
const PAUSE_MS: u64 = 900;
/// Newest messages of a channel that are looked at.
const RECENT: usize = 12;
/// Buttons that are pressed in messages that ping the member, by the word after `v1:`.
const PRESSED: [&str; 4] = ["accept", "agree", "confirm", "consent"];
/// Buttons of ephemeral responses that complete an action: a previewed move, and "neither is stronger".
const FINISHING: [&str; 2] = ["put", "accept-equal"];
/// The button of a board on which the member is to move.
const MOVE: &str = "play";

/// A button that waits for a scripted member.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Task {
    user: Id,
    channel: Id,
    message: Id,
    custom_id: String,
}

impl Task {
    /// The word of the button, and the game's number: `v1:play:17:42`.
    fn parts(&self) -> Option<(&str, &str)> {
        let mut parts = self.custom_id.split(':').skip(1);
        Some((parts.next()?, parts.next()?))
    }

    fn is_known(&self) -> bool {
        let known = |word: &str| word == MOVE || PRESSED.contains(&word);
        self.parts().is_some_and(|(word, _)| known(word))
    }

    /// The body of a console call.
    fn ask(&self, more: Value) -> Value {
        let mut ask = json!({ "as": self.user.to_string(), "channel": self.channel.to_string() });
        for (key, value) in more.as_object().into_iter().flatten() {
            ask[key] = value.clone();
        }
        ask
    }
}

/// Acts for the scripted members until the playground stops.
pub(crate) async fn watch(server: Arc<Server>) {
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
            let Some(task) = next(&server.world(), &tried) else {
                break;
            };
            timer::pause_until(PAUSE_MS, &mut stopping).await;
            if *stopping.borrow() {
                return;
            }
            // Meanwhile somebody may have opened a window as the member, or pressed the button.
            if next(&server.world(), &tried).as_ref() != Some(&task) {
                continue;
            }
            if let Err(error) = act(&server, &task).await {
                tracing::warn!(%error, "a scripted member was refused");
            }
            tried.insert(task);
        }
    }
}

/// The first button that waits for a scripted member and was not tried.
fn next(world: &World, tried: &HashSet<Task>) -> Option<Task> {
    let scripted = |id: &Id| world.users[id].scripted && !world.is_watched(*id);
    let users = world.users.keys().copied().filter(scripted);
    let mut tasks = users.flat_map(|user| {
        let seen = move |id: &Id| world.sees(user, *id) && !world.channels[id].is_archived();
        let channels = world.channels.keys().copied().filter(seen);
        channels.flat_map(move |channel| waiting(world, user, channel))
    });
    tasks.find(|task| task.is_known() && !tried.contains(task))
}

/// The buttons of the newest messages in `channel` that ping `user` and whose application is connected.
fn waiting(world: &World, user: Id, channel: Id) -> impl Iterator<Item = Task> {
    let recent = world.channels[&channel].messages.values().rev();
    let is_asked = move |message: &&Message| {
        message.only_for.is_none()
            && message.pinged.contains(&user)
            && world.applications.contains_key(&message.author)
            && world.is_online(message.author)
    };
    recent
        .take(RECENT)
        .filter(is_asked)
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

async fn act(server: &Arc<Server>, task: &Task) -> Result<(), Refusal> {
    match task.parts() {
        Some((MOVE, game)) => play(server, task, game).await,
        _ => press(server, task, task.message, &task.custom_id)
            .await
            .map(drop),
    }
}

/// Presses a button and completes its ephemeral response. Returns whether the result is public.
async fn press(
    server: &Arc<Server>,
    task: &Task,
    message: Id,
    custom_id: &str,
) -> Result<bool, Refusal> {
    let ask = task.ask(json!({ "message": message.to_string(), "custom_id": custom_id }));
    let answer = console::press(server, ask).await?;
    finish(server, task, &answer).await
}

/// Whether `answer` is public. An ephemeral one is completed if possible, and dismissed.
async fn finish(server: &Arc<Server>, task: &Task, answer: &Value) -> Result<bool, Refusal> {
    let message = &answer["message"];
    if message["only_for"].is_null() {
        return Ok(answer["state"] == "answered");
    }
    let finishing = |custom_id: &&String| {
        let word = custom_id.split(':').nth(1);
        word.is_some_and(|word| FINISHING.contains(&word))
    };
    let offered = buttons(message["components"].as_array().into_iter().flatten());
    let id: Id = message["id"]
        .as_str()
        .and_then(|id| id.parse().ok())
        .ok_or(Refusal::Missing("such message"))?;
    let finished = match offered.iter().find(finishing) {
        Some(custom_id) => {
            let ask = task.ask(json!({ "message": id.to_string(), "custom_id": custom_id }));
            console::press(server, ask).await?["state"] == "answered"
        }
        None => false,
    };
    forget(server, task.channel, id);
    Ok(finished)
}

/// Dismisses an ephemeral message.
fn forget(server: &Server, channel: Id, message: Id) {
    if server.world().delete_message(channel, message).is_err() {
        tracing::debug!("the private message was already gone");
    }
}

/// Makes a move: passes if the other side has passed, otherwise plays on the first legal point.
async fn play(server: &Arc<Server>, task: &Task, game: &str) -> Result<(), Refusal> {
    let record = read(server, task, game).await?;
    let points = if record.has_passed() {
        Vec::new()
    } else {
        record.points()
    };
    for point in points {
        let options = json!({ "at": point, "game": game });
        let ask = task.ask(json!({ "command": "play", "options": options }));
        let answer = console::use_command(server, ask).await?;
        if answer["state"] != "answered" || finish(server, task, &answer).await? {
            return Ok(());
        }
    }
    let ask = task.ask(json!({ "command": "game pass", "options": { "game": game } }));
    let answer = console::use_command(server, ask).await?;
    finish(server, task, &answer).await.map(drop)
}

/// The record of the game, as `/game sgf` gives it.
async fn read(server: &Arc<Server>, task: &Task, game: &str) -> Result<Record, Refusal> {
    let ask = task.ask(json!({ "command": "game sgf", "options": { "game": game } }));
    let answer = console::use_command(server, ask).await?;
    let message = &answer["message"];
    let number = |value: &Value| value.as_str().and_then(|id| id.parse::<Id>().ok());
    let file = number(&message["attachments"][0]["id"]);
    let bytes = file.and_then(|id| server.world().file(id));
    if let Some(id) = number(&message["id"]) {
        forget(server, task.channel, id);
    }
    let bytes = bytes.ok_or(Refusal::Missing("such file"))?;
    Record::read(&String::from_utf8_lossy(&bytes)).ok_or(Refusal::Missing("record of that game"))
}
