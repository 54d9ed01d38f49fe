//! Advice from the engine for a waiting member: a short search on a separate thread.

use crate::clock::Span;
use crate::engine::Query;
use crate::games::program::ProgramRefusal;
use crate::games::program::thinking::{Question, Thinking, Timed};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;

/// Maximum time of the search.
const MOST_TIME: Span = Span::millis(700);
/// Time from the request to the end of the search, the wait for a thread included: Discord accepts an answer for three
/// seconds, and the picture must be painted, too.
const DEADLINE: Span = Span::millis(1_200);
/// Maximum playouts of the search.
const MOST_PLAYOUTS: u32 = 4_000;

/// The engine's answer to `ask` for the caller; none if it finds nothing, or the caller has used up their budget.
pub(crate) async fn advise<T: Send + 'static>(
    ctx: &Ctx<'_>,
    question: Question,
    ask: fn(&Query<'_>) -> Option<T>,
) -> Result<Option<T>, NoTime> {
    let (services, caller) = (ctx.services, ctx.caller());
    let start = services.now();
    let thinking = services.state::<Thinking>();
    if !thinking.has_time(caller, start) {
        return Err(NoTime);
    }
    let clock = services.clock.clone();
    let deadline = clock.now().after(DEADLINE);
    let work = move || {
        let advice = Timed {
            question,
            playouts: MOST_PLAYOUTS,
            until: clock.now().after(MOST_TIME).min(deadline),
            clock,
        };
        advice.ask(ask)
    };
    let found = thinking.advise(work).await;
    thinking.spend(caller, start, services.now());
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
