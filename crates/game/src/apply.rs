//! Replaying a record.

use super::snapshot::Snapshots;
use super::{
    Action, Actor, Event, EventKind, Game, GameId, Invitation, Offer, Refusal, Revision, Seat,
    Sides, State, Stronger, decide,
};
use crate::clock::Span;
use tengen_rules::{ByColor, Color, Move, SetupError, TrialMove};

/// Why a list of events is not a game: it was damaged, or written by other rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CorruptRecord {
    #[error("the record is empty")]
    Empty,
    /// The first event is not a challenge by a player.
    #[error("the record does not begin with a challenge")]
    NoOffer,
    /// The challenge is not possible.
    #[error("the challenge is impossible: {0}")]
    Offer(Refusal),
    /// The terms have no initial board.
    #[error("the game cannot open: {0}")]
    Opening(#[from] SetupError),
    /// There is a second challenge.
    #[error("event {} is a second challenge", .at.get())]
    SecondOffer {
        /// The event's index in the record, from 0.
        at: Revision,
    },
    /// The event is not possible there.
    #[error("event {} is impossible: {reason}", .at.get())]
    Impossible {
        /// The event's index in the record, from 0.
        at: Revision,
        reason: Refusal,
    },
    /// The action is possible, but its event is a different one.
    #[error("event {} is not what follows from its action", .at.get())]
    Differs {
        /// The event's index in the record, from 0.
        at: Revision,
    },
}

impl Offer {
    /// The challenge in the event `offered`.
    pub fn of(offered: &Event) -> Option<Self> {
        let (
            Actor::Player(challenger),
            EventKind::Offered {
                terms,
                invitation,
                place,
            },
        ) = (offered.by, &offered.kind)
        else {
            return None;
        };
        Some(Self {
            at: offered.at,
            challenger,
            invitation: *invitation,
            terms: *terms,
            place: *place,
        })
    }
}

impl Game {
    /// The game that begins with the challenge `offered`.
    ///
    /// # Errors
    /// [`CorruptRecord`] if the event is not a challenge, or an impossible one.
    pub fn begin(id: GameId, offered: Event) -> Result<Self, CorruptRecord> {
        let game = Self::from_offer(id, offered)?;
        let Offer {
            challenger,
            invitation,
            terms,
            place,
            at,
        } = game.offer;
        super::offer(challenger, invitation, terms, place, at).map_err(CorruptRecord::Offer)?;
        Ok(game)
    }

    /// The game whose record begins with `offered`.
    ///
    /// # Errors
    /// [`CorruptRecord`] if the event is not a challenge, or its terms have no initial board.
    pub(super) fn from_offer(id: GameId, offered: Event) -> Result<Self, CorruptRecord> {
        let offer = Offer::of(&offered).ok_or(CorruptRecord::NoOffer)?;
        let opening = offer
            .terms
            .rules
            .opening(offer.terms.size, offer.terms.handicap)?;
        Ok(Self {
            id,
            place: offer.place,
            state: State::Offered {
                joined: Vec::new(),
                sides: Sides::default(),
                rested: Span::ZERO,
            },
            position: Box::new(opening),
            moves: Vec::new(),
            turns: Vec::new(),
            events: vec![offered],
            offer,
        })
    }

    /// Replays a record.
    ///
    /// The record is trusted: events are applied, not decided again. Otherwise a stricter rule in a later version would
    /// make old games unreadable; [`verify`](Self::verify) decides each event again.
    ///
    /// # Errors
    /// The first event that cannot be applied.
    pub fn replay(
        id: GameId,
        events: impl IntoIterator<Item = Event>,
    ) -> Result<Self, CorruptRecord> {
        Self::read(id, events, Self::from_offer, |game, event, snapshots| {
            let at = game.revision();
            if matches!(event.kind, EventKind::Offered { .. }) {
                return Err(CorruptRecord::SecondOffer { at });
            }
            game.evolve(&event, snapshots)
                .ok_or(CorruptRecord::Differs { at })?;
            game.events.push(event);
            Ok(())
        })
    }

    /// Replays a record and checks that every event could have been decided in its position: for records from
    /// elsewhere.
    ///
    /// # Errors
    /// The first event that was not possible.
    pub fn verify(
        id: GameId,
        events: impl IntoIterator<Item = Event>,
    ) -> Result<Self, CorruptRecord> {
        Self::read(id, events, Self::begin, Self::apply_with)
    }

    fn read(
        id: GameId,
        events: impl IntoIterator<Item = Event>,
        first: impl FnOnce(GameId, Event) -> Result<Self, CorruptRecord>,
        next: impl Fn(&mut Self, Event, &Snapshots) -> Result<(), CorruptRecord>,
    ) -> Result<Self, CorruptRecord> {
        let events: Vec<Event> = events.into_iter().collect();
        let mut snapshots = Snapshots::of(&events);
        let mut later = events.into_iter();
        let mut game = first(id, later.next().ok_or(CorruptRecord::Empty)?)?;
        game.reserve(later.len());
        for event in later {
            snapshots.take(&game);
            next(&mut game, event, &snapshots)?;
        }
        Ok(game)
    }

    /// Reserves capacity for `events` more events, most of which are moves.
    fn reserve(&mut self, events: usize) {
        self.events.reserve(events);
        self.moves.reserve(events);
        self.turns.reserve(events);
        self.position.expect(events);
    }

    /// Appends `event` to the record.
    ///
    /// # Errors
    /// [`CorruptRecord`] if [`decide()`] could not have returned the event; the game is unchanged then.
    pub fn apply(&mut self, event: Event) -> Result<(), CorruptRecord> {
        self.apply_with(event, &Snapshots::default())
    }

    fn apply_with(&mut self, event: Event, snapshots: &Snapshots) -> Result<(), CorruptRecord> {
        let at = self.revision();
        let action = self.action_of(&event.kind)?;
        let possible = decide(self, event.by, action, event.at)
            .map_err(|reason| CorruptRecord::Impossible { at, reason })?;
        if possible != event {
            return Err(CorruptRecord::Differs { at });
        }
        self.evolve(&event, snapshots)
            .ok_or(CorruptRecord::Differs { at })?;
        self.events.push(event);
        Ok(())
    }

    /// An action that may have led to these seats.
    fn seating(&self, seats: ByColor<Seat>) -> Action {
        if self.offer.invitation == Invitation::Sides {
            return Action::Start;
        }
        // Equal players with colours by lot can lead to any seats that the terms allow.
        Action::Accept {
            stronger: Some(Stronger::Equal),
            toss: if seats.black.contains(self.offer.challenger) {
                Color::Black
            } else {
                Color::White
            },
        }
    }

    /// An action that may have led to the event: if this one cannot, none can.
    fn action_of(&self, kind: &EventKind) -> Result<Action, CorruptRecord> {
        let at = self.revision();
        Ok(match *kind {
            EventKind::Offered { .. } => return Err(CorruptRecord::SecondOffer { at }),
            EventKind::Accepted { seats } => self.seating(seats),
            // If several players have to accept, only the last acceptance seats them.
            EventKind::Joined => Action::Accept {
                stronger: None,
                toss: Color::Black,
            },
            EventKind::JoinedSide { color } => Action::Join(color),
            EventKind::LeftSide => Action::Leave,
            EventKind::Declined => Action::Decline,
            EventKind::Withdrawn => Action::Withdraw,
            EventKind::Replaced => Action::Replace,
            EventKind::Lapsed => Action::Lapse,
            EventKind::Relocated { place } => Action::Relocate(place),
            EventKind::Moved { mv, .. } => Action::Move(mv),
            EventKind::FifthOffered { point } => Action::Move(Move::Play(point)),
            EventKind::Chose { choice } => Action::Choose(choice),
            EventKind::Resigned { .. } => Action::Resign,
            EventKind::Marked { chain, life } => Action::Mark {
                point: chain.iter().next().ok_or(CorruptRecord::Differs { at })?,
                life,
            },
            EventKind::Agreed { .. } => Action::Agree,
            EventKind::Resumed { .. } => Action::Resume,
            EventKind::Suggested(suggestion) => Action::Suggest(suggestion),
            EventKind::Objected { .. } => Action::Object,
            EventKind::TrialBegan { first, .. } => Action::Try { first },
            EventKind::Tried {
                mv: TrialMove::Move(mv),
                ..
            } => Action::Move(mv),
            EventKind::Tried {
                mv: TrialMove::PassForKo(point),
                ..
            } => Action::PassForKo(point),
            EventKind::TrialEnded { .. } => Action::EndTrial,
            EventKind::Proposed { proposal, .. } => Action::Propose(proposal),
            EventKind::Consented { .. } => Action::Consent,
            EventKind::Rejected { .. } => Action::Reject,
            EventKind::Ruled { ruling, ref reason } => Action::Rule {
                ruling,
                reason: reason.clone(),
            },
            EventKind::TakenBack { .. } => Action::TakeBack,
            EventKind::WentOn { .. } => Action::GoOn,
            EventKind::TimeGiven { span, .. } => Action::GiveTime(span),
            EventKind::Rested { span } => Action::Rest(span),
            EventKind::TimeRanOut { .. } | EventKind::Overdue { .. } => Action::RunOut,
            EventKind::NoShow { color } => Action::NoShow { color },
            EventKind::Unrated => Action::Unrate,
            EventKind::Claimed { .. } => Action::Claim,
            EventKind::CalledOff { .. } => Action::CallOff,
        })
    }
}
