//! Why a challenge cannot be made so.

use crate::game::TermsError;
use crate::i18n::{Text, Typed, say};
use crate::rules::{Rank, RankRange, RuleSet, Size, Variant};

/// Why a challenge cannot be made so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeRefusal {
    /// The text names no game.
    BadGame(Typed),
    /// The game has no such rules.
    BadRules(Typed, Variant),
    /// The game is not won by captures.
    NoCaptures(Variant),
    /// The game is played on boards of these sizes alone.
    BadSize(Variant, String),
    /// The game has no such handicap on a board of that size.
    BadHandicap(Variant, Size),
    /// The game has no openings with a choice of colours.
    NoOpening,
    /// The text is no komi.
    BadKomi(Typed),
    /// The text is no time control.
    BadTime,
    /// Threads are impossible in the game's channel.
    NoThreads,
    /// Without a clock there is nothing from which to rest.
    RestWithoutClock,
    /// Two terms are chosen of which only one can hold.
    Contradiction,
    /// The terms of a game of that variant do not fit together.
    Terms(TermsError, Variant),
    /// A rematch with an opponent who was forgotten.
    OpponentForgotten,
    /// Outside of servers nothing is rated.
    RatedNowhere,
    /// Pairs are not rated.
    RatedPairs,
    /// The game is not rated on such a board.
    RatedBoard,
    /// The club does not rate games against the program.
    RatedProgram,
    /// Games against other programs are not rated.
    RatedEngine,
    /// Teaching games and close games are not rated.
    RatedStyle,
    /// The challenge is for these ranks, and the caller's is not known.
    RankUnknown(RankRange),
    /// The club has no weekly games.
    NoPairing,
    /// The challenge is for other ranks than the caller's.
    OtherRanks(Rank, RankRange),
}

impl ChallengeRefusal {
    pub(super) fn text(&self) -> Text {
        use say::refusal as no;
        match self {
            Self::BadGame(typed) => no::bad_game(typed.clone()),
            Self::BadRules(typed, variant) => no::bad_rules(typed.clone(), *variant),
            Self::NoCaptures(variant) => no::no_captures(*variant),
            Self::BadSize(variant, sizes) => no::bad_size(*variant, sizes.clone()),
            Self::BadHandicap(variant, size) => no::bad_handicap(*variant, *size),
            Self::NoOpening => say::opening::wrong_game(),
            Self::BadKomi(typed) => no::bad_komi(typed.clone()),
            Self::BadTime => say::pace::bad_time(),
            Self::NoThreads => say::setup::no_threads(),
            Self::RestWithoutClock => say::pace::rest_without_clock(),
            Self::Contradiction => no::contradiction(),
            Self::Terms(error, variant) => terms(*error, *variant),
            Self::OpponentForgotten => say::people::opponent_forgotten(),
            Self::RatedNowhere => say::rating::only_servers(),
            Self::RatedPairs => say::rating::no_pairs(),
            Self::RatedBoard => say::rating::only_boards(),
            Self::RatedProgram => say::rating::not_me(),
            Self::RatedEngine => say::rating::no_engines(),
            Self::RatedStyle => say::rating::no_styles(),
            Self::RankUnknown(ranks) => {
                say::seats::rank_unknown(ranks.weakest(), ranks.strongest())
            }
            Self::NoPairing => say::seats::weekly_none(),
            Self::OtherRanks(rank, ranks) => {
                say::seats::other_ranks(*rank, ranks.weakest(), ranks.strongest())
            }
        }
    }
}

/// Explains why terms of a game of `variant` do not fit together.
fn terms(error: TermsError, variant: Variant) -> Text {
    use say::refusal as no;
    match error {
        TermsError::Size { .. } => {
            let sides = RuleSet::default_of(variant).rules.usual_sizes();
            let sides: Vec<_> = sides.iter().map(u8::to_string).collect();
            no::bad_size(variant, sides.join(", "))
        }
        TermsError::Handicap { size, .. } => no::bad_handicap(variant, size),
        // Some rules of Go have no komi; other games count nothing.
        TermsError::Komi { .. } if variant == Variant::Go => no::no_komi_by_rules(),
        TermsError::Komi { .. } => no::no_komi(variant),
        TermsError::KomiTooLarge { komi, size } => no::komi_too_large(komi, size),
        TermsError::Opening { .. } => match variant {
            Variant::Gomoku => say::opening::wrong_size(),
            Variant::Go | Variant::AtariGo | Variant::GoBang => say::opening::wrong_game(),
        },
        TermsError::Time(_) => say::pace::bad_time(),
    }
}
