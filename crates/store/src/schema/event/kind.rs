//! Conversions between events and their shapes.

use super::{Color, EventKind, Meaningless, Point};
use tengen_game::clock::Span;
use tengen_game::{self as game, Suggestion};
use tengen_rules::{self as rules, Move, TrialMove};

/// `value` in the other form.
fn of<A, B: From<A>>(value: A) -> B {
    value.into()
}

fn set(points: Vec<Point>) -> rules::PointSet {
    points.into_iter().map(|point| point.0).collect()
}

fn list(points: &rules::PointSet) -> Vec<Point> {
    points.iter().map(Point).collect()
}

fn move_event(color: Color, mv: Move) -> game::EventKind {
    let color = of(color);
    game::EventKind::Moved { color, mv }
}

fn trial_event(color: Color, mv: TrialMove) -> game::EventKind {
    let color = of(color);
    game::EventKind::Tried { color, mv }
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
                terms: terms.with(of(pace))?,
                invitation: of(invitation),
                place: of(place),
            },
            EventKind::Joined => Self::Joined,
            EventKind::JoinedSide { color } => Self::JoinedSide { color: of(color) },
            EventKind::LeftSide => Self::LeftSide,
            EventKind::Accepted { black, white } => Self::Accepted {
                seats: rules::ByColor {
                    black: black.try_into()?,
                    white: white.try_into()?,
                },
            },
            EventKind::Declined => Self::Declined,
            EventKind::Withdrawn => Self::Withdrawn,
            EventKind::Replaced => Self::Replaced,
            EventKind::Lapsed => Self::Lapsed,
            EventKind::Relocated { place } => Self::Relocated { place: of(place) },
            EventKind::Played { color, at } => move_event(color, Move::Play(at.0)),
            EventKind::Passed { color } => move_event(color, Move::Pass),
            EventKind::Chose { choice } => Self::Chose { choice: of(choice) },
            EventKind::FifthOffered { at } => Self::FifthOffered { point: at.0 },
            EventKind::Resigned { color } => Self::Resigned { color: of(color) },
            EventKind::Marked { chain, life } => Self::Marked {
                chain: set(chain),
                life: of(life),
            },
            EventKind::Agreed { color } => Self::Agreed { color: of(color) },
            EventKind::Resumed { color } => Self::Resumed { color: of(color) },
            EventKind::Suggested {
                dead,
                seki,
                proven,
                unsettled,
            } => Self::Suggested(Suggestion {
                dead: set(dead),
                seki: set(seki),
                proven: set(proven),
                unsettled: set(unsettled),
            }),
            EventKind::Objected { color } => Self::Objected { color: of(color) },
            EventKind::TrialBegan { color, first } => Self::TrialBegan {
                color: of(color),
                first: of(first),
            },
            EventKind::TrialPlayed { color, at } => {
                trial_event(color, TrialMove::Move(Move::Play(at.0)))
            }
            EventKind::TrialPassed { color } => trial_event(color, TrialMove::Move(Move::Pass)),
            EventKind::TrialPassedForKo { color, at } => {
                trial_event(color, TrialMove::PassForKo(at.0))
            }
            EventKind::TrialEnded { color } => Self::TrialEnded { color: of(color) },
            EventKind::Proposed { color, proposal } => Self::Proposed {
                color: of(color),
                proposal: of(proposal),
            },
            EventKind::Consented { color } => Self::Consented { color: of(color) },
            EventKind::Rejected { color } => Self::Rejected { color: of(color) },
            EventKind::Ruled { ruling, reason } => Self::Ruled {
                ruling: of(ruling),
                reason: reason
                    .map(|text| game::Reason::new(&text).ok_or(Meaningless::Reason))
                    .transpose()?,
            },
            EventKind::TakenBack { to } => Self::TakenBack {
                to: game::Revision::new(to),
            },
            EventKind::WentOn { color } => Self::WentOn { color: of(color) },
            EventKind::TimeGiven { color, millis } => Self::TimeGiven {
                color: of(color),
                span: Span::millis(millis),
            },
            EventKind::Rested { millis } => Self::Rested {
                span: Span::millis(millis),
            },
            EventKind::TimeRanOut { color } => Self::TimeRanOut { color: of(color) },
            EventKind::NoShow { color } => Self::NoShow { color: of(color) },
            EventKind::Unrated => Self::Unrated,
            EventKind::Overdue { color } => Self::Overdue { color: of(color) },
            EventKind::Claimed { color } => Self::Claimed { color: of(color) },
            EventKind::CalledOff { color } => Self::CalledOff { color: of(color) },
        })
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
                terms: of(terms),
                pace: of(terms.pace),
                invitation: of(*invitation),
                place: of(*place),
            },
            Domain::Accepted { seats } => Self::Accepted {
                black: of(seats.black),
                white: of(seats.white),
            },
            Domain::Joined => Self::Joined,
            Domain::JoinedSide { color } => Self::JoinedSide { color: of(*color) },
            Domain::LeftSide => Self::LeftSide,
            Domain::Declined => Self::Declined,
            Domain::Withdrawn => Self::Withdrawn,
            Domain::Replaced => Self::Replaced,
            Domain::Lapsed => Self::Lapsed,
            Domain::Relocated { place } => Self::Relocated { place: of(*place) },
            Domain::Moved { color, mv } => Self::of_move(of(*color), *mv),
            Domain::Chose { choice } => Self::Chose {
                choice: of(*choice),
            },
            Domain::FifthOffered { point } => Self::FifthOffered { at: Point(*point) },
            Domain::Resigned { color } => Self::Resigned { color: of(*color) },
            Domain::Marked { chain, life } => Self::Marked {
                chain: list(chain),
                life: of(*life),
            },
            Domain::Agreed { color } => Self::Agreed { color: of(*color) },
            Domain::Resumed { color } => Self::Resumed { color: of(*color) },
            Domain::Suggested(suggestion) => Self::Suggested {
                dead: list(&suggestion.dead),
                seki: list(&suggestion.seki),
                proven: list(&suggestion.proven),
                unsettled: list(&suggestion.unsettled),
            },
            Domain::Objected { color } => Self::Objected { color: of(*color) },
            Domain::TrialBegan { color, first } => Self::TrialBegan {
                color: of(*color),
                first: of(*first),
            },
            Domain::Tried { color, mv } => Self::of_trial_move(of(*color), *mv),
            Domain::TrialEnded { color } => Self::TrialEnded { color: of(*color) },
            Domain::Proposed { color, proposal } => Self::Proposed {
                color: of(*color),
                proposal: of(*proposal),
            },
            Domain::Consented { color } => Self::Consented { color: of(*color) },
            Domain::Rejected { color } => Self::Rejected { color: of(*color) },
            Domain::Ruled { ruling, reason } => Self::Ruled {
                ruling: of(*ruling),
                reason: reason.as_ref().map(|reason| reason.as_str().to_owned()),
            },
            Domain::TakenBack { to } => Self::TakenBack { to: to.get() },
            Domain::WentOn { color } => Self::WentOn { color: of(*color) },
            Domain::TimeGiven { color, span } => Self::TimeGiven {
                color: of(*color),
                millis: span.as_millis(),
            },
            Domain::Rested { span } => Self::Rested {
                millis: span.as_millis(),
            },
            Domain::TimeRanOut { color } => Self::TimeRanOut { color: of(*color) },
            Domain::NoShow { color } => Self::NoShow { color: of(*color) },
            Domain::Unrated => Self::Unrated,
            Domain::Overdue { color } => Self::Overdue { color: of(*color) },
            Domain::Claimed { color } => Self::Claimed { color: of(*color) },
            Domain::CalledOff { color } => Self::CalledOff { color: of(*color) },
        }
    }
}

impl EventKind {
    fn of_move(color: Color, mv: Move) -> Self {
        match mv {
            Move::Play(point) => Self::Played {
                color,
                at: Point(point),
            },
            Move::Pass => Self::Passed { color },
        }
    }

    fn of_trial_move(color: Color, mv: TrialMove) -> Self {
        match mv {
            TrialMove::Move(Move::Play(point)) => Self::TrialPlayed {
                color,
                at: Point(point),
            },
            TrialMove::Move(Move::Pass) => Self::TrialPassed { color },
            TrialMove::PassForKo(point) => Self::TrialPassedForKo {
                color,
                at: Point(point),
            },
        }
    }
}
