//! Members at several tables who move at a fixed pace.

use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use crate::support::club::Table;
use crate::support::figure::{Times, now};

/// Plays for `seconds` at all `tables`, a move each `pause`; returns the tables with the response times.
pub(crate) async fn play(tables: Vec<Table>, pause: Duration, seconds: u32) -> (Vec<Table>, Times) {
    let moves = Duration::from_secs(seconds.into()).div_duration_f64(pause) as u32;
    let begin = Instant::from_std(now());
    let offset = pause / tables.len() as u32;
    let mut playing = JoinSet::new();
    for (mut table, number) in tables.into_iter().zip(0..) {
        playing.spawn(async move {
            let mut due = interval_at(begin + offset * number, pause);
            due.set_missed_tick_behavior(MissedTickBehavior::Burst);
            let mut results = Vec::new();
            for _ in 0..moves {
                let late = due.tick().await.elapsed();
                results.push(table.play().await.map(|time| late + time));
            }
            (table, results)
        });
    }
    let (mut tables, mut times) = (Vec::new(), Times::default());
    for (table, results) in playing.join_all().await {
        results.into_iter().for_each(|time| times.add_result(time));
        tables.push(table);
    }
    (tables, times)
}
