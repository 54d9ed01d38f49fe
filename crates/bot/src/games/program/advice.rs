//! Advice from the engine for a member who waits: little time, and a thread of its own.

use crate::clock::Span;
use crate::engine::Query;
use crate::games::program::ProgramRefusal;
use crate::games::program::thinking::{Question, Thinking, Timed};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;

/// The most time for it.
const MOST: Span = Span::millis(700);
/// The deadline of advice, regardless of the queue: Discord accepts an answer for three seconds, and the picture must
/// be painted, too.
const LATEST: Span = Span::millis(1_200);
/// The most playouts for it.
const PLAYOUTS: u32 = 4_000;

/// The engine's answer to `ask` for the caller; none if it finds nothing, or the caller has used up their budget.
pub(crate) async fn advise<T: Send + 'static>(
    ctx: &Ctx<'_>,
    question: Question,
    ask: fn(&Query<'_>) -> Option<T>,
) -> Result<Option<T>, NoTime> {
    let (services, caller) = (ctx.services, ctx.caller());
    let begun = services.now();
    let thinking = services.state::<Thinking>();
    if !thinking.has_time(caller, begun) {
        return Err(NoTime);
    }
    let clock = services.clock.clone();
    let latest = clock.now().after(LATEST);
    let work = move || {
        let advice = Timed {
            question,
            playouts: PLAYOUTS,
            until: clock.now().after(MOST).min(latest),
            clock,
        };
        advice.ask(ask)
    };
    let found = thinking.advise(work).await;
    thinking.spend(caller, begun, services.now());
    Ok(found.flatten())
}

/// The caller has used up the time that the program has for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoTime;

impl From<NoTime> for Failure {
    fn from(NoTime: NoTime) -> Self {
        ProgramRefusal::Time.into()
    }
}
