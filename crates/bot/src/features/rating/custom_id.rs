//! Custom ids below profiles and standings.

use crate::game::PlayerId;
use crate::kit::custom_id::custom_ids;
use crate::rating::Pool;

/// Shows the profile of a player in another game: is a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProfileMenu(pub PlayerId);

/// Shows another page of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingsButton {
    /// The pool of games.
    pub pool: Pool,
    /// The page, from 0 on.
    pub page: u16,
}

/// Shows the standings of other games: is a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingsMenu;

custom_ids! {
    ProfileMenu(player) = "profile";
    StandingsMenu = "standings";
    StandingsButton { pool, page } = "season";
}
