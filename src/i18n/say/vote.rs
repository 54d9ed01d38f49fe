//! Teams whose members vote on their moves.

use super::declare;
use crate::game::ChannelId;
use crate::i18n::{Name, Text, Until};
use crate::rules::Point;

declare! { "vote":
    command();
    about();
    command_for();
    for_about();
    command_against();
    against_about();
    command_match();
    match_about();
    channel();
    channel_about();
    hours();
    hours_about();
    enough();
    enough_about();
    tie();
    tie_about();
    tie_named(tie: String);
    captain();
    captain_about();
    terms(time: Text);
    terms_enough(enough: u16);
    terms_tie(tie: String);
    terms_voters();
    line_captain(captain: Name, channel: ChannelId);
    open(channel: ChannelId, number: u32, votes: usize, until: Until);
    button_vote();
    button_veto();
    veto_ask();
    veto_votes(votes: usize);
    ruled_out(captain: Name, point: Point);
    ruled_out_pass(captain: Name);
    vote_again();
    cast(point: Point, until: Until);
    cast_pass(until: Until);
    closed(point: Point, votes: usize, all: usize, voters: String);
    closed_pass(votes: usize, all: usize, voters: String);
    new_member();
    moderators_act();
    not_here();
    in_thread();
    not_there(channel: ChannelId);
    unreached(channel: ChannelId);
    other_side(channel: ChannelId);
    captain_plays();
    captain_vetoes(captain: Name);
    veto_used();
    nothing_to_veto();
    move_ruled_out();
}
