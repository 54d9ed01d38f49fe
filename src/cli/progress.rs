//! How far a long command is: a line on standard error that changes, and nothing where that is no terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for bytes read or written, out of `all` if that is known.
pub(super) fn bytes(all: Option<u64>) -> ProgressBar {
    match all {
        Some(all) => {
            ProgressBar::new(all).with_style(style("{bar:40} {bytes} of {total_bytes}, {eta} left"))
        }
        None => ProgressBar::new_spinner().with_style(style("{spinner} {bytes}, {elapsed}")),
    }
}

/// A counter without a known total; the message names the counted items.
pub(super) fn count() -> ProgressBar {
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
    fn where_nobody_sees_a_line_change_there_is_none() {
        // Tests may run in a terminal, too.
        let is_seen = std::io::stderr().is_terminal();
        for bar in [bytes(None), bytes(Some(7)), count()] {
            assert_eq!(bar.is_hidden(), !is_seen);
        }
    }
}
