//! The named rule sets that a challenge offers.

use std::num::NonZeroU8;

use super::{
    AtariGoRules, AtariGoStart, FiveRules, GoRules, KoRule, Overline, Rules, Scoring, Variant,
};

/// Rules with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// The name: stable, since it stands in databases, commands and records.
    pub name: &'static str,
    /// What it names.
    pub rules: Rules,
}

impl RuleSet {
    /// All rule sets, those of one variant together, its default first.
    pub const ALL: &[Self] = &[
        // Booklets 000, 001, 002 and 004: territory and prisoners.
        Self {
            name: "territory",
            rules: Rules::Go(GoRules {
                ko: KoRule::Simple,
                scoring: Scoring::Territory,
            }),
        },
        // Booklet 003, usually started with stones in the middle.
        Self {
            name: "atari-go",
            rules: atari_go(AtariGoStart::Crosscut),
        },
        Self {
            name: "atari-go-empty",
            rules: atari_go(AtariGoStart::Empty),
        },
        // Booklet 004; no booklet has a rule on longer lines.
        Self {
            name: "gomoku",
            rules: Rules::Gomoku(FiveRules {
                overline: Overline::Wins,
            }),
        },
        Self {
            name: "gomoku-exact",
            rules: Rules::Gomoku(FiveRules {
                overline: Overline::Exact,
            }),
        },
        // Booklet 001, second form, and booklet 004.
        Self {
            name: "go-bang",
            rules: Rules::GoBang(FiveRules {
                overline: Overline::Wins,
            }),
        },
        Self {
            name: "go-bang-exact",
            rules: Rules::GoBang(FiveRules {
                overline: Overline::Exact,
            }),
        },
    ];

    /// The rule set called `name`.
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|set| set.name == name)
    }

    /// The rule sets of `variant`, its default first.
    pub fn of(variant: Variant) -> impl Iterator<Item = &'static Self> {
        Self::ALL
            .iter()
            .filter(move |set| set.rules.variant() == variant)
    }

    /// The default rule set of `variant`.
    pub fn default_of(variant: Variant) -> &'static Self {
        Self::of(variant)
            .next()
            .expect("every variant has a rule set")
    }

    /// The rule set that has exactly `rules`, if one has.
    pub fn having(rules: &Rules) -> Option<&'static Self> {
        Self::ALL.iter().find(|set| set.rules == *rules)
    }
}

const fn atari_go(start: AtariGoStart) -> Rules {
    Rules::AtariGo(AtariGoRules {
        start,
        captures_to_win: NonZeroU8::MIN,
    })
}
