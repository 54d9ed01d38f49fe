//! Every way to say no.

use super::{Closing, PlayerId};
use crate::clock::Timestamp;
use tengen_rules::{Color, IllegalMove, Move, Point, PointSet};

/// Why an action was not carried out. Nothing has changed then.
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
    OnlyTheInvited {
        /// For whom.
        invited: PlayerId,
    },
    /// An open challenge has nobody who could decline it.
    #[error("the challenge is open to all, so nobody need decline it")]
    NobodyInvited,
    /// Only the one who made a challenge takes it back.
    #[error("only {challenger:?} may withdraw the challenge")]
    OnlyTheChallenger {
        /// Who made it.
        challenger: PlayerId,
    },
    /// The stronger player takes White, and the one who accepts did not say who that is.
    #[error("the colours depend on who is the stronger player")]
    WhoIsStronger,
    /// The challenge can no longer be accepted, declined or withdrawn.
    #[error("the challenge expired at {at:?}")]
    Expired {
        /// Since when.
        at: Timestamp,
    },
    /// The challenge was accepted before.
    #[error("the challenge has been accepted already")]
    AlreadyAccepted,
    /// The challenge came to nothing before.
    #[error("the challenge is closed: {0:?}")]
    ChallengeClosed(Closing),
    /// The record has [`MOST_EVENTS`](super::MOST_EVENTS) events, and this would not end the game.
    #[error("the record is full")]
    RecordFull,
    /// The time for this has not come.
    #[error("not due yet (due: {due:?})")]
    NotDue {
        /// When it comes; never, as the game stands, where there is none.
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
    NotYourTurn {
        /// The side to move.
        to_move: Color,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game does not count for ratings, or no more.
    #[error("the game does not count for ratings")]
    NotRated,
    /// Of several on a side, another one is to move.
    #[error("the partner {partner:?} is to move")]
    PartnersTurn {
        /// The partner.
        partner: PlayerId,
    },
    /// The rules forbid the move.
    #[error("{mv:?} is illegal: {reason}")]
    Illegal {
        /// The move, possibly on the copy on which a dispute is played out.
        mv: Move,
        /// Why.
        reason: IllegalMove,
    },
    /// The opening has something else in store.
    #[error(transparent)]
    Opening(#[from] OpeningRefusal),
    /// A side is joined in another way, or not at all.
    #[error(transparent)]
    Sides(#[from] SidesRefusal),
    /// Both have passed and the count has begun: to play on, someone must ask to resume.
    #[error("the count has begun")]
    CountInProgress,
    /// Only in the count.
    #[error("the game is not in the count")]
    NotCounting,
    /// Chains are marked by one of their stones.
    #[error("no stone on {0}")]
    NoStoneThere(Point),
    /// The chain is marked so already, or the game is played there already.
    #[error("that is so already")]
    NothingToChange,
    /// The player has agreed to this very marking, or confirmed this very count, before.
    #[error("agreed already")]
    AlreadyAgreed,
    /// Only a count that both have agreed is confirmed or objected to, and only where the rules ask for it.
    #[error("there is no agreed count")]
    NothingToConfirm,
    /// The count is agreed and waits to be confirmed: to change it, object first.
    #[error("the count waits to be confirmed")]
    ConfirmationInProgress,
    /// A dispute is being played out: the count goes on afterwards.
    #[error("a dispute is being played out")]
    TrialInProgress,
    /// No dispute is being played out.
    #[error("no dispute is being played out")]
    NoTrial,
    /// There is no ko on the point for which one could pass.
    #[error("there is no ko on {0} for which one could pass")]
    NoKo(Point),
    /// Disputes are played out only where playing on would cost points.
    #[error("by these rules, one plays on instead")]
    NoTrialByTheseRules,
    /// The whole board has not come back.
    #[error("the position has not been there before")]
    NoRepetition,
    /// Seki counts only with territory.
    #[error("seki does not count by these rules")]
    NoSeki,
    /// Nothing has been proposed.
    #[error("nothing has been proposed")]
    NothingProposed,
    /// Something else lies on the table.
    #[error("something has been proposed already")]
    AlreadyProposed,
    /// Only the other side consents.
    #[error("only the other side can consent")]
    OwnProposal,
    /// The player, or their side, has consented before; somebody else has not.
    #[error("consented already")]
    AlreadyConsented,
    /// Only games in which a side has several players have substitutes.
    #[error("only pairs have substitutes")]
    NotPairs,
    /// The one who should leave does not sit on the side that proposes it.
    #[error("{player:?} does not sit on this side")]
    NotYourSeat {
        /// Who.
        player: PlayerId,
    },
    /// The one whose seat a moderator gives away has none.
    #[error("{player:?} does not play in this game")]
    NotSeated {
        /// Who.
        player: PlayerId,
    },
    /// One person cannot sit in two seats.
    #[error("{player:?} sits there already")]
    SeatedTwice {
        /// Who.
        player: PlayerId,
    },
    /// Pairs play Go.
    #[error("pairs play Go only")]
    PairsPlayGo,
    /// Nobody asks four people who is the strongest.
    #[error("the colours of pairs are chosen or drawn by lot")]
    PairsByLot,
    /// The player has accepted before; the others have not.
    #[error("accepted already")]
    AlreadyJoined,
    /// Only a moderator does this.
    #[error("only a moderator rules")]
    OnlyAModerator,
    /// The side has no move that could be taken back.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// The move was answered, or stood too long: the other side has to consent.
    #[error("the move can be taken back only with consent")]
    TooLateToTakeBack,
    /// The game has no clock.
    #[error("the game has no clock")]
    NoClock,
    /// The clocks stand already.
    #[error("the clocks stand already")]
    Paused,
    /// Before each side has made a move, its first one is waited for.
    #[error("the clocks run until each side has made a move")]
    PausedTooEarly,
    /// The clocks do not stand.
    #[error("the clocks run already")]
    NotPaused,
    /// Less than nothing, or more than may be given at once.
    #[error("so much time cannot be given")]
    TimeGiven,
    /// The time is out.
    #[error("the time was out at {at:?}")]
    TimeIsOut {
        /// Since when; none where it has been found before.
        at: Option<Timestamp>,
    },
    /// The other side's time is not out.
    #[error("nobody's time is out")]
    NobodyOverdue,
    /// The rules know no draw.
    #[error("these rules know no draw by agreement")]
    NoDraw,
}

/// Why something is not done in an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningRefusal {
    /// The other side has something to do, whatever the colour of the next stone.
    #[error("the other side has something to do")]
    NotYourTurn,
    /// This stone goes into the square in the middle with so many points across.
    #[error("{point} is outside of the {across}×{across} points in the middle")]
    Outside {
        /// The point.
        point: Point,
        /// How many points across.
        across: u8,
    },
    /// Something is to be said before the next stone.
    #[error("there is something to choose first")]
    ChooseFirst,
    /// There is no opening, or nothing of the kind to be said in it.
    #[error("there is nothing of the kind to choose")]
    NothingToChoose,
    /// The fifth move is offered already.
    #[error("{0} is offered already")]
    OfferedAlready(Point),
    /// The fifth move is the same as one that is offered, on a board that is turned or mirrored.
    #[error("{point} is the same as {like}")]
    Symmetric {
        /// The point.
        point: Point,
        /// The one that is offered.
        like: Point,
    },
    /// The fifth move is not one of those that are offered.
    #[error("{point} is not offered")]
    NotOffered {
        /// The point.
        point: Point,
        /// Those that are.
        offered: PointSet,
    },
}

/// Why a side of a game of rengo is not joined or left, and why the game does not begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SidesRefusal {
    /// Only the challenger or a moderator starts a game of rengo or calls it off.
    #[error("only {challenger:?} or a moderator does this")]
    OnlyTheStarter {
        /// Who offered the game.
        challenger: PlayerId,
    },
    /// Sides are joined in rengo, and no other challenge has any; rengo is accepted in no other way.
    #[error("this is not how this challenge is answered")]
    OtherChallenge,
    /// The side has as many players as it can have.
    #[error("{color:?} has enough players")]
    Full {
        /// The side.
        color: Color,
    },
    /// The player, or all together, have joined as often as they may.
    #[error("joined too often")]
    JoinedTooOften,
    /// The player has joined no side.
    #[error("has joined no side")]
    NotJoined,
    /// Each side needs a player, and both together [`Sides::FEWEST`](super::Sides::FEWEST).
    #[error("too few players")]
    TooFewPlayers,
}
