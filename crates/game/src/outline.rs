//! What lists and clocks need to know of a game, without its moves: told by the game itself, or by a row kept beside it.

use super::{
    Calendar, Game, GameId, Offer, Phase, Place, PlayerId, Proposal, Revision, Seat, Sides, Terms,
    Unanswered,
};
use crate::clock::{Span, Timestamp};
use tengen_rules::{ByColor, Color, Ending, Outcome};

/// A game as lists and clocks see it: a [`Game`], or its [`Outline`].
pub trait Listed {
    /// The game's number.
    fn id(&self) -> GameId;
    /// The challenge from which it came.
    fn offer(&self) -> &Offer;
    /// Where it is played now.
    fn place(&self) -> Place;
    /// How far it has come.
    fn progress(&self) -> Progress;
    /// Who sits where, once the challenge is accepted.
    fn seats(&self) -> Option<&ByColor<Seat>>;
    /// What lies on the table, and which side has proposed it.
    fn proposed(&self) -> Option<(Color, Proposal)>;
    /// Those whose consent to it is still missing.
    fn asked(&self) -> Vec<PlayerId>;
    /// Those who have joined a side of a game that has not begun.
    fn joined(&self) -> Vec<PlayerId>;
    /// Those who have something to do.
    fn awaited(&self) -> Vec<PlayerId>;
    /// The side that has moved last.
    fn last_to_move(&self) -> Option<Color>;

    /// What the players agreed to.
    fn terms(&self) -> &Terms {
        &self.offer().terms
    }

    /// The side for which `player` may act.
    fn color_of(&self, player: PlayerId) -> Option<Color> {
        let seats = self.seats()?;
        let mut colors = Color::ALL.into_iter();
        colors.find(|&color| seats[color].holds(player))
    }

    /// Who would come in as a substitute by what lies on the table, and on which side.
    fn substitute(&self) -> Option<(Color, PlayerId)> {
        match self.proposed()? {
            (color, Proposal::Substitute { into, .. }) => Some((color, into)),
            _ => None,
        }
    }

    /// Those who play it, have offered it, have joined a side of it, or are invited to it, be it as a substitute.
    fn players(&self) -> Vec<PlayerId> {
        let offer = self.offer();
        let mut players = vec![offer.challenger];
        players.extend(offer.invitation.players());
        players.extend(self.joined());
        players.extend(self.substitute().map(|(_, into)| into));
        let seats = self.seats().into_iter();
        let seats = seats.flat_map(|seats| [seats.black, seats.white]);
        players.extend(seats.flat_map(Seat::players));
        players.sort_unstable();
        players.dedup();
        players
    }
}

/// How far a game has come: a [`Phase`] without what only a board can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// A challenge that nobody has accepted yet.
    Offered,
    /// The players move in turn.
    Playing,
    /// The players agree which stones are dead.
    Counting,
    /// Both have agreed the count, and confirm it.
    Confirming,
    /// A dispute in the count is played out.
    Trial,
    /// The game is over.
    Finished(Finish),
    /// The challenge came to nothing.
    Closed,
}

impl Progress {
    /// Whether the game is going on: accepted and not over.
    pub fn is_running(self) -> bool {
        matches!(
            self,
            Self::Playing | Self::Counting | Self::Confirming | Self::Trial
        )
    }
}

/// How a game ended, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// When it ended.
    pub at: Timestamp,
    /// What came of it.
    pub result: GameResult,
}

/// What came of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// This side has won.
    Won(Color),
    /// The same count for both.
    Jigo,
    /// A draw of another kind.
    Draw,
    /// No result (Japanese 1989, Article 12).
    NoResult,
    /// Both have lost.
    BothLose,
    /// It was called off.
    CalledOff,
    /// A side never moved.
    NotBegun,
}

impl From<&Outcome> for GameResult {
    fn from(outcome: &Outcome) -> Self {
        if let Some(winner) = outcome.winner {
            return Self::Won(winner);
        }
        match outcome.ending {
            Ending::Score(_) => Self::Jigo,
            Ending::NoResult => Self::NoResult,
            Ending::BothLose => Self::BothLose,
            Ending::CalledOff => Self::CalledOff,
            Ending::NotBegun => Self::NotBegun,
            Ending::Draw
            | Ending::NoMovesLeft
            | Ending::FiveInARow { .. }
            | Ending::Capture { .. }
            | Ending::FivePairs { .. }
            | Ending::Resignation
            | Ending::Forfeit
            | Ending::Time
            | Ending::NoShow
            | Ending::Adjudication => Self::Draw,
        }
    }
}

/// A time that runs in a game. When it is out depends on calendars, so that is worked out whenever it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Running {
    /// The clock of the one who is to move.
    Turn(Turn),
    /// The time for a word on the count that one side owes the other.
    Word(Unanswered),
}

/// A turn whose clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who is to move.
    pub player: PlayerId,
    /// Since when the clock has run.
    pub since: Timestamp,
    /// How long it may, rests not counted.
    pub allowed: Span,
    /// What of it is written down as rested.
    pub rested: Span,
}

impl Turn {
    /// When its time is out by the `calendar` of the one to move, as [`super::Clocks::out_by`] has it.
    pub fn out_by(self, calendar: &Calendar) -> Option<Timestamp> {
        let reached = calendar.reach(self.since, self.allowed)?;
        let unrested = self.allowed.plus(self.rested).max(Span::ZERO);
        Some(reached.max(self.since.after(unrested)))
    }
}

/// What is kept of a game beside its record, so that lists need not replay it. It follows from the record alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// The game's number.
    pub id: GameId,
    /// How many events the record has of which this is the outline.
    pub revision: Revision,
    /// The challenge from which it came.
    pub offer: Offer,
    /// Where it is played now.
    pub place: Place,
    /// How far it has come.
    pub progress: Progress,
    /// Who sits where, once the challenge is accepted.
    pub seats: Option<ByColor<Seat>>,
    /// Those who have joined a side of a game that has not begun.
    pub joined: Vec<PlayerId>,
    /// What lies on the table, and which side has proposed it.
    pub proposed: Option<(Color, Proposal)>,
    /// Those whose consent to it is still missing.
    pub asked: Vec<PlayerId>,
    /// Those who have something to do, in the order of their numbers.
    pub awaited: Vec<PlayerId>,
    /// The side that has moved last.
    pub last_to_move: Option<Color>,
    /// The time that runs, if one does.
    pub running: Option<Running>,
}

impl Outline {
    /// The outline of `game`.
    pub fn of(game: &Game) -> Self {
        Self {
            id: game.id(),
            revision: game.revision(),
            offer: *game.offer(),
            place: game.place(),
            progress: game.progress(),
            seats: game.seats().copied(),
            joined: game.joined(),
            proposed: game.proposed(),
            asked: game.asked(),
            awaited: game.awaited(),
            last_to_move: game.last_to_move(),
            running: running(game),
        }
    }
}

/// The time that runs in `game`, if nobody is known to be late.
fn running(game: &Game) -> Option<Running> {
    let clocks = game.clocks().filter(|clocks| !clocks.is_overdue())?;
    if let Some(unanswered) = game.unanswered() {
        return Some(Running::Word(unanswered));
    }
    Some(Running::Turn(Turn {
        player: game.on_turn()?,
        since: clocks.since()?,
        allowed: clocks.allowed(game.to_move()?),
        rested: clocks.rested(),
    }))
}

impl Listed for Outline {
    fn id(&self) -> GameId {
        self.id
    }

    fn offer(&self) -> &Offer {
        &self.offer
    }

    fn place(&self) -> Place {
        self.place
    }

    fn progress(&self) -> Progress {
        self.progress
    }

    fn seats(&self) -> Option<&ByColor<Seat>> {
        self.seats.as_ref()
    }

    fn proposed(&self) -> Option<(Color, Proposal)> {
        self.proposed
    }

    fn asked(&self) -> Vec<PlayerId> {
        self.asked.clone()
    }

    fn joined(&self) -> Vec<PlayerId> {
        self.joined.clone()
    }

    fn awaited(&self) -> Vec<PlayerId> {
        self.awaited.clone()
    }

    fn last_to_move(&self) -> Option<Color> {
        self.last_to_move
    }
}

impl Listed for Game {
    fn id(&self) -> GameId {
        self.id()
    }

    fn offer(&self) -> &Offer {
        self.offer()
    }

    fn place(&self) -> Place {
        self.place()
    }

    fn progress(&self) -> Progress {
        match self.phase() {
            Phase::Offered { .. } => Progress::Offered,
            Phase::Playing => Progress::Playing,
            Phase::Counting { .. } => Progress::Counting,
            Phase::Confirming { .. } => Progress::Confirming,
            Phase::Trial { .. } => Progress::Trial,
            Phase::Closed(_) => Progress::Closed,
            Phase::Finished(outcome) => Progress::Finished(Finish {
                at: self.ended().expect("a game that is over has ended"),
                result: outcome.into(),
            }),
        }
    }

    fn seats(&self) -> Option<&ByColor<Seat>> {
        self.seats()
    }

    fn proposed(&self) -> Option<(Color, Proposal)> {
        self.proposed()
    }

    fn asked(&self) -> Vec<PlayerId> {
        self.asked()
    }

    fn joined(&self) -> Vec<PlayerId> {
        let sides = self.sides().into_iter();
        sides.flat_map(Sides::players).collect()
    }

    fn awaited(&self) -> Vec<PlayerId> {
        self.awaited()
    }

    fn last_to_move(&self) -> Option<Color> {
        self.last_move().map(|(color, _)| color)
    }
}
