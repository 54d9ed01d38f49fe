//! Games of two: from the challenge to the last word on the count.
//!
//! A [`Game`] is the list of its [`Event`]s; everything else about it follows from them.
//! [`decide()`] says which event an [`Action`] brings about, or why it does not: it changes nothing.
//! [`Game::apply`] takes an event in, and takes only one that [`decide()`] could have brought about.
//!
//! Time and chance come in as arguments: nothing here reads a clock or tosses a coin.

mod action;
mod apply;
pub mod clock;
mod clocks;
mod consent;
mod contested;
mod decide;
mod event;
mod evolve;
mod id;
mod invitation;
mod opening;
mod outline;
mod outside;
mod phase;
pub mod plan;
mod program;
mod proposal;
mod rated;
mod reason;
pub mod record;
mod refusal;
mod renamed;
mod rota;
mod seat;
mod sides;
mod since;
mod snapshot;
mod team;
mod terms;
pub mod time;
mod turn;
mod unanswered;

pub use action::{Action, Actor, Stronger};
pub use apply::CorruptRecord;
pub use clocks::Clocks;
pub use decide::{MOST_EVENTS, MOST_TIME_GIVEN, TAKE_BACK, decide, offer};
pub use event::{Event, EventKind, Life};
pub use id::{ChannelId, ClubId, GameId, MessageId, Place, PlayerId, Revision};
pub use invitation::Invitation;
pub use opening::{MOST_FIFTHS, Opening, OpeningChoice, OpeningRule, OpeningStep};
pub use outline::{Finish, GameResult, Listed, Outline, Progress, Running, Turn};
pub use phase::{Closing, Phase};
pub use plan::{Plan, PlanError, Standing, Step, Void};
pub use program::{Manner, is_taught, program_in};
pub use proposal::{Proposal, Ruling};
pub use reason::Reason;
pub use refusal::{OpeningRefusal, Refusal, SidesRefusal};
pub use rota::Rota;
pub use seat::{Seat, take_turns};
pub use sides::Sides;
pub use team::team_in;
pub use terms::{ColorChoice, Draft, Overdue, Pace, Stakes, Terms, TermsError, Venue};
pub use time::{
    CLOSED_LIFE, Calendar, Given, Hour, Interval, Left, Nights, OFFER_LIFE, Stretch, TimeControl,
    TimeControlError, Weekday, Weekends, Zone, deadline, kept_until,
};
pub use unanswered::Unanswered;

use crate::clock::{Span, Timestamp};
use tengen_rules::{ByColor, Color, Ending, Marking, Move, Outcome, Position, Score, Trial};

/// The challenge from which a game came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// When it was made.
    pub at: Timestamp,
    /// Who made it.
    pub challenger: PlayerId,
    /// Who may accept.
    pub invitation: Invitation,
    /// What it proposes.
    pub terms: Terms,
    /// Where it was made.
    pub place: Place,
}

impl Offer {
    /// The time to answer it.
    pub fn time(&self) -> Given {
        Given {
            since: self.at,
            span: OFFER_LIFE,
        }
    }
}

/// A game: its record, and what follows from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    id: GameId,
    offer: Offer,
    place: Place,
    state: State,
    // On the heap, so that a game can be handed around: a board takes some kilobytes.
    position: Box<Position>,
    moves: Vec<(Color, Move)>,
    /// Of each move, how many events came before it.
    turns: Vec<Revision>,
    events: Vec<Event>,
}

/// Whether there is a table yet.
#[derive(Clone, Debug, PartialEq)]
enum State {
    Offered {
        /// Those who have accepted, where several have to.
        joined: Vec<PlayerId>,
        /// Those who have joined a side, where that is how the game begins.
        sides: Sides,
        /// What of the time to answer does not count.
        rested: Span,
    },
    Closed(Closing),
    Seated {
        seats: ByColor<Seat>,
        stage: Stage,
        /// The opening, while the players are in one.
        opening: Option<Opening>,
        /// How many moves belong to the opening, when it is over.
        opened: usize,
        /// What lies on the table, and which side has proposed it.
        proposed: Option<(Color, Proposal)>,
        /// None where time is not kept.
        clocks: Option<Clocks>,
    },
}

/// How far the players at a table have come.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    Playing,
    Counting {
        marking: Marking,
        agreed: Option<Color>,
    },
    Confirming {
        marking: Marking,
        score: Score,
        confirmed: Option<Color>,
    },
    Trial {
        marking: Marking,
        trial: Box<Trial>,
    },
    Finished(Outcome),
}

impl Game {
    /// The game's number.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The challenge from which it came.
    pub fn offer(&self) -> &Offer {
        &self.offer
    }

    /// What the players agreed to.
    pub fn terms(&self) -> &Terms {
        &self.offer.terms
    }

    /// Where it is played now.
    pub fn place(&self) -> Place {
        self.place
    }

    /// How far it has come.
    pub fn phase(&self) -> Phase<'_> {
        match &self.state {
            State::Offered { joined, rested, .. } => Phase::Offered {
                expires: self.offer.time().until().after(*rested),
                joined,
            },
            State::Closed(closing) => Phase::Closed(*closing),
            State::Seated { stage, .. } => match stage {
                Stage::Playing => Phase::Playing,
                Stage::Counting { marking, agreed } => Phase::Counting {
                    marking: *marking,
                    agreed: *agreed,
                },
                Stage::Confirming {
                    score, confirmed, ..
                } => Phase::Confirming {
                    score,
                    confirmed: *confirmed,
                },
                Stage::Trial { marking, trial } => Phase::Trial {
                    marking: *marking,
                    trial,
                },
                Stage::Finished(outcome) => Phase::Finished(outcome),
            },
        }
    }

    /// How many events it has.
    pub fn revision(&self) -> Revision {
        Revision::new(u32::try_from(self.events.len()).expect("a game has few events"))
    }

    /// Its record.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The board as it stands, with prisoners and ko; as the game would open while it is only offered.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Every move so far, passes included, in order.
    ///
    /// The colours alternate except where a count was broken off and the game resumed.
    pub fn moves(&self) -> &[(Color, Move)] {
        &self.moves
    }

    /// The latest move.
    pub fn last_move(&self) -> Option<(Color, Move)> {
        self.moves.last().copied()
    }

    /// Who has joined which side, while it is offered to all who do.
    pub fn sides(&self) -> Option<&Sides> {
        match (&self.state, self.offer.invitation) {
            (State::Offered { sides, .. }, Invitation::Sides) => Some(sides),
            _ => None,
        }
    }

    /// Who sits where, once the challenge is accepted.
    pub fn seats(&self) -> Option<&ByColor<Seat>> {
        match &self.state {
            State::Seated { seats, .. } => Some(seats),
            State::Offered { .. } | State::Closed(_) => None,
        }
    }

    /// What lies on the table, and which side has proposed it.
    pub fn proposed(&self) -> Option<(Color, Proposal)> {
        match &self.state {
            State::Seated { proposed, .. } => *proposed,
            State::Offered { .. } | State::Closed(_) => None,
        }
    }

    /// The clocks, where time is kept and the game has begun.
    pub fn clocks(&self) -> Option<&Clocks> {
        match &self.state {
            State::Seated { clocks, .. } => clocks.as_ref(),
            State::Offered { .. } | State::Closed(_) => None,
        }
    }

    /// Whether the players have agreed to let the clocks stand.
    pub fn is_paused(&self) -> bool {
        let stands = |clocks: &Clocks| clocks.since().is_none() && !clocks.is_overdue();
        self.on_turn().is_some() && self.clocks().is_some_and(stands)
    }

    /// To how many events the record goes back when the last move of `color` is undone; none where there is none.
    ///
    /// What belongs to an opening stays: its stones are placed for both colours, and choices have followed them.
    /// Only a stone that nobody has answered yet can be taken back at once, by [`Action::TakeBack`].
    pub fn undo_point(&self, color: Color) -> Option<Revision> {
        self.on_turn()?;
        let last = self.moves.iter().rposition(|(side, _)| *side == color)?;
        (last >= self.opened()?).then_some(self.turns[last])
    }

    /// Whether each side has made a move.
    ///
    /// In an opening the first player places stones for both, and the other one answers with a choice.
    pub fn has_begun(&self) -> bool {
        let has_chosen = |event: &Event| matches!(event.kind, EventKind::Chose { .. });
        if self.opening().is_some() {
            return self.events.iter().any(has_chosen);
        }
        Color::ALL.into_iter().all(|color| self.has_moved(color))
    }

    /// Whether the side has made a move.
    pub fn has_moved(&self, color: Color) -> bool {
        self.moves.iter().any(|(side, _)| *side == color)
    }

    /// The position that the players have before them: the game's, or the copy on which a dispute is played out.
    pub fn in_play(&self) -> &Position {
        match &self.state {
            State::Seated {
                stage: Stage::Trial { trial, .. },
                ..
            } => trial.position(),
            _ => &self.position,
        }
    }

    /// The count as the marking stands, or as both agreed it.
    pub fn score(&self) -> Option<Score> {
        match &self.state {
            State::Seated {
                stage: Stage::Counting { marking, .. },
                ..
            } => self.count(marking),
            State::Seated {
                stage: Stage::Confirming { score, .. },
                ..
            } => Some(score.clone()),
            State::Seated {
                stage:
                    Stage::Finished(Outcome {
                        ending: Ending::Score(score),
                        ..
                    }),
                ..
            } => Some(score.clone()),
            _ => None,
        }
    }

    /// The count if `marking` were agreed; none where the rules count nothing.
    fn count(&self, marking: &Marking) -> Option<Score> {
        let terms = self.terms();
        terms.rules.count(&self.position, marking, terms.komi)
    }
}
