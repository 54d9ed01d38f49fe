//! Consecutive events as one value: each actor once, and times as differences.
//!
//! A move of a correspondence game takes about ten bytes this way, half as many as in a separate row.

use serde::{Deserialize, Serialize};

use super::people::Actor;
use super::{Event, EventKind, Meaningless};
use tengen_game as game;

/// Events in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Segment {
    /// Actors in it, each once.
    actors: Vec<Actor>,
    steps: Vec<SegmentEvent>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SegmentEvent {
    /// Milliseconds since the event before; of the first event since 1970.
    after: i64,
    /// The number of the actor, from 0.
    by: u32,
    kind: EventKind,
}

impl Segment {
    /// The events as they happened.
    pub(crate) fn into_domain(self) -> Result<Vec<game::Event>, Meaningless> {
        let Self { actors, steps } = self;
        let mut at: i64 = 0;
        let events = steps.into_iter().map(|step| {
            at = at.wrapping_add(step.after);
            let by = actors
                .get(step.by as usize)
                .ok_or(Meaningless::Actor(step.by))?;
            let event = Event {
                at,
                by: *by,
                kind: step.kind,
            };
            event.into_domain()
        });
        events.collect()
    }

    /// Number of events.
    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    /// The shape of `events`.
    pub(crate) fn of(events: &[game::Event]) -> Self {
        let mut actors: Vec<Actor> = Vec::new();
        let mut before: i64 = 0;
        let mut steps = Vec::with_capacity(events.len());
        for Event { at, by, kind } in events.iter().map(Event::of) {
            let known = actors.iter().position(|actor| *actor == by);
            let by = known.unwrap_or_else(|| {
                actors.push(by);
                actors.len() - 1
            });
            steps.push(SegmentEvent {
                after: at.wrapping_sub(before),
                by: by as u32,
                kind,
            });
            before = at;
        }
        Self { actors, steps }
    }
}
