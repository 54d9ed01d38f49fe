//! Limits per member.

use crate::game::PlayerId;
use crate::i18n::{Name, Quote, Text, When, say};
use crate::rules::{Rank, RankRange};

/// Limits per member. A number is the maximum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LimitRefusal {
    /// Open challenges of the caller's.
    OwnChallenges(u16),
    /// Open challenges between the caller and one member.
    ChallengesBetween(u16, PlayerId),
    /// Challenges of the caller's within an hour.
    ChallengesAnHour(u16),
    /// The hourly limit on actions that notify others.
    Calls(u16),
    /// The hourly limit on actions that notify the same member.
    CallsBetween(u16, PlayerId),
    /// Deletions of the caller's data within an hour.
    Forgotten(u16),
    /// Running games of the caller's.
    OwnGames(u16),
    /// They have blocked the caller, or have reached a limit: which one stays secret.
    TakesNoMore(PlayerId),
    /// Puzzles within an hour.
    Puzzles(u16),
    /// Animations within an hour.
    Films(u16),
    /// Vacations within a day.
    Vacations(u16),
    /// People whom a member blocks.
    Blocks(usize),
    /// Games that a member follows.
    Follows(usize),
    /// The challenge is for these ranks, and the caller's is not known.
    RankUnknown(RankRange),
    /// The challenge is for other ranks than the caller's.
    OtherRanks(Rank, RankRange),
    /// The caller is muted until then, for that reason.
    Muted(When, Quote),
    /// The caller is muted until then, also if the bot forgets them.
    MutedStays(When),
}

impl LimitRefusal {
    pub(super) fn text(&self) -> Text {
        use say::limit as no;
        match self {
            Self::OwnChallenges(most) => no::own_challenges(*most),
            Self::ChallengesBetween(most, player) => {
                no::challenges_between(*most, Name::mention(*player))
            }
            Self::ChallengesAnHour(most) => no::challenges_an_hour(*most),
            Self::Calls(most) => no::calls(*most),
            Self::CallsBetween(most, player) => no::calls_between(*most, Name::mention(*player)),
            Self::Forgotten(most) => no::forgotten(*most),
            Self::OwnGames(most) => no::own_games(*most),
            Self::TakesNoMore(player) => no::takes_no_more(Name::mention(*player)),
            Self::Puzzles(most) => no::puzzles(*most),
            Self::Films(most) => no::films(*most),
            Self::Vacations(most) => no::vacations(*most),
            Self::Blocks(most) => no::blocks_full(*most),
            Self::Follows(most) => say::list::follows_full(*most),
            Self::RankUnknown(ranks) => {
                say::seats::rank_unknown(ranks.weakest(), ranks.strongest())
            }
            Self::OtherRanks(rank, ranks) => {
                say::seats::other_ranks(*rank, ranks.weakest(), ranks.strongest())
            }
            Self::Muted(until, reason) => no::muted(*until, reason.clone()),
            Self::MutedStays(until) => no::muted_stays(*until),
        }
    }
}
