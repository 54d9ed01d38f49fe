//! Refusals of votes.

use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Name, Text, say};

/// Refusals of votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoteRefusal {
    /// The caller has been a member of the server for less than a day.
    NewMember,
    /// On a side that votes, anything but a move is for moderators.
    ModeratorsAct,
    /// The bot cannot post in the channel.
    NotHere,
    /// The members of a channel are meant: it was asked in a thread.
    InThread,
    /// The caller may not write in the other channel.
    NotThere(ChannelId),
    /// The bot may not write in the other channel.
    BotNotThere(ChannelId),
    /// The opponent was given in more than one way, or in none.
    OneOpponent,
    /// The code is invalid, for whatever reason.
    NoSuchCode,
    /// The two servers have agreed to one match.
    NewCode,
    /// The game is one of two servers, and stays in the one where it was begun.
    StaysThere,
    /// The caller votes for this other channel in the game.
    OtherSide(ChannelId),
    /// The channel's opponent cannot be its captain.
    CaptainPlays,
    /// Only this one rules moves out.
    CaptainVetoes(PlayerId),
    /// The captain has ruled a move out in this vote.
    VetoUsed,
    /// Nobody has voted yet.
    NothingToVeto,
    /// The captain has ruled this move out in this vote.
    MoveRuledOut,
}

impl VoteRefusal {
    pub(super) fn text(self) -> Text {
        use say::vote as no;
        match self {
            Self::NewMember => no::new_member(),
            Self::ModeratorsAct => no::moderators_act(),
            Self::NotHere => no::not_here(),
            Self::InThread => no::in_thread(),
            Self::NotThere(channel) => no::not_there(channel),
            Self::BotNotThere(channel) => no::bot_not_there(channel),
            Self::OneOpponent => no::one_opponent(),
            Self::NoSuchCode => no::no_such_code(),
            Self::NewCode => no::new_code(),
            Self::StaysThere => no::stays_there(),
            Self::OtherSide(channel) => no::other_side(channel),
            Self::CaptainPlays => no::captain_plays(),
            Self::CaptainVetoes(captain) => no::captain_vetoes(Name::mention(captain)),
            Self::VetoUsed => no::veto_used(),
            Self::NothingToVeto => no::nothing_to_veto(),
            Self::MoveRuledOut => no::move_ruled_out(),
        }
    }
}
