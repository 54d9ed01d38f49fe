//! Games between two sides: from the challenge to the agreed count.
//!
//! A [`Game`] is the list of its [`Event`]s; everything else about it follows from them.
//! [`decide()`] returns the event of an [`Action`], or why it is refused: it changes nothing.
//! [`Game::apply`] adds an event to the game, and accepts only one that [`decide()`] could have returned.
//!
//! Time and chance are arguments: nothing here reads a clock or tosses a coin.
//!
//! ```
//! use tengen_game::clock::Timestamp;
//! use tengen_game::{Action, Actor, ChannelId, Draft, Game, GameId, Place, PlayerId, Terms, decide, offer};
//! use tengen_rules::{Color, Move, RuleSet, Size};
//!
//! let [kuro, shiro] = [1, 2].map(PlayerId::new);
//! let now = Timestamp::from_millis(0);
//! let rules = RuleSet::from_name("japanese").unwrap().rules;
//! let terms = Terms::new(Draft::even(rules, Size::square(9).unwrap())).unwrap();
//! let place = Place { club: None, channel: ChannelId::new(3) };
//!
//! let challenge = offer(kuro, shiro, terms, place, now).unwrap();
//! let mut game = Game::begin(GameId::new(1), challenge).unwrap();
//! let accept = Action::Accept { stronger: None, toss: Color::Black };
//! game.apply(decide(&game, Actor::Player(shiro), accept, now).unwrap()).unwrap();
//!
//! let play = Action::Move(Move::Play("E5".parse().unwrap()));
//! assert!(decide(&game, Actor::Player(shiro), play.clone(), now).is_err(), "it is Black's turn");
//! game.apply(decide(&game, Actor::Player(kuro), play, now).unwrap()).unwrap();
//! assert_eq!(game.to_move(), Some(Color::White));
//! ```

mod action;
mod apply;
pub mod clock;
mod clocks;
mod contested;
mod decide;
mod event;
mod evolve;
mod id;
mod invitation;
pub mod note;
mod opening;
mod outline;
mod phase;
pub mod plan;
mod player;
mod positions;
mod proposal;
mod rated;
mod reason;
pub mod record;
mod refusal;
mod renamed;
mod seat;
mod sides;
mod since;
mod snapshot;
mod terms;
pub mod time;
mod turn;
mod unanswered;

pub use action::{Action, Actor, Stronger};
pub use apply::CorruptRecord;
pub use clocks::Clocks;
pub use decide::{MOST_EVENTS, MOST_TIME_GIVEN, TAKE_BACK, decide, offer};
pub use event::{Event, EventKind, Life, Suggestion};
pub use id::{ChannelId, ClubId, GameId, MessageId, Place, PlayerId, Revision};
pub use invitation::Invitation;
pub use note::{Marks, Note, NoteMark, NoteText, Notes, Spot, SpotError, Visibility};
pub use opening::{MOST_FIFTHS, Opening, OpeningChoice, OpeningRule, OpeningStep};
pub use outline::{Finish, GameResult, Listed, Outline, Progress, Running, Turn};
pub use phase::{Closing, Phase};
pub use plan::{Plan, PlanError, PlanStep, Standing, Void};
pub use player::{Manner, is_taught, program_in, team_in};
pub use proposal::{Proposal, Ruling};
pub use reason::Reason;
pub use refusal::{OpeningRefusal, Refusal, SidesRefusal};
pub use seat::{Rota, Seat, has_partners};
pub use sides::Sides;
pub use terms::{ColorChoice, Draft, Overdue, Pace, Stakes, Terms, TermsError, Venue};
pub use time::{
    CLOSED_LIFE, Calendar, Hour, Interval, Left, Nights, OFFER_LIFE, Stretch, TimeControl,
    TimeControlError, TimeLimit, Weekday, Weekends, Zone, deadline, retention_end,
};
pub use unanswered::Unanswered;

use crate::clock::{Span, Timestamp};
use tengen_rules::{ByColor, Color, Ending, Marking, Move, Outcome, Position, Score, Trial};

/// The challenge that a game began with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    pub at: Timestamp,
    pub challenger: PlayerId,
    pub invitation: Invitation,
    pub terms: Terms,
    pub place: Place,
}

impl Offer {
    /// The time in which it can be answered.
    pub fn time(&self) -> TimeLimit {
        TimeLimit {
            since: self.at,
            span: OFFER_LIFE,
        }
    }
}

/// A game: its record, and the state that follows from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    id: GameId,
    offer: Offer,
    place: Place,
    state: State,
    // Boxed: a position takes some kilobytes, and games are moved around.
    position: Box<Position>,
    moves: Vec<(Color, Move)>,
    /// For each move, the number of events before it.
    turns: Vec<Revision>,
    events: Vec<Event>,
}

/// Offered, seated or closed.
#[derive(Clone, Debug, PartialEq)]
enum State {
    Offered {
        /// Those who have accepted, where several have to.
        joined: Vec<PlayerId>,
        /// The sides of rengo, while they are joined.
        sides: Sides,
        /// Rests in the time to answer.
        rested: Span,
    },
    Closed(Closing),
    Seated {
        seats: ByColor<Seat>,
        stage: AcceptedStage,
        /// The opening in progress.
        opening: Option<Opening>,
        /// Number of moves of the opening, once it is over.
        opened: usize,
        /// The open proposal, with the side that made it.
        proposed: Option<(Color, Proposal)>,
        /// None without time control.
        clocks: Option<Clocks>,
    },
}

/// The stage of an accepted game.
#[derive(Clone, Debug, PartialEq)]
enum AcceptedStage {
    Playing,
    Counting {
        marking: Marking,
        agreed: Option<Color>,
    },
    Trial {
        marking: Marking,
        trial: Box<Trial>,
    },
    Finished(Outcome),
}

impl Game {
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The challenge it began with.
    pub fn offer(&self) -> &Offer {
        &self.offer
    }

    pub fn terms(&self) -> &Terms {
        &self.offer.terms
    }

    /// The channel in which it is played now.
    pub fn place(&self) -> Place {
        self.place
    }

    pub fn phase(&self) -> Phase<'_> {
        match &self.state {
            State::Offered { joined, rested, .. } => Phase::Offered {
                expires: self.offer.time().until().after(*rested),
                joined,
            },
            State::Closed(closing) => Phase::Closed(*closing),
            State::Seated { stage, .. } => match stage {
                AcceptedStage::Playing => Phase::Playing,
                AcceptedStage::Counting { marking, agreed } => Phase::Counting {
                    marking: *marking,
                    agreed: *agreed,
                },
                AcceptedStage::Trial { marking, trial } => Phase::Trial {
                    marking: *marking,
                    trial,
                },
                AcceptedStage::Finished(outcome) => Phase::Finished(outcome),
            },
        }
    }

    /// The number of events.
    pub fn revision(&self) -> Revision {
        Revision::new(u32::try_from(self.events.len()).expect("a game has few events"))
    }

    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The current position with prisoners and ko; the initial one while the game is only offered.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves in order, passes included.
    ///
    /// The colours alternate except where a count was broken off and the game resumed.
    pub fn moves(&self) -> &[(Color, Move)] {
        &self.moves
    }

    pub fn last_move(&self) -> Option<(Color, Move)> {
        self.moves.last().copied()
    }

    /// The members of each side of rengo, while the game is offered.
    pub fn sides(&self) -> Option<&Sides> {
        match (&self.state, self.offer.invitation) {
            (State::Offered { sides, .. }, Invitation::Sides) => Some(sides),
            _ => None,
        }
    }

    /// The players by side, once the challenge is accepted.
    pub fn seats(&self) -> Option<&ByColor<Seat>> {
        match &self.state {
            State::Seated { seats, .. } => Some(seats),
            State::Offered { .. } | State::Closed(_) => None,
        }
    }

    /// The open proposal, with the side that made it.
    pub fn open_proposal(&self) -> Option<(Color, Proposal)> {
        match &self.state {
            State::Seated { proposed, .. } => *proposed,
            State::Offered { .. } | State::Closed(_) => None,
        }
    }

    /// The clocks; none without time control and before the game begins.
    pub fn clocks(&self) -> Option<&Clocks> {
        match &self.state {
            State::Seated { clocks, .. } => clocks.as_ref(),
            State::Offered { .. } | State::Closed(_) => None,
        }
    }

    /// Whether the players have agreed to pause the clocks.
    pub fn is_paused(&self) -> bool {
        let stands = |clocks: &Clocks| clocks.since().is_none() && !clocks.is_overdue();
        self.on_turn().is_some() && self.clocks().is_some_and(stands)
    }

    /// The revision that undoing the last move of `color` goes back to; none without such a move.
    ///
    /// Moves of an opening cannot be undone: its stones are placed for both colours, and choices depend on them. Only a
    /// stone that nobody has answered yet can be taken back, by [`Action::TakeBack`].
    pub fn undo_point(&self, color: Color) -> Option<Revision> {
        self.on_turn()?;
        let last = self.moves.iter().rposition(|(side, _)| *side == color)?;
        (last >= self.opening_moves()?).then_some(self.turns[last])
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

    /// The position on the players' board: the game's, or that of a trial.
    pub fn in_play(&self) -> &Position {
        match &self.state {
            State::Seated {
                stage: AcceptedStage::Trial { trial, .. },
                ..
            } => trial.position(),
            _ => &self.position,
        }
    }

    /// The count by the current marking, or the agreed one.
    pub fn score(&self) -> Option<Score> {
        match &self.state {
            State::Seated {
                stage: AcceptedStage::Counting { marking, .. },
                ..
            } => self.count(marking),
            State::Seated {
                stage:
                    AcceptedStage::Finished(Outcome {
                        ending: Ending::Score(score),
                        ..
                    }),
                ..
            } => Some(score.clone()),
            _ => None,
        }
    }

    /// The count with `marking`; none where the rules count nothing.
    fn count(&self, marking: &Marking) -> Option<Score> {
        let terms = self.terms();
        terms.rules.count(&self.position, marking, terms.komi)
    }
}
