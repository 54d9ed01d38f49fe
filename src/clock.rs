//! Time as a value, and the one place that reads it from the machine.

use std::fmt;
use std::sync::Arc;

/// A point in time: milliseconds since 1970-01-01T00:00:00Z.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Timestamp(i64);

impl Timestamp {
    /// The time `millis` milliseconds after (or before, if negative) 1970-01-01T00:00:00Z.
    pub const fn from_millis(millis: i64) -> Self {
        Self(millis)
    }

    /// Milliseconds since 1970-01-01T00:00:00Z.
    pub const fn as_millis(self) -> i64 {
        self.0
    }

    /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
    pub const fn as_secs(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// This time plus `span`; the last representable time instead of an overflow.
    pub const fn after(self, span: Span) -> Self {
        Self(self.0.saturating_add(span.0))
    }

    /// The span from `earlier` to this time; negative if `earlier` is later.
    pub const fn since(self, earlier: Self) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }
}

impl fmt::Debug for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}ms", self.0)
    }
}

/// A length of time in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span(i64);

impl Span {
    /// A span of `millis` milliseconds.
    pub const fn millis(millis: i64) -> Self {
        Self(millis)
    }

    /// A span of `seconds` seconds.
    pub const fn seconds(seconds: i64) -> Self {
        Self(seconds * 1000)
    }

    /// A span of `days` days of 24 hours.
    pub const fn days(days: i64) -> Self {
        Self::seconds(days * 24 * 60 * 60)
    }

    /// This span in milliseconds.
    pub const fn as_millis(self) -> i64 {
        self.0
    }
}

/// Something that tells the time.
pub trait Clock: Send + Sync {
    /// The time now.
    fn now(&self) -> Timestamp;
}

impl<C: Clock + ?Sized> Clock for Arc<C> {
    fn now(&self) -> Timestamp {
        (**self).now()
    }
}

/// The machine's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(
        clippy::disallowed_methods,
        reason = "the one place that asks the machine"
    )]
    fn now(&self) -> Timestamp {
        let since_epoch = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .unwrap_or_default();
        Timestamp(i64::try_from(since_epoch.as_millis()).unwrap_or(i64::MAX))
    }
}

/// A clock that stands still until it is moved: for tests and for the playground.
#[derive(Debug, Default)]
pub struct ManualClock(std::sync::atomic::AtomicI64);

impl ManualClock {
    /// A clock that shows `now`.
    pub fn new(now: Timestamp) -> Self {
        Self(std::sync::atomic::AtomicI64::new(now.as_millis()))
    }

    /// Moves the clock forward by `span`.
    pub fn advance(&self, span: Span) {
        self.0
            .fetch_add(span.as_millis(), std::sync::atomic::Ordering::SeqCst);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.load(std::sync::atomic::Ordering::SeqCst))
    }
}
