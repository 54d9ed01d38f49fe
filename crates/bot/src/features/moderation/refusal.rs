//! Refusals of mutes and rulings.

use crate::game::{GameId, PlayerId, Reason};
use crate::i18n::{Name, Text, say};
use crate::kit::refusal::own_refusals;

/// Refusals of mutes and rulings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ModerationRefusal {
    /// They are not muted.
    NotMuted(PlayerId),
    /// The longest mute, in days, is exceeded.
    MuteDays(u16),
    /// A ruling needs a reason, within bounds.
    NoReason,
    /// Too many rated games, beyond this number, have ended since the game, to compute ratings without it.
    AnnulledLate(usize),
    /// The moderator plays in the game.
    OwnGame(GameId),
    /// It belongs to another server.
    OtherClub,
    /// It belongs to another channel, where the caller may do something else.
    OtherChannel,
}

impl ModerationRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::{limit, people, refusal};
        match self {
            Self::NotMuted(player) => limit::mute_none(Name::mention(*player)),
            Self::MuteDays(most) => limit::mute_days(*most),
            Self::NoReason => people::ruling_no_reason(Reason::LONGEST),
            Self::AnnulledLate(most) => say::rating::annul_late(*most),
            Self::OwnGame(game) => people::ruling_own_game(*game),
            Self::OtherClub => refusal::other_club(),
            Self::OtherChannel => refusal::other_channel(),
        }
    }
}

own_refusals! { ModerationRefusal }
