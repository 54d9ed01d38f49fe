//! One interaction: its request, its outcome, and the duration of each part of the answer.

use std::cell::Cell;
use std::time::Duration;

use tokio::time::Instant;

use super::figures::{Figures, PartLabels};

/// The kind of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Command,
    /// Autocompletion of a command.
    Suggestion,
    /// A user command.
    UserMenu,
    /// A message command.
    MessageMenu,
    Button,
    Menu,
    Form,
}

impl Kind {
    /// The label value.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Suggestion => "suggestion",
            Self::UserMenu => "user menu",
            Self::MessageMenu => "message menu",
            Self::Button => "button",
            Self::Menu => "menu",
            Self::Form => "form",
        }
    }
}

/// The outcome of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Carried out.
    Done,
    /// Refused with a reason: by the rules, for lack of permission, or because of a mistake in the input.
    Refused,
    /// An outage or a bug.
    Failed,
}

impl Outcome {
    /// The label value.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Refused => "refused",
            Self::Failed => "failed",
        }
    }
}

/// A part of the time of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Decoding the interaction.
    Decode,
    /// Reading the store.
    Read,
    /// Deciding on the action.
    Decide,
    /// Writing, until it is durable.
    Commit,
    /// Rendering pictures, including the wait for a processor.
    Draw,
    /// Calling Discord with the answer.
    Call,
    /// From the interaction to the answer.
    Total,
}

impl Part {
    /// Every part, in their order.
    pub const ALL: [Self; 7] = [
        Self::Decode,
        Self::Read,
        Self::Decide,
        Self::Commit,
        Self::Draw,
        Self::Call,
        Self::Total,
    ];

    /// The label value.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Decode => "decode",
            Self::Read => "read",
            Self::Decide => "decide",
            Self::Commit => "commit",
            Self::Draw => "draw",
            Self::Call => "call",
            Self::Total => "total",
        }
    }
}

/// Duration and number of each part of one answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times([(Duration, u32); Part::ALL.len()]);

impl Times {
    /// Total duration of `part`.
    pub fn of(&self, part: Part) -> Duration {
        self.0[part as usize].0
    }

    /// Number of executions of `part`, such as the number of reads.
    pub fn count(&self, part: Part) -> u32 {
        self.0[part as usize].1
    }

    fn add(&mut self, part: Part, took: Duration) {
        let (known, count) = &mut self.0[part as usize];
        *known += took;
        *count += 1;
    }
}

tokio::task_local! {
    /// The times of the interaction that this task answers.
    static TIMES: Cell<Times>;
}

/// Runs `work` and collects the duration of each part.
///
/// Parts are recorded by [`time`] and [`time_part`] within the same task.
pub async fn measure_parts<T>(work: impl Future<Output = T>) -> (T, Times) {
    let work = async {
        let start = Instant::now();
        let result = work.await;
        record(Part::Total, start.elapsed());
        (result, TIMES.with(Cell::get))
    };
    let (result, times) = TIMES.scope(Cell::default(), work).await;
    for part in Part::ALL {
        let took = times.of(part);
        if !took.is_zero() {
            let labels = PartLabels { part: part.word() };
            let histograms = &Figures::shared().interaction_seconds;
            histograms
                .get_or_create(&labels)
                .observe(took.as_secs_f64());
        }
    }
    (result, times)
}

/// Runs `work` and counts its duration as `part` of the current answer, if there is one.
pub async fn time_part<T>(part: Part, work: impl Future<Output = T>) -> T {
    let start = Instant::now();
    let result = work.await;
    record(part, start.elapsed());
    result
}

/// As [`time_part`], for synchronous work.
pub fn time<T>(part: Part, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = work();
    record(part, start.elapsed());
    result
}

/// Adds to the times of the current answer, if there is one.
fn record(part: Part, took: Duration) {
    // Scheduled work has no answer.
    let _no_answer = TIMES.try_with(|times| {
        let mut known = times.get();
        known.add(part, took);
        times.set(known);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_parts_of_an_answer_are_added_up_and_those_of_another_task_are_not() {
        let pass = |millis| tokio::time::advance(Duration::from_millis(millis));
        let work = async {
            time_part(Part::Read, pass(3)).await;
            time_part(Part::Read, pass(4)).await;
            pass(5).await;
            time_part(Part::Commit, pass(6)).await;
        };
        let ((), times) = measure_parts(work).await;
        time_part(Part::Read, pass(100)).await;
        let millis = |part| times.of(part).as_millis();
        assert_eq!(millis(Part::Read), 7);
        assert_eq!(times.count(Part::Read), 2);
        assert_eq!(millis(Part::Commit), 6);
        assert_eq!(millis(Part::Draw), 0);
        assert_eq!(millis(Part::Total), 18);
    }
}
