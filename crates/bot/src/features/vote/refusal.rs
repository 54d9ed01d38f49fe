//! Refusals of votes and of vetoes.

use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Name, Text, say};
use crate::kit::refusal::own_refusals;

/// Refusals of votes and of vetoes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VoteRefusal {
    /// The caller votes for this other channel in the game.
    OtherSide(ChannelId),
    /// Only this member, the captain, may rule out moves.
    CaptainVetoes(PlayerId),
    /// The captain has ruled a move out in this vote.
    VetoUsed,
    /// Nobody has voted yet.
    NothingToVeto,
    /// The captain has ruled this move out in this vote.
    MoveRuledOut,
}

impl VoteRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(self) -> Text {
        use say::vote as no;
        match self {
            Self::OtherSide(channel) => no::other_side(channel),
            Self::CaptainVetoes(captain) => no::captain_vetoes(Name::mention(captain)),
            Self::VetoUsed => no::veto_used(),
            Self::NothingToVeto => no::nothing_to_veto(),
            Self::MoveRuledOut => no::move_ruled_out(),
        }
    }
}

own_refusals! { VoteRefusal }
