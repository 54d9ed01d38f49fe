//! An external engine of the settings: its identity, and the games that it plays.

use std::num::NonZeroU16;
use std::time::Duration;

use crate::config::{self, EngineProtocol};
use crate::engine::outside::{Inexpressible, Protocol};
use crate::game::{Draft, PlayerId};
use crate::process::{Bounds, Launch, Program, Timeouts};
use crate::rules::{RuleSet, Rules, Size, Variant};

/// A fault of an external engine in the settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// Its name is invalid.
    #[error(
        "the engine {0:?}: a name has 1 to 9 letters from A to Z, digits and spaces between them, and at least one letter"
    )]
    Name(String),
    /// There are no rules of that name.
    #[error("the engine {0:?}: there is no rule set {1:?}")]
    Rules(String, String),
    /// There are no boards of this size.
    #[error("the engine {0:?}: a board has 1 to {max} lines, not {1}", max = Size::MAX)]
    Size(String, u8),
    /// Its protocol has no command for the rules in the settings.
    #[error("the engine {0:?}: {1:?} is not possible: {2}")]
    Inexpressible(String, &'static str, Inexpressible),
    /// No game by these rules is played on any of its boards.
    #[error("the engine {0:?}: {1:?} is played on none of its `sizes`")]
    NoBoard(String, &'static str),
}

/// An external engine as an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Engine {
    player: PlayerId,
    name: String,
    strength: String,
    protocol: Protocol,
    command: Vec<String>,
    /// Rule sets that it plays, at least one: the first is the default.
    rules: Vec<&'static RuleSet>,
    sizes: Vec<Size>,
    seconds: u16,
    /// The thinking time for a position of a review, in milliseconds; none if it judges none.
    review: Option<NonZeroU16>,
    start: u16,
    memory: Option<NonZeroU16>,
}

impl Engine {
    /// The program that the settings describe.
    ///
    /// # Errors
    ///
    /// An [`EngineError`] with what to fix.
    pub fn of(config: &config::Engine) -> Result<Self, EngineError> {
        let name = || config.name.clone();
        let player = PlayerId::outside(&config.name).ok_or_else(|| EngineError::Name(name()))?;
        let protocol = match config.protocol {
            EngineProtocol::Gtp => Protocol::Gtp,
            EngineProtocol::Gomocup => Protocol::Gomocup,
        };
        let mut sizes = Vec::new();
        for &side in &config.sizes {
            sizes.push(Size::square(side).ok_or_else(|| EngineError::Size(name(), side))?);
        }
        let mut rules = Vec::new();
        for text in &config.rules {
            let set = RuleSet::from_name(text);
            let set = set.ok_or_else(|| EngineError::Rules(name(), text.clone()))?;
            let boards = sizes.iter().filter(|size| set.rules.allows_size(**size));
            let checks = boards.map(|&board| protocol.check_expressible(&set.rules, board));
            // One suitable board is enough.
            let check = checks.reduce(Result::or);
            let best = check.ok_or_else(|| EngineError::NoBoard(name(), set.name))?;
            best.map_err(|reason| EngineError::Inexpressible(name(), set.name, reason))?;
            rules.push(set);
        }
        Ok(Self {
            player,
            name: name(),
            strength: config.strength.clone(),
            protocol,
            command: config.command.clone(),
            rules,
            sizes,
            seconds: config.seconds_a_move,
            review: NonZeroU16::new(config.review_millis),
            start: config.start_seconds,
            memory: NonZeroU16::new(config.memory_mib),
        })
    }

    /// All programs that the settings describe.
    ///
    /// # Errors
    ///
    /// The first [`EngineError`], with what to fix.
    pub fn all(engines: &[config::Engine]) -> Result<Vec<Self>, EngineError> {
        engines.iter().map(Self::of).collect()
    }

    pub fn player(&self) -> PlayerId {
        self.player
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn protocol(&self) -> Protocol {
        self.protocol
    }

    /// Its name and strength, as the operator describes it.
    pub(crate) fn description(&self) -> String {
        match self.strength.as_str() {
            "" => self.name.clone(),
            strength => format!("{} ({strength})", self.name),
        }
    }

    /// The rule sets of `variant` by which it plays.
    pub(crate) fn rules_of(&self, variant: Variant) -> impl Iterator<Item = &'static RuleSet> {
        let sets = self.rules.iter().copied();
        sets.filter(move |set| set.rules.variant() == variant)
    }

    /// The game that it plays first of all.
    pub(crate) fn usual_variant(&self) -> Variant {
        let first = self.rules.first();
        first.map_or(Variant::Go, |set| set.rules.variant())
    }

    /// The boards on which it plays by `rules`.
    pub(crate) fn boards(&self, rules: Rules) -> impl Iterator<Item = Size> {
        let sizes = self.sizes.iter().copied();
        sizes.filter(move |size| {
            rules.allows_size(*size) && self.protocol.check_expressible(&rules, *size).is_ok()
        })
    }

    /// Whether it plays by a rule set for which `is_meant` is true, on a board for which `is_board` is true.
    pub(crate) fn plays_any(
        &self,
        is_meant: impl Fn(&RuleSet) -> bool,
        is_board: impl Fn(Size) -> bool,
    ) -> bool {
        let mut sets = self.rules.iter().filter(|set| is_meant(set));
        sets.any(|set| self.boards(set.rules).any(&is_board))
    }

    /// Whether it plays a game of `terms`.
    ///
    /// # Errors
    ///
    /// The refusal of a game that it does not play.
    pub(crate) fn plays(&self, terms: &Draft) -> Result<(), EngineRefusal> {
        match self.protocol.check_expressible(&terms.rules, terms.size) {
            Err(Inexpressible::OnlyGo) => return Err(EngineRefusal::OnlyGo),
            Err(Inexpressible::OnlyFive) => return Err(EngineRefusal::OnlyFive),
            Err(Inexpressible::Size) | Ok(()) => {}
        }
        if terms.opening.is_some() {
            return Err(EngineRefusal::Opening);
        }
        if !self.rules.iter().any(|set| set.rules == terms.rules) {
            return Err(EngineRefusal::Rules);
        }
        let mut boards = self.boards(terms.rules);
        if boards.any(|size| size == terms.size) {
            Ok(())
        } else {
            Err(EngineRefusal::Board)
        }
    }

    /// Its thinking time for a position of a review of a game by `rules` on a board of `size`; none if it judges no
    /// such game.
    pub(crate) fn review_time(&self, rules: Rules, size: Size) -> Option<Duration> {
        let plays = self.rules.iter().any(|set| set.rules == rules)
            && self.boards(rules).any(|board| board == size);
        let millis = self.review.filter(|_| plays)?;
        Some(Duration::from_millis(millis.get().into()))
    }

    /// Its process; the timeout of an answer is twice its thinking time.
    pub(crate) fn program(&self) -> Program<'_> {
        Program {
            name: &self.name,
            launch: Launch {
                command: &self.command,
                bounds: Bounds::Limited(self.memory),
            },
            protocol: self.protocol,
            timeouts: Timeouts {
                start: Duration::from_secs(self.start.into()),
                answer: Duration::from_secs(2 * u64::from(self.seconds)),
            },
        }
    }

    /// The thinking time for a move, in seconds.
    pub(crate) fn seconds(&self) -> u16 {
        self.seconds
    }

    /// The memory limit, in MiB; 0 for none.
    pub(crate) fn memory(&self) -> u16 {
        self.memory.map_or(0, NonZeroU16::get)
    }
}

/// A game that an external engine does not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EngineRefusal {
    /// Any game, because the engine is no longer in the settings.
    Gone,
    /// Other games than Go.
    OnlyGo,
    /// Other games than five in a row without captures.
    OnlyFive,
    /// An opening with a choice of colours.
    Opening,
    /// A game by these rules.
    Rules,
    /// A game on this board.
    Board,
}

impl EngineRefusal {
    /// The word by which a text knows it.
    pub(crate) fn word(self) -> String {
        let word = match self {
            Self::Gone => "gone",
            Self::OnlyGo => "only-go",
            Self::OnlyFive => "only-five",
            Self::Opening => "opening",
            Self::Rules => "rules",
            Self::Board => "board",
        };
        word.to_owned()
    }
}
