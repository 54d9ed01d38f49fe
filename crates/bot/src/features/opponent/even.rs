//! Close games: the program plays only as well as needed to stay near its opponent.

use crate::engine::Level;

/// The level for the next move, by the engine's winning chances from 0 to 1: the highest if it is about to lose, the
/// fifth if the game is even, the lowest if it is about to win.
pub(super) fn level(chance: f32) -> Level {
    let (lowest, highest) = (Level::LOWEST.number(), Level::HIGHEST.number());
    let down = (chance.clamp(0.0, 1.0) * f32::from(highest - lowest)).round();
    Level::new(highest - down as u8).expect("it is between the lowest and the highest")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_ahead_plays_less_well() {
        let levels = [0.0, 0.1, 0.5, 0.9, 1.0].map(|chance| level(chance).number());
        assert_eq!(levels, [9, 8, 5, 2, 1]);
    }
}
