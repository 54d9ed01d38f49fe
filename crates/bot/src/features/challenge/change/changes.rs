//! Changes that a member wants in the terms of a challenge.

use crate::game::{ColorChoice, Draft, Game, Overdue, Pace, PlayerId, Stakes, Terms, TimeControl};
use crate::rating::Pool;
use crate::rules::{Color, Handicap, Komi, RuleSet, Size};

/// Handicap stones for Black, and White's komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// From 0 to 9.
    pub stones: u8,
    pub komi: Komi,
}

/// Stones and half points, as in `2.1`.
impl std::fmt::Display for Odds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.stones, self.komi.half_points())
    }
}

/// Differences from the challenge as it was made; everything else stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// The board.
    pub size: Option<Size>,
    /// The rules: of the same game.
    pub rules: Option<&'static RuleSet>,
    /// Handicap and komi.
    pub odds: Option<Odds>,
    /// The colours from the challenger's view, no matter who changes them.
    pub colors: Option<ColorChoice>,
    /// The clock.
    pub control: Option<TimeControl>,
}

impl Changes {
    /// Every choice of colours, in the order of the button that switches them.
    pub(crate) const COLORS: [ColorChoice; 4] = [
        ColorChoice::Random,
        ColorChoice::Challenger(Color::Black),
        ColorChoice::Challenger(Color::White),
        ColorChoice::StrongerTakesWhite,
    ];

    /// The terms of the challenge `game` with these changes, as proposed by `by`. If they add a clock, the club's
    /// setting `overdue` applies. None if a change is impossible in that game.
    ///
    /// Terms that no longer fit are dropped: handicap stones that the board does not allow, a komi that the rules do
    /// not allow.
    pub(crate) fn apply(&self, game: &Game, by: PlayerId, overdue: Overdue) -> Option<Terms> {
        let terms = game.terms();
        let variant = terms.rules.variant();
        let rules = match self.rules {
            Some(rule_set) if rule_set.rules.variant() != variant => return None,
            Some(rule_set) => rule_set.rules,
            None => terms.rules,
        };
        let size = self.size.unwrap_or(terms.size);
        let stones = self
            .odds
            .map_or(terms.handicap.stones(), |odds| odds.stones);
        let handicap = Handicap::with_placement(stones, terms.handicap.placement())
            .filter(|handicap| rules.allows_handicap(size, *handicap))
            .unwrap_or(Handicap::NONE);
        let chosen = match self.odds {
            Some(odds) => Some(odds.komi).filter(|_| odds.stones == handicap.stones()),
            None => Some(terms.komi).filter(|_| self.rules.is_none() && handicap == terms.handicap),
        };
        let komi = chosen
            .filter(|komi| rules.allows_komi(*komi))
            .unwrap_or_else(|| rules.default_komi(handicap));
        let draft = Draft {
            rules,
            size,
            handicap,
            komi,
            colors: colors_for(self.colors(terms, handicap), game, by),
            venue: terms.venue,
            pace: self.pace(terms.pace, overdue),
            stakes: if Pool::of(&rules, size).is_empty() {
                Stakes::Unrated
            } else {
                terms.stakes
            },
            opening: terms
                .opening
                .filter(|opening| opening.is_possible(&rules, size)),
        };
        Terms::new(draft).ok()
    }

    /// The colours: with new handicap stones and no choice of colours, the stronger player takes White.
    fn colors(&self, terms: &Terms, handicap: Handicap) -> ColorChoice {
        let is_new = handicap.stones() > 0 && terms.handicap.stones() == 0;
        match (self.colors, terms.colors) {
            (Some(colors), _) => colors,
            (None, ColorChoice::Random) if is_new => ColorChoice::StrongerTakesWhite,
            (None, colors) => colors,
        }
    }

    fn pace(&self, pace: Pace, overdue: Overdue) -> Pace {
        match self.control {
            None => pace,
            Some(TimeControl::Untimed) => Pace::UNTIMED,
            Some(control) if pace.control == TimeControl::Untimed => Pace {
                overdue,
                ..Pace::of(control)
            },
            Some(control) => Pace { control, ..pace },
        }
    }
}

/// `colors` of the challenge `game` from the view of `by`, who becomes the challenger.
pub(crate) fn colors_for(colors: ColorChoice, game: &Game, by: PlayerId) -> ColorChoice {
    match colors {
        ColorChoice::Challenger(color) if by != game.offer().challenger => {
            ColorChoice::Challenger(!color)
        }
        colors => colors,
    }
}

/// Whether `terms` are those of the challenge `game`, as `by` would propose them.
pub(crate) fn is_same(game: &Game, by: PlayerId, terms: &Terms) -> bool {
    let same = Changes::default().apply(game, by, terms.pace.overdue);
    same.as_ref() == Some(terms)
}
