//! From the record to the game.

use super::{
    Action, Actor, Closing, Event, EventKind, Game, GameId, Life, Offer, Refusal, Revision, Stage,
    State, Stronger, decide,
};
use crate::rules::{Color, Ending, Marking, Move, Outcome, PointSet, SetupError, Status};

/// Why a list of events is no game: it was damaged, or written by other rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CorruptRecord {
    /// There are no events at all.
    #[error("the record is empty")]
    Empty,
    /// The first event is no challenge by a player.
    #[error("the record does not begin with a challenge")]
    NoOffer,
    /// The challenge could not have been made.
    #[error("the challenge is impossible: {0}")]
    Offer(Refusal),
    /// The terms give no board to begin with.
    #[error("the game cannot open: {0}")]
    Opening(#[from] SetupError),
    /// There is a second challenge.
    #[error("event {} is a second challenge", .at.get())]
    SecondOffer {
        /// The event's place in the record, counted from 0.
        at: Revision,
    },
    /// The event could not have happened there.
    #[error("event {} is impossible: {reason}", .at.get())]
    Impossible {
        /// The event's place in the record, counted from 0.
        at: Revision,
        /// Why it could not have happened.
        reason: Refusal,
    },
    /// Something could have happened there, but not as the event tells it.
    #[error("event {} is not what follows from its action", .at.get())]
    Differs {
        /// The event's place in the record, counted from 0.
        at: Revision,
    },
}

impl Game {
    /// The game that begins with the challenge `offered`.
    ///
    /// # Errors
    /// When the event is no challenge, or an impossible one.
    pub fn offered(id: GameId, offered: Event) -> Result<Self, CorruptRecord> {
        let (
            Actor::Player(challenger),
            EventKind::Offered {
                terms,
                invited,
                place,
            },
        ) = (offered.by, &offered.kind)
        else {
            return Err(CorruptRecord::NoOffer);
        };
        let offer = Offer {
            at: offered.at,
            challenger,
            invited: *invited,
            terms: *terms,
            place: *place,
        };
        super::offer(
            challenger,
            offer.invited,
            offer.terms,
            offer.place,
            offer.at,
        )
        .map_err(CorruptRecord::Offer)?;
        Ok(Self {
            id,
            place: offer.place,
            state: State::Offered,
            position: Box::new(
                offer
                    .terms
                    .rules
                    .opening(offer.terms.size, offer.terms.handicap)?,
            ),
            moves: Vec::new(),
            events: vec![offered],
            offer,
        })
    }

    /// The game whose record is `events`.
    ///
    /// # Errors
    /// Names the first event that could not have happened.
    pub fn replay(
        id: GameId,
        events: impl IntoIterator<Item = Event>,
    ) -> Result<Self, CorruptRecord> {
        let mut events = events.into_iter();
        let mut game = Self::offered(id, events.next().ok_or(CorruptRecord::Empty)?)?;
        for event in events {
            game.apply(event)?;
        }
        Ok(game)
    }

    /// Takes `event` into the record.
    ///
    /// # Errors
    /// When [`decide()`] could not have brought the event about; the game is unchanged then.
    pub fn apply(&mut self, event: Event) -> Result<(), CorruptRecord> {
        let at = self.revision();
        let action = self.action_of(&event.kind)?;
        let possible = decide(self, event.by, action, event.at)
            .map_err(|reason| CorruptRecord::Impossible { at, reason })?;
        if possible != std::slice::from_ref(&event) {
            return Err(CorruptRecord::Differs { at });
        }
        self.evolve(&event.kind)
            .ok_or(CorruptRecord::Differs { at })?;
        self.events.push(event);
        Ok(())
    }

    /// An action that may have brought the event about: if this one cannot have, none can.
    fn action_of(&self, kind: &EventKind) -> Result<Action, CorruptRecord> {
        let at = self.revision();
        Ok(match *kind {
            EventKind::Offered { .. } => return Err(CorruptRecord::SecondOffer { at }),
            // Saying that both are equal and letting the lot decide can give any seats that the terms allow.
            EventKind::Accepted { seats } => Action::Accept {
                stronger: Some(Stronger::Equal),
                toss: if seats.black.holds(self.offer.challenger) {
                    Color::Black
                } else {
                    Color::White
                },
            },
            EventKind::Declined => Action::Decline,
            EventKind::Withdrawn => Action::Withdraw,
            EventKind::Lapsed => Action::Lapse,
            EventKind::Relocated { place } => Action::Relocate(place),
            EventKind::Moved { mv, .. } => Action::Move(mv),
            EventKind::Resigned { .. } => Action::Resign,
            EventKind::Marked { chain, life } => Action::Mark {
                point: chain.iter().next().ok_or(CorruptRecord::Differs { at })?,
                life,
            },
            EventKind::Agreed { .. } => Action::Agree,
            EventKind::Resumed { .. } => Action::Resume,
        })
    }

    /// Draws the consequence of an event that [`decide()`] has found possible.
    /// None, and nothing changed, where it can have none.
    fn evolve(&mut self, kind: &EventKind) -> Option<()> {
        match *kind {
            EventKind::Offered { .. } => return None,
            EventKind::Accepted { seats } => {
                let stage = Stage::Playing;
                self.state = State::Seated { seats, stage };
            }
            EventKind::Declined => self.state = State::Closed(Closing::Declined),
            EventKind::Withdrawn => self.state = State::Closed(Closing::Withdrawn),
            EventKind::Lapsed => self.state = State::Closed(Closing::Lapsed),
            EventKind::Relocated { place } => self.place = place,
            EventKind::Moved { color, mv } => self.moved(color, mv)?,
            EventKind::Resigned { color } => {
                *self.stage_mut()? = Stage::Finished(Outcome {
                    winner: Some(!color),
                    ending: Ending::Resignation,
                });
            }
            EventKind::Marked { chain, life } => self.marked(chain, life)?,
            EventKind::Agreed { color } => self.agreed(color)?,
            EventKind::Resumed { color } => {
                *self.stage_mut()? = Stage::Playing;
                let rules = self.offer.terms.rules;
                rules.resume(&mut self.position, !color);
            }
        }
        Some(())
    }

    fn stage_mut(&mut self) -> Option<&mut Stage> {
        match &mut self.state {
            State::Seated { stage, .. } => Some(stage),
            State::Offered | State::Closed(_) => None,
        }
    }

    fn moved(&mut self, color: Color, mv: Move) -> Option<()> {
        let rules = self.terms().rules;
        rules.play(&mut self.position, mv).ok()?;
        self.moves.push((color, mv));
        let next = match rules.status(&self.position) {
            Status::InProgress => return Some(()),
            Status::Stopped => Stage::Counting {
                marking: Marking::default(),
                agreed: None,
            },
            Status::Over(outcome) => Stage::Finished(outcome),
        };
        *self.stage_mut()? = next;
        Some(())
    }

    /// Whoever agreed, agreed to another marking: that is void now.
    fn marked(&mut self, chain: PointSet, life: Life) -> Option<()> {
        let Stage::Counting { marking, agreed } = self.stage_mut()? else {
            return None;
        };
        marking.dead = match life {
            Life::Dead => marking.dead.union(chain),
            Life::Alive => marking.dead.difference(chain),
        };
        *agreed = None;
        Some(())
    }

    /// The second to agree ends the game (Japanese rules 1989, article 9.2).
    fn agreed(&mut self, color: Color) -> Option<()> {
        let Stage::Counting { marking, agreed } = self.stage_mut()? else {
            return None;
        };
        if agreed.is_none() {
            *agreed = Some(color);
            return Some(());
        }
        let marking = *marking;
        let score = self.count(&marking)?;
        *self.stage_mut()? = Stage::Finished(Outcome {
            winner: score.winner(),
            ending: Ending::Score(score),
        });
        Some(())
    }
}
