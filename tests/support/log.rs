//! The log of this test's bot, without those of other tests.

use std::fmt::{Debug, Write as _};
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::subscriber::DefaultGuard;
use tracing::{Event, Level, Metadata, Subscriber};

/// A line of the log.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) level: Level,
    pub(crate) message: String,
    /// The other fields, as `name=value` with a space before each.
    pub(crate) fields: String,
}

/// The lines since the last `take`.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<Line>>>);

impl Log {
    /// Records the log of the current thread until the guard is dropped.
    pub(crate) fn listen(&self) -> DefaultGuard {
        tracing::subscriber::set_default(Ear(self.clone()))
    }

    pub(crate) fn lines(&self) -> Vec<Line> {
        self.0.lock().unwrap().clone()
    }

    /// Removes the lines that `is_such` selects.
    pub(crate) fn forget(&self, is_such: impl Fn(&Line) -> bool) {
        self.0.lock().unwrap().retain(|line| !is_such(line));
    }

    pub(crate) fn take(&self) -> Vec<Line> {
        std::mem::take(&mut self.0.lock().unwrap())
    }
}

struct Ear(Log);

/// Spans are not recorded: all have one id.
impl Subscriber for Ear {
    fn enabled(&self, of: &Metadata<'_>) -> bool {
        let most = if of.target().starts_with("tengen") {
            Level::INFO
        } else {
            Level::WARN
        };
        of.is_event() && *of.level() <= most
    }

    fn event(&self, event: &Event<'_>) {
        let mut line = Line {
            level: *event.metadata().level(),
            message: String::new(),
            fields: String::new(),
        };
        event.record(&mut line);
        self.0.0.lock().unwrap().push(line);
    }

    fn new_span(&self, _attributes: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _span: &Id, _values: &Record<'_>) {}
    fn record_follows_from(&self, _span: &Id, _follows: &Id) {}
    fn enter(&self, _span: &Id) {}
    fn exit(&self, _span: &Id) {}
}

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let written = match field.name() {
            "message" => write!(self.message, "{value:?}"),
            name => write!(self.fields, " {name}={value:?}"),
        };
        written.expect("a string takes all");
    }
}
