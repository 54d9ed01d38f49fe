//! Threads of games, and how they are kept from being folded away while a deadline runs.
//!
//! Discord folds a thread away when nothing has happened in it for a week, and then nobody can use commands there.
//! A message keeps it open, and so does, seen by nobody, a change of the time after which it is folded away.

use crate::clock::{Span, Timestamp};
use crate::game::{Game, Venue};

/// After so long without anything, Discord folds a thread away.
const QUIET: Span = Span::days(7);
/// As often as this a thread is kept open: a day before it would be too late.
const EVERY: Span = Span::days(6);

/// When the thread of `game` is to be kept open for the first time after `now`, if there is need before its `deadline`.
///
/// These are fixed times of each turn, so that nothing has to be remembered.
pub(super) fn airing(
    game: &Game,
    deadline: Option<Timestamp>,
    now: Timestamp,
) -> Option<Timestamp> {
    if !is_in_thread(game) {
        return None;
    }
    let since = waits_since(game)?;
    let done = now.since(since).as_millis().max(0) / EVERY.as_millis();
    let next = since.after(EVERY.times(done + 1));
    let folded_away = next.after(QUIET.minus(EVERY));
    (deadline? > folded_away).then_some(next)
}

/// Since when the other side waits for a move, or for a word on the count.
fn waits_since(game: &Game) -> Option<Timestamp> {
    match game.unanswered() {
        Some(unanswered) => Some(unanswered.since),
        None => game.clocks()?.since(),
    }
}

/// Whether `at` is a time at which the thread of `game` is to be kept open.
pub(super) fn is_airing(game: &Game, at: Timestamp) -> bool {
    let passed = waits_since(game).map(|since| at.since(since).as_millis());
    let is_one = |passed| passed > 0 && passed % EVERY.as_millis() == 0;
    is_in_thread(game) && passed.is_some_and(is_one)
}

/// Whether `game` has been moved to a thread that the bot has opened for it.
fn is_in_thread(game: &Game) -> bool {
    game.terms().venue == Venue::Thread && game.place().channel != game.offer().place.channel
}
