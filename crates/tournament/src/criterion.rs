//! Criteria of the ranking, by their names.

use serde::{Serialize, Serializer};

/// A criterion of placement. More is better in all of them but [`Criterion::Category`].
///
/// Those that end in `W` count wins (NBW), those that end in `M` McMahon scores (MMS).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// The category by rank: 1 is the highest.
    Category,
    /// The number of the rank; 1d is 0.
    Rank,
    /// The rating.
    Rating,
    /// Number of wins.
    Nbw,
    /// McMahon score.
    Mms,
    /// Sum of opponents' wins.
    Sosw,
    /// SOSW without the lowest.
    Sosw1,
    /// SOSW without the two lowest.
    Sosw2,
    /// Sum of defeated opponents' wins.
    Sodosw,
    /// Sum of opponents' SOSW.
    Sososw,
    /// Sum of the player's wins after each round.
    Cussw,
    /// Sum of opponents' McMahon scores.
    Sosm,
    /// SOSM without the lowest.
    Sosm1,
    /// SOSM without the two lowest.
    Sosm2,
    /// Sum of defeated opponents' McMahon scores.
    Sodosm,
    /// Sum of opponents' SOSM.
    Sososm,
    /// Sum of the player's McMahon scores after each round.
    Cussm,
    /// Difficulties faced: opponents' wins, more often the stronger they were.
    Ext,
    /// Difficulties overcome: the same for beaten opponents.
    Exr,
    /// Direct confrontation.
    Dc,
    /// Simplified direct confrontation.
    Sdc,
    /// Board points. Only tournaments of teams have them: see [`Tournament::with_boards`].
    ///
    /// [`Tournament::with_boards`]: super::Tournament::with_boards
    Boards,
}

impl Criterion {
    /// Number of criteria.
    pub(super) const COUNT: usize = Self::ALL.len() + 1;

    /// Every criterion except [`Criterion::Boards`].
    pub const ALL: [Self; 21] = [
        Self::Category,
        Self::Rank,
        Self::Rating,
        Self::Nbw,
        Self::Mms,
        Self::Sosw,
        Self::Sosw1,
        Self::Sosw2,
        Self::Sodosw,
        Self::Sososw,
        Self::Cussw,
        Self::Sosm,
        Self::Sosm1,
        Self::Sosm2,
        Self::Sodosm,
        Self::Sososm,
        Self::Cussm,
        Self::Ext,
        Self::Exr,
        Self::Dc,
        Self::Sdc,
    ];

    /// OpenGotha's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Category => "CAT",
            Self::Rank => "Rank",
            Self::Rating => "Rating",
            Self::Nbw => "NBW",
            Self::Mms => "MMS",
            Self::Sosw => "SOSW",
            Self::Sosw1 => "SOSW-1",
            Self::Sosw2 => "SOSW-2",
            Self::Sodosw => "SODOSW",
            Self::Sososw => "SOSOSW",
            Self::Cussw => "CUSSW",
            Self::Sosm => "SOSM",
            Self::Sosm1 => "SOSM-1",
            Self::Sosm2 => "SOSM-2",
            Self::Sodosm => "SODOSM",
            Self::Sososm => "SOSOSM",
            Self::Cussm => "CUSSM",
            Self::Ext => "EXT",
            Self::Exr => "EXR",
            Self::Dc => "DC",
            Self::Sdc => "SDC",
            Self::Boards => "BDW",
        }
    }

    /// The criterion called `name`, if it is one of [`Criterion::ALL`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|criterion| criterion.name() == name)
    }

    /// Whether it compares only players tied by the criteria before it.
    #[must_use]
    pub const fn is_direct(self) -> bool {
        matches!(self, Self::Dc | Self::Sdc)
    }
}

impl Serialize for Criterion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
