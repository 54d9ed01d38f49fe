//! The named rule sets that a challenge offers.

use std::num::NonZeroU8;

use super::{
    AtariGoRules, AtariGoStart, Compensation, Edges, End, FiveRules, GoBangRules, GoRules, KoRule,
    Komi, Overline, Pairs, Rules, Scoring, Suicide, Variant,
};

/// Rules with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// The name, which is stable: databases, commands and records contain it.
    pub name: &'static str,
    /// Its rules.
    pub rules: Rules,
}

impl RuleSet {
    /// All rule sets, those of one variant together, its default first.
    pub const ALL: &[Self] = &[
        // Booklets 000 and 004: territory and prisoners; by 000 the usual komi is 5.5, if both agree.
        go(
            "territory",
            GoRules {
                compensation: usual_komi(11),
                ..GoRules::new(KoRule::Simple, Scoring::TERRITORY)
            },
        ),
        // Booklet 002: the Japanese rules of 1989. Their text has no komi; 6.5 is customary.
        go(
            "japanese",
            GoRules {
                end: End::Confirmation,
                compensation: usual_komi(13),
                ..GoRules::new(KoRule::Simple, Scoring::TERRITORY)
            },
        ),
        // Booklet 001: no komi. Its ko compares the board with that of one move before,
        // which forbids the same moves as retaking a single stone does (see tests/ko.rs).
        go(
            "traditional",
            GoRules {
                compensation: Compensation::None,
                ..GoRules::new(KoRule::Simple, Scoring::TERRITORY)
            },
        ),
        go(
            "traditional-two-edges",
            GoRules {
                compensation: Compensation::None,
                ..GoRules::new(
                    KoRule::Simple,
                    Scoring::Territory {
                        edges: Edges::TwoAtMost,
                    },
                )
            },
        ),
        // Booklet 003, rule IV: most stones, no komi unless agreed.
        go("strasbourg", GoRules::new(KoRule::Simple, Scoring::Stones)),
        // Customary.
        go(
            "chinese",
            GoRules {
                compensation: usual_komi(15),
                ..GoRules::new(KoRule::PositionalSuperko, Scoring::Area)
            },
        ),
        go(
            "tromp-taylor",
            GoRules {
                suicide: Suicide::Allowed,
                end: End::AsItStands,
                compensation: usual_komi(15),
                ..GoRules::new(KoRule::PositionalSuperko, Scoring::Area)
            },
        ),
        go(
            "new-zealand",
            GoRules {
                suicide: Suicide::Allowed,
                compensation: usual_komi(14),
                ..GoRules::new(KoRule::SituationalSuperko, Scoring::Area)
            },
        ),
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
        gomoku("gomoku", Overline::Wins),
        gomoku("gomoku-exact", Overline::Exact),
        // Rules of the Renju International Federation.
        Self {
            name: "renju",
            rules: Rules::Gomoku(FiveRules::Renju),
        },
        // Booklet 001, second form, and booklet 004.
        go_bang("go-bang", Overline::Wins, Pairs::AreTaken),
        go_bang("go-bang-exact", Overline::Exact, Pairs::AreTaken),
        // Booklet 001, first form.
        go_bang("go-bang-plain", Overline::Wins, Pairs::Stay),
        go_bang("go-bang-plain-exact", Overline::Exact, Pairs::Stay),
        // Booklet 001 in Polish, by its name.
        go_bang("pente", Overline::Wins, Pairs::FiveWin),
        go_bang("pente-exact", Overline::Exact, Pairs::FiveWin),
    ];

    /// The rule set called `name`.
    pub fn from_name(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|set| set.name == name)
    }

    /// The rule set called `name`, or the default one of the variant called `name`.
    pub fn of_game(name: &str) -> Option<&'static Self> {
        Self::from_name(name).or_else(|| Variant::from_name(name).map(Self::default_of))
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

    /// Whether it comes from a booklet of the federation and has no name in use elsewhere.
    pub fn is_of_booklet(&self) -> bool {
        let booklets = [
            "territory",
            "traditional",
            "traditional-two-edges",
            "strasbourg",
        ];
        booklets.contains(&self.name)
    }

    /// The rule set with exactly these `rules`, if there is one.
    pub fn from_rules(rules: &Rules) -> Option<&'static Self> {
        Self::ALL.iter().find(|set| set.rules == *rules)
    }
}

const fn usual_komi(half_points: i16) -> Compensation {
    match Komi::from_half_points(half_points) {
        Some(komi) => Compensation::Usual(komi),
        None => Compensation::None,
    }
}

const fn go(name: &'static str, rules: GoRules) -> RuleSet {
    RuleSet {
        name,
        rules: Rules::Go(rules),
    }
}

const fn atari_go(start: AtariGoStart) -> Rules {
    Rules::AtariGo(AtariGoRules {
        start,
        captures_to_win: NonZeroU8::MIN,
    })
}

const fn gomoku(name: &'static str, overline: Overline) -> RuleSet {
    RuleSet {
        name,
        rules: Rules::Gomoku(FiveRules::Gomoku(overline)),
    }
}

const fn go_bang(name: &'static str, overline: Overline, pairs: Pairs) -> RuleSet {
    RuleSet {
        name,
        rules: Rules::GoBang(GoBangRules { overline, pairs }),
    }
}
