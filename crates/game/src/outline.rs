//! Data of a game for lists and clocks, without its moves: from the game itself, or from a row stored beside it.

use super::{
    Calendar, Game, GameId, Offer, Phase, Place, PlayerId, Proposal, Revision, Seat, Sides, Terms,
    Unanswered,
};
use crate::clock::{Span, Timestamp};
use tengen_rules::{ByColor, Color, Ending, Outcome};

/// Data of a game for lists and clocks: implemented by [`Game`] and its [`Outline`].
pub trait Listed {
    fn id(&self) -> GameId;
    /// The challenge it began with.
    fn offer(&self) -> &Offer;
    /// The channel in which it is played now.
    fn place(&self) -> Place;
    fn progress(&self) -> Progress;
    /// The players by side, once the challenge is accepted.
    fn seats(&self) -> Option<&ByColor<Seat>>;
    /// The open proposal, with the side that made it.
    fn open_proposal(&self) -> Option<(Color, Proposal)>;
    /// The players who still have to accept it.
    fn players_to_consent(&self) -> Vec<PlayerId>;
    /// The players who have joined a side of a game that has not begun.
    fn joined_players(&self) -> Vec<PlayerId>;
    /// The players who have something to do.
    fn players_to_act(&self) -> Vec<PlayerId>;
    /// The side that moved last.
    fn last_to_move(&self) -> Option<Color>;

    fn terms(&self) -> &Terms {
        &self.offer().terms
    }

    /// The side for which `player` may act.
    fn color_of(&self, player: PlayerId) -> Option<Color> {
        let seats = self.seats()?;
        let mut colors = Color::ALL.into_iter();
        colors.find(|&color| seats[color].contains(player))
    }

    /// The proposed substitute, with their side.
    fn substitute(&self) -> Option<(Color, PlayerId)> {
        match self.open_proposal()? {
            (color, Proposal::Substitute { into, .. }) => Some((color, into)),
            _ => None,
        }
    }

    /// Everybody involved: players, the challenger, those who have joined a side, and invited players, substitutes
    /// included.
    fn players(&self) -> Vec<PlayerId> {
        let offer = self.offer();
        let mut players = vec![offer.challenger];
        players.extend(offer.invitation.players());
        players.extend(self.joined_players());
        players.extend(self.substitute().map(|(_, into)| into));
        let seats = self
            .seats()
            .into_iter()
            .flat_map(|seats| [seats.black, seats.white]);
        players.extend(seats.flat_map(Seat::players));
        players.sort_unstable();
        players.dedup();
        players
    }
}

/// A [`Phase`] without the data that needs a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// A challenge that nobody has accepted yet.
    Offered,
    /// The players move in turn.
    Playing,
    /// The players agree which stones are dead.
    Counting,
    /// A dispute in the count is played out (trial).
    Trial,
    /// The game is over.
    Finished(Finish),
    /// The challenge came to nothing.
    Closed,
}

impl Progress {
    /// Whether the game is accepted and not over.
    pub fn is_running(self) -> bool {
        matches!(self, Self::Playing | Self::Counting | Self::Trial)
    }
}

/// How a game ended, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    pub at: Timestamp,
    pub result: GameResult,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    Won(Color),
    /// A draw by count.
    Jigo,
    /// A draw of another kind.
    Draw,
    /// No result (Japanese 1989, Article 12).
    NoResult,
    BothLose,
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

/// The clock that runs in a game. Its end depends on calendars, so it is computed on demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Running {
    /// The clock of the player to move.
    Turn(Turn),
    /// The time for an answer to the count.
    CountAnswer(Unanswered),
}

/// A turn with a running clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The player to move.
    pub player: PlayerId,
    /// Start of the running clock.
    pub since: Timestamp,
    /// Available time, without rests.
    pub allowed: Span,
    pub rested: Span,
}

impl Turn {
    /// The moment at which the time is out by the `calendar` of the player to move: see [`super::Clocks::out_by`].
    pub fn out_by(self, calendar: &Calendar) -> Option<Timestamp> {
        let reached = calendar.reach(self.since, self.allowed)?;
        let unrested = self.allowed.plus(self.rested).max(Span::ZERO);
        Some(reached.max(self.since.after(unrested)))
    }
}

/// A summary stored beside the record, so that lists need not replay it. It follows from the record alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    pub id: GameId,
    /// The revision of the record it summarises.
    pub revision: Revision,
    /// The challenge it began with.
    pub offer: Offer,
    /// The channel in which it is played now.
    pub place: Place,
    pub progress: Progress,
    /// The players by side, once the challenge is accepted.
    pub seats: Option<ByColor<Seat>>,
    /// The players who have joined a side of a game that has not begun.
    pub joined: Vec<PlayerId>,
    /// The open proposal, with the side that made it.
    pub proposed: Option<(Color, Proposal)>,
    /// The players who still have to accept it.
    pub asked: Vec<PlayerId>,
    /// The players who have something to do, in ascending order.
    pub awaited: Vec<PlayerId>,
    /// The side that moved last.
    pub last_to_move: Option<Color>,
    pub running: Option<Running>,
}

impl Outline {
    pub fn of(game: &Game) -> Self {
        Self {
            id: game.id(),
            revision: game.revision(),
            offer: *game.offer(),
            place: game.place(),
            progress: game.progress(),
            seats: game.seats().copied(),
            joined: game.joined_players(),
            proposed: game.open_proposal(),
            asked: game.players_to_consent(),
            awaited: game.players_to_act(),
            last_to_move: game.last_to_move(),
            running: running(game),
        }
    }
}

/// The running clock of `game`; none once it is known to be overdue.
fn running(game: &Game) -> Option<Running> {
    let clocks = game.clocks().filter(|clocks| !clocks.is_overdue())?;
    if let Some(unanswered) = game.pending_answer() {
        return Some(Running::CountAnswer(unanswered));
    }
    Some(Running::Turn(Turn {
        player: game.on_turn()?,
        since: clocks.since()?,
        allowed: clocks.time_allowed(game.to_move()?),
        rested: clocks.recorded_rest(),
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

    fn open_proposal(&self) -> Option<(Color, Proposal)> {
        self.proposed
    }

    fn players_to_consent(&self) -> Vec<PlayerId> {
        self.asked.clone()
    }

    fn joined_players(&self) -> Vec<PlayerId> {
        self.joined.clone()
    }

    fn players_to_act(&self) -> Vec<PlayerId> {
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
            Phase::Trial { .. } => Progress::Trial,
            Phase::Closed(_) => Progress::Closed,
            Phase::Finished(outcome) => Progress::Finished(Finish {
                at: self.end_time().expect("a game that is over has ended"),
                result: outcome.into(),
            }),
        }
    }

    fn seats(&self) -> Option<&ByColor<Seat>> {
        self.seats()
    }

    fn open_proposal(&self) -> Option<(Color, Proposal)> {
        self.open_proposal()
    }

    fn players_to_consent(&self) -> Vec<PlayerId> {
        self.players_to_consent()
    }

    fn joined_players(&self) -> Vec<PlayerId> {
        let sides = self.sides().into_iter();
        sides.flat_map(Sides::players).collect()
    }

    fn players_to_act(&self) -> Vec<PlayerId> {
        self.players_to_act()
    }

    fn last_to_move(&self) -> Option<Color> {
        self.last_move().map(|(color, _)| color)
    }
}
