//! The program as a player: who takes the other seat where no person does.

use super::outside::FIRST;
use super::{Listed, PlayerId};

/// The most that its levels go up to.
const HIGHEST: u8 = 9;

/// How the program plays as somebody's opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Manner {
    /// To win, as well as its level can.
    #[default]
    Usual,
    /// As well as its level can, and it helps its opponent.
    Teaching,
    /// About as well as its opponent, so that the game stays close: it has no level of its own.
    Even,
    /// Tactics alone, so that its opponent exercises fighting: it has no level.
    Sparring,
}

impl Manner {
    /// Whether there are levels to choose from.
    #[must_use]
    pub const fn has_level(self) -> bool {
        match self {
            Self::Usual | Self::Teaching => true,
            Self::Even | Self::Sparring => false,
        }
    }
}

impl PlayerId {
    /// All programs have this number or a greater one; no person and no team has.
    pub const PROGRAMS_FROM: Self = Self::new(FIRST);
    /// The program as it plays close games: [`Manner::Even`].
    pub const EVEN: Self = Self::counted_down(2 * HIGHEST + 1);
    /// The program as a sparring partner: [`Manner::Sparring`].
    pub const SPARRING: Self = Self::counted_down(2 * HIGHEST + 2);

    /// One of the numbers below those of people who were forgotten. Discord gives nobody such a number.
    const fn counted_down(place: u8) -> Self {
        Self::new(u64::MAX - Self::NOBODIES.len() as u64 - place as u64)
    }

    /// The program at `level`, 1 to 9; none at another.
    pub const fn program(level: u8) -> Option<Self> {
        match level {
            1..=HIGHEST => Some(Self::counted_down(level)),
            _ => None,
        }
    }

    /// The program as a teacher who plays at `level`, 1 to 9; none at another.
    pub const fn teacher(level: u8) -> Option<Self> {
        match level {
            1..=HIGHEST => Some(Self::counted_down(HIGHEST + level)),
            _ => None,
        }
    }

    /// How the program plays here; none if this is not the program.
    pub fn manner(self) -> Option<Manner> {
        let is = |player: Option<Self>| player == Some(self);
        match self {
            Self::EVEN => return Some(Manner::Even),
            Self::SPARRING => return Some(Manner::Sparring),
            _ => {}
        }
        (1..=HIGHEST).find_map(|level| match () {
            () if is(Self::program(level)) => Some(Manner::Usual),
            () if is(Self::teacher(level)) => Some(Manner::Teaching),
            () => None,
        })
    }

    /// The program at each of its levels, the weakest first; then as a teacher, as it plays close games, and as a sparring
    /// partner.
    pub fn programs() -> impl Iterator<Item = Self> {
        let levels = (1..=HIGHEST).filter_map(Self::program);
        let teachers = (1..=HIGHEST).filter_map(Self::teacher);
        levels.chain(teachers).chain([Self::EVEN, Self::SPARRING])
    }

    /// The level at which the program plays, as a teacher or not, 1 to 9; none if it has none, or this is not the program.
    pub fn level(self) -> Option<u8> {
        let is_at =
            |level: &u8| [Self::program(*level), Self::teacher(*level)].contains(&Some(self));
        (1..=HIGHEST).find(is_at)
    }

    /// The program at the next level, as a teacher or not; none above the highest, and where there are no levels.
    pub fn next_level(self) -> Option<Self> {
        let higher = self.level()? + 1;
        if self.manner() == Some(Manner::Teaching) {
            Self::teacher(higher)
        } else {
            Self::program(higher)
        }
    }

    /// Whether this is a program: this one, or another one.
    pub fn is_program(self) -> bool {
        self.manner().is_some() || self.outside_name().is_some()
    }

    /// Whether this is a person whom Discord knows: neither a program, nor the members of a channel, nor somebody who was forgotten.
    pub fn is_person(self) -> bool {
        !self.is_nobody() && !self.is_program() && self.team_channel().is_none()
    }
}

/// Whether the program sits in `game` as a teacher.
pub fn is_taught(game: &impl Listed) -> bool {
    let teaches = |player: PlayerId| player.manner() == Some(Manner::Teaching);
    program_in(game).is_some_and(teaches)
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
        for level in 1..=HIGHEST {
            let (program, teacher) = (PlayerId::program(level), PlayerId::teacher(level));
            let (program, teacher) = (program.unwrap(), teacher.unwrap());
            assert_eq!(
                program.level().zip(program.manner()),
                Some((level, Manner::Usual))
            );
            assert_eq!(
                teacher.level().zip(teacher.manner()),
                Some((level, Manner::Teaching))
            );
        }
        assert_eq!(
            (PlayerId::EVEN.level(), PlayerId::EVEN.manner()),
            (None, Some(Manner::Even))
        );
        assert_eq!(
            (PlayerId::SPARRING.level(), PlayerId::SPARRING.manner()),
            (None, Some(Manner::Sparring))
        );
        for program in PlayerId::programs() {
            assert!(program.is_program() && !program.is_nobody() && !program.is_person());
            assert!(program >= PlayerId::PROGRAMS_FROM && program.outside_name().is_none());
        }
        let all: std::collections::HashSet<_> = PlayerId::programs().collect();
        assert_eq!(all.len(), 20, "each is a player of its own");
        for level in [0, 10] {
            assert_eq!(
                (PlayerId::program(level), PlayerId::teacher(level)),
                (None, None)
            );
        }
        assert!(PlayerId::new(1).is_person());
        assert!(PlayerId::NOBODIES.iter().all(|nobody| !nobody.is_person()));
    }
}
