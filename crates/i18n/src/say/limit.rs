//! Limits per member, and what moderators and members can do against disturbers.

use super::declare;
use crate::{Name, Quote, When};

declare! { "limit":
    own_challenges(most: u16);
    challenges_between(most: u16, player: Name);
    challenges_an_hour(most: u16);
    calls(most: u16);
    calls_between(most: u16, player: Name);
    forgotten(most: u16);
    takes_no_more(player: Name);
    own_games(most: u16);
    puzzles(most: u16);
    films(most: u16);
    vacations(most: u16);
    only_managers();
    muted(at: When, reason: Quote);
    muted_stays(at: When);
    mute();
    mute_about();
    mute_player();
    mute_player_about();
    mute_days_about();
    mute_reason();
    mute_reason_about();
    mute_done(player: Name, at: When, reason: Quote);
    mute_over(player: Name);
    mute_none(player: Name);
    mute_days(most: u16);
    mutes_title();
    mutes_line(player: Name, at: When, moderator: Name, reason: Quote);
    mutes_nobody();
    busy_title();
    busy_line(player: Name, challenges: usize, puzzles: usize, films: usize);
    block();
    block_about();
    unblock();
    unblock_about();
    blocked(player: Name);
    unblocked(player: Name);
    field_blocked();
    blocked_are(players: Name);
    blocked_nobody();
    blocks_full(most: usize);
}
