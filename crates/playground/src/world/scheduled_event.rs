//! Scheduled events of the server.

use jiff::Timestamp;
use serde_json::Value;

use super::{Id, World};

impl World {
    /// Scheduled events that have not ended. A recurring one never ends.
    pub(crate) fn scheduled_events(&self) -> Vec<Value> {
        let now = i64::try_from(self.now()).unwrap_or(i64::MAX);
        let is_over = |event: &Value| {
            let ends = event["scheduled_end_time"]
                .as_str()
                .and_then(|text| text.parse::<Timestamp>().ok());
            event["recurrence_rule"].is_null() && ends.is_some_and(|at| at.as_millisecond() <= now)
        };
        let events = self.scheduled.values();
        events.filter(|event| !is_over(event)).cloned().collect()
    }

    /// Sets or removes event `id`, and notifies everybody.
    pub(crate) fn set_scheduled_event(&mut self, id: Id, event: Option<Value>) {
        match event {
            Some(event) => self.scheduled.insert(id, event),
            None => self.scheduled.remove(&id),
        };
        self.changes += 1;
        let events = Value::Array(self.scheduled_events());
        self.send_to_all_windows("EVENTS_UPDATE", &events);
    }
}
