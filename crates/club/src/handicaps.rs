//! Whether the games of an activity have a handicap.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Handicaps {
    /// All games are even.
    #[default]
    None,
    /// By the difference of McMahon scores in a McMahon tournament, else of ranks.
    ByDifference,
}
