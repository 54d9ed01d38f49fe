//! Time as a value, and the one place that reads it from the machine.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::sync::atomic::Ordering::SeqCst;

/// A point in time: milliseconds since 1970-01-01T00:00:00Z.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Timestamp(i64);

impl Timestamp {
    /// The smallest representable time.
    pub const MIN: Self = Self(i64::MIN);
    /// The largest representable time; as the end of an interval it means "no known end".
    pub const MAX: Self = Self(i64::MAX);

    /// The time `millis` milliseconds after 1970-01-01T00:00:00Z; before it, if negative.
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
    /// No time.
    pub const ZERO: Self = Self(0);
    pub const MAX: Self = Self(i64::MAX);

    /// A span of `millis` milliseconds.
    pub const fn millis(millis: i64) -> Self {
        Self(millis)
    }

    /// A span of `seconds` seconds; the longest one instead of an overflow.
    pub const fn seconds(seconds: i64) -> Self {
        Self::millis(1000).times(seconds)
    }

    /// A span of `minutes` minutes; the longest one instead of an overflow.
    pub const fn minutes(minutes: i64) -> Self {
        Self::seconds(60).times(minutes)
    }

    /// A span of `hours` hours; the longest one instead of an overflow.
    pub const fn hours(hours: i64) -> Self {
        Self::minutes(60).times(hours)
    }

    /// A span of `days` days of 24 hours; the longest one instead of an overflow.
    pub const fn days(days: i64) -> Self {
        Self::hours(24).times(days)
    }

    /// This span and `other` together; the longest one instead of an overflow.
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// This span minus `other`; negative if `other` is longer.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// This span `times` times; the longest one instead of an overflow.
    pub const fn times(self, times: i64) -> Self {
        Self(self.0.saturating_mul(times))
    }

    /// This span in milliseconds.
    pub const fn as_millis(self) -> i64 {
        self.0
    }
}

/// A source of time.
pub trait Clock: Send + Sync {
    fn now(&self) -> Timestamp;

    /// The time without the jumps of a test or the playground, in which nobody could act. The machine's clock is used
    /// unchanged: it does not tell whether somebody set it, or the machine slept.
    fn unadjusted_now(&self) -> Timestamp {
        self.now()
    }
}

impl<C: Clock + ?Sized> Clock for Arc<C> {
    fn now(&self) -> Timestamp {
        (**self).now()
    }

    fn unadjusted_now(&self) -> Timestamp {
        (**self).unadjusted_now()
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

/// A clock for tests that only moves when it is advanced.
#[derive(Debug, Default)]
pub struct ManualClock {
    passed: AtomicI64,
    ahead: AtomicI64,
}

impl ManualClock {
    /// A clock that shows `now`.
    pub fn new(now: Timestamp) -> Self {
        Self {
            passed: AtomicI64::new(now.as_millis()),
            ahead: AtomicI64::default(),
        }
    }

    /// Advances the clock by `span`.
    pub fn advance(&self, span: Span) {
        self.passed.fetch_add(span.as_millis(), SeqCst);
    }

    /// Jumps ahead by `span`.
    pub fn set_forward(&self, span: Span) {
        self.ahead.fetch_add(span.as_millis(), SeqCst);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Timestamp {
        self.unadjusted_now()
            .after(Span::millis(self.ahead.load(SeqCst)))
    }

    fn unadjusted_now(&self) -> Timestamp {
        Timestamp(self.passed.load(SeqCst))
    }
}
