//! Custom ids of leagues.

use crate::game::ChannelId;
use crate::i18n::{Locale, Text};
use crate::kit::custom_id::{CustomId as _, custom_ids, words};
use crate::port::message::{Button, Look};

/// A button of the league of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueButton(pub LeaguePress, pub ChannelId);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaguePress {
    /// Show with whom the caller may begin a game.
    Play,
    /// Enter the next season.
    Join,
    /// Show the table of the caller's division in a new message.
    Table,
    /// Show the table of this division, from 0 on, replacing the one shown.
    Division(u16),
    /// Ask whether to leave.
    Leave,
    LeaveSure,
    /// Show the moderators' actions.
    More,
    /// Ask whether to begin a season.
    Start,
    /// Begin the season of this number, which comes next.
    StartSure(u16),
    /// Ask whether to end the season.
    Close,
    /// End the season of this number, in which games may begin.
    CloseSure(u16),
    /// End the season of this number at once, whose last games are played.
    CloseNowSure(u16),
    /// Extend the season that ends then, in milliseconds since 1970.
    Extend(u64),
    /// Ask whether to end the league.
    End,
    /// End the league whose latest season ends then, in milliseconds since 1970; 0 before its first one.
    EndSure(u64),
}

words! {
    LeaguePress: Play = "play", Join = "join", Table = "table", Division(number) = "division",
    Leave = "leave", LeaveSure = "leave-sure", More = "more",
    Start = "start", StartSure(number) = "start-sure",
    Close = "close", CloseSure(number) = "close-sure", CloseNowSure(number) = "close-now-sure",
    Extend(end) = "extend", End = "end", EndSure(end) = "end-sure",
}

custom_ids! {
    LeagueButton(press, channel) = "league";
    LeagueMenu(channel) = "league-play";
    LeagueNextMenu(channel) = "league-next";
}

/// The menu of members of a channel's league with whom the caller may start a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueMenu(pub ChannelId);

/// The moderators' menu with the time at which the next season of a channel's league begins automatically.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueNextMenu(pub ChannelId);

/// A button with a text as its label.
pub(crate) fn button(
    label: &Text,
    press: LeaguePress,
    channel: ChannelId,
    look: Look,
    locale: Locale,
) -> Button {
    button_with_label(label.to(locale), press, channel, look)
}

pub(crate) fn button_with_label(
    label: String,
    press: LeaguePress,
    channel: ChannelId,
    look: Look,
) -> Button {
    let custom_id = LeagueButton(press, channel).write();
    Button {
        label,
        custom_id: custom_id.expect("a word and two numbers are shorter than 100 characters"),
        look,
    }
}
