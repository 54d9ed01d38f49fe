//! Why somebody does not vote, or nobody does.

use crate::i18n::{Text, say};

/// Why somebody does not vote, or nobody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VoteRefusal {
    /// The caller has been a member of the server for less than a day.
    NewMember,
    /// Whatever is no move is done by moderators for a side that votes.
    ModeratorsAct,
    /// The bot cannot post in the channel.
    NotHere,
}

impl VoteRefusal {
    pub(super) fn text(self) -> Text {
        use say::vote as no;
        match self {
            Self::NewMember => no::new_member(),
            Self::ModeratorsAct => no::moderators_act(),
            Self::NotHere => no::not_here(),
        }
    }
}
