//! What people are called, where a mention does not do: in menus, records and the names of threads.
//!
//! An interaction tells only the names of those who take part in it, so they are noted as they come.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::Bot;
use super::request::{Invocation, OptionValue, Person, Request};
use super::settings::{OrUsual as _, personal};
use crate::game::{ChannelId, Game, PlayerId};
use crate::i18n::Locale;
use crate::rules::{ByColor, Rank};
use crate::store::{NamedValue, StoreError};

/// The names known, as far as they have been needed or heard since the start.
#[derive(Default)]
pub(super) struct People(Mutex<HashMap<PlayerId, String>>);

impl People {
    fn get(&self, player: PlayerId) -> Option<String> {
        let names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        names.get(&player).cloned()
    }

    /// Notes a name; returns whether it is news.
    fn note(&self, player: PlayerId, name: &str) -> bool {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        names.insert(player, name.to_owned()).as_deref() != Some(name)
    }

    fn forget(&self, player: PlayerId) {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        names.remove(&player);
    }
}

impl Bot {
    /// What `player` is called, as last heard.
    pub(super) async fn name(&self, player: PlayerId) -> String {
        if player.is_nobody() {
            return String::new();
        }
        if let Some(name) = self.people.get(player) {
            return name;
        }
        match self.store.setting(&name_key(player)).await {
            Ok(Some(name)) => {
                self.people.note(player, &name);
                name
            }
            Ok(None) => player.to_string(),
            Err(error) => {
                tracing::warn!(%error, "a name could not be read");
                player.to_string()
            }
        }
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

    /// What the two sides of `game` are called.
    pub(super) async fn names(&self, game: &Game) -> ByColor<String> {
        let mut names = ByColor::default();
        for (color, seat) in game.seats().into_iter().flat_map(ByColor::iter) {
            names[color] = self.names_of(seat.players()).await;
        }
        names
    }

    /// The names to show of `players`, with commas.
    pub(super) async fn names_of(&self, players: impl IntoIterator<Item = PlayerId>) -> String {
        let mut names: Vec<String> = Vec::new();
        for player in players {
            names.push(self.name(player).await);
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
        self.note_name(&request.caller).await;
    }

    /// Notes what those are called whom `request` has brought into a game.
    /// Who is only looked up is not noted: they may have been forgotten.
    pub(super) async fn note_others(&self, request: &Request) {
        match &request.invocation {
            Invocation::Command(call) => {
                for (_, value) in &call.options {
                    if let OptionValue::Person(person) = value {
                        self.note_name(person).await;
                    }
                }
            }
            Invocation::UserMenu { target, .. } => self.note_name(target).await,
            _ => {}
        }
    }

    async fn note_name(&self, person: &Person) {
        let name: String = person.name.chars().take(64).collect();
        if self.people.get(person.player).as_ref() == Some(&name) {
            return;
        }
        let known = self.store.setting(&name_key(person.player)).await;
        if self.people.note(person.player, &name)
            && !matches!(known, Ok(Some(known)) if known == name)
            && let Err(error) = self
                .store
                .set_setting(&name_key(person.player), &name)
                .await
        {
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

fn language_key(channel: ChannelId) -> String {
    format!("language/{channel}")
}

fn reads_key(player: PlayerId) -> String {
    format!("reads/{player}")
}

fn rank_key(player: PlayerId) -> String {
    format!("rank/{player}")
}
