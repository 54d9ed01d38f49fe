//! What settings belong together, in the order in which they are shown.

/// Settings that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Group {
    /// When a member's clocks rest.
    Time,
    /// The language in which a member is answered.
    Language,
    /// How boards come to a member.
    Boards,
    /// What a member is told, when and where.
    Notices,
    /// A member's identity to others: name, rank, blocks.
    Person,
    /// What the bot writes in a channel.
    Channel,
    /// The games of a club.
    Games,
    /// The season of a club.
    Season,
    /// How the members of a club find each other.
    Seats,
    /// The daily puzzle of a channel.
    Puzzle,
    /// What a club says of itself, and what is told of it.
    Club,
}

impl Group {
    /// What `/me` shows.
    pub(crate) const OF_MEMBER: &'static [Self] = &[
        Self::Time,
        Self::Language,
        Self::Boards,
        Self::Notices,
        Self::Person,
    ];
    /// What `/clubadmin` shows.
    pub(crate) const OF_CLUB: &'static [Self] = &[
        Self::Channel,
        Self::Games,
        Self::Seats,
        Self::Season,
        Self::Puzzle,
        Self::Club,
    ];
}
