//! What people are called, where a mention does not do: in menus, records and the names of threads.
//!
//! An interaction tells only the names of those who take part in it, so they are noted as they come.

use crate::bot::kit::names::{Known, name_key, nicks_key};
use crate::bot::kit::prefs;
use crate::bot::kit::prefs::OrUsual as _;
use crate::bot::kit::services::Services;
use crate::bot::port::request::{Invocation, OptionValue, Person, Request};
use crate::game::{ChannelId, ClubId, Listed, PlayerId};
use crate::i18n::Locale;
use crate::rules::{ByColor, Rank};
use crate::store::{NamedValue, StoreError};

/// What `player` is called in `club`, as last heard; without one, what they are called everywhere.
pub(crate) async fn name(services: &Services, player: PlayerId, club: Option<ClubId>) -> String {
    if player.is_nobody() {
        return String::new();
    }
    match known(services, player).await {
        Ok(known) => known.shown(player, club),
        Err(error) => {
            tracing::warn!(%error, "a name could not be read");
            player.to_string()
        }
    }
}

pub(crate) async fn known(services: &Services, player: PlayerId) -> Result<Known, StoreError> {
    if let Some(known) = services.people.get(player) {
        return Ok(known);
    }
    let name = services.store.setting(&name_key(player)).await?;
    let nicks = services.store.setting(&nicks_key(player)).await?;
    let unreadable = StoreError::Unreadable { what: "a nickname" };
    let known = Known::read(name, nicks.as_deref()).ok_or(unreadable)?;
    if known.name.is_some() {
        services.people.note(player, known.clone());
    }
    Ok(known)
}

/// How strong `player` is by their own word.
pub(crate) async fn rank_of(
    services: &Services,
    player: PlayerId,
) -> Result<Option<Rank>, StoreError> {
    let read = |text: &str| text.parse().ok();
    prefs::setting(services, &rank_key(player), read).await
}

/// Notes how strong `player` is.
pub(crate) async fn note_rank(
    services: &Services,
    player: PlayerId,
    rank: Rank,
) -> Result<(), StoreError> {
    let rank = rank.to_string();
    services.store.set_setting(&rank_key(player), &rank).await
}

/// What the two sides of `game` are called in `club`.
pub(crate) async fn names(
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

/// Notes what the caller of `request` is called.
pub(crate) async fn note_caller(services: &Services, request: &Request) {
    note_name(services, &request.caller, request.setting.place.club).await;
}

/// Notes what those are called whom `request` has brought into a game.
/// Who is only looked up is not noted: they may have been forgotten.
pub(crate) async fn note_others(services: &Services, request: &Request) {
    let club = request.setting.place.club;
    match &request.invocation {
        Invocation::Command(call) => {
            for (_, value) in &call.options {
                if let OptionValue::Person(person) = value {
                    note_name(services, person, club).await;
                }
            }
        }
        Invocation::UserMenu { target, .. } => note_name(services, target, club).await,
        _ => {}
    }
}

async fn note_name(services: &Services, person: &Person, club: Option<ClubId>) {
    let player = person.player;
    let known = known(services, player).await.unwrap_or_else(|error| {
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
    services.people.note(player, heard);
    if let Err(error) = services.store.set_settings(&kept).await {
        tracing::warn!(%error, "a name could not be kept");
    }
}

/// The language in which `channel` is spoken to, for what the bot says there on its own.
pub(crate) async fn language(services: &Services, channel: ChannelId) -> Locale {
    known_language(services, channel)
        .await
        .unwrap_or(Locale::English)
}

/// The language in which `channel` is spoken to, if a game was ever played there.
pub(crate) async fn known_language(services: &Services, channel: ChannelId) -> Option<Locale> {
    let read = |tag: &str| Some(Locale::of(tag));
    let known = prefs::setting(services, &language_key(channel), read).await;
    known.or_usual(None)
}

/// Notes that `channel` is spoken to in `locale`.
pub(crate) async fn note_language(services: &Services, channel: ChannelId, locale: Locale) {
    if known_language(services, channel).await != Some(locale)
        && let Err(error) = services
            .store
            .set_setting(&language_key(channel), locale.language())
            .await
    {
        tracing::warn!(%channel, %error, "a language could not be kept");
    }
}

/// The language in which `player` is written to directly: the one that they have chosen,
/// else that of their client when they asked for summaries, else the one of `channel`.
pub(crate) async fn reads(services: &Services, player: PlayerId, channel: ChannelId) -> Locale {
    if let Some(chosen) = prefs::own_language(services, player).await.or_usual(None) {
        return chosen;
    }
    let client = prefs::setting(services, &reads_key(player), Locale::tagged).await;
    match client.or_usual(None) {
        Some(client) => client,
        None => language(services, channel).await,
    }
}

/// That `player` reads `locale`.
pub(crate) fn reader(player: PlayerId, locale: Locale) -> NamedValue {
    NamedValue::some(reads_key(player), locale.language())
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
