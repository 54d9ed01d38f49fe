//! How a tournament is played.

use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ColorChoice, Draft, Terms, TermsError};
use tengen_rules::{Balance, Color, Variant};

/// The most who can enter a tournament.
pub const MAX_ENTRIES: u16 = 500;
/// The most entries: twice as many as play may have come and gone.
pub const MAX_ROWS: usize = 2 * MAX_ENTRIES as usize;
/// The most rounds of any tournament.
pub const MAX_ROUNDS: usize = tengen_tournament::MAX_ROUNDS as usize;
/// The most who can enter a round-robin, in which each further player adds a round.
const MAX_ROUND_ROBIN: u16 = 64;
const _: () = assert!(
    tengen_tournament::round_robin::rounds(MAX_ROUND_ROBIN as usize) <= MAX_ROUNDS
        && MAX_ROWS <= tengen_tournament::MAX_PLAYERS,
    "there are standings of so many rounds and players"
);
/// The most rounds of a Swiss or McMahon tournament.
pub const MAX_PLANNED: u8 = 12;

/// How a tournament is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What it is called.
    pub title: Title,
    /// Who plays on a side.
    pub format: Format,
    /// Who plays whom.
    pub system: System,
    /// How many rounds a Swiss or McMahon tournament has, 1 to [`MAX_PLANNED`]. Of the others it follows from the entries.
    pub rounds: u8,
    /// The terms of an even game; colours and stones follow from the pairs.
    pub terms: Terms,
    /// Whether there are handicaps.
    pub handicaps: Handicaps,
    /// Where the games are played.
    pub manner: Manner,
    /// How many sides play; who enters beyond that waits. 2 to [`System::most_players`].
    pub capacity: u16,
    /// Until when one can enter, if that was said.
    pub entries_until: Option<Timestamp>,
    /// How long after a round was published those lose who have not appeared.
    pub grace: Span,
}

impl Setup {
    /// The handicap of a game between two who are so many `steps` of rank or score apart, as on this board by these rules:
    /// 0 for none, 1 where White gets no komi, and from 2 on so many stones. It is the number that everybody reads, and
    /// that counts in standings and files.
    #[must_use]
    pub fn handicap(&self, steps: u8) -> u8 {
        let number = if self.goes_by_rank() {
            Balance::number(steps, self.terms.size)
        } else {
            0
        };
        // Where the rules take no such handicap, the game is even.
        match self.terms_with(number) {
            Ok(_) => number,
            Err(_) => 0,
        }
    }

    /// The terms of a game with this handicap, which who has White proposes.
    ///
    /// # Errors
    ///
    /// A [`TermsError`] if the rules take no such handicap.
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

    /// Whether ranks say how strong its players are: they are those of Go.
    #[must_use]
    pub fn goes_by_rank(&self) -> bool {
        self.terms.rules.variant() == Variant::Go
    }
}

/// Who plays on a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// One player.
    Single,
    /// Pair Go: two, who move in turn in one game (booklet 002).
    Pairs,
    /// A team: each of them plays one of the other team, at a board of their own. The match goes to the team that
    /// wins more of them, and all games are even.
    Teams(TeamSize),
}

impl Format {
    /// How many play on a side.
    #[must_use]
    pub const fn size(self) -> usize {
        match self {
            Self::Single => 1,
            Self::Pairs => 2,
            Self::Teams(TeamSize(size)) => size as usize,
        }
    }

    /// At how many boards two sides play.
    #[must_use]
    pub const fn boards(self) -> usize {
        match self {
            Self::Single | Self::Pairs => 1,
            Self::Teams(TeamSize(size)) => size as usize,
        }
    }
}

/// How many play in a team, 2 to [`TeamSize::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamSize(u8);

impl TeamSize {
    /// The most: with more, a line that names two teams can hardly be read.
    pub const MOST: u8 = 5;

    /// A team of `size`, if there is one.
    #[must_use]
    pub const fn new(size: u8) -> Option<Self> {
        match size {
            2..=Self::MOST => Some(Self(size)),
            _ => None,
        }
    }
}

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// By wins.
    Swiss,
    /// By wins and start scores, which come from ranks.
    McMahon,
    /// Everybody against everybody.
    RoundRobin,
    /// Who loses is out.
    KnockOut,
}

impl System {
    /// Whether those who play are settled with the first round.
    #[must_use]
    pub const fn is_fixed(self) -> bool {
        matches!(self, Self::RoundRobin | Self::KnockOut)
    }

    /// Whether a pair may end in a draw; not where one of the two has to go on.
    #[must_use]
    pub const fn takes_draws(self) -> bool {
        !matches!(self, Self::KnockOut)
    }

    /// The most who can play in it.
    #[must_use]
    pub const fn most_players(self) -> u16 {
        match self {
            Self::RoundRobin => MAX_ROUND_ROBIN,
            Self::Swiss | Self::McMahon | Self::KnockOut => MAX_ENTRIES,
        }
    }
}

/// Whether there are handicaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handicaps {
    /// All games are even.
    None,
    /// The difference makes them: of McMahon scores in such a tournament, else of ranks.
    ByDifference,
}

/// Where the games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Each pair gets a game here.
    Games,
    /// On an evening, at boards: results are noted by hand.
    ByHand,
}

/// What a tournament is called: one line of 1 to [`Title::LONGEST`] characters, to be escaped where it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title(String);

impl Title {
    /// The most characters.
    pub const LONGEST: usize = 60;

    /// The title in `text`: its white space is one space each, control characters are left out.
    /// None if nothing is left, or more than [`Title::LONGEST`] characters.
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

    /// The words.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
