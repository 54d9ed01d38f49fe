//! Refusals of mutes and rulings.

use crate::game::{GameId, PlayerId, Reason};
use crate::i18n::{Name, Text, say};

/// Refusals of mutes and rulings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModerationRefusal {
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
