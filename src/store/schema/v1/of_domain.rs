//! From the domain's values to the shapes of version 1.

use super::*;

impl From<game::Actor> for Actor {
    fn from(actor: game::Actor) -> Self {
        match actor {
            game::Actor::Player(player) => Self::Player(Id(player.get())),
            game::Actor::Clock => Self::Clock,
        }
    }
}

impl From<&game::EventKind> for EventKind {
    fn from(kind: &game::EventKind) -> Self {
        use game::EventKind as Domain;
        match kind {
            Domain::Offered {
                terms,
                invited,
                place,
            } => Self::Offered {
                terms: terms.into(),
                invited: invited.map(|player| Id(player.get())),
                place: (*place).into(),
            },
            Domain::Accepted { seats } => Self::Accepted {
                black: seats.black.into(),
                white: seats.white.into(),
            },
            Domain::Declined => Self::Declined,
            Domain::Withdrawn => Self::Withdrawn,
            Domain::Lapsed => Self::Lapsed,
            Domain::Relocated { place } => Self::Relocated {
                place: (*place).into(),
            },
            Domain::Moved {
                color,
                mv: rules::Move::Play(point),
            } => Self::Played {
                color: (*color).into(),
                at: Point(*point),
            },
            Domain::Moved {
                color,
                mv: rules::Move::Pass,
            } => Self::Passed {
                color: (*color).into(),
            },
            Domain::Resigned { color } => Self::Resigned {
                color: (*color).into(),
            },
            Domain::Marked { chain, life } => Self::Marked {
                chain: chain.iter().map(Point).collect(),
                life: (*life).into(),
            },
            Domain::Agreed { color } => Self::Agreed {
                color: (*color).into(),
            },
            Domain::Resumed { color } => Self::Resumed {
                color: (*color).into(),
            },
        }
    }
}

impl From<rules::Color> for Color {
    fn from(color: rules::Color) -> Self {
        match color {
            rules::Color::Black => Self::Black,
            rules::Color::White => Self::White,
        }
    }
}

impl From<game::Life> for Life {
    fn from(life: game::Life) -> Self {
        match life {
            game::Life::Dead => Self::Dead,
            game::Life::Alive => Self::Alive,
        }
    }
}

impl From<game::Seat> for Seat {
    fn from(seat: game::Seat) -> Self {
        match seat {
            game::Seat::Player(player) => Self::Player(Id(player.get())),
        }
    }
}

impl From<game::Place> for Place {
    fn from(place: game::Place) -> Self {
        Self {
            club: place.club.map(|club| Id(club.get())),
            channel: Id(place.channel.get()),
        }
    }
}

impl From<&game::Terms> for Terms {
    fn from(terms: &game::Terms) -> Self {
        Self {
            rules: terms.rules.into(),
            size: (terms.size.columns(), terms.size.rows()),
            handicap: terms.handicap.stones(),
            komi_half_points: terms.komi.half_points(),
            colors: terms.colors.into(),
            venue: terms.venue.into(),
        }
    }
}

impl From<rules::Rules> for Rules {
    fn from(rules: rules::Rules) -> Self {
        match rules {
            rules::Rules::Go(go) => Self::Go {
                ko: go.ko.into(),
                scoring: go.scoring.into(),
            },
            rules::Rules::AtariGo(atari) => Self::AtariGo {
                start: atari.start.into(),
                captures_to_win: atari.captures_to_win,
            },
            rules::Rules::Gomoku(five) => Self::Gomoku {
                overline: five.overline.into(),
            },
            rules::Rules::GoBang(five) => Self::GoBang {
                overline: five.overline.into(),
            },
        }
    }
}

impl From<rules::KoRule> for Ko {
    fn from(ko: rules::KoRule) -> Self {
        match ko {
            rules::KoRule::Simple => Self::Simple,
            rules::KoRule::PositionalSuperko => Self::PositionalSuperko,
            rules::KoRule::SituationalSuperko => Self::SituationalSuperko,
        }
    }
}

impl From<rules::Scoring> for Scoring {
    fn from(scoring: rules::Scoring) -> Self {
        match scoring {
            rules::Scoring::Territory { .. } => Self::Territory,
            rules::Scoring::Area => Self::Area,
            rules::Scoring::Stones => Self::Stones,
        }
    }
}

impl From<rules::AtariGoStart> for Start {
    fn from(start: rules::AtariGoStart) -> Self {
        match start {
            rules::AtariGoStart::Crosscut => Self::Crosscut,
            rules::AtariGoStart::Empty => Self::Empty,
        }
    }
}

impl From<rules::Overline> for Overline {
    fn from(overline: rules::Overline) -> Self {
        match overline {
            rules::Overline::Wins => Self::Wins,
            rules::Overline::Exact => Self::Exact,
        }
    }
}

impl From<game::ColorChoice> for Colors {
    fn from(colors: game::ColorChoice) -> Self {
        match colors {
            game::ColorChoice::Random => Self::Random,
            game::ColorChoice::Challenger(rules::Color::Black) => Self::ChallengerBlack,
            game::ColorChoice::Challenger(rules::Color::White) => Self::ChallengerWhite,
            game::ColorChoice::StrongerTakesWhite => Self::StrongerTakesWhite,
        }
    }
}

impl From<game::Venue> for Venue {
    fn from(venue: game::Venue) -> Self {
        match venue {
            game::Venue::Here => Self::Here,
            game::Venue::Thread => Self::Thread,
        }
    }
}
