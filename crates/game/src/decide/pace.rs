//! Clocks, and undoing the latest move.

use super::{check_is_clock, side};
use crate::clock::{Span, Timestamp};
use crate::{
    AcceptedStage, Action, Actor, Clocks, EventKind, Game, Overdue, Refusal, Revision, Unanswered,
};

/// Time within which a move may be taken back without consent, if nobody has answered it.
pub const TAKE_BACK: Span = Span::minutes(1);
/// Maximum time that may be given at once.
pub const MOST_TIME_GIVEN: Span = Span::days(30);

/// Decides actions about time; none for other actions.
pub(super) fn decide(
    game: &Game,
    actor: Actor,
    action: Action,
    stage: &AcceptedStage,
    now: Timestamp,
) -> Option<Result<EventKind, Refusal>> {
    Some(match action {
        Action::TakeBack => take_back(game, actor, now).map(|to| EventKind::TakenBack { to }),
        Action::GoOn => side(game, actor).and_then(|color| {
            if game.is_paused() {
                Ok(EventKind::WentOn { color })
            } else {
                Err(Refusal::NotPaused)
            }
        }),
        Action::GiveTime(span) => give_time(game, actor, span),
        Action::Rest(span) => check_is_clock(actor)
            .and_then(|()| running_clocks(game, stage))
            .and_then(|clocks| record_rest(clocks, span, now)),
        Action::RunOut => check_is_clock(actor).and_then(|()| match game.pending_answer() {
            Some(unanswered) => decide_late_answer(game, unanswered, now),
            None => running_clocks(game, stage).and_then(|clocks| run_out(game, clocks, now)),
        }),
        Action::NoShow { color } => check_is_clock(actor).and_then(|()| {
            if game.has_moved(color) {
                Err(Refusal::NotDue { due: None })
            } else {
                Ok(EventKind::NoShow { color })
            }
        }),
        Action::Unrate => check_is_clock(actor).and_then(|()| {
            if game.is_rated() {
                Ok(EventKind::Unrated)
            } else {
                Err(Refusal::NotRated)
            }
        }),
        Action::Claim => side_that_decides(game, actor).map(|color| EventKind::Claimed { color }),
        // A player about to lose by the count may not call the game off.
        Action::CallOff if game.pending_answer().is_some() => Err(Refusal::CountInProgress),
        Action::CallOff => {
            side_that_decides(game, actor).map(|color| EventKind::CalledOff { color })
        }
        _ => return None,
    })
}

/// Checks that the side to move has time left.
pub(super) fn check_time_left(game: &Game, now: Timestamp) -> Result<(), Refusal> {
    let color = game.to_move().unwrap_or(game.position.to_move());
    match game.clocks().filter(|clocks| clocks.is_out(color, now)) {
        Some(clocks) => Err(Refusal::TimeIsOut {
            at: clocks.out_at(color),
        }),
        None => Ok(()),
    }
}

/// Checks that `span` may be given at once.
pub(super) fn check_time_given(span: Span) -> Result<(), Refusal> {
    if span > Span::ZERO && span <= MOST_TIME_GIVEN {
        Ok(())
    } else {
        Err(Refusal::TimeGiven)
    }
}

/// The revision before the move, or the offer of a fifth move, that may be taken back.
fn take_back(game: &Game, actor: Actor, now: Timestamp) -> Result<Revision, Refusal> {
    side(game, actor)?;
    // Events by the bot, such as a rest of the clock, are no answer.
    let last = game.events.iter().enumerate();
    let last = last.rev().find(|(_, event)| event.by != Actor::Clock);
    match last {
        Some((index, event))
            if matches!(
                event.kind,
                EventKind::Moved { .. } | EventKind::FifthOffered { .. }
            ) && event.by == actor
                && now.since(event.at) <= TAKE_BACK =>
        {
            Ok(Revision::new(index as u32))
        }
        _ if game.turns.is_empty() => Err(Refusal::NothingToUndo),
        _ => Err(Refusal::TooLateToTakeBack),
    }
}

fn give_time(game: &Game, actor: Actor, span: Span) -> Result<EventKind, Refusal> {
    let color = !side(game, actor)?;
    game.clocks().ok_or(Refusal::NoClock)?;
    check_time_given(span)?;
    Ok(EventKind::TimeGiven { color, span })
}

/// The clocks, while the players move in turn.
fn running_clocks<'a>(game: &'a Game, stage: &AcceptedStage) -> Result<&'a Clocks, Refusal> {
    match (game.clocks(), stage) {
        (Some(clocks), AcceptedStage::Playing) => Ok(clocks),
        _ => Err(Refusal::NotDue { due: None }),
    }
}

fn record_rest(clocks: &Clocks, span: Span, now: Timestamp) -> Result<EventKind, Refusal> {
    let Some(since) = clocks.since() else {
        return Err(Refusal::NotDue { due: None });
    };
    if span <= Span::ZERO {
        return Err(Refusal::NothingToChange);
    }
    // At most the elapsed time can have rested.
    if clocks.recorded_rest().plus(span) > now.since(since) {
        return Err(Refusal::NotDue { due: None });
    }
    Ok(EventKind::Rested { span })
}

fn run_out(game: &Game, clocks: &Clocks, now: Timestamp) -> Result<EventKind, Refusal> {
    let color = game.to_move().ok_or(Refusal::NotDue { due: None })?;
    if clocks.is_overdue() {
        return Err(Refusal::NothingToChange);
    }
    if !clocks.is_out(color, now) {
        let due = clocks.out_at(color);
        return Err(Refusal::NotDue { due });
    }
    Ok(match game.terms().pace.overdue {
        Overdue::WaitingSideChooses if game.has_begun() => EventKind::Overdue { color },
        Overdue::WaitingSideChooses | Overdue::Loses => EventKind::TimeRanOut { color },
    })
}

/// The event that the answer to the count is late, so that the other side decides.
fn decide_late_answer(
    game: &Game,
    unanswered: Unanswered,
    now: Timestamp,
) -> Result<EventKind, Refusal> {
    let late_at = unanswered.late_at();
    if game.clocks().is_some_and(Clocks::is_overdue) {
        return Err(Refusal::NothingToChange);
    }
    if late_at <= now {
        Ok(EventKind::Overdue {
            color: unanswered.color,
        })
    } else {
        Err(Refusal::NotDue { due: Some(late_at) })
    }
}

/// The side of `actor`, if the other side's time is out and this one has to decide.
fn side_that_decides(game: &Game, actor: Actor) -> Result<tengen_rules::Color, Refusal> {
    let color = side(game, actor)?;
    let is_overdue = game.clocks().is_some_and(Clocks::is_overdue);
    if is_overdue && game.on_clock() == Some(!color) {
        Ok(color)
    } else {
        Err(Refusal::NobodyOverdue)
    }
}
