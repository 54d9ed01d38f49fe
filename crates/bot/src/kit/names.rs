//! Names of people, as far as this process has seen them.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::game::{ClubId, PlayerId};
use crate::port::request::Person;

/// The names known, as far as they have been needed or heard lately: the store has all of them.
#[derive(Default)]
pub(crate) struct People(Mutex<HashMap<PlayerId, Known>>);

/// Names of one person: the global one, and nicknames by club. A nickname is never shown in another club.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) name: Option<String>,
    pub(crate) nicks: Vec<(ClubId, String)>,
}

impl Known {
    /// The name of `player`, the owner of these names, in `club`.
    pub(crate) fn shown(&self, player: PlayerId, club: Option<ClubId>) -> String {
        let nick = self.nicks.iter().find(|(of, _)| Some(*of) == club);
        let name = nick.map(|(_, nick)| nick).or(self.name.as_ref());
        name.map_or_else(|| player.to_string(), String::clone)
    }

    /// Notes what `person` is called, as it was heard in `club`.
    pub(crate) fn note(&mut self, person: &Person, club: Option<ClubId>) {
        // They are shown within lines.
        let cut = |name: &str| -> String {
            let chars = name.chars().filter(|c| !c.is_control());
            chars.take(LONGEST).collect()
        };
        self.name = Some(cut(&person.name));
        let Some(club) = club else {
            return;
        };
        let nick = person.nick.as_deref().map(cut);
        let known = self.nicks.iter_mut().find(|(of, _)| *of == club);
        match (known, nick) {
            (Some((_, known)), Some(nick)) => *known = nick,
            (Some(_), None) => self.nicks.retain(|(of, _)| *of != club),
            (None, nick) => self.nicks.extend(nick.map(|nick| (club, nick))),
        }
        let too_many = self.nicks.len().saturating_sub(MOST_NICKS);
        self.nicks.drain(..too_many);
    }
}

impl People {
    pub(crate) fn get(&self, player: PlayerId) -> Option<Known> {
        let names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        names.get(&player).cloned()
    }

    pub(crate) fn note(&self, player: PlayerId, known: Known) {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if names.len() >= MOST {
            names.clear();
        }
        names.insert(player, known);
    }

    pub(crate) fn forget(&self, player: PlayerId) {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        names.remove(&player);
    }
}

/// Number of known people above which all are dropped and read again when needed.
const MOST: usize = 16_384;

/// The most nicknames that are stored of a person, of the clubs where they were last seen.
pub(crate) const MOST_NICKS: usize = 200;

/// The longest name that is kept, in characters.
pub(crate) const LONGEST: usize = 64;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_people_who_are_known_are_bounded() {
        let people = People::default();
        for id in 1..=3 * MOST as u64 {
            people.note(PlayerId::new(id), Known::default());
        }
        assert!(people.get(PlayerId::new(3 * MOST as u64)).is_some());
        assert!(people.0.lock().unwrap().len() <= MOST);
    }
}
