//! Custom ids of a club's page and its form.

use crate::kit::custom_id::custom_ids;
use crate::kit::prefs::choice::Choosable;

/// A button of a club's page; the club is the one of the server where it is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageButton(pub ClubPress);

custom_ids! {
    PageButton(press) = "club-page";
}

/// An action on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClubPress {
    /// It is shown to everybody in the channel.
    Share,
    /// Its form opens; the form carries the same.
    Edit,
}

impl Choosable for ClubPress {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::Share, "share"), (Self::Edit, "edit")];
}
