//! Lines of standard input, read by a separate thread: an analysis runs until the next one.

use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// Lines that are read ahead.
const READ_AHEAD: usize = 256;

/// Standard input, line by line.
pub(super) struct Inbox {
    lines: Receiver<io::Result<Vec<u8>>>,
    /// The number of unread lines; the end of the input counts as one.
    waiting: Arc<AtomicUsize>,
}

impl Inbox {
    /// Starts reading standard input.
    pub(super) fn open() -> Self {
        let (sender, lines) = sync_channel(READ_AHEAD);
        let waiting = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&waiting);
        // The thread ends with the process: nothing can stop it while it waits for input.
        thread::spawn(move || {
            for line in io::stdin().lock().split(b'\n') {
                counted.fetch_add(1, Ordering::Relaxed);
                if sender.send(line).is_err() {
                    return;
                }
            }
            counted.fetch_add(1, Ordering::Relaxed);
        });
        Self { lines, waiting }
    }

    /// The next line, without its end; none at the end of the input.
    pub(super) fn next(&self) -> Option<io::Result<Vec<u8>>> {
        let line = self.lines.recv().ok()?;
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        Some(line)
    }

    /// A check whether a line, or the end of the input, has arrived.
    pub(super) fn arrival_check(&self) -> impl Fn() -> bool + Sync + use<> {
        let waiting = Arc::clone(&self.waiting);
        move || waiting.load(Ordering::Relaxed) > 0
    }
}
