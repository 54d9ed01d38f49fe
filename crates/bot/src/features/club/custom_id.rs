//! Custom ids of a club's page and its form.

use crate::kit::custom_id::custom_ids;
use crate::kit::prefs::choice::Choosable;

/// A button of a club's page. The club is that of the server in which it is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageButton(pub ClubPress);

custom_ids! {
    PageButton(press) = "club-page";
}

/// An action on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClubPress {
    /// Posts the page for everybody in the channel.
    Share,
    /// Opens the form, and is the form.
    Edit,
}

impl Choosable for ClubPress {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::Share, "share"), (Self::Edit, "edit")];
}
