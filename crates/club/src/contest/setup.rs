//! How a tournament is played.

use crate::Handicaps;
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ColorChoice, Draft, Terms, TermsError, TimeControl};
use tengen_rules::{Balance, Color, Variant};

/// Most entries of a tournament.
pub const MAX_ENTRIES: u16 = 500;
/// Most rows, withdrawn entries included: twice the number of places.
pub const MAX_ROWS: usize = 2 * MAX_ENTRIES as usize;
/// Most rounds of any tournament.
pub const MAX_ROUNDS: usize = tengen_tournament::MAX_ROUNDS as usize;
/// Most entries of a round-robin, which needs a round for each.
const MAX_ROUND_ROBIN: u16 = 64;
const _: () = assert!(
    tengen_tournament::round_robin::rounds(MAX_ROUND_ROBIN as usize) <= MAX_ROUNDS
        && MAX_ROWS <= tengen_tournament::MAX_PLAYERS,
    "standings are computed for that many rounds and players"
);
/// Most rounds of a Swiss or McMahon tournament.
pub const MAX_PLANNED: u8 = 12;

/// The settings of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub title: Title,
    pub format: Format,
    pub system: System,
    /// Rounds of a Swiss or McMahon tournament, 1 to [`MAX_PLANNED`]. In other systems the number follows from the
    /// entries.
    pub rounds: u8,
    /// The terms of an even game; colours and handicap follow from the pairs.
    pub terms: Terms,
    pub handicaps: Handicaps,
    pub manner: Manner,
    /// Number of places, 2 to [`System::most_players`]; further entries go on the waiting list.
    pub capacity: u16,
    pub entries_until: Option<Timestamp>,
    /// Time to appear after a round is published.
    pub grace: Span,
    pub next_round: NextRound,
}

impl Setup {
    /// The handicap for a difference of `steps` of rank or score on this board by these rules: 0 for none, 1 for no
    /// komi, from 2 on the number of stones. The same number appears in pairings, standings and files.
    #[must_use]
    pub fn handicap(&self, steps: u8) -> u8 {
        let number = if self.has_ranks() {
            Balance::number(steps, self.terms.size)
        } else {
            0
        };
        // Even, if the rules do not allow the handicap.
        match self.terms_with(number) {
            Ok(_) => number,
            Err(_) => 0,
        }
    }

    /// The terms of a game with this handicap, proposed by White.
    ///
    /// # Errors
    ///
    /// A [`TermsError`] if the rules do not allow it.
    pub fn terms_with(&self, handicap: u8) -> Result<Terms, TermsError> {
        let even = Draft {
            colors: ColorChoice::Challenger(Color::White),
            ..*self.terms
        };
        if handicap == 0 {
            return Terms::new(even);
        }
        let Balance { handicap, komi } = Balance::of(handicap, even.komi);
        Terms::new(Draft {
            handicap,
            komi,
            ..even
        })
    }

    /// The time to appear with this clock: it ends before the clock of a first move runs out, in which case nobody
    /// would win.
    #[must_use]
    pub fn grace_for(&self, control: TimeControl) -> Span {
        match control.first_turn() {
            Some(first) => self.grace.min(first.minus(Span::hours(1))),
            None => self.grace,
        }
    }

    /// Whether ranks measure strength in this game: they are ranks of Go.
    #[must_use]
    pub fn has_ranks(&self) -> bool {
        self.terms.rules.variant() == Variant::Go
    }
}

/// The players of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Single,
    /// Pair Go: two, who move in turn in one game (booklet 002).
    Pairs,
    /// A team: each member plays one of the other team, at a board of their own. The team with more wins wins the
    /// match; all games are even.
    Teams(TeamSize),
}

impl Format {
    #[must_use]
    pub const fn size(self) -> usize {
        match self {
            Self::Single => 1,
            Self::Pairs => 2,
            Self::Teams(TeamSize(size)) => size as usize,
        }
    }

    /// Boards of a match.
    #[must_use]
    pub const fn boards(self) -> usize {
        match self {
            Self::Single | Self::Pairs => 1,
            Self::Teams(TeamSize(size)) => size as usize,
        }
    }
}

/// Players of a team, 2 to [`TeamSize::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamSize(u8);

impl TeamSize {
    /// With more, a line that names two teams is hard to read.
    pub const MOST: u8 = 5;

    /// A team of `size`, from 2 to [`TeamSize::MOST`].
    #[must_use]
    pub const fn new(size: u8) -> Option<Self> {
        match size {
            2..=Self::MOST => Some(Self(size)),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// By score.
    Swiss,
    /// By score plus a start score by rank.
    McMahon,
    RoundRobin,
    /// The loser is out.
    KnockOut,
}

impl System {
    /// Whether the players are fixed by the first round.
    #[must_use]
    pub const fn is_fixed(self) -> bool {
        matches!(self, Self::RoundRobin | Self::KnockOut)
    }

    /// Whether a match may end in a draw.
    #[must_use]
    pub const fn takes_draws(self) -> bool {
        !matches!(self, Self::KnockOut)
    }

    #[must_use]
    pub const fn most_players(self) -> u16 {
        match self {
            Self::RoundRobin => MAX_ROUND_ROBIN,
            Self::Swiss | Self::McMahon | Self::KnockOut => MAX_ENTRIES,
        }
    }
}

/// When the next round is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextRound {
    /// By an organiser.
    ByHand,
    /// Automatically, when all results of the round before it are known; the first one when entry closes.
    WithResults,
    /// The same, but at the latest this number of days after the previous round.
    WithinDays(u8),
}

/// How games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// As games of the bot.
    Games,
    /// At real boards: results are entered by hand.
    ByHand,
}

/// A title: one line of 1 to [`Title::LONGEST`] characters, to be escaped when shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title(String);

impl Title {
    /// Most characters.
    pub const LONGEST: usize = 60;

    /// The title in `text`, with white space collapsed and control characters removed. None if it is empty or too long.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let printed = text.split_whitespace().map(|word| {
            let printed = word.chars().filter(|character| !character.is_control());
            printed.collect::<String>()
        });
        let words: Vec<_> = printed.filter(|word| !word.is_empty()).collect();
        let line = words.join(" ");
        (1..=Self::LONGEST)
            .contains(&line.chars().count())
            .then_some(Self(line))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
