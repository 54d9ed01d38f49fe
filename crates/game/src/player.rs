//! Players that are no members of Discord: teams, external programs, the program, and forgotten players.
//!
//! Each is a number that no Discord user has, so that records need nothing beside it:
//!
//! | numbers | player |
//! |---|---|
//! | below 2⁶³ | a member, by Discord's id |
//! | from 2⁶³ on | a team: the members of a channel, by its id |
//! | from 2⁶⁴ − 2⁵⁶ on | an external program, by its name |
//! | the last ones | the program, counted down; then 64 placeholders for forgotten players |

use super::{ChannelId, Listed, PlayerId};

/// The bit that marks teams; Discord's ids are smaller.
const TEAM: u64 = 1 << 63;
/// First number of programs and forgotten players. Discord's ids and those of teams are
/// smaller until 2080.
const FIRST_PROGRAM: u64 = 0xFF << 56;
/// Most characters of a name: six bits each.
const LONGEST_NAME: usize = 9;
/// Characters of names; the index plus 1 is the six-bit code.
const NAME_CHARACTERS: &[u8; 63] =
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ";
const HIGHEST_LEVEL: u8 = 9;

/// The program's manner of playing against people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Manner {
    /// As well as its level can.
    #[default]
    Usual,
    /// As well as its level can, helping its opponent.
    Teaching,
    /// At its opponent's strength, so that the game stays close; without levels.
    Even,
    /// Tactics only, so that its opponent exercises fighting; without levels.
    Sparring,
}

impl Manner {
    /// Whether this manner has levels.
    #[must_use]
    pub const fn has_level(self) -> bool {
        match self {
            Self::Usual | Self::Teaching => true,
            Self::Even | Self::Sparring => false,
        }
    }
}

impl PlayerId {
    /// Placeholders for forgotten players: more than one game ever names. No Discord user has such a number.
    pub const NOBODIES: [Self; 64] = {
        let mut nobodies = [Self::new(u64::MAX); 64];
        let mut index = 0;
        while index < nobodies.len() {
            nobodies[index] = Self::new(u64::MAX - index as u64);
            index += 1;
        }
        nobodies
    };

    /// Whether this is a placeholder for a forgotten player.
    pub fn is_nobody(self) -> bool {
        Self::NOBODIES.contains(&self)
    }

    /// Programs have this number or a greater one; people and teams have smaller ones.
    pub const PROGRAMS_FROM: Self = Self::new(FIRST_PROGRAM);
    /// The program as it plays close games: [`Manner::Even`].
    pub const EVEN: Self = Self::numbered_down(2 * HIGHEST_LEVEL + 1);
    /// The program as a sparring partner: [`Manner::Sparring`].
    pub const SPARRING: Self = Self::numbered_down(2 * HIGHEST_LEVEL + 2);

    /// The player at `place` below the numbers of forgotten players. No Discord user has such a number.
    const fn numbered_down(place: u8) -> Self {
        Self::new(u64::MAX - Self::NOBODIES.len() as u64 - place as u64)
    }

    /// The program at `level`, 1 to 9.
    pub const fn program(level: u8) -> Option<Self> {
        match level {
            1..=HIGHEST_LEVEL => Some(Self::numbered_down(level)),
            _ => None,
        }
    }

    /// The program as a teacher at `level`, 1 to 9.
    pub const fn teacher(level: u8) -> Option<Self> {
        match level {
            1..=HIGHEST_LEVEL => Some(Self::numbered_down(HIGHEST_LEVEL + level)),
            _ => None,
        }
    }

    /// How the program plays as this player; none if this is not the program.
    pub fn manner(self) -> Option<Manner> {
        let is = |player: Option<Self>| player == Some(self);
        match self {
            Self::EVEN => return Some(Manner::Even),
            Self::SPARRING => return Some(Manner::Sparring),
            _ => {}
        }
        (1..=HIGHEST_LEVEL).find_map(|level| match () {
            () if is(Self::program(level)) => Some(Manner::Usual),
            () if is(Self::teacher(level)) => Some(Manner::Teaching),
            () => None,
        })
    }

    /// The program as every player it can be: at each level from the weakest, then as a teacher, at its opponent's
    /// strength, and for sparring.
    pub fn programs() -> impl Iterator<Item = Self> {
        let levels = (1..=HIGHEST_LEVEL).filter_map(Self::program);
        let teachers = (1..=HIGHEST_LEVEL).filter_map(Self::teacher);
        levels.chain(teachers).chain([Self::EVEN, Self::SPARRING])
    }

    /// The program's level, 1 to 9, also as a teacher; none if it has none, or this is not the program.
    pub fn level(self) -> Option<u8> {
        let is_at =
            |level: &u8| [Self::program(*level), Self::teacher(*level)].contains(&Some(self));
        (1..=HIGHEST_LEVEL).find(is_at)
    }

    /// The program at the next level, also as a teacher; none above the highest, and without levels.
    pub fn next_level(self) -> Option<Self> {
        let higher = self.level()? + 1;
        if self.manner() == Some(Manner::Teaching) {
            Self::teacher(higher)
        } else {
            Self::program(higher)
        }
    }

    /// Whether this is a program, this one or an external one.
    pub fn is_program(self) -> bool {
        self.manner().is_some() || self.outside_name().is_some()
    }

    /// Whether this is a Discord member: no program, no team, and not forgotten.
    pub fn is_person(self) -> bool {
        !self.is_nobody() && !self.is_program() && self.team_channel().is_none()
    }

    /// The members of `channel` as one player.
    pub const fn team(channel: ChannelId) -> Self {
        Self::new(TEAM | channel.get())
    }

    /// The channel of a team; none for a person.
    pub fn team_channel(self) -> Option<ChannelId> {
        let number = self.get();
        (TEAM..FIRST_PROGRAM)
            .contains(&number)
            .then(|| ChannelId::new(number & !TEAM))
    }

    /// The external program `name`: 1 to 9 letters from A to Z and a to z, digits and single spaces inside, not digits
    /// alone; none for any other name. No Discord user has such a number.
    pub fn outside(name: &str) -> Option<Self> {
        let is_spaced = name.split(' ').all(|word| !word.is_empty());
        let has_letter = name.chars().any(|c| c.is_ascii_alphabetic());
        if name.len() > LONGEST_NAME || !is_spaced || !has_letter {
            return None;
        }
        let mut number = 0;
        for character in name.bytes() {
            let place = NAME_CHARACTERS
                .iter()
                .position(|known| *known == character)?;
            number = number << 6 | (place as u64 + 1);
        }
        Some(Self::new(FIRST_PROGRAM | number))
    }

    /// The name of an external program; none if this is not one.
    pub fn outside_name(self) -> Option<String> {
        let mut left = self.get().checked_sub(FIRST_PROGRAM)?;
        if left >> (6 * LONGEST_NAME) != 0 {
            return None;
        }
        let mut name = Vec::new();
        while left > 0 {
            let place = (left & 0x3F) as usize;
            name.push(*NAME_CHARACTERS.get(place.checked_sub(1)?)?);
            left >>= 6;
        }
        name.reverse();
        let name = String::from_utf8(name).ok()?;
        // Reject other encodings of the same name: they would be another player.
        (Self::outside(&name) == Some(self)).then_some(name)
    }
}

/// The team that plays in `game` or is invited to it.
pub fn team_in(game: &impl Listed) -> Option<PlayerId> {
    let mut players = game.players().into_iter();
    players.find(|player| player.team_channel().is_some())
}

/// Whether the program plays in `game` as a teacher.
pub fn is_taught(game: &impl Listed) -> bool {
    let teaches = |player: PlayerId| player.manner() == Some(Manner::Teaching);
    program_in(game).is_some_and(teaches)
}

/// The program, this one or an external one, that plays in `game` or is invited to it.
pub fn program_in(game: &impl Listed) -> Option<PlayerId> {
    let mut players = game.players().into_iter();
    players.find(|player| player.is_program())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_player_and_a_player_its_name() {
        let names = ["GNU Go", "KataGo b6", "a", "Z", "9d", "Rapfi", "zzzzzzzzz"];
        for name in names {
            let player = PlayerId::outside(name).unwrap();
            assert_eq!(player.outside_name().as_deref(), Some(name));
            assert!(player.is_program() && !player.is_person() && !player.is_nobody());
            assert_eq!((player.level(), player.team_channel()), (None, None));
        }
        let mut players: Vec<_> = names.iter().map(|name| PlayerId::outside(name)).collect();
        players.sort_unstable();
        players.dedup();
        assert_eq!(players.len(), names.len());
    }

    #[test]
    fn what_could_be_mistaken_is_no_name() {
        for name in [
            "",
            " ",
            "5",
            "12 3",
            " GNU",
            "GNU ",
            "GNU  Go",
            "KataGo b10",
            "Zen-9",
            "<@1>",
            "Ä",
        ] {
            assert_eq!(PlayerId::outside(name), None, "{name:?}");
        }
    }

    #[test]
    fn nobody_else_is_another_program() {
        let channel = ChannelId::new(1_400_000_000_000_000_000);
        let others = PlayerId::NOBODIES
            .into_iter()
            .chain(PlayerId::programs())
            .chain([PlayerId::new(0), PlayerId::new(1), PlayerId::team(channel)]);
        for other in others.chain([
            PlayerId::new(FIRST_PROGRAM),
            PlayerId::new(FIRST_PROGRAM | 64),
        ]) {
            assert_eq!(other.outside_name(), None, "{other}");
        }
    }

    #[test]
    fn a_team_is_a_player_of_its_own_and_nobody_else() {
        let channel = ChannelId::new(1_400_000_000_000_000_000);
        let team = PlayerId::team(channel);
        assert_eq!(team.team_channel(), Some(channel));
        assert!(!team.is_person() && !team.is_nobody() && team.level().is_none());
        assert_eq!(PlayerId::new(channel.get()).team_channel(), None);
        let others = PlayerId::NOBODIES.into_iter().chain(PlayerId::programs());
        assert!(
            others
                .into_iter()
                .all(|other| other.team_channel().is_none())
        );
    }

    #[test]
    fn each_level_is_a_player_of_its_own_and_nobody_else() {
        for level in 1..=HIGHEST_LEVEL {
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
