//! Custom ids below profiles and standings.

use crate::game::PlayerId;
use crate::kit::custom_id::custom_ids;
use crate::rating::Pool;

/// The menu that shows the profile of a player in another game.
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

/// The menu that shows the standings of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingsMenu;

custom_ids! {
    ProfileMenu(player) = "profile";
    StandingsMenu = "standings";
    StandingsButton { pool, page } = "season";
}
