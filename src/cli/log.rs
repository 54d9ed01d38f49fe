//! The program's log.

use tracing::{Level, Metadata};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt};

use crate::config::{Log, LogFormat, LogLevel};
use crate::metrics;

/// Starts logging to standard error. Called once, before anything is logged.
pub(super) fn start(log: &Log) {
    let level = match log.level {
        LogLevel::Error => Level::ERROR,
        LogLevel::Warn => Level::WARN,
        LogLevel::Info => Level::INFO,
        LogLevel::Debug => Level::DEBUG,
        LogLevel::Trace => Level::TRACE,
    };
    let filter = filter_fn(move |of| *of.level() <= level && may_be_logged(of));
    let layer = match log.format {
        LogFormat::Text => fmt::layer()
            .with_writer(std::io::stderr)
            .with_filter(filter)
            .boxed(),
        LogFormat::Json => fmt::layer()
            .json()
            .flatten_event(true)
            .with_writer(std::io::stderr)
            .with_filter(filter)
            .boxed(),
    };
    tracing_subscriber::registry().with(layer).init();
    std::panic::set_hook(Box::new(|panic| {
        metrics::count_panic();
        tracing::error!(%panic, "part of the program failed");
    }));
}

/// Whether the log may have `of`: libraries may log warnings, but no details, since those of HTTP and the gateway
/// contain the token.
fn may_be_logged(of: &Metadata<'_>) -> bool {
    let ours = is_ours(of.target());
    ours || (of.is_event() && *of.level() <= Level::WARN)
}

/// Whether `target`, the path of a module, belongs to the program: to `src`, or to a crate in `crates`.
fn is_ours(target: &str) -> bool {
    let name = target.split("::").next().unwrap_or(target);
    name == "tengen" || name.starts_with("tengen_")
}

#[cfg(test)]
mod tests {
    use super::is_ours;

    #[test]
    fn only_the_programs_own_details_are_logged() {
        assert!(
            is_ours("tengen::cli::run") && is_ours("tengen_bot") && is_ours("tengen_discord::rest")
        );
        assert!(!is_ours("reqwest::connect") && !is_ours("tengenious") && !is_ours("hyper"));
    }
}
