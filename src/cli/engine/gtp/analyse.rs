//! `lz-analyze` and `kata-analyze`: the values of a position's moves, repeated until the next command.

use std::io::{self, Write};
use std::thread;
use std::time::Duration;

use super::command::{Line, Side};
use super::session::{Refusal, Session};
use crate::engine::{AnalysedMove, Analysis};
use crate::rules::{Color, Move, Point, Size};

/// Interval of checks for the next command after a search that ended early.
const CHECK_INTERVAL: Duration = Duration::from_millis(10);
/// Maximum time of a search, in seconds: each search has twice the time of the one before.
const LONGEST: f64 = 10.0;
/// Default interval between two reports, in hundredths of a second.
const DEFAULT_INTERVAL: u32 = 50;
/// Maximum number of moves in a report.
const MOST_MOVES: usize = 30;

/// The dialect of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// Leela Zero's.
    Leela,
    /// KataGo's, which has points and ownership.
    Kata,
}

impl Dialect {
    /// The dialect of an analysis command.
    pub(super) fn of(line: &Line) -> Option<Self> {
        match line.command.as_str() {
            "lz-analyze" => Some(Self::Leela),
            "kata-analyze" => Some(Self::Kata),
            _ => None,
        }
    }
}

/// A request for analysis.
pub(super) struct AnalysisRequest {
    dialect: Dialect,
    color: Color,
    /// Seconds between two reports.
    interval: f64,
    ownership: bool,
}

impl Session {
    /// Parses a request: a colour (by default the side to move), the interval in hundredths of a second, and pairs of
    /// words, of which `interval` and `ownership` are supported.
    pub(super) fn read_analysis_request(
        &self,
        dialect: Dialect,
        line: &Line,
    ) -> Result<AnalysisRequest, Refusal> {
        let mut words = line.arguments.iter().peekable();
        let side: Option<Side> = words.peek().and_then(|word| word.parse().ok());
        if side.is_some() {
            words.next();
        }
        let mut hundredths = DEFAULT_INTERVAL;
        if let Some(number) = words.peek().and_then(|word| word.parse().ok()) {
            hundredths = number;
            words.next();
        }
        let mut ownership = false;
        while let Some(word) = words.next() {
            let value = words.next().ok_or(Refusal::Syntax)?;
            match word.as_str() {
                "interval" => hundredths = value.parse().map_err(|_| Refusal::Syntax)?,
                "ownership" => ownership = value == "true",
                _ => {}
            }
        }
        Ok(AnalysisRequest {
            dialect,
            color: side.map_or(self.position.to_move(), |Side(color)| color),
            interval: f64::from(hundredths.max(1)) / 100.0,
            ownership: ownership && dialect == Dialect::Kata,
        })
    }

    /// Writes reports until the next command arrives.
    pub(super) fn analyse(
        &mut self,
        request: &AnalysisRequest,
        is_over: &(dyn Fn() -> bool + Sync),
        output: &mut impl Write,
    ) -> io::Result<()> {
        let before = self.position.snapshot();
        self.turn_to(request.color);
        let mut seconds = request.interval;
        let mut outcome = Ok(());
        while outcome.is_ok() && !is_over() {
            let (found, unused) =
                self.thinking
                    .analyse(&self.game, &self.position, seconds, is_over);
            let Some(found) = found.filter(|_| !is_over()) else {
                break;
            };
            let report = report(request, &found, self.position.size());
            outcome = writeln!(output, "{report}").and_then(|()| output.flush());
            wait(unused, is_over);
            seconds = (seconds * 2.0).min(LONGEST.max(request.interval));
        }
        self.position.rewind(before);
        outcome
    }
}

/// Waits for the `unused` time, or for the next command.
#[expect(
    clippy::disallowed_methods,
    reason = "an analysis reports at intervals, on a thread of its own"
)]
fn wait(unused: Duration, is_over: &dyn Fn() -> bool) {
    let checks = unused.as_millis() / CHECK_INTERVAL.as_millis();
    for _ in 0..checks {
        if is_over() {
            return;
        }
        thread::sleep(CHECK_INTERVAL);
    }
}

/// A report: one line.
fn report(request: &AnalysisRequest, found: &Analysis, size: Size) -> String {
    let moves = found.moves.iter().take(MOST_MOVES).enumerate();
    let infos = moves.map(|(order, candidate)| match request.dialect {
        Dialect::Leela => leela_entry(order, candidate),
        Dialect::Kata => kata_entry(order, candidate, found.lead),
    });
    let mut report = infos.collect::<Vec<_>>().join(" ");
    if request.ownership && !found.owned.is_empty() {
        report.push_str(" ownership");
        // Row by row from the top, each from the left.
        for row in (0..size.rows()).rev() {
            for column in 0..size.columns() {
                let point = Point::new(column, row);
                let mut owned = found.owned.iter();
                let share = owned.find(|(at, _)| Some(*at) == point);
                let share = share.map_or(0.0, |(_, share)| *share);
                report += &format!(" {share:.2}");
            }
        }
    }
    report
}

/// An entry with shares in ten-thousandths.
fn leela_entry(order: usize, candidate: &AnalysedMove) -> String {
    let scaled = |share: f32| (share * 10_000.0).round() as u32;
    let (win, prior) = (scaled(candidate.win_rate), scaled(candidate.prior));
    format!(
        "info move {} visits {} winrate {win} prior {prior} lcb {win} order {order} pv {}",
        vertex(candidate.mv),
        candidate.visits,
        variation(candidate)
    )
}

fn kata_entry(order: usize, candidate: &AnalysedMove, lead: Option<f32>) -> String {
    let (win, prior) = (candidate.win_rate, candidate.prior);
    let lead = lead.map_or(String::new(), |lead| {
        format!(" scoreMean {lead:.1} scoreLead {lead:.1}")
    });
    format!(
        "info move {} visits {} winrate {win:.4}{lead} prior {prior:.4} lcb {win:.4} order {order} pv {}",
        vertex(candidate.mv),
        candidate.visits,
        variation(candidate)
    )
}

fn vertex(mv: Move) -> String {
    match mv {
        Move::Play(point) => point.to_string(),
        Move::Pass => "pass".to_owned(),
    }
}

fn variation(candidate: &AnalysedMove) -> String {
    let moves: Vec<_> = candidate.line.iter().map(|&mv| vertex(mv)).collect();
    moves.join(" ")
}
