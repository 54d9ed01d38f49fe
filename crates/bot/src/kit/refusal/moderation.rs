//! Why somebody is not muted, or nothing ruled.

use crate::game::{GameId, PlayerId, Reason};
use crate::i18n::{Name, Text, say};

/// Why somebody is not muted, or nothing ruled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModerationRefusal {
    /// They are not muted, so that nothing ends.
    NotMuted(PlayerId),
    /// The longest mute, in days, is exceeded.
    MuteDays(u16),
    /// A ruling needs a reason, within bounds.
    NoReason,
    /// After the game so many rated ones have ended at the most for their ratings to be worked out anew without it.
    AnnulledLate(usize),
    /// Nobody judges their own game.
    OwnGame(GameId),
}

impl ModerationRefusal {
    pub(super) fn text(&self) -> Text {
        use say::{limit, people};
        match self {
            Self::NotMuted(player) => limit::mute_none(Name::mention(*player)),
            Self::MuteDays(most) => limit::mute_days(*most),
            Self::NoReason => people::ruling_no_reason(Reason::LONGEST),
            Self::AnnulledLate(most) => say::rating::annul_late(*most),
            Self::OwnGame(game) => people::ruling_own_game(*game),
        }
    }
}
