//! The progress of a long command: a line on standard error that is rewritten; nothing if that is not a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for bytes read or written, out of `all` if that is known.
pub(super) fn byte_bar(all: Option<u64>) -> ProgressBar {
    match all {
        Some(all) => {
            ProgressBar::new(all).with_style(style("{bar:40} {bytes} of {total_bytes}, {eta} left"))
        }
        None => ProgressBar::new_spinner().with_style(style("{spinner} {bytes}, {elapsed}")),
    }
}

/// A counter without a known total; the message names the counted items.
pub(super) fn counter() -> ProgressBar {
    ProgressBar::new_spinner().with_style(style("{spinner} {msg}: {human_pos}, {elapsed}"))
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template)
        .expect("the templates above are valid: a test holds them to it")
}

#[cfg(test)]
mod tests {
    use std::io::IsTerminal as _;

    use super::*;

    #[test]
    fn without_a_terminal_there_is_no_progress_line() {
        // Tests may run in a terminal, too.
        let is_seen = std::io::stderr().is_terminal();
        for bar in [byte_bar(None), byte_bar(Some(7)), counter()] {
            assert_eq!(bar.is_hidden(), !is_seen);
        }
    }
}
