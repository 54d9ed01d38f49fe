//! What someone asks for.

use super::{Life, OpeningChoice, Place, PlayerId, Proposal, Reason, Ruling};
use crate::clock::Span;
use tengen_rules::{Color, Move, Point, PointSet};

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A person.
    Player(PlayerId),
    /// A person, by what they have planned ahead.
    Plan(PlayerId),
    /// Anyone who may rule over the games of a club.
    Moderator(PlayerId),
    /// Nobody: the bot itself, because time has run or because a thread was made.
    Clock,
}

/// What someone asks for. [`decide`](fn@super::decide) says what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take the open seat of a challenge.
    Accept {
        /// Who is the stronger player, where the terms make that matter.
        stronger: Option<Stronger>,
        /// The colour that the lot gives to the challenger, where it comes to that.
        toss: Color,
    },
    /// Join a side of a game of rengo that has not begun.
    Join(Color),
    /// Leave the side that one has joined.
    Leave,
    /// Begin a game of rengo with those who have joined.
    Start,
    /// Decline a challenge.
    Decline,
    /// Take one's own challenge back.
    Withdraw,
    /// Put a challenge with other terms in the place of this one.
    Replace,
    /// Let a challenge lapse that nobody accepted in time.
    Lapse,
    /// Go on in another place.
    Relocate(Place),
    /// Play a stone or pass; while a dispute is played out, on the copy. In an opening, place a stone,
    /// offer a fifth move or take one of those that are offered.
    Move(Move),
    /// In an opening, say what is to be said.
    Choose(OpeningChoice),
    /// Give up.
    Resign,
    /// In the count, mark the chain with a stone on `point`.
    Mark {
        /// Any point of the chain.
        point: Point,
        /// What to mark it as.
        life: Life,
    },
    /// In the count, agree to the marking as it is.
    Agree,
    /// Stop the count and go on playing, the opponent first.
    Resume,
    /// In the count, mark what the program has found to be dead or in seki; whole chains are marked.
    Suggest {
        /// Stones of the dead chains.
        dead: PointSet,
        /// Stones of the chains in seki.
        seki: PointSet,
    },
    /// Confirm the count that both have agreed.
    Confirm,
    /// Object to the count that both have agreed.
    Object,
    /// In the count, play a dispute out on a copy of the board.
    Try {
        /// The side that moves first there.
        first: Color,
    },
    /// While a dispute is played out: pass for the ko on the point.
    PassForKo(Point),
    /// While a dispute is played out: put the board back.
    EndTrial,
    /// Propose something to the other side.
    Propose(Proposal),
    /// Consent to what the other side has proposed, or to come in as a substitute.
    Consent,
    /// Do not consent to what the other side has proposed or to come in as a substitute, or take one's own proposal back.
    Reject,
    /// Rule as a moderator.
    Rule {
        /// How.
        ruling: Ruling,
        /// Why.
        reason: Option<Reason>,
    },
    /// Take back one's own move of a moment ago, while nobody has answered it.
    TakeBack,
    /// Let the clocks go on after a pause.
    GoOn,
    /// Give the other side more time.
    GiveTime(Span),
    /// Say what of the turn so far does not count: the bot's own doing, by the players' calendars.
    Rest(Span),
    /// Let the time of the side to move be out.
    RunOut,
    /// Let a side lose that has made no first move by the deadline of a tournament's round.
    NoShow {
        /// The side.
        color: Color,
    },
    /// Have the result not count for ratings: the bot's own doing, for only it sees a player's other games.
    Unrate,
    /// Claim the game against a side whose time is out; in the count, let it stand as it is.
    Claim,
    /// Call off a game in which the other side's time is out.
    CallOff,
}

/// Who is the stronger player, in the words of the one who accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stronger {
    /// The one who made the challenge.
    Challenger,
    /// The one who accepts it.
    Accepter,
    /// Neither: the lot decides.
    Equal,
}
