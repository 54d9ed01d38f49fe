//! Limits of polls.

use serde_json::{Value, json};

use super::form::{Form, Presence::*};

/// Default duration of a poll, in hours.
const DEFAULT_HOURS: i64 = 24;

/// A poll in a request.
#[derive(Debug, Clone)]
pub(crate) struct Poll {
    /// Discord's poll object, without the time of its end.
    object: Value,
    hours: u64,
}

impl Poll {
    /// Discord's poll object for a poll posted at `at`, in Unix milliseconds; `iso` formats a time.
    pub(crate) fn to_discord(&self, at: u64, iso: impl Fn(u64) -> String) -> Value {
        let mut poll = self.object.clone();
        poll["expiry"] = json!(iso(at + self.hours * 3_600_000));
        poll
    }
}

/// Checks the `poll` of a message, if it has one.
pub(crate) fn check(body: &Value, form: &mut Form) -> Option<Poll> {
    let poll = &body["poll"];
    if poll.is_null() {
        return None;
    }
    form.at("poll", |form| {
        let question = read_text(poll, "question", 300, form);
        let answers = form.list(poll, "answers", 1, 10);
        let answers: Vec<_> = form.at("answers", |form| {
            let each = answers.iter().enumerate();
            each.map(|(index, answer)| {
                let media = form.at(index, |form| read_text(answer, "poll_media", 55, form));
                json!({ "answer_id": index + 1, "poll_media": media })
            })
            .collect()
        });
        let hours = form.number(poll, "duration", 1..=768);
        form.number(poll, "layout_type", 1..=1);
        Some(Poll {
            object: json!({
                "question": question, "answers": answers, "layout_type": 1,
                "allow_multiselect": poll["allow_multiselect"] == true,
                "results": { "answer_counts": [], "is_finalized": false },
            }),
            hours: hours.unwrap_or(DEFAULT_HOURS).unsigned_abs(),
        })
    })
}

/// Reads the text of the part `key`, of 1 to `most` characters.
fn read_text(object: &Value, key: &str, most: usize, form: &mut Form) -> Value {
    if object[key].is_null() {
        form.missing(key);
    }
    let text = form.at(key, |form| {
        form.text(&object[key], "text", 1, most, Required)
    });
    json!({ "text": text })
}
