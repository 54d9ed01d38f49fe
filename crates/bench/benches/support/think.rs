//! Members who think before they move.

use std::time::Duration;

use crate::support::midgame::Dice;

/// A pause with an exponentially distributed length, for moves as a Poisson process.
#[expect(clippy::disallowed_methods, reason = "people take time")]
pub(crate) async fn think(average: Duration, dice: &mut Dice) {
    let chance = (dice.below(1 << 20) as f64 + 1.0) / f64::from(1 << 20);
    tokio::time::sleep(average.mul_f64(-chance.ln())).await;
}
