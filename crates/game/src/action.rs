//! Actions of players.

use super::{Life, OpeningChoice, Place, PlayerId, Proposal, Reason, Ruling, Suggestion};
use crate::clock::Span;
use tengen_rules::{Color, Move, Point};

/// The author of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    Player(PlayerId),
    /// A person, by their plan.
    Plan(PlayerId),
    /// A moderator of the club.
    Moderator(PlayerId),
    /// Nobody: the bot itself, because time has run out or a thread was made.
    Clock,
}

/// A request of an actor. [`decide`](fn@super::decide) turns it into an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take the open seat of a challenge.
    Accept {
        /// The stronger player, where the terms depend on it.
        stronger: Option<Stronger>,
        /// The challenger's colour by lot, where the terms depend on it.
        toss: Color,
    },
    /// Join a side of a game of rengo that has not begun.
    Join(Color),
    /// Leave the side that one has joined.
    Leave,
    /// Begin a game of rengo with those who have joined.
    Start,
    Decline,
    /// Withdraw the challenge.
    Withdraw,
    /// Replace this challenge by one with other terms.
    Replace,
    /// Let a challenge lapse that nobody accepted in time.
    Lapse,
    /// Continue the game in another place.
    Relocate(Place),
    /// Play a stone or pass; during a trial, on the copy. In an opening, place a stone, offer a fifth move or take one
    /// of those offered.
    Move(Move),
    /// In an opening, make a choice.
    Choose(OpeningChoice),
    /// Give up.
    Resign,
    /// In the count, mark the chain with a stone on `point`.
    Mark {
        /// Any point of the chain.
        point: Point,
        /// The status to mark.
        life: Life,
    },
    /// In the count, agree to the current marking.
    Agree,
    /// Stop the count and resume play; the opponent moves first.
    Resume,
    /// In the count, mark the program's findings of dead and seki stones; whole chains are marked.
    Suggest(Suggestion),
    /// Object to the count that one side has agreed to.
    Object,
    /// In the count, play out a dispute on a copy of the board (a trial).
    Try {
        /// The side that moves first there.
        first: Color,
    },
    /// During a trial: pass for the ko on the point.
    PassForKo(Point),
    /// During a trial: put the board back.
    EndTrial,
    /// Propose something to the other side.
    Propose(Proposal),
    /// Accept the other side's proposal, or come in as a substitute.
    Consent,
    /// Reject the other side's proposal or substitute, or withdraw one's own proposal.
    Reject,
    /// Rule as a moderator.
    Rule {
        ruling: Ruling,
        reason: Option<Reason>,
    },
    /// Take back one's last move before anybody has answered it.
    TakeBack,
    /// Restart the clocks after a pause.
    GoOn,
    /// Give the other side more time.
    GiveTime(Span),
    /// Record a part of the current turn that does not count, by the players' calendars. Only the bot does this.
    Rest(Span),
    /// End the time of the side to move.
    RunOut,
    /// Let a side lose that made no first move by the deadline of a tournament's round.
    NoShow {
        color: Color,
    },
    /// Exclude the result from ratings. Only the bot does this: only it sees a player's other games.
    Unrate,
    /// Claim the game against a side whose time is out; in the count, accept the current marking.
    Claim,
    /// Call off a game in which the other side's time is out.
    CallOff,
}

/// The stronger player, as stated on accepting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stronger {
    Challenger,
    Accepter,
    /// Neither: the lot decides.
    Equal,
}
