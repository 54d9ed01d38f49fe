//! Open challenges for certain ranks, and the list of all of them.

use super::declare;
use crate::{Link, Name, Text, Until};
use tengen_game::ChannelId;
use tengen_rules::Rank;

declare! { "seats":
    command_looking();
    looking_about();
    command_now();
    now_about();
    weakest();
    weakest_about();
    strongest();
    strongest_about();
    open_ranked(challenger: Name, weakest: Rank, strongest: Rank);
    ranks(weakest: Rank, strongest: Rank);
    rank_unknown(weakest: Rank, strongest: Rank);
    other_ranks(rank: Rank, weakest: Rank, strongest: Rank);
    command();
    about();
    list();
    list_about();
    list_named(list: String);
    list_is(channel: ChannelId);
    field_list();
    also_listed(channel: ChannelId);
    title();
    line(challenger: Name, terms: String, place: Link);
    none();
    more(more: usize);
    button_all();
    not_here();
    lost(channel: ChannelId);
    command_weekly();
    weekly_about();
    weekly_in(next: Until);
    weekly_rank();
    weekly_left();
    weekly_none();
    button_leave();
    pairing();
    pairing_about();
    pairing_at(hour: String);
    pairing_is(at: Text, channel: ChannelId, next: Until);
    pairing_not_here();
    field_pairing();
    begun(black: Name, white: Name);
    unpaired(player: Name);
}
