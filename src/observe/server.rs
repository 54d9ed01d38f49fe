//! HTTP endpoints about the running program. None of them names a person.

use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::report::Status;
use super::{Check, EVERY, Report};
use crate::{http_server, metrics};

/// Age from which a report is stale, since the program hangs.
const OLDEST: Duration = EVERY.saturating_mul(6);

type Reports = watch::Receiver<Option<Report>>;

/// Serves the reports on `listener` until `stop`.
pub async fn serve(listener: TcpListener, reports: Reports, stop: CancellationToken) {
    let router = Router::new()
        .route("/metrics", get(figures))
        .route("/healthz", get(health))
        .route("/readyz", get(readiness))
        .with_state(reports);
    http_server::serve(listener, router, stop).await;
}

async fn figures() -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, metrics::CONTENT_TYPE)];
    (kind, metrics::text())
}

/// Liveness: whether there is a recent report.
async fn health(State(reports): State<Reports>) -> (StatusCode, &'static str) {
    match fresh_report(&reports) {
        Some(_) => (StatusCode::OK, "ok\n"),
        None => (StatusCode::SERVICE_UNAVAILABLE, "at a stand-still\n"),
    }
}

/// Readiness: whether the program can work, and if not, why.
async fn readiness(State(reports): State<Reports>) -> (StatusCode, Json<Status>) {
    let report = fresh_report(&reports);
    let ready = report.as_ref().is_some_and(Report::is_ready);
    let code = if ready {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    let (checks, figures) = match report {
        Some(report) => (report.checks.into(), report.figures),
        None => {
            let seen = "has only just begun, or is at a stand-still";
            (vec![Check::new("program", false, seen)], Vec::new())
        }
    };
    let status = Status {
        ready,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        checks,
        figures,
    };
    (code, Json(status))
}

fn fresh_report(reports: &Reports) -> Option<Report> {
    let report = reports.borrow().clone()?;
    (report.at.elapsed() <= OLDEST).then_some(report)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Report {
        Report {
            at: tokio::time::Instant::now(),
            checks: ["gateway", "store", "outbox"].map(|name| Check::new(name, true, "")),
            figures: Vec::new(),
            silent: Duration::ZERO,
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_program_without_recent_reports_is_unhealthy_and_says_why() {
        let (sender, reports) = watch::channel(None);
        let asked = async |passed| {
            tokio::time::advance(passed).await;
            let (health, _) = health(State(reports.clone())).await;
            let (ready, Json(status)) = readiness(State(reports.clone())).await;
            let failed: Vec<String> = status
                .checks
                .into_iter()
                .filter(|check| !check.ok)
                .map(|check| check.name)
                .collect();
            assert_eq!(status.ready, failed.is_empty());
            (health.as_u16(), ready.as_u16(), failed)
        };
        let at_a_standstill = (503, 503, vec!["program".to_owned()]);
        assert_eq!(asked(Duration::ZERO).await, at_a_standstill);
        sender.send_replace(Some(report()));
        assert_eq!(asked(OLDEST).await, (200, 200, Vec::new()));
        assert_eq!(asked(Duration::from_millis(1)).await, at_a_standstill);
    }
}
