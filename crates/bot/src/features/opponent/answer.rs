//! The engine's duty in a game, as far as it needs no search: a pure function of the game.

use crate::game::{Action, Game, Phase, PlayerId, Proposal};

/// The engine's duty in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Accept the challenge.
    Accept,
    /// Take this action, which needs no search.
    Do(Action),
    /// A move: in the game, or on the copy on which a dispute is played out.
    Move,
    /// Accept a draw or decline it.
    JudgeDraw,
    /// Agree to the count, or do something about it.
    Count,
}

/// The duty of `program` in `game`; none while it is the turn of others, or it has to wait.
///
/// If the other side runs out of time, the program lets it move on.
pub(crate) fn task(game: &Game, program: PlayerId) -> Option<Task> {
    if let Phase::Offered { joined, .. } = game.phase() {
        let mut invited = game.offer().invitation.players();
        let is_asked = invited.any(|player| player == program) && !joined.contains(&program);
        return is_asked.then_some(Task::Accept);
    }
    let own = game.color_of(program)?;
    if let Some((_, proposal)) = game.open_proposal()
        && game.players_to_consent().contains(&program)
    {
        return Some(reply(game, proposal));
    }
    match game.phase() {
        Phase::Playing => (game.to_move() == Some(own) && !game.is_paused()).then_some(Task::Move),
        Phase::Trial { .. } => (game.to_move() == Some(own)).then_some(Task::Move),
        Phase::Counting { agreed, .. } => (agreed != Some(own)).then_some(Task::Count),
        Phase::Offered { .. } | Phase::Closed(_) | Phase::Finished(_) => None,
    }
}

/// The answer to a proposal: yes to a friendly one, no to one that helps nobody, or that would devalue a rated game
/// that is nearly lost.
fn reply(game: &Game, proposal: Proposal) -> Task {
    match proposal {
        Proposal::NoResult | Proposal::Undo { .. } | Proposal::CallOff if game.is_rated() => {
            Task::Do(Action::Reject)
        }
        Proposal::NoResult
        | Proposal::Undo { .. }
        | Proposal::Pause
        | Proposal::CallOff
        | Proposal::GoOnIn { .. } => Task::Do(Action::Consent),
        Proposal::BothLose | Proposal::Substitute { .. } => Task::Do(Action::Reject),
        Proposal::Draw => Task::JudgeDraw,
    }
}
