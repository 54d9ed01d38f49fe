//! Scheduled events. The call that creates one is not idempotent: existing events are read first, and it is not
//! retried.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use reqwest::Method;
use serde_json::{Value, json};

use crate::bot::port::outbound::OutboundError;
use crate::bot::port::scheduled::{Repeats, Scheduled};
use crate::clock::Timestamp;
use crate::encode::Body;
use crate::evening::{Room, ScheduledId};
use crate::game::{ClubId, Weekday};
use crate::outbound::Wire;
use crate::rest::{Call, RetryPolicy};
use crate::snowflake;

/// The cover of an event: a board after the first moves of a game, in Discord's format of five by two.
const COVER: &[u8] = include_bytes!("../../../../assets/evening.png");
/// Privacy level of an event: visible to the members of its server. Discord has no other.
const GUILD_ONLY: u8 = 2;
/// Location of an event: a stage, a voice channel, or outside of Discord.
const STAGE: u8 = 1;
const VOICE: u8 = 2;
const EXTERNAL: u8 = 3;
/// Frequency of an event: monthly or weekly.
const MONTHLY: u8 = 1;
const WEEKLY: u8 = 2;

/// Creates or updates the bot's own scheduled event.
pub(super) async fn schedule(
    wire: &Wire,
    club: ClubId,
    known: Option<ScheduledId>,
    event: &Scheduled,
) -> Result<ScheduledId, OutboundError> {
    let path = format!("/guilds/{club}/scheduled-events");
    let events = wire.get(path.clone()).await?;
    let me = wire.me().await?;
    let events = events.as_array().ok_or_else(no_list)?;
    let mut own = Vec::new();
    for one in events {
        // Old events have no creator.
        if snowflake::id(&one["creator_id"]) == Ok(me) {
            own.push((ScheduledId::new(snowflake::id(&one["id"])?), one));
        }
    }
    let is_known = |(id, _): &&(ScheduledId, &Value)| known == Some(*id);
    let is_same = |(_, one): &&(ScheduledId, &Value)| one["description"] == *event.about;
    let found = own.iter().find(is_known);
    let mut body = body(event);
    let (method, path) = match found.or_else(|| own.iter().find(is_same)) {
        Some((found, _)) => (Method::PATCH, format!("{path}/{}", found.get())),
        None => {
            body["image"] = json!(cover());
            (Method::POST, path)
        }
    };
    let call = Call {
        method,
        path,
        body: Some(Body::plain(body)),
    };
    let made = wire.rest.send(&call, RetryPolicy::BACKGROUND).await?;
    snowflake::id(&made["id"]).map(ScheduledId::new)
}

/// The cover as a data URL. Only a new event gets it: moderators may have replaced it since.
fn cover() -> String {
    format!("data:image/png;base64,{}", BASE64_STANDARD.encode(COVER))
}

fn no_list() -> OutboundError {
    OutboundError::Refused("an answer without a list of events".to_owned())
}

/// Deletes an event of the bot.
pub(super) async fn unschedule(
    wire: &Wire,
    club: ClubId,
    event: ScheduledId,
) -> Result<(), OutboundError> {
    let call = Call {
        method: Method::DELETE,
        path: format!("/guilds/{club}/scheduled-events/{}", event.get()),
        body: None,
    };
    wire.rest.send(&call, RetryPolicy::BACKGROUND).await?;
    Ok(())
}

fn body(event: &Scheduled) -> Value {
    let begins = stamp(event.begins);
    let rule = event.repeats.map(|repeats| rule(repeats, &begins));
    let kind = match event.room {
        Some(Room::Stage { .. }) => STAGE,
        Some(Room::Voice { .. }) => VOICE,
        None => EXTERNAL,
    };
    // An event has a channel or a location; an edit must reset the other one.
    let channel = event.room.map(|room| room.channel().to_string());
    let place = match event.room {
        Some(_) => Value::Null,
        None => json!({ "location": &*event.place }),
    };
    json!({
        "name": &*event.name,
        "description": &*event.about,
        "privacy_level": GUILD_ONLY,
        "entity_type": kind,
        "channel_id": channel,
        "entity_metadata": place,
        "scheduled_start_time": begins,
        "scheduled_end_time": stamp(event.ends),
        "recurrence_rule": rule,
    })
}

fn rule(repeats: Repeats, begins: &str) -> Value {
    let weekly = |day: Weekday, interval: u8| {
        json!({
            "start": begins, "frequency": WEEKLY, "interval": interval, "by_weekday": [day.number()],
        })
    };
    match repeats {
        Repeats::EachWeek(day) => weekly(day, 1),
        Repeats::SecondWeek(day) => weekly(day, 2),
        Repeats::EachMonth(number, day) => json!({
            "start": begins, "frequency": MONTHLY, "interval": 1,
            "by_n_weekday": [{ "n": number, "day": day.number() }],
        }),
    }
}

/// A time in Discord's format: ISO 8601 in UTC, at most the end of the year 9999.
fn stamp(at: Timestamp) -> String {
    let at = jiff::Timestamp::from_millisecond(at.as_millis()).unwrap_or(jiff::Timestamp::MAX);
    at.to_string()
}
