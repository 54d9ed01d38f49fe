//! What has happened: the events of which a game's record is made.

use super::{
    Actor, Invitation, OpeningChoice, Place, Proposal, Reason, Revision, Ruling, Seat, Terms,
};
use crate::clock::{Span, Timestamp};
use tengen_rules::{ByColor, Color, Move, Point, PointSet, TrialMove};

/// One thing that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// When it happened.
    pub at: Timestamp,
    /// Whose doing it was.
    pub by: Actor,
    /// What happened.
    pub kind: EventKind,
}

/// What happened.
///
/// Ends that follow from the rules (five in a row, two passes, both agreeing the count) have no event of their own:
/// they follow from the events that led there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// A challenge was made: always the first event, and only the first.
    Offered {
        /// What was proposed.
        terms: Terms,
        /// Who may accept.
        invitation: Invitation,
        /// Where the challenge was made.
        place: Place,
    },
    /// One of several who have to accept did so: that is the actor.
    Joined,
    /// Somebody joined a side of a game of rengo, maybe from the other one: that is the actor.
    JoinedSide {
        /// The side.
        color: Color,
    },
    /// Somebody left the side that they had joined: that is the actor.
    LeftSide,
    /// The challenge was accepted, or a game of rengo started, and the players took their seats.
    Accepted {
        /// Who sits where.
        seats: ByColor<Seat>,
    },
    /// The invited player declined.
    Declined,
    /// The challenger took the challenge back.
    Withdrawn,
    /// The challenger or the invited player put a challenge with other terms in its place: that is the actor.
    Replaced,
    /// Nobody accepted in time.
    Lapsed,
    /// The game moved to another place, such as a thread of its own.
    Relocated {
        /// Where it is played from now on.
        place: Place,
    },
    /// A stone was played, or a turn passed.
    Moved {
        /// Whose turn it was.
        color: Color,
        /// The move.
        mv: Move,
    },
    /// In an opening, the side that was to choose said what it wants: that is the actor's.
    Chose {
        /// What.
        choice: OpeningChoice,
    },
    /// In an opening, Black offered a fifth move.
    FifthOffered {
        /// Where.
        point: Point,
    },
    /// A player resigned.
    Resigned {
        /// The side that lost by it.
        color: Color,
    },
    /// In the count, a chain was marked.
    Marked {
        /// The whole chain.
        chain: PointSet,
        /// Marked as this.
        life: Life,
    },
    /// In the count, the program found which chains are probably dead or in seki.
    /// It is written down, since another version may find otherwise; the players change it as they like.
    Suggested {
        /// Whole chains.
        dead: PointSet,
        /// Whole chains.
        seki: PointSet,
    },
    /// In the count, a player agreed to the marking as it is.
    Agreed {
        /// Whose player.
        color: Color,
    },
    /// A player asked to go on playing (Japanese rules 1989, article 9.3).
    Resumed {
        /// The side that asked; the other one plays first.
        color: Color,
    },
    /// A player confirmed the count that both have agreed (Japanese rules 1989, article 10.4).
    Confirmed {
        /// Whose player.
        color: Color,
    },
    /// A player objected to the count: it is open again (Japanese rules 1989, article 10.3).
    Objected {
        /// Whose player.
        color: Color,
    },
    /// A player asked to play a dispute out on a copy of the board (Japanese rules 1989, article 7.2).
    TrialBegan {
        /// The side that asked.
        color: Color,
        /// The side that moves first.
        first: Color,
    },
    /// A turn on that copy.
    Tried {
        /// Whose turn it was.
        color: Color,
        /// What was done.
        mv: TrialMove,
    },
    /// A player had the board put back as it was when the game stopped. Two passes do it too, without this event.
    TrialEnded {
        /// Whose player.
        color: Color,
    },
    /// A side proposed something.
    Proposed {
        /// The side.
        color: Color,
        /// What.
        proposal: Proposal,
    },
    /// The other side consented to what was proposed, or the substitute did, whom `by` tells from a player of a side.
    /// A substitute takes the seat with the second of these two consents, whichever comes first.
    Consented {
        /// The side that consented; of a substitute, the side that they would join.
        color: Color,
    },
    /// The other side or the substitute did not consent, or the side itself took its proposal back.
    Rejected {
        /// The side that did so; of a substitute, the side that they would join.
        color: Color,
    },
    /// A moderator ruled.
    Ruled {
        /// How.
        ruling: Ruling,
        /// Why; records from before reasons were asked for have none.
        reason: Option<Reason>,
    },
    /// A player took the last move back, before anyone had answered it.
    TakenBack {
        /// How many events the record had before that move.
        to: Revision,
    },
    /// A side let the clocks go on.
    WentOn {
        /// The side.
        color: Color,
    },
    /// A side got more time from the other.
    TimeGiven {
        /// The side that got it.
        color: Color,
        /// How much.
        span: Span,
    },
    /// A part of the turn so far does not count: weekend, night, vacation, or the bot was away.
    Rested {
        /// How much, beside what was known before.
        span: Span,
    },
    /// The time of a side is out, and it has lost; before both sides have moved, nobody has.
    TimeRanOut {
        /// The side.
        color: Color,
    },
    /// The time of a side is out, or it has not answered the count in time, and the other side is asked what to do.
    Overdue {
        /// The side whose time is out.
        color: Color,
    },
    /// The side made no first move by the deadline of a tournament's round, and has lost.
    NoShow {
        /// The side.
        color: Color,
    },
    /// The result does not count for ratings: the one who is about to lose on time has done nothing since their time ran
    /// out in another rated game. Of such a series the first game counts. The program finds that where the game ends; it is
    /// written down, since nothing in this game tells it.
    Unrated,
    /// A side claimed the game, since the other one's time is out; or, in the count, let the count stand.
    Claimed {
        /// The side that claims.
        color: Color,
    },
    /// A side called the game off, since the other one's time is out.
    CalledOff {
        /// The side that did.
        color: Color,
    },
}

/// What a chain is in the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Life {
    /// They are taken off and count as prisoners.
    Dead,
    /// They stay.
    Alive,
    /// They stay, but live only with the help of neutral points: what they surround is no territory
    /// (Japanese 1989, Article 8).
    Seki,
}
