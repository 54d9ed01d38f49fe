//! Topics of puzzles.

/// The subject of a puzzle of any kind: standings are kept by topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// A question about a rule.
    Rule(RuleTopic),
    /// A group is to be killed, or to be made to live.
    LifeAndDeath,
    /// A chain is to be taken, or to be saved.
    Capturing,
    /// A hand-made solution tree.
    Study,
}

impl Topic {
    /// All topics, those about rules first.
    pub fn all() -> impl Iterator<Item = Self> {
        let rules = RuleTopic::ALL.into_iter().map(Self::Rule);
        rules.chain([Self::LifeAndDeath, Self::Capturing, Self::Study])
    }

    /// The name in databases and commands: stable.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rule(topic) => topic.name(),
            Self::LifeAndDeath => "life-and-death",
            Self::Capturing => "capturing",
            Self::Study => "study",
        }
    }

    /// The topics of generated puzzles and of bundled problems.
    pub fn on_offer() -> impl Iterator<Item = Self> {
        Self::all().filter(|topic| *topic != Self::Study)
    }

    /// The topic called `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|topic| topic.name() == name)
    }
}

/// The subject of a question about a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RuleTopic {
    /// Number of liberties of a chain.
    Liberties,
    /// Points that may not be played on.
    Forbidden,
    /// Captures by a move.
    Captures,
    /// Whether a stone may be retaken now, or whether that is ko.
    Ko,
    /// The side with more stones on the board.
    Stones,
    /// The side with more territory and prisoners.
    Territory,
    /// Dead chains.
    DeadChains,
    /// Five in a row in one move.
    Five,
    /// Points at which a pair is taken.
    Pairs,
    /// Capturing a stone within one to three moves against any defence.
    AtariGo,
}

impl RuleTopic {
    /// All topics about rules, in teaching order.
    pub const ALL: [Self; 10] = [
        Self::Liberties,
        Self::Captures,
        Self::Forbidden,
        Self::AtariGo,
        Self::Ko,
        Self::Stones,
        Self::Territory,
        Self::DeadChains,
        Self::Five,
        Self::Pairs,
    ];

    /// The name in databases and commands: stable.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Liberties => "liberties",
            Self::Forbidden => "forbidden",
            Self::Captures => "captures",
            Self::Ko => "ko",
            Self::Stones => "stones",
            Self::Territory => "territory",
            Self::DeadChains => "dead-chains",
            Self::Five => "five",
            Self::Pairs => "pairs",
            Self::AtariGo => "atari-go",
        }
    }
}
