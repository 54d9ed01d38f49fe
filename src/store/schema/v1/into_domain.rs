//! From the shapes of version 1 to the domain's values.

use super::*;

impl From<Actor> for game::Actor {
    fn from(actor: Actor) -> Self {
        match actor {
            Actor::Player(player) => Self::Player(PlayerId::new(player.0)),
            Actor::Clock => Self::Clock,
        }
    }
}

impl TryFrom<EventKind> for game::EventKind {
    type Error = Meaningless;

    fn try_from(kind: EventKind) -> Result<Self, Meaningless> {
        Ok(match kind {
            EventKind::Offered {
                terms,
                invited,
                place,
            } => Self::Offered {
                terms: terms.try_into()?,
                invitation: invited.map(|player| PlayerId::new(player.0)).into(),
                place: place.into(),
            },
            EventKind::Accepted { black, white } => Self::Accepted {
                seats: rules::ByColor {
                    black: black.into(),
                    white: white.into(),
                },
            },
            EventKind::Declined => Self::Declined,
            EventKind::Withdrawn => Self::Withdrawn,
            EventKind::Lapsed => Self::Lapsed,
            EventKind::Relocated { place } => Self::Relocated {
                place: place.into(),
            },
            EventKind::Played { color, at } => Self::Moved {
                color: color.into(),
                mv: rules::Move::Play(at.0),
            },
            EventKind::Passed { color } => Self::Moved {
                color: color.into(),
                mv: rules::Move::Pass,
            },
            EventKind::Resigned { color } => Self::Resigned {
                color: color.into(),
            },
            EventKind::Marked { chain, life } => Self::Marked {
                chain: chain.into_iter().map(|point| point.0).collect(),
                life: life.into(),
            },
            EventKind::Agreed { color } => Self::Agreed {
                color: color.into(),
            },
            EventKind::Resumed { color } => Self::Resumed {
                color: color.into(),
            },
        })
    }
}

impl From<Color> for rules::Color {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

impl From<Life> for game::Life {
    fn from(life: Life) -> Self {
        match life {
            Life::Dead => Self::Dead,
            Life::Alive => Self::Alive,
        }
    }
}

impl From<Seat> for game::Seat {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::Player(player) => Self::Player(PlayerId::new(player.0)),
        }
    }
}

impl From<Place> for game::Place {
    fn from(place: Place) -> Self {
        Self {
            club: place.club.map(|club| ClubId::new(club.0)),
            channel: ChannelId::new(place.channel.0),
        }
    }
}

impl TryFrom<Terms> for game::Terms {
    type Error = Meaningless;

    fn try_from(terms: Terms) -> Result<Self, Meaningless> {
        let (columns, rows) = terms.size;
        let draft = Draft {
            pace: game::Pace::UNTIMED,
            rules: terms.rules.into(),
            size: rules::Size::new(columns, rows).ok_or(Meaningless::Size(columns, rows))?,
            handicap: rules::Handicap::new(terms.handicap)
                .ok_or(Meaningless::Handicap(terms.handicap))?,
            komi: rules::Komi::from_half_points(terms.komi_half_points)
                .ok_or(Meaningless::Komi(terms.komi_half_points))?,
            colors: terms.colors.into(),
            venue: terms.venue.into(),
        };
        Ok(Self::new(draft)?)
    }
}

impl From<Rules> for rules::Rules {
    fn from(rules: Rules) -> Self {
        match rules {
            // The one rule set of Go in that version.
            Rules::Go {
                ko: Ko::Simple,
                scoring: Scoring::Territory,
            } => {
                rules::RuleSet::named("territory")
                    .expect("the rule set has this name for good")
                    .rules
            }
            Rules::Go { ko, scoring } => Self::Go(rules::GoRules::new(ko.into(), scoring.into())),
            Rules::AtariGo {
                start,
                captures_to_win,
            } => Self::AtariGo(rules::AtariGoRules {
                start: start.into(),
                captures_to_win,
            }),
            Rules::Gomoku { overline } => Self::Gomoku(rules::FiveRules {
                overline: overline.into(),
            }),
            Rules::GoBang { overline } => Self::GoBang(rules::GoBangRules {
                overline: overline.into(),
                pairs: rules::Pairs::AreTaken,
            }),
        }
    }
}

impl From<Ko> for rules::KoRule {
    fn from(ko: Ko) -> Self {
        match ko {
            Ko::Simple => Self::Simple,
            Ko::PositionalSuperko => Self::PositionalSuperko,
            Ko::SituationalSuperko => Self::SituationalSuperko,
        }
    }
}

impl From<Scoring> for rules::Scoring {
    fn from(scoring: Scoring) -> Self {
        match scoring {
            Scoring::Territory => Self::Territory {
                edges: rules::Edges::Any,
            },
            Scoring::Area => Self::Area,
            Scoring::Stones => Self::Stones,
        }
    }
}

impl From<Start> for rules::AtariGoStart {
    fn from(start: Start) -> Self {
        match start {
            Start::Crosscut => Self::Crosscut,
            Start::Empty => Self::Empty,
        }
    }
}

impl From<Overline> for rules::Overline {
    fn from(overline: Overline) -> Self {
        match overline {
            Overline::Wins => Self::Wins,
            Overline::Exact => Self::Exact,
        }
    }
}

impl From<Colors> for game::ColorChoice {
    fn from(colors: Colors) -> Self {
        match colors {
            Colors::Random => Self::Random,
            Colors::ChallengerBlack => Self::Challenger(rules::Color::Black),
            Colors::ChallengerWhite => Self::Challenger(rules::Color::White),
            Colors::StrongerTakesWhite => Self::StrongerTakesWhite,
        }
    }
}

impl From<Venue> for game::Venue {
    fn from(venue: Venue) -> Self {
        match venue {
            Venue::Here => Self::Here,
            Venue::Thread => Self::Thread,
        }
    }
}
