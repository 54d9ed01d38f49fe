//! Another program as a player: its name is its number, so that records know it whatever the settings say later.

use super::PlayerId;

/// From here on numbers stand for programs and for those who were forgotten. Discord's numbers and those of teams
/// are smaller: those of a team in a channel of this century's first eighty years.
pub(super) const FIRST: u64 = 0xFF << 56;
/// A name has so many characters at most, of six bits each.
const LONGEST: usize = 9;
/// The characters of names; the place of each from 1 on is its six bits.
const CHARACTERS: &[u8; 63] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ";

impl PlayerId {
    /// The program called `name`: 1 to 9 letters from A to Z and a to z, digits and single spaces inside, not digits
    /// alone; none if it is called anything else. Discord gives nobody such a number.
    pub fn outside(name: &str) -> Option<Self> {
        let is_spaced = name.split(' ').all(|word| !word.is_empty());
        let has_letter = name.chars().any(|c| c.is_ascii_alphabetic());
        if name.len() > LONGEST || !is_spaced || !has_letter {
            return None;
        }
        let mut number = 0;
        for character in name.bytes() {
            let place = CHARACTERS.iter().position(|known| *known == character)?;
            number = number << 6 | (place as u64 + 1);
        }
        Some(Self::new(FIRST | number))
    }

    /// What this program is called; none if this is not another program than this one.
    pub fn outside_name(self) -> Option<String> {
        let mut left = self.get().checked_sub(FIRST)?;
        if left >> (6 * LONGEST) != 0 {
            return None;
        }
        let mut name = Vec::new();
        while left > 0 {
            let place = (left & 0x3F) as usize;
            name.push(*CHARACTERS.get(place.checked_sub(1)?)?);
            left >>= 6;
        }
        name.reverse();
        let name = String::from_utf8(name).ok()?;
        // Another number would be another player of the same name.
        (Self::outside(&name) == Some(self)).then_some(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ChannelId;

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
        let others = PlayerId::NOBODIES.into_iter().chain(PlayerId::programs());
        let others = others.chain([PlayerId::new(0), PlayerId::new(1), PlayerId::team(channel)]);
        for other in others.chain([PlayerId::new(FIRST), PlayerId::new(FIRST | 64)]) {
            assert_eq!(other.outside_name(), None, "{other}");
        }
    }
}
