//! Custom ids of simultaneous games.

use crate::game::ChannelId;
use crate::i18n::{Locale, Text};
use crate::kit::custom_id::{CustomId as _, custom_ids, words};
use crate::port::message::{Button, Look};

/// A button of the simultaneous games of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimulButton(pub SimulPress, pub ChannelId);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SimulPress {
    /// Begin a game of the caller against the master.
    Take,
    /// Show the caller's boards in a new message.
    Mine,
    /// Show the boards from this one on, replacing the page shown.
    From(u8),
    /// Ask whether to close.
    Close,
    /// Close for new players.
    CloseSure,
}

words! {
    SimulPress: Take = "take", Mine = "mine", From(number) = "from", Close = "close",
    CloseSure = "close-sure",
}

custom_ids! {
    SimulButton(press, channel) = "simul";
}

/// A button with a text as its label.
pub(crate) fn button(
    label: &Text,
    press: SimulPress,
    channel: ChannelId,
    look: Look,
    locale: Locale,
) -> Button {
    let custom_id = SimulButton(press, channel).write();
    Button {
        label: label.to(locale),
        custom_id: custom_id.expect("a word and two numbers are shorter than 100 characters"),
        look,
    }
}
