//! The rules of a game.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::Meaningless;
use crate::schema::mirror::mirror;
use tengen_rules as rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Rules {
    Go {
        ko: Ko,
        suicide: Suicide,
        scoring: Scoring,
        end: End,
        /// None where there is no compensation at all.
        usual_komi_half_points: Option<i16>,
    },
    AtariGo {
        start: Start,
        captures_to_win: NonZeroU8,
    },
    Gomoku {
        overline: Overline,
    },
    GoBang {
        overline: Overline,
        pairs: Pairs,
    },
    Renju,
}

mirror! {
    pub(super) enum Suicide = rules::Suicide { Forbidden, Allowed }
    pub(super) enum End = rules::End { AsItStands, Agreement, Confirmation }
    pub(super) enum Pairs = rules::Pairs { Stay, AreTaken, FiveWin }
    pub(super) enum Placement = rules::Placement { Marked, Free }
    pub(super) enum Ko = rules::KoRule { Simple, PositionalSuperko, SituationalSuperko }
    pub(super) enum Start = rules::AtariGoStart { Crosscut, Empty }
    pub(super) enum Overline = rules::Overline { Wins, Exact }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Scoring {
    Territory,
    TerritoryWithTwoEdges,
    Area,
    Stones,
}

impl TryFrom<Rules> for rules::Rules {
    type Error = Meaningless;

    fn try_from(rules: Rules) -> Result<Self, Meaningless> {
        Ok(match rules {
            Rules::Go {
                ko,
                suicide,
                scoring,
                end,
                usual_komi_half_points,
            } => Self::Go(rules::GoRules {
                ko: ko.into(),
                suicide: suicide.into(),
                scoring: scoring.into(),
                end: end.into(),
                compensation: match usual_komi_half_points {
                    None => rules::Compensation::None,
                    Some(halves) => rules::Compensation::Usual(
                        rules::Komi::from_half_points(halves).ok_or(Meaningless::Komi(halves))?,
                    ),
                },
            }),
            Rules::AtariGo {
                start,
                captures_to_win,
            } => Self::AtariGo(rules::AtariGoRules {
                start: start.into(),
                captures_to_win,
            }),
            Rules::Gomoku { overline } => Self::Gomoku(rules::FiveRules::Gomoku(overline.into())),
            Rules::Renju => Self::Gomoku(rules::FiveRules::Renju),
            Rules::GoBang { overline, pairs } => Self::GoBang(rules::GoBangRules {
                overline: overline.into(),
                pairs: pairs.into(),
            }),
        })
    }
}

impl From<rules::Rules> for Rules {
    fn from(rules: rules::Rules) -> Self {
        match rules {
            rules::Rules::Go(go) => Self::Go {
                ko: go.ko.into(),
                suicide: go.suicide.into(),
                scoring: go.scoring.into(),
                end: go.end.into(),
                usual_komi_half_points: match go.compensation {
                    rules::Compensation::None => None,
                    rules::Compensation::Usual(komi) => Some(komi.half_points()),
                },
            },
            rules::Rules::AtariGo(atari) => Self::AtariGo {
                start: atari.start.into(),
                captures_to_win: atari.captures_to_win,
            },
            rules::Rules::Gomoku(rules::FiveRules::Gomoku(overline)) => Self::Gomoku {
                overline: overline.into(),
            },
            rules::Rules::Gomoku(rules::FiveRules::Renju) => Self::Renju,
            rules::Rules::GoBang(go_bang) => Self::GoBang {
                overline: go_bang.overline.into(),
                pairs: go_bang.pairs.into(),
            },
        }
    }
}

impl From<Scoring> for rules::Scoring {
    fn from(scoring: Scoring) -> Self {
        match scoring {
            Scoring::Territory => Self::Territory {
                edges: rules::Edges::Any,
            },
            Scoring::TerritoryWithTwoEdges => Self::Territory {
                edges: rules::Edges::TwoAtMost,
            },
            Scoring::Area => Self::Area,
            Scoring::Stones => Self::Stones,
        }
    }
}

impl From<rules::Scoring> for Scoring {
    fn from(scoring: rules::Scoring) -> Self {
        match scoring {
            rules::Scoring::Territory {
                edges: rules::Edges::Any,
            } => Self::Territory,
            rules::Scoring::Territory {
                edges: rules::Edges::TwoAtMost,
            } => Self::TerritoryWithTwoEdges,
            rules::Scoring::Area => Self::Area,
            rules::Scoring::Stones => Self::Stones,
        }
    }
}
