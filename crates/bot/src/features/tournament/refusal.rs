//! Refusals of tournaments.

use crate::contest::{MAX_APART, Refusal};
use crate::i18n::{Text, say};
use crate::kit::refusal::own_refusals;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ContestRefusal {
    /// A refusal by the tournament itself.
    Contest(Refusal),
    /// Only the organiser and moderators may do that.
    NotOrganiser,
    /// Only organisers put a substitute into a game of a tournament.
    NoOwnSubstitute,
    /// There is no such tournament in this server.
    Missing,
    /// The caller already runs this many.
    TooMany(usize),
    /// The name is longer than this many characters.
    NoName(usize),
    /// The bot cannot post on its own here, so no pairs can be posted.
    NoPosting,
    /// The caller has no opponent in this round.
    NoPair,
    /// The caller has to choose this number of partners.
    NoOthers(usize),
    /// Teams play even games.
    NoTeamHandicap,
    /// Results that are entered by hand change no ratings.
    NoRatedByHand,
    /// Games that are played at a board have no clock of the bot's.
    NoClockByHand,
    /// Pairs play Go.
    NoPairsButGo,
    /// Players of a tournament's game cannot prolong it: the others wait for its end.
    OthersWait,
}

impl ContestRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::tournament as no;
        match self {
            Self::Contest(refusal) => match refusal {
                Refusal::Over => no::no_over(),
                Refusal::Begun => no::no_begun(),
                Refusal::EntryClosed => no::no_entry_closed(),
                Refusal::Settled => no::no_settled(),
                Refusal::NoScores => no::no_apart_here(),
                Refusal::SameSide => no::no_same_side(),
                Refusal::TooManyApart => no::no_more_apart(MAX_APART),
                Refusal::AlreadyIn => no::no_entered(),
                Refusal::NotIn => no::no_not_entered(),
                Refusal::Playing => no::no_already(),
                Refusal::NotAlone => no::no_alone(),
                Refusal::NoSides => no::no_sides(),
                Refusal::NotAsked => no::no_asked(),
                Refusal::AskedTooOften => no::no_asked_too_often(),
                Refusal::NotPlaying => no::no_not_in(),
                Refusal::Full => no::no_full(),
                Refusal::TooFew => no::no_too_few(),
                Refusal::NoMoreRounds => no::no_more_rounds(),
                Refusal::AllMet => no::no_more_pairs(),
                Refusal::NoWinner(table) => no::no_winner(*table),
                Refusal::NoDraw => no::no_draw(),
                Refusal::Outdated | Refusal::NotPaired(_) => no::no_outdated(),
                Refusal::NoTable => no::no_table(),
                Refusal::Played => no::no_played(),
            },
            Self::NotOrganiser => no::no_organiser(),
            Self::NoOwnSubstitute => no::no_own_substitute(),
            Self::Missing => no::no_missing(),
            Self::TooMany(most) => no::no_too_many(*most),
            Self::NoName(longest) => no::no_name(*longest),
            Self::NoPosting => no::no_posting(),
            Self::NoPair => no::no_pair(),
            Self::NoOthers(number) => no::no_others(*number),
            Self::NoTeamHandicap => no::no_team_handicap(),
            Self::NoRatedByHand => no::no_rated_by_hand(),
            Self::NoClockByHand => no::no_clock_by_hand(),
            Self::NoPairsButGo => no::no_pairs_but_go(),
            Self::OthersWait => no::no_pause(),
        }
    }
}

own_refusals! { ContestRefusal }
