//! Custom ids of ladders.

use crate::game::ChannelId;
use crate::i18n::{Locale, Text};
use crate::kit::custom_id::{CustomId as _, custom_ids, words};
use crate::port::message::{Button, Look};

/// A button of the ladder of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderButton(pub LadderPress, pub ChannelId);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderPress {
    /// Put the caller in the last place.
    Join,
    /// Show whom the caller may challenge.
    Challenge,
    /// Show all places in a new message.
    All,
    /// Show the places from this one on, replacing the page shown.
    From(u16),
    /// Ask whether to leave.
    Leave,
    LeaveSure,
    /// End the ladder.
    EndSure,
}

words! {
    LadderPress: Join = "join", Challenge = "challenge", All = "all", From(place) = "from",
    Leave = "leave", LeaveSure = "leave-sure", EndSure = "end-sure",
}

custom_ids! {
    LadderButton(press, channel) = "ladder";
    LadderMenu(channel) = "ladder-challenge";
}

/// The menu of members on a channel's ladder whom the caller may challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderMenu(pub ChannelId);

/// A button with a text as its label.
pub(crate) fn button(
    label: &Text,
    press: LadderPress,
    channel: ChannelId,
    look: Look,
    locale: Locale,
) -> Button {
    button_with_label(label.to(locale), press, channel, look)
}

pub(crate) fn button_with_label(
    label: String,
    press: LadderPress,
    channel: ChannelId,
    look: Look,
) -> Button {
    let custom_id = LadderButton(press, channel).write();
    Button {
        label,
        custom_id: custom_id.expect("a word and two numbers are shorter than 100 characters"),
        look,
    }
}
