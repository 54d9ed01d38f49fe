//! Teams whose members vote on their moves.

use super::declare;
use crate::game::ChannelId;
use crate::i18n::Until;
use crate::rules::Point;

declare! { "vote":
    command();
    about();
    command_for();
    for_about();
    command_against();
    against_about();
    hours();
    hours_about();
    enough();
    enough_about();
    tie();
    tie_about();
    tie_named(tie: String);
    open(channel: ChannelId, number: u32, votes: usize, until: Until);
    button_vote();
    cast(point: Point, until: Until);
    cast_pass(until: Until);
    closed(point: Point, votes: usize, all: usize, voters: String);
    closed_pass(votes: usize, all: usize, voters: String);
    new_member();
    moderators_act();
    not_here();
}
