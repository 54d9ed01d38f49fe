//! Runs tests in clubs.

use super::club::Club;
pub(crate) use crate::support::runtime::in_runtime;

/// Runs a test in a new club.
pub(crate) fn in_club(test: impl AsyncFnOnce(&mut Club)) {
    in_runtime(async { test_in(Club::open().await, test).await });
}

/// The same in a club whose bot uses the playground's clock.
pub(crate) fn in_club_on_its_clock(test: impl AsyncFnOnce(&mut Club)) {
    in_runtime(async { test_in(Club::on_its_clock().await, test).await });
}

/// Runs `test` in `club`, and closes it.
pub(crate) async fn test_in(mut club: Club, test: impl AsyncFnOnce(&mut Club)) {
    test(&mut club).await;
    club.close().await;
}
