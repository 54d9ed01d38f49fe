//! Limits of the scheduled events of bots.

use jiff::Timestamp;
use serde_json::Value;

use super::form::Presence::{Optional, Required};
use super::{ApiError, Form};

/// The only privacy level that Discord has: GUILD_ONLY.
const GUILD_ONLY: i64 = 2;
/// The kinds of place of an event: a stage, a voice channel, or elsewhere (STAGE_INSTANCE, VOICE, EXTERNAL).
const STAGE: i64 = 1;
const VOICE: i64 = 2;
const EXTERNAL: i64 = 3;
/// The frequencies of a recurrence.
const MONTHLY: i64 = 1;
const WEEKLY: i64 = 2;

/// Checks a whole event, new or after a change, at `now` in Unix milliseconds; `kind_of` returns the kind of a channel.
pub(crate) fn check(
    event: &Value,
    kind_of: impl Fn(u64) -> Option<u8>,
    now: u64,
) -> Result<(), ApiError> {
    let mut form = Form::new();
    form.text(event, "name", 1, 100, Required);
    form.text(event, "description", 1, 1000, Optional);
    if form.number(event, "privacy_level", 0..=9) != Some(GUILD_ONLY) {
        form.bad_choice("privacy_level");
    }
    match form.number(event, "entity_type", 0..=9) {
        Some(EXTERNAL) => check_external(&mut form, event),
        Some(STAGE) => check_in_channel(&mut form, event, 13, kind_of),
        Some(VOICE) => check_in_channel(&mut form, event, 2, kind_of),
        _ => form.bad_choice("entity_type"),
    }
    let begins = read_time(&mut form, event, "scheduled_start_time");
    let ends = read_time(&mut form, event, "scheduled_end_time");
    let now = i64::try_from(now).unwrap_or(i64::MAX);
    if begins.is_some_and(|begins| begins.as_millisecond() <= now) {
        form.error_at(
            "scheduled_start_time",
            "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST",
            "Cannot schedule event in the past.",
        );
    }
    if begins
        .zip(ends)
        .is_some_and(|(begins, ends)| ends <= begins)
    {
        form.bad_choice("scheduled_end_time");
    }
    let rule = &event["recurrence_rule"];
    if !rule.is_null() {
        form.at("recurrence_rule", |form| check_recurrence(form, rule));
    }
    form.finish()
}

/// Checks that an event outside the server has a place and no channel.
fn check_external(form: &mut Form, event: &Value) {
    if !event["channel_id"].is_null() {
        form.error_at(
            "channel_id",
            "GUILD_SCHEDULED_EVENT_EXTERNAL_CHANNEL",
            "An external event has no channel.",
        );
    }
    form.at("entity_metadata", |form| {
        form.text(&event["entity_metadata"], "location", 1, 100, Required);
    });
}

/// Checks that an event in a channel has a channel of this kind and no place.
fn check_in_channel(form: &mut Form, event: &Value, kind: u8, kind_of: impl Fn(u64) -> Option<u8>) {
    let id = event["channel_id"].as_str().and_then(|id| id.parse().ok());
    if id.and_then(kind_of) != Some(kind) {
        form.bad_choice("channel_id");
    }
    if !event["entity_metadata"].is_null() {
        form.error_at(
            "entity_metadata",
            "GUILD_SCHEDULED_EVENT_METADATA",
            "An event in a channel has no place.",
        );
    }
}

/// Reads a required time.
fn read_time(form: &mut Form, object: &Value, key: &str) -> Option<Timestamp> {
    let text = form.text(object, key, 1, 64, Required)?;
    let time = text.parse().ok();
    if time.is_none() {
        form.error_at(key, "DATE_TIME_TYPE_PARSE", "Could not parse the time.");
    }
    time
}

/// Checks a recurrence: weekly on one weekday, or monthly on one weekday of one week. Discord accepts yearly and daily
/// ones as well, in other shapes.
fn check_recurrence(form: &mut Form, rule: &Value) {
    read_time(form, rule, "start");
    for key in ["end", "count"] {
        if !rule[key].is_null() {
            form.error_at(
                key,
                "GUILD_SCHEDULED_EVENT_RECURRENCE",
                "This cannot be set.",
            );
        }
    }
    let (required, excluded, most) = match form.number(rule, "frequency", 0..=3) {
        Some(WEEKLY) => ("by_weekday", "by_n_weekday", 2),
        Some(MONTHLY) => ("by_n_weekday", "by_weekday", 1),
        _ => return form.bad_choice("frequency"),
    };
    if form.number(rule, "interval", 1..=most).is_none() {
        form.bad_choice("interval");
    }
    for key in [excluded, "by_month", "by_month_day"] {
        if !rule[key].is_null() {
            form.error_at(
                key,
                "GUILD_SCHEDULED_EVENT_RECURRENCE",
                "This does not go together.",
            );
        }
    }
    for day in form.list(rule, required, 1, 1) {
        let is_day = |value: &Value| value.as_u64().is_some_and(|day| day <= 6);
        let is_week = |value: &Value| value.as_u64().is_some_and(|n| (1..=5).contains(&n));
        let is_valid = match required {
            "by_weekday" => is_day(day),
            _ => is_day(&day["day"]) && is_week(&day["n"]),
        };
        if !is_valid {
            form.bad_choice(required);
        }
    }
}
