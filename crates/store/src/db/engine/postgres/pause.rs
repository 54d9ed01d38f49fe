//! Backoff before a change is repeated: exponential with full jitter, so that changes that were in
//! each other's way do not meet again.

use std::sync::Arc;
use std::time::Duration;

/// Draws a number from 0 up to 1, uniformly.
pub type Chance = Arc<dyn Fn() -> f64 + Send + Sync>;

/// The longest first pause.
const FIRST: Duration = Duration::from_millis(2);
/// The longest pause of all.
const LONGEST: Duration = Duration::from_millis(250);

/// The pause before the try number `again`, counted from 1: somewhere between none and twice as long as the one before.
pub(super) fn pause(again: u32, chance: f64) -> Duration {
    let doubled = FIRST.saturating_mul(1 << again.saturating_sub(1).min(16));
    doubled.min(LONGEST).mul_f64(chance.clamp(0.0, 1.0))
}

/// Waits for the pause.
#[expect(
    clippy::disallowed_methods,
    reason = "nobody but the server says when a transaction is out of the way"
)]
pub(super) async fn wait(again: u32, chance: &Chance) {
    tokio::time::sleep(pause(again, chance())).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_to_a_bound_and_chance_takes_any_part_of_them() {
        let millis = |again, chance| pause(again, chance).as_secs_f64() * 1000.0;
        assert_eq!(
            [1, 2, 3, 7].map(|again| millis(again, 1.0)),
            [2.0, 4.0, 8.0, 128.0]
        );
        assert_eq!([8, 9, 1000].map(|again| millis(again, 1.0)), [250.0; 3]);
        assert_eq!(millis(3, 0.25), 2.0);
        assert_eq!(millis(9, 0.0), 0.0);
    }
}
