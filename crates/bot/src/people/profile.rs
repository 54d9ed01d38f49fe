//! Names of people, and their own statements about themselves.
//!
//! Names are shown where a mention cannot be used: in menus, records and the names of threads. An interaction contains
//! only the names of the members in it, so names are stored as they come.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::game::{ClubId, Listed, PlayerId};
use crate::i18n::program_name;
use crate::kit::prefs::Pref;
use crate::kit::services::Services;
use crate::port::request::{Invocation, Nature, OptionValue, Person, Request};
use crate::rules::{ByColor, Rank};
use crate::store::StoreError;

/// The name of a team of a channel's members: neither a word of one language nor the channel's name, which may be
/// secret.
pub(crate) const TEAM: &str = "👥";

/// The last known name of `player` in `club`; without a club, their global name.
pub async fn name(services: &Services, player: PlayerId, club: Option<ClubId>) -> String {
    if player.is_nobody() {
        return String::new();
    }
    if let Some(name) = program_name(player) {
        return name;
    }
    if let Some(name) = player.outside_name() {
        return name;
    }
    if player.team_channel().is_some() {
        return TEAM.to_owned();
    }
    match load_names(services, player).await {
        Ok(known) => known.display_name(player, club),
        Err(error) => {
            tracing::warn!(%error, "could not read a name");
            player.to_string()
        }
    }
}

pub(crate) async fn load_names(services: &Services, player: PlayerId) -> Result<Known, StoreError> {
    if let Some(known) = services.state::<People>().get(player) {
        return Ok(known);
    }
    let known = Known {
        name: NAME.get(services, player).await?,
        nicks: NICKS.get(services, player).await?,
    };
    if known.name.is_some() {
        services.state::<People>().note(player, known.clone());
    }
    Ok(known)
}

/// A player's own statement of their rank.
pub(crate) static RANK: Pref<PlayerId, Option<Rank>> = Pref::new("rank");

/// The PIN that a player has in the European Go Database, up to eight digits.
pub(crate) static EGD: Pref<PlayerId, Option<i64>> = Pref::new("egd");

/// The names of the two sides of `game` in `club`.
pub async fn names(
    services: &Services,
    game: &impl Listed,
    club: Option<ClubId>,
) -> ByColor<String> {
    let mut names = ByColor::default();
    for (color, seat) in game.seats().into_iter().flat_map(ByColor::iter) {
        names[color] = names_of(services, seat.players(), club).await;
    }
    names
}

/// The names to show of `players` in `club`, with commas.
pub(crate) async fn names_of(
    services: &Services,
    players: impl IntoIterator<Item = PlayerId>,
    club: Option<ClubId>,
) -> String {
    let mut names: Vec<String> = Vec::new();
    for player in players {
        names.push(name(services, player, club).await);
    }
    names.join(", ")
}

/// Notes the name of the caller of `request`.
pub(crate) async fn note_caller(services: &Services, request: &Request) {
    note_name(services, &request.caller, request.setting.place.club).await;
}

/// Notes the names of people whom `request` has brought into a game. People who are only looked up are not noted: they
/// may have been forgotten.
pub(crate) async fn note_others(services: &Services, request: &Request) {
    let club = request.setting.place.club;
    match &request.invocation {
        Invocation::Command(call) => {
            for (_, value) in &call.options {
                if let OptionValue::Person(person) = value
                    && person.nature == Nature::Human
                {
                    note_name(services, person, club).await;
                }
            }
        }
        Invocation::UserMenu { target, .. } if target.nature == Nature::Human => {
            note_name(services, target, club).await;
        }
        _ => {}
    }
}

async fn note_name(services: &Services, person: &Person, club: Option<ClubId>) {
    let player = person.player;
    let known = load_names(services, player).await.unwrap_or_else(|error| {
        // Unreadable names are overwritten.
        tracing::warn!(%player, %error, "could not read a name");
        Known::default()
    });
    let mut updated = known.clone();
    updated.note(person, club);
    if updated == known {
        return;
    }
    let rows = [
        NAME.assign(player, &updated.name),
        NICKS.assign(player, &updated.nicks),
    ];
    services.state::<People>().note(player, updated);
    if let Err(error) = services.store.assign(&rows).await {
        tracing::warn!(%error, "could not save a name");
    }
}

/// A player's global name.
pub(crate) static NAME: Pref<PlayerId, Option<String>> = Pref::new("name");

/// A player's nicknames by club.
pub(crate) static NICKS: Pref<PlayerId, Vec<(ClubId, String)>> = Pref::new("nicks");

/// The names in use lately; the store has all of them.
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
    pub(crate) fn display_name(&self, player: PlayerId, club: Option<ClubId>) -> String {
        let nick = self.nicks.iter().find(|(of, _)| Some(*of) == club);
        let name = nick.map(|(_, nick)| nick).or(self.name.as_ref());
        name.map_or_else(|| player.to_string(), String::clone)
    }

    /// Stores the name of `person`, as seen in `club`.
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
        if names.len() >= MOST_KNOWN {
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
const MOST_KNOWN: usize = 16_384;

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
        for id in 1..=3 * MOST_KNOWN as u64 {
            people.note(PlayerId::new(id), Known::default());
        }
        assert!(people.get(PlayerId::new(3 * MOST_KNOWN as u64)).is_some());
        assert!(people.0.lock().unwrap().len() <= MOST_KNOWN);
    }
}
