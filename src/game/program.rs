//! The program as a player: who takes the other seat where no person does.

use super::outside::FIRST;
use super::{Listed, PlayerId};

/// The most that its levels go up to.
const HIGHEST: u8 = 9;

impl PlayerId {
    /// All programs have this number or a greater one; no person and no team has.
    pub const PROGRAMS_FROM: Self = Self::new(FIRST);

    /// The program at `level`, 1 to 9; none at another. Discord gives nobody such a number.
    pub const fn program(level: u8) -> Option<Self> {
        match level {
            1..=HIGHEST => Some(Self::new(
                u64::MAX - Self::NOBODIES.len() as u64 - level as u64,
            )),
            _ => None,
        }
    }

    /// The program at each of its levels, the weakest first.
    pub fn programs() -> impl Iterator<Item = Self> {
        (1..=HIGHEST).filter_map(Self::program)
    }

    /// The level at which the program plays, 1 to 9; none if this is not the program.
    pub fn level(self) -> Option<u8> {
        (1..=HIGHEST).find(|&level| Self::program(level) == Some(self))
    }

    /// Whether this is a program: this one at a level, or another one.
    pub fn is_program(self) -> bool {
        self.level().is_some() || self.outside_name().is_some()
    }

    /// Whether this is a person whom Discord knows: neither a program, nor the members of a channel, nor somebody who was forgotten.
    pub fn is_person(self) -> bool {
        !self.is_nobody() && !self.is_program() && self.team_channel().is_none()
    }
}

/// The program among the players of `game`, this one or another, if one plays in it or is invited to.
pub fn program_in(game: &impl Listed) -> Option<PlayerId> {
    let mut players = game.players().into_iter();
    players.find(|player| player.is_program())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_a_player_of_its_own_and_nobody_else() {
        let programs: Vec<_> = PlayerId::programs().collect();
        assert_eq!(programs.len(), 9);
        for (place, program) in programs.iter().enumerate() {
            assert_eq!(program.level(), Some(place as u8 + 1));
            assert!(!program.is_nobody() && !program.is_person());
        }
        assert_eq!(PlayerId::program(0), None);
        assert_eq!(PlayerId::program(10), None);
        assert!(PlayerId::new(1).is_person());
        assert!(PlayerId::NOBODIES.iter().all(|nobody| !nobody.is_person()));
    }
}
