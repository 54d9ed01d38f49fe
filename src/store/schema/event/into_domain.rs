//! From the shapes of events to the domain's values.

use super::*;
use crate::clock::Span;
use crate::rules::TrialMove;

impl From<Actor> for game::Actor {
    fn from(actor: Actor) -> Self {
        match actor {
            Actor::Player(player) => Self::Player(PlayerId::new(player.0)),
            Actor::Moderator(player) => Self::Moderator(PlayerId::new(player.0)),
            Actor::Clock => Self::Clock,
            Actor::Plan(player) => Self::Plan(PlayerId::new(player.0)),
        }
    }
}

impl TryFrom<EventKind> for game::EventKind {
    type Error = Meaningless;

    fn try_from(kind: EventKind) -> Result<Self, Meaningless> {
        Ok(match kind {
            EventKind::Offered {
                terms,
                pace,
                invitation,
                place,
            } => Self::Offered {
                terms: terms.with(pace.into())?,
                invitation: invitation.into(),
                place: place.into(),
            },
            EventKind::Accepted { black, white } => Self::Accepted {
                seats: rules::ByColor {
                    black: black.into(),
                    white: white.into(),
                },
            },
            EventKind::Joined => Self::Joined,
            EventKind::Declined => Self::Declined,
            EventKind::Withdrawn => Self::Withdrawn,
            EventKind::Replaced => Self::Replaced,
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
            EventKind::Suggested { dead, seki } => Self::Suggested {
                dead: dead.into_iter().map(|point| point.0).collect(),
                seki: seki.into_iter().map(|point| point.0).collect(),
            },
            EventKind::Confirmed { color } => Self::Confirmed {
                color: color.into(),
            },
            EventKind::Objected { color } => Self::Objected {
                color: color.into(),
            },
            EventKind::TrialBegan { color, first } => Self::TrialBegan {
                color: color.into(),
                first: first.into(),
            },
            EventKind::TrialPlayed { color, at } => Self::Tried {
                color: color.into(),
                mv: TrialMove::Move(rules::Move::Play(at.0)),
            },
            EventKind::TrialPassed { color } => Self::Tried {
                color: color.into(),
                mv: TrialMove::Move(rules::Move::Pass),
            },
            EventKind::TrialPassedForKo { color, at } => Self::Tried {
                color: color.into(),
                mv: TrialMove::PassForKo(at.0),
            },
            EventKind::TrialEnded { color } => Self::TrialEnded {
                color: color.into(),
            },
            EventKind::Proposed { color, proposal } => Self::Proposed {
                color: color.into(),
                proposal: proposal.into(),
            },
            EventKind::Consented { color } => Self::Consented {
                color: color.into(),
            },
            EventKind::Rejected { color } => Self::Rejected {
                color: color.into(),
            },
            EventKind::Ruled { ruling, reason } => Self::Ruled {
                ruling: ruling.into(),
                reason: reason
                    .map(|text| game::Reason::new(&text).ok_or(Meaningless::Reason))
                    .transpose()?,
            },
            EventKind::TakenBack { to } => Self::TakenBack {
                to: game::Revision::new(to),
            },
            EventKind::WentOn { color } => Self::WentOn {
                color: color.into(),
            },
            EventKind::TimeGiven { color, millis } => Self::TimeGiven {
                color: color.into(),
                span: Span::millis(millis),
            },
            EventKind::Rested { millis } => Self::Rested {
                span: Span::millis(millis),
            },
            EventKind::TimeRanOut { color } => Self::TimeRanOut {
                color: color.into(),
            },
            EventKind::Overdue { color } => Self::Overdue {
                color: color.into(),
            },
            EventKind::Claimed { color } => Self::Claimed {
                color: color.into(),
            },
            EventKind::CalledOff { color } => Self::CalledOff {
                color: color.into(),
            },
        })
    }
}

impl From<Invitation> for game::Invitation {
    fn from(invitation: Invitation) -> Self {
        let player = |id: Id| PlayerId::new(id.0);
        match invitation {
            Invitation::Anyone => Self::Anyone,
            Invitation::One(invited) => Self::One(player(invited)),
            Invitation::Pairs {
                partner,
                opponents: (one, other),
            } => Self::Pairs {
                partner: player(partner),
                opponents: [player(one), player(other)],
            },
        }
    }
}

impl From<Proposal> for game::Proposal {
    fn from(proposal: Proposal) -> Self {
        match proposal {
            Proposal::NoResult => Self::NoResult,
            Proposal::BothLose => Self::BothLose,
            Proposal::Undo { to } => Self::Undo {
                to: game::Revision::new(to),
            },
            Proposal::Pause => Self::Pause,
            Proposal::CallOff => Self::CallOff,
            Proposal::Draw => Self::Draw,
            Proposal::GoOnIn { club, channel } => Self::GoOnIn {
                place: Place { club, channel }.into(),
            },
            Proposal::Substitute { out, into } => Self::Substitute {
                out: PlayerId::new(out.0),
                into: PlayerId::new(into.0),
            },
        }
    }
}

impl From<Ruling> for game::Ruling {
    fn from(ruling: Ruling) -> Self {
        match ruling {
            Ruling::Forfeit { loser } => Self::Forfeit {
                loser: loser.into(),
            },
            Ruling::BothLose => Self::BothLose,
            Ruling::Adjudicated { winner } => Self::Adjudicated {
                winner: winner.into(),
            },
            Ruling::CalledOff => Self::CalledOff,
            Ruling::MoreTime { color, millis } => Self::MoreTime {
                color: color.into(),
                span: Span::millis(millis),
            },
            Ruling::Reseat { out, into } => Self::Reseat {
                out: PlayerId::new(out.0),
                into: PlayerId::new(into.0),
            },
        }
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
            Life::Seki => Self::Seki,
        }
    }
}

impl From<Seat> for game::Seat {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::Player(player) => Self::Player(PlayerId::new(player.0)),
            Seat::Pair(first, second) => {
                Self::Pair([PlayerId::new(first.0), PlayerId::new(second.0)])
            }
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

impl Terms {
    fn with(self, pace: game::Pace) -> Result<game::Terms, Meaningless> {
        let terms = self;
        let (columns, rows) = terms.size;
        let draft = Draft {
            rules: terms.rules.try_into()?,
            size: rules::Size::new(columns, rows).ok_or(Meaningless::Size(columns, rows))?,
            handicap: rules::Handicap::placed(terms.handicap, terms.placement.into())
                .ok_or(Meaningless::Handicap(terms.handicap))?,
            komi: rules::Komi::from_half_points(terms.komi_half_points)
                .ok_or(Meaningless::Komi(terms.komi_half_points))?,
            colors: terms.colors.into(),
            venue: terms.venue.into(),
            pace,
        };
        Ok(game::Terms::new(draft)?)
    }
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
            Rules::Gomoku { overline } => Self::Gomoku(rules::FiveRules {
                overline: overline.into(),
            }),
            Rules::GoBang { overline, pairs } => Self::GoBang(rules::GoBangRules {
                overline: overline.into(),
                pairs: pairs.into(),
            }),
        })
    }
}

impl From<Suicide> for rules::Suicide {
    fn from(suicide: Suicide) -> Self {
        match suicide {
            Suicide::Forbidden => Self::Forbidden,
            Suicide::Allowed => Self::Allowed,
        }
    }
}

impl From<End> for rules::End {
    fn from(end: End) -> Self {
        match end {
            End::AsItStands => Self::AsItStands,
            End::Agreement => Self::Agreement,
            End::Confirmation => Self::Confirmation,
        }
    }
}

impl From<Pairs> for rules::Pairs {
    fn from(pairs: Pairs) -> Self {
        match pairs {
            Pairs::Stay => Self::Stay,
            Pairs::AreTaken => Self::AreTaken,
            Pairs::FiveWin => Self::FiveWin,
        }
    }
}

impl From<Placement> for rules::Placement {
    fn from(placement: Placement) -> Self {
        match placement {
            Placement::Marked => Self::Marked,
            Placement::Free => Self::Free,
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
            Scoring::TerritoryWithTwoEdges => Self::Territory {
                edges: rules::Edges::TwoAtMost,
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
