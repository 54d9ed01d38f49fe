//! The events that a game's record consists of.

use super::{
    Actor, Invitation, OpeningChoice, Place, Proposal, Reason, Revision, Ruling, Seat, Terms,
};
use crate::clock::{Span, Timestamp};
use tengen_rules::{ByColor, Color, Move, Point, PointSet, TrialMove};

/// An event of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub at: Timestamp,
    pub by: Actor,
    pub kind: EventKind,
}

/// A kind of event with its data.
///
/// Ends that follow from the rules (five in a row, two passes, both agreeing the count) have no separate event:
/// they follow from the events before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// A challenge was made: always the first event, and only the first.
    Offered {
        terms: Terms,
        invitation: Invitation,
        place: Place,
    },
    /// The actor accepted, where several have to.
    Joined,
    /// The actor joined a side of a game of rengo, possibly leaving the other one.
    JoinedSide { color: Color },
    /// The actor left their side.
    LeftSide,
    /// The challenge was accepted, or a game of rengo started, and the players took their seats.
    Accepted { seats: ByColor<Seat> },
    /// The invited player declined.
    Declined,
    /// The challenger took the challenge back.
    Withdrawn,
    /// The actor, challenger or invited player, replaced the challenge by one with other terms.
    Replaced,
    /// Nobody accepted in time.
    Lapsed,
    /// The game moved to another place, such as a thread of its own.
    Relocated { place: Place },
    /// A stone was played, or a turn passed.
    Moved { color: Color, mv: Move },
    /// In an opening, the actor's side made a choice.
    Chose { choice: OpeningChoice },
    /// In an opening, Black offered a fifth move.
    FifthOffered { point: Point },
    Resigned {
        /// The side that lost.
        color: Color,
    },
    /// In the count, a chain was marked.
    Marked {
        /// The whole chain.
        chain: PointSet,
        life: Life,
    },
    /// In the count, the program suggested which chains are dead or in seki. Recorded because another version may
    /// suggest otherwise; the players change it as they like.
    Suggested(Suggestion),
    /// In the count, a player agreed to the current marking.
    Agreed {
        /// The player's side.
        color: Color,
    },
    /// A player asked to resume play (Japanese 1989, Article 9.3).
    Resumed {
        /// The side that asked; the other one plays first.
        color: Color,
    },
    /// A player objected to the count that one side had agreed to: it is open again (Japanese 1989, Article 10.3).
    Objected {
        /// The player's side.
        color: Color,
    },
    /// A player began a trial: a dispute played out on a copy of the board (Japanese 1989, Article 7.2).
    TrialBegan {
        /// The side that asked.
        color: Color,
        /// The side that moves first.
        first: Color,
    },
    /// A turn of the trial.
    Tried { color: Color, mv: TrialMove },
    /// A player ended the trial: the board is as it was. Two passes end it too, without this event.
    TrialEnded {
        /// The player's side.
        color: Color,
    },
    /// A side proposed something.
    Proposed { color: Color, proposal: Proposal },
    /// The other side accepted the proposal, or the substitute did, as [`Event::by`] tells. A substitution needs both
    /// consents, in any order.
    Consented {
        /// The accepting side; of a substitute, the side to join.
        color: Color,
    },
    /// The other side or the substitute rejected the proposal, or the proposing side withdrew it.
    Rejected {
        /// The rejecting side; of a substitute, the side to join.
        color: Color,
    },
    Ruled {
        ruling: Ruling,
        /// None in records from before reasons were required.
        reason: Option<Reason>,
    },
    /// A player took the last move back before anybody had answered it.
    TakenBack {
        /// Number of events before that move.
        to: Revision,
    },
    /// A side restarted the clocks after a pause.
    WentOn { color: Color },
    /// A side got more time from the other.
    TimeGiven {
        /// The side that got it.
        color: Color,
        span: Span,
    },
    /// A part of the current turn does not count: weekend, night, vacation, or an outage of the bot.
    Rested {
        /// Added to the rests already recorded.
        span: Span,
    },
    /// The time of a side is out, and it has lost; before both sides have moved, nobody loses.
    TimeRanOut { color: Color },
    /// The time of a side is out, or it has not answered the count in time; the other side decides.
    Overdue {
        /// The side whose time is out.
        color: Color,
    },
    /// The side made no first move by the deadline of a tournament's round, and has lost.
    NoShow { color: Color },
    /// The result does not count for ratings: the player who is about to lose on time has done nothing since losing
    /// another rated game on time. Only the first game of such a series counts. It is recorded because it depends on
    /// other games.
    Unrated,
    /// A side claimed the game because the other one's time is out; in the count, it accepted the marking.
    Claimed { color: Color },
    /// A side called the game off because the other one's time is out.
    CalledOff { color: Color },
}

/// The suggestion of the program for a count, in whole chains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Suggestion {
    /// Chains to be taken off.
    pub dead: PointSet,
    /// Chains in seki.
    pub seki: PointSet,
    /// Dead chains with a proof.
    pub proven: PointSet,
    /// Chains that live or die by who moves first, whether suggested as dead or not: the players are asked.
    pub unsettled: PointSet,
}

/// The status of a chain in the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Life {
    /// Taken off the board, and counted as prisoners.
    Dead,
    Alive,
    /// Alive only with the help of neutral points: the points they surround are no territory (Japanese 1989, Article
    /// 8).
    Seki,
}
