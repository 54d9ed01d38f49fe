//! Durations, and the table in which they are printed.

use std::time::{Duration, Instant};

/// Durations of repeated work.
#[derive(Default)]
pub(crate) struct Times {
    done: Vec<Duration>,
    failed: usize,
}

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.done.push(time);
    }

    /// Adds a duration, or a failure.
    pub(crate) fn add_result(&mut self, time: Option<Duration>) {
        match time {
            Some(time) => self.add(time),
            None => self.failed += 1,
        }
    }

    /// Prints a row below [`print_head`].
    #[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
    pub(crate) fn print(mut self, what: &str) {
        self.done.sort();
        if self.done.is_empty() {
            println!("{what:<48} {:>6}, and {} that failed", 0, self.failed);
            return;
        }
        let [p50, p95, p99, max] = [50, 95, 99, 100].map(|percent| {
            // Nearest-rank percentile.
            let rank = (self.done.len() * percent).div_ceil(100).max(1);
            self.done[rank - 1].as_secs_f64() * 1000.0
        });
        println!(
            "{what:<48} {:>6} {p50:>9.3} {p95:>9.3} {p99:>9.3} {max:>9.3}",
            self.done.len()
        );
        if self.failed > 0 {
            println!("  and {} that failed", self.failed);
        }
    }
}

/// Prints the head of a table of durations.
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
pub(crate) fn print_head(title: &str) {
    println!(
        "\n{title:<48} {:>6} {:>9} {:>9} {:>9} {:>9}",
        "n", "p50 ms", "p95 ms", "p99 ms", "max ms"
    );
}

/// The start of a measurement.
#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
pub(crate) fn now() -> Instant {
    Instant::now()
}
