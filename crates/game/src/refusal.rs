//! Refusals of actions.

use super::{Closing, PlayerId};
use crate::clock::Timestamp;
use tengen_rules::{Color, IllegalMove, Move, Point, PointSet};

/// Why an action was refused; nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nobody challenges themselves.
    #[error("a challenge to oneself")]
    AgainstOneself,
    /// Nobody accepts their own challenge.
    #[error("the challenge is the player's own")]
    OwnChallenge,
    /// The challenge is for someone else.
    #[error("the challenge is for {invited:?} alone")]
    OnlyTheInvited { invited: PlayerId },
    /// Nobody is invited by name, so nobody can decline.
    #[error("the challenge is open to all, so nobody need decline it")]
    NobodyInvited,
    /// Only the challenger can withdraw the challenge.
    #[error("only {challenger:?} may withdraw the challenge")]
    OnlyTheChallenger { challenger: PlayerId },
    /// The stronger player takes White, but the accepting player did not say who that is.
    #[error("the colours depend on who is the stronger player")]
    WhoIsStronger,
    /// The challenge can no longer be accepted, declined or withdrawn.
    #[error("the challenge expired at {at:?}")]
    Expired { at: Timestamp },
    /// The challenge was accepted before.
    #[error("the challenge has been accepted already")]
    AlreadyAccepted,
    /// The challenge was closed before.
    #[error("the challenge is closed: {0:?}")]
    ChallengeClosed(Closing),
    /// The record has [`MOST_EVENTS`](super::MOST_EVENTS) events, and this would not end the game.
    #[error("the record is full")]
    RecordFull,
    /// It is too early for this.
    #[error("not due yet (due: {due:?})")]
    NotDue {
        /// The due time; none if never.
        due: Option<Timestamp>,
    },
    /// Only the bot itself does this.
    #[error("no player does this")]
    OnlyTheClock,
    /// The challenge has not been accepted, so there is no game yet.
    #[error("the game has not begun")]
    NotStarted,
    /// The game is played by others.
    #[error("not a player of this game")]
    NotAPlayer,
    /// The other side is to move.
    #[error("{to_move:?} is to move")]
    NotYourTurn { to_move: Color },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game is unrated, or no longer rated.
    #[error("the game does not count for ratings")]
    NotRated,
    /// A partner is to move.
    #[error("the partner {partner:?} is to move")]
    PartnersTurn { partner: PlayerId },
    /// The rules forbid the move.
    #[error("{mv:?} is illegal: {reason}")]
    Illegal {
        /// The move; in a trial, on the copy.
        mv: Move,
        reason: IllegalMove,
    },
    /// The opening does not allow it.
    #[error(transparent)]
    Opening(#[from] OpeningRefusal),
    /// A side cannot be joined or left this way.
    #[error(transparent)]
    Sides(#[from] SidesRefusal),
    /// Both have passed and the count has begun: to play on, somebody must resume.
    #[error("the count has begun")]
    CountInProgress,
    /// Possible in the count only.
    #[error("the game is not in the count")]
    NotCounting,
    /// The point is empty: chains are marked by one of their stones.
    #[error("no stone on {0}")]
    NoStoneThere(Point),
    /// The chain is already marked so, or the game is already played there.
    #[error("that is so already")]
    NothingToChange,
    /// The player has already agreed to this count.
    #[error("agreed already")]
    AlreadyAgreed,
    /// Only a count that one side has agreed to can be objected to, and only where the rules know that.
    #[error("there is no count to object to")]
    NothingToObjectTo,
    /// A trial is in progress: the count continues afterwards.
    #[error("a dispute is being played out")]
    TrialInProgress,
    /// There is no trial.
    #[error("no dispute is being played out")]
    NoTrial,
    /// There is no ko on the point.
    #[error("there is no ko on {0} for which one could pass")]
    NoKo(Point),
    /// Trials exist only where playing on would cost points.
    #[error("by these rules, one plays on instead")]
    NoTrialByTheseRules,
    /// The whole board was not repeated.
    #[error("the position has not been there before")]
    NoRepetition,
    /// Seki counts only with territory.
    #[error("seki does not count by these rules")]
    NoSeki,
    /// Nothing has been proposed.
    #[error("nothing has been proposed")]
    NothingProposed,
    /// Another proposal is open.
    #[error("something has been proposed already")]
    AlreadyProposed,
    /// Only the other side can accept a proposal.
    #[error("only the other side can consent")]
    OwnProposal,
    /// The player, or their side, has already accepted; another consent is missing.
    #[error("consented already")]
    AlreadyConsented,
    /// Only games with several players on a side have substitutes.
    #[error("only pairs have substitutes")]
    NotPairs,
    /// The player to be replaced is not on the proposing side.
    #[error("{player:?} does not sit on this side")]
    NotYourSeat { player: PlayerId },
    /// The player to be replaced is not in the game.
    #[error("{player:?} does not play in this game")]
    NotSeated { player: PlayerId },
    /// One person cannot have two seats.
    #[error("{player:?} sits there already")]
    SeatedTwice { player: PlayerId },
    #[error("pairs play Go only")]
    PairsPlayGo,
    /// With four players, colours cannot depend on who is the strongest.
    #[error("the colours of pairs are chosen or drawn by lot")]
    PairsByLot,
    /// The player has already accepted; the others have not.
    #[error("accepted already")]
    AlreadyJoined,
    /// Only a moderator does this.
    #[error("only a moderator rules")]
    OnlyAModerator,
    /// The side has no move to take back.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// The move was answered, or too much time has passed: the other side has to consent.
    #[error("the move can be taken back only with consent")]
    TooLateToTakeBack,
    /// The game has no clock.
    #[error("the game has no clock")]
    NoClock,
    /// The clocks are paused already.
    #[error("the clocks stand already")]
    Paused,
    /// There is no pause before each side has made its first move.
    #[error("the clocks run until each side has made a move")]
    PausedTooEarly,
    /// The clocks are not paused.
    #[error("the clocks run already")]
    NotPaused,
    /// The given time is negative, or more than may be given at once.
    #[error("so much time cannot be given")]
    TimeGiven,
    /// The time is out.
    #[error("the time was out at {at:?}")]
    TimeIsOut {
        /// The moment at which it was out; none if the record already says that the side is overdue.
        at: Option<Timestamp>,
    },
    /// The other side's time is not out.
    #[error("nobody's time is out")]
    NobodyOverdue,
    /// The rules have no draw by agreement.
    #[error("these rules know no draw by agreement")]
    NoDraw,
}

/// Why an action is not possible in an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningRefusal {
    /// The other side is to act, independent of the colour of the next stone.
    #[error("the other side has something to do")]
    NotYourTurn,
    /// This stone must be inside the central square.
    #[error("{point} is outside of the {across}×{across} points in the middle")]
    Outside {
        point: Point,
        /// The side of the square.
        across: u8,
    },
    /// A choice comes before the next stone.
    #[error("there is something to choose first")]
    ChooseFirst,
    /// There is no opening, or no such choice to make in it.
    #[error("there is nothing of the kind to choose")]
    NothingToChoose,
    /// The fifth move is offered already.
    #[error("{0} is offered already")]
    OfferedAlready(Point),
    /// The fifth move is equivalent to an offered one by symmetry.
    #[error("{point} is the same as {like}")]
    Symmetric {
        point: Point,
        /// The offered one.
        like: Point,
    },
    /// The fifth move is not among those offered.
    #[error("{point} is not offered")]
    NotOffered { point: Point, offered: PointSet },
}

/// Why a side of a game of rengo cannot be joined or left, or the game cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SidesRefusal {
    /// Only the challenger or a moderator starts a game of rengo or calls it off.
    #[error("only {challenger:?} or a moderator does this")]
    OnlyTheStarter { challenger: PlayerId },
    /// Only rengo has sides to join, and rengo cannot be accepted in another way.
    #[error("this is not how this challenge is answered")]
    OtherChallenge,
    /// The side is full.
    #[error("{color:?} has enough players")]
    Full { color: Color },
    /// The player, or all players together, have joined too often.
    #[error("joined too often")]
    JoinedTooOften,
    /// The player has joined no side.
    #[error("has joined no side")]
    NotJoined,
    /// Each side needs a player, and both together [`Sides::FEWEST`](super::Sides::FEWEST).
    #[error("too few players")]
    TooFewPlayers,
}
