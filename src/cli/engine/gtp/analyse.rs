//! `lz-analyze` and `kata-analyze`: the values of a position's moves, repeated until the next command.

use std::io::{self, Write};
use std::thread;
use std::time::Duration;

use super::command::{Line, Side};
use super::session::{Refusal, Session};
use crate::engine::{AnalysedMove, Analysis};
use crate::rules::{Color, Move, Point, Size};

/// How long it sleeps between two looks for the next command, where a search needs less time than it has.
const NAP: Duration = Duration::from_millis(10);
/// Maximum time of a search, in seconds: each has twice the time of the one before.
const LONGEST: f64 = 10.0;
/// The usual time between two reports, in hundredths of a second.
const USUAL_INTERVAL: u32 = 50;
/// The most moves of a report.
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
    /// Reads what is asked for: a colour (or who is to move), the interval in hundredths of a second, and pairs of words,
    /// of which `interval` and `ownership` are known here.
    pub(super) fn asked_to_analyse(
        &self,
        dialect: Dialect,
        line: &Line,
    ) -> Result<AnalysisRequest, Refusal> {
        let mut words = line.arguments.iter().peekable();
        let side: Option<Side> = words.peek().and_then(|word| word.parse().ok());
        if side.is_some() {
            words.next();
        }
        let mut hundredths = USUAL_INTERVAL;
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
        asked: &AnalysisRequest,
        is_over: &(dyn Fn() -> bool + Sync),
        output: &mut impl Write,
    ) -> io::Result<()> {
        let before = self.position.snapshot();
        self.turn_to(asked.color);
        let mut seconds = asked.interval;
        let mut outcome = Ok(());
        while outcome.is_ok() && !is_over() {
            let (found, rest) = self
                .thinking
                .analyse(&self.game, &self.position, seconds, is_over);
            let Some(found) = found.filter(|_| !is_over()) else {
                break;
            };
            let report = report(asked, &found, self.position.size());
            outcome = writeln!(output, "{report}").and_then(|()| output.flush());
            sleep_until(rest, is_over);
            seconds = (seconds * 2.0).min(LONGEST.max(asked.interval));
        }
        self.position.rewind(before);
        outcome
    }
}

/// Waits for what is left of the time, or for the next command.
#[expect(
    clippy::disallowed_methods,
    reason = "an analysis reports at intervals, on a thread of its own"
)]
fn sleep_until(rest: Duration, is_over: &dyn Fn() -> bool) {
    let naps = rest.as_millis() / NAP.as_millis();
    for _ in 0..naps {
        if is_over() {
            return;
        }
        thread::sleep(NAP);
    }
}

/// A line that says it all.
fn report(asked: &AnalysisRequest, found: &Analysis, size: Size) -> String {
    let moves = found.moves.iter().take(MOST_MOVES).enumerate();
    let infos = moves.map(|(order, looked)| match asked.dialect {
        Dialect::Leela => in_ten_thousandths(order, looked),
        Dialect::Kata => info_entry(order, looked, found.lead),
    });
    let mut report = infos.collect::<Vec<_>>().join(" ");
    if asked.ownership && !found.owned.is_empty() {
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

fn in_ten_thousandths(order: usize, looked: &AnalysedMove) -> String {
    let scaled = |share: f32| (share * 10_000.0).round() as u32;
    let (win, prior) = (scaled(looked.win_rate), scaled(looked.prior));
    format!(
        "info move {} visits {} winrate {win} prior {prior} lcb {win} order {order} pv {}",
        vertex(looked.mv),
        looked.visits,
        line(looked)
    )
}

fn info_entry(order: usize, looked: &AnalysedMove, lead: Option<f32>) -> String {
    let (win, prior) = (looked.win_rate, looked.prior);
    let lead = lead.map_or(String::new(), |lead| {
        format!(" scoreMean {lead:.1} scoreLead {lead:.1}")
    });
    format!(
        "info move {} visits {} winrate {win:.4}{lead} prior {prior:.4} lcb {win:.4} order {order} pv {}",
        vertex(looked.mv),
        looked.visits,
        line(looked)
    )
}

fn vertex(mv: Move) -> String {
    match mv {
        Move::Play(point) => point.to_string(),
        Move::Pass => "pass".to_owned(),
    }
}

fn line(looked: &AnalysedMove) -> String {
    let moves: Vec<_> = looked.line.iter().map(|&mv| vertex(mv)).collect();
    moves.join(" ")
}
