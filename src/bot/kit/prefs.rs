//! What people, channels and clubs have chosen, each choice a word under a name of its own.
//!
//! | name | whose choice | words |
//! |---|---|---|
//! | `preview/<player>` | [`Preview`] | `timed`, `on`, `off` |
//! | `remind/<player>` | [`Reminder`] | `half`, `24h`, `6h`, `off` |
//! | `notify/<player>` | [`Notices`] | `channel`, `direct` |
//! | `summary/<player>` | [`Summary`] | `off`, `0` to `23` |
//! | `overdue/<club>` | [`Overdue`] | `lose`, `choose` |
//! | `policy/<channel>` | [`Policy`] | `each-move`, `one-message`, `last-two` |
//! | `channel-language/<channel>` | a language | its tag |
//! | `own-language/<player>` | a language | its tag |
//! | `club-zone/<club>` | a time zone | its name |
//! | `blocks/<player>` | those who cannot challenge them | see [`super::block`] |
//! | `mute/<club>/<player>` | that somebody is muted there | see [`super::mute`] |
//!
//! What cannot be read is an error, never taken for what nobody has chosen: each caller decides what follows from it.
//! What a member sets is kept in one transaction, and told when it is on the disk.

use std::fmt::Display;

use crate::bot::kit::services::Services;
use crate::bot::port::request::{ChannelKind, Setting};
use crate::game::{ChannelId, ClubId, Game, Hour, Overdue, PlayerId, TimeControl, Zone};
use crate::i18n::{Locale, Text, say};
use crate::store::{NamedValue, StoreError, Trail};

/// One of a few things that one can choose.
pub trait Choosable: Copy + Eq + 'static {
    /// What holds for those who have not chosen.
    const USUAL: Self;
    /// How the names of the settings begin.
    const NAME: &'static str;
    /// Everything that can be chosen, with its word.
    const WORDS: &'static [(Self, &'static str)];

    /// Its word.
    fn word(self) -> &'static str {
        let mut known = Self::WORDS.iter();
        let found = known.find(|(value, _)| *value == self);
        found.expect("everything that can be chosen has its word").1
    }

    /// What the word stands for.
    fn named(word: &str) -> Option<Self> {
        let mut known = Self::WORDS.iter();
        known
            .find(|(_, known)| *known == word)
            .map(|(value, _)| *value)
    }
}

/// When moves are shown to the one who makes them before they are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preview {
    /// In games with a clock: these last for days.
    Timed,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Choosable for Preview {
    const USUAL: Self = Self::Timed;
    const NAME: &'static str = "preview";
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Timed, "timed"),
        (Self::Always, "on"),
        (Self::Never, "off"),
    ];
}

impl Preview {
    /// Whether moves in `game` are shown before they are made.
    pub(crate) fn is_wanted(self, game: &Game) -> bool {
        match self {
            Self::Timed => game.terms().pace.control != TimeControl::Untimed,
            Self::Always => true,
            Self::Never => false,
        }
    }
}

/// When somebody is reminded of a game that waits for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reminder {
    /// When half of the time is over.
    Half,
    /// A day before the time is out.
    DayBefore,
    /// Six hours before the time is out.
    HoursBefore,
    /// Never.
    Never,
}

impl Choosable for Reminder {
    const USUAL: Self = Self::DayBefore;
    const NAME: &'static str = "remind";
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Half, "half"),
        (Self::DayBefore, "24h"),
        (Self::HoursBefore, "6h"),
        (Self::Never, "off"),
    ];
}

/// Where somebody is told what concerns only them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notices {
    /// In the channel of the game.
    Channel,
    /// By direct message, as long as they take any.
    Direct,
}

impl Choosable for Notices {
    const USUAL: Self = Self::Channel;
    const NAME: &'static str = "notify";
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Channel, "channel"), (Self::Direct, "direct")];
}

/// When somebody gets a message a day with the games that wait for them, or a channel its puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Summary {
    /// Never.
    Off,
    /// At this hour of their own day, or of the club's.
    At(Hour),
}

impl Choosable for Summary {
    const USUAL: Self = Self::Off;
    const NAME: &'static str = "summary";
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Off, "off"),
        (Self::At(Hour::ALL[0]), "0"),
        (Self::At(Hour::ALL[1]), "1"),
        (Self::At(Hour::ALL[2]), "2"),
        (Self::At(Hour::ALL[3]), "3"),
        (Self::At(Hour::ALL[4]), "4"),
        (Self::At(Hour::ALL[5]), "5"),
        (Self::At(Hour::ALL[6]), "6"),
        (Self::At(Hour::ALL[7]), "7"),
        (Self::At(Hour::ALL[8]), "8"),
        (Self::At(Hour::ALL[9]), "9"),
        (Self::At(Hour::ALL[10]), "10"),
        (Self::At(Hour::ALL[11]), "11"),
        (Self::At(Hour::ALL[12]), "12"),
        (Self::At(Hour::ALL[13]), "13"),
        (Self::At(Hour::ALL[14]), "14"),
        (Self::At(Hour::ALL[15]), "15"),
        (Self::At(Hour::ALL[16]), "16"),
        (Self::At(Hour::ALL[17]), "17"),
        (Self::At(Hour::ALL[18]), "18"),
        (Self::At(Hour::ALL[19]), "19"),
        (Self::At(Hour::ALL[20]), "20"),
        (Self::At(Hour::ALL[21]), "21"),
        (Self::At(Hour::ALL[22]), "22"),
        (Self::At(Hour::ALL[23]), "23"),
    ];
}

impl Choosable for Overdue {
    const USUAL: Self = Self::Loses;
    const NAME: &'static str = "overdue";
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Loses, "lose"), (Self::WaitingSideChooses, "choose")];
}

/// What becomes of a game's messages in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Each move makes a new message, and the older ones stay.
    EachMove,
    /// The board stays in one message, which changes. A short one calls whoever is to move, until they have.
    OneMessage,
    /// Each move makes a new message, and the last two stay.
    LastTwo,
}

impl Choosable for Policy {
    const USUAL: Self = Self::EachMove;
    const NAME: &'static str = "policy";
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::EachMove, "each-move"),
        (Self::OneMessage, "one-message"),
        (Self::LastTwo, "last-two"),
    ];
}

impl Policy {
    /// What is left behind when a new message comes.
    pub(crate) fn trail(self) -> Trail {
        match self {
            Self::EachMove | Self::OneMessage => Trail::Kept,
            Self::LastTwo => Trail::LastKept,
        }
    }
}

/// For what only decides how something looks, or whether it is seen first.
pub(crate) trait OrUsual<T> {
    /// What was chosen, or `usual` where that could not be read, which is in the log already:
    /// better shown in another look than not at all.
    fn or_usual(self, usual: T) -> T;
}

impl<T> OrUsual<T> for Result<T, StoreError> {
    fn or_usual(self, usual: T) -> T {
        match self {
            Ok(chosen) => chosen,
            Err(_) => usual,
        }
    }
}

/// The small value that is kept under `name`, as `parse` reads it; none if nothing is kept there.
///
/// # Errors
///
/// A [`StoreError`], also if `parse` makes nothing of what is kept.
pub(crate) async fn setting<T>(
    services: &Services,
    name: &str,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<Option<T>, StoreError> {
    let read = match services.store.setting(name).await {
        // Earlier programs kept nothing as an empty word.
        Ok(Some(text)) if !text.is_empty() => {
            let unreadable = StoreError::Unreadable { what: "a setting" };
            parse(&text).map(Some).ok_or(unreadable)
        }
        Ok(_) => Ok(None),
        Err(error) => Err(error),
    };
    read.inspect_err(|error| {
        // Behind the kind may be the number of a person.
        let (kind, _) = name.split_once('/').unwrap_or((name, ""));
        tracing::error!(%error, kind, "a setting could not be read");
    })
}

/// Keeps what somebody, some channel or some club has chosen.
///
/// # Errors
///
/// A [`StoreError`]; it is not to be called kept then.
pub async fn choose<C: Choosable>(
    services: &Services,
    whose: impl Display,
    value: C,
) -> Result<(), StoreError> {
    services.store.set_settings(&[choice(whose, value)]).await
}

/// What somebody, some channel or some club has chosen.
///
/// # Errors
///
/// A [`StoreError`], also if it cannot be read.
pub async fn chosen<C: Choosable>(
    services: &Services,
    whose: impl Display,
) -> Result<C, StoreError> {
    let chosen = setting(services, &name::<C>(whose), C::named).await?;
    Ok(chosen.unwrap_or(C::USUAL))
}

/// The time zone by which the hours of `club` are told, if it has chosen one.
pub(crate) async fn chosen_club_zone(
    services: &Services,
    club: ClubId,
) -> Result<Option<Zone>, StoreError> {
    setting(services, &club_zone_name(club), Zone::parse).await
}

/// The time zone by which the hours of `club` are told.
///
/// # Errors
///
/// A [`StoreError`], also if it cannot be read.
pub(crate) async fn club_zone(services: &Services, club: ClubId) -> Result<Zone, StoreError> {
    let chosen = chosen_club_zone(services, club).await?;
    Ok(chosen.unwrap_or_default())
}

/// The language that was chosen for where something is asked: for the channel, or for the one above a thread.
pub(crate) async fn chosen_language(
    services: &Services,
    setting: &Setting,
) -> Result<Option<Locale>, StoreError> {
    let own = language_chosen_for(services, setting.place.channel).await?;
    match (own, setting.channel) {
        (None, ChannelKind::Thread { parent }) => language_chosen_for(services, parent).await,
        (own, _) => Ok(own),
    }
}

/// The language that was chosen for `channel` itself.
pub(crate) async fn language_chosen_for(
    services: &Services,
    channel: ChannelId,
) -> Result<Option<Locale>, StoreError> {
    setting(services, &language_name(channel), Locale::tagged).await
}

/// The language in which `player` wants to be answered, if they have chosen one.
pub(crate) async fn own_language(
    services: &Services,
    player: PlayerId,
) -> Result<Option<Locale>, StoreError> {
    setting(services, &own_language_name(player), Locale::tagged).await
}

/// All that is kept for `player`, by its name.
pub(crate) async fn personal_settings(
    services: &Services,
    player: PlayerId,
) -> Result<Vec<(&'static str, String)>, StoreError> {
    let mut kept = Vec::new();
    for name in PERSONAL {
        let as_it_is = |text: &str| Some(text.to_owned());
        let value = setting(services, &format!("{name}/{player}"), as_it_is).await?;
        kept.extend(value.map(|value| (*name, value)));
    }
    Ok(kept)
}

/// That `value` is chosen.
pub(crate) fn choice<C: Choosable>(whose: impl Display, value: C) -> NamedValue {
    NamedValue::some(name::<C>(whose), value.word())
}

/// The time zone by which the hours of `club` are told.
pub(crate) fn zone_of_club(club: ClubId, zone: Zone) -> NamedValue {
    NamedValue::some(club_zone_name(club), zone.name())
}

/// The language of `channel`; without one it is the server's again.
pub(crate) fn language_of_channel(channel: ChannelId, language: Option<Locale>) -> NamedValue {
    NamedValue {
        name: language_name(channel),
        value: language.map(|language| language.language().to_owned()),
    }
}

/// The language in which `player` is answered; without one it is their client's again.
pub(crate) fn language_of_player(player: PlayerId, language: Option<Locale>) -> NamedValue {
    NamedValue {
        name: own_language_name(player),
        value: language.map(|language| language.language().to_owned()),
    }
}

/// The names of all that is kept for `player` alone.
pub(crate) fn personal(player: PlayerId) -> impl Iterator<Item = String> {
    PERSONAL.iter().map(move |name| format!("{name}/{player}"))
}

/// How the names of all that is kept for a person begin.
const PERSONAL: &[&str] = &[
    "name",
    "nicks",
    "own-language",
    "rank",
    "theme",
    "hints",
    "zone",
    "vacation",
    "preview",
    "remind",
    "notify",
    "summary",
    "reads",
    "blocks",
];

fn name<C: Choosable>(whose: impl Display) -> String {
    format!("{}/{whose}", C::NAME)
}

fn club_zone_name(club: ClubId) -> String {
    format!("club-zone/{club}")
}

fn own_language_name(player: PlayerId) -> String {
    format!("own-language/{player}")
}

fn language_name(channel: ChannelId) -> String {
    format!("channel-language/{channel}")
}

/// What a language is called, in itself.
pub(crate) fn language_named(locale: Locale) -> Text {
    say::people::language_named(locale.own_name().to_owned())
}
