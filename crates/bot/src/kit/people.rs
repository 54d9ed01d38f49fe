//! Names of people, where a mention cannot be used: in menus, records and the names of threads.
//!
//! An interaction tells only the names of those who take part in it, so they are noted as they come.

use crate::game::{ChannelId, ClubId, Listed, PlayerId};
use crate::i18n::{Locale, program_name};
use crate::kit::names::Known;
use crate::kit::prefs::language::OWN_LANGUAGE;
use crate::kit::prefs::{Foreign, OrUsual as _, Pref};
use crate::kit::services::Services;
use crate::port::request::{Invocation, Nature, OptionValue, Person, Request};
use crate::rules::{ByColor, Rank};
use crate::store::{Properties, StoreError};

/// The name of a team of a channel's members: neither a word of one language nor the channel's name, which not
/// everybody may know.
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
    let known = Known {
        name: NAME.get(services, player).await?,
        nicks: NICKS.get(services, player).await?,
    };
    if known.name.is_some() {
        services.people.note(player, known.clone());
    }
    Ok(known)
}

/// A player's own statement of their rank.
pub(crate) static RANK: Pref<PlayerId, Option<Rank>> = Pref::new("rank");

/// The PIN that a player has in the European Go Database, up to eight digits.
pub(crate) static EGD: Pref<PlayerId, Option<i64>> = Pref::new("egd");

/// The language of a player's client when they asked for summaries.
pub(crate) static READS: Pref<PlayerId, Option<Foreign<Locale>>> = Pref::new("reads");

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

/// Notes what the caller of `request` is called.
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
    let known = known(services, player).await.unwrap_or_else(|error| {
        // Unreadable names are overwritten.
        tracing::warn!(%player, %error, "a name could not be read");
        Known::default()
    });
    let mut heard = known.clone();
    heard.note(person, club);
    if heard == known {
        return;
    }
    let rows = [
        NAME.assign(player, &heard.name),
        NICKS.assign(player, &heard.nicks),
    ];
    services.people.note(player, heard);
    if let Err(error) = services.store.assign(&rows).await {
        tracing::warn!(%error, "a name could not be saved");
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
    let spoken = SPOKEN.get(services, channel).await.or_usual(None);
    spoken.map(|Foreign(language)| language)
}

/// The same among other properties that are read at once.
pub(crate) fn spoken(read: &Properties<'_>, channel: ChannelId) -> Option<Locale> {
    let spoken = SPOKEN.of(read, channel).or_usual(None);
    spoken.map(|Foreign(language)| language)
}

/// Notes that `channel` is spoken to in `locale`.
pub(crate) async fn note_language(services: &Services, channel: ChannelId, locale: Locale) {
    if known_language(services, channel).await != Some(locale)
        && let Err(error) = SPOKEN.set(services, channel, &Some(Foreign(locale))).await
    {
        tracing::warn!(%channel, %error, "a language could not be saved");
    }
}

/// The language in which `player` is written to directly: the one that they have chosen,
/// else that of their client when they asked for summaries, else the one of `channel`.
pub(crate) async fn reads(services: &Services, player: PlayerId, channel: ChannelId) -> Locale {
    if let Some(Foreign(chosen)) = OWN_LANGUAGE.get(services, player).await.or_usual(None) {
        return chosen;
    }
    match READS.get(services, player).await.or_usual(None) {
        Some(Foreign(client)) => client,
        None => language(services, channel).await,
    }
}

/// The language in which a channel was spoken to last.
static SPOKEN: Pref<ChannelId, Option<Foreign<Locale>>> = Pref::new("language");

/// A player's global name.
pub(crate) static NAME: Pref<PlayerId, Option<String>> = Pref::new("name");

/// A player's nicknames by club.
pub(crate) static NICKS: Pref<PlayerId, Vec<(ClubId, String)>> = Pref::new("nicks");
