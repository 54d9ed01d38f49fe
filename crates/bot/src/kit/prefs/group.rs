//! Groups of settings, in the order in which they are shown.

/// Settings that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Group {
    /// When a member's clocks rest.
    Time,
    /// The language in which a member is answered.
    Language,
    /// The style of boards for a member.
    Boards,
    /// Notifications: which, when and where.
    Notices,
    /// A member's identity to others: name, rank, blocks.
    Person,
    /// Messages of the bot in a channel.
    Channel,
    /// The games of a club.
    Games,
    /// The season of a club.
    Season,
    /// How the members of a club find each other.
    Seats,
    /// The daily puzzle of a channel.
    Puzzle,
    /// Information about a club.
    Club,
}

impl Group {
    /// The groups in `/me`.
    pub(crate) const OF_MEMBER: &'static [Self] = &[
        Self::Time,
        Self::Language,
        Self::Boards,
        Self::Notices,
        Self::Person,
    ];
    /// The groups in `/serveradmin`.
    pub(crate) const OF_CLUB: &'static [Self] = &[
        Self::Channel,
        Self::Games,
        Self::Seats,
        Self::Season,
        Self::Puzzle,
        Self::Club,
    ];
}
