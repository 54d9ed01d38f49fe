//! From the domain's values to the shapes of events.

use super::*;
use crate::rules::TrialMove;

impl From<game::Actor> for Actor {
    fn from(actor: game::Actor) -> Self {
        match actor {
            game::Actor::Player(player) => Self::Player(Id(player.get())),
            game::Actor::Moderator(player) => Self::Moderator(Id(player.get())),
            game::Actor::Clock => Self::Clock,
            game::Actor::Plan(player) => Self::Plan(Id(player.get())),
        }
    }
}

impl From<&game::EventKind> for EventKind {
    fn from(kind: &game::EventKind) -> Self {
        use game::EventKind as Domain;
        match kind {
            Domain::Offered {
                terms,
                invitation,
                place,
            } => Self::Offered {
                terms: terms.into(),
                pace: terms.pace.into(),
                invitation: (*invitation).into(),
                place: (*place).into(),
            },
            Domain::Accepted { seats } => Self::Accepted {
                black: seats.black.into(),
                white: seats.white.into(),
            },
            Domain::Joined => Self::Joined,
            Domain::Declined => Self::Declined,
            Domain::Withdrawn => Self::Withdrawn,
            Domain::Replaced => Self::Replaced,
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
            Domain::Suggested { dead, seki } => Self::Suggested {
                dead: dead.iter().map(Point).collect(),
                seki: seki.iter().map(Point).collect(),
            },
            Domain::Confirmed { color } => Self::Confirmed {
                color: (*color).into(),
            },
            Domain::Objected { color } => Self::Objected {
                color: (*color).into(),
            },
            Domain::TrialBegan { color, first } => Self::TrialBegan {
                color: (*color).into(),
                first: (*first).into(),
            },
            Domain::Tried {
                color,
                mv: TrialMove::Move(rules::Move::Play(point)),
            } => Self::TrialPlayed {
                color: (*color).into(),
                at: Point(*point),
            },
            Domain::Tried {
                color,
                mv: TrialMove::Move(rules::Move::Pass),
            } => Self::TrialPassed {
                color: (*color).into(),
            },
            Domain::Tried {
                color,
                mv: TrialMove::PassForKo(point),
            } => Self::TrialPassedForKo {
                color: (*color).into(),
                at: Point(*point),
            },
            Domain::TrialEnded { color } => Self::TrialEnded {
                color: (*color).into(),
            },
            Domain::Proposed { color, proposal } => Self::Proposed {
                color: (*color).into(),
                proposal: (*proposal).into(),
            },
            Domain::Consented { color } => Self::Consented {
                color: (*color).into(),
            },
            Domain::Rejected { color } => Self::Rejected {
                color: (*color).into(),
            },
            Domain::Ruled { ruling, reason } => Self::Ruled {
                ruling: (*ruling).into(),
                reason: reason.as_ref().map(|reason| reason.as_str().to_owned()),
            },
            Domain::TakenBack { to } => Self::TakenBack { to: to.get() },
            Domain::WentOn { color } => Self::WentOn {
                color: (*color).into(),
            },
            Domain::TimeGiven { color, span } => Self::TimeGiven {
                color: (*color).into(),
                millis: span.as_millis(),
            },
            Domain::Rested { span } => Self::Rested {
                millis: span.as_millis(),
            },
            Domain::TimeRanOut { color } => Self::TimeRanOut {
                color: (*color).into(),
            },
            Domain::Overdue { color } => Self::Overdue {
                color: (*color).into(),
            },
            Domain::Claimed { color } => Self::Claimed {
                color: (*color).into(),
            },
            Domain::CalledOff { color } => Self::CalledOff {
                color: (*color).into(),
            },
        }
    }
}

impl From<game::Invitation> for Invitation {
    fn from(invitation: game::Invitation) -> Self {
        let id = |player: PlayerId| Id(player.get());
        match invitation {
            game::Invitation::Anyone => Self::Anyone,
            game::Invitation::One(invited) => Self::One(id(invited)),
            game::Invitation::Pairs {
                partner,
                opponents: [one, other],
            } => Self::Pairs {
                partner: id(partner),
                opponents: (id(one), id(other)),
            },
        }
    }
}

impl From<game::Proposal> for Proposal {
    fn from(proposal: game::Proposal) -> Self {
        match proposal {
            game::Proposal::NoResult => Self::NoResult,
            game::Proposal::BothLose => Self::BothLose,
            game::Proposal::Substitute { out, into } => Self::Substitute {
                out: Id(out.get()),
                into: Id(into.get()),
            },
            game::Proposal::Undo { to } => Self::Undo { to: to.get() },
            game::Proposal::Pause => Self::Pause,
            game::Proposal::CallOff => Self::CallOff,
            game::Proposal::Draw => Self::Draw,
            game::Proposal::GoOnIn { place } => {
                let Place { club, channel } = place.into();
                Self::GoOnIn { club, channel }
            }
        }
    }
}

impl From<game::Ruling> for Ruling {
    fn from(ruling: game::Ruling) -> Self {
        match ruling {
            game::Ruling::Forfeit { loser } => Self::Forfeit {
                loser: loser.into(),
            },
            game::Ruling::BothLose => Self::BothLose,
            game::Ruling::Adjudicated { winner } => Self::Adjudicated {
                winner: winner.into(),
            },
            game::Ruling::CalledOff => Self::CalledOff,
            game::Ruling::MoreTime { color, span } => Self::MoreTime {
                color: color.into(),
                millis: span.as_millis(),
            },
            game::Ruling::Reseat { out, into } => Self::Reseat {
                out: Id(out.get()),
                into: Id(into.get()),
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
            game::Life::Seki => Self::Seki,
        }
    }
}

impl From<game::Seat> for Seat {
    fn from(seat: game::Seat) -> Self {
        match seat {
            game::Seat::Player(player) => Self::Player(Id(player.get())),
            game::Seat::Pair([first, second]) => Self::Pair(Id(first.get()), Id(second.get())),
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
            placement: terms.handicap.placement().into(),
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
            rules::Rules::Gomoku(five) => Self::Gomoku {
                overline: five.overline.into(),
            },
            rules::Rules::GoBang(go_bang) => Self::GoBang {
                overline: go_bang.overline.into(),
                pairs: go_bang.pairs.into(),
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

impl From<rules::Suicide> for Suicide {
    fn from(suicide: rules::Suicide) -> Self {
        match suicide {
            rules::Suicide::Forbidden => Self::Forbidden,
            rules::Suicide::Allowed => Self::Allowed,
        }
    }
}

impl From<rules::End> for End {
    fn from(end: rules::End) -> Self {
        match end {
            rules::End::AsItStands => Self::AsItStands,
            rules::End::Agreement => Self::Agreement,
            rules::End::Confirmation => Self::Confirmation,
        }
    }
}

impl From<rules::Pairs> for Pairs {
    fn from(pairs: rules::Pairs) -> Self {
        match pairs {
            rules::Pairs::Stay => Self::Stay,
            rules::Pairs::AreTaken => Self::AreTaken,
            rules::Pairs::FiveWin => Self::FiveWin,
        }
    }
}

impl From<rules::Placement> for Placement {
    fn from(placement: rules::Placement) -> Self {
        match placement {
            rules::Placement::Marked => Self::Marked,
            rules::Placement::Free => Self::Free,
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
