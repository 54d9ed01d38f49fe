//! Findings of a run, and the steps that led to them.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::fs::File;
use std::io::Write as _;

/// Last steps that are reported with a finding.
const REPORTED_STEPS: usize = 14;
/// Findings per cause that are reported in full.
const FULL_REPORTS: usize = 2;

/// Late answers are accepted up to one in this number of steps.
const STEPS_PER_LATE_ANSWER: u64 = 50;

/// Findings of one cause.
#[derive(Debug, Default)]
struct Findings {
    times: usize,
    told: Vec<String>,
}

/// Findings of a run.
#[derive(Debug, Default)]
pub(super) struct Report {
    causes: BTreeMap<String, Findings>,
    last: VecDeque<String>,
    /// The file to which every step is written.
    trace: Option<File>,
    pub(super) steps: u64,
    /// Answers that came too late because the machine was busy.
    pub(super) late: u64,
    /// Kinds of buttons, menus and forms that were never used.
    pub(super) missed: Vec<String>,
    /// Nudges that never found all of their controls.
    pub(super) spoiled: Vec<&'static str>,
}

impl Report {
    /// A report that writes every step into the file that `MONKEY_TRACE` names.
    pub(super) fn new() -> Self {
        let trace = std::env::var_os("MONKEY_TRACE");
        Self {
            trace: trace.map(|path| File::create(path).unwrap()),
            ..Self::default()
        }
    }

    /// Remembers a step.
    pub(super) fn step(&mut self, told: String) {
        if let (Some(trace), Some(last)) = (&mut self.trace, self.last.back()) {
            writeln!(trace, "{last}").unwrap();
        }
        self.last.push_back(told);
        if self.last.len() > REPORTED_STEPS {
            self.last.pop_front();
        }
    }

    /// Adds the result of the last step.
    pub(super) fn came(&mut self, told: &str) {
        if let Some(last) = self.last.back_mut() {
            last.push_str("\n        -> ");
            last.push_str(told);
        }
    }

    /// Notes a finding; those of one `cause` are reported together.
    pub(super) fn wrong(&mut self, cause: impl Into<String>, what: &str) {
        let cause = self.causes.entry(cause.into()).or_default();
        cause.times += 1;
        if cause.told.len() < FULL_REPORTS {
            let steps = self.last.iter().cloned().collect::<Vec<_>>().join("\n    ");
            cause.told.push(format!("  {what}\n    {steps}"));
        }
    }

    pub(super) fn is_clean(&self) -> bool {
        let few = self.late * STEPS_PER_LATE_ANSWER <= self.steps;
        self.causes.is_empty() && self.missed.is_empty() && self.spoiled.is_empty() && few
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} steps, {} answers late", self.steps, self.late)?;
        if !self.missed.is_empty() {
            writeln!(f, "never pressed: {}", self.missed.join(", "))?;
        }
        if !self.spoiled.is_empty() {
            writeln!(f, "never played through: {}", self.spoiled.join(", "))?;
        }
        for (name, cause) in &self.causes {
            writeln!(f, "\n{} x {name}", cause.times)?;
            for told in &cause.told {
                writeln!(f, "{told}")?;
            }
        }
        Ok(())
    }
}
