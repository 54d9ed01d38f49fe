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
//! | `vacation-days/<club>` | days of vacation within a year | a number |

use std::fmt::Display;

use super::Bot;
use super::request::{ChannelKind, Setting};
use crate::game::{ChannelId, ClubId, Game, Hour, Overdue, PlayerId, TimeControl, Zone};
use crate::i18n::Locale;
use crate::store::Trail;

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
    pub(super) fn is_wanted(self, game: &Game) -> bool {
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
    pub(super) fn trail(self) -> Trail {
        match self {
            Self::EachMove | Self::OneMessage => Trail::Kept,
            Self::LastTwo => Trail::LastKept,
        }
    }
}

/// How many days of vacation a club grants within a year, unless it has decided otherwise.
const VACATION_DAYS: u16 = 30;

impl Bot {
    /// What somebody, some channel or some club has chosen.
    pub async fn chosen<C: Choosable>(&self, whose: impl Display) -> C {
        let word = self.setting(&name::<C>(whose)).await;
        word.and_then(|word| C::named(&word)).unwrap_or(C::USUAL)
    }

    /// Keeps what somebody, some channel or some club has chosen.
    pub async fn choose<C: Choosable>(&self, whose: impl Display, value: C) {
        self.set_setting(&name::<C>(whose), value.word()).await;
    }

    /// How many days of vacation the members of `club` have within a year.
    pub async fn vacation_days(&self, club: Option<ClubId>) -> u16 {
        let Some(club) = club else {
            return VACATION_DAYS;
        };
        let days = self.setting(&vacation_days_name(club)).await;
        days.and_then(|days| days.parse().ok())
            .unwrap_or(VACATION_DAYS)
    }

    /// Keeps how many days of vacation the members of `club` have within a year.
    pub(super) async fn set_vacation_days(&self, club: ClubId, days: u16) {
        let name = vacation_days_name(club);
        self.set_setting(&name, &days.to_string()).await;
    }

    /// The time zone by which the hours of `club` are told, if it has chosen one.
    pub(super) async fn chosen_club_zone(&self, club: ClubId) -> Option<Zone> {
        Zone::parse(&self.setting(&club_zone_name(club)).await?)
    }

    /// The time zone by which the hours of `club` are told.
    pub async fn club_zone(&self, club: ClubId) -> Zone {
        self.chosen_club_zone(club).await.unwrap_or_default()
    }

    /// Keeps the time zone by which the hours of `club` are told.
    pub(super) async fn set_club_zone(&self, club: ClubId, zone: Zone) {
        self.set_setting(&club_zone_name(club), zone.name()).await;
    }

    /// The language that was chosen for where something is asked: for the channel, or for the one above a thread.
    pub(super) async fn chosen_language(&self, setting: &Setting) -> Option<Locale> {
        let own = self.language_chosen_for(setting.place.channel).await;
        match (own, setting.channel) {
            (None, ChannelKind::Thread { parent }) => self.language_chosen_for(parent).await,
            (own, _) => own,
        }
    }

    /// The language that was chosen for `channel` itself.
    pub(super) async fn language_chosen_for(&self, channel: ChannelId) -> Option<Locale> {
        Locale::tagged(&self.setting(&language_name(channel)).await?)
    }

    /// Keeps the language that was chosen for `channel`; without one it is the server's again.
    pub(super) async fn choose_language(&self, channel: ChannelId, language: Option<Locale>) {
        let tag = language.map_or("", Locale::language);
        self.set_setting(&language_name(channel), tag).await;
        if let Some(language) = language {
            self.note_language(channel, language).await;
        }
    }

    /// The language in which `player` wants to be answered, if they have chosen one.
    pub(super) async fn own_language(&self, player: PlayerId) -> Option<Locale> {
        Locale::tagged(&self.setting(&own_language_name(player)).await?)
    }

    /// Keeps the language in which `player` wants to be answered; without one it is their client's again.
    pub(super) async fn choose_own_language(&self, player: PlayerId, language: Option<Locale>) {
        let tag = language.map_or("", Locale::language);
        self.set_setting(&own_language_name(player), tag).await;
    }

    /// Forgets all that `player` has set, and what they are called.
    pub(super) async fn forget_settings(&self, player: PlayerId) {
        for name in PERSONAL {
            let name = format!("{name}/{player}");
            // What was never set needs no forgetting.
            if self
                .setting(&name)
                .await
                .is_some_and(|kept| !kept.is_empty())
            {
                self.set_setting(&name, "").await;
            }
        }
    }

    /// All that is kept for `player`, by its name.
    pub(super) async fn personal_settings(&self, player: PlayerId) -> Vec<(&'static str, String)> {
        let mut kept = Vec::new();
        for name in PERSONAL {
            if let Some(value) = self.setting(&format!("{name}/{player}")).await
                && !value.is_empty()
            {
                kept.push((*name, value));
            }
        }
        kept
    }
}

/// How the names of all that is kept for a person begin.
const PERSONAL: &[&str] = &[
    "name",
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
];

fn name<C: Choosable>(whose: impl Display) -> String {
    format!("{}/{whose}", C::NAME)
}

fn vacation_days_name(club: ClubId) -> String {
    format!("vacation-days/{club}")
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
