//! What people are called, where a mention does not do: in menus, records and the names of threads.
//!
//! An interaction tells only the names of those who take part in it, so they are noted as they come.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::Bot;
use super::request::{Invocation, OptionValue, Person, Request};
use super::settings::{OrUsual as _, personal};
use crate::game::{ChannelId, ClubId, Listed, PlayerId};
use crate::i18n::Locale;
use crate::rules::{ByColor, Rank};
use crate::store::{NamedValue, StoreError};

/// The names known, as far as they have been needed or heard since the start.
#[derive(Default)]
pub(super) struct People(Mutex<HashMap<PlayerId, Known>>);

/// So many nicknames are kept of a person: those of the clubs in which they were heard last.
const MOST_NICKS: usize = 200;
/// So many characters of a name are kept.
const LONGEST: usize = 64;

/// What somebody is called: everywhere, and in the clubs where they go by a nickname. That is told in no other club.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Known {
    name: Option<String>,
    nicks: Vec<(ClubId, String)>,
}

impl Known {
    /// What `player`, of whom this is known, is called in `club`.
    fn shown(&self, player: PlayerId, club: Option<ClubId>) -> String {
        let nick = self.nicks.iter().find(|(of, _)| Some(*of) == club);
        let name = nick.map(|(_, nick)| nick).or(self.name.as_ref());
        name.map_or_else(|| player.to_string(), String::clone)
    }

    /// Notes what `person` is called, as it was heard in `club`.
    fn note(&mut self, person: &Person, club: Option<ClubId>) {
        // They are kept a line each.
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

    fn read(name: Option<String>, nicks: Option<&str>) -> Option<Self> {
        let nick = |line: &str| {
            let (club, nick) = line.split_once(' ')?;
            Some((ClubId::new(club.parse().ok()?), nick.to_owned()))
        };
        let nicks = nicks.unwrap_or_default().lines().map(nick);
        Some(Self {
            name,
            nicks: nicks.collect::<Option<_>>()?,
        })
    }

    /// What is to be kept of `player` now that this is known.
    fn kept(&self, player: PlayerId) -> [NamedValue; 2] {
        let nicks = self.nicks.iter();
        let nicks: Vec<_> = nicks.map(|(club, nick)| format!("{club} {nick}")).collect();
        [
            NamedValue {
                name: name_key(player),
                value: self.name.clone(),
            },
            NamedValue {
                name: nicks_key(player),
                value: Some(nicks.join("\n")).filter(|nicks| !nicks.is_empty()),
            },
        ]
    }
}

impl People {
    fn get(&self, player: PlayerId) -> Option<Known> {
        let names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        names.get(&player).cloned()
    }

    fn note(&self, player: PlayerId, known: Known) {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        names.insert(player, known);
    }

    fn forget(&self, player: PlayerId) {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        names.remove(&player);
    }
}

impl Bot {
    /// What `player` is called in `club`, as last heard; without one, what they are called everywhere.
    pub(super) async fn name(&self, player: PlayerId, club: Option<ClubId>) -> String {
        if player.is_nobody() {
            return String::new();
        }
        match self.known(player).await {
            Ok(known) => known.shown(player, club),
            Err(error) => {
                tracing::warn!(%error, "a name could not be read");
                player.to_string()
            }
        }
    }

    async fn known(&self, player: PlayerId) -> Result<Known, StoreError> {
        if let Some(known) = self.people.get(player) {
            return Ok(known);
        }
        let name = self.store.setting(&name_key(player)).await?;
        let nicks = self.store.setting(&nicks_key(player)).await?;
        let unreadable = StoreError::Unreadable { what: "a nickname" };
        let known = Known::read(name, nicks.as_deref()).ok_or(unreadable)?;
        if known.name.is_some() {
            self.people.note(player, known.clone());
        }
        Ok(known)
    }

    /// How strong `player` is by their own word.
    pub(super) async fn rank(&self, player: PlayerId) -> Result<Option<Rank>, StoreError> {
        let read = |text: &str| text.parse().ok();
        self.setting(&rank_key(player), read).await
    }

    /// Notes how strong `player` is.
    pub(super) async fn note_rank(&self, player: PlayerId, rank: Rank) -> Result<(), StoreError> {
        let rank = rank.to_string();
        self.store.set_setting(&rank_key(player), &rank).await
    }

    /// What the two sides of `game` are called in `club`.
    pub(super) async fn names(&self, game: &impl Listed, club: Option<ClubId>) -> ByColor<String> {
        let mut names = ByColor::default();
        for (color, seat) in game.seats().into_iter().flat_map(ByColor::iter) {
            names[color] = self.names_of(seat.players(), club).await;
        }
        names
    }

    /// The names to show of `players` in `club`, with commas.
    pub(super) async fn names_of(
        &self,
        players: impl IntoIterator<Item = PlayerId>,
        club: Option<ClubId>,
    ) -> String {
        let mut names: Vec<String> = Vec::new();
        for player in players {
            names.push(self.name(player, club).await);
        }
        names.join(", ")
    }

    /// Forgets what is kept of `player`, their name included; in all games that name them nobody takes their place.
    ///
    /// One that cannot be read stays as it is, and is the error when all the rest is gone.
    pub(super) async fn forget(&self, player: PlayerId) -> Result<(), StoreError> {
        let mut unreadable = None;
        for id in self.store.games_naming(player).await? {
            let _seat = self.tables.lock(id).await;
            let noted = [
                self.reminded_without(id, player).await?,
                self.zones_without(id, player).await?,
            ];
            let noted: Vec<_> = noted.into_iter().flatten().collect();
            self.store.set_settings(&noted).await?;
            match self.store.forget_in(id, player).await {
                Err(error @ StoreError::Corrupt { .. }) => unreadable = Some(error),
                forgotten => forgotten?,
            }
        }
        let mut noted = self.blocks_without(player).await?;
        noted.extend(self.mutes_without(player).await?);
        self.store.set_settings(&noted).await?;
        let names = personal(player).collect();
        self.store.forget(player, names).await?;
        self.people.forget(player);
        self.recent.forget(player);
        unreadable.map_or(Ok(()), Err)
    }

    /// Notes what the caller of `request` is called.
    pub(super) async fn note_caller(&self, request: &Request) {
        self.note_name(&request.caller, request.setting.place.club)
            .await;
    }

    /// Notes what those are called whom `request` has brought into a game.
    /// Who is only looked up is not noted: they may have been forgotten.
    pub(super) async fn note_others(&self, request: &Request) {
        let club = request.setting.place.club;
        match &request.invocation {
            Invocation::Command(call) => {
                for (_, value) in &call.options {
                    if let OptionValue::Person(person) = value {
                        self.note_name(person, club).await;
                    }
                }
            }
            Invocation::UserMenu { target, .. } => self.note_name(target, club).await,
            _ => {}
        }
    }

    async fn note_name(&self, person: &Person, club: Option<ClubId>) {
        let player = person.player;
        let known = self.known(player).await.unwrap_or_else(|error| {
            // What cannot be read is written anew.
            tracing::warn!(%player, %error, "a name could not be read");
            Known::default()
        });
        let mut heard = known.clone();
        heard.note(person, club);
        if heard == known {
            return;
        }
        let kept = heard.kept(player);
        self.people.note(player, heard);
        if let Err(error) = self.store.set_settings(&kept).await {
            tracing::warn!(%error, "a name could not be kept");
        }
    }

    /// The language in which `channel` is spoken to, for what the bot says there on its own.
    pub(super) async fn language(&self, channel: ChannelId) -> Locale {
        self.known_language(channel)
            .await
            .unwrap_or(Locale::English)
    }

    /// The language in which `channel` is spoken to, if a game was ever played there.
    pub(super) async fn known_language(&self, channel: ChannelId) -> Option<Locale> {
        let read = |tag: &str| Some(Locale::of(tag));
        let known = self.setting(&language_key(channel), read).await;
        known.or_usual(None)
    }

    /// Notes that `channel` is spoken to in `locale`.
    pub(super) async fn note_language(&self, channel: ChannelId, locale: Locale) {
        if self.known_language(channel).await != Some(locale)
            && let Err(error) = self
                .store
                .set_setting(&language_key(channel), locale.language())
                .await
        {
            tracing::warn!(%channel, %error, "a language could not be kept");
        }
    }
}

impl Bot {
    /// The language in which `player` is written to directly: the one that they have chosen,
    /// else that of their client when they asked for summaries, else the one of `channel`.
    pub(super) async fn reads(&self, player: PlayerId, channel: ChannelId) -> Locale {
        if let Some(chosen) = self.own_language(player).await.or_usual(None) {
            return chosen;
        }
        let client = self.setting(&reads_key(player), Locale::tagged).await;
        match client.or_usual(None) {
            Some(client) => client,
            None => self.language(channel).await,
        }
    }
}

/// That `player` reads `locale`.
pub(super) fn reader(player: PlayerId, locale: Locale) -> NamedValue {
    NamedValue::some(reads_key(player), locale.language())
}

fn name_key(player: PlayerId) -> String {
    format!("name/{player}")
}

/// The nicknames of a player, a club and what they are called there in each line.
fn nicks_key(player: PlayerId) -> String {
    format!("nicks/{player}")
}

fn language_key(channel: ChannelId) -> String {
    format!("language/{channel}")
}

fn reads_key(player: PlayerId) -> String {
    format!("reads/{player}")
}

fn rank_key(player: PlayerId) -> String {
    format!("rank/{player}")
}
